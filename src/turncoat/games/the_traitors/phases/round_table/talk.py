"""Free discussion (TT-19), and the minute of talk after a second tie (TT-23 (c))."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Move, Offer, kind_of
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import EVERYBODY, Seat, Viewers
from turncoat.games.the_traitors.clauses import bets, end_vote, host
from turncoat.games.the_traitors.clauses.durations import LATER_TALK
from turncoat.games.the_traitors.clauses.votes import Seats
from turncoat.games.the_traitors.moves import Bet, OfferEnd, OpenVote, Ready
from turncoat.games.the_traitors.phases.round_table import course
from turncoat.games.the_traitors.phases.season_phase import SeasonPhase
from turncoat.games.the_traitors.state import TheTraitors


class _Talk(SeasonPhase):
    """Talk of all who are left, which a host can end by opening the vote."""

    moves: ClassVar[tuple[type[Move], ...]] = (Ready, OpenVote)

    def may_speak(self, state: TheTraitors, seat: int) -> bool:
        return True

    def seats_asked_ready(self, state: TheTraitors) -> Seats:
        return state.alive

    def offers(self, state: TheTraitors, seat: Seat) -> Iterable[Offer]:
        return [OpenVote()] if seat == "host" else []

    def verify(self, state: TheTraitors, seat: Seat, wanted: Offer) -> None:
        """Let the host open the vote at any time (TT-19), unless that was handed over."""
        if not host.decides(state, "open_vote"):
            raise Illegal("handed_over")

    def play(self, state: TheTraitors, seat: Seat, move: Any, at: float, chance: Chance) -> Viewers:
        self.end(state, at, chance)
        return EVERYBODY


class Talk(_Talk):
    name = "round_table.talk"
    open_to_those_out = (Bet,)
    moves = (*_Talk.moves, OfferEnd, Bet)

    def offers(self, state: TheTraitors, seat: Seat) -> Iterable[Offer]:
        return [OpenVote(), OfferEnd()] if seat == "host" else bets.offers(state, seat)

    def verify(self, state: TheTraitors, seat: Seat, wanted: Offer) -> None:
        """Let the host offer the end here, too, though not between two votes of one Round Table (TT-37)."""
        if kind_of(wanted) is OfferEnd:
            end_vote.verify_offer(state)
        elif isinstance(wanted, Bet):
            assert seat != "host"
            bets.verify(state, seat, wanted.target)
        else:
            super().verify(state, seat, wanted)

    def play(self, state: TheTraitors, seat: Seat, move: Any, at: float, chance: Chance) -> Viewers:
        if isinstance(move, Bet):
            assert seat != "host"
            bets.place(state, seat, move.target)
            return frozenset([seat])
        if not isinstance(move, OfferEnd):
            return super().play(state, seat, move, at, chance)
        end_vote.offer(state, at, chance)
        return EVERYBODY

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:
        course.open_table(state)
        if not state.final_table:
            state.host.offered = False  # TT-37: once a Round Table, the break before it included
        if state.tables_today == 1 and not state.final_table:
            state.begin("talk", at)
            return
        # TT-36: a further table on the final day has a short talk, the Final Round Table the whole length
        length = state.pace.talk(state.hour)
        state.since, state.ready = at, set()
        state.until = at + (length if state.final_table else length * LATER_TALK)

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        course.open_vote(state, "vote", at, chance)


class TalkAgain(_Talk):
    name = "round_table.talk_again"

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:
        state.begin("talk_again", at)

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        course.open_vote(state, "runoff_again", at, chance)
