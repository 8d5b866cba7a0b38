"""Breakfast (TT-35): players come in one after another, and somebody's chair may stay empty."""

from __future__ import annotations

from collections.abc import Iterable

from turncoat.core.chance import Chance
from turncoat.core.moves import Offer, kind_of
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import EVERYBODY, Viewers
from turncoat.games.the_traitors import speech
from turncoat.games.the_traitors.clauses import dealing, flow, selection, withdrawal
from turncoat.games.the_traitors.clauses.votes import Seats
from turncoat.games.the_traitors.moves import Ready, Select, ShowShield
from turncoat.games.the_traitors.phases.season_phase import COMMON, SeasonPhase
from turncoat.games.the_traitors.state import TheTraitors


class Breakfast(SeasonPhase):
    name = "breakfast"
    moves = (*COMMON, Ready, ShowShield, Select)

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:
        """A new day. The order is drawn for all, so that it does not depend on who is missing."""
        state.day += 1
        state.tables_today = 0
        state.death_list = None  # TT-33: it held for one Conclave
        order = dealing.breakfast_order(state.players, state.deal, state.day, chance)
        missing = {state.victim, *state.leaving, *state.out}
        state.comers = tuple(seat for seat in order if seat not in missing)
        state.seated = []
        state.all_in = False
        state.begin("chair", max(at, state.hour) if state.pace.by_hours else at)

    def expire(self, state: TheTraitors, at: float, chance: Chance) -> Viewers:
        if state.all_in:
            self.end(state, at, chance)
            return EVERYBODY
        state.seated = list(state.comers[: len(state.seated) + 1])
        if len(state.seated) == len(state.comers):
            self._last_is_in(state, at, chance)
        else:
            state.begin("chair", at)
        return EVERYBODY

    def _last_is_in(self, state: TheTraitors, at: float, chance: Chance) -> None:
        """TT-35: all that the night did takes effect in one step."""
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

    def asked_ready(self, state: TheTraitors) -> Seats:
        return state.alive if state.all_in else ()

    def tasks(self, state: TheTraitors, seat: int) -> Iterable[Offer]:  # noqa: ARG002
        yield ShowShield()

    def verify_task(self, state: TheTraitors, seat: int, wanted: Offer) -> None:
        """TT-18."""
        assert kind_of(wanted) is ShowShield
        if seat not in state.shields:
            raise Illegal("no_shield")
        if seat not in state.seated:
            raise Illegal("not_now")
        if seat in state.shown:
            raise Illegal("already_shown")

    def take(self, state: TheTraitors, seat: int, move: ShowShield, at: float, chance: Chance) -> Viewers:  # noqa: ARG002
        state.shown.add(seat)
        return EVERYBODY

    def host_offers(self, state: TheTraitors) -> Iterable[Offer]:
        yield selection.offer(state)

    def verify_host(self, state: TheTraitors, wanted: Offer) -> None:
        selection.verify(state, wanted)

    def host_takes(self, state: TheTraitors, move: Select, at: float, chance: Chance) -> Viewers:
        return selection.take(state, self, move, at, chance)

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        if selection.is_waited_for(state, at):
            return
        flow.after_breakfast(state, at, chance)
