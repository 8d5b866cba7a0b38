"""The moves that a player has in every phase: talk, being ready, leaving for good."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Move, Offer, kind_of
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import EVERYBODY, Viewers
from turncoat.games.the_traitors import speech
from turncoat.games.the_traitors.clauses import flow, withdrawal
from turncoat.games.the_traitors.moves import Claim, Ready, Say, Withdraw
from turncoat.games.the_traitors.phases import host_moves

if TYPE_CHECKING:
    from turncoat.games.the_traitors.state import TheTraitors

ALWAYS: Final[frozenset[type[Move]]] = frozenset([Say, Claim, Withdraw])
"""The kinds of move that no phase and no pause takes away."""


def offers(state: TheTraitors, seat: int) -> Iterable[Offer]:
    yield speech.SAY
    yield speech.CLAIM
    yield from state.phase.offers(state, seat)
    if Ready in state.phase.moves:
        yield Ready()
    yield Withdraw()


def verify(state: TheTraitors, seat: int, wanted: Offer) -> None:
    """Refuse a move that the player may not make now, whether it belongs to every phase or to this one."""
    phase, kind = state.phase, kind_of(wanted)
    if kind in host_moves.MOVES:
        raise Illegal("for_the_host")
    if state.host.paused_at is not None and kind not in ALWAYS:
        raise Illegal("paused")
    if kind in (Say, Claim):
        _verify_speech(state, seat, wanted)
    elif seat in state.out and kind not in phase.open_to_those_out:
        raise Illegal("you_are_out")  # TT-22: those out may talk among themselves
    elif kind is Withdraw:
        if seat in state.leaving:
            raise Illegal("already_leaving")
    elif kind is Ready:
        _verify_ready(state, seat)
    else:
        phase.verify(state, seat, wanted)


def _verify_speech(state: TheTraitors, seat: int, wanted: Offer) -> None:
    if seat not in state.out:
        if seat in state.leaving:
            raise Illegal("you_are_leaving")  # TT-42
        if not state.phase.may_speak(state, seat):
            raise Illegal("silence")
    speech.verify(state, seat, wanted)


def _verify_ready(state: TheTraitors, seat: int) -> None:
    if seat not in state.phase.seats_asked_ready(state):
        raise Illegal("not_now")
    if seat in state.ready:
        raise Illegal("already_ready")


def play(state: TheTraitors, seat: int, move: Any, at: float, chance: Chance) -> Viewers:
    """Carry out a verified move of a player."""
    match move:
        case Say() | Claim():
            return speech.speak(state, seat, move, at)
        case Withdraw():
            touched = withdrawal.withdraw(state, seat, at)
            # In a pause nothing follows from that until it is over, unless too few are left
            if state.host.paused_at is None or len(state.alive) <= flow.LAST:
                flow.go_on_without_those_gone(state, at, chance)
            return touched
        case Ready():
            state.ready.add(seat)
            state.phase.end_if_all_ready(state, at, chance)
            return EVERYBODY
    return state.phase.play(state, seat, move, at, chance)
