"""Bots at a table: they see what their seat sees, when it changes, and the clock runs while they wait."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lab.bell import Ringer
from turncoat import Match
from turncoat.core.bots.bot import View, seat_bot
from turncoat.core.refusal import Illegal
from turncoat.core.registry import find
from turncoat.lab.bot_match import BotMatch

LT = "loyalty-or-treachery"


class Listener:
    """Plays the first legal move, and remembers all that it was shown."""

    wake = None

    def __init__(self) -> None:
        self.views: list[View] = []

    def act(self, view: View, now: float) -> dict[str, Any] | None:  # noqa: ARG002
        self.views.append(view)
        legal = [move for move in view["legal"] if move["move"] != "resign" and "open" not in move]
        return legal[0] if legal else None


class Sleeper:
    """Never does anything."""

    wake = None

    def act(self, view: View, now: float) -> dict[str, Any] | None:  # noqa: ARG002
        return None


def test_every_bot_is_shown_every_view_of_its_seat_in_order() -> None:
    match = Match(LT, ["A", "B"], seed=3)
    bots = [Listener(), Listener()]
    BotMatch(match, bots).play_out()
    log = match.log
    for seat, bot in enumerate(bots):
        seen = [Match.replay(log, upto=n).view(seat) for n in range(match.number)]
        assert bot.views == seen


def test_a_table_of_sleepers_finishes_by_the_clock() -> None:
    match = Match(LT, ["A", "B"], seed=3, options={"turn_limit": 20})
    BotMatch(match, [Sleeper(), Sleeper()]).play_out()
    assert match.result is not None
    assert all("move" not in record for record in match.log["records"])


@pytest.mark.usefixtures("bell_game")
def test_a_bot_is_woken_when_it_asked_to_be_though_nothing_has_changed() -> None:
    match = Match("bell", ["A", "B", "C"], seed=1)
    bots = [Ringer(0, "never"), Ringer(0, "30"), Ringer(0, "45")]
    BotMatch(match, bots).play_out()
    assert match.result == {"winners": [1], "by": "bell"}
    assert match.now == 30
    assert bots[1].calls == [(0, 3), (30, 3)]
    assert bots[2].calls == [(0, 3)]


@pytest.mark.usefixtures("bell_game")
def test_deadlines_pass_before_a_later_waking() -> None:
    match = Match("bell", ["A", "B"], seed=1)
    bots = [Ringer(0, "never"), Ringer(0, "130.5")]
    BotMatch(match, bots).play_out()
    assert [record["at"] for record in match.log["records"]] == [60, 120, 130.5]
    assert bots[0].calls == [(0, 3), (60, 2), (120, 1)]


@pytest.mark.usefixtures("bell_game")
def test_a_waking_that_lies_behind_does_not_stop_the_clock() -> None:
    match = Match("bell", ["A", "B"], seed=1)
    BotMatch(match, [Ringer(0, "never"), Ringer(0, "-1")]).play_out()
    assert match.result == {"winners": [1], "by": "bell"}
    assert match.now == 0


@pytest.mark.usefixtures("bell_game")
def test_a_mistaken_bot_is_counted_and_named_once_and_the_match_goes_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    match = Match("bell", ["A", "B"], seed=1)
    table = BotMatch(match, [Ringer(0, "wrongly"), Ringer(0, "never")])
    table.play_out()
    assert match.result == {"winners": [0, 1], "by": "candles"}
    assert table.mistakes == [3, 0]
    (told,) = caplog.messages
    assert "the bot of seat 0" in told
    assert "refused" in told


@pytest.mark.usefixtures("bell_game")
def test_of_two_that_ring_at_once_the_later_is_not_mistaken() -> None:
    match = Match("bell", ["A", "B"], seed=1)
    table = BotMatch(match, [Ringer(0, "10"), Ringer(0, "10")])
    table.play_out()
    assert match.number == 1
    assert table.mistakes == [0, 0]


def test_an_unknown_bot_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(Illegal) as no:
        seat_bot(find(LT).bots, "nobody:3", 0)
    assert no.value.code == "unknown_bot"
    assert no.value.params["name"] == "nobody"
    assert "random" in no.value.params["bots"]


@pytest.mark.usefixtures("bell_game")
def test_what_follows_the_colon_reaches_the_bot() -> None:
    bot = seat_bot(find("bell").bots, "ringer:12.5", 77)
    assert isinstance(bot, Ringer)
    assert (bot.seed, bot.settings, bot.wake) == (77, "12.5", 12.5)


class Dozer:
    """Says that it is ready at a moment of its own, and looks at nothing before that."""

    def __init__(self, seat: int) -> None:
        self.wake: float | None = None
        self.dozing = False
        self.seat = seat
        self.seen: list[tuple[str, float, list[int]]] = []
        self.heard: list[float] = []

    def hear(self, line: Any, now: float) -> None:
        self.heard.append(now)
        assert line["n"] == len(self.heard)

    def act(self, view: View, now: float) -> dict[str, Any] | None:
        self.seen.append((view["phase"], now, view["ready"]))
        self.wake = view["since"] + 1 + self.seat
        if now >= self.wake and any(move["move"] == "ready" for move in view["legal"]):
            return {"move": "ready"}
        self.dozing = True
        return None


def test_a_bot_that_dozes_is_shown_what_is_asked_and_the_present_when_it_wakes() -> None:
    """Six are ready one after the other: the last is not shown that, but sees it when its time comes."""
    match = Match("the-traitors", [f"P{seat}" for seat in range(6)], seed=1)
    bots = [Dozer(seat) for seat in range(6)]
    BotMatch(match, bots).play_out()
    arrival = [(now, ready) for phase, now, ready in bots[5].seen if phase == "arrival"]
    assert arrival == [(0.0, []), (6.0, [0, 1, 2, 3, 4])]
    assert {phase for phase, _, _ in bots[5].seen} >= {"mission", "armoury", "breakfast", "round_table"}
    assert len(bots[5].heard) == len(match.talk(5)) - 1  # all that is said, but that the season is over
