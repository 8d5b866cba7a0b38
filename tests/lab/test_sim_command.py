"""`turncoat sim`, as it is typed."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
import typer
from typer.testing import CliRunner, Result

from turncoat.core.refusal import Illegal
from turncoat.lab import commands
from turncoat.lab.played import PlayedDeal
from turncoat.lab.study import Study, Task
from turncoat.words import LANGUAGES, Words

LT = "loyalty-or-treachery"


def sim(*arguments: str, language: str = "en") -> Result:
    app = typer.Typer()
    commands.add_commands(app, Words(language))
    return CliRunner().invoke(app, ["sim", LT, "--workers", "1", *arguments])


def test_json_has_all_figures() -> None:
    told = json.loads(sim("--bots", "random,random", "--games", "20", "--json").stdout)
    assert told["games"] == told["planned"] == 20
    assert told["complete"] is True
    assert [bot["bot"] for bot in told["bots"]] == ["random", "random"]
    for bot in told["bots"]:
        assert bot["wins"] + bot["draws"] + bot["losses"] == 20
        assert 0 <= bot["low"] <= bot["rate"] <= bot["high"] <= 1
        assert bot["first"]["wins"] + bot["later"]["wins"] == bot["wins"]
    assert sum(told["by"].values()) == 20
    assert told["turns"]["min"] <= told["turns"]["p10"] <= told["turns"]["mean"] <= told["turns"]["max"]
    assert told["first_advantage"]["margin"] > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_speaks_every_language(language: str) -> None:
    said = sim("--bots", "random,random", "--games", "10", language=language)
    assert said.exit_code == 0, said.output
    say = Words(language)
    assert say(f"game-{LT}") in said.stdout
    assert say(f"by-{LT}-cards") in said.stdout
    assert "random" in said.stdout


def test_an_interruption_keeps_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(study: Study, tasks: list[Task], told: Callable[[PlayedDeal], None], *_: object) -> None:
        told(study.play(tasks[0]))
        raise KeyboardInterrupt

    monkeypatch.setattr(commands, "carry_out", stopped)
    figures = sim("--bots", "random", "--games", "500", "--json")
    assert figures.exit_code == 130
    told = json.loads(figures.stdout)
    assert (told["games"], told["planned"], told["complete"]) == (2, 500, False)
    assert Words("en")("sim-interrupted", planned=500) in " ".join(
        sim("--bots", "random", "--games", "500").stdout.split()
    )


def test_an_interruption_before_the_first_game_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(commands, "carry_out", stopped)
    assert sim("--bots", "random").exit_code == 130
    assert json.loads(sim("--bots", "random", "--json").stdout)["bots"][0]["rate"] is None


def test_options_are_read_as_their_types() -> None:
    told = json.loads(sim("--bots", "random", "--games", "2", "--option", "turn_limit=4", "--json").stdout)
    assert told["options"]["turn_limit"] == 4
    assert told["turns"]["max"] == 4


@pytest.mark.parametrize(
    ("code", "arguments"),
    [
        ("unknown_bot", ["--bots", "nobody"]),
        ("too_few_workers", ["--bots", "random", "--workers", "0"]),
        ("option_without_value", ["--bots", "random", "--option", "turn_limit"]),
        ("unknown_option", ["--bots", "random", "--option", "stakes=high"]),
        ("unknown_option", ["--bots", "random", "--vary", "stakes=high"]),
        ("bad_part_of_study", ["--bots", "random", "--shard", "4/3"]),
        ("needs_out", ["--bots", "random", "--logs"]),
        ("unknown_engine", ["--bots", "random", "--engine", "steam"]),
        ("no_such_bot_class", ["--bots", "no_such_module:Bot"]),
        ("bot_does_not_start", ["--bots", "command:no-such-program"]),
        ("option_int", ["--bots", "random", "--option", "turn_limit=many"]),
    ],
)
def test_what_cannot_be_done_is_refused_in_a_sentence(code: str, arguments: list[str]) -> None:
    no = sim(*arguments).exception
    assert isinstance(no, Illegal)
    assert no.code == code
    for language in LANGUAGES:
        assert Words(language).refusal(no)


@pytest.mark.parametrize(
    ("typed", "sizes"), [("", [None]), ("10", [10]), ("6-8", [6, 7, 8]), ("6,10-11, 22", [6, 10, 11, 22])]
)
def test_sizes_are_typed_as_numbers_and_ranges(typed: str, sizes: list[int | None]) -> None:
    assert commands.read_sizes(typed) == sizes


@pytest.mark.parametrize("typed", ["many", "6-", "8-6", "6,,7", "-3"])
def test_sizes_that_make_no_sense_are_refused(typed: str) -> None:
    with pytest.raises(Illegal) as no:
        commands.read_sizes(typed)
    assert no.value.code == "needs_sizes"


def of_traitors(*arguments: str, language: str = "en") -> Result:
    app = typer.Typer()
    commands.add_commands(app, Words(language))
    return CliRunner().invoke(
        app, ["sim", "the-traitors", "--workers", "1", "--bots", "random", "--games", "1", *arguments]
    )


def test_several_sizes_are_reported_together() -> None:
    told = json.loads(of_traitors("--players", "6-7", "--json").stdout)
    assert [one["players"] for one in told["sizes"]] == [6, 7]
    assert {row["players"] for row in told["own"]["sides"]} == {6, 7}
    assert told["own"]["seasons"] == 13


@pytest.mark.parametrize("language", LANGUAGES)
def test_several_sizes_are_shown_in_every_language(language: str) -> None:
    shown = of_traitors("--players", "6,7", language=language)
    assert shown.exit_code == 0, shown.output
    say = Words(language)
    title = say("sim-title-sizes", game="The Traitors", games=13, deals=1, low=6, high=7, seed="0")
    assert title.split(":")[-1].strip() in " ".join(shown.stdout.split())
