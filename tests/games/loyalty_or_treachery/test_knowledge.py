"""LT-14 and `theirs`: what a player knows of the other's pile is neither too much nor too little."""

from __future__ import annotations

from random import Random

from tests.games.loyalty_or_treachery.stage import (
    call,
    call_right,
    call_wrong,
    loyalty,
    table,
    take,
    treachery,
)
from tests.games.loyalty_or_treachery.support import support
from tests.laws.support import generated
from turncoat import Match


def theirs(match: Match, seat: int) -> set[str]:
    return set(match.view(seat)["theirs"])


def test_cards_shown_on_their_way_to_the_other_pile_are_known() -> None:
    """LT-3"""
    match = table("KS QH")
    call(match, "red")
    call(match, "red")
    assert theirs(match, 0) == {"KS", "QH"}


def test_after_the_others_treachery_nothing_of_that_pile_is_certain() -> None:
    """LT-7"""
    match = table("KS QH 2D")
    call_wrong(match)
    call_right(match)
    treachery(match, "KS")
    assert theirs(match, 0) == set()


def test_when_the_returned_cards_have_come_off_the_rest_is_certain_again() -> None:
    """LT-7, LT-11"""
    match = table("KS QH 2D")
    call_wrong(match)
    call_right(match)
    treachery(match, "KS")
    call(match, "black")
    assert theirs(match, 0) == {"QH"}


def test_returned_cards_that_their_owner_takes_up_again_are_certain_again() -> None:
    """LT-11"""
    match = table("KS QH 2D 3D")
    call_wrong(match)
    call_right(match)
    treachery(match, "KS QH")
    call_right(match)
    assert theirs(match, 0) == set()
    loyalty(match, 0)
    call_right(match)
    assert theirs(match, 0) == {"QH"}


def test_a_card_that_came_later_is_not_among_those_returned_before() -> None:
    """LT-8"""
    match = table("KS QH 6H 3C 4C 9D")
    call_wrong(match)
    call_right(match)
    loyalty(match, 0)
    call_right(match)
    loyalty(match, 2)
    call_right(match)
    treachery(match, "KS QH")
    call_wrong(match)
    take(match, 3)
    assert theirs(match, 0) == {"KS", "6H", "3C", "4C"}
    call_right(match)
    assert theirs(match, 0) == {"KS", "6H", "3C", "4C", "QH", "9D"}


def test_what_is_known_is_true() -> None:
    for seed in range(150):
        match = generated(support, Random(seed))
        piles = match.view("host")["everything"]["piles"]
        for seat in (0, 1):
            assert theirs(match, seat) <= set(piles[1 - seat])


def test_when_nothing_is_hidden_on_the_deck_all_is_known() -> None:
    match = table()
    while match.result is None:
        call_right(match)
        loyalty(match, 0)
    piles = match.view("host")["everything"]["piles"]
    assert [theirs(match, seat) for seat in (0, 1)] == [set(piles[1]), set(piles[0])]


def test_what_is_known_is_all_that_seeing_can_tell() -> None:
    """Every card that is not called known could be elsewhere: some other match shows the same."""
    rng = Random(4)
    shown = 0
    for seed in range(60):
        match = generated(support, Random(seed), most=60)
        deal = match.log["deal"]
        if "deck" not in deal or match.result is not None:
            continue
        for seat in (0, 1):
            twin = support.twin(match, seat, rng)
            if twin is None:
                continue
            both = [set(side.view("host")["everything"]["piles"][1 - seat]) for side in (match, twin)]
            assert theirs(match, seat) <= both[0] & both[1]
            shown += 1
    assert shown > 20
