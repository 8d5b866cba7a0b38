"""Breakfast (TT-35): players come in one after another, and a victim's chair stays empty."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Offer
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import EVERYBODY, Seat, Viewers
from turncoat.games.the_traitors import speech
from turncoat.games.the_traitors.clauses import bets, dealing, flow, selection, withdrawal
from turncoat.games.the_traitors.clauses.votes import Seats
from turncoat.games.the_traitors.moves import Bet, Ready, Select, ShowShield
from turncoat.games.the_traitors.phases.season_phase import SeasonPhase
from turncoat.games.the_traitors.state import TheTraitors


class Breakfast(SeasonPhase):
    name = "breakfast"
    open_to_those_out = (Bet,)
    moves = (Ready, ShowShield, Select, Bet)

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:
        """Begin a new day. The order is drawn for all, so that it does not depend on who is missing."""
        state.day += 1
        state.tables_today = 0
        state.death_list = None  # TT-33: it held for one Conclave
        order = dealing.draw_breakfast_order(state.players, state.deal, state.day, chance)
        missing = {state.victim, *state.leaving, *state.out}
        state.comers = tuple(seat for seat in order if seat not in missing)
        state.seated = []
        state.all_in = False
        state.begin("chair", max(at, state.hour) if state.pace.by_hours else at)

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        """Let the next player come in; once all are in, go on to the mission."""
        if not state.all_in:
            self._seat_next(state, at, chance)
        elif not selection.is_waited_for(state, at):
            flow.after_breakfast(state, at, chance)

    def _seat_next(self, state: TheTraitors, at: float, chance: Chance) -> None:
        state.seated = list(state.comers[: len(state.seated) + 1])
        if len(state.seated) < len(state.comers):
            state.begin("chair", at)
        else:
            self._show_the_night(state, at, chance)

    def _show_the_night(self, state: TheTraitors, at: float, chance: Chance) -> None:
        """Let all that the night did take effect in one step, when the last player is in (TT-35)."""
        state.all_in = True
        state.moments += 1
        if state.victim is not None:
            state.leave(state.victim, "murdered")
            speech.announce(state, at, "missing", seats=[state.victim])
        elif not state.leaving:
            speech.announce(state, at, "nobody_missing")  # no explanation is given
        state.victim = None
        withdrawal.take_effect(state, at)
        listing, state.listing = state.listing, ()
        state.death_list = tuple(seat for seat in listing if seat not in state.out) if listing else None
        state.begin("breakfast", at)
        if not flow.count_players(state, at, chance) and state.death_list is not None:
            speech.announce(state, at, "list", seats=list(state.death_list))  # TT-33

    def may_speak(self, state: TheTraitors, seat: int) -> bool:
        return state.all_in or seat in state.seated

    def seats_asked_ready(self, state: TheTraitors) -> Seats:
        return state.alive if state.all_in else ()

    def offers(self, state: TheTraitors, seat: Seat) -> Iterable[Offer]:
        if seat == "host":
            yield selection.offer(state)
        elif seat in state.out:
            yield from bets.offers(state, seat)
        else:
            yield ShowShield()

    def verify(self, state: TheTraitors, seat: Seat, wanted: Offer) -> None:
        if seat == "host":
            selection.verify(state, wanted)
        elif isinstance(wanted, Bet):
            bets.verify(state, seat, wanted.target)
        else:
            self._verify_show(state, seat)

    def _verify_show(self, state: TheTraitors, seat: int) -> None:
        """Refuse to show a shield that the player does not hold, or twice, or before coming in (TT-18)."""
        if seat not in state.shields:
            raise Illegal("no_shield")
        if seat not in state.seated:
            raise Illegal("not_now")
        if seat in state.shown:
            raise Illegal("already_shown")

    def play(self, state: TheTraitors, seat: Seat, move: Any, at: float, chance: Chance) -> Viewers:
        if seat == "host":
            return selection.select(state, move, at, chance)
        if isinstance(move, Bet):
            bets.place(state, seat, move.target)
            return frozenset([seat])
        state.shown.add(seat)
        return EVERYBODY
