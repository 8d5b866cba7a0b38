"""SR-1 to SR-4: the cards, the deal, and what the first player hides before the game."""

from __future__ import annotations

import pytest

from tests.games.scatty_rogues.support import FIGURES, PICTURES, SIGNS, TRAPS
from tests.games.scatty_rogues.table import after_hiding, hide, moves, pile, refusal, table, troves, view
from turncoat import Illegal, Match
from turncoat.core.registry import find


def test_the_cards() -> None:
    """SR-1, SR-2: 18 troves, treasures of 3 points; 12 pictures, 6 signs, 6 figures."""
    numbers = find("scatty-rogues").numbers
    assert numbers["troves"] == 18
    assert numbers["points"] == {"treasure": 3, "trap": -1, "penalty": -1}
    assert (numbers["pictures"], numbers["signs"], numbers["figures"]) == (PICTURES, SIGNS, FIGURES)
    assert len(TRAPS) == 24


@pytest.mark.parametrize("players", range(3, 9))
def test_the_table_is_laid(players: int) -> None:
    """SR-3: a treasure in every trove, two penalty cards a player, 15 traps of which one is shown."""
    match = Match("scatty-rogues", ["X"] * players, seed=players)
    shown = view(match)
    truth = match.view("host")["everything"]
    assert truth["troves"] == ["treasure"] * 18
    assert shown["penalty_pile"] == 2 * players
    assert shown["traps_left"] == len(truth["draw_pile"]) == 14
    drawn = [shown["trap"]["id"], *truth["draw_pile"]]
    assert len(set(drawn)) == 15
    assert set(drawn) <= set(TRAPS)
    assert shown["loot"] == [[]] * players
    assert shown["penalties"] == shown["points"] == [0] * players


def test_every_trap_can_be_drawn_first() -> None:
    """SR-3: at random."""
    first = {Match("scatty-rogues", ["A", "B", "C"], seed=seed).view(0)["trap"]["id"] for seed in range(200)}
    assert first == set(TRAPS)


@pytest.mark.parametrize("players", [2, 9])
def test_three_to_eight_players(players: int) -> None:
    with pytest.raises(Illegal, match="wrong_number_of_seats"):
        Match("scatty-rogues", ["X"] * players, seed=1)


def test_a_deal_fixes_the_draw_pile() -> None:
    """SR-3: `traps` are 15 of the 24, the first on top."""
    traps = pile("17", "ear", "cook")
    match = Match("scatty-rogues", ["A", "B", "C"], seed=1, deal={"traps": traps})
    shown = match.view("host")
    assert [shown["trap"]["id"], *shown["everything"]["draw_pile"]] == traps


@pytest.mark.parametrize(
    "traps",
    [TRAPS[:14], TRAPS[:16], [*TRAPS[:14], "pirate"], [*TRAPS[:14], "4"], [*TRAPS[:14], 3], "x", None],
)
def test_a_deal_that_does_not_fit(traps: object) -> None:
    with pytest.raises(Illegal, match="bad_deal"):
        Match("scatty-rogues", ["A", "B", "C"], seed=1, deal={"traps": traps})


def test_the_first_player_hides_three_traps_one_after_the_other() -> None:
    """SR-4: and takes the first turn."""
    match = table("pirate", "fist", "8", players=3)
    for left, trap in ((14, "pirate"), (13, "fist"), (12, "8")):
        shown = view(match)
        assert (shown["phase"], shown["hider"], shown["turn"]) == ("hide", 0, 0)
        assert (shown["trap"]["id"], shown["traps_left"]) == (trap, left)
        assert [match.view(seat)["awaited"] for seat in range(3)] == [True, False, False]
        hide(match, 0, 15 - left + 5, "Seymour" if trap == "pirate" else None)
    shown = view(match)
    assert (shown["phase"], shown["hider"], shown["turn"], shown["trap"]) == ("walk", None, 0, None)
    assert "answer" in moves(match, 0)
    assert match.view("host")["everything"]["next_trove"] == 1


def test_what_is_swapped_out_before_the_game_is_nobodys() -> None:
    """SR-4: a treasure or, where two were hidden on one trove, a trap."""
    match = after_hiding([(4, "pirate", "Seymour"), (4, "fist", None), (4, "8", None)])
    assert view(match)["loot"] == [[]] * 4
    assert view(match)["points"] == [0] * 4
    assert troves(match) == ["8" if trove == 4 else "treasure" for trove in range(1, 19)]


def test_another_seat_can_be_first() -> None:
    """SR-4: the option `first`."""
    match = after_hiding(first=2)
    assert view(match)["turn"] == 2
    assert moves(match, 2) == {"answer", "scatty"}
    assert refusal(table(first=2), 0, {"move": "hide", "trove": 1}) == "not_your_turn"


@pytest.mark.parametrize("first", [-1, 4, "0", True, None])
def test_the_first_player_has_a_seat(first: object) -> None:
    """SR-4: below the number of seats."""
    with pytest.raises(Illegal, match="bad_option"):
        table(first=first)


@pytest.mark.parametrize(
    ("option", "low", "high"),
    [("count_seconds", 1, 60), ("objection_window", 0, 10), ("correct_seconds", 3, 60)],
)
def test_options_have_bounds(option: str, low: float, high: float) -> None:
    """SR-13, SR-16, SR-18."""
    names = ["A", "B", "C"]
    for fits in (low, high):
        Match("scatty-rogues", names, options={option: fits})
    for wrong in (low - 0.1, high + 0.1):
        with pytest.raises(Illegal, match="bad_option"):
            Match("scatty-rogues", names, options={option: wrong})


def test_options_unless_set() -> None:
    """SR-4, SR-5, SR-9, SR-13, SR-16, SR-18."""
    assert table().options == {
        "first": 0,
        "words": "own",
        "marker": False,
        "count_seconds": 5.0,
        "objection_window": 2.0,
        "correct_seconds": 8.0,
    }


def test_it_is_a_forgetful_game_with_talk() -> None:
    """SR-26: nobody is ever told again what they missed."""
    game = find("scatty-rogues")
    assert game.forgetful
    assert game.talking == {"say"}
