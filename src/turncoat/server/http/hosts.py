"""The names that this server accepts in a `Host` header.

A foreign page could let its own name lead to this machine (DNS rebinding), and would then count as ours. So
a request must name the server by an address, by a name that no stranger can own, or by one that the operator
gave.
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

UNREGISTRABLE: Final = (".local", ".localhost", ".lan", ".home", ".home.arpa", ".internal", ".localdomain")
"""Endings that cannot be registered: only a home's or a company's own network resolves them."""


class Hosts:
    """The operator's names, and all that no stranger can own."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._names = {_normalise(name) for name in names}

    def is_ours(self, header: str) -> bool:
        """Return whether a `Host` header names this server."""
        try:
            host = urlsplit(f"//{header.strip()}").hostname or ""
        except ValueError:
            return False
        name = _normalise(host)
        return bool(name) and (
            name in self._names or "." not in name or name.endswith(UNREGISTRABLE) or _is_address(name)
        )


def host_of(url: str) -> str:
    """Return the host of a URL, without its port."""
    return urlsplit(url).hostname or ""


def _normalise(name: str) -> str:
    return name.strip().rstrip(".").lower()


def _is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
