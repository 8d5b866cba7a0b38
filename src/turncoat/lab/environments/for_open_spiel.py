"""OpenSpiel: all games as Python games of `pyspiel`.

Importing this module registers `turncoat_<game>` (`turncoat_loyalty_or_treachery`). Chance acts once, at the
root: it picks one of so many deals (`deals`), or an order of the cards that `shuffle` names; all else that is
drawn follows from the deal, by a seed that nobody sees. Choices are numbered as in `Choices`.

    pyspiel.load_game("turncoat_loyalty_or_treachery", {"shuffle": "deck:2H 8H 2S 8S", "deal": "first:0"})

An information state is a hash of all that a player was shown, heard and chose, in order.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from itertools import permutations
from typing import Any, Final

import numpy as np
import pyspiel

from turncoat.core import registry
from turncoat.core.match import Match
from turncoat.lab.environments.episode import PACE, Episode, Setting
from turncoat.lab.environments.features import LENGTH, features

DEALS: Final = 1000
LONGEST: Final = 20_000
PARAMETERS: Final = {
    "players": 0,
    "options": "",
    "deal": "",
    "shuffle": "",
    "seeds": 1,
    "deals": DEALS,
    "talk": False,
    "longest": LONGEST,
    "pace": PACE,
}
"""`players`: 0 for the fewest. `options`, `deal`: `name:value;name:value`, values as JSON. `shuffle`:
`name:value value …`, a list of the deal in every order, each with so many `seeds`. `longest`: the most
choices; then nobody wins."""


class TurncoatGame(pyspiel.Game):
    """A game of Turncoat, played by its match."""

    def __init__(self, kind: Any, name: str, given: Mapping[str, Any] | None = None) -> None:
        """Make the game from the parameters in `PARAMETERS`."""
        self.wanted = {**PARAMETERS, **(given or {})}
        options, deal = _read(self.wanted["options"]), _read(self.wanted["deal"])
        talk, pace = self.wanted["talk"], self.wanted["pace"]
        self.setting = Setting(name, self.wanted["players"] or None, options, deal, {}, talk, pace, True)
        self.shuffled, _, listed = self.wanted["shuffle"].partition(":")
        self.orders = list(permutations(listed.split())) if listed else []
        two = self.setting.seats == 2
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.choices),
            max_chance_outcomes=self.deals,
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if two else None,
            max_game_length=self.wanted["longest"],
        )
        super().__init__(kind, info, dict(given or {}))

    @property
    def deals(self) -> int:
        """How many ways there are to begin."""
        return len(self.orders) * int(self.wanted["seeds"]) or int(self.wanted["deals"])

    def begin(self, number: int) -> Episode:
        """Begin the match of a deal."""
        if not self.orders:
            return self.setting.begin(number)
        deal = {**(self.setting.deal or {}), self.shuffled: list(self.orders[number % len(self.orders)])}
        names = [f"P{seat}" for seat in range(self.setting.seats)]
        return self.setting.go_on(Match(self.setting.game, names, number, self.setting.options, deal))

    def new_initial_state(self) -> TurncoatState:
        return TurncoatState(self)

    def state_of(self, match: Match) -> TurncoatState:
        """Return the state that a match has come to; what was shown before is not part of it."""
        state = TurncoatState(self)
        state.episode = self.setting.go_on(match)
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> TurncoatObserver:
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return TurncoatObserver(recall, params)


class TurncoatState(pyspiel.State):
    """A match, before it was dealt (`episode` is None) or in play."""

    def __init__(self, game: TurncoatGame) -> None:
        super().__init__(game)
        self.episode: Episode | None = None
        self.chosen = 0

    def current_player(self) -> Any:
        if self.episode is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.is_terminal() else self.episode.actor

    def _legal_actions(self, player: int) -> list[int]:
        assert self.episode is not None
        return list(self.episode.ways(player)) if player == self.episode.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        number = self.get_game().deals
        return [(deal, 1 / number) for deal in range(number)]

    def _apply_action(self, action: int) -> None:
        if self.episode is None:
            self.episode = self.get_game().begin(action)
            return
        assert self.episode.actor is not None
        self.episode.choose(self.episode.actor, action)
        self.chosen += 1

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().setting.choices.names[action])

    def is_terminal(self) -> bool:
        if self.episode is None:
            return False
        return self.episode.over or self.chosen >= self.get_game().wanted["longest"]

    def returns(self) -> list[float]:
        return [0.0] * self.num_players() if self.episode is None else self.episode.rewards()

    def information_state_string(self, player: int | None = None) -> str:
        """Return what stands for all that the player has observed and chosen."""
        who = self.current_player() if player is None else player
        return f"{who}:{'' if self.episode is None else self.episode.history(who).hex()}"

    def __str__(self) -> str:
        if self.episode is None:
            return "not dealt yet"
        match = self.episode.match
        return json.dumps({"now": match.now, "records": match.records(), "view": match.view("host")})


class TurncoatObserver:
    """What a player sees at one moment: hashed features, and as text the JSON that the socket sends."""

    def __init__(self, perfect_recall: bool, params: Any) -> None:
        if params:
            raise ValueError(f"no parameters are known here: {params}")
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(LENGTH, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: TurncoatState, player: int) -> None:
        """Fill the tensor with the features of what the player sees."""
        self.tensor[:] = 0 if state.episode is None else features(state.episode.observe(player))

    def string_from(self, state: TurncoatState, player: int) -> str:
        """Return what the player sees, or all that it has ever seen, as text."""
        if self.perfect_recall:
            return state.information_state_string(player)
        return "" if state.episode is None else state.episode.encode(player).decode()


def _read(text: str) -> dict[str, Any]:
    """Parse `name:value;name:value`; a value is JSON, or a word."""
    found = {}
    for part in filter(None, text.split(";")):
        name, _, value = part.partition(":")
        try:
            found[name.strip()] = json.loads(value)
        except json.JSONDecodeError:
            found[name.strip()] = value.strip()
    return found


def short_name(game: str) -> str:
    """Return the name by which OpenSpiel knows a game."""
    return f"turncoat_{game.replace('-', '_')}"


def _register(name: str) -> None:
    low, high = registry.find(name).seats
    two = high == 2
    kind = pyspiel.GameType(
        short_name=short_name(name),
        long_name=f"Turncoat: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if two else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )

    class Named(TurncoatGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(kind, name, params)

    pyspiel.register_game(kind, Named)


for _name in registry.games():
    _register(_name)
