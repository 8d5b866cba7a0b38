"""What a human host can do in any phase (TT-2, TT-8, TT-41); what belongs to one phase is in that phase."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, get_args

from turncoat.core.chance import Chance
from turncoat.core.moves import Move, Offer, Template, kind_of
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import EVERYBODY, Viewers
from turncoat.games.the_traitors import speech
from turncoat.games.the_traitors.clauses import host
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
from turncoat.games.the_traitors.state import TheTraitors

if TYPE_CHECKING:
    from turncoat.games.the_traitors.phases.season_phase import SeasonPhase

ALWAYS: Final[tuple[type[Move], ...]] = (Warn, Next, HandOver, StepOut, StepIn, Extend, Pause, Resume, Undo)
MOVES: Final = frozenset([*ALWAYS, Select, MissionResult, OpenVote, AskIdentity, Tie, DeathList, OfferEnd])
"""The host's alone."""
EXTEND_MOST: Final = 3600
PAUSE_MOST: Final = 12 * 3600
"""A pause ends by itself: a season is never lost with its host's tablet."""
CLOCKS: Final = frozenset([Next, Extend, Pause, Resume, Undo])
WHILE_PAUSED: Final = frozenset([Resume, Say, Warn])
UNDOABLE: Final = frozenset([OpenVote, Next, MissionResult, OfferEnd, HandOver, StepOut, StepIn, Extend])
REVEALING: Final = frozenset(
    ["over", "round_table.reveal", "round_table.identity", "conclave.1", "conclave.2"]
)
"""Where something secret is shown as soon as they begin."""


def offers(state: TheTraitors, phase: SeasonPhase) -> Iterable[Offer]:
    yield speech.SAY
    yield Template(Warn, ("target", "text"))
    yield from phase.host_offers(state)
    yield Next()
    yield Template(Extend, ("seconds",), least=1, most=EXTEND_MOST)
    yield Template(Pause, ("seconds",), least=1, most=PAUSE_MOST)
    yield Resume()
    yield Undo()
    yield from (HandOver(decision) for decision in get_args(HostDecision))
    yield StepOut()
    yield StepIn()


def verify(state: TheTraitors, phase: SeasonPhase, wanted: Offer) -> None:
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
    elif kind is not StepOut:
        phase.verify_host(state, wanted)


def _verify_clock(state: TheTraitors, wanted: Offer) -> None:
    """TT-34: the night has its time, whatever the host would like."""
    kind = kind_of(wanted)
    if kind is Undo:
        if state.host.before is None:
            raise Illegal("nothing_to_undo")
        return
    if state.phase_name == "conclave":
        raise Illegal("night_has_its_time")
    if kind is Resume and state.host.paused_at is None:
        raise Illegal("not_paused")
    if kind in (Extend, Pause) and state.pace.by_hours:
        raise Illegal("by_the_hour")
    match wanted:
        case Extend(seconds=seconds) if not 1 <= seconds <= EXTEND_MOST:
            raise Illegal("bad_seconds", most=EXTEND_MOST)
        case Pause(seconds=seconds) if not 1 <= seconds <= PAUSE_MOST:
            raise Illegal("bad_seconds", most=PAUSE_MOST)


def play(state: TheTraitors, phase: SeasonPhase, move: Any, at: float, chance: Chance) -> Viewers:
    if isinstance(move, Say):
        return speech.speak_as_host(state, move, at)
    if isinstance(move, Warn):
        return speech.warn(state, move, at)
    if isinstance(move, Undo):
        _undo(state, at)
        return EVERYBODY
    before = state.copy() if type(move) in UNDOABLE else None
    if before is not None:
        before.host.before = None
    touched = _carry_out(state, phase, move, at, chance)
    state.host.before = before if before is not None and _shows_nothing(before, state) else None
    state.host.before_at = at
    return touched


def _carry_out(state: TheTraitors, phase: SeasonPhase, move: Any, at: float, chance: Chance) -> Viewers:
    match move:
        case Next():
            return phase.expire(state, at, chance)
        case Extend(seconds=seconds):
            host.put_off(state, max(at, host.deadline(state)) + seconds)
        case Pause(seconds=seconds):
            state.host.paused_at, state.host.paused_until = at, at + seconds
        case Resume():
            host.resume(state, at)
            phase.settle(state, at, chance)
        case HandOver(decision=decision):
            state.host.handed.add(decision)
            _let_go(state, phase, at, chance)
        case StepOut():
            state.host.away = True
            _let_go(state, phase, at, chance)
        case StepIn():
            state.host.away, state.host.handed = False, set()
        case _:
            return phase.host_takes(state, move, at, chance)
    return EVERYBODY


def _let_go(state: TheTraitors, phase: SeasonPhase, at: float, chance: Chance) -> None:
    """TT-41: what was waited for is the table's now; a clock that ran down meanwhile ends now."""
    state.until = max(state.until, at)
    waiting = state.host.waiting
    if waiting is not None and not host.decides(state, waiting):
        phase.expire(state, at, chance)


def _shows_nothing(before: TheTraitors, after: TheTraitors) -> bool:
    """Whether nobody has learnt a secret by the step."""
    return after.phase.name not in REVEALING and after.chosen == before.chosen and after.all_in


def _undo(state: TheTraitors, at: float) -> None:
    before, passed = state.host.before, at - state.host.before_at
    assert before is not None
    state.__dict__.update(before.copy().__dict__)
    if state.pace.by_hours:
        state.until = max(at, state.until)
    else:
        host.shift(state, passed)
