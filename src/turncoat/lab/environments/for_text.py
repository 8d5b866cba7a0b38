"""Text in, text out: every game with the interface of a TextArena environment, without that package.

    env = TextEnv("are-you-the-traitor")
    env.reset(num_players=5, seed=1)
    done = False
    while not done:
        player, seen = env.get_observation()
        done, info = env.step(agents[player](seen))
    rewards, game_info = env.close()

An agent is a function `str -> str`. It reads what its seat sees, what was said since it last answered, and a
numbered list of what it may do. It answers with a number; after that of `say` it may write its own words.
What others say is quoted as a JSON string, so that it cannot pass for anything else.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final

from turncoat.core import registry
from turncoat.core.game import Json
from turncoat.core.match import Match
from turncoat.core.refusal import Illegal
from turncoat.lab.environments.episode import PACE, Episode, Setting

_ANSWER: Final = re.compile(r"\s*\[?\s*(\d+)\s*\]?[\s:.)-]*(.*)", re.DOTALL)
"""A number, in brackets or not, and what follows it."""


class TextEnv:
    """A game of Turncoat for agents that read and write text."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, Any] | None = None,
        deal: Mapping[str, Any] | None = None,
        bots: Mapping[int, str] | None = None,
        pace: float = PACE,
    ) -> None:
        """Make the environment of a game; for the arguments see `Setting`."""
        self._game, self._options, self._deal = game, options or {}, deal
        self._bots, self._pace = bots or {}, pace
        self._episode: Episode | None = None

    @property
    def episode(self) -> Episode:
        """The match in play."""
        if self._episode is None:
            raise RuntimeError("reset the environment first")
        return self._episode

    def reset(self, num_players: int | None = None, seed: int = 0, match: Match | None = None) -> None:
        """Begin a match of so many players (None: the fewest), or go on with one."""
        setting = Setting(
            self._game, num_players, self._options, self._deal, self._bots, talk=True, pace=self._pace
        )
        self._episode = setting.begin(seed) if match is None else setting.go_on(match, seed)

    def get_observation(self) -> tuple[int, str]:
        """Return whose turn it is to answer, and what they read."""
        actor = self.episode.actor
        if actor is None:
            raise RuntimeError("the match is over")
        return actor, self.observation(actor)

    def observation(self, seat: int) -> str:
        """Return what a seat reads: its view, the latest lines, and what it may do, by number."""
        seen = self.episode.observe(seat)
        view = seen["view"]
        names = [player["name"] for player in view["players"]]
        facts = [
            f"{name}: {json.dumps(value)}"
            for name, value in view.items()
            if name not in ("legal", "players", "you", "game")
        ]
        return "\n".join(
            [
                f"You are {names[seat]} (seat {seat}) in a game of {view['game']}.",
                f"Seconds since the start: {seen['now']:.0f}",
                f"Players, by seat: {json.dumps(view['players'])}",
                *facts,
                "Said since you last answered:",
                *([_quote(line, names) for line in seen["talk"]] or ["nothing"]),
                *([f"Your move so far: {json.dumps(seen['steps'])}"] if seen["steps"] else []),
                "Answer with one of these numbers:",
                *(f"{number}: {name}" for number, name in enumerate(self.offered(seat), 1)),
            ]
        )

    def offered(self, seat: int) -> list[str]:
        """Return what a seat may do, in the order of the numbers."""
        names = self.episode.choices.names
        ways = [names[choice].removeprefix("… ") for choice in self.episode.ways(seat)]
        return [f"{name}, and then your own words" if name == "say" else name for name in ways]

    def step(self, action: str) -> tuple[bool, Json]:
        """Carry out an answer; one that cannot be read, or is illegal, counts as a mistake and as waiting."""
        seat = self.episode.actor
        assert seat is not None, "the match is over"
        before = self.episode.mistakes[seat]
        refused = self._carry_out(seat, action)
        info: Json = {"seat": seat, "mistake": self.episode.mistakes[seat] > before}
        return self.episode.over, info if refused is None else {**info, "refused": refused}

    def _carry_out(self, seat: int, action: str) -> str | None:
        """Carry out an answer; return why it was refused, if it was."""
        choices = list(self.episode.ways(seat))
        read = _ANSWER.fullmatch(action)
        number = int(read[1]) if read is not None and len(read[1]) < 4 else 0
        if read is None or not 1 <= number <= len(choices):
            self.episode.choose(seat, -1)
            return "not_a_number_of_the_list"
        choice, text = choices[number - 1], read[2].strip()
        if text and self.episode.choices.names[choice] == "say":
            try:
                self.episode.play(seat, {"move": "say", "text": text})
            except Illegal as no:
                self.episode.choose(seat, -1)
                return no.code
        else:
            self.episode.choose(seat, choice)
        return None

    def close(self) -> tuple[dict[int, float], dict[int, Json]]:
        """Return the rewards by seat, and about each seat whether it won and its mistakes."""
        self.episode.close()
        rewards = self.episode.rewards()
        info = [
            {"seat": seat, "won": reward > 0, "mistakes": self.episode.mistakes[seat]}
            for seat, reward in enumerate(rewards)
        ]
        return dict(enumerate(rewards)), dict(enumerate(info))


def games_with_talk() -> list[str]:
    """Return the names of the games in which players talk."""
    return [game.name for game in registry.games().values() if game.talking]


def _quote(line: Json, names: list[str]) -> str:
    """Return a line of talk, its speaker named by us and its words as a JSON string."""
    seat = line["seat"]
    who = names[seat] if isinstance(seat, int) else "the table" if seat is None else str(seat)
    told = {name: value for name, value in line.items() if name not in ("n", "at", "seat", "phrases")}
    return f"{who}: {json.dumps(told.get('say', told))}"
