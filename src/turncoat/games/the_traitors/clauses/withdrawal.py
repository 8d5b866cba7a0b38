"""Players who leave for good (TT-42)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turncoat.core.viewer import EVERYBODY, Viewers
from turncoat.games.the_traitors import speech

if TYPE_CHECKING:
    from turncoat.games.the_traitors.state import TheTraitors


def waits(state: TheTraitors) -> bool:
    """Return whether a withdrawal waits now.

    It waits from the opening of a vote to the banishment, and from a Conclave to the last chair at breakfast.
    """
    if state.phase_name == "round_table":
        return state.stage not in ("talk", "identity")
    return state.phase_name == "conclave" or (state.phase_name == "breakfast" and not state.all_in)


def withdraw(state: TheTraitors, seat: int, at: float) -> Viewers:
    """Let a player leave, now or later; the caller counts the players after that."""
    if waits(state):
        state.leaving.add(seat)
        return frozenset([seat])
    _go(state, seat, at)
    return EVERYBODY


def take_effect(state: TheTraitors, at: float) -> None:
    """Let those leave whose withdrawal waited; the caller counts the players after that."""
    for seat in sorted(state.leaving):
        _go(state, seat, at)


def _go(state: TheTraitors, seat: int, at: float) -> None:
    state.leave(seat, "withdrawn")
    speech.announce(state, at, "withdrawn", seats=[seat])
