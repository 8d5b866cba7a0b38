"""What all phases of a season have in common: talk, being ready, leaving."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from turncoat.core.chance import Chance
from turncoat.core.moves import Move, Offer, kind_of
from turncoat.core.phase import Phase
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import EVERYBODY, Seat, Viewer, Viewers
from turncoat.games.the_traitors import speech
from turncoat.games.the_traitors.clauses import flow, host, withdrawal
from turncoat.games.the_traitors.clauses.votes import Seats
from turncoat.games.the_traitors.moves import Claim, Ready, Say, Withdraw
from turncoat.games.the_traitors.phases import hosting
from turncoat.games.the_traitors.state import TheTraitors

COMMON: Final[tuple[type[Move], ...]] = (Say, Claim, Withdraw, *hosting.ALWAYS)

WHILE_PAUSED: Final = frozenset([Say, Claim, Withdraw])


class SeasonPhase(Phase[TheTraitors]):
    """A phase in which those left have tasks, and those out only talk among themselves (TT-22)."""

    moves: ClassVar[tuple[type[Move], ...]] = COMMON

    # What a phase says of itself

    def may_speak(self, state: TheTraitors, seat: int) -> bool:  # noqa: ARG002
        """Whether a player who is left may talk now."""
        return False

    def asked_ready(self, state: TheTraitors) -> Seats:  # noqa: ARG002
        """Who can say `ready`; when all of them have, the phase ends."""
        return ()

    def tasks(self, state: TheTraitors, seat: int) -> Iterable[Offer]:  # noqa: ARG002
        """What else the seat might send."""
        return ()

    def verify_task(self, state: TheTraitors, seat: int, wanted: Offer) -> None:  # noqa: ARG002
        raise Illegal("not_now")

    def take(self, state: TheTraitors, seat: int, move: Any, at: float, chance: Chance) -> Viewers:
        """Carry out a task that was verified."""
        raise NotImplementedError

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        """Its clock has run down, or all are ready."""
        raise NotImplementedError

    # What a human host may do in it, besides what a host always may

    def host_offers(self, state: TheTraitors) -> Iterable[Offer]:  # noqa: ARG002
        return ()

    def verify_host(self, state: TheTraitors, wanted: Offer) -> None:  # noqa: ARG002
        raise Illegal("not_now")

    def host_takes(self, state: TheTraitors, move: Any, at: float, chance: Chance) -> Viewers:
        raise NotImplementedError

    # What all have in common

    def offers(self, state: TheTraitors, seat: Seat) -> Iterable[Offer]:
        if seat == "host":
            yield from hosting.offers(state, self)
            return
        yield speech.SAY
        yield speech.CLAIM
        yield from self.tasks(state, seat)
        if Ready in self.moves:
            yield Ready()
        yield Withdraw()

    def verify(self, state: TheTraitors, seat: Seat, wanted: Offer) -> None:
        if seat == "host":
            hosting.verify(state, self, wanted)
            return
        kind = kind_of(wanted)
        if kind in hosting.MOVES:
            raise Illegal("for_the_host")
        if state.host.paused_at is not None and kind not in WHILE_PAUSED:
            raise Illegal("paused")
        if kind in (Say, Claim):
            self._verify_speech(state, seat, wanted)
        elif seat in state.out:
            self.verify_out(state, seat, wanted)
        elif kind is Withdraw:
            if seat in state.leaving:
                raise Illegal("already_leaving")
        elif kind is Ready:
            self._verify_ready(state, seat)
        else:
            self.verify_task(state, seat, wanted)

    def verify_out(self, state: TheTraitors, seat: int, wanted: Offer) -> None:  # noqa: ARG002
        """TT-22: who is out may talk with others who are out."""
        raise Illegal("you_are_out")

    def _verify_speech(self, state: TheTraitors, seat: int, wanted: Offer) -> None:
        if seat not in state.out:
            if seat in state.leaving:
                raise Illegal("you_are_leaving")  # TT-42
            if not self.may_speak(state, seat):
                raise Illegal("silence")
        speech.verify(state, seat, wanted)

    def _verify_ready(self, state: TheTraitors, seat: int) -> None:
        if seat not in self.asked_ready(state):
            raise Illegal("not_now")
        if seat in state.ready:
            raise Illegal("already_ready")

    def play(self, state: TheTraitors, seat: Seat, move: Any, at: float, chance: Chance) -> Viewers:
        if seat == "host":
            return hosting.play(state, self, move, at, chance)
        match move:
            case Say() | Claim():
                return speech.speak(state, seat, move, at)
            case Withdraw():
                touched = withdrawal.withdraw(state, seat, at)
                if state.host.paused_at is None or len(state.alive) <= flow.LAST:
                    self.settle(state, at, chance)
                return touched
            case Ready():
                state.ready.add(seat)
                self.end_if_all_ready(state, at, chance)
                return EVERYBODY
        return self.take(state, seat, move, at, chance)

    def settle(self, state: TheTraitors, at: float, chance: Chance) -> None:
        """Somebody may have left. In a pause nothing goes on because of that until it is over."""
        flow.count_players(state, at, chance)
        if state.phase is self:
            self.end_if_all_ready(state, at, chance)

    def end_if_all_ready(self, state: TheTraitors, at: float, chance: Chance) -> None:
        """All who are asked may be ready now; a host who is waited for has their time (TT-41)."""
        asked = set(self.asked_ready(state))
        if asked and asked <= state.ready and state.host.waiting is None:
            self.end(state, at, chance)

    def awaited(self, state: TheTraitors, seat: Seat) -> bool:
        if seat == "host":
            return state.host.waiting is not None or host.leads(state)
        return seat in self.asked_ready(state) and seat not in state.ready

    def deadline(self, state: TheTraitors, viewer: Viewer | None) -> float | None:  # noqa: ARG002
        return host.deadline(state)

    def expire(self, state: TheTraitors, at: float, chance: Chance) -> Viewers:
        self.end(state, at, chance)
        return EVERYBODY
