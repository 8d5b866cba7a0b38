"""A plain-HTTP page that explains the browser's warning about our own certificate.

It knows no tables and takes no secrets; it only links to the server.
"""

from __future__ import annotations

import base64
import hashlib
import html
import socket
import threading
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote, urlsplit

import uvicorn

from turncoat.server.accept_language import best_language
from turncoat.server.connection_limits import ConnectionCounter
from turncoat.server.http.hosts import Hosts
from turncoat.server.http.https.certificate import ServerCertificate
from turncoat.server.http.protocol import http_protocol
from turncoat.server.http.proxies import Proxies
from turncoat.server.limits import Limits
from turncoat.words import Words

if TYPE_CHECKING:
    from litestar.types import Receive, Scope, Send

CERTIFICATE_PATH: Final = "/turncoat.crt"
MOST_CONNECTIONS: Final = 100
STYLE: Final = """
:root{color-scheme:dark;--ground:#0c1411;--raised:#182721;--ink:#f4ead3;--soft:#cfc6ae;--brass:#dcae52}
@media(prefers-color-scheme:light){:root{color-scheme:light;--ground:#efe4ca;--raised:#f9f2e1;--ink:#1e1a12;--soft:#453d2d}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:1.0625rem/1.5 "Segoe UI",system-ui,sans-serif}
main{max-width:34rem;margin:0 auto;padding:2rem 1rem 3rem}
h1,h2{font-family:"Iowan Old Style",Georgia,serif;line-height:1.15;text-wrap:balance}
h1{font-size:2rem;margin:0 0 1rem}
h2{font-size:1.25rem;margin:2rem 0 .5rem}
.go{display:block;margin:1.5rem 0;padding:1rem;border-radius:.75rem;background:var(--brass);color:#1c1405;
font-size:1.25rem;font-weight:600;text-align:center;text-decoration:none}
li{margin:.25rem 0}
.soft,small{color:var(--soft)}
a{color:inherit}
code{display:block;overflow-wrap:anywhere;padding:.75rem;border-radius:.5rem;background:var(--raised);font-size:.8125rem}
"""
_HASH: Final = base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()
CHECKS: Final = ("/readyz", "/healthz", "/livez", "/metrics", "/api", "/ws")
"""Paths that programs ask for. The notice must not answer them: its 200 would look like a healthy server."""
HEADERS: Final = (
    (b"cache-control", b"no-store"),
    (b"content-security-policy", f"default-src 'none'; style-src 'sha256-{_HASH}'; base-uri 'none'".encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
)


class HttpsNotice:
    """An ASGI application that answers every path with a link to the same path of the server."""

    def __init__(self, certificate: ServerCertificate, port: int, hosts: Hosts) -> None:
        self._certificate = certificate
        self._port = port
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002
        """Send the page or the certificate."""
        request: Any = scope
        if request["type"] != "http":
            return
        headers = dict(request["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        safe = request["method"] in ("GET", "HEAD")
        if not safe or not self._hosts.is_ours(host) or _is_for_programs(request["path"]):
            await _respond(send, 421, b"text/plain; charset=utf-8", b"")
        elif request["path"] == CERTIFICATE_PATH:
            await _respond(send, 200, b"application/x-x509-ca-cert", self._certificate.authority)
        else:
            say = Words(best_language(headers.get(b"accept-language", b"").decode("latin-1")))
            page = self._page(say, self._https_url(host, request["path"], request["query_string"]))
            await _respond(send, 200, b"text/html; charset=utf-8", page.encode())

    def _https_url(self, host: str, path: str, query: bytes) -> str:
        name = urlsplit(f"//{host}").hostname or "localhost"
        named = f"[{name}]" if ":" in name else name
        more = f"?{query.decode('latin-1')}" if query else ""
        return f"https://{named}:{self._port}{quote(path)}{more}"

    def _page(self, say: Words, url: str) -> str:
        steps = "".join(
            f"<li>{html.escape(say(f'door-{browser}'))}</li>" for browser in ("chrome", "safari", "firefox")
        )
        phones = "".join(
            f"<li>{html.escape(say(f'door-trust-{kind}'))}</li>" for kind in ("android", "iphone")
        )
        text = {name: html.escape(say(f"door-{name}")) for name in TEXTS}
        return (
            f'<!doctype html><html lang="{say.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>Turncoat</title><style>{STYLE}</style></head><body><main>"
            f"<h1>{text['title']}</h1><p>{text['why']}</p>"
            f'<a class="go" href="{html.escape(url)}">{text["go"]}</a>'
            f"<p>{text['steps']}</p><ul>{steps}</ul><p class=soft>{text['once']}</p>"
            f"<h2>{text['trust']}</h2><p>{text['trust-about']}</p>"
            f'<p><a href="{CERTIFICATE_PATH}" download>{text["certificate"]}</a></p><ul>{phones}</ul>'
            f"<p class=soft>{text['compare']}</p><code>{self._certificate.fingerprint}</code>"
            "</main></body></html>"
        )


TEXTS: Final = ("title", "why", "go", "steps", "once", "trust", "trust-about", "certificate", "compare")


def _is_for_programs(path: str) -> bool:
    return any(path == check or path.startswith(f"{check}/") for check in CHECKS)


async def _respond(send: Send, status: int, kind: bytes, body: bytes) -> None:
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode()), *HEADERS]
    start: Any = {"type": "http.response.start", "status": status, "headers": headers}
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})


def serve_https_notice(listener: socket.socket, notice: HttpsNotice, limits: Limits) -> None:
    """Serve the notice in a thread of its own until the program ends."""
    config = uvicorn.Config(
        notice,
        http=http_protocol(ConnectionCounter(limits, MOST_CONNECTIONS), limits, Proxies(())),
        ws="none",
        lifespan="off",
        log_level="warning",
        access_log=False,
        server_header=False,
    )
    threading.Thread(target=uvicorn.Server(config).run, args=([listener],), daemon=True).start()
