"""Options of every kind as they are typed and listed."""

from __future__ import annotations

import io
from typing import Any

import pytest

from tests.core.every_kind import GAME, HOURS, OPTIONS
from turncoat import Illegal
from turncoat.terminal.commands.game_list import render_game
from turncoat.terminal.commands.options import format_value, parse_options
from turncoat.terminal.screen import Screen
from turncoat.words import LANGUAGES, Words


@pytest.mark.parametrize(
    ("text", "name", "value"),
    [
        ("rounds=7", "rounds", 7),
        ("pause=0.5", "pause", 0.5),
        ("patience=pace", "patience", "pace"),
        ("patience=90", "patience", 90.0),
        ("signals=no", "signals", False),
        ("signals=True", "signals", True),
        ("pace=days", "pace", "days"),
        ("traitors=secret", "traitors", "secret"),
        ("traitors = 3", "traitors", 3),
        ("death_lists=4,2", "death_lists", [2, 4]),
        ("death_lists= 3 , 1 ", "death_lists", [1, 3]),
        ("death_lists=none", "death_lists", []),
        ("death_lists=", "death_lists", []),
        ("hours=Europe/Copenhagen", "hours", HOURS | {"zone": "Europe/Copenhagen"}),
        (
            "hours=breakfast=09:30, quiet_to=09:00",
            "hours",
            HOURS | {"breakfast": "09:30", "quiet_to": "09:00"},
        ),
        (
            "hours=zone=Asia/Kolkata,breakfast=07:00",
            "hours",
            HOURS | {"zone": "Asia/Kolkata", "breakfast": "07:00"},
        ),
        ("first=7", "first", 7),
    ],
)
def test_options_are_read_as_they_are_typed(text: str, name: str, value: Any) -> None:
    assert parse_options(GAME, [text], 8) == {name: value}


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_what_is_shown_can_be_typed(option: Any) -> None:
    for players in (3, 8):
        usual = option.usual(players)
        assert parse_options(GAME, [f"{option.name}={format_value(usual)}"], players) == {option.name: usual}


WRONG = {
    "rounds=10": "“rounds” is a whole number from 1 to 9, not “10”.",
    "rounds=secret": "“rounds” is a whole number from 1 to 9, not “secret”.",
    "pause=-1": "“pause” is a number of seconds from 0 to 600, not “-1”.",
    "patience=never": "“patience” is a number of seconds from 1 to 86,400 or pace, not “never”.",
    "signals=perhaps": "“signals” is yes or no, not “perhaps”.",
    "pace=slow": "“pace” is one of party, days, not “slow”.",
    "traitors=3": "“traitors” is a whole number from 1 to 2 or secret, not “3”.",
    "traitors=": "“traitors” is a whole number from 1 to 2 or secret, not “”.",
    "death_lists=7": "is up to 2 different whole numbers from 1 to 6, as in 2,4, or none; not “7”.",
    "death_lists=2,2": "not “2,2”.",
    "death_lists=1,2,3": "not “1,2,3”.",
    "death_lists=2;4": "not “2;4”.",
    "hours=8": "as in UTC,breakfast=08:00,quiet_from=22:00,quiet_to=07:30; not “8”.",
    "hours=lunch=12:00": "“hours” is a time zone and times of day, as in UTC,breakfast=08:00",
    "hours=breakfast=25:00": "not “breakfast=25:00”.",
    "hours=Europe/Atlantis": "There is no time zone “Europe/Atlantis” here",
    "first=6": "“first” is a seat from 0 to 5, not “6”.",
    "speed=9": "This game has no option “speed”.",
}


@pytest.mark.parametrize("text", WRONG)
def test_a_refusal_says_what_would_be_right(text: str) -> None:
    said = []
    for language in LANGUAGES:
        with pytest.raises(Illegal) as no:
            parse_options(GAME, [text], 6)
        said.append(Words(language).refusal(no.value))
    assert WRONG[text] in said[0]
    assert len(set(said)) == len(LANGUAGES)


def test_without_the_number_of_players_the_widest_bounds_hold() -> None:
    assert parse_options(GAME, ["first=7", "traitors=3"]) == {"first": 7, "traitors": 3}
    with pytest.raises(Illegal) as no:
        parse_options(GAME, ["traitors=0"], players=99)
    assert (no.value.params["low"], no.value.params["high"]) == (1, 3)


def describe_game(language: str) -> str:
    out = io.StringIO()
    Screen(io.StringIO(), out).show(render_game(GAME, Words(language)))
    return " ".join(out.getvalue().split())


def test_the_list_says_what_each_may_be() -> None:
    out = describe_game("en")
    for each in (
        "rounds 1 to 9; 5 unless set",
        "pause 0 to 600; 60 unless set",
        "patience 1 to 86,400 or pace; pace unless set",
        "signals yes unless set",
        "pace party, days; party unless set",
        "traitors 1 to 3 (by the number of players) or secret; secret unless set",
        "days 2 to 30; unless set, by the number of players: 3–5: 2, 6–7: 3, 8: 4",
        "death_lists up to 2 numbers, 1 to 8 (by the number of players); none unless set",
        "hours UTC,breakfast=08:00,quiet_from=22:00,quiet_to=07:30 unless set",
        "first 0 to 7 (by the number of players); 0 unless set",
    ):
        assert each in out


def test_the_list_is_there_in_every_language() -> None:
    assert len({describe_game(language) for language in LANGUAGES}) == len(LANGUAGES)
