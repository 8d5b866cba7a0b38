"""The rules agree with a second model of the Round Table and the Conclave, over generated seasons.

TT-20 to TT-33.
"""

from __future__ import annotations

import os
from random import Random
from typing import Any, Final

import pytest

from tests.games.the_traitors.model import Conclave, Decision, RoundTable
from tests.games.the_traitors.season import NAMES
from turncoat import Match

CHUNKS: Final = 8
SEASONS: Final = int(os.environ.get("TURNCOAT_MODELS", "50"))
DECISIONS = ("murder", "tempt", "blackmail", "spare", "list")


class Follower:
    """Plays a season by lot and holds the model beside it."""

    def __init__(self, seed: int) -> None:
        self.rng = rng = Random(seed)
        players = rng.randint(6, 9)
        days = rng.randint(2, 7)
        first = rng.choice([[n] for n in range(1, days - 1)] + [[]] + ([[1, 3]] if days > 4 else []))
        options = {"days": days, "death_lists": first, "shields": rng.randint(0, 3)}
        options["first_round_table"] = rng.randint(1, days)
        options["powers"] = rng.choice(["rulebook", "any_night"])
        self.lots = rng.sample(range(players), players)
        chosen = rng.sample(range(players), rng.randint(1, (players - 1) // 2))
        deal = {"lots": self.lots, "traitors": chosen}
        self.m = Match("the-traitors", NAMES[:players], seed, options, deal)
        self.s: Any = self.m._state
        self.tables = self.nights = 0

    def tick(self) -> None:
        assert self.m.deadline is not None, "nothing will ever happen again"
        self.m.tick(self.m.deadline)
        self.s = self.m._state

    def go(self) -> None:
        while not self.m.over:
            match self.s.phase.name:
                case "armoury":
                    self.armoury()
                case "round_table.vote":
                    self.round_table()
                case "conclave.1":
                    self.conclave()
                case _:
                    staying = [seat for seat in self.s.alive if seat not in self.s.leaving]
                    if staying and self.rng.random() < 0.01:
                        self.m.play(self.rng.choice(staying), {"move": "withdraw"})
                    else:
                        self.tick()

    def armoury(self) -> None:
        for door, seat in enumerate(self.s.access):
            if self.s.phase.name == "armoury" and seat in self.s.alive:
                self.m.play(seat, {"move": "open_door", "door": door})
        self.tick()

    def round_table(self) -> None:
        """TT-25: exactly one is banished."""
        out = set(self.s.out)
        model = RoundTable(self.s.alive, self.lots)
        while model.banished is None:
            table = self.s.table
            assert self.s.phase.name == f"round_table.{model.stage}"
            assert (set(table.candidates), set(table.voters)) == (model.candidates, model.voters)
            self.vote(model)
            while self.s.phase.name not in ("round_table.identity", f"round_table.{model.stage}"):
                self.tick()
        assert self.s.table.banished == model.banished
        assert set(self.s.out) - out == {model.banished}
        self.tables += 1
        self.tick()

    def vote(self, model: RoundTable) -> None:
        """Few names, so that there are ties; now and then a blank."""
        few = self.rng.sample(sorted(model.candidates), min(len(model.candidates), self.rng.randint(1, 3)))
        cast, here = {}, self.s.votes_held
        for voter in sorted(model.voters):
            names = [seat for seat in few if seat != voter]
            if names and self.rng.random() < 0.8:
                cast[voter] = self.rng.choice(names)
                self.m.play(voter, {"move": "vote", "target": cast[voter]})
        while self.s.votes_held == here:
            self.tick()
        while self.s.phase.name == "round_table.reveal":
            self.tick()
        model.votes(cast)

    def conclave(self) -> None:
        s = self.s
        alive = set(s.alive)
        on_list = None if s.death_list is None else set(s.death_list)
        ordered = s.day in s.options["death_lists"]
        model = Conclave(
            alive,
            alive & s.traitors,
            s.days - s.day,
            ordered,
            on_list,
            set(s.shields),
            self.lots,
            s.options["powers"] == "any_night",
        )
        for part in (1, 2):
            assert self.s.phase.name == f"conclave.{part}"
            self.show(model)
            named = self.decide(model)
            if part == 2 and model.letter is not None:
                self.answer(model)
            model.close(named)
            self.tick()
        assert self.s.phase.name == "breakfast"
        assert self.s.victim == model.died
        assert alive & self.s.traitors == model.traitors
        assert set(self.s.listing) == (model.named_list or set())
        self.nights += 1

    def show(self, model: Conclave) -> None:
        for seat in sorted(model.traitors & model.shields):
            if self.rng.random() < 0.5 and seat not in self.s.night.shown:
                self.m.play(seat, {"move": "show_shield"})
                model.shown = True

    def decide(self, model: Conclave) -> list[Decision]:
        """What is offered is what the model allows; TT-34: all others have the task that looks the same."""
        named: dict[int, Decision] = {}
        for seat in sorted(model.alive):
            offered = [entry for entry in self.m.legal(seat) if entry["move"] in DECISIONS]
            single = {
                (entry["move"], entry.get("target", -1)) for entry in offered if entry["move"] != "list"
            }
            assert single == (model.single() if seat in model.traitors else set())
            listing = seat in model.traitors and model.task() == "list" and bool(model.loyal)
            assert any(entry["move"] == "list" for entry in offered) == listing
            suspects = any(entry["move"] == "suspect" for entry in self.m.legal(seat))
            assert suspects == (not offered and (model.part, model.letter) != (2, seat))
            if offered and self.rng.random() < 0.7:
                named[seat] = self.name(seat, model, sorted(single))
        return [named[seat] for seat in sorted(named)]

    def name(self, seat: int, model: Conclave, single: list[tuple[str, int]]) -> Decision:
        if not single:
            names = self.rng.sample(sorted(model.alive), model.length)
            self.m.play(seat, {"move": "list", "targets": names})
            return ("list", tuple(sorted(names)))
        kind, target = self.rng.choice(single)
        self.m.play(seat, {"move": kind} | ({} if kind == "spare" else {"target": target}))
        return (kind, () if kind == "spare" else (target,))

    def answer(self, model: Conclave) -> None:
        assert model.letter is not None
        accept = self.rng.choice([True, False, None])
        if accept is not None:
            self.m.play(model.letter, {"move": "letter", "accept": accept})
        if accept:
            model.traitors = model.traitors | {model.letter}


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_the_rules_agree_with_the_second_model(chunk: int) -> None:
    """TT-23, TT-24, TT-25, TT-26, TT-30, TT-31, TT-33: every table and every night of whole seasons."""
    tables = nights = 0
    for season in range(SEASONS):
        follower = Follower(CHUNKS * season + chunk)
        follower.go()
        tables += follower.tables
        nights += follower.nights
    assert tables > SEASONS
    assert nights > SEASONS / 2
