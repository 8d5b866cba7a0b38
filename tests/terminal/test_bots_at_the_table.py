"""Bots at a person's table get every view, in order, and may take their time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.terminal.typist import GAME, Play
from turncoat.core.bots.bot import View
from turncoat.core.match import Match
from turncoat.core.registry import find
from turncoat.games.loyalty_or_treachery.cards import CARDS
from turncoat.terminal.saves import Saves

BLACK_FIRST = CARDS[::-1]


class Watchful:
    """Calls red, draws no more, and keeps what it was shown."""

    wake: float | None = None
    made: list[Watchful]

    def __init__(self, seed: int, settings: str) -> None:
        self.seed, self.settings = seed, settings
        self.shown: list[View] = []
        self.made.append(self)

    def see(self, view: View, now: float) -> None:  # noqa: ARG002
        self.shown.append(dict(view))

    def act(self, view: View, now: float) -> dict[str, Any] | None:  # noqa: ARG002
        self.shown.append(view)
        if view["actor"] != view["you"]:
            return None
        return (
            {"move": "call", "colour": "red"} if view["phase"] == "call" else {"move": "loyalty", "count": 0}
        )


class Sleepy(Watchful):
    """Acts five seconds after it was last asked."""

    def act(self, view: View, now: float) -> dict[str, Any] | None:
        move = super().act(view, now)
        if move is not None and (self.wake is None or now < self.wake):
            self.wake = now + 5
            return None
        self.wake = None
        return move


@pytest.fixture(autouse=True)
def seated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Watchful, "made", [], raising=False)
    monkeypatch.setitem(find(GAME).bots, "watchful", Watchful)
    monkeypatch.setitem(find(GAME).bots, "sleepy", Sleepy)


def views(play: Play) -> list[dict[str, Any]]:
    """All views of the bot's seat that there ever were."""
    log = play.session.match.log
    return [Match.replay(log, upto=n).view(1) for n in range(len(log["records"]) + 1)]


def test_a_bot_is_shown_every_view_once_and_in_order(tmp_path: Path) -> None:
    play = Play(tmp_path, ["r", "r", "r"], bot="watchful:x", deal={"first": 0, "deck": BLACK_FIRST})
    assert play.session.match.number == 6
    assert Watchful.made[0].shown == views(play)


def test_a_bot_that_comes_back_is_shown_them_all_again(tmp_path: Path) -> None:
    Play(tmp_path, ["r", "r", "r"], bot="watchful", deal={"first": 0, "deck": BLACK_FIRST})
    back = Play(tmp_path, [], saved=Saves(tmp_path).load(GAME))
    assert Watchful.made[-1].shown == views(back)
    assert Watchful.made[-1].seed == Watchful.made[0].seed


def test_settings_reach_the_bot(tmp_path: Path) -> None:
    Play(tmp_path, [], bot="watchful:slow")
    assert Watchful.made[0].settings == "slow"


def test_time_passes_while_a_bot_is_waited_for(tmp_path: Path) -> None:
    play = Play(tmp_path, ["r", "r"], bot="sleepy", deal={"first": 0, "deck": BLACK_FIRST})
    assert [record["at"] for record in play.session.match.log["records"]] == [0, 5, 5, 10]
