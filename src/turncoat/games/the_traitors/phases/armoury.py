"""The armoury (TT-16): closed doors, and a shield behind one of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Offer
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import EVERYBODY, Seat, Viewers
from turncoat.games.the_traitors.clauses import dealing, flow
from turncoat.games.the_traitors.clauses.votes import Seats
from turncoat.games.the_traitors.moves import OpenDoor, Ready, TakeShield
from turncoat.games.the_traitors.phases.season_phase import SeasonPhase
from turncoat.games.the_traitors.record import PastShield
from turncoat.games.the_traitors.state import TheTraitors


class Armoury(SeasonPhase):
    name = "armoury"
    moves = (Ready, OpenDoor, TakeShield)

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:
        doors, shields = len(state.access), int(state.options["shields"])
        state.behind = dealing.draw_shield_doors(
            doors, shields, state.deal, state.armouries, state.day, chance
        )
        state.doors = [None] * doors
        state.armouries += 1
        state.begin("armoury", at)

    def may_speak(self, state: TheTraitors, seat: int) -> bool:
        return True

    def seats_asked_ready(self, state: TheTraitors) -> Seats:
        """Ask all alike, so that nobody sees by it who could still open a door."""
        return state.alive

    def offers(self, state: TheTraitors, seat: Seat) -> Iterable[Offer]:
        yield from map(OpenDoor, range(len(state.doors)))
        yield TakeShield(True)
        yield TakeShield(False)

    def verify(self, state: TheTraitors, seat: Seat, wanted: Offer) -> None:
        match wanted:
            case OpenDoor(door=door):
                if seat not in state.access:
                    raise Illegal("no_access")
                if seat in state.doors:
                    raise Illegal("one_door_only")
                if not 0 <= door < len(state.doors):
                    raise Illegal("no_such_door")
                if state.doors[door] is not None:
                    raise Illegal("door_is_open")
            case _:
                if seat not in state.undecided:
                    raise Illegal("no_shield")

    def play(self, state: TheTraitors, seat: Seat, move: Any, at: float, chance: Chance) -> Viewers:
        assert seat != "host"
        if isinstance(move, TakeShield):
            self._decide(state, seat, move.take)
            return frozenset([seat])
        state.doors[move.door] = seat
        if move.door in state.behind:
            state.undecided.add(seat)
        return EVERYBODY

    def _decide(self, state: TheTraitors, seat: int, take: bool) -> None:
        state.undecided.discard(seat)
        state.past_shields.append(PastShield(state.day, seat, take))
        if take:
            state.shields.add(seat)

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        self.close(state)
        flow.after_armoury(state, at, chance)

    def close(self, state: TheTraitors) -> None:
        """Let all who found a shield and did not answer take it (TT-16)."""
        for seat in sorted(state.undecided):
            self._decide(state, seat, True)
