"""A part of the night (TT-34): the Traitors decide, everybody else has a task that looks the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from turncoat.core.chance import Chance
from turncoat.core.moves import Offer, Template, kind_of
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import EVERYBODY, Seat, Viewers
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
from turncoat.games.the_traitors.phases.season_phase import COMMON, SeasonPhase
from turncoat.games.the_traitors.record import PastSuspicion
from turncoat.games.the_traitors.state import TheTraitors


class Part(SeasonPhase):
    """One of the two parts, each of fixed length: nobody can be ready, whatever happens."""

    moves = (*COMMON, Murder, Tempt, Blackmail, Spare, MakeList, ShowShield, Suspect, Letter, DeathList)

    def __init__(self, number: int) -> None:
        self.number = number
        self.name = f"conclave.{number}"  # type: ignore[misc]  # one class for both

    def enter(self, state: TheTraitors, at: float, chance: Chance) -> None:  # noqa: ARG002
        if self.number == 1:
            outcome.open_conclave(state)
        state.night.part = self.number
        state.night.decisions = {}
        state.night.suspects = {}
        state.begin("conclave_1" if self.number == 1 else "conclave_2", at)

    def may_speak(self, state: TheTraitors, seat: int) -> bool:
        return seat in state.night.present  # TT-26

    def awaited(self, state: TheTraitors, seat: Seat) -> bool:
        """TT-34: everyone alive, whatever they sent; never the host."""
        return seat in state.alive

    def tasks(self, state: TheTraitors, seat: int) -> Iterable[Offer]:
        if naming.decides(state, seat):
            yield from naming.offers(state, seat)
        elif naming.has_letter(state, seat):
            yield from (Letter(True), Letter(False))
        else:
            yield from (Suspect(other) for other in state.alive if other != seat)
        yield ShowShield()

    def verify_out(self, state: TheTraitors, seat: int, wanted: Offer) -> None:
        """TT-34: those out may say whom they suspect."""
        if kind_of(wanted) is not Suspect:
            raise Illegal("you_are_out")
        self._verify_suspect(state, seat, wanted)

    def verify_task(self, state: TheTraitors, seat: int, wanted: Offer) -> None:
        kind = kind_of(wanted)
        if kind is Suspect:
            if naming.decides(state, seat) or naming.has_letter(state, seat):
                raise Illegal("decide_instead")
            self._verify_suspect(state, seat, wanted)
        elif kind is Letter:
            if not naming.has_letter(state, seat):
                raise Illegal("no_letter")
        elif kind is ShowShield:
            self._verify_show(state, seat)
        else:
            naming.verify(state, seat, wanted)

    def _verify_suspect(self, state: TheTraitors, seat: int, wanted: Offer) -> None:
        assert isinstance(wanted, Suspect)
        state.verify_target(seat, wanted.target)

    def _verify_show(self, state: TheTraitors, seat: int) -> None:
        """TT-18: a Traitor's shield, to the Conclave."""
        if seat not in state.night.present:
            raise Illegal("not_now")
        if seat not in state.shields:
            raise Illegal("no_shield")
        if seat in state.night.shown:
            raise Illegal("already_shown")

    def take(self, state: TheTraitors, seat: int, move: Any, at: float, chance: Chance) -> Viewers:  # noqa: ARG002
        night = state.night
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
        return frozenset(night.present)

    def host_offers(self, state: TheTraitors) -> Iterable[Offer]:
        yield Template(DeathList, ("count",), least=1, most=len(state.alive) - 1)

    def verify_host(self, state: TheTraitors, wanted: Offer) -> None:
        """TT-33: before the first decision."""
        if not host.decides(state, "death_list"):
            raise Illegal("handed_over")
        if self.number != 1 or state.night.ordered or state.night.decisions:
            raise Illegal("too_late_for_a_list")
        if not flow.list_fits(state):
            raise Illegal("no_list_tonight")
        most = len(state.alive) - 1
        if isinstance(wanted, DeathList) and not 1 <= wanted.count <= most:
            raise Illegal("bad_list", count=most)

    def host_takes(self, state: TheTraitors, move: DeathList, at: float, chance: Chance) -> Viewers:  # noqa: ARG002
        outcome.order_list(state, move.count)
        return frozenset(state.night.present)

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

    def expire(self, state: TheTraitors, at: float, chance: Chance) -> Viewers:
        self.end(state, at, chance)
        return EVERYBODY
