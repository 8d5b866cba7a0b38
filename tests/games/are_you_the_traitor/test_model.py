"""The game and a model written independently of it, side by side over generated games."""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any, Final

import pytest

from tests.games.are_you_the_traitor.model import Model, RefusedError
from tests.games.are_you_the_traitor.table import deck
from turncoat import Illegal, Match

Json = dict[str, Any]
GAMES: Final = int(os.environ.get("TURNCOAT_MODELS", "60"))
"""In each chunk: more in `make soak`."""
CHUNKS: Final = 8


class Pair:
    """A match and its model."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        players = rng.randint(4, 10)
        people = rng.choice([None, rng.sample(range(players), rng.randint(1, players))])
        options: Json = {
            "edition": rng.choice(["en", "fr"]),
            "photo_finish": rng.choice(["usual", 0, 3, 10]),
            "ring_moment": rng.choice([0, 8, 30]),
            "pause": rng.choice([0, 5, 60, 60]),
            "round_limit": rng.choice([20, 300]),
            "signals": rng.random() < 0.7,
        }
        if people:
            options |= {"people": sorted(people), "bots_wait": True}
        treasure = rng.sample(deck(), 42)
        if rng.random() < 0.5:  # much of the same, and much to steal: leads are shared
            treasure.sort(key=lambda card: card not in ("bags_of_gold", "magic_ring"))
        names = [f"Player {seat}" for seat in range(players)]
        self.match = Match("are-you-the-traitor", names, rng.getrandbits(32), options, {"treasure": treasure})
        self.model = Model(players, self.match.options, treasure)
        self.happened: Counter[str] = Counter()
        self.deal()

    def deal(self) -> None:
        """Tell the model who is who in a new deal."""
        if self.model.phase == "deal":
            everything = self.match.view("host")["everything"]
            self.model.deal(everything["characters"], everything["alignments"], self.match.now)

    def step(self) -> None:
        """A move by anybody, or the next deadline."""
        at = self.match.now + self.rng.choice((0, 0, 0.1, 0.5, 2))
        due = self.model.deadline()
        assert due is not None
        assert self.match.deadline == due
        if at >= due or self.rng.random() < 0.05:
            self.match.tick_once(due)
            self.happened[f"{self.model.phase} clock"] += 1
            self.model.tick(due)
        else:
            seat = self.rng.choice(self.model.seats)
            self.play(seat, self.a_move(seat), at)
        self.deal()

    def play(self, seat: int, move: Json, at: float) -> None:
        accepted = True
        try:
            self.match.play(seat, move, at)
        except Illegal:
            accepted = False
        stolen = (self.match.view("host")["theft"] or {}).get("card")
        try:
            self.model.play(seat, move, at, stolen)
        except RefusedError:
            assert not accepted, f"{move} of {seat} was accepted"
        else:
            assert accepted, f"{move} of {seat} was refused"
            self.happened[move["move"]] += 1

    def a_move(self, seat: int) -> Json:
        """Mostly one that can be made, and any kind as often as another; at times anything at all."""
        rng = self.rng
        if rng.random() < 0.15:
            return self.anything()
        offered = [move for move in self.model.legal(seat) if "open" not in move]
        if not offered:
            return self.anything()
        kind = rng.choice(sorted({move["move"] for move in offered}))
        if {"move": "declare"} in offered and rng.random() < 0.5:
            return {"move": "declare"}
        if kind in ("stop", "void", "ready") and rng.random() < 0.6:
            return self.anything()
        move = rng.choice([move for move in offered if move["move"] == kind])
        return move | ({"dealing": self.model.dealing} if kind == "stop" and rng.random() < 0.5 else {})

    def anything(self) -> Json:
        rng, seat = self.rng, self.rng.choice(self.model.seats)
        return rng.choice(
            [
                {"move": "look", "at": seat},
                {"move": "signal", "sign": "nod"},
                {"move": "peek"},
                {"move": "stop", "target": seat, "dealing": self.model.dealing - 1},
                {"move": "first", "caller": seat},
                {"move": "void", "agree": rng.random() < 0.3},
                {"move": "ring", "target": seat},
                {"move": "declare"},
                {"move": "ready"},
            ]
        )

    def compare(self) -> None:
        """Compare what two of those at the table are shown, in turn."""
        for seat in self.rng.sample([*self.model.seats, None], 2):
            view = self.match.view("watcher" if seat is None else seat)
            wanted = self.model.view(seat)
            view["treasure"].sort()
            if view["hoards"]:
                view["hoards"] = [sorted(hoard) for hoard in view["hoards"]]
            differing = {name: (view[name], wanted[name]) for name in wanted if view[name] != wanted[name]}
            assert not differing, f"to {seat} game and model differ: {differing}"
            if seat is not None:
                assert sorted(map(str, view["legal"])) == sorted(map(str, self.model.legal(seat)))


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_game_and_model_agree(chunk: int) -> None:
    """AT-1 to AT-28: views, offers, refusals and deadlines, whole games to their end."""
    rng = Random(chunk)
    happened: Counter[str] = Counter()
    for _ in range(GAMES):
        pair = Pair(rng)
        pair.compare()
        while pair.match.result is None:
            pair.step()
            pair.compare()
        assert pair.model.phase == "over"
        happened += pair.happened
    wanted = {"look", "signal", "peek", "stop", "first", "void", "ring", "declare", "ready"}
    clocks = {"talk clock", "photo_finish clock", "pause clock"}
    assert wanted | clocks <= set(happened)
