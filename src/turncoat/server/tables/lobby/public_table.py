"""The table as anybody may see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from turncoat.core.refusal import Illegal
from turncoat.core.viewer import Seat
from turncoat.server.tables.lobby.scoreboard import build_scoreboard
from turncoat.server.tables.lobby.seating import expected_characters
from turncoat.server.tables.log.state import Place, TableState
from turncoat.server.tables.viewers.presence import Presence
from turncoat.server.wire.messages_out import (
    ContributionInfo,
    HostInfo,
    OptionClash,
    OutlineNote,
    SeatInfo,
    StartInfo,
    TableInfo,
    WatcherInfo,
)

WATCHERS_LISTED: Final = 12
"""Most watchers listed by name. The rest are only counted, to keep every message about the table short."""


def build_public_table(
    state: TableState,
    presence: Presence,
    watching: list[WatcherInfo],
    late: bool,
    match_time: Callable[[float], float],
) -> TableInfo:
    """Build the public description of a table. `match_time`: converts a time of the store's clock."""

    def away_since(seat: Seat) -> float | None:
        since = presence.away.get(seat)
        return None if since is None or state.stage == "lobby" else match_time(since)

    def coming(seat: int, place: Place) -> bool:
        carried = state.follows is not None and state.stage == "lobby" and place.kind == "person"
        return carried and seat not in presence.met

    lobby = state.stage == "lobby"  # an option may be newer than the table
    return TableInfo(
        code=state.code,
        id=state.key,
        game=state.game.name,
        stage=state.stage,
        options=state.game.settle(state.options) if lobby else state.options,
        public=state.public,
        together=state.together,
        owner=state.owner,
        seats=[
            SeatInfo(
                seat,
                place.name,
                place.kind,
                place.kind == "bot" or seat in presence.present,
                away_since(seat),
                place.bot,
                place.handing,
                place.handed_over,
                place.face,
                place.who,
                coming(seat, place),
                place.program,
            )
            for seat, place in enumerate(state.places)
        ],
        host=None
        if state.host is None
        else HostInfo(
            state.host.name,
            "host" in presence.present,
            away_since("host"),
            state.host.handing,
            state.host.handed_over,
            state.host.face,
        ),
        watchers=sum(1 for watcher in watching if watcher.role == "watcher"),
        watching=sorted(watching, key=lambda watcher: watcher.name is None)[:WATCHERS_LISTED],
        commitment=state.commitment,
        contributions=[
            None if place.pledge is None else ContributionInfo(place.pledge, place.revealed)
            for place in state.places
        ],
        starting=StartInfo(state.missing(), late) if state.starting else None,
        broken_off=state.broken_off,
        muted=[seat for seat, place in enumerate(state.places) if place.muted],
        watchers_muted=state.watchers_muted,
        grace=presence.grace,
        votes={str(seat): sorted(votes) for seat, votes in sorted(presence.votes.items())},
        rematch=state.rematch,
        forgetful=state.game.forgetful,
        clock=state.clock,
        follows=state.follows is not None,  # newcomers must not learn which
        evening=build_scoreboard(state),
        clash=_find_clash(state) if lobby else None,
        outline=_outline(state) if lobby else [],
        expected=expected_characters(state) if lobby and state.game.bots else [],
    )


def _outline(state: TableState) -> list[OutlineNote]:
    """Return what the match will be like; nothing while its options clash."""
    players = len(state.places)
    try:
        options = state.game.settle(state.options, players)
    except Illegal:
        return []
    return [OutlineNote(note.id, note.params) for note in state.game.outline(options, players)]


def _find_clash(state: TableState) -> OptionClash | None:
    try:
        state.game.settle(state.options, len(state.places))
    except Illegal as refusal:
        params = dict(refusal.params)
        option, why = params.pop("option", None), params.pop("why", None)
        return None if option is None or why is None else OptionClash(option, why, params)
    return None
