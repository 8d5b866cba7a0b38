"""Decisions about a table: the events that are to be stored, and the match as it will be after them."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec

from turncoat.core import registry
from turncoat.core.extras import achievements
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


class Decision(msgspec.Struct, frozen=True):
    """The outcome of a request: the events to store, and the match to adopt once they are stored."""

    events: Sequence[e.AnyEvent] = ()
    match: Match | None = None
    """The fork of the match that the move was played on."""
    refused: Illegal | None = None
    """Why the move was refused; deadlines before it are stored nevertheless."""
    beside: Sequence[Append] = ()
    """Records of other tables that must be stored in the same transaction."""


def decide_deadlines(state: TableState, audience: Audience, at: float) -> Decision:
    """Run every deadline up to the time `at`."""
    if state.stage != "playing":
        return Decision()
    match = state.match()
    fork = match.fork()
    _run_deadlines(fork, audience, max(at, match.now))
    return _decision(state, match, fork)


def decide_move(
    state: TableState,
    audience: Audience,
    seat: Seat,
    wanted: Json,
    arrived: float,
    by: str | None = None,
    request: str | None = None,
) -> Decision:
    """Play a move, after all deadlines before its arrival; those happen even if the move is refused."""
    match = state.match()
    fork = match.fork()
    at = max(arrived, match.now)
    deadline = fork.deadline
    if deadline is not None and deadline <= at:
        _run_deadlines(fork, audience, at)
    try:
        fork.play(seat, wanted, at)
    except Illegal as no:
        if fork.number == match.number:
            raise
        return _decision(state, match, fork, refused=no)
    audience.stage(fork)
    return _decision(state, match, fork, by, request)


def _run_deadlines(fork: Match, audience: Audience, at: float) -> None:
    while fork.tick_once(at):
        audience.stage(fork)  # each deadline changes the views by itself


def _decision(
    state: TableState,
    match: Match,
    fork: Match,
    by: str | None = None,
    request: str | None = None,
    refused: Illegal | None = None,
) -> Decision:
    records = fork.records(match.number)
    if not records:
        return Decision()
    event = e.Played(by=by, id=request, records=records, over=fork.over)
    return Decision((event, *_final_events(state, fork)), fork, refused)


def _final_events(state: TableState, fork: Match) -> Sequence[e.AnyEvent]:
    """Return the score of a match that has just ended, and a bot's farewell.

    The match ends even if its score cannot be counted.
    """
    result = fork.result if fork.over else None
    if result is None:
        return ()
    try:
        found = achievements.count_achievements(registry.find(fork.game), fork)
    except Exception:
        log.exception("what a match was worth could not be counted")
        found = {}
    winners = list(result["winners"])
    return (e.Scored(winners=winners, feats=found), *bot_chat.farewell(state, winners, fork.now))
