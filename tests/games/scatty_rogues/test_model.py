"""The game and a model written independently of it, side by side over generated games."""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any, Final

import pytest

from tests.games.scatty_rogues.model import DUE, PICTURES, SAID, SIGNS, Model, RefusedError
from tests.games.scatty_rogues.support import TRAPS
from turncoat import Illegal, Match

Json = dict[str, Any]
SPELT = ["Grey harbour", "gray harbor", "The colour", "color", "elevin", "fire", "scatty rogues"]
GAMES: Final = int(os.environ.get("TURNCOAT_MODELS", "80"))
"""In each chunk: more in `make soak`."""
CHUNKS: Final = 8


class Pair:
    """A match and its model."""

    def __init__(self, rng: Random) -> None:
        players = rng.randint(3, 8)
        traps = rng.sample(TRAPS, 15)
        self.rng = rng
        options = {
            "first": rng.randrange(players),
            "words": rng.choice(["own", "own", "plain"]),
            "marker": rng.random() < 0.5,
            "objection_window": rng.choice([0, 0.2, 2, 10]),
            "count_seconds": rng.choice([1, 5]),
            "correct_seconds": rng.choice([3, 8]),
        }
        names = [f"Player {seat}" for seat in range(players)]
        self.match = Match("scatty-rogues", names, rng.getrandbits(32), options, {"traps": traps})
        self.model = Model(players, self.match.options, traps)
        self.heard = 0
        self.happened: Counter[str] = Counter()

    def step(self) -> None:
        """A move by anybody, or the next deadline."""
        at = self.match.now + self.rng.choice((0, 0, 0.1, 0.5))
        due = self.model.deadline()
        assert self.match.deadline == due
        assert due is not None
        if at >= due or self.rng.random() < self.patience():
            self.tick(due)
        else:
            seat, move = self.a_move()
            self.play(seat, move, at)

    def patience(self) -> float:
        """How readily time passes."""
        return {"window": 0.3, "door": 0.5, "open": 0.02, "late": 0.2, "count": 0.2}.get(
            self.model.mode, 0.05
        )

    def tick(self, due: float) -> None:
        self.match.tick_once(due)
        hides = [line["hide"] for line in self.match.talk(0, self.heard) if "hide" in line]
        self.happened[f"{self.model.mode} clock"] += 1
        self.model.tick(hides[0]["trove"] if hides else None)
        self.hear()

    def play(self, seat: int, move: Json, at: float) -> None:
        accepted = True
        try:
            self.match.play(seat, move, at)
        except Illegal:
            accepted = False
        try:
            self.model.play(seat, move, at)
        except RefusedError:
            assert not accepted, f"{move} of {seat} was accepted"
        else:
            assert accepted, f"{move} of {seat} was refused"
            self.happened[move["move"]] += 1
        self.hear()

    def hear(self) -> None:
        """SR-7: every hide has told its word."""
        for line in self.match.talk(0, self.heard):
            self.heard += 1
            if "hide" in line:
                trap = line["hide"]["trap"]
                word = self.model.words.get(trap) if self.model.mode != "over" else None
                assert line["hide"]["word"] == word
                assert self.model.held[line["hide"]["trove"]] == trap

    def a_move(self) -> tuple[int, Json]:
        """Mostly one that brings the game on; at times anything at all."""
        model, rng = self.model, self.rng
        seat = rng.randrange(model.players)
        if rng.random() < 0.1:
            return seat, self.anything()
        keen = [one for one in range(model.players) if model.awaited(one)]
        if keen and rng.random() < 0.7:
            seat = keen[0]
        offered = [move for move in model.legal(seat) if move["move"] != "say"]
        if not offered:
            return seat, self.anything()
        if offered[0]["move"] in ("answer", "correct"):
            spot = model.spot if offered[0]["move"] == "answer" else (model.case or {})["spot"]
            return seat, self.make_answer(offered[0]["move"], spot)
        move = rng.choice(offered)
        if move["move"] == "hide" and offered[-1]["move"] == "decline" and rng.random() < 0.15:
            return seat, {"move": "decline"}
        if "open" in move:
            return seat, {"move": "hide", "trove": move["trove"], "word": self.a_word()}
        return seat, move

    def make_answer(self, move: str, spot: Any) -> Json:
        """Right in half of the answers and most corrections."""
        if self.rng.random() < (0.3 if move == "answer" else 0.9):
            right = self.model.answer_at(spot)
            if "scatty" in right and move == "answer":
                return {"move": "scatty"}
            if "scatty" in right and self.rng.random() < 0.5:
                right = {"say": self.rng.choice(["Scatty Rogues!", "the scatty rogues", "scatty rogue"])}
            elif "say" in right and self.rng.random() < 0.5:
                right = {"say": self.slip(right["say"])}
            return {"move": move, **right}
        return self.rng.choice(
            [{"move": move, "say": self.something()}, {"move": move, "sign": self.rng.choice(SIGNS)}]
        )

    def slip(self, word: str) -> str:
        """Say it a little differently: a number in words, with an article, or with a letter wrong."""
        spoken = [said for said, number in SAID.items() if str(number) == word]
        if spoken and self.rng.random() < 0.7:
            before = self.rng.choice(["", "", "number ", "door ", "numéro ", "the "])
            return before + self.rng.choice(spoken)
        if self.rng.random() < 0.2:
            return self.rng.choice(["the ", "Den ", "une "]) + word
        place = self.rng.randrange(len(word))
        more = self.rng.choice(["", "x", word[place] + "x", word[place].upper(), "-" + word[place]])
        return word[:place] + more + word[place + 1 :] or "?"

    def something(self) -> str | int:
        words: list[str | int] = [*self.model.words.values(), "?", "99", "old cat", self.rng.randint(1, 18)]
        words += ["elevin", "eleven", "fire", "door 99", "Scatty Rogues"]
        return self.rng.choice(words)

    def a_word(self) -> str:
        """Often close to another, so that slips meet."""
        used = list(self.model.words.values())
        fresh = self.rng.choice(["Polly", "Poll", "Polla", "Captain", "Captain 2", *sorted(PICTURES), *SPELT])
        return self.rng.choice(
            [fresh, f"{fresh}{self.rng.choice('abc')}", *([self.slip(used[-1])] if used else [])]
        )

    def anything(self) -> Json:
        rng = self.rng
        moves: list[Json] = [
            {"move": "hide", "trove": rng.randint(0, 19)},
            {
                "move": "hide",
                "trove": rng.randint(1, 18),
                "word": rng.choice([self.a_word(), "7", "?", "x" * 31]),
            },
            {"move": "answer", "say": self.something()},
            {"move": "answer", "sign": rng.choice(SIGNS)},
            {"move": "answer", "say": "1", "sign": "fist"},
            {"move": "answer", "say": "x" * rng.choice([60, 61])},
            {"move": "scatty"},
            {"move": "decline"},
            {"move": "count"},
            {"move": "object"},
            {"move": "correct", "say": self.something()},
            {"move": "correct", "scatty": True},
            {"move": "penalty_from", "seat": rng.randint(-1, 8)},
            {"move": "say", "text": "Hm."},
        ]
        return rng.choice(moves)

    def compare(self) -> None:
        seat = self.rng.randrange(self.model.players)
        view = self.match.view(seat)
        wanted = self.model.view(seat)
        differing = {name: (view[name], wanted[name]) for name in wanted if view[name] != wanted[name]}
        assert not differing, f"game and model differ: {differing}"
        self.compare_marker(view)
        offered, legal = self.model.legal(seat), view["legal"]
        assert len(legal) == len(offered), f"{legal} against {offered}"
        assert all(move in offered for move in legal), f"{legal} against {offered}"

    def compare_marker(self, view: Json) -> None:
        """SR-9: the next trove is shown where the option is on, and nowhere else."""
        assert ("trove" in view) == self.model.options["marker"]
        if "trove" in view and self.model.mode in ("open", "window", "count", "late"):
            assert view["trove"] == (None if self.model.spot == DUE else self.model.spot)


def truth(pair: Pair) -> None:
    """What nobody sees is the same too."""
    host = pair.match.view("host")["everything"]
    assert host["troves"] == list(pair.model.held.values())
    assert host["draw_pile"] == pair.model.traps
    assert host["words"] == pair.model.words
    if pair.model.mode in ("open", "window", "count", "late"):
        assert host["next_trove"] == (None if pair.model.spot == DUE else pair.model.spot)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_game_and_model_agree(chunk: int) -> None:
    """SR-3 to SR-25, SR-27: every view, every offer, every deadline, whole games to their end."""
    rng = Random(chunk)
    happened: Counter[str] = Counter()
    for _ in range(GAMES):
        pair = Pair(rng)
        pair.compare()
        while pair.match.result is None:
            pair.step()
            pair.compare()
        truth(pair)
        happened += pair.happened
    everything = {"hide", "decline", "answer", "scatty", "count", "object", "correct", "penalty_from", "say"}
    clocks = {"hide", "window", "open", "count", "late", "door", "correct", "penalty"}
    assert everything | {f"{mode} clock" for mode in clocks} <= set(happened)
