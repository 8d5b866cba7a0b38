"""The names that this server is reached by.

A page of somebody else's can have its name lead to this machine (DNS rebinding) and would then count as
ours. So a request must name us by an address, by a name that no stranger can own, or by one that the operator
gave.
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

NOBODYS: Final = (".local", ".localhost", ".lan", ".home", ".home.arpa", ".internal", ".localdomain")
"""Endings that nobody can register: they are only ever answered by a home's or a company's own network."""


class Hosts:
    def __init__(self, names: Iterable[str] = ()) -> None:
        self._names = {_plain(name) for name in names}

    def ours(self, header: str) -> bool:
        """Whether a `Host` header names this server."""
        try:
            host = urlsplit(f"//{header.strip()}").hostname or ""
        except ValueError:
            return False
        name = _plain(host)
        return bool(name) and (
            name in self._names or "." not in name or name.endswith(NOBODYS) or _is_address(name)
        )


def host_of(url: str) -> str:
    return urlsplit(url).hostname or ""


def _plain(name: str) -> str:
    return name.strip().rstrip(".").lower()


def _is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
