"""A table, as anybody may see it."""

from __future__ import annotations

from turncoat.server.tables.presence import Presence
from turncoat.server.tables.state import TableState
from turncoat.server.wire.messages_out import SeatSeen, TableSeen


def public_table(state: TableState, presence: Presence, watchers: int) -> TableSeen:
    return TableSeen(
        code=state.code,
        game=state.game.name,
        stage=state.stage,
        options=state.options,
        public=state.public,
        together=state.together,
        owner=state.owner,
        seats=[_public_seat(state, presence, seat) for seat in range(len(state.places))],
        watchers=watchers,
        commitment=state.commitment,
        contributions=[place.contribution for place in state.places],
        muted=[seat for seat, place in enumerate(state.places) if place.muted],
        watchers_muted=state.watchers_muted,
        grace=presence.grace,
        votes={str(seat): sorted(votes) for seat, votes in sorted(presence.votes.items())},
        rematch=state.rematch,
    )


def _public_seat(state: TableState, presence: Presence, seat: int) -> SeatSeen:
    place = state.places[seat]
    present = place.kind == "bot" or seat in presence.present
    since = presence.away.get(seat)
    away = None if since is None or state.stage == "lobby" else state.match_time(since)
    return SeatSeen(seat, place.name, place.kind, present, away, place.bot)
