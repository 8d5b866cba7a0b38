"""Who is to reveal an identity now: the banished, if asked (TT-22), or the next one at the end (TT-39)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from turncoat.games.the_traitors.state import TheTraitors


def revealer(state: TheTraitors) -> int | None:
    """Return the player who is asked to reveal now, if anybody is."""
    if state.phase.name == "finale":
        return next((seat for seat in state.last_reveals if _is_to_come(state, seat)), None)
    banished = state.table.banished
    if state.phase.name != "round_table.identity" or banished is None or not state.table.asked:
        return None
    return None if state.out[banished].revealed else banished


def _is_to_come(state: TheTraitors, seat: int) -> bool:
    return seat not in state.revealed and seat not in state.out
