"""The rules agree with a second model of whole seasons: calendar, clocks, the floor, chairs and silver.

TT-4 to TT-6, TT-10 to TT-13, TT-16 to TT-18, TT-21 to TT-23, TT-30 to TT-39, TT-42.
"""

from __future__ import annotations

import os
from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any, Final

import pytest

from tests.games.the_traitors.calendar_model import Calendar
from tests.games.the_traitors.season import NAMES
from turncoat import Match

CHUNKS: Final = 8
SEASONS: Final = int(os.environ.get("TURNCOAT_MODELS", "12"))
HANDED: Final = ("select", "open_vote", "ask_identity", "tie", "death_list", "offer_end")

Json = dict[str, Any]


class Pair:
    """A season and the model beside it, played by lot."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        players = rng.choice([6, 7, 8, 9, 12, 13])
        days = rng.randint(2, 6)
        choose_on = rng.choice([1, 1, 2]) if days > 2 else 1
        nights = range(choose_on, days - 1)
        lists = rng.choice([[], *([night] for night in nights), *([[2, 4]] if days == 6 else [])])
        options = {
            "days": days,
            "death_lists": lists,
            "pace": rng.choice(["party", "evening"]),
            "powers": rng.choice(["rulebook", "any_night"]),
            "reveal": rng.choice(["always", "not_in_final", "never"]),
            "first_round_table": rng.randint(1, min(days, 3)),
            "armoury_from": rng.randint(1, min(days, 3)),
            "choose_on": choose_on,
            "traitors": rng.choice(["secret", rng.randint(1, (players - 1) // 2)]),
            "first_mission": rng.choice(["vault", "duel", "message"]),
            "host": rng.choice(["automatic", "human"]),
        }
        self.hosted = options["host"] == "human"
        self.leavers = rng.choice([0.0, 0.01, 0.04])
        deal: Json = {
            "lots": rng.sample(range(players), players),
            "breakfast": [rng.sample(range(players), players) for _ in range(days)],
            "reveal": [rng.randrange(players) for _ in range(200)],
            "doors": [rng.sample(range(3), rng.randint(0, 2)) for _ in range(days)],
        }
        if rng.random() < 0.5:
            most = (players - 1) // 2
            deal["traitors"] = rng.sample(range(players), rng.randint(1, most))
        self.m = Match("the-traitors", NAMES[:players], rng.getrandbits(32), options, deal)
        self.model = Calendar(players, options, deal)
        self.happened: Counter[str] = Counter()
        self.now = 0.0
        if self.hosted:
            for decision in HANDED:
                self.m.play("host", {"move": "hand_over", "decision": decision})

    # One step

    def go(self) -> None:
        self.compare()
        while self.model.step != ("over",):
            self.step()
            self.compare()
        winners, shares = self.model.payout()
        assert self.m.result is not None
        assert (self.m.result["winners"], self.m.result["shares"]) == (winners, shares)
        self.compare_reveals()

    def step(self) -> None:
        """Somebody does something now or a little later, or the clock runs down."""
        model, rng = self.model, self.rng
        if model.step == ("mission",):
            self.mission()
            return
        assert model.ends is not None
        self.now = model.at + rng.choice([0, 0, 0.25]) * (model.ends - model.at)
        staying = sorted(model.alive - model.leaving)
        if staying and model.step[0] != "finale" and rng.random() < self.leavers:
            self.withdraw(rng.choice(staying))
        elif rng.random() < 0.25 or not self.act():
            self.happened[f"{model.step[-1]} clock"] += 1
            self.m.tick(model.ends)
            model.clock(model.ends)
        self.see_the_choice()

    def play(self, seat: int, move: Json) -> float:
        self.m.play(seat, move, at=self.now)
        self.happened[move["move"]] += 1
        return self.now

    def withdraw(self, seat: int) -> None:
        self.model.withdraw(seat, self.play(seat, {"move": "withdraw"}))
        self.see_the_choice()

    def see_the_choice(self) -> None:
        if self.model.step == ("selection", 1) and self.model.traitors is None:
            self.model.chosen(self.traitors())

    def traitors(self) -> set[int]:
        who = self.m.view("host")["everything"]["identities"]
        return {seat for seat, identity in enumerate(who) if identity == "traitor"}

    def mission(self) -> None:
        """Its own clocks are not the model's; what it earns and who has access are told to the model."""
        model, rng = self.model, self.rng
        self.now = max(self.now, model.at)
        if rng.random() < self.leavers:
            self.withdraw(rng.choice(sorted(model.alive)))
        elif self.hosted:
            self.enter_result()
        else:
            self.walk_the_mission()
        if model.step == ("mission",) and self.m.view("host")["phase"] != "mission":
            view = self.m.view("host")
            assert len(view["access"]) == (min(3, len(model.alive)) if self.armoury_today() else 0)
            model.mission_over(view["earned"], view["access"], view["since"])

    def armoury_today(self) -> bool:
        """TT-12, TT-15."""
        model = self.model
        return model.traitors is not None and not model.final and model.day >= model.options["armoury_from"]

    def walk_the_mission(self) -> None:
        for seat in sorted(self.model.alive):
            acts = [one for one in self.m.legal(seat) if one["move"] == "mission" and "open" not in one]
            if acts and self.m.view("host")["phase"] == "mission" and self.rng.random() < 0.5:
                self.m.play(seat, self.rng.choice(acts), at=self.now)
        if self.m.view("host")["phase"] == "mission":
            assert self.m.deadline is not None
            self.now = self.m.deadline
            self.m.tick(self.now)

    def enter_result(self) -> None:
        model, rng = self.model, self.rng
        few = sorted(rng.sample(sorted(model.alive), min(len(model.alive), rng.randint(0, 3))))
        access, bars = few if self.armoury_today() else [], rng.randint(0, 10)
        self.m.play("host", {"move": "mission_result", "bars": bars, "access": access}, at=self.now)
        model.mission_over(bars, access, self.now)

    def act(self) -> bool:
        """Somebody whose turn it is does something; False: nobody can."""
        model, rng = self.model, self.rng
        first, last = model.step[0], model.step[-1]
        if first == "conclave":
            return self.decide()
        if first == "armoury" and rng.random() < 0.7:
            return self.at_a_door()
        if first == "selection":
            return self.look()
        if first == "end_vote":
            seat, agree = rng.choice(sorted(model.alive - set(model.answers))), rng.random() < 0.8
            model.agree(seat, agree, self.play(seat, {"move": "end", "agree": agree}))
            return True
        if last in ("vote", "runoff", "runoff_again", "safe_vote"):
            return self.write()
        asked = self.m.view("watcher")["revealer"]
        if asked is not None:
            model.reveal(asked, self.play(asked, {"move": "reveal"}))
            return True
        waiting = sorted(model.asked() - model.said)
        if waiting:
            seat = rng.choice(waiting)
            model.ready(seat, self.play(seat, {"move": "ready"}))
        return bool(waiting)

    def look(self) -> bool:
        waiting = [seat for seat in sorted(self.model.alive) if not self.m.view(seat)["seen"]]
        if waiting:
            self.model.at = self.play(self.rng.choice(waiting), {"move": "seen"})
        return bool(waiting)

    def at_a_door(self) -> bool:
        model, rng = self.model, self.rng
        if model.found and rng.random() < 0.5:
            seat, take = rng.choice(sorted(model.found)), rng.random() < 0.7
            model.at = self.play(seat, {"move": "take_shield", "take": take})
            model.take_shield(seat, take)
            return True
        access = self.m.view("host")["access"]
        seats = [seat for seat in access if seat in model.alive and seat not in model.doors]
        shut = [door for door, seat in enumerate(model.doors) if seat is None]
        if not seats:
            return False
        seat, door = rng.choice(seats), rng.choice(shut)
        model.at = self.play(seat, {"move": "open_door", "door": door})
        model.open_door(seat, door)
        return True

    def write(self) -> bool:
        """Few names, so that there are ties."""
        model, rng = self.model, self.rng
        able = sorted(model.table.voters - set(model.cast))
        seat = rng.choice(able) if able else -1
        names = sorted(model.table.candidates - {seat})[:2]
        if not able or not names:
            return False
        target, reason = rng.choice(names), "x" * rng.choice([0, 40, 300])
        self.play(seat, {"move": "vote", "target": target, "reason": reason})
        model.vote(seat, target, len(reason), self.now)
        return True

    def decide(self) -> bool:
        model, rng, night = self.model, self.rng, self.model.night
        if night.part == 2 and night.letter in night.alive - night.traitors and rng.random() < 0.5:
            assert night.letter is not None
            accept = rng.random() < 0.5
            model.at = self.play(night.letter, {"move": "letter", "accept": accept})
            if accept:
                model.accepted()
            return True
        # A traitor by letter has nothing to decide any more tonight
        able = sorted(night.traitors - set(model.decided))
        single = sorted(night.single())
        if able and single:
            seat = rng.choice(able)
            kind, target = rng.choice(single)
            move: Json = {"move": kind} | ({} if kind == "spare" else {"target": target})
            model.decided[seat] = (kind, () if kind == "spare" else (target,))
        elif able and night.task() == "list":
            seat, names = rng.choice(able), rng.sample(sorted(night.alive), night.length)
            move = {"move": "list", "targets": names}
            model.decided[seat] = ("list", tuple(sorted(names)))
        else:
            return False
        model.at = self.play(seat, move)
        return True

    # What is compared

    def compare(self) -> None:
        model, view = self.model, self.m.view("watcher")
        where = (view["phase"], *(one for one in (view["stage"], view["part"]) if one is not None))
        assert where == model.step
        self.compare_clock()
        out = {int(seat): (told["how"], told["day"]) for seat, told in view["out"].items()}
        assert out == model.out
        assert view["alive"] == sorted(model.alive)
        assert (view["day"], view["days"], view["silver"]) == (model.day, model.days, model.silver)
        assert view["nights_left"] == model.days - model.day
        assert view["list"] == (None if model.death_list is None else sorted(model.death_list))
        if model.step[0] == "breakfast":
            assert view["seated"] == model.seated
        if model.step == ("round_table", "reveal"):
            assert view["speaker"] == [model.order[model.shown]]
            assert [slip["seat"] for slip in view["votes"]] == model.order[: model.shown + 1]
        if model.step == ("finale",):
            model.asked_last = view["revealer"]
        elif model.step != ("over",):
            assert view["revealer"] == model.revealer()
        self.compare_own()

    def compare_clock(self) -> None:
        if self.model.step == ("over",):
            assert self.m.deadline is None
        elif self.model.ends is not None:
            assert self.m.deadline == pytest.approx(self.model.ends)

    def compare_own(self) -> None:
        """What one of the players knows of themselves."""
        model, seat = self.model, self.rng.randrange(len(self.m.seats))
        view = self.m.view(seat)
        if model.traitors is not None:
            night = model.night.traitors if model.step[0] == "conclave" else set()
            assert (view["identity"] == "traitor") == (seat in model.traitors | night)
        assert set(view["fellows"]) == model.fellows[seat]
        assert view["leaving"] == (seat in model.leaving)
        if model.step != ("over",):
            assert view["shield"] == (seat in model.shields)
        if seat in model.alive and model.step[0] not in ("finale", "over"):
            assert any(one["move"] == "say" for one in view["legal"]) == (seat in model.speakers())
            letter = model.step == ("conclave", 2) and model.night.letter == seat
            assert not view["letter"] or letter

    def compare_reveals(self) -> None:
        """TT-39: Loyal players first; within a side they follow in seat order, from any of them on."""
        model = self.model
        order = [int(seat) for seat in self.m.view("watcher")["revealed"]]
        bad = model.traitors or set()
        assert set(order) == model.alive
        sides = [seat in bad for seat in order]
        assert sides == sorted(sides)
        for side in (True, False):
            own = [seat for seat in order if (seat in bad) == side]
            assert sum(one > other for one, other in pairwise([*own, *own[:1]])) <= 1


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_season_and_model_agree(chunk: int) -> None:
    """TT-4 to TT-6, TT-10 to TT-13, TT-21 to TT-23, TT-33 to TT-39, TT-42: whole seasons to their end."""
    rng = Random(chunk)
    happened: Counter[str] = Counter()
    for _ in range(SEASONS):
        pair = Pair(rng)
        pair.go()
        happened += pair.happened
    wanted = {"ready", "seen", "vote", "reveal", "end", "withdraw", "open_door", "murder"}
    clocks = {"arrival", "talk", "vote", "reveal", "runoff", "identity", "breakfast", "finale"}
    assert wanted | {f"{step} clock" for step in clocks} <= set(happened)
