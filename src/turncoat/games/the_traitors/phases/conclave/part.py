"""A part of the night (TT-34): the Traitors decide, and all others have a task that looks the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from turncoat.core.fairness.chance import Chance
from turncoat.core.moves import Offer, Template, kind_of
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import Seat, Viewers
from turncoat.games.the_traitors.clauses import flow, host
from turncoat.games.the_traitors.moves import (
    Blackmail,
    DeathList,
    Letter,
    MakeList,
    Murder,
    ShowShield,
    Spare,
    Suspect,
    Tempt,
)
from turncoat.games.the_traitors.phases.conclave import naming, outcome
from turncoat.games.the_traitors.phases.season_phase import SeasonPhase
from turncoat.games.the_traitors.record import PastSuspicion
from turncoat.games.the_traitors.state import TheTraitors


class Part(SeasonPhase):
    """One of the two parts, each of fixed length: no player can be ready early."""

    open_to_those_out = (Suspect,)  # TT-34
    moves = (Murder, Tempt, Blackmail, Spare, MakeList, ShowShield, Suspect, Letter, DeathList)

    def __init__(self, number: int) -> None:
        self.number = number
        self.name = f"conclave.{number}"  # type: ignore[misc]  # one class for both

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:
        if self.number == 1:
            outcome.open_conclave(state)
        state.night.part = self.number
        state.night.decisions = {}
        state.night.lines = {}
        state.night.suspects = {}
        state.begin("conclave_1" if self.number == 1 else "conclave_2", at)

    def may_speak(self, state: TheTraitors, seat: int) -> bool:
        return seat in state.night.present  # TT-26

    def awaited(self, state: TheTraitors, seat: Seat) -> bool:
        """Wait for everybody who is left, whatever they have sent, and never for the host (TT-34)."""
        return seat in state.alive

    def offers(self, state: TheTraitors, seat: Seat) -> Iterable[Offer]:
        if seat == "host":
            yield Template(DeathList, ("count",), least=1, most=len(state.alive) - 1)
            return
        if naming.decides(state, seat):
            yield from naming.offers(state)
        if naming.may_answer(state, seat):
            yield from (Letter(True), Letter(False))
        if not (naming.decides(state, seat) or naming.has_letter(state, seat)):
            yield from (Suspect(other) for other in state.alive if other != seat)
        yield ShowShield()

    def verify(self, state: TheTraitors, seat: Seat, wanted: Offer) -> None:
        kind = kind_of(wanted)
        if seat == "host":
            self._verify_order(state, wanted)
        elif isinstance(wanted, Suspect):
            if naming.decides(state, seat) or naming.has_letter(state, seat):
                raise Illegal("decide_instead")
            state.verify_target(seat, wanted.target)
        elif kind is Letter:
            if not naming.may_answer(state, seat):
                raise Illegal("no_letter")
        elif kind is ShowShield:
            self._verify_show(state, seat)
        else:
            naming.verify(state, seat, wanted)

    def _verify_show(self, state: TheTraitors, seat: int) -> None:
        """Refuse to show a shield to the Conclave, unless a Traitor there holds one (TT-18)."""
        if seat not in state.night.present:
            raise Illegal("not_now")
        if seat not in state.shields:
            raise Illegal("no_shield")
        if seat in state.night.shown:
            raise Illegal("already_shown")

    def play(self, state: TheTraitors, seat: Seat, move: Any, at: float, chance: Chance) -> Viewers:
        night = state.night
        if seat == "host":
            outcome.order_list(state, move.count)
            return frozenset(night.present)
        match move:
            case Suspect(target=target):
                night.suspects[seat] = target
                return frozenset([seat])
            case Letter(accept=accept):
                outcome.answer_letter(state, accept)
                return frozenset([seat, *night.present])
            case ShowShield():
                night.shown.add(seat)
            case _:
                night.decisions[seat] = naming.choice_of(move)
                night.lines[seat] = getattr(move, "line", "")
        return frozenset(night.present)

    def _verify_order(self, state: TheTraitors, wanted: Offer) -> None:
        """Refuse to order a death list after the first decision, or where none fits (TT-33)."""
        if not host.decides(state, "death_list"):
            raise Illegal("handed_over")
        if self.number != 1 or state.night.ordered or state.night.decisions:
            raise Illegal("too_late_for_a_list")
        if not flow.list_fits(state):
            raise Illegal("no_list_tonight")
        most = len(state.alive) - 1
        if isinstance(wanted, DeathList) and not 1 <= wanted.count <= most:
            raise Illegal("bad_list", count=most)

    def end(self, state: TheTraitors, at: float, chance: Chance) -> None:
        night = state.night
        state.suspicions += [
            PastSuspicion(state.day, self.number, seat, target)
            for seat, target in sorted(night.suspects.items())
        ]
        outcome.close_part(state, chance)
        if self.number == 1:
            state.go("conclave.2", at, chance)
        else:
            outcome.close_conclave(state)
            state.go("breakfast", at, chance)
