"""The offer to end the season (TT-37), and how play goes on when not all agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from turncoat.core.fairness.chance import Chance
from turncoat.core.refusal import Illegal
from turncoat.games.the_traitors.clauses import host
from turncoat.games.the_traitors.clauses.flow import FINALISTS

if TYPE_CHECKING:
    from turncoat.games.the_traitors.state import TheTraitors


def verify_offer(state: TheTraitors) -> None:
    if not host.decides(state, "offer_end"):
        raise Illegal("handed_over")
    if not state.final:
        raise Illegal("not_the_final_day")
    if state.host.offered:
        raise Illegal("already_offered")


def offer(state: TheTraitors, at: float, chance: Chance) -> None:
    """Hold an end vote that a human host has offered in talk or break."""
    state.host.offered = True
    state.interrupted = (state.phase.name, max(0.0, state.until - at))
    state.go("end_vote", at, chance)


def go_on(state: TheTraitors, at: float, chance: Chance) -> None:
    """Go back to where the end was offered, or on to the Final Round Table, as not all agree."""
    interrupted, state.interrupted = state.interrupted, None
    if interrupted is None:
        state.final_table = True
        state.go("round_table.talk", at, chance)
        return
    name, left = interrupted
    if name == "round_table.talk" and len(state.alive) == FINALISTS and not state.final_table:
        state.go("final_break", at, chance)  # TT-36: somebody left meanwhile
        return
    state.phase = state.phases[name]
    state.since, state.until = at, at + left
    state.ready = set()
