"""Who is at a table, as one server tells the others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from turncoat.server.cluster.membership import Guest, Here
from turncoat.server.wire.messages_out import WatcherSeen

if TYPE_CHECKING:
    from turncoat.server.tables.viewers.audience import Audience
    from turncoat.server.tables.viewers.presence import Presence


def here(audience: Audience, presence: Presence) -> Here:
    """What this server knows."""
    return Here(
        guests=[
            Guest(each.by, each.seat, each.watcher, each.name, each.role, each.since) for each in audience
        ],
        away=list(presence.away.items()),
        votes=[
            (seat, voter, bot) for seat, votes in presence.own_votes.items() for voter, bot in votes.items()
        ],
    )


def latest(theirs: Mapping[str, Here]) -> dict[str, tuple[float, str]]:
    """When each person who is at another server came there, and which that is."""
    found: dict[str, tuple[float, str]] = {}
    for server, known in theirs.items():
        for guest in known.guests:
            found[guest.by] = max(found.get(guest.by, (0.0, "")), (guest.since, server))
    return found


def watchers(theirs: Mapping[str, Here]) -> list[WatcherSeen]:
    return [
        WatcherSeen(guest.watcher, guest.name, "screen" if guest.role == "screen" else "watcher")
        for known in theirs.values()
        for guest in known.guests
        if guest.watcher is not None
    ]
