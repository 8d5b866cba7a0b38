"""Many games between bots, on paired deals: everybody plays every deal from every seat."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from turncoat.core import registry
from turncoat.core.bots.bot import Bot, seat_bot
from turncoat.core.game import Game
from turncoat.core.match import Match
from turncoat.core.refusal import Illegal, wrong_number_of_seats
from turncoat.lab import statistics
from turncoat.lab.bot_match import BotMatch
from turncoat.lab.tally import Tally


@dataclass(frozen=True)
class Plan:
    """Which games to play. A deal is played once for every seat, all players moving on by a seat each time.

    With more seats than bots the bots take turns: of five players with `a, b` three are `a` and two `b`.
    """

    game: str
    bots: tuple[str, ...]
    players: int
    deals: int
    seed: int = 0
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def games(self) -> int:
        return self.deals * self.players

    def seating(self, turn: int) -> list[int]:
        """Return the player in each seat after all players have moved on by `turn` seats."""
        return [(seat + turn) % self.players for seat in range(self.players)]

    def bot_of(self, player: int) -> int:
        return player % len(self.bots)

    def lot(self, *about: int | str) -> bytes:
        """Return random bytes that depend only on the plan's seed and on their purpose."""
        return hashlib.sha256("/".join(map(str, ("turncoat/lab", self.seed, *about))).encode()).digest()


def table_size(game: Game, bots: Sequence[str], players: int | None) -> int:
    """Return the number of players; without one, the fewest that the game and the bots need."""
    return max(game.seats[0], len(bots)) if players is None else players


def make_plan(
    game: str,
    bots: Sequence[str],
    games: int,
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
) -> Plan:
    """Make a plan of at least `games` games, or refuse.

    No bots named: the game's own, weakest first, as many as there are seats for.
    """
    found = registry.find(game)
    if not found.bots:
        raise Illegal("no_bots", game=found.name)
    low, high = found.seats
    seats = table_size(found, bots, players)
    bots = bots or list(found.bots)[:seats]
    if not low <= seats <= high:
        raise wrong_number_of_seats((low, high), seats)
    if len(bots) > seats:
        raise Illegal("too_many_bots", bots=len(bots), seats=seats)
    if games < 1:
        raise Illegal("too_few_games")
    for bot in bots:
        seat_bot(found.bots, bot, 0)
    settled = found.settle(options or {}, seats)
    if found.clock(settled) == "calendar":
        raise Illegal("by_the_calendar")
    return Plan(found.name, tuple(bots), seats, -(-games // seats), seed, settled)


def play_deal(plan: Plan, deal: int) -> Tally:
    """Play one deal from every seat. A player's luck moves on with the player."""
    tally = Tally.empty(len(plan.bots), plan.players)
    own = statistics.of(registry.find(plan.game))
    for turn in range(plan.players):
        seating = plan.seating(turn)
        match = Match(
            plan.game, [f"P{seat}" for seat in range(plan.players)], plan.lot("deal", deal), plan.options
        )
        played = BotMatch(match, [_bot(plan, deal, player) for player in seating])
        played.play_out()
        line_up = [plan.bot_of(player) for player in seating]
        tally.add_game(line_up, match, played.mistakes)
        if own is not None:
            tally.own += own.count(match.log, [plan.bots[bot] for bot in line_up])
    return tally


def _bot(plan: Plan, deal: int, player: int) -> Bot:
    seed = int.from_bytes(plan.lot("bot", deal, player)[:7], "big")
    return seat_bot(registry.find(plan.game).bots, plan.bots[plan.bot_of(player)], seed)


def play_all(plan: Plan, report: Callable[[Tally], None]) -> None:
    """Play the whole plan in this process; call `report` with the tally of each deal."""
    for deal in range(plan.deals):
        report(play_deal(plan, deal))
