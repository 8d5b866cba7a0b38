"""The library's face: what `Match` promises whatever the game."""

from __future__ import annotations

import copy
import json
import pickle
from typing import Any

import pytest

import turncoat
from turncoat import Illegal, Match
from turncoat.core.fairness.contributions import Contribution, reveal

LT = "loyalty-or-treachery"
RED = {"move": "call", "colour": "red"}


def match(**given: Any) -> Match:
    return Match(LT, ["Ann", "Bo"], **{"seed": 7, "deal": {"first": 0}, **given})


def refusal(*given: Any, **named: Any) -> str:
    with pytest.raises(Illegal) as no:
        Match(*given, **named)
    return no.value.code


def test_the_names_are_the_seats() -> None:
    assert match().seats == ["Ann", "Bo"]


def test_games_are_listed_with_what_one_needs_to_set_a_table() -> None:
    listed = {entry["game"]: entry for entry in turncoat.catalogue()}
    entry = listed[LT]
    assert entry["seats"] == {"min": 2, "max": 2}
    limit = entry["options"]["turn_limit"]
    assert limit == {"type": "int", "default": 500, "min": 1, "max": 100_000, "rare": True}
    assert entry["options"]["move_limit"]["default"] == 180
    assert entry["editions"] == []
    assert json.loads(json.dumps(turncoat.catalogue())) == turncoat.catalogue()


@pytest.mark.parametrize(
    ("given", "code"),
    [
        (("chess", ["Ann", "Bo"]), "unknown_game"),
        ((None, ["Ann", "Bo"]), "unknown_game"),
        ((LT, ["Ann"]), "wrong_number_of_seats"),
        ((LT, ["Ann", "Bo", "Cy"]), "wrong_number_of_seats"),
        ((LT, "Ann"), "bad_seats"),
        ((LT, None), "bad_seats"),
        ((LT, ["Ann", ""]), "bad_name"),
        ((LT, ["Ann", "  "]), "bad_name"),
        ((LT, ["Ann", "B\no"]), "bad_name"),
        ((LT, ["Ann", "\ud800"]), "bad_name"),
        ((LT, ["Ann", "B" * 41]), "bad_name"),
        ((LT, ["Ann", 7]), "bad_name"),
    ],
)
def test_bad_tables_are_refused(given: tuple[Any, ...], code: str) -> None:
    assert refusal(*given, seed=1) == code


@pytest.mark.parametrize("seed", [True, 1.5, "7", b"short", 2**300, [], float("nan")])
def test_bad_seeds_are_refused(seed: Any) -> None:
    assert refusal(LT, ["Ann", "Bo"], seed=seed) == "bad_seed"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ([], "bad_options"),
        ({"speed": 1}, "unknown_option"),
        ({"turn_limit": 0}, "bad_option"),
        ({"turn_limit": 2.0}, "bad_option"),
        ({"turn_limit": True}, "bad_option"),
        ({"turn_limit": None}, "bad_option"),
        ({"move_limit": float("nan")}, "bad_option"),
        ({"move_limit": 10**400}, "bad_option"),
        ({"move_limit": "30"}, "bad_option"),
    ],
)
def test_bad_options_are_refused(options: Any, code: str) -> None:
    assert refusal(LT, ["Ann", "Bo"], seed=1, options=options) == code


@pytest.mark.parametrize(
    "contributions",
    [
        *("ab", [""], [b"a"], 7, [None]),
        *([reveal(0, b"")], [reveal(0, b"x" * 65)]),
        *([reveal(2, b"a")], [reveal(-1, b"a")], [reveal(True, b"a")]),
        *([reveal(1, b"a"), reveal(0, b"b")], [reveal(0, b"a"), reveal(0, b"b")]),
        [Contribution(0, reveal(0, b"a").hash, b"b")],
    ],
)
def test_bad_contributions_are_refused(contributions: Any) -> None:
    assert refusal(LT, ["Ann", "Bo"], seed=1, contributions=contributions) == "bad_contribution"


def test_a_whole_number_or_32_bytes_seed_a_match() -> None:
    assert match(seed=7).log == match(seed=7).log
    assert match(seed=7).log["seed"] != match(seed=8).log["seed"]
    assert match(seed=-7).log["seed"] != match(seed=7).log["seed"]
    assert match(seed=bytes(32)).log["seed"] == "00" * 32


def test_times_come_with_moves_and_stay_when_left_out() -> None:
    game = match()
    game.play(0, RED, at=1.5)
    assert game.now == 1.5
    seat = game.view("watcher")["actor"]
    game.play(seat, game.legal(seat)[0])
    assert game.now == 1.5
    assert [record["at"] for record in game.log["records"]] == [1.5, 1.5]


@pytest.mark.parametrize("at", [-1, 0.5, float("nan"), float("inf"), "2", True, 10**400, [], 1e13])
def test_times_that_are_none_or_run_backwards_are_refused(at: Any) -> None:
    game = match()
    game.tick(1)
    before = game.log
    with pytest.raises(Illegal, match=r"bad_time|time_backwards"):
        game.tick(at)
    with pytest.raises(Illegal, match=r"bad_time|time_backwards"):
        game.play(0, RED, at)
    assert game.log == before


def test_what_is_due_happens_before_a_later_move() -> None:
    game = match()
    with pytest.raises(Illegal):
        game.play(0, {"move": "take", "count": 1}, at=200)
    assert (game.number, game.now, game.deadline) == (0, 0, 180)
    late = {"move": "resign"}
    game.play(1, late, at=200)
    assert [record.get("move") for record in game.log["records"]] == [None, late]
    assert [record["at"] for record in game.log["records"]] == [180, 200]


def test_what_is_due_at_the_very_moment_happens_first() -> None:
    game = match(options={"move_limit": 10})
    game.play(1, {"move": "resign"}, at=10)
    assert game.number == 2


def test_a_tick_carries_out_everything_due_in_order() -> None:
    game = match(options={"move_limit": 10})
    game.tick(35)
    assert [record["at"] for record in game.log["records"]] == [10, 20, 30]
    assert (game.now, game.deadline) == (35, 40)


def test_of_several_things_due_one_can_happen_at_a_time() -> None:
    game = match(options={"move_limit": 10})
    assert game.tick_once(35)
    assert (game.number, game.now, game.deadline) == (1, 10, 20)
    assert not game.tick_once(19)
    assert game.now == 10


def test_deadlines_of_one_instant_are_records_of_their_own_and_replay() -> None:
    names = ["Ann", "Bo", "Cy", "Dee"]
    game = Match(
        "are-you-the-traitor", names, seed=1, options={"edition": "fr", "pause": 0, "round_limit": 5}
    )
    game.tick(5)
    assert [record["at"] for record in game.log["records"]] == [5, 5]
    assert Match.replay(game.log).log == game.log
    assert Match.replay(game.log, upto=1).view("watcher")["phase"] == "pause"


def test_when_it_is_over_nothing_is_due_and_nothing_is_legal() -> None:
    game = match()
    game.play(1, {"move": "resign"}, at=3)
    assert game.deadline is None
    assert game.view(0)["deadline"] is None
    assert game.legal(0) == []
    number = game.number
    game.tick(10_000)
    assert game.number == number
    with pytest.raises(Illegal, match="over"):
        game.play(0, RED)


@pytest.mark.parametrize("viewer", [2, -1, "Ann", None, True, 0.0, [], "hosts"])
def test_only_seats_watchers_and_hosts_have_views(viewer: Any) -> None:
    with pytest.raises(Illegal, match="bad_seat"):
        match().view(viewer)


def test_changing_a_view_or_a_log_does_not_change_the_match() -> None:
    game = match()
    game.play(0, RED)
    before = copy.deepcopy((game.log, game.view(0)))
    log, view = game.log, game.view(0)
    log["records"].clear()
    log["options"]["turn_limit"] = 1
    log["seats"].append("Eve")
    view["pile"].append("KS")
    view["players"][0]["name"] = "Eve"
    view["last"]["move"]["colour"] = "black"
    view["legal"].clear()
    assert (game.log, game.view(0)) == before


def test_a_deal_given_to_a_match_can_be_changed_afterwards() -> None:
    deal: dict[str, Any] = {"first": 0}
    game = match(deal=deal)
    deal["first"] = 1
    assert game.log["deal"] == {"first": 0}


@pytest.mark.parametrize(
    "log",
    [None, 7, "log", [], {}, {"turncoat": 1}, {**match().log, "turncoat": 1}, {**match().log, "extra": 1}],
)
def test_what_is_no_log_is_refused(log: Any) -> None:
    with pytest.raises(Illegal, match="bad_log"):
        Match.replay(log)


def test_every_field_of_a_log_counts() -> None:
    game = match()
    game.play(0, RED, at=2)
    game.tick(400)
    for field, value in game.log.items():
        junks: list[Any] = [None, -1, "x", [], {}, [None], {"a": 1}, float("nan"), 10**400]
        for junk in junks:
            if junk != value:
                with pytest.raises(Illegal):
                    Match.replay({**game.log, field: junk})


def test_every_field_of_a_record_counts() -> None:
    game = match()
    game.play(0, RED, at=2)
    for field in list(game.log["records"][0]):
        junks: list[Any] = [None, -1, "x", [1], {}, {"move": "call", "colour": "black"}, 2.5]
        for junk in junks:
            log = game.log
            log["records"][0][field] = junk
            with pytest.raises(Illegal):
                Match.replay(log)


def test_a_log_read_by_javascript_is_still_the_same_match() -> None:
    """There 2.0 and 2 are one number."""
    game = match()
    game.play(0, RED, at=2)
    log = game.log
    log["records"][0]["at"] = 2
    log["options"]["move_limit"] = 180
    assert Match.replay(log).log == game.log


def test_contributions_change_the_luck() -> None:
    one, other = reveal(0, b"a"), reveal(1, b"b")
    decks = [
        match(contributions=parts).view("host")["everything"]["deck"]
        for parts in ([], [one], [reveal(0, b"b")], [reveal(1, b"a")], [one, other], [reveal(0, b"ab")])
    ]
    assert len({tuple(deck) for deck in decks}) == 6


def test_what_was_promised_and_not_revealed_is_in_the_log_and_not_in_the_luck() -> None:
    asleep = Contribution(1, "ab" * 32, None)
    one, other = match(contributions=[reveal(0, b"a")]), match(contributions=[reveal(0, b"a"), asleep])
    assert one.view("host") == other.view("host")
    assert other.log["contributions"][1] == {"seat": 1, "hash": "ab" * 32, "hex": None}
    assert Match.replay(other.log).log == other.log


def test_a_refusal_can_be_pickled_and_read() -> None:
    no = pickle.loads(pickle.dumps(Illegal("too_many", most=3)))
    assert (no.code, no.params, str(no)) == ("too_many", {"most": 3}, "too_many (most=3)")
    assert str(Illegal("over")) == "over"
