"""What is decided to happen at a table: events for the log, and the match as it will be after them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from turncoat.core.game import Json
from turncoat.core.match import Match
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import Seat
from turncoat.server.store.interface import Append
from turncoat.server.tables import events as e
from turncoat.server.tables.audience import Audience
from turncoat.server.tables.state import TableState


class Change(msgspec.Struct, frozen=True):
    events: Sequence[e.AnyEvent] = ()
    match: Match | None = None
    """The fork of the match that the move was played on."""
    refused: Illegal | None = None
    """Why the move itself was refused, though deadlines that came before it have happened."""
    beside: Sequence[Append] = ()
    """What must be stored together with this."""


def deadlines(state: TableState, audience: Audience, at: float) -> Change:
    """Everything that is due by then happens."""
    if state.stage != "playing":
        return Change()
    match = state.match()
    fork = match.fork()
    _expire(fork, audience, max(at, match.now))
    return _played(match, fork)


def move(
    state: TableState,
    audience: Audience,
    seat: Seat,
    wanted: Json,
    arrived: float,
    by: str | None = None,
    request: str | None = None,
) -> Change:
    """A seat moves; deadlines that came before the move arrived happen first, even if it is refused."""
    match = state.match()
    fork = match.fork()
    at = max(arrived, match.now)
    _expire(fork, audience, at)
    try:
        fork.play(seat, wanted, at)
    except Illegal as no:
        if fork.number == match.number:
            raise
        return _played(match, fork, refused=no)
    audience.stage(fork)
    return _played(match, fork, by, request)


def _expire(fork: Match, audience: Audience, at: float) -> None:
    """Each deadline that has come is a change of its own."""
    while fork.tick_once(at):
        audience.stage(fork)


def _played(
    match: Match,
    fork: Match,
    by: str | None = None,
    request: str | None = None,
    refused: Illegal | None = None,
) -> Change:
    records = fork.records(match.number)
    if not records:
        return Change()
    event = e.Played(by=by, id=request, records=records, over=fork.over)
    return Change((event,), fork, refused)
