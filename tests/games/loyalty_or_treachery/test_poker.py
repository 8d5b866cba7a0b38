"""LT-16: the best hand out of a pile of any size, against an independent evaluator."""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random

import pytest
from phevaluator import evaluate_cards

from turncoat.games.loyalty_or_treachery.cards import CARDS, NUMBERS
from turncoat.games.loyalty_or_treachery.poker import NAMES, best_hand


def hand(cards: str) -> list[int]:
    return best_hand([NUMBERS[card] for card in cards.split()])


def strength(pile: list[int]) -> int:
    """The other evaluator's rank, higher is better; it knows hands of five to seven cards."""
    named = [CARDS[card][0] + CARDS[card][1].lower() for card in pile]
    if len(named) <= 7:
        return -int(evaluate_cards(*named))
    return max(-int(evaluate_cards(*five)) for five in combinations(named, 5))


@pytest.mark.parametrize(("size", "pairs"), [(5, 20_000), (6, 6_000), (7, 6_000), (9, 300), (12, 40)])
def test_hands_compare_as_an_independent_evaluator_says(size: int, pairs: int) -> None:
    rng = Random(size)
    for _ in range(pairs):
        cards = rng.sample(range(52), min(52, 2 * size))
        ours, theirs = cards[:size], cards[size:]
        mine = (best_hand(ours) > best_hand(theirs)) - (best_hand(ours) < best_hand(theirs))
        judged = (strength(ours) > strength(theirs)) - (strength(ours) < strength(theirs))
        assert mine == judged, (ours, theirs)


def test_hands_of_equal_strength_are_written_alike_and_all_others_in_order() -> None:
    """Over 60,000 random hands, which meet every class but perhaps the straight flush."""
    rng = Random(1)
    by_strength: dict[int, list[int]] = {}
    for _ in range(60_000):
        five = rng.sample(range(52), 5)
        kept = by_strength.setdefault(strength(five), best_hand(five))
        assert kept == best_hand(five)
    ranked = [by_strength[value] for value in sorted(by_strength)]
    assert all(worse < better for worse, better in pairwise(ranked)), "stronger hands compare as equal"
    assert {NAMES[found[0]] for found in ranked} >= {*NAMES} - {"straight_flush"}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("AS KS QS JS TS", "AH KH QH JH TH"),
        ("AS AH AD AC KS 2C", "AS AH AD AC KH 3C"),
        ("AS AH AD KS KH", "AC AH AD KC KD"),
        ("AS JS 9S 5S 3S", "AH JH 9H 5H 3H"),
        ("9S 8H 7S 6D 5S", "9H 8D 7C 6C 5H"),
        ("AS AH AD KS QH", "AS AH AC KD QC"),
        ("AS AH KD KS QH", "AD AC KH KC QD"),
        ("AS AH KD QS JH", "AD AC KH QC JD"),
        ("AS KH JD 9S 7H", "AD KC JH 9C 7D"),
    ],
)
def test_suits_are_equal_in_every_class(one: str, other: str) -> None:
    assert hand(one) == hand(other)


def test_the_ace_is_high_or_low_in_a_straight_but_not_in_the_middle() -> None:
    assert NAMES[hand("AS 2H 3D 4C 5S")[0]] == "straight"
    assert hand("AS 2H 3D 4C 5S") < hand("2S 3H 4D 5C 6S") < hand("AS KH QD JC TS")
    assert NAMES[hand("KS AH 2D 3C 4S")[0]] == "high_card"


def test_fewer_than_five_cards_make_no_straight_or_flush() -> None:
    assert NAMES[hand("AS KS QS JS")[0]] == "high_card"
    assert NAMES[hand("AS AH AD AC")[0]] == "four"
    assert NAMES[hand("2S 2H")[0]] == "pair"


def test_a_missing_card_is_the_lowest() -> None:
    assert hand("AS KH") < hand("AS KH 2D")
    assert hand("AS AH") < hand("AD AC 2H")
    assert hand("AS") > hand("KS QH JD 9C")
    assert hand("") < hand("2C")


@pytest.mark.parametrize("size", [20, 35, 52])
def test_large_piles_find_their_best(size: int) -> None:
    """Against the best of all hands of one class at a time, built by other means."""
    rng = Random(size)
    for _ in range(50):
        pile = rng.sample(range(52), size)
        sampled = max(best_hand(rng.sample(pile, 5)) for _ in range(400))
        assert best_hand(pile) >= sampled
    assert best_hand(list(range(52))) == [8, 12]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("AS AH KD KS QH", "AD AC KH KC JD"),
        ("AS AH KD KS 3H", "AD AC KH KC 2D"),
        ("AS AH KD KS 2H", "AD AC QH QC KD"),
        ("AS JS 9S 5S 3S", "AH JH 9H 5H 2H"),
        ("AS JS 9S 6S 2S", "AH JH 9H 5H 3H"),
        ("AS QS 9S 5S 3S", "AH JH TH 9H 8H"),
        ("AS AH AD KS QH", "AS AH AC KD JC"),
        ("AS AH KD QS JH", "AD AC KH QC TD"),
        ("2S 2H 2D 2C AS", "2S 2H 2D 2C KS"),
    ],
)
def test_kickers_decide_between_hands_of_one_class(better: str, worse: str) -> None:
    """LT-16: strictly, to the last card."""
    assert hand(better) > hand(worse)
    assert hand(better)[0] == hand(worse)[0]
