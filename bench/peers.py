"""The same of others: random play of leduc poker in OpenSpiel and in RLCard, driven from Python.

Prints JSON. OpenSpiel is driven in three ways: as its own example does it; in a leaner loop, which draws what
chance decides by its probabilities as any game needs it; and in one that knows that chance is even in leduc.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

from bench.stopwatch import rate

luck = Random(1)


def open_spiel() -> Callable[[], int]:
    import pyspiel

    game: Any = pyspiel.load_game("leduc_poker")

    def play() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, chances)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(luck.random() * len(legal))])
                decisions += 1
        state.returns()
        return decisions

    return play


def open_spiel_even() -> Callable[[], int]:
    import pyspiel

    game: Any = pyspiel.load_game("leduc_poker")

    def play() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            legal = state.legal_actions()
            state.apply_action(legal[int(luck.random() * len(legal))])
        state.returns()
        return decisions

    return play


def open_spiel_example() -> Callable[[], int]:
    import numpy
    import pyspiel

    game: Any = pyspiel.load_game("leduc_poker")

    def play() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(numpy.random.choice(outcomes, p=chances))
            else:
                state.apply_action(luck.choice(state.legal_actions(state.current_player())))
                decisions += 1
        state.returns()
        return decisions

    return play


def rlcard() -> Callable[[], int]:
    import rlcard as library

    env: Any = library.make("leduc-holdem", config={"seed": 1})

    def play() -> int:
        decisions = 0
        state, _ = env.reset()
        while not env.is_over():
            legal = list(state["legal_actions"])
            state, _ = env.step(legal[int(luck.random() * len(legal))])
            decisions += 1
        env.get_payoffs()
        return decisions

    return play


PEERS: Final = {
    "open_spiel_example": open_spiel_example,
    "open_spiel": open_spiel,
    "open_spiel_even": open_spiel_even,
    "rlcard": rlcard,
}

if __name__ == "__main__":
    rates: dict[str, float] = {}
    missing: dict[str, str] = {}
    for name, make in PEERS.items():
        try:
            rates[name] = rate(make())
        except ImportError as wrong:
            missing[name] = str(wrong)
    print(json.dumps({"rates": rates, "missing": missing}))
