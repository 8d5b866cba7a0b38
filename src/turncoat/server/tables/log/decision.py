"""What is decided to happen at a table: events for the log, and the match as it will be after them."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec

from turncoat.core import achievements, registry
from turncoat.core.game import Json
from turncoat.core.match import Match
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import Seat
from turncoat.server.store.interface import Append
from turncoat.server.tables.lobby import bot_chat
from turncoat.server.tables.log import events as e
from turncoat.server.tables.log.state import TableState
from turncoat.server.tables.viewers.audience import Audience

log = logging.getLogger("turncoat.server")


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
    return _played(state, match, fork)


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
    deadline = fork.deadline
    if deadline is not None and deadline <= at:
        _expire(fork, audience, at)
    try:
        fork.play(seat, wanted, at)
    except Illegal as no:
        if fork.number == match.number:
            raise
        return _played(state, match, fork, refused=no)
    audience.stage(fork)
    return _played(state, match, fork, by, request)


def _expire(fork: Match, audience: Audience, at: float) -> None:
    """Each deadline that has come is a change of its own."""
    while fork.tick_once(at):
        audience.stage(fork)


def _played(
    state: TableState,
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
    return Change((event, *_scored(state, fork)), fork, refused)


def _scored(state: TableState, fork: Match) -> Sequence[e.AnyEvent]:
    """What a match that has just ended is worth, and the last word; that it ends does not hang on either."""
    result = fork.result if fork.over else None
    if result is None:
        return ()
    try:
        found = achievements.counted(registry.find(fork.game), fork)
    except Exception:
        log.exception("what a match was worth could not be counted")
        found = {}
    winners = list(result["winners"])
    return (e.Scored(winners=winners, feats=found), *bot_chat.parting(state, winners, fork.now))
