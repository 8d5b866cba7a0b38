"""A match goes on whatever a bot does, and what it did is counted."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.lab.arena.bots import Broken, Lot
from turncoat.core.bots.bot import Bot
from turncoat.core.fairness.verify import check, log_file
from turncoat.core.match import Match
from turncoat.lab.arena.records import Conduct
from turncoat.lab.arena.referee import RefereedMatch
from turncoat.lab.bots.json_lines import JsonLinesBot

LT = "loyalty-or-treachery"


def conduct(bot: Bot, move_seconds: float = 30, match_seconds: float = 600) -> Conduct:
    """Let a bot play against a sound one; return how it behaved."""
    match = Match(LT, ["P0", "P1"], seed=4, options={"turn_limit": 8})
    refereed = RefereedMatch(match, [bot, Lot(1)], (move_seconds, match_seconds), "novice", 5)
    refereed.play_out()
    assert check(log_file(match)).lines
    found, other = refereed.finish()
    assert (other.refused, other.failed) == (0, 0)
    return found


def test_a_sound_bot_needs_no_stand_in() -> None:
    found = conduct(Lot(2))
    assert found.moves > 0
    assert (found.refused, found.late, found.failed, found.stood_in) == (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("does", "counted"), [("illegal", "refused"), ("raises", "failed"), ("no-dict", "failed")]
)
def test_errors_are_counted_and_a_stand_in_moves(does: str, counted: str) -> None:
    found = conduct(Broken(2, does))
    assert getattr(found, counted) == 3  # then the stand-in plays on
    assert found.refused + found.late + found.failed == 3
    assert found.stood_in == found.moves > 3


@pytest.mark.skipif(sys.platform == "win32", reason="no timer interrupts what runs")
def test_a_bot_that_thinks_for_ever_is_interrupted() -> None:
    found = conduct(Broken(2, "slow"), move_seconds=0.05)
    assert found.late == 3
    assert found.stood_in == found.moves > 3


def test_a_bot_that_has_used_its_time_moves_no_more() -> None:
    found = conduct(Lot(2), match_seconds=0)
    assert found.late == 1
    assert found.stood_in >= found.moves - 1


@pytest.mark.skipif(sys.platform == "win32", reason="no timer interrupts what runs")
def test_a_program_that_answers_too_late_is_ended(tmp_path: Path) -> None:
    file = tmp_path / "slow.py"
    file.write_text("import sys, threading\nfor line in sys.stdin:\n    threading.Event().wait(60)\n")
    bot = JsonLinesBot(f"{sys.executable} {file}", LT, 1)
    found = conduct(bot, move_seconds=0.05)
    bot.close()
    assert (found.late, found.failed) == (1, 0)
    assert found.stood_in == found.moves > 3
    assert bot._program.process.returncode is not None
