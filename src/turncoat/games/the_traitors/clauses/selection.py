"""The choice of the Traitors (TT-4, TT-5, TT-6): a human host's selection, and how the Traitors meet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Offer, Template
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import Viewers
from turncoat.games.the_traitors.clauses import host
from turncoat.games.the_traitors.moves import Select

if TYPE_CHECKING:
    from turncoat.games.the_traitors.state import TheTraitors


def falls_due(state: TheTraitors) -> bool:
    """Return whether the Traitors are chosen when the present phase ends."""
    final = state.scenes and state.final  # TT-11
    return not state.chosen and (final or state.day >= int(state.options["choose_on"]))


def standing(state: TheTraitors) -> list[int]:
    """Return the host's selection without those who are out; empty: the table chooses.

    A selection stands if the host steps out after it, not if the choice was handed over. One that has become
    too large, because players left, does not stand either (TT-5).
    """
    selected = [seat for seat in state.host.selected or () if seat not in state.out]
    too_many = state.scenes and 2 * len(selected) >= len(state.alive)
    return [] if too_many or "select" in state.host.handed else selected


def waits_for_host(state: TheTraitors) -> bool:
    """Return whether the ceremony begins with a choice that the host has yet to make."""
    return host.decides(state, "select") and not standing(state)


def meet(state: TheTraitors) -> None:
    """Let the Traitors who are left learn who the others are (TT-6)."""
    present = frozenset(seat for seat in state.alive if seat in state.traitors)
    for seat in present:
        state.fellows[seat] = state.fellows[seat] | (present - {seat})


def offer(state: TheTraitors) -> Template:
    """Build the offer to choose the Traitors, with how many they may be."""
    least, most = bounds(state)
    return Template(Select, ("traitors",), least=least, most=most)


def bounds(state: TheTraitors) -> tuple[int, int]:
    """Return the fewest and the most Traitors that may be chosen now.

    TT-5: from one to fewer than half, or as many as the table was told.
    """
    most = (len(state.alive) - 1) // 2
    told = state.options["traitors"]
    if isinstance(told, str):
        return 1, most
    number = max(1, min(told, most))
    return number, number


def verify(state: TheTraitors, wanted: Offer) -> None:
    if not host.decides(state, "select"):
        raise Illegal("handed_over")
    if not falls_due(state):
        raise Illegal("not_now")
    if isinstance(wanted, Select):
        _verify_seats(state, wanted.traitors)


def _verify_seats(state: TheTraitors, seats: list[int]) -> None:
    """Refuse players who are not left or named twice, and too few or too many of them."""
    if len(set(seats)) != len(seats) or any(seat not in state.alive for seat in seats):
        raise Illegal("bad_selection")
    least, most = bounds(state)
    if not least <= len(seats) <= most:
        raise Illegal("bad_selection_number", least=least, most=most)


def select(state: TheTraitors, move: Select, at: float, chance: Chance) -> Viewers:
    """Note the choice, which may be changed until the phase ends; if it was waited for, end the phase."""
    state.host.selected = tuple(sorted(move.traitors))
    if state.host.waiting == "select":
        return state.phase.expire(state, at, chance)
    return frozenset(["host"])


def is_waited_for(state: TheTraitors, at: float) -> bool:
    """Return whether the phase, which would end now, must wait for the choice; not if a ceremony follows."""
    if state.scenes or not falls_due(state) or state.host.selected is not None:
        state.host.waiting = None
        return False
    return host.is_waited_for(state, "select", at)
