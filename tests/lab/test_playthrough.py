"""What a playthrough tells, and what it does not put up with."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from turncoat import Illegal
from turncoat.lab.playthrough import main, playthrough

BELL: dict[str, Any] = {"about": "For whom?\nFor thee.", "game": "bell", "seats": ["Ann", "Bo"], "seed": 1}
RING = {"seat": 1, "move": {"move": "ring"}, "at": 70.0}

pytestmark = pytest.mark.usefixtures("bell_game")


def pages(script: dict[str, Any]) -> list[list[str]]:
    return [page.splitlines() for page in playthrough(script).split("\n\n")]


def test_it_begins_with_what_it_is_about_and_what_the_match_is_made_of() -> None:
    cover = pages(BELL)[0]
    assert cover[:4] == ["# For whom?", "# For thee.", 'game: "bell"', 'seats: ["Ann", "Bo"]']


def test_what_everybody_sees_alike_is_told_once_and_the_rest_for_each_viewer() -> None:
    start = pages(BELL)[1]
    assert "  all      candles: 3" in start
    assert "  0        you: 0" in start
    assert "  watcher  legal: []" in start
    assert sum("lucky" in line for line in start) == 1
    assert any(line.startswith("  host     lucky: ") for line in start)


def test_later_pages_tell_only_what_changed() -> None:
    _, _, clock, rung = pages({**BELL, "steps": [RING]})
    assert clock == ["1. at 60.0 s: the clock", "  all      deadline: 120.0", "  all      candles: 2"]
    assert rung[0] == '2. at 70.0 s: 1 {"move": "ring"}'
    assert "  all      rang: 1" in rung
    assert not any("candles" in line for line in rung)


def test_a_refusal_is_told_where_it_happened() -> None:
    knock = {"seat": 0, "move": {"move": "knock"}, "refused": "unknown_move"}
    start = pages({**BELL, "steps": [knock]})[1]
    assert start[-1] == '0 {"move": "knock"} refused: unknown_move {"name": "knock"}'


def test_bots_play_on_to_the_end() -> None:
    last = pages({**BELL, "steps": [{"tick": 60.0}], "bots": ["ringer:never", "ringer:100"]})[-1]
    assert last[0] == '2. at 100.0 s: 1 {"move": "ring"}'


def test_a_refusal_that_the_script_does_not_foresee_is_an_error() -> None:
    with pytest.raises(Illegal, match="unknown_move"):
        playthrough({**BELL, "steps": [{"seat": 0, "move": {"move": "knock"}}]})
    with pytest.raises(Illegal, match="unknown_move"):
        playthrough({**BELL, "steps": [{"seat": 0, "move": {"move": "knock"}, "refused": "over"}]})


def test_a_foreseen_refusal_that_does_not_come_is_an_error() -> None:
    with pytest.raises(ValueError, match="not refused"):
        playthrough({**BELL, "steps": [{**RING, "refused": "over"}]})


def test_of_a_long_list_only_what_changed_at_its_beginning_is_told() -> None:
    deal = {
        "about": "",
        "game": "loyalty-or-treachery",
        "seats": ["Ann", "Bo"],
        "seed": 1,
        "deal": {"first": 0},
    }
    call = {"seat": 0, "move": {"move": "call", "colour": "red"}}
    called = pages({**deal, "steps": [call]})[-1]
    told = [line for line in called if "everything.deck" in line]
    assert len(told) == 1
    assert told[0].endswith("-> [] and 51 more")


def test_the_command_writes_texts_beside_their_scripts(tmp_path: Path) -> None:
    folder = tmp_path / "bell"
    folder.mkdir()
    script = folder / "silence.toml"
    script.write_text('about = "Hush"\ngame = "bell"\nseats = ["Ann", "Bo"]\nseed = 1\n', encoding="utf-8")
    main(tmp_path)
    assert script.with_suffix(".txt").read_text(encoding="utf-8").startswith("# Hush\n")
