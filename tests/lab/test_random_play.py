"""`turncoat sim GAME --kernel`: random play beside mathematics."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest
import typer
from typer.testing import CliRunner, Result

from turncoat.core.refusal import Illegal
from turncoat.lab import commands
from turncoat.words import LANGUAGES, Words


def sim(game: str, *arguments: str, language: str = "en") -> Result:
    app = typer.Typer()
    commands.add_commands(app, Words(language))
    return CliRunner().invoke(app, ["sim", game, "--kernel", *arguments])


@pytest.mark.parametrize(
    ("players", "days", "traitors", "exact"),
    [(6, 2, 2, "11/12"), (9, 5, 1, "16/35"), (22, 10, 3, "33901/45056")],
)
def test_what_mathematics_expects_lies_in_the_interval(
    players: int, days: int, traitors: int, exact: str
) -> None:
    """Random votes and murders, nobody recruited: a Traitor is left as often as the formula says.

    For one seed in twenty it lies outside; for the usual one it does not.
    """
    table = ("--players", str(players), "--option", f"days={days}", "--option", f"traitors={traitors}")
    told = json.loads(sim("the-traitors", *table, "--games", "2000", "--json").stdout)
    (row,) = told["a_traitor_is_left"]
    assert row["seasons"] == 2000
    assert row["exact"] == exact
    assert row["expected"] == float(Fraction(exact))
    assert row["low"] < row["expected"] < row["high"]
    assert row["high"] - row["low"] < 0.05


def test_a_secret_number_of_traitors_is_two_rows() -> None:
    """TT-5: drawn with equal chances."""
    told = json.loads(
        sim("the-traitors", "--players", "9", "--games", "1000", "--seed", "1", "--json").stdout
    )
    assert [row["traitors"] for row in told["a_traitor_is_left"]] == [2, 3]
    assert all(row["low"] < row["expected"] < row["high"] for row in told["a_traitor_is_left"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_every_language(language: str) -> None:
    said = sim("the-traitors", "--games", "50", language=language)
    assert said.exit_code == 0, said.output
    assert Words(language)("tt-random-expected") in said.stdout


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("loyalty-or-treachery",), "no_random_play"),
        (("the-traitors", "--games", "0"), "too_few_games"),
        (("the-traitors", "--players", "5"), "wrong_number_of_seats"),
        (("the-traitors", "--players", "22", "--option", "traitors=9"), "traitors_beyond_formula"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: tuple[str, ...], code: str) -> None:
    no = sim(*arguments).exception
    assert isinstance(no, Illegal)
    assert no.code == code
