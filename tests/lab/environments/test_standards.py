"""PettingZoo and Gymnasium: their own conformance tests, and nothing more to see than the socket sends."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    test_save_obs,
)
from pettingzoo.utils.conversions import parallel_to_aec

from tests.lab.environments.playing import GAMES, twins
from turncoat import Match
from turncoat.lab.environments import for_gymnasium, for_pettingzoo

test_save_obs.__test__ = False
api_test.__test__ = False
EXPECTED = ("Observation is not a NumPy array", "Observation space for each agent probably should be")
"""Warnings about observations with a mask, which the games of PettingZoo with one get as well."""


@pytest.fixture(autouse=True)
def allow_observations_with_a_mask() -> Iterator[None]:
    with warnings.catch_warnings():
        for message in EXPECTED:
            warnings.filterwarnings("ignore", message)
        yield


def aec(game: str, **settings: Any) -> Any:
    return pettingzoo.make("aec", f"turncoat/{game}-v0", **settings)


def parallel(game: str, **settings: Any) -> Any:
    return pettingzoo.make("parallel", f"turncoat/{game}-v0", **settings)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_aec(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec(game), num_cycles=60)
    seed_test(lambda: aec(game), num_cycles=20)
    render_test(lambda render_mode: aec(game, render_mode=render_mode))
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_parallel(game: str) -> None:
    parallel_api_test(parallel(game), num_cycles=60)
    parallel_seed_test(lambda: parallel(game), num_cycles=20)
    max_cycles_test(
        SimpleNamespace(
            parallel_env=lambda max_cycles: parallel(game, max_cycles=max_cycles),
            env=lambda max_cycles: parallel_to_aec(parallel(game, max_cycles=max_cycles)),
        )
    )


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_observations_as_bytes_can_be_saved(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    env = aec(game, form="bytes")
    test_save_obs(env)
    assert len(list(tmp_path.rglob("player_*.png"))) == len(env.agents)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium(game: str) -> None:
    env: Any = gymnasium.make(f"turncoat/{game}-v0", render_mode="ansi")
    check_env(env.unwrapped)
    _, info = env.reset(seed=3)
    for _ in range(30):
        seen, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        assert env.observation_space.contains(seen)
        if over:
            assert reward in (-1.0, 0.0, 1.0)
            break


def test_a_match_of_gymnasium_ends_with_a_reward() -> None:
    env = for_gymnasium.TurncoatEnv("loyalty-or-treachery", ["random"], talk=False)
    rewards = set()
    for seed in range(6):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            _, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
        rewards.add(reward)
    assert rewards == {-1.0, 1.0}


@pytest.mark.parametrize("standard", ["aec", "parallel", "gymnasium"])
@pytest.mark.parametrize("game", GAMES)
def test_observations_are_the_same_in_twins(game: str, standard: str) -> None:
    compared = 0
    for match, twin, seat in twins(game):
        settings: Any = {"players": len(match.seats), "options": match.options}
        envs = [make(standard, game, seat, settings) for _ in "12"]
        seen = [observed(env, each, seat) for env, each in zip(envs, (match, twin), strict=True)]
        if all(
            now == then for _, now, then in seen
        ):  # else time has passed, which may rightly show something
            np.testing.assert_equal(seen[0][0], seen[1][0])
            compared += 1
    assert compared


def make(standard: str, game: str, seat: int, settings: Any) -> Any:
    if standard == "gymnasium":
        return for_gymnasium.TurncoatEnv(game, ["tests.lab.environments.playing:Still"], seat, **settings)
    return aec(game, **settings) if standard == "aec" else parallel(game, **settings)


def observed(env: Any, match: Match, seat: int) -> tuple[Any, int, int]:
    """Everything that an agent is told at a moment; the records then, and those when it was told."""
    told = env.reset(seed=1, options={"match": match})
    if isinstance(env, for_pettingzoo.TurncoatParallel):
        told = [part[f"player_{seat}"] for part in told]
    elif isinstance(env, for_pettingzoo.TurncoatAEC):
        told = [env.observe(f"player_{seat}"), env.table.info(f"player_{seat}")]
    assert env.episode is not None
    return told, match.number, env.episode.match.number


def test_seen_is_what_the_socket_sends() -> None:
    env = aec("the-traitors")
    match = Match("the-traitors", [f"P{seat}" for seat in range(6)], 4)
    env.reset(options={"match": match})
    seen = env.infos[env.agent_selection]["seen"]
    seat = env.possible_agents.index(env.agent_selection)
    assert (seen["view"], seen["talk"], seen["now"]) == (match.view(seat), match.talk(seat), match.now)


def test_both_kinds_are_registered_for_every_game() -> None:
    for game in GAMES:
        assert isinstance(aec(game), for_pettingzoo.TurncoatAEC)
        assert isinstance(parallel(game), for_pettingzoo.TurncoatParallel)
