"""Trusted reverse proxies: the server believes them about where a request comes from."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any, Final

from turncoat.core.refusal import Illegal

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Receive, Scope, Send

TRUSTED_PROXIES: Final = ("127.0.0.1", "::1")
FORWARDED_FOR: Final = b"x-forwarded-for"
FORWARDED_PROTO: Final = b"x-forwarded-proto"
SCHEMES: Final = {
    ("http", "http"): "http",
    ("http", "https"): "https",
    ("websocket", "http"): "ws",
    ("websocket", "https"): "wss",
    ("websocket", "ws"): "ws",
    ("websocket", "wss"): "wss",
}
"""The scheme of a request or a socket, by what a proxy says of it."""
PROXY_HEADERS: Final = (FORWARDED_FOR, b"forwarded", b"x-real-ip", b"via", b"x-forwarded-host")
"""Headers that only a proxy sets."""


class Proxies:
    """The trusted proxies, by address or network."""

    def __init__(self, listed: Iterable[str] = TRUSTED_PROXIES) -> None:
        """Read addresses and networks; refuse others."""
        self._networks = [_network(each.strip()) for each in listed]

    def __contains__(self, address: str) -> bool:
        found = _address(address)
        return found is not None and any(found in network for network in self._networks)

    def client(self, peer: str, forwarded: Iterable[str]) -> str:
        """Return the address of the client: the last hop that is not a trusted proxy.

        `forwarded` lists the hops as the headers do, the nearest last. Each was written down by the one after
        it, so nothing to the left of an untrusted hop can be believed.
        """
        known = peer
        for hop in reversed([hop.strip() for header in forwarded for hop in header.split(",")]):
            found = _address(hop)
            if known not in self or found is None:
                break
            known = str(found)  # written in one way, so that limits count it as one
        return known


class ForwardedClient:
    """ASGI middleware that sets `client` and `scheme` to what the first trusted proxy saw."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self._app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request: Any = scope
        client = request.get("client")
        if client and client[0] in self._proxies:
            headers = request["headers"]
            hops = [value.decode("latin-1") for name, value in headers if name == FORWARDED_FOR]
            request["client"] = (self._proxies.client(client[0], hops), client[1])
            proto = next((value for name, value in headers if name == FORWARDED_PROTO), b"").decode("latin-1")
            kind = request["type"], proto.strip().lower()
            request["scheme"] = SCHEMES.get(kind, request["scheme"])
        await self._app(scope, receive, send)


def is_proxied(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Return whether the headers show that a request came through a proxy, trusted or not."""
    return any(name in PROXY_HEADERS for name, _ in headers)


def _network(text: str) -> Any:
    try:
        return ip_network(text)
    except ValueError:
        raise Illegal("bad_proxy", proxy=text[:80]) from None


def _address(text: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(_strip_port(text).partition("%")[0])
    except ValueError:
        return None
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found


def _strip_port(hop: str) -> str:
    """Return an address without the port that some proxies add."""
    if hop.startswith("["):
        return hop[1:].partition("]")[0]
    return hop.partition(":")[0] if hop.count(":") == 1 else hop
