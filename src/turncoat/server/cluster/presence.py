"""Reads from the reports of other servers which people are at a table."""

from __future__ import annotations

from collections.abc import Mapping

from turncoat.server.cluster.membership import PresenceReport
from turncoat.server.wire.messages_out import WatcherInfo


def latest_arrivals(reports: Mapping[str, PresenceReport]) -> dict[str, tuple[float, str]]:
    """Return when each person at another server arrived last, and at which server."""
    found: dict[str, tuple[float, str]] = {}
    for server, report in reports.items():
        for guest in report.guests:
            found[guest.by] = max(found.get(guest.by, (0.0, "")), (guest.since, server))
    return found


def watchers(reports: Mapping[str, PresenceReport]) -> list[WatcherInfo]:
    """Return the watchers and screens at other servers."""
    return [
        WatcherInfo(guest.watcher, guest.name, "screen" if guest.role == "screen" else "watcher")
        for report in reports.values()
        for guest in report.guests
        if guest.watcher is not None
    ]
