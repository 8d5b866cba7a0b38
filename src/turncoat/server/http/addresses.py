"""The addresses in invitations and in links to seats."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Addresses:
    """The addresses that links and QR codes lead to; the name by which a page was opened plays no part."""

    public: str | None = None
    """The public address of the server, if the operator gave one."""
    network: str | None = None
    """This machine's name or address for phones in the same network; used instead of `localhost`."""
    plain_port: int | None = None
    """The port of the plain notice, on a server with a certificate of its own."""

    def invitations(self, scheme: str, host: str) -> str:
        """Return the base of invitations: the plain notice if there is one, as it explains the warning."""
        if self.public is None and self.plain_port is not None:
            return f"http://{self._name(host)}:{self.plain_port}"
        return self.seats(scheme, host)

    def seats(self, scheme: str, host: str) -> str:
        """Return the base of links that hold a seat's secret: the server itself."""
        if self.public is not None:
            return self.public.rstrip("/")
        port = urlsplit(f"//{host}").port
        return f"{scheme}://{self._name(host)}" + ("" if port is None else f":{port}")

    def _name(self, host: str) -> str:
        name = urlsplit(f"//{host}").hostname or ""
        if self.network is not None and _is_loopback(name):
            name = self.network
        return f"[{name}]" if ":" in name else name


def _is_loopback(name: str) -> bool:
    try:
        return name == "localhost" or ip_address(name).is_loopback
    except ValueError:
        return False
