"""AT-1 and AT-3 to AT-7: who is dealt what, and who learns it."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from tests.games.are_you_the_traitor.table import NORMAL, SIDES, characters, table
from turncoat import Match

COUNTS = {
    # players: KeyHolders, Traitors, Guards, Wizards, Good alignments, Evil alignments
    4: (1, 1, 1, 1, 1, 1),
    5: (1, 1, 1, 2, 1, 1),
    6: (1, 1, 2, 2, 1, 1),
    7: (1, 1, 3, 2, 1, 1),
    8: (1, 2, 3, 2, 1, 1),
    9: (1, 2, 3, 3, 2, 2),
    10: (1, 2, 4, 3, 2, 2),
}

# By number of players and edition: does an Adventurer learn the KeyHolder, does a Traitor the other Traitor
LEARNS = {
    (4, "en"): (False, False),
    (4, "fr"): (False, False),
    (5, "en"): (False, False),
    (5, "fr"): (False, False),
    (6, "en"): (True, False),
    (6, "fr"): (True, False),
    (7, "en"): (True, False),
    (7, "fr"): (True, False),
    (8, "en"): (True, True),
    (8, "fr"): (True, False),
    (9, "en"): (True, True),
    (9, "fr"): (True, True),
    (10, "en"): (True, True),
    (10, "fr"): (True, True),
}

SEATINGS = [(n, turn) for n, letters in NORMAL.items() for turn in range(len(letters))]


def deal_match(players: int, seed: int, edition: str = "en") -> Match:
    names = [f"Player {seat}" for seat in range(players)]
    return Match("are-you-the-traitor", names, seed, {"edition": edition})


@pytest.mark.parametrize("edition", ["en", "fr"])
@pytest.mark.parametrize("players", COUNTS)
def test_cards_in_play(players: int, edition: str) -> None:
    """AT-1, AT-3, AT-4: the same cards in both editions, one each; no more alignments than there are."""
    keyholders, traitors, guards, wizards, good, evil = COUNTS[players]
    for seed in range(20):
        truth = deal_match(players, seed, edition).view("host")["everything"]
        assert Counter(truth["characters"]) == {
            "keyholder": keyholders,
            "traitor": traitors,
            "guard": guards,
            "wizard": wizards,
        }
        drawn = Counter(truth["alignments"].values())
        assert drawn.total() == wizards
        assert drawn["good"] <= good
        assert drawn["evil"] <= evil
        assert set(truth["alignments"]) == {
            str(seat) for seat, who in enumerate(truth["characters"]) if who == "wizard"
        }


@pytest.mark.parametrize(("players", "mixes"), [(4, 2), (5, 1), (8, 1), (9, 2), (10, 2)])
def test_left_over_alignments_leave_the_mix_open(players: int, mixes: int) -> None:
    """AT-4: one Wizard of four players may be either; of three, two may be Good or two Evil."""
    found = set()
    for seed in range(40):
        truth = deal_match(players, seed).view("host")["everything"]
        found.add(tuple(sorted(truth["alignments"].values())))
    assert len(found) == mixes


def test_every_casting_of_four_is_as_likely_as_any_other() -> None:
    """AT-3, AT-4: 24 castings with either alignment, about 50 times each in 2400 deals."""
    found: Counter[tuple[str, ...]] = Counter()
    for seed in range(2400):
        truth = deal_match(4, seed).view("host")["everything"]
        found[(*truth["characters"], *truth["alignments"].values())] += 1
    assert len(found) == 2 * len(list(permutations(range(4))))
    assert sum((n - 50) ** 2 / 50 for n in found.values()) < 90  # chi squared, 47 degrees: one in 7000


@pytest.mark.parametrize("edition", ["en", "fr"])
@pytest.mark.parametrize(("players", "turn"), SEATINGS)
def test_who_knows_what(players: int, turn: int, edition: str) -> None:
    """AT-3 to AT-6, AT-29: for every number of players, every role in every seat, both editions."""
    letters = NORMAL[players][turn:] + NORMAL[players][:turn]
    learns_keyholder, learns_traitor = LEARNS[players, edition]
    match = table(letters, edition=edition)
    wizards = [seat for seat, letter in enumerate(letters) if letter in SIDES]
    for seat, letter in enumerate(letters):
        expected = {}
        for other, role in enumerate(letters):
            if other == seat:
                continue
            if role == "K" and letter in "GT" and learns_keyholder:
                expected[str(other)] = "keyholder"
            if role == "T" and letter == "T" and learns_traitor:
                expected[str(other)] = "traitor"
        view = match.view(seat)
        assert view["known"] == expected
        assert view["wizards"] == wizards
        assert view["character"] == characters(letters)[seat]
        assert view["alignment"] == SIDES.get(letter)
    watched = match.view("watcher")
    assert (watched["known"], watched["character"], watched["alignment"]) == ({}, None, None)
    assert watched["wizards"] == wizards


@pytest.mark.parametrize("players", COUNTS)
def test_every_role_has_the_same_shape_of_view_and_the_same_controls(players: int) -> None:
    """AT-7, AT-11: nothing but the values differs, so that a screen can look alike for all."""
    match = table(NORMAL[players])
    shapes = {tuple(match.view(seat)) for seat in range(players)}
    assert len(shapes) == 1
    assert len({tuple(entry["move"] for entry in match.legal(seat)) for seat in range(players)}) == 1


def test_characters_are_dealt_anew_each_round() -> None:
    """AT-3: the second round's casting is its own."""
    match = table("KTG+", "+GTK")
    match.play(0, {"move": "stop", "target": 3})
    match.tick(60.0)
    assert [match.view(seat)["character"] for seat in range(4)] == ["wizard", "guard", "traitor", "keyholder"]
    assert match.view(1)["round"] == 2
