"""The Duel: TT-14, TT-15; what happens in a game of it is in the tests of Loyalty or Treachery."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.the_traitors.season import NAMES, at, by_days, move, refusal, season, truth, until
from turncoat import Match
from turncoat.core.viewer import Viewer
from turncoat.games.loyalty_or_treachery.cards import NUMBERS, colour_of


def duels(players: int = 6, **options: Any) -> Match:
    return until(season(players, first_mission="duel", **options), "mission")


def bouts(m: Match) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = m.view("watcher")["mission"]["progress"]["bouts"]
    return told


def act(m: Match, seat: int, name: str, **fields: Any) -> None:
    move(m, seat, "mission", act={"move": name, **fields})


def right_colour(m: Match, bout: int) -> str:
    return colour_of(NUMBERS[truth(m)["mission"]["bouts"][bout]["deck"][0]])


def act_for(m: Match, bout: int, right: bool = True) -> None:
    """Who is asked calls right or wrong, and then draws nothing."""
    told = bouts(m)[bout]
    seat = told["seats"][told["actor"]]
    phase = m.view(seat)["mission"]["mine"]["phase"]
    if phase == "call":
        colour = right_colour(m, bout)
        act(m, seat, "call", colour=colour if right else ("red" if colour == "black" else "black"))
    else:
        act(m, seat, {"action": "loyalty", "take": "take"}[phase], count=0)


def play_out(m: Match, right: bool = True, leave: tuple[int, ...] = ()) -> None:
    """All games are played to their end, but for those left."""
    while at(m) == ("mission",):
        open_ones = [n for n, bout in enumerate(bouts(m)) if bout["actor"] is not None and n not in leave]
        if not open_ones:
            return
        act_for(m, open_ones[0], right)


def test_tt_14_everybody_has_one_game_and_an_odd_player_faces_the_table() -> None:
    for players in (6, 7, 24):
        m = duels(players)
        seats = [seat for bout in bouts(m) for seat in bout["seats"]]
        assert sorted(seat for seat in seats if seat is not None) == list(range(players))
        assert seats.count(None) == players % 2


def test_tt_14_the_pairs_are_drawn() -> None:
    drawn = {
        str(bouts(until(Match("the-traitors", NAMES[:6], seed, {"first_mission": "duel"}), "mission")))
        for seed in range(8)
    }
    assert len(drawn) > 4


@pytest.mark.parametrize(("right", "bars"), [(True, 10), (False, 0)])
def test_tt_14_bars_by_the_share_of_right_calls_of_all(right: bool, bars: int) -> None:
    m = duels()
    play_out(m, right)
    assert at(m) == ("armoury",)
    assert m.view(0)["silver"] == bars


def test_tt_14_calls_that_are_not_made_are_wrong() -> None:
    """TT-14: two games of three played, all calls right: two thirds of ten, rounded down."""
    m = duels()
    play_out(m, leave=(2,))
    until(m, "armoury")
    assert m.view(0)["silver"] == 6


def test_tt_14_silence_earns_nothing() -> None:
    for players in (6, 7):
        m = duels(players)
        until(m, "armoury")
        assert m.view(0)["silver"] == 0


def test_tt_14_the_games_go_on_when_a_turns_time_is_over() -> None:
    m = duels()
    assert (m.deadline or 0) - m.now == pytest.approx(240 / 6)
    act_for(m, 0)
    act_for(m, 0)
    assert [bout["turns"] for bout in bouts(m)] == [1, 0, 0]
    m.tick(m.deadline or 0)
    assert [bout["turns"] for bout in bouts(m)] == [1, 1, 1]
    assert [bout["right"] for bout in bouts(m)] == [[1, 0], [0, 0], [0, 0]]


def test_tt_14_in_days_nobody_is_hurried() -> None:
    m = until(by_days(first_mission="duel"), "mission")
    assert m.deadline == m.view(0)["mission"]["ends"]
    play_out(m)
    assert m.view(0)["silver"] == 10


def test_tt_14_ready_ends_it_and_what_was_not_called_is_wrong() -> None:
    m = duels()
    play_out(m, leave=(1, 2))
    for seat in range(6):
        move(m, seat, "ready")
    assert at(m) == ("armoury",)
    assert m.view(0)["silver"] == 3


def test_tt_14_the_table_takes_the_place_of_who_leaves() -> None:
    """TT-42."""
    m = duels(8)
    pair = bouts(m)[0]["seats"]
    move(m, pair[0], "withdraw")
    assert bouts(m)[0]["seats"] == [None, pair[1]]
    assert bouts(m)[0]["actor"] in (1, None)
    move(m, pair[1], "withdraw")
    assert pair[1] not in [seat for bout in bouts(m) for seat in bout["seats"]]
    play_out(m)
    assert m.view(bouts_left(m))["silver"] == 10


def bouts_left(m: Match) -> int:
    return int(m.view("host")["alive"][0])


def test_tt_15_who_wins_most_cards_has_access() -> None:
    """TT-15: one of each pair calls right and draws, the other calls wrong."""
    m = duels()
    winners = sorted(bout["seats"][0] for bout in bouts(m))
    while at(m) == ("mission",):
        number, told = next((n, one) for n, one in enumerate(bouts(m)) if one["actor"] is not None)
        act_for(m, number, right=told["actor"] == 0)
    assert m.view(0)["access"] == winners


def test_tt_15_a_silent_duel_gives_access_by_lot() -> None:
    m = duels(7)
    until(m, "armoury")
    assert m.view(0)["access"] == [4, 5, 6]


def test_tt_14_a_treachery_is_seen_by_its_player_alone() -> None:
    """LT-7: the other sees how many cards lie on the deck, all others only how many each has."""
    m = duels()
    one, other = bouts(m)[0]["seats"]
    act_for(m, 0)
    own = m.view(one)["mission"]["mine"]["pile"]
    assert refusal(m, one, "mission", act={"move": "treachery", "cards": ["AS"]}) == "not_in_pile"
    act(m, one, "treachery", cards=own)
    assert m.view(one)["mission"]["mine"]["run"] == own
    assert m.view(other)["mission"]["mine"]["run"] == [None]
    third = bouts(m)[1]["seats"][0]
    for viewer in (third, "watcher"):
        assert "run" not in str(m.view(viewer)["mission"]["progress"])


def test_tt_14_nobody_else_can_tell_what_the_cards_are() -> None:
    """Secrecy: decks and piles face down may lie in any order; the others see the same, to the byte."""
    m = duels(8)
    act_for(m, 0)
    one, other = bouts(m)[0]["seats"]
    viewers: list[Viewer] = [seat for seat in range(8) if seat not in (one, other)]
    viewers.append("watcher")
    before = {viewer: m.encode_view(viewer) for viewer in viewers}
    theirs = m.encode_view(one)
    kernel = m._state.mission.bouts[0].game.kernel  # type: ignore[attr-defined]
    shown = kernel.piles[0][0]
    kernel.deck.reverse()
    assert {viewer: m.encode_view(viewer) for viewer in viewers} == before
    assert m.encode_view(one) == theirs
    kernel.piles[0][0], kernel.deck[0] = kernel.deck[0], shown
    m._state.mission.bouts[0].game.public = None  # type: ignore[attr-defined]
    assert {viewer: m.encode_view(viewer) for viewer in viewers} == before
    assert m.encode_view(one) != theirs


def test_tt_14_acts_of_another_mission_are_refused() -> None:
    m = duels()
    seat = bouts(m)[0]["seats"][0]
    assert (
        refusal(m, seat, "mission", act={"move": "place", "fragment": 0, "after": None}) == "another_mission"
    )
    assert refusal(m, seat, "mission", act={"move": "resign"}) == "bad_move"
