"""Where invitations and seats' links lead, whatever name the page that shows them was opened by."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Addresses:
    public: str | None = None
    """The address that everybody reaches the server by, if the operator gave one."""
    network: str | None = None
    """What phones in the same network call this machine; on the machine itself people say `localhost`."""
    door: int | None = None
    """The port of the plain door of a server with a certificate of its own."""

    def invitations(self, scheme: str, host: str) -> str:
        """Where invitations lead: to the door where there is one, so that the warning is explained."""
        if self.public is None and self.door is not None:
            return f"http://{self._name(host)}:{self.door}"
        return self.seats(scheme, host)

    def seats(self, scheme: str, host: str) -> str:
        """Where links with a seat's secret lead: straight to the server."""
        if self.public is not None:
            return self.public.rstrip("/")
        port = urlsplit(f"//{host}").port
        return f"{scheme}://{self._name(host)}" + ("" if port is None else f":{port}")

    def _name(self, host: str) -> str:
        name = urlsplit(f"//{host}").hostname or ""
        if self.network is not None and _is_here(name):
            name = self.network
        return f"[{name}]" if ":" in name else name


def _is_here(name: str) -> bool:
    try:
        return name == "localhost" or ip_address(name).is_loopback
    except ValueError:
        return False
