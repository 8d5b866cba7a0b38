"""The moves that a human host has in every phase (TT-2, TT-8, TT-41)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, get_args

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Move, Offer, Template, kind_of
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import EVERYBODY, Viewers
from turncoat.games.the_traitors import speech
from turncoat.games.the_traitors.clauses import flow, host, late_result, undo
from turncoat.games.the_traitors.moves import (
    AskIdentity,
    DeathList,
    Extend,
    HandOver,
    HostDecision,
    MissionResult,
    Next,
    OfferEnd,
    OpenVote,
    Pause,
    Resume,
    Say,
    Select,
    StepIn,
    StepOut,
    Tie,
    Undo,
    Warn,
)

if TYPE_CHECKING:
    from turncoat.games.the_traitors.state import TheTraitors

ALWAYS: Final[frozenset[type[Move]]] = frozenset(
    [Warn, Next, HandOver, StepOut, StepIn, Extend, Pause, Resume, Undo, MissionResult]
)
"""The kinds of move that belong to no phase."""
MOVES: Final = ALWAYS | {Select, MissionResult, OpenVote, AskIdentity, Tie, DeathList, OfferEnd}
"""All kinds of move that only a host has."""
EXTEND_MOST: Final = 3600
PAUSE_MOST: Final = 12 * 3600
"""A pause ends by itself: a season is never lost with its host's tablet."""
CLOCKS: Final = frozenset([Next, Extend, Pause, Resume, Undo])
WHILE_PAUSED: Final = frozenset([Resume, Say, Warn])

WARN: Final = Template(Warn, ("target", "text"))
EXTEND: Final = Template(Extend, ("seconds",), least=1, most=EXTEND_MOST)
PAUSE: Final = Template(Pause, ("seconds",), least=1, most=PAUSE_MOST)


def offers(state: TheTraitors) -> Iterable[Offer]:
    yield speech.SAY
    yield WARN
    yield from state.phase.offers(state, "host")
    if late_result.is_owed(state):
        yield late_result.OFFER
    yield Next()
    yield EXTEND
    yield PAUSE
    yield Resume()
    yield Undo()
    yield from (HandOver(decision) for decision in get_args(HostDecision))
    yield StepOut()
    yield StepIn()


def verify(state: TheTraitors, wanted: Offer) -> None:
    """Refuse a move that the host may not make now, whether it belongs to every phase or to this one."""
    kind = kind_of(wanted)
    if state.host.paused_at is not None and kind not in WHILE_PAUSED:
        raise Illegal("paused")
    if kind not in MOVES and kind is not Say:
        raise Illegal("for_players")
    if kind is Say:
        speech.verify_host(state, wanted)
    elif kind is Warn:
        speech.verify_warning(state, wanted)
    elif kind is StepIn:
        if not state.host.away and not state.host.handed:
            raise Illegal("already_in")
    elif state.host.away:
        raise Illegal("stepped_out")
    elif isinstance(wanted, HandOver):
        if wanted.decision in state.host.handed:
            raise Illegal("already_handed_over")
    elif kind in CLOCKS:
        _verify_clock(state, wanted)
    elif kind is MissionResult and state.phase_name != "mission":
        late_result.verify(state, wanted)
    elif kind is not StepOut:
        state.phase.verify(state, "host", wanted)


def _verify_clock(state: TheTraitors, wanted: Offer) -> None:
    """Refuse to change a clock that the host does not rule, as in the ceremony and at night (TT-4, TT-34)."""
    kind = kind_of(wanted)
    if kind is Undo:
        if state.checkpoint is None:
            raise Illegal("nothing_to_undo")
        return
    if host.has_its_time(state):
        raise Illegal("night_has_its_time" if state.phase_name == "conclave" else "ceremony_has_its_time")
    if kind is Resume and state.host.paused_at is None:
        raise Illegal("not_paused")
    if kind in (Extend, Pause) and state.pace.by_hours:
        raise Illegal("by_the_hour")
    match wanted:
        case Extend(seconds=seconds) if not 1 <= seconds <= EXTEND_MOST:
            raise Illegal("bad_seconds", most=EXTEND_MOST)
        case Pause(seconds=seconds) if not 1 <= seconds <= PAUSE_MOST:
            raise Illegal("bad_seconds", most=PAUSE_MOST)


def play(state: TheTraitors, move: Any, at: float, chance: Chance) -> Viewers:
    """Carry out a verified move of the host."""
    match move:
        case Say():
            return speech.speak_as_host(state, move, at)
        case Warn():
            return speech.warn(state, move, at)
        case Undo():
            undo.undo(state, at)
            touched = EVERYBODY
        case _:
            earlier = undo.take_checkpoint(state, move, at)
            touched = _carry_out(state, move, at, chance)
            undo.keep(state, earlier)
    if touched is EVERYBODY:  # else all would see by a clock what the host does in secret
        state.host.acted = at
    return touched


def _carry_out(state: TheTraitors, move: Any, at: float, chance: Chance) -> Viewers:
    match move:
        case Next():
            return state.phase.expire(state, at, chance)
        case Extend(seconds=seconds):
            ends = at if host.shows_no_clock(state) else max(at, host.deadline(state))
            state.host.timed = True
            host.put_off(state, ends + seconds)
        case Pause(seconds=seconds):
            state.host.paused_at, state.host.paused_until = at, at + seconds
        case Resume():
            host.resume(state, at)
            flow.go_on_without_those_gone(state, at, chance)
        case HandOver(decision=decision):
            state.host.handed.add(decision)
            _stop_waiting(state, at, chance)
        case StepOut():
            state.host.away = True
            _stop_waiting(state, at, chance)
        case MissionResult() if state.phase_name != "mission":
            late_result.enter(state, move, at)
        case StepIn():
            state.host.away, state.host.handed = False, set()
        case _:
            return state.phase.play(state, "host", move, at, chance)
    return EVERYBODY


def _stop_waiting(state: TheTraitors, at: float, chance: Chance) -> None:
    """Let the table decide what the host was waited for; end a clock that ran down meanwhile (TT-41).

    A mission of the host's own that is under way gives place to one of the table's (TT-14).
    """
    state.until = max(state.until, at)
    waiting = state.host.waiting
    if waiting is not None:
        if not host.decides(state, waiting):
            state.phase.expire(state, at, chance)
    elif host.shows_no_clock(state) and not host.decides(state, "mission_result"):
        state.go("mission", at, chance)
