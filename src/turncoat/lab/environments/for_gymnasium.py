"""Gymnasium: one seat of a game, against the game's bots.

Importing this module registers `turncoat/<game>-v0`. An observation is a dictionary of `observation` and
`action_mask`; `info` has the mask too, and what the seat sees as plain JSON under `seen`. An action that the
mask rules out does nothing and counts as a mistake (`info["mistakes"]`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np

from turncoat.core import registry
from turncoat.core.registry import games
from turncoat.lab.bots.specs import usual_line_up
from turncoat.lab.environments.boxes import Observation, begin, seen_by, seen_space
from turncoat.lab.environments.episode import PACE, Episode, Setting
from turncoat.lab.environments.features import Form, mask
from turncoat.lab.environments.rendering import MODES, draw, read_mode

SEEDS: Final = 1 << 48


class TurncoatEnv(gymnasium.Env[Any, Any]):
    """One seat against bots. The reward comes at the end: 1 for a win, -1 for a loss, 0 for a draw."""

    metadata = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str,
        bots: Sequence[str] = (),
        seat: int | None = None,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        deal: Mapping[str, Any] | None = None,
        talk: bool = True,
        pace: float = PACE,
        form: Form = "features",
        render_mode: str | None = None,
    ) -> None:
        """Make the environment of a game.

        bots: who sits in the other seats, in turn (`"counter"`, `"module:Class"`); left out: the usual ones.
        seat: the seat to play; None: another in each match, by its seed.
        players, options, deal, talk, pace: see `Setting`. form: `features` or `bytes`.
        """
        found = registry.find(game)
        self._seats = found.seats[0] if players is None else players
        self._bots = list(bots) or usual_line_up(found, self._seats)
        self._seat = seat
        self._make: dict[str, Any] = {
            "game": game,
            "players": self._seats,
            "options": options or {},
            "deal": deal,
        }
        self._make |= {"talk": talk, "pace": pace}
        self.form = form
        self.render_mode = read_mode(render_mode)
        number = len(Setting(**self._make).choices)
        self.action_space = gymnasium.spaces.Discrete(number)
        self.observation_space = seen_space(form, number)
        self.seat = seat or 0
        self.episode: Episode | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a match; `options={"match": …}` goes on with one."""
        super().reset(seed=seed)
        drawn = int(self.np_random.integers(SEEDS))
        self.seat = drawn % self._seats if self._seat is None else self._seat
        others = [seat for seat in range(self._seats) if seat != self.seat]
        bots = {seat: self._bots[place % len(self._bots)] for place, seat in enumerate(others)}
        self.close()
        self.episode = begin(Setting(**self._make, bots=bots), drawn, options)
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Carry out a choice, and let the others play until the seat is asked again."""
        assert self.episode is not None, "reset the environment first"
        self.episode.choose(self.seat, int(action))
        if self.render_mode == "human":
            self.render()
        reward = self.episode.rewards()[self.seat]
        return self._seen(), reward, self.episode.over, False, self._info()

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Return what may be chosen now, as libraries with masked policies ask for it."""
        assert self.episode is not None
        return mask(self.episode, self.seat).astype(bool)

    def _seen(self) -> Observation:
        assert self.episode is not None
        return seen_by(self.episode, self.seat, self.form)

    def _info(self) -> dict[str, Any]:
        assert self.episode is not None
        return {
            "action_mask": mask(self.episode, self.seat),
            "seen": self.episode.show(self.seat),
            "mistakes": self.episode.mistakes[self.seat],
        }

    def render(self) -> Any:
        """Return the match as text, or print it, as `render_mode` says."""
        return None if self.episode is None else draw(self.episode, self.render_mode)

    def close(self) -> None:
        if self.episode is not None:
            self.episode.close()


for _name in games():
    gymnasium.register(
        f"turncoat/{_name}-v0", "turncoat.lab.environments.for_gymnasium:TurncoatEnv", kwargs={"game": _name}
    )
