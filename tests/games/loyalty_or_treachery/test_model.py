"""The game and a model written independently of it, side by side over generated games."""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any, Final

import pytest

from tests.games.loyalty_or_treachery.model import Model, RefusedError
from turncoat import Illegal, Match
from turncoat.games.loyalty_or_treachery.cards import CARDS

Json = dict[str, Any]
GAMES: Final = int(os.environ.get("TURNCOAT_MODELS", "80"))
"""In each chunk: more in `make soak`."""
CHUNKS: Final = 8


class Pair:
    """A match and its model."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        deck, first = rng.sample(CARDS, 52), rng.randrange(2)
        options = {
            "strict_chart": rng.random() < 0.5,
            "memory_aids": rng.random() < 0.5,
            "turn_limit": rng.choice([30, 500]),
        }
        deal = {"deck": deck, "first": first}
        self.match = Match("loyalty-or-treachery", ["Ann", "Bo"], rng.getrandbits(32), options, deal)
        self.model = Model(self.match.options, deck, first)
        self.happened: Counter[str] = Counter()

    def step(self) -> None:
        if self.rng.random() < 0.03:
            self.tick()
        else:
            seat, move = self.a_move()
            self.play(seat, move)

    def tick(self) -> None:
        assert self.match.deadline is not None
        wanted = self.model.by_clock()
        self.match.tick(self.match.deadline)
        done = self.match.view("host")["last"]
        assert done["by_clock"]
        move = {name: value for name, value in done["move"].items() if value is not None}
        assert move.items() >= wanted.items()
        self.model.play(done["seat"], move, done.get("cards") or [])
        self.happened["clock"] += 1

    def play(self, seat: int, move: Json) -> None:
        accepted = True
        try:
            self.match.play(seat, move)
        except Illegal:
            accepted = False
        last = self.match.view("host")["last"] or {}
        taken = last.get("cards", []) if move["move"] == "take" else []
        try:
            self.model.play(seat, move, taken)
        except RefusedError:
            assert not accepted, f"{move} of {seat} was accepted"
        else:
            assert accepted, f"{move} of {seat} was refused"
            self.happened[move["move"]] += 1

    def a_move(self) -> tuple[int, Json]:
        """Mostly one that brings the game on; at times anything at all."""
        model, rng = self.model, self.rng
        if rng.random() < 0.1:
            return rng.randrange(2), self.anything()
        move = rng.choice([move for move in model.legal(model.actor) if move["move"] != "resign"])
        if "open" in move:
            return model.actor, {"move": "treachery", "cards": self.some_cards(0)}
        return model.actor, move

    def some_cards(self, more: int) -> list[str]:
        pile = self.model.piles[self.model.actor]
        return self.rng.sample(pile, self.rng.randint(0, min(len(pile), self.model.limit + more, 3)))

    def anything(self) -> Json:
        return self.rng.choice(
            [
                {"move": "call", "colour": "red"},
                {"move": "loyalty", "count": self.rng.randint(0, 3)},
                {"move": "treachery", "cards": self.some_cards(1)},
                {"move": "treachery", "cards": self.rng.sample(CARDS, 1)},
                {"move": "take", "count": self.rng.randint(0, 3)},
                {"move": "rest"},
            ]
        )

    def compare(self) -> None:
        for seat in (0, 1):
            view, wanted = self.match.view(seat), self.model.view(seat)
            differing = {name: (view[name], wanted[name]) for name in wanted if view[name] != wanted[name]}
            assert not differing, f"game and model differ: {differing}"
            assert sorted(view["pile"]) == sorted(self.model.piles[seat])
            assert set(view["theirs"]) <= set(self.model.piles[1 - seat])
            assert self.match.options["memory_aids"] or not view["theirs"]
            offered = self.model.legal(seat)
            assert len(view["legal"]) == len(offered), f"{view['legal']} against {offered}"
            assert all(move in offered for move in view["legal"]), f"{view['legal']} against {offered}"


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_game_and_model_agree(chunk: int) -> None:
    """LT-3 to LT-15, LT-17, LT-18: every view and every offer, whole games to their end."""
    rng = Random(chunk)
    happened: Counter[str] = Counter()
    for _ in range(GAMES):
        pair = Pair(rng)
        pair.compare()
        while pair.match.result is None:
            pair.step()
            pair.compare()
        sizes = [len(pile) for pile in pair.model.piles]
        assert pair.model.phase == "over"
        if sizes[0] != sizes[1]:
            assert pair.match.result["winners"] == [sizes.index(max(sizes))]
        happened += pair.happened
    assert {"call", "loyalty", "treachery", "take", "rest", "clock"} <= set(happened)
