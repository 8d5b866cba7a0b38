"""AT-16 to AT-20: the pause, rings and statues."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.are_you_the_traitor.table import (
    COPPER,
    GOLD,
    JEWELS,
    PYRAMID,
    RING,
    SILVER,
    STATUE,
    all_views,
    everybody_ready,
    moves,
    refusal,
    stop,
    table,
    worth,
)
from turncoat import Match


def play_to_pause(*top: str, rounds: int = 1, seed: int = 1, **options: Any) -> Match:
    """Four players; Good has won each round by seat 2's call: seats 3, 0 and 2 drew, in this order."""
    match = table(*["KTG+"] * 9, top=top, seed=seed, **options)
    for number in range(rounds):
        if number:
            everybody_ready(match)
        stop(match, 2, 1)
    return match


def ring(match: Match, seat: int, target: int) -> None:
    match.play(seat, {"move": "ring", "target": target})


CLAIM = {"move": "claim", "what": "statue"}


def hands(match: Match) -> list[list[str]]:
    return [match.view(seat)["treasure"] for seat in range(4)]


def test_the_pause_comes_whatever_anybody_holds() -> None:
    """AT-16: sixty seconds, then the next round."""
    match = play_to_pause(COPPER, COPPER, COPPER)
    assert match.view(0)["phase"] == "pause"
    assert match.view(0)["deadline"] == 60.0
    match.tick(60.0)
    assert (match.view(0)["phase"], match.view(0)["round"]) == ("talk", 2)


def rich(**options: Any) -> Match:
    """Three rounds: seat 3 has ten points and a ring."""
    top = [JEWELS, SILVER, SILVER, PYRAMID, SILVER, SILVER, RING, SILVER, SILVER]
    return play_to_pause(*top, rounds=3, **options)


def test_the_pause_begins_with_a_moment_for_rings() -> None:
    """AT-16: eight seconds in which nobody may declare, and everything else goes on."""
    match = rich(ring_moment=8)
    began = match.now
    for viewer in (0, 3, "watcher"):
        assert match.view(viewer)["ring_moment"] is True
        assert match.view(viewer)["deadline"] == began + 8
    assert refusal(match, 3, {"move": "declare"}) == "ring_moment"
    assert refusal(match, 0, {"move": "declare"}) == "ring_moment"
    assert moves(match, 3) == {"say", "claim", "ring", "ready"}
    match.tick(began + 8)
    assert (match.view(0)["ring_moment"], match.view(0)["deadline"]) == (False, began + 60)
    assert "declare" in moves(match, 3)
    assert refusal(match, 0, {"move": "declare"}) == "too_few_points"
    match.play(3, {"move": "declare"})
    assert match.result is not None


def test_a_ring_in_its_moment_can_stop_a_declaration() -> None:
    """AT-16, AT-21: whoever it took below ten cannot declare."""
    top = [JEWELS, RING, SILVER, PYRAMID, SILVER, SILVER, COPPER, SILVER, SILVER]
    match = play_to_pause(*top, rounds=3, ring_moment=8)
    ring(match, 0, 3)
    match.tick(match.now + 8)
    assert refusal(match, 3, {"move": "declare"}) == "too_few_points"


def test_a_void_round_in_french_is_followed_by_a_ring_moment_too() -> None:
    """AT-16: in every pause."""
    match = table("KTG+", "KTG+", edition="fr", ring_moment=8)
    for seat in (0, 1, 2):
        match.play(seat, {"move": "void", "agree": True}, at=5.0)
    assert (match.view(0)["phase"], match.view(0)["ring_moment"]) == ("pause", True)


def test_all_may_be_ready_in_the_ring_moment() -> None:
    """AT-16, AT-28: the pause is over, and with ten points that counts as a declaration."""
    match = rich(ring_moment=8)
    everybody_ready(match)
    assert match.result is not None
    assert match.result["declared"] is None


def test_a_pause_cuts_a_longer_ring_moment_short() -> None:
    """AT-16."""
    match = play_to_pause(COPPER, ring_moment=8, pause=5)
    assert match.deadline == 5.0
    match.tick(5.0)
    assert match.view(0)["phase"] == "talk"


def test_a_pause_without_time_offers_nothing_that_it_would_refuse() -> None:
    """AT-16: neither rings nor readiness, nor is anybody asked for them."""
    match = play_to_pause(RING, COPPER, COPPER, pause=0, ring_moment=8)
    assert match.view(3)["phase"] == "pause"
    for seat in range(4):
        assert match.view(seat)["awaited"] is False
        assert moves(match, seat) == {"say", "claim"}
        for entry in match.legal(seat):
            match.fork().play(seat, {"move": "say", "text": "Go on."} if entry["move"] == "say" else CLAIM)
    match.tick(0.0)
    assert match.view(3)["phase"] == "talk"


def test_the_pause_takes_as_long_as_the_table_wants() -> None:
    """AT-16."""
    match = play_to_pause(COPPER, COPPER, COPPER, pause=7)
    assert match.deadline == 7.0


def test_the_pause_ends_when_all_are_ready() -> None:
    """AT-16: who is ready is public."""
    match = play_to_pause(COPPER, COPPER, COPPER)
    for seat in (2, 0, 3):
        match.play(seat, {"move": "ready"}, at=5.0)
    assert match.view("watcher")["ready"] == [0, 2, 3]
    assert refusal(match, 0, {"move": "ready"}) == "already_ready"
    assert "ready" not in moves(match, 0)
    match.play(1, {"move": "ready"}, at=6.0)
    assert (match.view(0)["phase"], match.view(0)["round"], match.view(0)["ready"]) == ("talk", 2, [])


def test_a_ready_player_may_still_act_and_a_ring_clears_all_marks() -> None:
    """AT-16: the pause does not grow longer by it."""
    match = play_to_pause(RING, COPPER, COPPER)
    match.play(3, {"move": "ready"}, at=1.0)
    match.play(1, {"move": "ready"}, at=2.0)
    ring(match, 3, 0)
    assert match.view("watcher")["ready"] == []
    assert match.deadline == 60.0


def test_a_ring_takes_a_card_and_is_set_aside() -> None:
    """AT-17: its point is gone with it."""
    match = play_to_pause(RING, GOLD, SILVER)
    assert match.view(3)["points"] == 1
    ring(match, 3, 0)
    assert hands(match) == [[], [], [SILVER], [GOLD]]
    assert match.view(1)["rings_used"] == 1
    assert match.view(1)["cards"] == [0, 0, 1, 1]
    assert match.view(1)["treasure_left"] == 39
    assert refusal(match, 3, {"move": "ring", "target": 2}) == "no_ring"


def test_the_card_taken_is_a_random_one() -> None:
    """AT-17: over many matches each of three cards, about equally often."""
    found: Counter[str] = Counter()
    for seed in range(300):
        top = [RING, GOLD, COPPER, COPPER, SILVER, COPPER, COPPER, PYRAMID, COPPER]
        match = play_to_pause(*top, rounds=3, seed=seed)
        ring(match, 3, 0)
        theft = match.view(3)["theft"]
        found[theft["card"]] += 1
    assert set(found) == {GOLD, SILVER, PYRAMID}
    assert min(found.values()) > 70


def test_a_ring_needs_another_player_with_treasure() -> None:
    """AT-17: how many cards lie where is public, so the refusal tells nothing."""
    match = play_to_pause(RING, GOLD, SILVER)
    assert refusal(match, 3, {"move": "ring", "target": 3}) == "not_yourself"
    assert refusal(match, 3, {"move": "ring", "target": 1}) == "nothing_to_take"
    assert refusal(match, 3, {"move": "ring", "target": 9}) == "no_such_player"
    assert refusal(match, 0, {"move": "ring", "target": 2}) == "no_ring"
    assert [entry["target"] for entry in match.legal(3) if entry["move"] == "ring"] == [0, 2]
    assert "ring" not in moves(match, 0)


def test_rings_are_for_the_pause() -> None:
    """AT-16: not for the talk after it."""
    match = play_to_pause(RING, GOLD, SILVER)
    everybody_ready(match)
    assert refusal(match, 3, {"move": "ring", "target": 0}) == "not_now"


def test_rings_are_settled_in_order_of_arrival() -> None:
    """AT-17: seat 0 loses the ring that it meant to use."""
    match = play_to_pause(RING, RING, SILVER)
    ring(match, 3, 0)
    assert refusal(match, 0, {"move": "ring", "target": 2}) == "no_ring"


def test_a_stolen_ring_may_be_used_in_the_same_pause() -> None:
    """AT-17."""
    match = play_to_pause(RING, RING, SILVER)
    ring(match, 3, 0)
    ring(match, 3, 2)
    assert hands(match) == [[], [], [], [SILVER]]
    assert match.view(0)["rings_used"] == 2


def test_a_holder_of_two_rings_loses_one_at_a_time() -> None:
    """AT-17."""
    match = play_to_pause(RING, COPPER, COPPER, RING, COPPER, COPPER, rounds=2)
    ring(match, 3, 0)
    assert sorted(match.view(3)["treasure"]) == sorted([RING, COPPER])


def test_a_statue_is_taken_before_anything_else() -> None:
    """AT-18: whatever luck says."""
    for seed in range(20):
        top = [RING, JEWELS, COPPER, COPPER, STATUE, COPPER, COPPER, PYRAMID, COPPER]
        match = play_to_pause(*top, rounds=3, seed=seed)
        ring(match, 3, 0)
        assert match.view(3)["theft"] == {"thief": 3, "victim": 0, "card": STATUE}
        assert match.view(0)["treasure"] == [JEWELS, PYRAMID]


def test_thief_and_victim_know_the_card_and_others_that_one_moved() -> None:
    """AT-19."""
    match = play_to_pause(RING, GOLD, SILVER)
    assert match.view(1)["theft"] is None
    ring(match, 3, 0)
    for seat in (0, 3):
        assert match.view(seat)["theft"] == {"thief": 3, "victim": 0, "card": GOLD}
    for viewer in (1, 2, "watcher"):
        assert match.view(viewer)["theft"] == {"thief": 3, "victim": 0, "card": None}


def test_nobody_sees_which_card_was_taken_or_whether_by_a_statue() -> None:
    """AT-18, AT-19: not even in what luck brings afterwards."""
    one = play_to_pause(RING, GOLD, COPPER, COPPER, STATUE, COPPER, rounds=2)
    other = play_to_pause(RING, GOLD, COPPER, COPPER, SILVER, COPPER, rounds=2)
    for match in (one, other):
        ring(match, 3, 0)
        everybody_ready(match)
    assert one.view(3)["theft"] != other.view(3)["theft"]
    for viewer in ("1", "2", "watcher"):
        assert all_views(one)[viewer] == all_views(other)[viewer]


def test_nobody_sees_who_holds_a_ring() -> None:
    """AT-19: and nobody is forced to use one."""
    one, other = play_to_pause(RING, GOLD, SILVER), play_to_pause(COPPER, GOLD, SILVER)
    for viewer in ("0", "1", "2", "watcher"):
        assert all_views(one)[viewer] == all_views(other)[viewer]
    everybody_ready(one)
    assert one.view(3)["treasure"] == [RING]


def test_anything_may_be_claimed_about_the_own_treasure() -> None:
    """AT-20, AT-26: seat 2 holds a Silver Goblet, and a ring takes it all the same."""
    match = play_to_pause(RING, GOLD, SILVER)
    match.play(2, {"move": "claim", "what": "statue"}, at=1.0)
    assert match.talk(1) == [{"n": 1, "at": 1.0, "seat": 2, "round": 1, "claim": {"what": "statue"}}]
    ring(match, 3, 2)
    assert match.view(3)["treasure"] == [SILVER]


@pytest.mark.parametrize(
    "move",
    [
        {"move": "stop", "target": 1},
        {"move": "void", "agree": True},
        {"move": "look", "at": 1},
        {"move": "signal", "sign": "nod"},
        {"move": "first", "caller": 2},
    ],
)
def test_what_belongs_to_the_talk_waits_for_it(move: object) -> None:
    """AT-16."""
    match = play_to_pause(RING, GOLD, SILVER)
    assert refusal(match, 3, move) == "not_now"
    assert moves(match, 0) == {"say", "claim", "ready"}


def test_the_deck_is_what_the_rules_say() -> None:
    """AT-2: 42 cards worth 98 points."""
    match = Match("are-you-the-traitor", ["Ann", "Bo", "Cy", "Di"], seed=1)
    cards = match.view("host")["everything"]["deck"]
    assert Counter(cards) == {
        "crown_jewels": 2,
        "platinum_pyramids": 5,
        "bags_of_gold": 12,
        "silver_goblets": 11,
        "chest_of_copper": 5,
        "magic_ring": 5,
        "gilded_statue": 2,
    }
    assert worth(cards) == 98


def test_the_deck_is_shuffled_once_and_not_again() -> None:
    """AT-2: what is left after a round lies in the order it had."""
    match = Match("are-you-the-traitor", ["Ann", "Bo", "Cy", "Di"], seed=1, options={"photo_finish": 0})
    before = match.view("host")["everything"]["deck"]
    stop(match, 0, 1)
    match.tick(60.0)
    after = match.view("host")["everything"]["deck"]
    assert after == before[-len(after) :]


@pytest.mark.parametrize(
    ("card", "value"),
    [(JEWELS, 5), (PYRAMID, 4), (GOLD, 3), (SILVER, 2), (COPPER, 1), (RING, 1), (STATUE, 0)],
)
def test_what_a_card_is_worth(card: str, value: int) -> None:
    """AT-2."""
    assert play_to_pause(card).view(3)["points"] == value


def test_a_statue_draws_from_the_luck_as_any_card_does() -> None:
    """AT-18: so that nobody can tell from later deals whether one was there."""
    drew = []
    for card in (STATUE, COPPER):
        match = table("KTG+", "KTG+", top=[RING, card, GOLD], seed=5)
        stop(match, 2, 1)
        match.play(3, {"move": "ring", "target": 0})
        drew.append(match.log["records"][-1]["drew"])
    assert drew[0] == drew[1]
    assert len(drew[0]) == 1
