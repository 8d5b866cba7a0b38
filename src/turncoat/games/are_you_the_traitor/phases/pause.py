"""The pause between rounds (AT-16): rings are used, victory is declared, and all get ready."""

from __future__ import annotations

from collections.abc import Iterable

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Offer
from turncoat.core.phase import Phase
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import EVERYBODY, Seat, Viewer, Viewers, verify_other
from turncoat.games.are_you_the_traitor.moves import AnyMove, Claim, Declare, Ready, Ring, Say
from turncoat.games.are_you_the_traitor.phases import speech
from turncoat.games.are_you_the_traitor.record import Theft
from turncoat.games.are_you_the_traitor.state import FIRST_RULES, AreYouTheTraitor
from turncoat.games.are_you_the_traitor.treasure import GOAL, RING, STATUE, points


class Pause(Phase[AreYouTheTraitor]):
    name = "pause"
    moves = (Say, Claim, Ring, Declare, Ready)

    def enter(self, state: AreYouTheTraitor, at: float, chance: Chance) -> None:
        state.since = at
        state.ready = set()
        state.lead_shared = False
        state.ring_moment = _ring_seconds(state) > 0

    def offers(self, state: AreYouTheTraitor, seat: Seat) -> Iterable[Offer]:
        assert isinstance(seat, int)
        yield speech.SAY
        yield speech.CLAIM
        if not state.options["pause"]:
            return  # it is over with the next move, whatever that is
        yield from map(Ring, state.others(seat))
        yield Declare()
        yield Ready()

    def verify(self, state: AreYouTheTraitor, seat: Seat, wanted: Offer) -> None:
        assert isinstance(seat, int)
        match wanted:
            case Ring(target=target):
                self._verify_ring(state, seat, target)
            case Declare() if state.lead_shared:
                raise Illegal("declared_already")  # AT-22
            case Declare() if state.ring_moment:
                raise Illegal("ring_moment")  # AT-16
            case Declare() if points(state.hoards[seat]) < GOAL:
                raise Illegal("too_few_points", goal=GOAL)  # AT-23
            case Ready() if seat in state.ready:
                raise Illegal("already_ready")
            case _:
                speech.verify(state, seat, wanted)

    def _verify_ring(self, state: AreYouTheTraitor, seat: int, target: int) -> None:
        verify_other(seat, target, state.players)
        if RING not in state.hoards[seat]:
            raise Illegal("no_ring")
        if not state.hoards[target]:
            raise Illegal("nothing_to_take")  # AT-17

    def play(self, state: AreYouTheTraitor, seat: Seat, move: AnyMove, at: float, chance: Chance) -> Viewers:
        assert isinstance(seat, int)
        match move:
            case Ring(target=target):
                self._steal(state, seat, target, chance)
            case Declare():
                self._declare(state, seat, at, chance)
            case Ready():
                state.ready.add(seat)
                if len(state.ready) == state.players:
                    self._end(state, at, chance)
            case Say() | Claim():
                return speech.speak(state, seat, move, at)
        return EVERYBODY

    def _steal(self, state: AreYouTheTraitor, thief: int, victim: int, chance: Chance) -> None:
        """AT-17 and AT-18. Chance is asked in any case, so that a statue leaves no trace in later deals."""
        state.hoards[thief].remove(RING)
        state.rings_used += 1
        hoard = state.hoards[victim]
        place = int(chance.below(len(hoard)))
        card = hoard.pop(hoard.index(STATUE) if STATUE in hoard else place)
        state.hoards[thief].append(card)
        state.theft = Theft(thief, victim, card)
        state.ready = set()

    def _declare(self, state: AreYouTheTraitor, seat: int | None, at: float, chance: Chance) -> None:
        """AT-22: with a shared lead the pause goes on for rings, unless the deck is empty (AT-24)."""
        leaders = state.leaders()
        if len(leaders) == 1 or not state.deck:
            state.finish("points", leaders, seat, at, chance)
        elif state.rules == FIRST_RULES:
            self._next_round(state, at, chance)
            state.show_hoards()
        else:
            state.show_hoards()
            state.lead_shared, state.ring_moment = True, False
            state.since, state.ready = at, set()

    def _end(self, state: AreYouTheTraitor, at: float, chance: Chance) -> None:
        if not state.lead_shared and any(points(hoard) >= GOAL for hoard in state.hoards):
            self._declare(state, None, at, chance)  # AT-28
        else:
            self._next_round(state, at, chance)

    def _next_round(self, state: AreYouTheTraitor, at: float, chance: Chance) -> None:
        state.number += 1
        state.go("talk", at, chance)

    def awaited(self, state: AreYouTheTraitor, seat: Seat) -> bool:
        return bool(state.options["pause"]) and seat not in state.ready

    def deadline(self, state: AreYouTheTraitor, viewer: Viewer | None) -> float | None:
        return state.since + (_ring_seconds(state) if state.ring_moment else float(state.options["pause"]))

    def expire(self, state: AreYouTheTraitor, at: float, chance: Chance) -> Viewers:
        if state.ring_moment:
            state.ring_moment = False
        else:
            self._end(state, at, chance)
        return EVERYBODY


def _ring_seconds(state: AreYouTheTraitor) -> float:
    """AT-16: how long nobody may declare; a shorter pause cuts it short."""
    return min(float(state.options["ring_moment"]), float(state.options["pause"]))
