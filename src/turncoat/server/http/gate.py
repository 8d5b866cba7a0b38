"""The gate before everything else: origin, limits by address, and the headers of every answer."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from turncoat.core.refusal import Illegal
from turncoat.server.http.refusals import answered, language_of
from turncoat.server.limits import Buckets, Limits
from turncoat.words import Words

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

SAFE: Final = ("GET", "HEAD", "OPTIONS")
COSTLY: Final = "/api/tables/"
"""Rate-limited below this: tables are read from the disk, and codes could be enumerated."""
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
HEADERS: Final = tuple(
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


class Gate:
    """Stands before everything else: HTTP goes on to `pages`, the socket to `socket`."""

    def __init__(self, pages: ASGIApp, socket: ASGIApp, limits: Limits, public_url: str | None) -> None:
        self._pages = pages
        self._socket = socket
        self._limits = limits
        self._public = None if public_url is None else origin(public_url)
        self._askers = Buckets(limits.requests_per_second, limits.requests_at_once)
        self._inside: Counter[str] = Counter()
        self.connections = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind == "websocket":
            await self._connect(scope, receive, send)
        elif kind == "http":
            await self._request(scope, receive, send)
        else:
            await self._pages(scope, receive, send)

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
            await send(message)

        headers = dict(scope["headers"])
        changing = scope["method"] not in SAFE
        if changing or scope["path"].startswith(COSTLY):
            no = None
            if changing and not self._welcome_from(headers):
                no = Illegal("wrong_origin")
            elif not self._askers.take(address(scope)):
                no = Illegal("too_fast")
            if no is not None:
                say = Words(language_of(headers.get(b"accept-language", b"").decode("latin-1")))
                status, body = answered(no, say)
                start: Any = {
                    "type": "http.response.start",
                    "status": status,
                    "headers": [(b"content-type", b"application/json")],
                }
                await send_with_headers(start)
                await send({"type": "http.response.body", "body": body, "more_body": False})
                return
        await self._pages(scope, receive, send_with_headers)

    async def _connect(self, scope: Any, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        if scope["path"] != "/ws" or not self._welcome_from(headers):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        where = address(scope)
        full = (
            self.connections >= self._limits.connections
            or self._inside[where] >= self._limits.connections_per_address
        )
        scope.setdefault("state", {})["full"] = full
        self.connections += 1
        self._inside[where] += 1
        try:
            await self._socket(scope, receive, send)
        finally:
            self.connections -= 1
            self._inside[where] -= 1
            if not self._inside[where]:
                del self._inside[where]

    def _welcome_from(self, headers: dict[bytes, bytes]) -> bool:
        """A page of ours, or no page at all: programs send no origin."""
        given = headers.get(b"origin")
        if given is None:
            return True
        text = given.decode("latin-1")
        try:
            page = urlsplit(text).netloc
            return origin(text) == self._public or page == headers.get(b"host", b"").decode("latin-1")
        except ValueError:  # it is no address
            return False


def address(scope: Any) -> str:
    return str(scope["client"][0]) if scope.get("client") else ""


def origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
