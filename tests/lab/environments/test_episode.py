"""The core of all environments: choices, decisions in order, time, rewards."""

from __future__ import annotations

import copy
import json
from random import Random

import pytest

from tests.lab.environments.playing import GAMES, play_at_random, twins
from turncoat import Illegal, Match
from turncoat.core.registry import find
from turncoat.lab.environments.choices import WAIT, Choices
from turncoat.lab.environments.episode import Setting

LOYALTY = "loyalty-or-treachery"
TALK = {"say", "claim"}


@pytest.mark.parametrize("talk", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_random_choices_play_a_match_to_its_end(game: str, talk: bool) -> None:
    most = 100 if talk else 4000
    episode = Setting(game, talk=talk).begin(1)
    made = play_at_random(episode, seed=2, most=most)
    assert episode.over or made == most
    assert episode.over or talk
    assert (
        not any(episode.mistakes) or game == "scatty-rogues"
    )  # SR-16: hidden hands refuse without a warning


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_choices_give_the_same_log(game: str) -> None:
    first, second = Setting(game).begin(4), Setting(game).begin(4)
    play_at_random(first, 5, 80)
    play_at_random(second, 5, 80)
    assert first.match.log == second.match.log


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_an_awaited_seat_leads_to_a_move_that_is_accepted(game: str) -> None:
    episode, rng = Setting(game).begin(6), Random(7)
    for _ in range(25):
        if episode.actor is None:
            return
        for choice in episode.ways(episode.actor):
            tried = copy.deepcopy(episode)
            seat, before = tried.actor, tried.match.number
            assert seat is not None
            tried.choose(seat, choice)
            assert not any(tried.mistakes) or find(game).name == "scatty-rogues"
            assert tried.match.number > before or choice == WAIT or tried.outside[seat].steps
        episode.choose(episode.actor, rng.choice(list(episode.ways(episode.actor))))


def test_a_trap_is_put_together_card_by_card() -> None:
    names = Choices.of(LOYALTY).names
    episode = Setting(LOYALTY, deal={"first": 0, "deck": ["AH", "2H", "3H", "4H", "5H", "AS"]}).begin(1)
    for name in ("call red", "loyalty 1", "call red", "loyalty 0"):
        assert episode.actor is not None
        episode.choose(episode.actor, names.index(name))
    assert {names[choice] for choice in episode.ways(0)} == {"call red", "call black"}
    episode.choose(0, names.index("call red"))
    assert "treachery" in [names[choice] for choice in episode.ways(0)]
    episode.choose(0, names.index("treachery"))
    pile = episode.match.view(0)["pile"]
    assert {names[choice] for choice in episode.ways(0)} == {"… done", *(f"… {card}" for card in pile)}
    assert episode.observe(0)["steps"] == ["treachery"]
    episode.choose(0, names.index("… AH"))
    episode.choose(0, names.index("… done"))
    assert episode.match.records()[-1]["move"] == {"move": "treachery", "cards": ["AH"]}


def test_a_seat_that_the_match_waits_for_cannot_wait() -> None:
    episode = Setting(LOYALTY).begin(1)
    assert episode.actor is not None
    assert WAIT not in episode.ways(episode.actor)
    assert WAIT in episode.ways(1 - episode.actor)


def test_time_runs_to_the_deadline_when_everybody_waits() -> None:
    episode = Setting("are-you-the-traitor", options={"round_limit": 300}).begin(1)
    for seat in range(4):
        assert episode.actor == seat
        assert episode.match.now == 0
        episode.choose(seat, WAIT)
    assert episode.match.now == 300


def test_talk_takes_time() -> None:
    episode = Setting("are-you-the-traitor", pace=4.0).begin(1)
    names = episode.choices.names
    for phrase in ("say", "… I agree."):
        episode.choose(0, names.index(phrase))
    assert episode.match.talk(1)[-1]["say"] == "I agree."
    for seat in (1, 2, 3):
        episode.choose(seat, WAIT)
    assert (episode.actor, episode.match.now) == (0, 4.0)


def test_who_waited_is_asked_about_a_new_line_when_the_pace_is_over() -> None:
    episode = Setting("are-you-the-traitor").begin(1)
    names = episode.choices.names
    episode.choose(0, WAIT)
    episode.choose(1, names.index("say"))
    episode.choose(1, names.index("… I agree."))
    assert episode.actor == 2
    episode.choose(2, WAIT)
    episode.choose(3, WAIT)
    assert episode.match.now == 1.0
    assert set(episode.asked()) == {0, 1}
    assert [line["say"] for line in episode.observe(0)["talk"]] == ["I agree."]


def test_lines_are_seen_until_the_next_decision_and_then_no_more() -> None:
    episode = Setting("are-you-the-traitor").begin(1)
    episode.play(0, {"move": "say", "text": "Free text."})
    assert [line["say"] for line in episode.observe(1)["talk"]] == ["Free text."]
    episode.choose(1, WAIT)
    assert episode.observe(1)["talk"] == []


def test_without_talk_no_choice_is_talk() -> None:
    episode = Setting("are-you-the-traitor", talk=False).begin(1)
    names = episode.choices.names
    assert not TALK & {names[choice] for choice in episode.ways(0)}


def test_a_choice_that_is_not_offered_changes_nothing_and_counts() -> None:
    episode = Setting(LOYALTY).begin(1)
    seat, number = episode.actor, episode.match.number
    assert seat is not None
    episode.choose(seat, episode.choices.names.index("rest"))
    assert (episode.match.number, episode.mistakes[seat], episode.actor) == (number, 1, seat)


def test_a_free_move_that_is_illegal_is_refused() -> None:
    episode = Setting(LOYALTY, deal={"first": 0}).begin(1)
    with pytest.raises(Illegal, match="not_your_turn"):
        episode.play(1, {"move": "call", "colour": "red"})


def test_rewards_go_to_winners_and_cancel_out_between_two() -> None:
    episode = Setting(LOYALTY).begin(3)
    assert episode.rewards() == [0.0, 0.0]
    play_at_random(episode, 1)
    assert episode.match.result is not None
    assert sorted(episode.rewards()) == [-1.0, 1.0]
    assert episode.rewards()[episode.match.result["winners"][0]] == 1.0


def test_bots_play_the_other_seats() -> None:
    episode = Setting("the-traitors", bots=dict.fromkeys(range(1, 6), "clement"), talk=False).begin(2)
    play_at_random(episode, 1)
    assert episode.over
    assert {record["seat"] for record in episode.match.log["records"] if "move" in record} == set(range(6))
    assert not any(episode.mistakes[1:])


def test_an_environment_has_no_host() -> None:
    with pytest.raises(ValueError, match="host"):
        Setting("the-traitors", 7, {"host": "human"}).begin(1)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_sees_and_may_do_is_the_same_in_twins(game: str) -> None:
    for match, twin, seat in twins(game):
        setting = Setting(game, len(match.seats), match.options)
        one, other = (setting.go_on(each) for each in (match, twin))
        same_time = one.match.number == match.number and other.match.number == twin.number
        if same_time:
            assert one.encode(seat) == other.encode(seat)
            assert one.ways(seat) == other.ways(seat)


def test_what_is_seen_is_what_the_match_shows() -> None:
    match = Match(LOYALTY, ["P0", "P1"], 5)
    seen = json.loads(Setting(LOYALTY).go_on(match).encode(0))
    assert seen == {"view": match.view(0), "talk": match.talk(0), "now": 0.0, "steps": []}
