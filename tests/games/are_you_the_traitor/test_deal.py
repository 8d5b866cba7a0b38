"""Deals that fix shuffles, and deals that do not fit."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.are_you_the_traitor.table import Json, characters, deck, sides, stop
from turncoat import Illegal, Match
from turncoat.games.are_you_the_traitor import game

NAMES = ["Ann", "Bo", "Cy", "Di", "Ed"]
FIVE = characters("KTG+-")


def match(deal: Json, seed: int = 1, players: int = 5, **options: Any) -> Match:
    return Match("are-you-the-traitor", NAMES[:players], seed, options, deal)


def truth(of: Match) -> Json:
    everything: Json = of.view("host")["everything"]
    return everything


def test_one_entry_is_for_the_first_dealing() -> None:
    """AT-3, AT-4: seats as numbers or as strings."""
    for alignments in ({3: "good", 4: "evil"}, {"3": "good", "4": "evil"}):
        told = truth(match({"characters": FIVE, "alignments": alignments}))
        assert (told["characters"], told["alignments"]) == (FIVE, {"3": "good", "4": "evil"})


def test_a_list_has_one_entry_a_dealing_and_the_seed_goes_on() -> None:
    """AT-3, AT-15: a void round's new deal uses the next entry."""
    other = characters("GT+-K")
    fixed = match({"characters": [FIVE, other], "alignments": [{"3": "good", "4": "evil"}]})
    for seat in range(3):
        fixed.play(seat, {"move": "void", "agree": True})
    assert truth(fixed)["characters"] == other
    assert set(truth(fixed)["alignments"]) == {"2", "3"}
    free = match({})
    for number in range(2):
        for table in (free, fixed):
            if number or table is free:
                for seat in range(3):
                    table.play(seat, {"move": "void", "agree": True})
    assert truth(free)["characters"] == truth(fixed)["characters"]  # past its end, as the seed has it


def test_an_entry_may_be_left_to_the_seed() -> None:
    told = truth(match({"characters": [None, FIVE]}))
    assert told["characters"] == truth(match({}))["characters"]


def test_what_a_deal_leaves_out_comes_from_the_seed() -> None:
    """Fixing the treasure changes nothing about the characters, and the other way round."""
    free = truth(match({}, seed=8))
    assert truth(match({"treasure": deck()}, seed=8))["characters"] == free["characters"]
    assert truth(match({"characters": FIVE}, seed=8))["deck"] == free["deck"]
    found = {truth(match({"characters": FIVE}, seed=seed))["alignments"]["3"] for seed in range(20)}
    assert found == {"good", "evil"}


def test_alignments_alone_say_who_the_wizards_are() -> None:
    """The other characters are dealt by the seed, each to each seat equally often."""
    holders: Counter[int] = Counter()
    for seed in range(300):
        told = truth(match({"alignments": {"0": "evil", "2": "good"}}, seed=seed))
        assert told["alignments"] == {"0": "evil", "2": "good"}
        holders[told["characters"].index("keyholder")] += 1
    assert set(holders) == {1, 3, 4}
    assert min(holders.values()) > 70


def test_the_first_card_is_the_top() -> None:
    """AT-2."""
    cards = deck("gilded_statue", "crown_jewels")
    table = match({"characters": FIVE, "treasure": cards}, photo_finish=0)
    stop(table, 2, 1)
    assert table.view("host")["everything"]["deck"] == cards[3:]


@pytest.mark.parametrize(
    ("deal", "field"),
    [
        ({"cast": FIVE}, "cast"),
        ({"characters": FIVE[:4]}, "characters"),
        ({"characters": [*FIVE, "guard"]}, "characters"),
        ({"characters": ["guard"] * 5}, "characters"),
        ({"characters": characters("KTGG+")}, "characters"),
        ({"characters": []}, "characters"),
        ({"characters": [FIVE, 3]}, "characters"),
        ({"characters": {"0": "guard"}}, "characters"),
        ({"characters": [*FIVE[:4], None]}, "characters"),
        ({"alignments": {"3": "good"}}, "alignments"),
        ({"alignments": {"3": "good", "4": "good"}}, "alignments"),
        ({"alignments": {"3": "good", "9": "evil"}}, "alignments"),
        ({"alignments": {"3": "good", "04": "evil"}}, "alignments"),
        ({"alignments": {"3": "good", "4": "mad"}}, "alignments"),
        ({"alignments": {"3": "good", "4": ["evil"]}}, "alignments"),
        ({"alignments": []}, "alignments"),
        ({"alignments": "good"}, "alignments"),
        ({"characters": FIVE, "alignments": sides("GT+-K")}, "alignments"),
        ({"characters": [FIVE, FIVE], "alignments": [sides("KTG+-"), sides("GT+-K")]}, "alignments"),
        ({"treasure": deck()[:41]}, "treasure"),
        ({"treasure": [*deck()[:41], "crown_jewels"]}, "treasure"),
        ({"treasure": "deck"}, "treasure"),
        ({"treasure": [1] * 42}, "treasure"),
    ],
)
def test_a_deal_that_does_not_fit_is_refused(deal: Json, field: str) -> None:
    """AT-1, AT-2."""
    with pytest.raises(Illegal) as no:
        match(deal)
    assert (no.value.code, no.value.params) == ("bad_deal", {"field": field})


def test_three_wizards_draw_out_of_four_alignments() -> None:
    """AT-4: at most two of a kind."""
    names = [f"Player {seat}" for seat in range(9)]
    nine = characters("KTTGGG+++")
    for mix in (["good", "good", "evil"], ["evil", "good", "evil"]):
        given = {str(seat): side for seat, side in zip((6, 7, 8), mix, strict=True)}
        Match("are-you-the-traitor", names, 1, {}, {"characters": nine, "alignments": given})
    given = dict.fromkeys(("6", "7", "8"), "evil")
    with pytest.raises(Illegal):
        Match("are-you-the-traitor", names, 1, {}, {"characters": nine, "alignments": given})


@pytest.mark.parametrize(
    ("together", "people", "limit"), [(False, [], 300.0), (True, [], 300.0), (False, [3], 1200.0)]
)
def test_only_a_table_of_bots_alone_has_short_rounds(together: bool, people: list[int], limit: float) -> None:
    """AT-25, AT-27: one person is enough to talk for twenty minutes."""
    suited = game.at_table(game.settle({}, 5), together, people)
    assert (suited["round_limit"], suited["signals"]) == (limit, not together)


@pytest.mark.parametrize(("together", "seconds"), [(False, 0.4), (True, 3.0)])
def test_the_photo_finish_suits_the_table(together: bool, seconds: float) -> None:
    """AT-13: in one room the shout comes before the phone; a table that set a number keeps it."""
    assert game.at_table(game.settle({}, 5), together, [0])["photo_finish"] == seconds
    assert game.at_table(game.settle({"photo_finish": 0}, 5), together, [0])["photo_finish"] == 0


def test_without_a_table_the_photo_finish_is_that_of_players_far_apart() -> None:
    """AT-13."""
    match = Match("are-you-the-traitor", ["Ann", "Bo", "Cy", "Di"], seed=3)
    match.play(0, {"move": "stop", "target": 1}, at=10.0)
    assert match.deadline == pytest.approx(10.4)
