"""What a study leaves behind: rows, figures, logs, each saying what it is."""

from __future__ import annotations

import csv
import html
import json
import re
import shlex
from pathlib import Path
from xml.etree import ElementTree

import pytest
import typer
from pyarrow import parquet
from typer.testing import CliRunner, Result

from turncoat import Match, __version__, lab
from turncoat.core.fairness.verify import check
from turncoat.lab import commands
from turncoat.lab.study import make_study
from turncoat.words import LANGUAGES, Words

LT = "loyalty-or-treachery"


def turncoat(*arguments: str) -> Result:
    app = typer.Typer()
    commands.add_commands(app, Words("en"))
    return CliRunner().invoke(app, list(arguments))


def test_rows_have_every_seat_of_every_match_and_every_move(tmp_path: Path) -> None:
    simulation = lab.simulate(LT, ["counter", "random"], games=6, seed=3, decisions=True, logs=True)
    simulation.save(tmp_path)
    table = parquet.read_table(tmp_path / "matches.parquet")
    assert table.num_rows == 12
    assert sum(table.column("outcome").to_pylist()) == 6
    about = json.loads(table.schema.metadata[b"turncoat"])
    assert about["turncoat"] == __version__
    assert about["seed"] == 3
    assert about["plans"][0]["options"]["turn_limit"]
    with (tmp_path / "matches.csv").open() as file:
        assert json.loads(file.readline().removeprefix("# ")) == about
        rows = list(csv.DictReader(file))
    assert [float(row["outcome"]) for row in rows] == table.column("outcome").to_pylist()
    decisions = parquet.read_table(tmp_path / "decisions.parquet").to_pylist()
    logs = [json.loads(file.read_bytes()) for file in sorted((tmp_path / "logs").iterdir())]
    assert len(decisions) == sum("move" in record for log in logs for record in log["records"])
    first = [row for row in decisions if row["deal"] == row["turn"] == 0]
    for row in first:
        record = logs[0]["records"][row["n"] - 1]
        assert (row["seat"], json.loads(row["json"]), row["at"]) == (
            record["seat"],
            record["move"],
            record["at"],
        )
        assert row["choices"] > 0


def test_logs_can_be_checked_by_anybody(tmp_path: Path) -> None:
    simulation = lab.simulate("the-traitors", players=6, games=1, logs=True)
    simulation.save(tmp_path)
    files = sorted((tmp_path / "logs").iterdir())
    assert len(files) == 6
    assert check(files[0].read_bytes())
    replayed = Match.replay(json.loads(files[0].read_bytes()))
    assert replayed.result is not None
    rows = [row for row in simulation.match_rows() if row["turn"] == 0]
    assert {row["seat"] for row in rows if row["outcome"] == 1} == set(replayed.result["winners"])
    assert {row["role"] for row in rows} <= {"traitor", "recruit", "loyal"}


def test_the_command_in_a_file_makes_that_file(tmp_path: Path) -> None:
    one = turncoat("sim", LT, "--bots", "random,counter", "--games", "4", "--vary", "turn_limit=20", "--vary",
                   "turn_limit=30", "--workers", "1", "--out", str(tmp_path / "one"))  # fmt: skip
    assert one.exit_code == 0, one.output
    command = json.loads((tmp_path / "one" / "figures.json").read_text())["about"]["command"]
    words = shlex.split(command)
    assert words[0] == "turncoat"
    other = turncoat(*words[1:], "--workers", "1", "--out", str(tmp_path / "other"))
    assert other.exit_code == 0, other.output
    for name in ("about.json", "deals.jsonl", "figures.json", "matches.csv", "matches.parquet"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "other" / name).read_bytes()


def test_shards_are_joined_at_the_command_line(tmp_path: Path) -> None:
    arguments = ("sim", LT, "--bots", "random", "--games", "8", "--workers", "1")
    for part in ("1/2", "2/2"):
        assert turncoat(*arguments, "--shard", part, "--out", str(tmp_path / part[0])).exit_code == 0
    missing = turncoat("sim", "join", str(tmp_path / "1"), "--out", str(tmp_path / "some"))
    assert missing.exit_code == 1
    joined = turncoat("sim", "join", str(tmp_path / "1"), str(tmp_path / "2"), "--out", str(tmp_path / "all"))
    assert joined.exit_code == 0, joined.output
    assert turncoat(*arguments, "--out", str(tmp_path / "whole")).exit_code == 0
    for name in ("about.json", "deals.jsonl", "figures.json", "matches.csv"):
        assert (tmp_path / "all" / name).read_bytes() == (tmp_path / "whole" / name).read_bytes()


def test_a_tournament_ranks_its_bots() -> None:
    told = turncoat("tournament", LT, "--bots", "random,counter", "--games", "20", "--workers", "1", "--json")
    table = json.loads(told.stdout)
    assert [row["bot"] for row in table] == ["counter", "random"]
    assert table[0]["low"] < table[0]["share"] < table[0]["high"]
    shown = turncoat("tournament", LT, "--bots", "random,counter", "--games", "20", "--workers", "1")
    assert "counter" in shown.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_everything_in_it(language: str, tmp_path: Path) -> None:
    """Nothing is loaded from anywhere; the charts are there as files of their own as well."""
    say = Words(language)
    study = make_study("the-traitors", [], 3, [6, 7], vary={"days": [2, 3]})
    commands.simulate(study, tmp_path / "out", say, workers=1)
    page = (tmp_path / "out" / "report.html").read_text()
    charts = sorted((tmp_path / "out" / "charts").iterdir())
    names = ["banished", "beliefs", "bots", "length", "roles", "seats"]
    assert [chart.stem for chart in charts] == names
    assert page.count("<svg") == len(charts)
    assert not re.findall(r"(?:src|href)=\"(?!#)", page)
    assert say("chart-the-traitors-beliefs") in page
    assert html.escape(study.command) in page
    for chart in charts:
        about = ElementTree.fromstring(chart.read_text()).find("{*}metadata")
        assert about is not None
        assert json.loads(about.text or "")["command"] == study.command
