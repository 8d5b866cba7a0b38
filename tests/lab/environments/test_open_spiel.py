"""OpenSpiel: its own conformance test, exploitability, and nothing to see but what the socket sends."""

from __future__ import annotations

import copy
import json
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms.exploitability import exploitability

from tests.lab.environments.playing import GAMES, twins
from turncoat.games.loyalty_or_treachery.cards import NUMBERS
from turncoat.lab.environments.for_open_spiel import short_name
from turncoat.lab.models.loyalty_or_treachery import exploitability as model

CARDS = "2H 8H 2S 8S"
SMALL = {"shuffle": f"deck:{CARDS}", "deal": "first:0", "options": "turn_limit:2"}


def load(game: str, **given: Any) -> Any:
    return pyspiel.load_game(short_name(game), given)


@pytest.mark.parametrize("talk", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_random_simulation(game: str, talk: bool) -> None:
    pyspiel.random_sim_test(load(game, longest=60, talk=talk), num_sims=1, serialize=True, verbose=False)


def test_a_match_ends_with_returns_that_cancel_out() -> None:
    state = load("loyalty-or-treachery", options="turn_limit:5").new_initial_state()
    state.apply_action(3)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


def test_exploitability_is_what_the_model_of_the_lab_says() -> None:
    """In two turns nothing is drawn after the deal, so both look at the same tree."""
    game = load("loyalty-or-treachery", **SMALL)
    found = exploitability(game, policy.UniformRandomPolicy(game))
    cards = tuple(NUMBERS[card] for card in CARDS.split())
    assert found / 2 == pytest.approx(model.exploitability(random_step_by_step, cards, turns=2))
    assert found > 0.1


def random_step_by_step(_: Any, view: dict[str, Any]) -> list[tuple[float, Any]]:
    """Random play over choices as they are made: a trap card by card."""
    if view["phase"] == "call":
        return [(0.5, {"move": "call", "colour": colour}) for colour in ("red", "black")]
    if view["phase"] == "take":
        most = min(view["limit"], view["piles"][1 - view["you"]]) + 1
        return [(1 / most, {"move": "take", "count": count}) for count in range(most)]
    moves = [*view["legal"], *([{"move": "rest"}] if not view["deck"] else [])]
    share = 1 / (len(moves) + 1)
    return [*((share, move) for move in moves), *traps([], share, view)]


def traps(chosen: list[str], odds: float, view: dict[str, Any]) -> Iterator[tuple[float, Any]]:
    left = [card for card in view["pile"] if card not in chosen]
    if not left or len(chosen) == view["limit"]:
        yield odds, {"move": "treachery", "cards": chosen}
        return
    share = odds / (len(left) + 1)
    yield share, {"move": "treachery", "cards": chosen}
    for card in left:
        yield from traps([*chosen, card], share, view)


def test_an_information_state_tells_apart_what_was_seen_and_nothing_else() -> None:
    game = load("loyalty-or-treachery", **SMALL)
    by_top = defaultdict[str, set[str]](set)
    for deal in range(24):
        state = game.new_initial_state()
        state.apply_action(deal)
        state.apply_action(state.legal_actions()[0])
        top = state.episode.match.view("watcher")["last"]["card"]
        by_top[top] |= {state.information_state_string(0)}
    assert all(len(told) == 1 for told in by_top.values())
    assert len(set.union(*by_top.values())) == 4


def test_a_clone_goes_its_own_way() -> None:
    state = load("loyalty-or-treachery").new_initial_state()
    state.apply_action(1)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert (state.episode.match.number, other.episode.match.number) == (0, 1)
    assert copy.deepcopy(state.episode).match.log == state.episode.match.log


@pytest.mark.parametrize("game", GAMES)
def test_observations_are_the_same_in_twins(game: str) -> None:
    compared = 0
    for match, twin, seat in twins(game):
        options = ";".join(f"{name}:{json.dumps(value)}" for name, value in match.options.items())
        loaded = load(game, players=len(match.seats), options=options, talk=True)
        states = [loaded.state_of(each) for each in (match, twin)]
        if any(state.episode.match.number != match.number for state in states):
            continue  # time has passed, which may rightly show something
        observer = loaded.make_py_observer()
        told: list[Any] = []
        for state in states:
            observer.set_from(state, seat)
            asked = state.current_player() == seat
            actions = state.legal_actions(seat) if asked else None
            told.append((observer.string_from(state, seat), actions, observer.tensor.copy()))
        np.testing.assert_equal(told[0], told[1])
        compared += 1
    assert compared


def test_the_small_deck_is_shuffled_in_every_order() -> None:
    game = load("loyalty-or-treachery", **SMALL)
    decks = [game.begin(number).match.log["deal"]["deck"] for number in range(24)]
    assert len(set(map(tuple, decks))) == 24
