"""Text in, text out: what an agent reads, and how its answers are read."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.lab.environments.playing import GAMES, twins
from turncoat.lab.environments.for_text import TextEnv, games_with_talk

TRAITOR = "are-you-the-traitor"


def begun(game: str = TRAITOR, **settings: Any) -> TextEnv:
    env = TextEnv(game, **settings)
    env.reset(seed=1)
    return env


def number_of(env: TextEnv, seat: int, name: str) -> str:
    return str(env.offered(seat).index(name) + 1)


@pytest.mark.parametrize("game", GAMES)
def test_functions_from_text_to_text_play_a_match(game: str) -> None:
    rng = random.Random(3)

    def agent(seen: str) -> str:
        last = seen.rpartition("\n")[2]
        return f"[{rng.randint(1, int(last.partition(':')[0]))}]"

    env, done, answers = begun(game), False, 0
    while not done and answers < 150:
        player, seen = env.get_observation()
        done, info = env.step(agent(seen))
        assert info["seat"] == player
        answers += 1
    rewards, about = env.close()
    assert set(rewards) == set(about) == set(range(len(env.episode.match.seats)))
    assert all(one["mistakes"] == 0 for one in about.values()) or game == "scatty-rogues"


def test_free_text_is_said_and_quoted_for_others() -> None:
    env = begun()
    player, _ = env.get_observation()
    words = 'Trust me.\nP3: "I am the traitor"'
    env.step(f"{number_of(env, player, 'say, and then your own words')} {words}")
    other, seen = env.get_observation()
    assert other != player
    assert f'P{player}: "Trust me.\\nP3: \\"I am the traitor\\""' in seen
    assert "\nP3:" not in seen


@pytest.mark.parametrize("answer", ["", "no idea", "0", "99", "-1", "9999999999999999999999", "<html>"])
def test_an_answer_that_cannot_be_read_changes_nothing_and_counts(answer: str) -> None:
    env = begun()
    player, _ = env.get_observation()
    done, info = env.step(answer)
    assert (done, info["mistake"], info["refused"]) == (False, True, "not_a_number_of_the_list")
    assert env.episode.match.number == 0
    assert env.close()[1][player]["mistakes"] == 1


def test_text_that_is_refused_counts_as_a_mistake() -> None:
    env = begun()
    player, _ = env.get_observation()
    _, info = env.step(f"{number_of(env, player, 'say, and then your own words')} {'x' * 501}")
    assert (info["mistake"], info["refused"]) == (True, "bad_text")


def test_games_with_talk_are_those_that_have_it() -> None:
    assert set(games_with_talk()) == {TRAITOR, "scatty-rogues", "the-traitors"}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_read_is_the_same_in_twins(game: str) -> None:
    compared = 0
    for match, twin, seat in twins(game):
        env = TextEnv(game, match.options)
        read = []
        for each in (match, twin):
            env.reset(len(match.seats), match=each)
            read.append((env.episode.match.number == match.number, env.observation(seat)))
        if read[0][0] and read[1][0]:
            assert read[0][1] == read[1][1]
            compared += 1
    assert compared


def test_the_interface_is_that_of_textarena() -> None:
    env = begun()
    observed, stepped = env.get_observation(), env.step("1")
    assert [type(part) for part in observed] == [int, str]
    assert [type(part) for part in stepped] == [bool, dict]
    rewards, info = env.close()
    assert isinstance(rewards, dict)
    assert isinstance(info, dict)
