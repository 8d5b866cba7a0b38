"""The bets of players who are out (TT-22), for the score of the departed in the recap.

At breakfast they bet on who will do best in the mission, in the talk of a Round Table on who will be
banished: before anybody can know.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from turncoat.core.refusal import Illegal
from turncoat.games.the_traitors.moves import Bet, BetAbout
from turncoat.games.the_traitors.record import PastBet

if TYPE_CHECKING:
    from turncoat.games.the_traitors.state import TheTraitors


def open_about(state: TheTraitors) -> BetAbout | None:
    """Return what can be bet on now."""
    if not state.scenes:
        return None
    if state.phase_name == "breakfast" and state.all_in:
        return "mission"
    return "banished" if state.phase.name == "round_table.talk" else None


def offers(state: TheTraitors, seat: int) -> Iterable[Bet]:
    return map(Bet, state.alive) if seat in state.out and open_about(state) else ()


def verify(state: TheTraitors, seat: int, target: int) -> None:
    if seat not in state.out or open_about(state) is None:
        raise Illegal("no_bet")
    state.verify_target(seat, target)


def place(state: TheTraitors, seat: int, target: int) -> None:
    """Note a bet; it may be changed until the talk ends."""
    about = open_about(state)
    assert about is not None
    state.bets[seat] = (about, target)


def settle(state: TheTraitors, about: BetAbout, winners: Collection[int]) -> None:
    """Decide all bets on this."""
    state.past_bets += [
        PastBet(state.day, about, seat, target, target in winners)
        for seat, (on, target) in sorted(state.bets.items())
        if on == about
    ]
    state.bets = {}
