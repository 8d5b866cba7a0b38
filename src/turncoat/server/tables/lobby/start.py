"""The start of a match: contributions to the seed are pledged, frozen, then revealed.

Each device pledges a contribution by its hash while people sit down, so that no device can choose its
contribution after it has seen another. The owner's `start` freezes the pledges; every device then reveals by
itself, and the last reveal begins the match. If somebody has not revealed in time, the owner may begin
without them or break the start off; the log names them in either case.
"""

from __future__ import annotations

import math
from datetime import UTC, datetime
from typing import Final

from turncoat.core.calendar import Calendar
from turncoat.core.fairness.contributions import digest
from turncoat.core.game import Game, Json
from turncoat.core.option import ZONE
from turncoat.core.refusal import Illegal
from turncoat.server.tables.log import events as e
from turncoat.server.tables.log.state import TableState

REVEAL_SECONDS: Final = 5.0
"""How long a start waits before the owner may begin without those who have not revealed."""


def require_lobby(state: TableState) -> None:
    """Refuse a command that is allowed only before the start."""
    if state.stage != "lobby":
        raise Illegal("only_in_lobby")
    if state.starting:
        raise Illegal("starting")


def seconds_left(state: TableState, now: float) -> float:
    """Return how many seconds are left to reveal."""
    assert state.frozen_at is not None
    return max(0.0, state.frozen_at + REVEAL_SECONDS - now)


def pledge(state: TableState, seat: int, wanted: str) -> list[e.AnyEvent]:
    """Pledge a contribution, or change the pledge; refuse a copy of somebody else's."""
    require_lobby(state)
    if any(place.pledge == wanted for other, place in enumerate(state.places) if other != seat):
        raise Illegal("pledge_copied")
    return [e.Pledged(seat=seat, hash=wanted)]


def reveal(state: TableState, seat: int, part: str, now: float, wall: float) -> list[e.AnyEvent]:
    """Reveal a contribution; the last reveal begins the match."""
    if not state.starting:
        raise Illegal("not_starting")
    place = state.places[seat]
    if place.pledge is None or digest(bytes.fromhex(part)) != place.pledge:
        raise Illegal("reveal_differs")
    if place.revealed is not None:
        return []
    revealed: list[e.AnyEvent] = [e.Revealed(seat=seat, hex=part)]
    return revealed if state.missing() != [seat] else [*revealed, *_begin_events(state, now, wall)]


def begin(state: TableState, now: float, wall: float, without: bool) -> list[e.AnyEvent]:
    """Freeze the pledges, or begin the match at once if there are none.

    `without`: begin a frozen start without those who have not revealed in time.
    """
    if state.starting:
        if not without:
            return []
        _refuse_early(state, now)
        return _begin_events(state, now, wall)
    require_lobby(state)
    empty = sum(1 for place in state.places if place.kind == "open")
    if empty:
        raise Illegal("seats_open", number=empty)
    if state.host is not None and state.host.kind == "open":
        raise Illegal("host_needed")
    begun = _begin_events(state, now, wall)
    return [e.Froze(at=now)] if state.missing() else begun


def break_off(state: TableState, now: float) -> list[e.AnyEvent]:
    """Break the start off, and name those who had not revealed."""
    if not state.starting:
        raise Illegal("not_starting")
    _refuse_early(state, now)
    return [e.BrokeOff(names=[state.places[seat].name or "" for seat in state.missing()])]


def _refuse_early(state: TableState, now: float) -> None:
    left = seconds_left(state, now)
    if left > 0:
        raise Illegal("reveals_awaited", seconds=math.ceil(left))


def _begin_events(state: TableState, now: float, wall: float) -> list[e.AnyEvent]:
    people = [seat for seat, place in enumerate(state.places) if place.kind == "person"]
    players = len(state.places)
    settled = state.game.settle(state.options, players)
    suited = state.game.settle(state.game.at_table(settled, state.together, people), players)
    began = e.Began(at=now, rules=state.game.rules, calendar=_calendar(state.game, suited, wall))
    return [began] if suited == state.options else [e.Arranged(options=suited), began]


def _calendar(game: Game, options: Json, wall: float) -> Json | None:
    """Return the calendar of a match that runs on wall-clock time; it starts now, in its own time zone."""
    if game.clock(options) != "calendar":
        return None
    zones = (options[option.name][ZONE] for option in game.options if option.kind == "hours")
    return Calendar.starting(datetime.fromtimestamp(int(wall), UTC), next(zones, "UTC")).to_json()
