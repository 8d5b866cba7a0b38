"""The result of a host's own mission that comes after the season went on without it (TT-14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from turncoat.core.moves import Offer, Template
from turncoat.core.refusal import Illegal
from turncoat.games.the_traitors import speech
from turncoat.games.the_traitors.clauses import host
from turncoat.games.the_traitors.moves import MissionResult

if TYPE_CHECKING:
    from turncoat.games.the_traitors.state import TheTraitors

HOST_BARS: Final = 100
"""The most bars that a host can enter."""
OFFER: Final = Template(MissionResult, ("bars",))


def is_owed(state: TheTraitors) -> bool:
    """Return whether the result of the last mission can still be entered: by day, before the last reveals."""
    over = state.phase_name in ("mission", "finale", "over")
    return state.host.owed and not over and not host.has_its_time(state)


def verify(state: TheTraitors, wanted: Offer) -> None:
    """Refuse a result that nobody owes; who won access to the armoury was drawn by lot."""
    if not is_owed(state):
        raise Illegal("not_now")
    if isinstance(wanted, MissionResult):
        verify_bars(wanted.bars)
        if wanted.access:
            raise Illegal("too_late_for_access")


def verify_bars(bars: int) -> None:
    if not 0 <= bars <= HOST_BARS:
        raise Illegal("bad_bars", most=HOST_BARS)


def enter(state: TheTraitors, result: MissionResult, at: float) -> None:
    """Put the silver on the stack after all."""
    state.host.owed = False
    state.earned = result.bars
    state.silver += result.bars
    state.past_missions[-1] = state.past_missions[-1]._replace(bars=result.bars)
    speech.announce(state, at, "mission", bars=result.bars)
