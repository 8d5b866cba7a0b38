"""Leaving a game and coming back to it."""

from __future__ import annotations

import json
import os
import stat
from pathlib import Path

import pytest

from tests.terminal.typist import GAME, Play
from turncoat.core.match import Match
from turncoat.core.refusal import Illegal
from turncoat.terminal.saves import Saves
from turncoat.terminal.screen import Screen
from turncoat.words import LANGUAGES, Words


def interrupted(_: Screen) -> str:
    raise KeyboardInterrupt


@pytest.mark.parametrize("language", LANGUAGES)
def test_leaving_says_how_to_come_back(tmp_path: Path, language: str) -> None:
    play = Play(tmp_path, ["r", "q"], language)
    assert not play.finished
    assert Words(language)("terminal-left") in play.printed
    assert f"turncoat play {GAME} --resume" in play.printed


def test_ctrl_c_leaves_as_the_end_of_input_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = Play(tmp_path, [])
    monkeypatch.setattr(Screen, "ask", interrupted)
    assert not play.session.play()
    assert "the game is kept" in play.printed


def test_a_game_left_goes_on_where_it_was(tmp_path: Path) -> None:
    left = Play(tmp_path, ["r", "r", "b", "r"])
    back = Play(tmp_path, [], saved=Saves(tmp_path).load(GAME))
    assert back.session.match.log == left.session.match.log
    assert back.view == left.view
    assert "kept your chair" in back.printed


def test_a_bot_that_comes_back_plays_as_if_nobody_had_left(tmp_path: Path) -> None:
    """It is shown all its views again, in order, so it remembers what it saw."""
    lines = ["r", "b", "r", "b"] * 5
    whole = Play(tmp_path / "whole", lines)
    first = Play(tmp_path / "parts", lines[:7])
    assert not first.finished
    parts = Play(
        tmp_path / "parts", first.typist.lines + lines[7:], saved=Saves(tmp_path / "parts").load(GAME)
    )
    assert parts.session.match.log == whole.session.match.log


def test_what_is_saved_is_private(tmp_path: Path) -> None:
    """It holds the seed, and so every card to come."""
    folder = tmp_path / "data"
    Play(folder, ["r"])
    file = Saves(folder).unfinished_file(GAME)
    assert json.loads(file.read_bytes())["log"]["seed"]
    if os.name == "posix":
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_only_whole_files_are_ever_there(tmp_path: Path) -> None:
    Play(tmp_path, ["r", "b"])
    assert [file.name for file in tmp_path.iterdir()] == [f"{GAME}.unfinished.json"]


def test_there_is_nothing_to_resume_at_first(tmp_path: Path) -> None:
    with pytest.raises(Illegal) as no:
        Saves(tmp_path).load(GAME)
    assert no.value.code == "nothing_saved"


def damages() -> list[bytes]:
    log = Match(GAME, ["Ann", "Bo"], seed=1).log
    good = {"save": 1, "person": 0, "bots": {"1": "random"}, "log": log}
    wrong: list[object] = [
        [],
        {},
        good | {"save": 2},
        good | {"person": 5},
        good | {"person": True},
        good | {"bots": {}},
        good | {"bots": {"1": "nobody"}},
        good | {"bots": {"1": ["random"]}},
        good | {"log": log | {"seed": "00" * 32}},
        good | {"log": None},
    ]
    return [json.dumps(each, sort_keys=True, separators=(",", ":")).encode() for each in wrong]


@pytest.mark.parametrize("data", [b"", b"\xff\xfe", b"{", b"[" * 100_000, *damages()], ids=repr)
def test_a_damaged_save_is_refused(tmp_path: Path, data: bytes) -> None:
    Saves(tmp_path).unfinished_file(GAME).write_bytes(data)
    with pytest.raises(Illegal) as no:
        Saves(tmp_path).load(GAME)
    assert no.value.code == "save_damaged"


def test_every_flipped_bit_of_a_saved_log_is_noticed(tmp_path: Path) -> None:
    Play(tmp_path, ["r"])
    file = Saves(tmp_path).unfinished_file(GAME)
    whole = file.read_bytes()
    start = whole.index(b'"log"')
    end = whole.index(b'"person"')
    for place in range(start, end, 7):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        with pytest.raises(Illegal):
            Saves(tmp_path).load(GAME)


def test_a_folder_that_cannot_be_written_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(Illegal) as no:
        Play(tmp_path / "file", [])
    assert no.value.code == "cannot_save"
