"""The gate before everything else: host, origin, limits by address, and the headers of every answer."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from turncoat.core.refusal import Illegal
from turncoat.server.accept_language import language_of
from turncoat.server.http.error_responses import answered
from turncoat.server.http.hosts import Hosts
from turncoat.server.http.metrics import GateFigures
from turncoat.server.limits import Limits, address, household
from turncoat.server.lookup_limits import Knocks
from turncoat.words import Words

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

SAFE: Final = ("GET", "HEAD", "OPTIONS")
COSTLY: Final = "/api/tables"
"""Rate-limited from here on: tables are read from the disk, and codes could be enumerated."""
REPLAY: Final = "/replay"
REPLAY_PARTS: Final = 10
"""A replay plays the whole match again: it counts as so many requests."""
NOT_FOUND: Final = (401, 404)
_SLASHES: Final = re.compile("/{2,}")
_SOCKET: Final = re.compile("/ws(?:/([^/]{1,40}))?")
"""The socket, with or without the table that `hello` will name: a balancer may route by it."""
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


ASSETS: Final = ("/assets/", "/theme.js")
OF_ASSETS: Final[Headers] = tuple(
    header for header in HEADERS if header[0] in (b"x-content-type-options", b"cross-origin-resource-policy")
)
"""Scripts, styles and typefaces are no documents: what only documents heed would be a third of some."""


class Gate:
    """Stands before everything else: HTTP goes on to `pages`, the socket to `socket`."""

    def __init__(
        self,
        pages: ASGIApp,
        socket: ASGIApp,
        limits: Limits,
        knocks: Knocks,
        hosts: Hosts,
        public_url: str | None,
    ) -> None:
        self._pages = pages
        self._socket = socket
        self._limits = limits
        self._knocks = knocks
        self._hosts = hosts
        self._public = None if public_url is None else origin(public_url)
        self._inside: Counter[str] = Counter()
        self.figures = GateFigures()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])
        if kind == "websocket":
            await self._connect(scope, receive, send)
        elif kind == "http":
            await self._request(scope, receive, send)
        else:
            await self._pages(scope, receive, send)

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        scope["path"] = path = _SLASHES.sub("/", scope["path"])  # what is limited is what is found
        where = address(scope)
        counted = _is_below(COSTLY, path)
        asset = path.startswith(ASSETS)

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.figures.responses[str(message["status"])[0]] += 1
                found = asset and message["status"] == 200
                message["headers"] = [*message["headers"], *(OF_ASSETS if found else HEADERS)]
                if counted and message["status"] in NOT_FOUND:
                    self._knocks.missed(where)
            await send(message)

        no, more = self._refused(scope, where, counted)
        if no is None:
            await self._pages(scope, receive, send_on)
        else:
            await _answer(no, more, scope, send_on)

    def _refused(self, scope: Any, where: str, counted: bool) -> tuple[Illegal | None, Headers]:
        """Why a request goes no further, and what the answer's head has for it."""
        headers = dict(scope["headers"])
        changing = scope["method"] not in SAFE
        host = headers.get(b"host")
        if host is not None and not self._hosts.ours(host.decode("latin-1")):
            return Illegal("wrong_host", host=host.decode("latin-1")[:80]), ()
        if b"content-length" in headers and b"transfer-encoding" in headers:
            # Where it ends is in doubt, so nothing that follows on this connection is read.
            return Illegal("bad_request", field="content-length"), ((b"connection", b"close"),)
        if changing and not self._welcome_from(headers):
            return Illegal("wrong_origin"), ()
        if changing or counted:
            parts = REPLAY_PARTS if counted and scope["path"].rstrip("/").endswith(REPLAY) else 1
            if self._knocks.too_fast(where, parts) or (counted and self._knocks.guessing(where)):
                return Illegal("too_fast"), ()
        return None, ()

    async def _connect(self, scope: Any, receive: Receive, send: Send) -> None:
        headers = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1")
        asked = _SOCKET.fullmatch(scope["path"])
        if asked is None or not self._hosts.ours(host) or not self._welcome_from(headers):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
        where = household(address(scope))
        full = (
            self.figures.connections >= self._limits.connections
            or self._inside[where] >= self._limits.connections_per_address
        )
        scope.setdefault("state", {}).update(full=full, table=asked[1])
        self.figures.turned_away += full
        self.figures.connections += 1
        self._inside[where] += 1
        try:
            await self._socket(scope, receive, send)
        finally:
            self.figures.connections -= 1
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


async def _answer(no: Illegal, more: Headers, scope: Any, send: Send) -> None:
    headers = dict(scope["headers"])
    say = Words(language_of(headers.get(b"accept-language", b"").decode("latin-1")))
    status, body = answered(no, say)
    start: Any = {
        "type": "http.response.start",
        "status": status,
        "headers": [(b"content-type", b"application/json"), *more],
    }
    await send(start)
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _is_below(place: str, path: str) -> bool:
    return path == place or path.startswith(f"{place}/")


def origin(url: str) -> str:
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"
