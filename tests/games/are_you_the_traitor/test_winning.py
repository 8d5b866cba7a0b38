"""AT-21 to AT-24, AT-27 and AT-28: declarations, shared leads, silence."""

from __future__ import annotations

import pytest

from tests.games.are_you_the_traitor.table import (
    COPPER,
    GOLD,
    JEWELS,
    PYRAMID,
    RING,
    SILVER,
    STATUE,
    everybody_ready,
    moves,
    refusal,
    stop,
    table,
)
from turncoat import Match

DECLARE = {"move": "declare"}


def play_rounds(*top: str, rounds: int) -> Match:
    """Four players; Good has won each round by seat 2's call: seats 3, 0 and 2 drew, in this order."""
    match = table(*["KTG+"] * 20, top=top)
    for number in range(rounds):
        if number:
            everybody_ready(match)
        stop(match, 2, 1)
    return match


TEN_AND_NINE = [PYRAMID, GOLD, COPPER, GOLD, GOLD, COPPER, GOLD, GOLD, COPPER]
"""Three rounds: seat 3 has 10 points, seat 0 has 9, seat 2 has 3."""
TEN_AND_ELEVEN = [PYRAMID, JEWELS, COPPER, GOLD, GOLD, COPPER, GOLD, GOLD, COPPER]


def test_ten_points_may_declare_and_win() -> None:
    """AT-21, AT-22."""
    match = play_rounds(*TEN_AND_NINE, rounds=3)
    match.play(3, DECLARE, at=4.0)
    assert match.result == {"winners": [3], "by": "points", "declared": 3, "points": [9, 0, 3, 10]}
    view = match.view("watcher")
    assert view["phase"] == "over"
    assert view["hoards"] == [[GOLD] * 3, [], [COPPER] * 3, [PYRAMID, GOLD, GOLD]]
    assert view["reveal"] is not None
    assert view["deadline"] is None


def test_most_points_win_whoever_declared() -> None:
    """AT-22."""
    match = play_rounds(*TEN_AND_ELEVEN, rounds=3)
    match.play(3, DECLARE)
    assert match.result is not None
    assert match.result["winners"] == [0]
    assert match.result["declared"] == 3


def test_fewer_than_ten_are_refused() -> None:
    """AT-23."""
    match = play_rounds(*TEN_AND_NINE, rounds=3)
    assert refusal(match, 0, DECLARE) == "too_few_points"
    assert "declare" not in moves(match, 0)
    assert "declare" in moves(match, 3)


def test_declaring_is_for_the_pause() -> None:
    """AT-21: in the talk it has to wait, even with ten points (which a shared lead can leave)."""
    match = play_rounds(*[GOLD, GOLD, SILVER] * 3, COPPER, COPPER, SILVER, rounds=4)
    everybody_ready(match)
    assert (match.view(3)["phase"], match.view(3)["points"]) == ("talk", 10)
    assert refusal(match, 3, DECLARE) == "not_now"


def test_a_declaration_takes_effect_at_once() -> None:
    """AT-21: no ring and no second declaration can follow it."""
    match = play_rounds(PYRAMID, JEWELS, RING, GOLD, GOLD, COPPER, GOLD, GOLD, COPPER, rounds=3)
    match.play(3, DECLARE)
    assert refusal(match, 2, {"move": "ring", "target": 0}) == "over"
    assert refusal(match, 0, DECLARE) == "over"
    assert match.legal(0) == []


def test_rings_used_before_stand() -> None:
    """AT-21: whoever they took below ten cannot declare."""
    match = play_rounds(PYRAMID, GOLD, RING, GOLD, GOLD, COPPER, GOLD, GOLD, COPPER, rounds=3)
    match.play(2, {"move": "ring", "target": 3})
    assert refusal(match, 3, DECLARE) == "too_few_points"


SHARED = [*[GOLD, GOLD, SILVER] * 3, COPPER, RING, SILVER, PYRAMID, SILVER, COPPER]
"""Four rounds: seats 3 and 0 have ten points each, and seat 0 holds a ring."""


def test_with_a_shared_lead_the_pause_goes_on() -> None:
    """AT-22: all treasure is shown and kept; nobody declares again in this pause."""
    match = play_rounds(*SHARED, rounds=4)
    match.play(1, {"move": "ready"}, at=8.0)
    match.play(0, DECLARE, at=9.0)
    view = match.view(1)
    assert match.result is None
    assert (view["phase"], view["round"], view["lead_shared"], view["ready"]) == ("pause", 4, True, [])
    assert view["hoards"] == [[GOLD] * 3 + [RING], [], [SILVER] * 4, [GOLD] * 3 + [COPPER]]
    assert view["deadline"] == 69.0
    assert refusal(match, 3, DECLARE) == "declared_already"
    assert "declare" not in moves(match, 3)
    everybody_ready(match)
    view = match.view(1)
    assert (view["phase"], view["round"], view["reveal"], view["hoards"]) == ("talk", 5, None, None)
    assert (view["cards"], view["lead_shared"]) == ([4, 0, 4, 4], False)


def test_rings_work_in_the_pause_that_goes_on() -> None:
    """AT-22, AT-19: what was shown stays as it was shown; whom the ring robbed of what, only two know."""
    match = play_rounds(*SHARED, rounds=4)
    match.play(3, DECLARE, at=9.0)
    match.play(0, {"move": "ring", "target": 3}, at=10.0)
    assert match.view(1)["hoards"][0] == [GOLD] * 3 + [RING]
    assert (match.view(1)["cards"], match.view(1)["theft"]["card"]) == ([4, 0, 4, 3], None)
    match.tick(69.0)
    assert (match.view(1)["phase"], match.view(1)["round"]) == ("talk", 5)


def test_the_pause_after_a_shared_lead_does_not_end_the_game() -> None:
    """AT-22, AT-28: its end is no declaration, though somebody has ten points; the next pause's is."""
    match = play_rounds(*SHARED, rounds=4)
    match.tick(60.0)
    assert (match.view(1)["phase"], match.view(1)["lead_shared"]) == ("pause", True)
    match.play(0, {"move": "ring", "target": 3}, at=61.0)
    match.tick(120.0)
    assert (match.view(1)["phase"], match.view(1)["round"]) == ("talk", 5)
    stop(match, 2, 1, at=121.0)
    match.play(0, DECLARE)
    assert match.result is not None


def test_a_match_by_the_first_rules_plays_on_at_once() -> None:
    """AT-22: earlier logs replay as they were played."""
    start = play_rounds(*SHARED, rounds=0)
    match = Match(start.game, start.seats, 1, start.options, start.log["deal"], rules=1)
    for number in range(4):
        if number:
            everybody_ready(match)
        stop(match, 2, 1)
    match.play(0, DECLARE, at=9.0)
    view = match.view(1)
    assert (view["phase"], view["round"], view["hoards"] is None) == ("talk", 5, False)
    match.play(0, {"move": "look", "at": 1}, at=10.0)
    assert match.deadline == 1209.0


def test_treasure_shown_is_put_away_at_the_next_deal() -> None:
    """AT-22: what is drawn after it never was shown."""
    match = play_rounds(*[GOLD, GOLD, SILVER] * 3, COPPER, COPPER, SILVER, JEWELS, JEWELS, COPPER, rounds=4)
    match.play(0, DECLARE)
    everybody_ready(match)
    stop(match, 2, 1)
    assert (match.view(1)["hoards"], match.view(1)["lead_shared"]) == (None, False)
    match.tick(match.now + 60.0)
    both = [JEWELS, *[GOLD] * 3, COPPER]  # AT-28 and AT-22 again: the lead is shared once more
    assert match.view(1)["hoards"] == [both, [], [*[SILVER] * 4, COPPER], both]
    everybody_ready(match)
    assert (match.view(1)["round"], match.view(1)["hoards"]) == (6, None)


def test_a_pause_that_ends_with_ten_points_about_counts_as_a_declaration() -> None:
    """AT-28: by readiness and by the clock alike."""
    ready, late = play_rounds(*TEN_AND_NINE, rounds=3), play_rounds(*TEN_AND_NINE, rounds=3)
    everybody_ready(ready)
    late.tick(60.0)
    for match in (ready, late):
        assert match.result == {"winners": [3], "by": "points", "declared": None, "points": [9, 0, 3, 10]}


def test_a_pause_that_ends_with_nine_points_does_not() -> None:
    """AT-28."""
    match = play_rounds(GOLD, GOLD, GOLD, GOLD, GOLD, GOLD, GOLD, GOLD, GOLD, rounds=3)
    everybody_ready(match)
    assert (match.result, match.view(0)["round"]) == (None, 4)


FOUR_ALIKE = [*[GOLD] * 12, *[SILVER] * 8, *[COPPER] * 4, *[RING] * 4, *[PYRAMID] * 4]
"""Eight rounds in which the four of the Evil team draw alike."""
LAST_TEN = [JEWELS, JEWELS, STATUE, STATUE, COPPER, RING, PYRAMID, SILVER, SILVER, SILVER]


def drain_deck(*last: str) -> Match:
    """Ten players; Evil (seats 6 to 9) has won eleven rounds, and the deck had two cards for the last."""
    match = table(*["KGGGG+TT--"] * 12, top=[*FOUR_ALIKE, *last])
    for number in range(11):
        if number:
            everybody_ready(match)
        stop(match, 0, 1)
    return match


def test_the_last_cards_go_to_those_first_in_order() -> None:
    """AT-24: two cards for four winners."""
    match = drain_deck(*LAST_TEN)
    assert match.view(0)["round"] == 11
    assert match.view(0)["treasure_left"] == 0
    assert match.view(0)["cards"] == [0, 0, 0, 0, 0, 0, 11, 11, 10, 10]


def test_an_empty_deck_makes_leaders_share() -> None:
    """AT-24: with AT-22."""
    match = drain_deck(*LAST_TEN)
    match.play(9, DECLARE)
    assert match.result is not None
    assert match.result["winners"] == [6, 7]


def test_an_empty_deck_and_one_leader_is_a_win_like_any() -> None:
    """AT-22, AT-24."""
    match = drain_deck(*LAST_TEN[:6], SILVER, SILVER, PYRAMID, SILVER)
    everybody_ready(match)
    assert match.result is not None
    assert match.result["winners"] == [6]


def silences(match: Match, number: int) -> None:
    for _ in range(number):
        deadline = match.deadline
        assert deadline is not None
        match.tick(deadline)


def test_a_round_without_a_stop_is_dealt_anew() -> None:
    """AT-27, AT-15: edition en, after 1200 seconds, the same number and nothing revealed."""
    match = table("KTG+", "TKG-")
    assert match.deadline == 1200.0
    match.tick(1200.0)
    view = match.view(0)
    assert (view["phase"], view["round"], view["dealing"], view["reveal"]) == ("talk", 1, 2, None)
    assert view["character"] == "traitor"
    assert match.deadline == 2400.0


def test_a_round_without_a_stop_goes_to_the_pause_in_french() -> None:
    """AT-27, AT-15, AT-29: edition fr, then the next number."""
    match = table("KTG+", "TKG-", edition="fr")
    match.tick(1200.0)
    assert (match.view(0)["phase"], match.view(0)["round"], match.view(0)["reveal"]) == ("pause", 1, None)
    match.tick(1260.0)
    assert (match.view(0)["phase"], match.view(0)["round"]) == ("talk", 2)


@pytest.mark.parametrize(("edition", "deadlines"), [("en", 3), ("fr", 5)])
def test_three_silent_rounds_end_the_match(edition: str, deadlines: int) -> None:
    """AT-27: no treasure at all, no winner."""
    match = table("KTG+", edition=edition, round_limit=300)
    silences(match, deadlines - 1)
    assert match.result is None
    silences(match, 1)
    assert match.result == {"winners": [], "by": "silence", "declared": None, "points": [0, 0, 0, 0]}


@pytest.mark.parametrize(("top", "winners"), [([GOLD, SILVER, COPPER], [3]), ([GOLD, GOLD, COPPER], [0, 3])])
def test_after_silence_most_points_win_and_a_shared_lead_shares(top: list[str], winners: list[int]) -> None:
    """AT-27."""
    match = play_rounds(*top, rounds=1)
    silences(match, 4)
    assert match.result is not None
    assert match.result["winners"] == winners
    assert match.result["by"] == "silence"
    assert match.view("watcher")["hoards"] is not None


def test_a_stop_between_breaks_the_silence() -> None:
    """AT-27: three running."""
    match = table(*["KTG+"] * 9)
    silences(match, 2)
    stop(match, 0, 1)
    silences(match, 3)
    assert match.result is None
    silences(match, 1)
    assert match.result is not None


def test_an_agreed_void_round_is_no_silent_one() -> None:
    """AT-27: only rounds that the limit ended count."""
    match = table(*["KTG+"] * 9)
    silences(match, 2)
    for seat in (0, 1, 2):
        match.play(seat, {"move": "void", "agree": True})
    silences(match, 2)
    assert match.result is None


def test_a_stop_that_waits_when_the_limit_comes_stands() -> None:
    """AT-27, AT-13: nobody could tell before that one waited, so it counts at the limit."""
    match = table("KTG+", "KTG+", photo_finish=2, round_limit=100)
    stop(match, 2, 1, at=99.0)
    assert match.view(0)["deadline"] == 100.0
    match.tick(100.0)
    assert match.view(0)["reveal"]["caller"] == 2
    assert match.view(0)["round"] == 1
