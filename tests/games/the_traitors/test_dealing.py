"""Luck: every draw from a stream of its own (TT-34), and seasons of silence against mathematics."""

from __future__ import annotations

from fractions import Fraction
from math import comb, prod, sqrt
from typing import Any

import pytest

from tests.games.the_traitors.season import NAMES
from turncoat import Match
from turncoat.core.fairness.chance import Chance, SealedChance
from turncoat.core.fairness.verify import check, log_file
from turncoat.core.game import Start
from turncoat.games.the_traitors import game


class StreamsOnly(Chance):
    """Refuses whatever is not drawn from a stream, and notes which were asked for."""

    def __init__(self) -> None:
        self.sealed = SealedChance(bytes(32), [])
        self.asked: list[tuple[str, int]] = []

    def below(self, n: Any) -> Any:  # noqa: ARG002
        raise AssertionError("a draw that shifts others")

    def stream(self, purpose: str, count: Any) -> Chance:
        self.asked.append((purpose, int(count)))
        return self.sealed.stream(purpose, count)


@pytest.mark.parametrize("players", [6, 9, 14])
def test_tt_34_every_draw_has_a_stream_of_its_own(players: int) -> None:
    """No stream is asked for twice in a season."""
    chance = StreamsOnly()
    options = game.settle({"days": 4, "death_lists": [1]}, players)
    state = game.begin(Start(players, options, {}, None, game.rules), chance)
    while state.result() is None:
        state.expire(state.deadline(None) or 0.0, chance)
    assert len(set(chance.asked)) == len(chance.asked)
    assert {purpose for purpose, _ in chance.asked if not purpose.startswith("duel call")} == {
        *("number", "traitors", "breakfast", "vault", "duel", "access", "doors", "reveal", "lots", "night"),
        *("night again", "finale"),
        *(["message"] if players > 6 else []),
    }


def test_a_season_can_be_verified() -> None:
    m = Match("the-traitors", NAMES[:8], 3)
    while m.result is None:
        m.tick(m.deadline or 0)
    assert check(log_file(m)).lines


def test_how_often_a_traitor_is_left_is_what_mathematics_says() -> None:
    """Nine players, two Traitors, one night: Round Tables of 9, 7, 6, 5 and 4, all by lot."""
    seasons, tables, traitors = 1500, (9, 7, 6, 5, 4), 2
    gone = sum(
        (-1) ** j * comb(traitors, j) * prod(1 - Fraction(j, n) for n in tables) for j in range(traitors + 1)
    )
    expected = float(1 - gone)
    won = 0
    for seed in range(seasons):
        options = {"days": 2, "traitors": traitors, "first_round_table": 1, "powers": "rulebook"}
        m = Match("the-traitors", NAMES[:9], seed, options)
        while not m.over:
            m.tick_once(m.deadline or 0)
        won += (m.result or {})["side"] == "traitors"
    spread = sqrt(seasons * expected * (1 - expected))
    assert abs(won - seasons * expected) < 3.5 * spread
