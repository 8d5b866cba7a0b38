"""Rounds of Are You the Traitor? among bots, with what each of them believed at the Stop."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from turncoat.core import registry
from turncoat.core.bots.bot import seat_bot
from turncoat.core.game import Json
from turncoat.core.match import Match
from turncoat.games.are_you_the_traitor.bots.beliefs import own_role
from turncoat.games.are_you_the_traitor.bots.hearing import Claim, claims_of
from turncoat.games.are_you_the_traitor.bots.player import Player
from turncoat.games.are_you_the_traitor.casting import WIZARDS, Casting, Role, team
from turncoat.games.are_you_the_traitor.statistics import TELLING
from turncoat.lab.bot_match import BotMatch

GAME: Final = "are-you-the-traitor"
NAMES: Final = ("Ann", "Rosa", "Viggo", "Nora", "Osric", "Thea", "Pip", "Clement", "Isolde", "Baldur")


class Guess(NamedTuple):
    """What a bot held likely, how likely, and whether it was so."""

    role: Role
    """The bot's own."""
    odds: float
    right: bool


@dataclass
class Stop:
    """A Stop as its caller thought of it."""

    role: Role
    target: int
    believed: float
    stated: float
    """What it believed after it had reckoned with how such beliefs turn out at a call."""
    odds: list[tuple[int, list[dict[Role, float]]]]
    """What each of the Good held likely at that moment, by seat and role."""


@dataclass
class Round:
    casting: Casting
    seconds: float
    call: Stop
    right: bool
    remarks: list[tuple[int, Claim]] = field(default_factory=list)
    """Who said what, each only the first time."""
    signs: set[tuple[int, str]] = field(default_factory=set)

    @property
    def winner(self) -> str:
        own = team(self.call.role)
        return own if self.right else "evil" if own == "good" else "good"

    def beliefs(self) -> Iterator[Guess]:
        """Yield how likely the Good held each role of each other player at the Stop."""
        for seat, odds in self.call.odds:
            for other, by_role in enumerate(odds):
                for role, likely in by_role.items():
                    if other != seat:
                        yield Guess(self.casting[seat], likely, self.casting[other] == role)


class _Watched:
    """A bot whose thoughts are noted when it calls Stop."""

    def __init__(self, player: Player, stops: dict[tuple[int, int], Stop], others: list[_Watched]) -> None:
        self._player = player
        self._stops = stops
        self._others = others
        self._view: Mapping[str, Any] = {}

    @property
    def wake(self) -> float | None:
        return self._player.wake

    def hear(self, line: Mapping[str, Any], now: float) -> None:
        self._player.hear(line, now)

    def act(self, view: Mapping[str, Any], now: float) -> dict[str, Any] | None:
        self._view = view
        move = self._player.act(view, now)
        if move is not None and move["move"] == "stop":
            role, mind = own_role(view), self._player.mind
            guess, call = mind.best_guess(role), mind.best_call(role)
            assert guess is not None
            assert call is not None
            odds = [(one._view["you"], one._player.mind.odds) for one in self._others if one.is_good]
            stop = Stop(role, move["target"], guess[1], call[1], odds)
            self._stops[view["dealing"], view["you"]] = stop
        return move

    @property
    def is_good(self) -> bool:
        return team(own_role(self._view)) == "good"


def play(players: int, rounds: int, seed: str, line_up: Sequence[str]) -> Iterator[Round]:
    """Play so many rounds or a few more, at tables where people sit as far as the bots know."""
    game = registry.find(GAME)
    options = game.at_table(game.settle({}, players), False, [0])
    done = number = 0
    while done < rounds:
        lot = hashlib.sha256(f"{seed}/{players}/{number}".encode()).digest()
        match = Match(GAME, list(NAMES[:players]), lot, options)
        stops: dict[tuple[int, int], Stop] = {}
        bots: list[_Watched] = []
        for seat in range(players):
            spec = line_up[(seat + number) % len(line_up)]
            bot = seat_bot(game.bots, spec, int.from_bytes(lot[:6], "big") * 16 + seat)
            assert isinstance(bot, Player)
            bots.append(_Watched(bot, stops, bots))
        BotMatch(match, bots).play_out()
        for one in _rounds(match, stops):
            yield one
            done += 1
        number += 1


def _rounds(match: Match, stops: Mapping[tuple[int, int], Stop]) -> Iterator[Round]:
    """Yield the rounds of a match that ended with a Stop."""
    again = Match.replay(match.log, upto=0)
    heard, dealing, told, began = 0, 1, 0, 0.0
    lines: list[Json] = []
    for record in match.log["records"]:
        again.repeat(record)
        if "move" in record and record["move"]["move"] not in TELLING:
            continue
        view = again.view("watcher")
        if view["dealing"] != dealing:
            dealing, began = view["dealing"], view["began"]
        if view["reveal"] is None or told == dealing:
            continue
        told = dealing
        said = again.talk("watcher", heard)
        heard += len(said)
        lines = [line for line in said if line["at"] >= began]
        yield _describe_round(
            view, again, lines, stops[dealing, view["reveal"]["caller"]], record["at"] - began
        )


def _describe_round(view: Json, match: Match, lines: list[Json], stop: Stop, seconds: float) -> Round:
    reveal, names = view["reveal"], [player["name"] for player in view["players"]]
    casting: Casting = tuple(
        WIZARDS[reveal["alignments"][str(seat)]] if who == "wizard" else who
        for seat, who in enumerate(reveal["characters"])
    )
    one = Round(casting, seconds, stop, reveal["right"])
    before: int | None = None
    seen: set[Any] = set()
    for line in lines:
        for claim in claims_of(line, names, view["wizards"], before):
            key = (line["seat"], *sorted(claim.items()))
            if key not in seen and claim["what"] != "statue":
                one.remarks.append((line["seat"], claim))
            seen.add(key)
        before = line["seat"]
    one.signs = {(sign["seat"], sign["sign"]) for sign in match.view("host")["everything"]["signs"]}
    return one
