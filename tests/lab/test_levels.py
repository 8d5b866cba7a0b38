"""Levels: the characters of each against those of the level below."""

from __future__ import annotations

import json
import random

import pytest
import typer
from typer.testing import CliRunner

from turncoat.core import registry
from turncoat.core.bots.characters import CHARACTERS, LEVELS
from turncoat.core.match import Match
from turncoat.games.the_traitors.statistics import fixed_sides
from turncoat.lab import commands
from turncoat.lab.levels import bots_of, compare_levels, sign_test
from turncoat.words import Words


def test_a_level_that_is_better_is_ahead_in_most_deals() -> None:
    (found,) = compare_levels("scatty-rogues", 24, 3, seed=1, levels=[5])
    assert (found.above, found.below) == (("elephant",), ("raven",))
    assert found.deals == 8
    assert found.ahead > found.behind
    assert found.share.value > 0.5
    assert found.p == sign_test(found.ahead, found.behind)


def test_where_players_have_sides_each_level_plays_each_side_of_a_deal() -> None:
    (found,) = compare_levels("the-traitors", 2, 6, seed=1, levels=[3])
    assert found.deals == 1
    assert {*found.above} == {"thea", "baldur", "nora"}


def test_fixed_sides_are_those_of_the_deal() -> None:

    deal, sides = fixed_sides(8, random.Random(1))
    match = Match("the-traitors", [f"P{seat}" for seat in range(8)], 1, {}, deal)
    while match.view("host")["phase"] in ("arrival", "selection"):
        assert match.deadline is not None
        match.tick(match.deadline)
    identities = match.view("host")["everything"]["identities"]
    assert [side == "traitors" for side in sides] == [one == "traitor" for one in identities]


@pytest.mark.parametrize("game", sorted(registry.games()))
def test_characters_of_different_levels_play_differently_in_every_game(game: str) -> None:
    ways = [bots_of(registry.find(game), level) for level in range(1, LEVELS + 1)]
    assert all(ways)
    assert sum(len(way) for way in ways) == len({spec for way in ways for spec in way})
    assert len(ways) == len({one.level for one in CHARACTERS.values()})


def test_the_command_shows_a_row_for_each_level() -> None:
    app = typer.Typer()
    commands.add_commands(app, Words("en"))
    told = CliRunner().invoke(
        app, ["levels", "loyalty-or-treachery", "--level", "2", "--games", "8", "--workers", "1", "--json"]
    )
    assert told.exit_code == 0, told.output
    (row,) = json.loads(told.stdout)["levels"]
    assert (row["level"], row["above"], row["below"]) == (2, ["casual"], ["novice"])
    assert row["low"] <= row["share"] <= row["high"]
