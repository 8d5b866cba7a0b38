"""The outermost ASGI middleware: checks host, origin and limits, and adds headers to every answer."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from turncoat.core.refusal import Illegal
from turncoat.server.accept_language import best_language
from turncoat.server.http.error_responses import refusal_response
from turncoat.server.http.hosts import Hosts
from turncoat.server.http.metrics import TrafficCounters
from turncoat.server.limits import Limits, client_address, client_network
from turncoat.server.lookup_limits import LookupLimits
from turncoat.words import Words

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

SAFE: Final = ("GET", "HEAD", "OPTIONS")
COSTLY: Final = "/api/tables"
"""Paths below this one are rate-limited: they read tables from disk, and codes could be enumerated."""
REPLAY: Final = "/replay"
REPLAY_COST: Final = 10
"""A replay plays the whole match again, so it counts as this many requests."""
NOT_FOUND: Final = (401, 404)
_SLASHES: Final = re.compile("/{2,}")
_SOCKET: Final = re.compile("/ws(?:/([^/]{1,40}))?")
"""The path of the socket. It may name the table that `hello` names, so that a balancer can route by it."""
POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
Headers = tuple[tuple[bytes, bytes], ...]
HEADERS: Final[Headers] = tuple(
    (name.encode(), value.encode())
    for name, value in {
        "content-security-policy": POLICY,
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(self), geolocation=(), microphone=(self)",
    }.items()
)


NO_STORE: Final[Headers] = ((b"cache-control", b"no-store"),)
HSTS: Final[Headers] = ((b"strict-transport-security", b"max-age=31536000"),)
"""Only for a public address with https: a certificate that people must accept by hand would lock them out."""
ASSETS: Final = ("/assets/", "/theme.js")
ASSET_HEADERS: Final[Headers] = tuple(
    header for header in HEADERS if header[0] in (b"x-content-type-options", b"cross-origin-resource-policy")
)
"""Assets skip headers that only matter for documents; they would add up to a third to small files."""


class EdgeMiddleware:
    """Passes HTTP requests on to `pages` and WebSocket connections to `socket`, or refuses them."""

    def __init__(
        self,
        pages: ASGIApp,
        socket: ASGIApp,
        limits: Limits,
        lookup_limits: LookupLimits,
        hosts: Hosts,
        public_url: str | None,
        counters: TrafficCounters,
    ) -> None:
        self._pages = pages
        self._socket = socket
        self._limits = limits
        self._lookup_limits = lookup_limits
        self._hosts = hosts
        self._public_origin = None if public_url is None else origin_of(public_url)
        self._sockets_by_network: Counter[str] = Counter()
        self._counters = counters

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request or connection."""
        kind = str(scope["type"])
        if kind == "websocket":
            await self._connect(scope, receive, send)
        elif kind == "http":
            await self._request(scope, receive, send)
        else:
            await self._pages(scope, receive, send)

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        scope["path"] = path = _SLASHES.sub(
            "/", scope["path"]
        )  # before limits are applied, so that they see the path that is served
        where = client_address(scope)
        counted = _is_below(COSTLY, path)
        asset = path.startswith(ASSETS)
        if scope["method"] == "HEAD":
            scope = {**scope, "method": "GET"}  # the protocol below leaves the body out

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._counters.responses[str(message["status"])[0]] += 1
                found = asset and message["status"] == 200
                usual = ASSET_HEADERS if found else HEADERS
                message["headers"] = [*message["headers"], *usual, *self._special_headers(scope)]
                if counted and message["status"] in NOT_FOUND:
                    self._lookup_limits.count_miss(where)
            await send(message)

        no, more = self._refusal(scope, where, counted)
        if no is None:
            await self._pages(scope, receive, send_on)
        else:
            await _send_refusal(no, more, scope, send_on)

    def _special_headers(self, scope: Any) -> Headers:
        """Return the headers of answers that may carry tokens, and of those over https."""
        secret = NO_STORE if scope["method"] == "POST" else ()
        public = self._public_origin or ""
        return (*secret, *(HSTS if scope["scheme"] == "https" and public.startswith("https:") else ()))

    def _refusal(self, scope: Any, where: str, counted: bool) -> tuple[Illegal | None, Headers]:
        """Return why a request is refused, if it is, and extra headers of the answer."""
        headers = dict(scope["headers"])
        changing = scope["method"] not in SAFE
        host = headers.get(b"host")
        if host is not None and not self._hosts.is_ours(host.decode("latin-1")):
            return Illegal("wrong_host", host=host.decode("latin-1")[:80]), ()
        if b"content-length" in headers and b"transfer-encoding" in headers:
            # The end of the request is ambiguous, so the connection must not be used again.
            return Illegal("bad_request", field="content-length"), ((b"connection", b"close"),)
        if changing and not self._is_allowed_origin(headers):
            return Illegal("wrong_origin"), ()
        if changing or counted:
            cost = REPLAY_COST if counted and scope["path"].rstrip("/").endswith(REPLAY) else 1
            allowed = self._lookup_limits.allow(where, cost)
            if not allowed or (counted and self._lookup_limits.is_guessing(where)):
                return Illegal("too_fast"), ()
        return None, ()

    async def _connect(self, scope: Any, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        asked = _SOCKET.fullmatch(scope["path"])
        if asked is None or not self._hosts.is_ours(host) or not self._is_allowed_origin(headers):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        where = client_network(client_address(scope))
        full = (
            self._counters.connections >= self._limits.connections
            or self._sockets_by_network[where] >= self._limits.connections_per_address
        )
        scope.setdefault("state", {}).update(full=full, table=asked[1])
        self._counters.refused += full
        self._counters.connections += 1
        self._sockets_by_network[where] += 1
        try:
            await self._socket(scope, receive, send)
        finally:
            self._counters.connections -= 1
            self._sockets_by_network[where] -= 1
            if not self._sockets_by_network[where]:
                del self._sockets_by_network[where]

    def _is_allowed_origin(self, headers: dict[bytes, bytes]) -> bool:
        """Return whether a request comes from a page of ours, or from a program, which sends no origin."""
        given = headers.get(b"origin")
        if given is None:
            return True
        text = given.decode("latin-1")
        try:
            page = urlsplit(text).netloc
            return origin_of(text) == self._public_origin or page == headers.get(b"host", b"").decode(
                "latin-1"
            )
        except ValueError:  # not a URL
            return False


async def _send_refusal(no: Illegal, more: Headers, scope: Any, send: Send) -> None:
    headers = dict(scope["headers"])
    say = Words(best_language(headers.get(b"accept-language", b"").decode("latin-1")))
    status, body = refusal_response(no, say)
    start: Any = {
        "type": "http.response.start",
        "status": status,
        "headers": [(b"content-type", b"application/json"), *more],
    }
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _is_below(folder: str, path: str) -> bool:
    return path == folder or path.startswith(f"{folder}/")


def origin_of(url: str) -> str:
    """Return scheme, host and port of a URL."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
