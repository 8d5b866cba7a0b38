"""What an option may be, and what it is unless set."""

from __future__ import annotations

import json
from types import MappingProxyType
from typing import Any

import pytest

from tests.core.every_kind import HOURS, OPTIONS
from turncoat import Illegal
from turncoat.core.option import LARGEST, Option, check_zones, settle
from turncoat.core.registry import games

BY_NAME = {option.name: option for option in OPTIONS}


class Hostile:
    """Raises whatever is asked of it."""

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("no")

    def __str__(self) -> str:
        raise RuntimeError("no")

    __hash__ = object.__hash__
    __repr__ = __str__


class HostileText(str):
    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        raise RuntimeError("no")

    __hash__ = str.__hash__


def nest_lists(levels: int) -> list[Any]:
    inner: list[Any] = []
    for _ in range(levels):
        inner = [inner]
    return inner


@pytest.mark.parametrize(
    ("name", "value", "written"),
    [
        ("rounds", 1, 1),
        ("rounds", 9, 9),
        ("pause", 7, 7.0),
        ("pause", 0.5, 0.5),
        ("patience", "pace", "pace"),
        ("patience", 90, 90.0),
        ("signals", False, False),
        ("pace", "days", "days"),
        ("traitors", "secret", "secret"),
        ("traitors", 3, 3),
        ("days", 30, 30),
        ("death_lists", [], []),
        ("death_lists", (4, 2), [2, 4]),
        ("death_lists", [8], [8]),
        ("hours", {}, HOURS),
        (
            "hours",
            {"quiet_to": "09:00", "zone": "Mars/Olympus"},
            HOURS | {"quiet_to": "09:00", "zone": "Mars/Olympus"},
        ),
        ("first", 7, 7),
    ],
)
def test_a_value_has_one_written_form(name: str, value: Any, written: Any) -> None:
    checked = BY_NAME[name].check(value, players=8)
    assert json.dumps(checked) == json.dumps(written)


def test_nothing_is_written_as_minus_zero() -> None:
    assert str(BY_NAME["pause"].check(-0.0)) == "0.0"


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("rounds", (0, 10, 1.0, True, "1", "secret", float("nan"), 10**400)),
        ("pause", (-0.1, 600.5, float("nan"), float("inf"), False, "60", 10**400)),
        ("patience", (0, "party", "", True)),
        ("signals", (0, 1, "true")),
        ("pace", ("", "evening", 0, True)),
        ("traitors", (0, 4, "Secret", "3", 2.0, True)),
        ("days", (1, 31, "secret")),
        (
            "death_lists",
            ([0], [9], [1, 1], [1, 2, 3], [True], [1.0], ["1"], [[1]], {1, 2}, {"1": 2}, "12", 1),
        ),
        (
            "hours",
            ([], "UTC", {"lunch": "12:00"}, {"breakfast": "8:00"}, {"breakfast": "24:00"}, {1: "08:00"}),
        ),
        (
            "hours",
            ({"zone": "../x"}, {"zone": ""}, {"zone": None}, {"breakfast": None}, {"breakfast": "٠٨:٠٠"}),
        ),
        (
            "hours",
            (
                {"breakfast": "08:00\n"},
                {"breakfast": Hostile()},
                {Hostile(): "08:00"},
                {HostileText("breakfast"): "08:00"},
            ),
        ),
        ("first", (-1, 8, 0.0, True, "0")),
    ],
)
def test_what_an_option_cannot_be(name: str, wrong: tuple[Any, ...]) -> None:
    for value in wrong:
        with pytest.raises(Illegal) as no:
            BY_NAME[name].check(value, players=8)
        assert (no.value.code, no.value.params) == ("bad_option", {"option": name}), value


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_whatever_is_given_is_refused_in_order(option: Option) -> None:
    deep = nest_lists(100_000)
    for value in (
        None,
        object(),
        Hostile(),
        HostileText("secret"),
        deep,
        {"zone": deep},
        [Hostile()],
        b"1",
        1j,
    ):
        with pytest.raises(Illegal, match="bad_option"):
            option.check(value, players=8)


@pytest.mark.parametrize("kind", ["int", "seconds"])
def test_a_number_without_bounds_is_one_that_every_client_can_write(kind: Any) -> None:
    plain = Option("plain", kind, 0)
    assert plain.check(-LARGEST) == -LARGEST
    for value in (LARGEST + 1, 10**400, -(10**400), float("inf"), float("nan")):
        with pytest.raises(Illegal):
            plain.check(value)


def test_bounds_that_depend_on_the_number_of_players_wait_for_it() -> None:
    for name, value in {"traitors": 11, "death_lists": [24], "first": 23}.items():
        assert BY_NAME[name].check(value) == value
        assert BY_NAME[name].check(value, players=24) == value
        with pytest.raises(Illegal):
            BY_NAME[name].check(value, players=8)
    with pytest.raises(Illegal):
        BY_NAME["traitors"].check(0)


def test_how_long_a_list_may_be_can_depend_on_the_number_of_players() -> None:
    option = Option("nights", "list", [], low=1, high=9, most=lambda players: players - 2)
    assert option.check([1, 2, 3], players=5) == [1, 2, 3]
    with pytest.raises(Illegal):
        option.check([1, 2, 3], players=4)


def test_settled_without_the_number_of_players_what_depends_on_it_is_left_out() -> None:
    early = settle(OPTIONS, {"traitors": 11})
    assert set(BY_NAME) - set(early) == {"days"}
    assert early["traitors"] == 11
    assert settle(OPTIONS, {"days": 4})["days"] == 4
    assert settle(OPTIONS, early, 24)["days"] == 12
    with pytest.raises(Illegal, match="bad_option"):
        settle(OPTIONS, early, 8)


def test_settled_options_are_complete_in_their_order_and_settle_to_themselves() -> None:
    settled = settle(OPTIONS, MappingProxyType({"first": 2, "pause": 1}), 8)
    assert list(settled) == [option.name for option in OPTIONS]
    assert (settled["first"], settled["pause"], settled["days"], settled["patience"]) == (2, 1.0, 4, "pace")
    assert settle(OPTIONS, json.loads(json.dumps(settled)), 8) == settled


def test_nobody_can_change_a_default() -> None:
    for _ in range(2):
        settled = settle(OPTIONS, {}, 8)
        assert settled["death_lists"] == []
        assert settled["hours"]["breakfast"] == "08:00"
        settled["death_lists"].append(1)
        settled["hours"]["breakfast"] = "09:00"
        BY_NAME["hours"].describe()["default"]["zone"] = "Mars/Olympus"


@pytest.mark.parametrize("given", [None, [], "rounds", 7, [("rounds", 1)], Hostile()])
def test_options_are_given_by_name(given: object) -> None:
    with pytest.raises(Illegal, match="bad_options"):
        settle(OPTIONS, given, 8)


@pytest.mark.parametrize("name", ["speed", "", 7, None, Hostile(), HostileText("rounds"), (), "x" * 10_000])
def test_names_that_are_not_known_are_refused(name: Any) -> None:
    with pytest.raises(Illegal, match="unknown_option") as no:
        settle(OPTIONS, {name: 1}, 8)
    assert len(no.value.params["option"]) <= 40


def test_a_name_too_deep_to_be_told_is_refused() -> None:
    deep: Any = ()
    for _ in range(900):
        deep = (deep,)
    with pytest.raises(Illegal, match="unknown_option"):
        settle(OPTIONS, {deep: 1}, 8)


def test_an_option_is_described_in_plain_json() -> None:
    told = {option.name: option.describe((3, 8)) for option in OPTIONS}
    assert json.loads(json.dumps(told)) == told
    assert told["rounds"] == {"type": "int", "default": 5, "min": 1, "max": 9}
    assert told["patience"]["words"] == ["pace"]
    assert told["signals"] == {"type": "bool", "default": True}
    assert told["pace"] == {"type": "choice", "default": "party", "choices": ["party", "days"]}
    assert told["traitors"] == {
        "type": "int",
        "default": "secret",
        "min": 1,
        "max_by_players": {"3": 1, "4": 1, "5": 2, "6": 2, "7": 3, "8": 3},
        "words": ["secret"],
    }
    assert told["days"]["default_by_players"] == {"3": 2, "4": 2, "5": 2, "6": 3, "7": 3, "8": 4}
    assert "default" not in told["days"]
    assert told["death_lists"]["default"] == []
    assert told["death_lists"]["most"] == 2
    assert told["hours"] == {"type": "hours", "default": HOURS}
    assert told["first"]["min"] == 0
    assert told["first"]["max_by_players"]["8"] == 7


def test_what_depends_on_players_is_not_described_without_their_number() -> None:
    assert BY_NAME["rounds"].describe()["max"] == 9
    with pytest.raises(ValueError, match="depends"):
        BY_NAME["first"].describe()


def test_a_zone_unknown_here_is_for_whoever_sets_the_table_to_refuse() -> None:
    settled = settle(OPTIONS, {"hours": {"zone": "Mars/Olympus"}})
    with pytest.raises(Illegal, match="unknown_zone"):
        check_zones(OPTIONS, settled)
    check_zones(OPTIONS, settle(OPTIONS, {}))


@pytest.mark.parametrize("name", games())
def test_the_defaults_of_every_game_fit_every_table(name: str) -> None:
    game = games()[name]
    for players in range(game.seats[0], game.seats[1] + 1):
        offered = {option.name for option in game.options if not option.hidden}
        assert set(settle(game.options, {}, players)) == offered
