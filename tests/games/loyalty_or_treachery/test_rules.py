"""Loyalty or Treachery, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.loyalty_or_treachery.stage import (
    NAMES,
    actor,
    call,
    call_right,
    call_wrong,
    loyalty,
    pile,
    table,
    take,
    treachery,
)
from turncoat import Illegal, Match
from turncoat.core.log import seal
from turncoat.games.loyalty_or_treachery.cards import CARDS
from turncoat.games.loyalty_or_treachery.terminal.parse import parse_line
from turncoat.words import Words


def refusal(match: Match, seat: int, move: Any) -> str:
    with pytest.raises(Illegal) as no:
        match.play(seat, move)
    return no.value.code


def cut(seed: int = 3) -> Match:
    return Match("loyalty-or-treachery", NAMES, seed=seed)


def choose_first(match: Match, seat: int) -> None:
    match.play(actor(match), {"move": "choose_first", "seat": seat})


# Set-up


def test_the_deck_is_whole_and_shuffled_and_piles_are_empty() -> None:
    """LT-1"""
    decks = []
    for seed in range(2):
        match = Match("loyalty-or-treachery", NAMES, seed=seed, deal={"first": 0})
        view = match.view("host")
        assert view["piles"] == [0, 0]
        assert sorted(view["everything"]["deck"]) == sorted(CARDS)
        decks.append(view["everything"]["deck"])
    assert decks[0] != decks[1]


def test_the_seat_that_begins_the_cut_is_chosen_at_random() -> None:
    """LT-2"""
    assert {cut(seed).view("watcher")["actor"] for seed in range(20)} == {0, 1}


def test_the_first_right_call_chooses_who_begins() -> None:
    """LT-2"""
    match = cut()
    began = actor(match)
    first_card = call_wrong(match)
    assert actor(match) == 1 - began
    second_card = call_right(match)
    view = match.view("watcher")
    assert (view["phase"], view["actor"], view["turned"]) == ("cut", 1 - began, [first_card, second_card])
    assert match.legal(1 - began)[:2] == [
        {"move": "choose_first", "seat": 0},
        {"move": "choose_first", "seat": 1},
    ]
    choose_first(match, began)
    view = match.view("watcher")
    assert (view["phase"], view["turn"], view["actor"]) == ("call", began, began)


def test_turned_cards_go_back_and_the_deck_is_shuffled_again() -> None:
    """LT-2"""
    match = cut()
    before = match.view("host")["everything"]["deck"]
    call_right(match)
    choose_first(match, 0)
    view = match.view("host")
    assert (view["deck"], view["turned"], view["piles"], view["shown"]) == (52, [], [0, 0], None)
    assert view["everything"]["deck"] != before
    assert sorted(view["everything"]["deck"]) == sorted(CARDS)


def test_if_all_52_calls_are_wrong_the_seat_that_began_chooses() -> None:
    """LT-2"""
    match = cut()
    began = actor(match)
    for _ in range(52):
        call_wrong(match)
    view = match.view("watcher")
    assert len(view["turned"]) == 52
    assert (view["phase"], view["actor"]) == ("cut", began)
    choose_first(match, 1 - began)
    assert match.view("watcher")["turn"] == 1 - began


def test_the_deck_of_a_deal_is_used_after_the_cut() -> None:
    """LT-2"""
    deck = CARDS[::-1]
    match = Match("loyalty-or-treachery", NAMES, seed=5, deal={"deck": deck})
    assert match.view("watcher")["phase"] == "cut"
    call_right(match)
    choose_first(match, 0)
    assert match.view("host")["everything"]["deck"] == deck


# A turn


def test_the_card_drawn_is_shown_to_both() -> None:
    """LT-3"""
    match = table("KS")
    call(match, "red")
    for viewer in (0, 1):
        assert match.view(viewer)["shown"] == "KS"
    assert match.view("watcher")["shown"] == "KS"


def test_a_right_call_puts_the_card_in_the_own_pile_and_demands_an_action() -> None:
    """LT-4"""
    match = table("KS")
    call(match, "black")
    view = match.view(0)
    assert (view["pile"], view["phase"], view["actor"], view["limit"]) == (["KS"], "action", 0, 3)
    assert {move["move"] for move in match.legal(0)} == {"loyalty", "treachery", "resign"}
    assert refusal(match, 0, {"move": "call", "colour": "red"}) == "not_now"


@pytest.mark.parametrize(("rank", "number"), [*zip("2345", "1111", strict=True)])
def test_two_to_five_give_one(rank: str, number: str) -> None:
    """LT-4"""
    match = table(rank + "S")
    call(match, "black")
    assert match.view(0)["limit"] == int(number)


@pytest.mark.parametrize("rank", "6789T")
def test_six_to_ten_give_two(rank: str) -> None:
    """LT-4"""
    match = table(rank + "H")
    call(match, "red")
    assert match.view(0)["limit"] == 2


@pytest.mark.parametrize("rank", "JQKA")
def test_court_cards_and_aces_give_three(rank: str) -> None:
    """LT-4"""
    match = table(rank + "C")
    call(match, "black")
    assert match.view(0)["limit"] == 3


def test_a_wrong_call_gives_the_card_to_the_opponent_and_ends_the_turn() -> None:
    """LT-5"""
    match = table("KS")
    call(match, "red")
    assert pile(match, 1) == {"KS"}
    view = match.view("watcher")
    assert (view["phase"], view["turn"], view["turns"]) == ("call", 1, 1)


def test_loyalty_draws_none_up_to_the_number() -> None:
    """LT-6"""
    match = table("KS 2H 3H 4H 5H")
    call(match, "black")
    offered = [move["count"] for move in match.legal(0) if move["move"] == "loyalty"]
    assert offered == [0, 1, 2, 3]
    assert refusal(match, 0, {"move": "loyalty", "count": 4}) == "bad_move"
    loyalty(match, 3)
    assert pile(match, 0) == {"KS", "2H", "3H", "4H"}


def test_loyalty_beyond_the_chart_is_refused() -> None:
    """LT-6"""
    match = table("2S")
    call(match, "black")
    assert refusal(match, 0, {"move": "loyalty", "count": 2}) == "too_many"


def test_loyalty_is_unseen_by_the_opponent() -> None:
    """LT-6"""
    match = table("KS 2H 3H")
    call(match, "black")
    loyalty(match, 2)
    assert match.view(0)["last"]["cards"] == ["2H", "3H"]
    assert match.view(1)["last"]["cards"] == [None, None]
    assert match.view("watcher")["last"]["cards"] == [None, None]
    assert match.view(1)["theirs"] == ["KS"]


def test_loyalty_draws_never_more_than_the_deck_holds() -> None:
    """LT-6"""
    match = near_the_end(2)
    call_right(match)
    assert [move["count"] for move in match.legal(actor(match)) if move["move"] == "loyalty"] == [0, 1]


def test_loyalty_springs_no_trap() -> None:
    """LT-6"""
    match = table("KS 2H AD")
    call(match, "black")
    treachery(match, "KS")
    call(match, "black")
    loyalty(match, 3)
    assert match.view("watcher")["phase"] == "call"


def test_treachery_puts_cards_on_the_deck_in_the_chosen_order() -> None:
    """LT-7"""
    for order in ("KS QH", "QH KS", "AD KS QH"):
        match = lay_trap(returns=order)
        assert match.view("host")["everything"]["deck"][: len(order.split())] == order.split()


def test_the_opponent_sees_how_many_were_returned_not_which() -> None:
    """LT-7"""
    match = table("KS")
    call(match, "black")
    treachery(match, "KS")
    assert match.view(0)["run"] == ["KS"]
    assert match.view(1)["run"] == [None]
    assert match.view("watcher")["run"] == [None]
    assert match.view(1)["returned"] == {"count": 1, "owner": 0}
    assert match.view(1)["last"]["move"] == {"move": "treachery", "cards": [None]}
    assert match.view(0)["last"]["move"] == {"move": "treachery", "cards": ["KS"]}


def test_returning_none_is_allowed() -> None:
    """LT-7"""
    match = table("KS")
    call(match, "black")
    treachery(match, "")
    view = match.view("watcher")
    assert (view["returned"], view["turn"]) == ({"count": 0, "owner": None}, 1)


def test_returning_none_on_top_of_the_others_cards_leaves_them_theirs() -> None:
    """LT-7"""
    match = lay_trap(returns="KS QH")
    call(match, "black")
    treachery(match, "")
    assert match.view("watcher")["returned"] == {"count": 1, "owner": 0}


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        (["2H", "3H", "4H"], "too_many"),
        (["7S", "7S"], "card_twice"),
        (["AD"], "not_in_pile"),
        (["1X"], "no_such_card"),
        ("7S", "bad_move"),
        ([7], "bad_move"),
    ],
)
def test_only_cards_of_the_own_pile_can_be_returned_and_not_too_many(cards: Any, code: str) -> None:
    """LT-7"""
    match = table("7S 2H 3H")
    call(match, "black")
    assert refusal(match, 0, {"move": "treachery", "cards": cards}) == code
    assert match.view(0)["phase"] == "action"


def lay_trap(returns: str = "KS", seed: int = 1, **options: Any) -> Match:
    """Seat 0, who had KS QH AD, has returned some; seat 1, who has JH 2D, is to call."""
    match = table("KS QH JH 2D AD", seed=seed, **options)
    call_right(match)
    loyalty(match, 1)
    call_right(match)
    loyalty(match, 1)
    call_right(match)
    treachery(match, returns)
    return match


def test_a_trap_gives_the_card_and_up_to_n_cards_of_the_pile() -> None:
    """LT-8"""
    match = lay_trap()
    held = pile(match, 1)
    assert len(held) == 2
    call(match, "red")
    view = match.view("watcher")
    assert (view["phase"], view["actor"], view["turn"], view["limit"]) == ("take", 0, 1, 3)
    assert view["last"]["trap"] is True
    assert [move["count"] for move in match.legal(0) if move["move"] == "take"] == [0, 1, 2]
    assert refusal(match, 0, {"move": "take", "count": 3}) == "too_many"
    assert refusal(match, 1, {"move": "take", "count": 1}) == "not_your_turn"
    take(match, 2)
    assert pile(match, 0) >= held | {"KS"}
    assert pile(match, 1) == set()
    assert match.view("watcher")["turn"] == 0


def test_the_owner_may_take_none() -> None:
    """LT-8"""
    match = lay_trap()
    held = pile(match, 1)
    call(match, "red")
    take(match, 0)
    assert pile(match, 1) == held


def test_which_cards_are_taken_is_random() -> None:
    """LT-8"""
    taken = set()
    for seed in range(30):
        match = lay_trap(seed=seed)
        call(match, "red")
        take(match, 1)
        taken.add(match.view(0)["last"]["cards"][0])
    assert taken == {"JH", "2D"}


def test_both_players_know_which_cards_were_taken_and_a_watcher_does_not() -> None:
    """LT-8"""
    match = lay_trap()
    call(match, "red")
    take(match, 1)
    mine, theirs = (match.view(seat)["last"]["cards"] for seat in (0, 1))
    assert mine == theirs
    assert mine[0] in CARDS
    assert mine[0] in match.view(1)["theirs"]
    assert match.view("watcher")["last"]["cards"] == [None]


def test_an_empty_pile_means_no_take() -> None:
    """LT-8"""
    match = table("KS")
    call(match, "black")
    treachery(match, "KS")
    call(match, "red")
    view = match.view("watcher")
    assert (view["phase"], view["turn"], view["piles"]) == ("call", 0, [1, 0])


def test_ones_own_returned_card_drawn_wrongly_springs_nothing() -> None:
    """LT-9"""
    match = lay_trap(returns="KS QH")
    call(match, "black")
    loyalty(match, 0)
    assert match.view(0)["run"] == ["QH"]
    call(match, "black")
    view = match.view("watcher")
    assert (view["phase"], view["last"]["trap"]) == ("call", False)
    assert "QH" in pile(match, 1)


def test_returning_on_top_of_the_others_cards_makes_all_of_them_ones_own() -> None:
    """LT-10"""
    match = lay_trap(returns="KS QH")
    call(match, "black")
    treachery(match, "JH")
    assert match.view("watcher")["returned"] == {"count": 2, "owner": 1}
    assert match.view(0)["run"] == [None, "QH"]
    assert match.view(1)["run"] == ["JH", None]


def test_the_earlier_treachery_now_springs_for_the_later_player() -> None:
    """LT-10"""
    match = lay_trap(returns="KS QH")
    call(match, "black")
    treachery(match, "JH 2D")
    for _ in range(2):
        call(match, "red")
        loyalty(match, 0)
    assert match.view(0)["run"] == ["QH"]
    call(match, "black")  # seat 0 fails on the QH that it put there itself
    view = match.view("watcher")
    assert (view["phase"], view["actor"]) == ("take", 1)


def test_returned_cards_are_the_top_of_the_deck_until_drawn() -> None:
    """LT-11"""
    match = lay_trap(returns="KS QH")
    call(match, "black")
    assert match.view("watcher")["returned"]["count"] == 1
    loyalty(match, 1)
    assert match.view("watcher")["returned"] == {"count": 0, "owner": None}
    assert "QH" in pile(match, 1)


def test_the_one_who_returned_a_card_knows_when_loyalty_draws_it() -> None:
    """LT-11"""
    match = lay_trap(returns="KS QH")
    call(match, "black")
    loyalty(match, 2)
    assert match.view(0)["last"]["cards"] == ["QH", None]
    assert {"KS", "QH"} <= set(match.view(0)["theirs"])


def test_after_the_action_the_turn_passes() -> None:
    """LT-12"""
    match = table("KS QH 2D")
    call(match, "black")
    loyalty(match, 0)
    assert match.view("watcher")["turn"] == 1
    call(match, "red")
    treachery(match, "QH")
    assert match.view("watcher")["turn"] == 0


def test_after_a_take_the_turn_passes_to_the_taker() -> None:
    """LT-12"""
    match = lay_trap()
    call(match, "red")
    take(match, 1)
    assert match.view("watcher")["turn"] == 0


# The end


def near_the_end(left: int, bottom: str = "", seed: int = 1) -> Match:
    """All cards but so many are drawn by right calls with Loyalty 0."""
    match = table(bottom=bottom, seed=seed)
    while match.view("watcher")["deck"] > left:
        call_right(match)
        loyalty(match, 0)
    return match


def test_after_the_last_card_one_may_rest() -> None:
    """LT-13"""
    match = near_the_end(1)
    last = actor(match)
    call_right(match)
    assert {"move": "rest"} in match.legal(last)
    assert [move["count"] for move in match.legal(last) if move["move"] == "loyalty"] == [0]
    match.play(last, {"move": "rest"})
    assert match.result is not None


def test_loyalty_of_none_is_the_same_as_rest() -> None:
    """LT-13"""
    match = near_the_end(1)
    call_right(match)
    loyalty(match, 0)
    assert match.result is not None


def test_rest_before_the_last_card_is_refused() -> None:
    """LT-13"""
    match = table("KS")
    call(match, "black")
    assert {"move": "rest"} not in match.legal(0)
    assert refusal(match, 0, {"move": "rest"}) == "deck_not_empty"


def test_treachery_after_the_last_card_keeps_the_game_going() -> None:
    """LT-13"""
    match = near_the_end(1)
    last = actor(match)
    card = call_right(match)
    treachery(match, card)
    view = match.view("watcher")
    assert (match.result, view["deck"], view["turn"]) == (None, 1, 1 - last)


def test_the_own_pile_is_seen_whole_and_the_opponents_is_a_number() -> None:
    """LT-14"""
    match = table("KS 2H 3H QD")
    call(match, "black")
    loyalty(match, 2)
    assert set(match.view(0)["pile"]) == {"KS", "2H", "3H"}
    assert match.view(1)["pile"] == []
    assert match.view(1)["piles"] == [3, 0]
    assert "pile" not in match.view("watcher")


def test_the_game_ends_when_a_turn_is_over_and_the_deck_is_empty() -> None:
    """LT-15"""
    match = near_the_end(1)
    call_right(match)
    assert match.view("watcher")["phase"] == "action"
    loyalty(match, 0)
    assert match.view("watcher")["phase"] == "over"
    assert match.legal(0) == match.legal(1) == []


def test_a_wrong_last_call_ends_the_game_too() -> None:
    """LT-15"""
    match = near_the_end(1)
    last = actor(match)
    call_wrong(match)
    assert match.result == {"winners": [1 - last], "by": "cards", "cards": match.view("watcher")["piles"]}


def test_a_trap_sprung_by_the_last_card_is_settled_first() -> None:
    """LT-15, LT-8"""
    match = near_the_end(1, bottom="KS")
    last = actor(match)
    card = call_right(match)
    treachery(match, card)
    call_wrong(match)
    assert (match.view("watcher")["phase"], actor(match)) == ("take", last)
    before = match.view("watcher")["piles"][last]
    take(match, 3)
    assert match.result is not None
    assert match.result["cards"][last] == before + 3
    assert match.result["winners"] == [last]


def test_equal_hands_are_a_draw_with_both_as_winners() -> None:
    """LT-16"""
    # Seat 0 takes all hearts and spades, seat 1 the rest: both can make a royal flush.
    mine = [card for card in CARDS if card[1] in "HS"]
    theirs = [card for card in CARDS if card[1] in "DC"]
    deck = [card for pair in zip(mine, theirs, strict=True) for card in pair]
    match = Match("loyalty-or-treachery", NAMES, seed=1, deal={"deck": deck, "first": 0})
    while match.result is None:
        call_right(match)
        loyalty(match, 0)
    assert match.result == {
        "winners": [0, 1],
        "by": "draw",
        "cards": [26, 26],
        "hands": ["straight_flush", "straight_flush"],
    }


def test_a_better_hand_wins_at_equal_piles() -> None:
    """LT-16"""
    match = table("AS KH AC QH", turn_limit=4)
    for _ in range(4):
        call_right(match)
        loyalty(match, 0)
    assert match.result == {
        "winners": [0],
        "by": "hand",
        "cards": [2, 2],
        "hands": ["pair", "high_card"],
    }


def test_after_the_turn_limit_the_piles_decide_as_they_are() -> None:
    """LT-17"""
    match = table("KS QH", turn_limit=2)
    call(match, "black")
    loyalty(match, 0)
    assert match.view("watcher")["phase"] == "call"
    call(match, "black")
    assert match.result == {"winners": [0], "by": "cards", "cards": [2, 0]}


def test_a_take_belongs_to_the_turn_that_the_limit_counts() -> None:
    """LT-17"""
    match = lay_trap(turn_limit=4)
    call(match, "red")
    assert (match.view("watcher")["turns"], match.view("watcher")["phase"]) == (3, "take")
    take(match, 1)
    assert match.view("watcher")["turns"] == 4
    assert match.result is not None


def test_calls_of_the_cut_do_not_count_as_turns() -> None:
    """LT-17, LT-2"""
    match = Match("loyalty-or-treachery", NAMES, seed=3, options={"turn_limit": 1})
    call_wrong(match)
    call_right(match)
    choose_first(match, 0)
    assert match.view("watcher")["turns"] == 0
    call_wrong(match)
    assert match.result is not None


def test_the_turn_limit_is_500_unless_chosen() -> None:
    """LT-17"""
    match = table()
    assert match.options["turn_limit"] == 500
    with pytest.raises(Illegal, match="bad_option"):
        table(turn_limit=0)


def test_after_the_move_limit_the_table_calls_a_colour_by_lot() -> None:
    """LT-18"""
    calls = set()
    for seed in range(12):
        match = table(seed=seed, move_limit=30)
        assert match.deadline == 30
        match.tick(30)
        last = match.view("watcher")["last"]
        assert (last["seat"], last["move"]["move"], last["by_clock"]) == (0, "call", True)
        calls.add(last["move"]["colour"])
    assert calls == {"red", "black"}


def test_after_the_move_limit_the_winner_of_the_cut_goes_first() -> None:
    """LT-18"""
    match = cut()
    call_right(match)
    chooser = actor(match)
    match.tick(180)
    assert match.view("watcher")["turn"] == chooser


def test_after_the_move_limit_the_action_is_loyalty_of_none() -> None:
    """LT-18"""
    match = table("KS")
    call(match, "black")
    match.tick(180)
    last = match.view("watcher")["last"]
    assert (last["move"], match.view("watcher")["turn"]) == ({"move": "loyalty", "count": 0}, 1)


def test_after_the_move_limit_the_largest_take_is_taken() -> None:
    """LT-18"""
    match = lay_trap()
    call(match, "red")
    match.tick(180)
    assert match.view("watcher")["last"]["move"] == {"move": "take", "count": 2}


def test_each_decision_has_its_own_time() -> None:
    """LT-18"""
    match = table("KS")
    match.play(0, {"move": "call", "colour": "black"}, at=100)
    assert match.deadline == 280


def test_resigning_is_possible_for_both_at_any_time() -> None:
    for seat in (0, 1):
        match = table("KS")
        assert {"move": "resign"} in match.legal(seat)
        match.play(seat, {"move": "resign"})
        assert match.result is not None
        assert (match.result["winners"], match.result["by"]) == ([1 - seat], "resignation")
        assert refusal(match, seat, {"move": "resign"}) == "over"


# The rulebook's own examples


def test_first_worked_example() -> None:
    """LT-E1"""
    match = table("KS QH 6H 3C 4C 9D", first=0)
    grey, michelle = 0, 1
    call(match, "red")
    assert pile(match, michelle) == {"KS"}
    call(match, "red")
    loyalty(match, 0)
    call(match, "red")
    assert match.view(grey)["shown"] == "6H"
    loyalty(match, 2)
    assert pile(match, grey) == {"6H", "3C", "4C"}
    call(match, "red")
    assert match.view(grey)["shown"] == "9D"
    treachery(match, "KS QH")
    call(match, "red")
    assert match.view(grey)["shown"] == "KS"
    assert match.view("watcher")["actor"] == michelle
    take(match, 3)
    assert pile(match, grey) == set()
    call(match, "red")
    assert match.view(grey)["shown"] == "QH"
    loyalty(match, 3)
    view = match.view("watcher")
    assert (view["piles"][michelle], view["deck"]) == (9, 43)


def test_second_worked_example() -> None:
    """LT-E2"""
    match = table("JD 7C 2H 3C 6D 2S AS", first=0)
    sam, burk = 0, 1
    call(match, "red")
    loyalty(match, 3)
    call(match, "red")
    loyalty(match, 1)
    call(match, "black")
    assert match.view(sam)["shown"] == "AS"
    treachery(match, "7C 2H JD")
    call(match, "black")
    assert match.view(burk)["shown"] == "7C"
    treachery(match, "6D 2S")
    assert match.view(sam)["returned"] == {"count": 4, "owner": burk}
    call(match, "black")
    assert match.view(sam)["shown"] == "6D"
    assert "6D" in pile(match, burk)
    assert actor(match) == burk
    take(match, 2)
    assert {"3C", "AS"} <= pile(match, burk)
    assert pile(match, sam) == set()


@pytest.mark.parametrize(("card", "number"), [("3C", 1), ("7C", 2), ("KC", 3)])
def test_a_trap_takes_as_many_as_the_chart_says_of_the_card_drawn(card: str, number: int) -> None:
    """LT-8: 1, 2 or 3, whatever the pile holds."""
    match = table(f"{card} QH AD KD JD 2S", first=1)
    call_wrong(match)  # the trap's card goes to Ann
    call_right(match)  # Ann has the Queen, too
    loyalty(match, 0)
    call_right(match)
    loyalty(match, 1)
    call_right(match)
    treachery(match, card)
    assert call_wrong(match) == card
    view = match.view(0)
    assert (view["phase"], view["limit"]) == ("take", number)
    most = min(number, view["piles"][1])
    assert [entry["count"] for entry in match.legal(0) if entry["move"] == "take"] == list(range(most + 1))


def test_loyalty_beyond_what_is_left_of_the_deck_is_refused() -> None:
    """LT-6: though the chart would allow it."""
    match = table("AS KS QS", turn_limit=100_000)
    while match.view(0)["deck"] > 2:
        seat = actor(match)
        call_right(match)
        limit, deck = match.view(seat)["limit"], match.view(seat)["deck"]
        loyalty(match, min(limit, deck - 2) if deck > 2 else 0)
    while match.view(0)["deck"] != 1:
        call_right(match)
        if match.view(0)["deck"] == 1:
            break
        loyalty(match, 0)
    seat = actor(match)
    assert match.view(seat)["phase"] == "action"
    assert [entry["count"] for entry in match.legal(seat) if entry["move"] == "loyalty"] == [0, 1]
    with pytest.raises(Illegal) as no:
        loyalty(match, 2)
    assert (no.value.code, no.value.params) == ("too_many", {"most": 1})
    with pytest.raises(Illegal, match="deck_not_empty"):
        match.play(seat, {"move": "rest"})


@pytest.mark.parametrize("deal", [{"first": True}, {"first": False}, {"deck": [True] * 52}])
def test_booleans_are_no_seats_and_no_cards(deal: dict[str, Any]) -> None:
    with pytest.raises(Illegal, match="bad_deal"):
        Match("loyalty-or-treachery", ["Ann", "Bo"], seed=1, deal=deal)


@pytest.mark.parametrize(
    "move", [{"move": "call", "colour": "red", "why": "luck"}, {"move": "resign", "x": None}]
)
def test_unknown_fields_in_a_good_move_are_refused(move: dict[str, Any]) -> None:
    match = table("KS")
    with pytest.raises(Illegal, match="bad_move"):
        match.play(0, move)
    assert match.number == 0


# The strict chart, and playing from memory


def offered(match: Match, move: str) -> list[dict[str, Any]]:
    return [entry for entry in match.legal(actor(match)) if entry["move"] == move]


def test_a_strict_chart_asks_for_exactly_one_card_after_a_two_to_five() -> None:
    """LT-6, LT-7: drawn or returned."""
    match = table("5H KS 2D", strict_chart=True)
    call(match, "red")
    assert offered(match, "loyalty") == [{"move": "loyalty", "count": 1}]
    assert offered(match, "treachery") == [{"move": "treachery", "open": ["cards"], "least": 1, "most": 1}]
    for move in ({"move": "loyalty", "count": 0}, {"move": "treachery", "cards": []}):
        with pytest.raises(Illegal) as no:
            match.play(0, move)
        assert no.value.code == "exactly_one"
    fork = match.fork()
    loyalty(match, 1)
    treachery(fork, "5H")
    assert match.view(0)["piles"] == [2, 0]
    assert fork.view(0)["returned"] == {"count": 1, "owner": 0}


def test_a_strict_chart_leaves_six_and_more_as_they_are() -> None:
    """LT-6: "may" and "up to"."""
    match = table("6H KS 2D", strict_chart=True)
    call(match, "red")
    assert [move["count"] for move in offered(match, "loyalty")] == [0, 1, 2]
    treachery(match, "")
    assert match.view(0)["returned"]["count"] == 0


def test_without_a_strict_chart_none_is_allowed() -> None:
    """LT-6."""
    match = table("5H KS 2D")
    call(match, "red")
    assert [move["count"] for move in offered(match, "loyalty")] == [0, 1]


def test_a_strict_chart_where_the_deck_is_empty() -> None:
    """LT-6, LT-13: there is no card to draw, so one may rest; a trap still takes one card."""
    match = table(strict_chart=True, bottom="5H")
    while match.view(0)["deck"] > 1:
        call_wrong(match)
        if match.view(0)["phase"] == "take":
            take(match, 0)
    call(match, "red")
    assert {"move": "rest"} in match.legal(actor(match))
    assert offered(match, "loyalty") == [{"move": "loyalty", "count": 0}]
    with pytest.raises(Illegal) as no:
        treachery(match, "")
    assert no.value.code == "exactly_one"


def test_the_clock_draws_the_one_card_of_a_strict_chart() -> None:
    """LT-6, LT-18."""
    match = table("5H KS 2D", strict_chart=True)
    call(match, "red")
    assert match.deadline is not None
    match.tick(match.deadline)
    assert match.view(0)["piles"] == [2, 0]
    assert match.view(0)["last"]["by_clock"]


def test_without_memory_aids_nobody_is_reminded() -> None:
    """LT-14: neither of the own trap nor of the other pile, nor which of one's cards the other draws."""
    seen = {}
    for aids in (True, False):
        match = table("KH 9S TS QD", memory_aids=aids)
        call(match, "red")
        loyalty(match, 1)  # 9S
        call(match, "red")  # wrong: TS is Ann's
        call_right(match)
        treachery(match, "KH 9S")
        mine = match.view(0)
        call(match, "red")
        loyalty(match, 1)
        seen[aids] = (mine["run"], match.view(0)["theirs"], match.view(0)["last"]["cards"])
        assert mine["returned"] == {"count": 2, "owner": 0}
        assert match.view("host")["run"] == []
    assert seen[True] == (["KH", "9S"], ["KH", "9S"], ["9S"])
    assert seen[False] == ([], [], [None])


def test_without_memory_aids_the_own_pile_is_still_seen() -> None:
    """LT-14: at any time."""
    match = table("KH 9S", memory_aids=False)
    call(match, "red")
    loyalty(match, 1)
    assert match.view(0)["pile"] == ["KH", "9S"]


def test_matches_from_before_these_options_have_their_usual_values() -> None:
    """LT-6, LT-14: a log of rules 1 does not name them."""
    log = table("KH").log
    log["options"] = {name: log["options"][name] for name in ("turn_limit", "move_limit")}
    log["rules"] = 1
    log["seal"] = seal(log)
    match = Match.replay(log)
    assert (match.options["strict_chart"], match.options["memory_aids"]) == (False, True)


@pytest.mark.parametrize(
    ("language", "line", "colour"),
    [("en", "loyalty", "red"), ("en", "t", "black"), ("fr", "trahison", "black"), ("da", "loyalitet", "red")],
)
def test_a_call_is_typed_as_it_is_said(language: str, line: str, colour: str) -> None:
    """LT-14: Loyalty for red, Treachery for black; the field stays `colour`."""
    match = table("5H")
    assert parse_line(line, match.view(0), Words(language)) == {"move": "call", "colour": colour}
    call(match, "red")
    assert parse_line("l1", match.view(0), Words("en")) == {"move": "loyalty", "count": 1}
