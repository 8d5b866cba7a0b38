"""The report in which a server tells the others who is at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turncoat.server.cluster.membership import Guest, PresenceReport

if TYPE_CHECKING:
    from turncoat.server.tables.viewers.audience import Audience
    from turncoat.server.tables.viewers.presence import Presence


def build_report(audience: Audience, presence: Presence) -> PresenceReport:
    """Return who is connected here, who is away, and how they vote."""
    return PresenceReport(
        guests=[
            Guest(each.by, each.seat, each.watcher, each.name, each.role, each.since) for each in audience
        ],
        away=list(presence.away.items()),
        votes=[
            (seat, voter, bot) for seat, votes in presence.own_votes.items() for voter, bot in votes.items()
        ],
    )
