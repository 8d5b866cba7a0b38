"""A second model of a whole season, written from the clauses alone: steps, clocks, who is left, the silver.

It shares no code with the rules. It is told what lots decide and what players do, and says where the season
stands. The Round Tables and the Conclaves in it are those of `model`.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from tests.games.the_traitors.model import Conclave, Decision, RoundTable

Json = dict[str, Any]
Step = tuple[str | int, ...]

SECONDS: Final = {
    "arrival": (120, 300),
    "selection": (15, 22.5),
    "chair": (4, 8),
    "breakfast": (90, 300),
    "armoury": (45, 90),
    "talk": (300, 900),
    "vote": (60, 120),
    "shown": (6, 8),
    "floor": (20, 45),
    "defence": (60, 60),
    "host_rules": (5, 8),
    "identity": (15, 30),
    "dark": (60, 180),
    "letters": (30, 90),
    "break": (120, 600),
    "end_vote": (45, 90),
}
SILENT: Final = ("vote", "runoff", "runoff_again", "safe_vote", "identity", "host_rules")


class Calendar:
    """TT-4, TT-10 to TT-13, TT-16 to TT-18, TT-21 to TT-23, TT-33 to TT-39, TT-42.

    `step` and `ends` say where the season stands and until when; a mission (`ends` None) has its own clocks.
    """

    def __init__(self, players: int, options: Json, deal: Json) -> None:
        self.options, self.deal = options, deal
        self.alive, self.leaving = set(range(players)), set[int]()
        self.out: dict[int, tuple[str, int]] = {}
        self.day, self.days, self.silver, self.at = 1, int(options["days"]), 0, 0.0
        self.traitors: set[int] | None = None
        self.fellows = {seat: set[int]() for seat in range(players)}
        self.shields, self.found = set[int](), set[int]()
        self.doors: list[int | None] = []
        self.armouries = self.votes_held = self.tables = 0
        self.death_list: set[int] | None = None
        self.list_nights = set[int]()
        self.known = set[int]()
        self.banished: int | None = None
        self.tied: list[list[int]] = []
        """Those who defend themselves, one after another or together."""
        self.comers: list[int] = []
        self.seated: list[int] = []
        self.all_in, self.final_table = True, False
        self.later: tuple[Step, float] | None = None
        self.revealed: list[int] = []
        self.asked_last: int | None = None
        """In the finale: who is asked to reveal; lots decide with whom each side begins."""
        self._go(("arrival",), "arrival")

    def seconds(self, name: str) -> float:
        return SECONDS[name][self.options["pace"] == "evening"]

    def _go(self, step: Step, lasting: str | float | None) -> None:
        self.step, self.said, self.since = step, set[int](), self.at
        length = self.seconds(lasting) if isinstance(lasting, str) else lasting
        self.ends = None if length is None else self.at + length

    @property
    def final(self) -> bool:
        return self.day == self.days

    def speakers(self) -> set[int]:
        """Those left who may talk."""
        first, last = self.step[0], self.step[-1]
        if first in ("selection", "end_vote") or last in SILENT:
            return set()
        if first == "breakfast" and not self.all_in:
            return set(self.seated) - self.leaving
        if first == "conclave":
            return self.night.alive & self.night.traitors - self.leaving
        if last == "reveal":
            return {self.order[self.shown]} - self.leaving
        if last == "defence":
            return set(self.tied[0]) - self.leaving
        return self.alive - self.leaving

    def asked(self) -> set[int]:
        """Those whose `ready` ends the step."""
        first, last = self.step[0], self.step[-1]
        if last == "reveal":
            return {self.order[self.shown]} & set(self.cast)
        if last == "defence":
            return set(self.tied[0])
        waits = first in ("arrival", "armoury", "final_break") or last in ("talk", "talk_again")
        return self.alive if waits or (first == "breakfast" and self.all_in) else set()

    # What players do

    def ready(self, seat: int, at: float) -> None:
        self.at = at
        self.said.add(seat)
        if self.step[-1] == "reveal":
            read = self.since + self.least
            self.ends = read
            if at >= read:
                self.clock(at)
        else:
            self._if_all_are_ready()

    def _if_all_are_ready(self) -> None:
        if self.asked() and self.asked() <= self.said:
            self.clock(self.at)

    def open_door(self, seat: int, door: int) -> None:
        self.doors[door] = seat
        if door in self.behind:
            self.found.add(seat)

    def take_shield(self, seat: int, take: bool) -> None:
        self.found.remove(seat)
        self.shields |= {seat} if take else set()

    def vote(self, seat: int, target: int, letters: int, at: float) -> None:
        self.at = at
        self.cast[seat] = (target, letters)
        if all(voter in self.cast or self.table.candidates == {voter} for voter in self.table.voters):
            self._show_votes()

    def agree(self, seat: int, agree: bool, at: float) -> None:
        self.at = at
        self.answers[seat] = agree
        if self.alive <= set(self.answers):
            self.clock(at)

    def reveal(self, seat: int, at: float) -> None:
        """TT-22, TT-39."""
        self.at = at
        if self.step[0] == "finale":
            self.revealed.append(seat)
            self._go(("finale",), "shown" if self.alive <= set(self.revealed) else "identity")
        else:
            self.known.add(seat)
            self._go(self.step, "shown")

    def mission_over(self, bars: int, access: list[int], at: float) -> None:
        """TT-13, TT-16."""
        self.at = at
        self.silver += bars
        if not access:
            self._after_armoury()
            return
        self.doors = [None] * len(access)
        self.behind = set(self.deal["doors"][self.armouries])
        self.armouries += 1
        self._go(("armoury",), "armoury")

    def withdraw(self, seat: int, at: float) -> None:
        """TT-42."""
        self.at = at
        if (self.step[0] == "round_table" and self.step[1] not in ("talk", "identity")) or (
            self.step[0] == "conclave" or (self.step[0] == "breakfast" and not self.all_in)
        ):
            self.leaving.add(seat)
            return
        self._leave(seat, "withdrawn")
        before = self.step
        self._count()
        if self.step != before:
            return
        if self.step[0] == "end_vote" and self.alive <= set(self.answers):
            self.clock(at)
        else:
            self._if_all_are_ready()

    def _leave(self, seat: int, how: str) -> None:
        self.alive = self.alive - {seat}
        self.out[seat] = (how, self.day)
        for few in (self.leaving, self.shields, self.found):
            few.discard(seat)
        if self.death_list is not None:
            self.death_list.discard(seat)
        if self.step[0] == "end_vote":
            self.answers.pop(seat, None)

    def _those_who_waited_leave(self) -> None:
        for seat in sorted(self.leaving):
            self._leave(seat, "withdrawn")

    def _count(self) -> None:
        """TT-11, TT-36, TT-38."""
        morning = self.step[0] in ("arrival", "selection", "mission", "armoury", "breakfast")
        if len(self.alive) <= 3:
            self._finale()
        elif len(self.alive) <= 5 and morning and not self.final:
            self.days, self.death_list, self.found = self.day, None, set()
            if self.step[0] == "armoury":
                self._after_armoury()
            elif self.traitors is None and self.step[0] in ("breakfast", "mission"):
                left = 0.0 if self.ends is None else self.ends - self.at
                self.later = (self.step, left)
                self._select()
        elif (
            len(self.alive) == 4
            and self.step == ("round_table", "talk")
            and self.final
            and not self.final_table
        ):
            self._go(("final_break",), "break")

    # The clock

    def clock(self, at: float) -> None:
        """The step is over."""
        self.at = at
        match self.step:
            case ("arrival",):
                self._to_mission()
            case ("selection", 1):
                self._go(("selection", 2), "selection")
                assert self.traitors is not None
                self._meet(self.traitors & self.alive)
            case ("selection", 2):
                step, left = self.later or (("mission",), None)
                self._go(step, left if step[0] == "breakfast" else None)
                self.later = None
            case ("breakfast",) if not self.all_in:
                self._next_comes()
            case ("breakfast",):
                self.shields = set()
                self._to_mission()
            case ("armoury",):
                self.shields |= self.found
                self.found = set()
                self._after_armoury()
            case ("round_table", str(stage)):
                self._round_table(stage)
            case ("conclave", 1):
                self.night.close(self._named())
                self._begin_part(2)
            case ("conclave", 2):
                self.night.close(self._named())
                self.traitors = (self.traitors or set()) | self.night.traitors
                self._breakfast()
            case ("final_break",):
                self.answers: dict[int, bool] = {}
                self._go(("end_vote",), "end_vote")
            case ("end_vote",):
                if all(self.answers.get(seat) for seat in self.alive):
                    self._finale()
                else:
                    self.final_table = True
                    self._talk()
            case ("finale",) if self.asked_last is not None:
                self.reveal(self.asked_last, at)
            case ("finale",):
                self._go(("over",), None)

    def _to_mission(self) -> None:
        if self.traitors is None and (self.final or self.day >= self.options["choose_on"]):
            self._select()
        else:
            self._go(("mission",), None)

    def _select(self) -> None:
        """TT-4: who it is, lots decide (`chosen`)."""
        self._go(("selection", 1), "selection")

    def chosen(self, traitors: set[int]) -> None:
        """TT-5: how many there may be."""
        number, left = self.options["traitors"], len(self.alive)
        least = 1 if left <= 8 else 2 if left <= 14 else 3
        may_be = {least, least + 1} if number == "secret" else {number}
        most = max(1, (left - 1) // 2)
        dealt = set(self.deal["traitors"]) & self.alive if "traitors" in self.deal else None
        if dealt is None:
            assert len(traitors) in {min(most, count) for count in may_be}
        else:
            assert traitors == dealt or (not dealt and len(traitors) == 1)
        self.traitors = traitors

    def _meet(self, present: set[int]) -> None:
        """TT-6: they know each other for good."""
        for seat in present:
            self.fellows[seat] |= present - {seat}

    # Breakfast

    def _breakfast(self) -> None:
        self.day, self.tables, self.death_list = self.day + 1, 0, None
        gone = self.leaving | set(self.out) | ({self.night.died} if self.traitors is not None else set())
        self.comers = [seat for seat in self.deal["breakfast"][self.day - 2] if seat not in gone]
        self.seated, self.all_in = [], False
        self._go(("breakfast",), "chair")

    def _next_comes(self) -> None:
        """TT-35."""
        self.seated = self.comers[: len(self.seated) + 1]
        if self.seated != self.comers:
            self._go(("breakfast",), "chair")
            return
        self.all_in = True
        victim = None if self.traitors is None else self.night.died
        if victim is not None:
            self._leave(victim, "murdered")
        self._those_who_waited_leave()
        named = None if self.traitors is None else self.night.named_list
        self.death_list = named & self.alive if named else None
        self._go(("breakfast",), "breakfast")
        self._count()

    # The Round Table

    def _after_armoury(self) -> None:
        if self.final and len(self.alive) <= 4:
            self._go(("final_break",), "break")
        elif self.final or (self.traitors is not None and self.day >= self.options["first_round_table"]):
            self._talk()
        else:
            self._night()

    def _talk(self) -> None:
        """TT-36: the tables after the first of the final day have a third of the talk, but for the last."""
        self.tables += 1
        full = self.seconds("talk")
        self._go(("round_table", "talk"), full if self.tables == 1 or self.final_table else full / 3)

    def _round_table(self, stage: str) -> None:
        match stage:
            case "talk":
                self.table = RoundTable(self.alive, self.deal["lots"])
                self._ballot()
            case "vote" | "runoff" | "runoff_again" | "safe_vote":
                self._show_votes()
            case "reveal":
                self.shown += 1
                if self.shown < len(self.order):
                    self._show_vote()
                else:
                    self._count_votes()
            case "defence":
                self.tied = self.tied[1:]
                if self.tied:
                    self._go(self.step, "defence")
                else:
                    self._ballot()
            case "talk_again":
                self._ballot()
            case "host_rules":
                self._banish()
            case "identity":
                asked = {"always": True, "not_in_final": not self.final}.get(self.options["reveal"], False)
                assert self.banished is not None
                if asked and self.banished not in self.known:
                    self.reveal(self.banished, self.at)
                else:
                    self._after_table()

    def revealer(self) -> int | None:
        """TT-22: who is asked to reveal now, at a Round Table."""
        asked = {"always": True, "not_in_final": not self.final}.get(self.options["reveal"], False)
        here = self.step == ("round_table", "identity") and asked and self.banished not in self.known
        return self.banished if here else None

    def _ballot(self) -> None:
        self.cast: dict[int, tuple[int, int]] = {}
        self._go(("round_table", self.table.stage), "vote")

    def _show_votes(self) -> None:
        """TT-21: in seat order from a dealt seat."""
        first = self.deal["reveal"][self.votes_held]
        self.votes_held += 1
        voters = sorted(self.table.voters)
        self.order = [seat for seat in voters if seat >= first] + [seat for seat in voters if seat < first]
        self.shown = 0
        self._show_vote()

    def _show_vote(self) -> None:
        """TT-21: the voter has the floor; a blank has no reason to wait for."""
        letters = self.cast.get(self.order[self.shown], (0, 0))[1]
        self.least = min(self.seconds("floor"), self.seconds("shown") + letters / 20)
        wrote = self.order[self.shown] in self.cast
        self._go(("round_table", "reveal"), "floor" if wrote else self.least)

    def _count_votes(self) -> None:
        stage = self.table.stage
        self.table.votes({seat: target for seat, (target, _) in self.cast.items()})
        if self.table.banished is not None and self.table.by_lot:
            self._go(("round_table", "host_rules"), "host_rules")
        elif self.table.banished is not None:
            self._banish()
        elif stage == "vote":
            tied = sorted(self.table.candidates)
            self.tied = [tied] if len(tied) > 4 else [[seat] for seat in tied]
            self._go(("round_table", "defence"), "defence")
        elif stage == "runoff":
            self._go(("round_table", "talk_again"), "defence")
        else:
            self._ballot()

    def _banish(self) -> None:
        assert self.table.banished is not None
        self.banished = self.table.banished
        self._leave(self.banished, "banished")
        self._those_who_waited_leave()
        self._go(("round_table", "identity"), "identity")

    def _after_table(self) -> None:
        if len(self.alive) <= 3:
            self._finale()
        elif not self.final:
            self._night()
        elif len(self.alive) == 4:
            self._go(("final_break",), "break")
        else:
            self._talk()

    # The night

    def _night(self) -> None:
        if self.traitors is None:
            self._breakfast()
            return
        left = self.days - self.day
        again = self.day - 1 in self.list_nights or len(self.list_nights) == 2
        ordered = self.day in self.options["death_lists"] and left > 1 and not again
        self.list_nights |= {self.day} if ordered else set()
        self.night = Conclave(
            set(self.alive),
            self.alive & self.traitors,
            left,
            ordered,
            self.death_list,
            set(self.shields),
            self.deal["lots"],
            self.options["powers"] == "any_night",
        )
        self._meet(self.night.traitors)
        self._begin_part(1)

    def _begin_part(self, part: int) -> None:
        """TT-34: as long as it lasts, whatever happens in it."""
        if self.night.traitors:
            self._meet(self.night.traitors)
        self.decided: dict[int, Decision] = {}
        self._go(("conclave", part), "dark" if part == 1 else "letters")

    def _named(self) -> list[Decision]:
        return [self.decided[seat] for seat in sorted(self.decided)]

    def accepted(self) -> None:
        """TT-30: the letter's reader is a Traitor from that moment."""
        assert self.night.letter is not None
        self.night.traitors = self.night.traitors | {self.night.letter}
        self._meet(self.night.traitors)

    # The end

    def _finale(self) -> None:
        if self.alive:
            self._go(("finale",), "identity")
        else:
            self._go(("over",), None)

    def payout(self) -> tuple[list[int], dict[str, str]]:
        """TT-39."""
        bad = sorted(self.alive & (self.traitors or set()))
        winners = bad or sorted(self.alive)
        share = Fraction(self.silver, max(1, len(winners)))
        told = f"{share.numerator}/{share.denominator}"
        return winners, {str(seat): told for seat in winners if share}
