"""The figures that the documentation states come out of `make figures`."""

from __future__ import annotations

from pathlib import Path

import pytest

from docs import figures


def test_the_page_beside_mathematics_is_current() -> None:
    assert figures.page() == figures.PAGE.read_text()


def test_the_commands_of_the_page_on_bots_are_found() -> None:
    found = figures.commands()
    assert "turncoat sim loyalty-or-treachery --bots novice,random --games 2000 --seed 2026" in found
    assert any(command.startswith("python -m turncoat.lab.models") for command in found)


def test_what_a_command_says_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(figures, "OUT", tmp_path)
    figures.run("turncoat sim loyalty-or-treachery --bots novice,random --games 4 --seed 1", 3)
    said = (tmp_path / "3.txt").read_text()
    assert "novice" in said.partition("\n\n")[2]
