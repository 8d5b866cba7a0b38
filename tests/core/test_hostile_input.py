"""Whatever is handed to a match: a clear refusal, and nothing else happens."""

from __future__ import annotations

from collections import UserDict
from collections.abc import Callable
from types import MappingProxyType
from typing import Any

import pytest

from tests.laws.laws import Grudging, nest_lists
from turncoat import Illegal, Match

LT = "loyalty-or-treachery"
HOSTILE = [
    nest_lists(1000),
    nest_lists(100_000),
    Grudging(),
    tuple(nest_lists(1000)),
    {"a": nest_lists(1000)},
    10**5000,
]


def match(**given: Any) -> Match:
    return Match(LT, ["Ann", "Bo"], **{"seed": 7, "deal": {"first": 0}, **given})


def refusal(asked: Callable[[], object]) -> str:
    with pytest.raises(Illegal) as no:
        asked()
    str(no.value)
    return no.value.code


@pytest.mark.parametrize("thing", HOSTILE, ids=lambda thing: type(thing).__name__)
def test_anything_can_be_handed_in(thing: Any) -> None:
    one = match()
    before = one.log
    assert refusal(lambda: one.view(thing)) == "bad_seat"
    assert refusal(lambda: one.talk(thing)) == "bad_seat"
    assert refusal(lambda: one.legal(thing)) == "bad_seat"
    assert refusal(lambda: one.play(thing, {"move": "resign"})) == "bad_seat"
    assert refusal(lambda: one.play(0, thing)) in ("bad_move", "unknown_move")
    assert refusal(lambda: one.play(0, {"move": thing})) in ("bad_move", "unknown_move")
    assert refusal(lambda: one.play(0, {"move": "resign"}, at=thing)) == "bad_time"
    assert refusal(lambda: one.tick(thing)) == "bad_time"
    assert refusal(lambda: Match(thing, ["Ann", "Bo"])) == "unknown_game"
    assert refusal(lambda: Match(LT, thing)) in ("bad_seats", "wrong_number_of_seats")
    assert refusal(lambda: Match(LT, ["Ann", thing])) == "bad_name"
    assert refusal(lambda: match(options=thing)) in ("bad_options", "unknown_option")
    assert refusal(lambda: match(options={"turn_limit": thing})) == "bad_option"
    assert refusal(lambda: match(deal=thing)) == "bad_deal"
    assert refusal(lambda: match(deal={"deck": thing})) == "bad_deal"
    assert refusal(lambda: match(contributions=thing)) == "bad_contribution"
    assert refusal(lambda: Match.replay(thing)) == "bad_log"
    assert one.log == before


def test_odd_names_of_options_are_refused() -> None:
    deep: Any = ()
    for _ in range(1000):
        deep = (deep,)
    for name in (deep, Grudging(), None, 7):
        assert refusal(lambda name=name: match(options={name: 1})) == "unknown_option"  # type: ignore[misc]


@pytest.mark.parametrize("given", [UserDict({"turn_limit": 3}), MappingProxyType({"turn_limit": 3})])
def test_options_come_in_any_mapping(given: Any) -> None:
    assert match(options=given).options["turn_limit"] == 3


def test_time_is_a_number_wherever_it_passes() -> None:
    one = match()
    assert refusal(lambda: one.tick(None)) == "bad_time"  # type: ignore[arg-type]


def test_a_microsecond_back_is_back() -> None:
    one = match()
    one.tick(5.0)
    assert refusal(lambda: one.tick(5.0 - 1e-6)) == "time_backwards"
    assert refusal(lambda: one.play(0, {"move": "resign"}, at=5.0 - 1e-6)) == "time_backwards"
    one.tick(5.0)


@pytest.mark.parametrize("after", [-1, True, 1.0, None, "1", [], Grudging()])
def test_lines_are_counted_in_whole_numbers(after: Any) -> None:
    assert refusal(lambda: match().talk(0, after)) == "bad_line"


def test_what_was_handed_out_is_not_the_matchs_own() -> None:
    one = match()
    one.play(0, {"move": "resign"})
    result, view = one.result, one.view(0)
    assert result is not None
    result["winners"].append(7)
    view["result"]["cards"].clear()
    one.options["turn_limit"] = 1
    assert one.result == {"winners": [1], "by": "resignation", "cards": [0, 0]}
    assert one.view(0)["result"] == one.result
    assert one.options["turn_limit"] == 500


@pytest.mark.parametrize("change", ["n", "count", "seed", "turn_limit", "version"])
def test_a_whole_number_with_a_fraction_is_another_value(change: str) -> None:
    one = match()
    one.play(0, {"move": "call", "colour": "red"}, at=1.0)
    log = one.log
    match change:
        case "n":
            log["records"][0]["n"] = 1.0
        case "count":
            log["records"][0]["seat"] = False
        case "seed":
            log["opened"] = [float(drawn) for drawn in log["opened"]]
        case "turn_limit":
            log["options"]["turn_limit"] = 500.0
        case "version":
            log["turncoat"] = 1.0
    assert refusal(lambda: Match.replay(log)) in (
        "bad_log",
        "log_differs",
        "log_opening",
        "bad_seat",
        "bad_option",
    )


def test_several_missed_deadlines_come_before_a_late_move_one_by_one() -> None:
    """LT-18: each at its own time, and only then the move."""
    one = match()
    one.play(0, {"move": "resign"}, at=400.0)
    assert [(record["at"], "move" in record) for record in one.log["records"]] == [
        (180.0, False),
        (360.0, False),
        (400.0, True),
    ]


def test_several_missed_deadlines_do_not_come_for_a_late_move_that_is_refused() -> None:
    one = match()
    assert refusal(lambda: one.play(0, {"move": "take", "count": 3}, at=400.0)) in (
        "not_now",
        "not_your_turn",
    )
    assert (one.number, one.now, one.deadline) == (0, 0.0, 180.0)
