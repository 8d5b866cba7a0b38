"""Reverse proxies that are believed about where a request comes from."""

from __future__ import annotations

from ipaddress import ip_address, ip_network

from turncoat.core.refusal import Illegal
from turncoat.server.commands import PROXY


class Proxies:
    def __init__(self, listed: str = PROXY) -> None:
        """Addresses or networks, with commas between them; none at all is fine."""
        self.listed = [part.strip() for part in listed.split(",") if part.strip()]
        try:
            self._networks = [ip_network(part) for part in self.listed]
        except ValueError:
            raise Illegal("bad_proxy", proxy=listed[:80]) from None

    def __contains__(self, address: str) -> bool:
        try:
            return any(ip_address(address) in network for network in self._networks)
        except ValueError:
            return False
