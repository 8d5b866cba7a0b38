"""A table, as anybody may see it."""

from __future__ import annotations

from collections.abc import Callable

from turncoat.core.viewer import Seat
from turncoat.server.tables.presence import Presence
from turncoat.server.tables.state import TableState
from turncoat.server.wire.messages_out import HostSeen, SeatSeen, TableSeen


def public_table(
    state: TableState, presence: Presence, watchers: int, match_time: Callable[[float], float]
) -> TableSeen:
    """`match_time`: the match's clock at a time of the house's clock."""

    def away_since(seat: Seat) -> float | None:
        since = presence.away.get(seat)
        return None if since is None or state.stage == "lobby" else match_time(since)

    return TableSeen(
        code=state.code,
        game=state.game.name,
        stage=state.stage,
        options=state.options,
        public=state.public,
        together=state.together,
        owner=state.owner,
        seats=[
            SeatSeen(
                seat,
                place.name,
                place.kind,
                place.kind == "bot" or seat in presence.present,
                away_since(seat),
                place.bot,
            )
            for seat, place in enumerate(state.places)
        ],
        host=None
        if state.host is None
        else HostSeen(state.host.name, "host" in presence.present, away_since("host")),
        watchers=watchers,
        commitment=state.commitment,
        contributions=[place.contribution for place in state.places],
        muted=[seat for seat, place in enumerate(state.places) if place.muted],
        watchers_muted=state.watchers_muted,
        grace=presence.grace,
        votes={str(seat): sorted(votes) for seat, votes in sorted(presence.votes.items())},
        rematch=state.rematch,
        forgetful=state.game.forgetful,
    )
