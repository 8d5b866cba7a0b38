"""PettingZoo: every game as an AEC environment and as a parallel one.

Importing this module registers `turncoat/<game>-v0` for both. An observation is a dictionary of `observation`
and `action_mask`; `infos` have the mask too, and what the seat sees as plain JSON under `seen`. An action
that the mask rules out does nothing and counts as a mistake. In the parallel one an agent who is not asked
may only wait; how many steps pass until then tells of others, so it is nothing to learn from.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pettingzoo
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from turncoat.core.registry import games
from turncoat.lab.environments.boxes import Observation, begin, seen_by, seen_space
from turncoat.lab.environments.episode import PACE, Episode, Setting
from turncoat.lab.environments.features import Form, Numbers, mask
from turncoat.lab.environments.rendering import MODES, draw, read_mode

MAX_CYCLES: Final = 100_000


class _Table:
    """What both kinds of environment share: a setting, the agents, what they see and what they may do."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        deal: Mapping[str, Any] | None = None,
        bots: Mapping[int, str] | None = None,
        talk: bool = True,
        pace: float = PACE,
        form: Form = "features",
        max_cycles: int = MAX_CYCLES,
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, players, options or {}, deal, bots or {}, talk, pace)
        self.form = form
        self.max_cycles = max_cycles
        self.render_mode = read_mode(render_mode)
        outside = [seat for seat in range(self.setting.seats) if seat not in self.setting.bots]
        self.seats = {f"player_{seat}": seat for seat in outside}
        number = len(self.setting.choices)
        self.observation_spaces: dict[str, spaces.Space[Any]] = {}
        self.action_spaces: dict[str, spaces.Space[Any]] = {}
        for agent in self.seats:
            self.observation_spaces[agent] = seen_space(form, number)
            self.action_spaces[agent] = spaces.Discrete(number)
        self.seed = 0
        self.episode: Episode | None = None

    def begin(self, seed: int | None, options: Mapping[str, Any] | None) -> Episode:
        """Begin a match: of this seed, or of the next; or go on with the `match` in `options`."""
        self.seed = self.seed + 1 if seed is None else seed
        self.episode = begin(self.setting, self.seed, options)
        return self.episode

    def observe(self, agent: str) -> Observation:
        """Return what an agent sees, with the mask."""
        assert self.episode is not None, "reset the environment first"
        return seen_by(self.episode, self.seats[agent], self.form)

    def mask(self, agent: str) -> Numbers:
        assert self.episode is not None
        return mask(self.episode, self.seats[agent])

    def info(self, agent: str) -> dict[str, Any]:
        assert self.episode is not None
        return {"action_mask": self.mask(agent), "seen": self.episode.show(self.seats[agent])}


class TurncoatAEC(AECEnv[str, Observation, int]):
    """One agent after the other: whoever is asked."""

    agents: list[str]
    metadata: dict[str, Any]

    def __init__(self, game: str, **settings: Any) -> None:
        """Make the environment of a game; `settings` are those of `_Table`."""
        super().__init__()
        self.table = _Table(game, **settings)
        self.metadata = metadata(game)
        self.render_mode = self.table.render_mode
        self.possible_agents = list(self.table.seats)
        self.observation_spaces = self.table.observation_spaces
        self.action_spaces = self.table.action_spaces
        self.agents = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match; `options={"match": …}` goes on with one."""
        self.episode = self.table.begin(seed, options)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.cycles = 0
        self._turn()

    def observe(self, agent: str) -> Observation:
        return self.table.observe(agent)

    def step(self, action: int | None) -> None:
        """Carry out the choice of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.episode.choose(self.table.seats[agent], int(action))
        self.cycles += 1
        won = self.episode.rewards()
        self.rewards = {each: won[self.table.seats[each]] for each in self.agents}
        self._turn()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _turn(self) -> None:
        over, late = self.episode.over, self.cycles >= self.table.max_cycles
        if over or late:
            self.terminations = dict.fromkeys(self.agents, over)
            self.truncations = dict.fromkeys(self.agents, not over)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = f"player_{self.episode.actor}"
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection] = self.table.info(self.agent_selection)

    def render(self) -> str | None:
        return draw(self.episode, self.render_mode)

    def close(self) -> None:
        if self.table.episode is not None:
            self.table.episode.close()


class TurncoatParallel(ParallelEnv[str, Observation, int]):
    """All agents at one moment; who is not asked may only wait."""

    agents: list[str]
    metadata: dict[str, Any]

    def __init__(self, game: str, **settings: Any) -> None:
        """Make the environment of a game; `settings` are those of `_Table`."""
        self.table = _Table(game, **settings)
        self.metadata = metadata(game)
        self.render_mode = self.table.render_mode
        self.possible_agents = list(self.table.seats)
        self.observation_spaces = self.table.observation_spaces
        self.action_spaces = self.table.action_spaces
        self.agents = []

    @property
    def max_cycles(self) -> int:
        """After how many steps a match is broken off."""
        return self.table.max_cycles

    @max_cycles.setter
    def max_cycles(self, most: int) -> None:
        self.table.max_cycles = most

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a match; `options={"match": …}` goes on with one."""
        self.episode = self.table.begin(seed, options)
        self.agents = list(self.possible_agents)
        self.cycles = 0
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Carry out what the agents that are asked chose."""
        asked = self.episode.asked()
        chosen = {self.table.seats[agent]: int(action) for agent, action in actions.items()}
        self.episode.choose_all({seat: chosen[seat] for seat in asked if seat in chosen})
        self.cycles += 1
        over, won = self.episode.over, self.episode.rewards()
        late = not over and self.cycles >= self.table.max_cycles
        answer = (
            self._observations(),
            {agent: won[self.table.seats[agent]] for agent in self.agents},
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, late),
            self._infos(),
        )
        if over or late:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return answer

    def _observations(self) -> dict[str, Observation]:
        return {agent: self.table.observe(agent) for agent in self.agents}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: self.table.info(agent) for agent in self.agents}

    def render(self) -> str | None:
        return draw(self.episode, self.render_mode)

    def close(self) -> None:
        if self.table.episode is not None:
            self.table.episode.close()


def metadata(game: str) -> dict[str, Any]:
    """Return what PettingZoo asks of the class of an environment."""
    name = f"turncoat/{game}-v0"
    return {"name": name, "render_modes": MODES, "is_parallelizable": False, "render_fps": 1}


def env(game: str, **settings: Any) -> TurncoatAEC:
    """Make an AEC environment."""
    return TurncoatAEC(game, **settings)


def parallel_env(game: str, **settings: Any) -> TurncoatParallel:
    """Make a parallel environment."""
    return TurncoatParallel(game, **settings)


for _name in games():
    pettingzoo.register("aec", f"turncoat/{_name}-v0", env, kwargs={"game": _name})
    pettingzoo.register("parallel", f"turncoat/{_name}-v0", parallel_env, kwargs={"game": _name})
