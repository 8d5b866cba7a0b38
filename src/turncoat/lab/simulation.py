"""Many games between bots, on paired deals: everybody plays every deal from every seat."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from turncoat.core import registry
from turncoat.core.bots.bot import Bot
from turncoat.core.game import Game
from turncoat.core.match import Match
from turncoat.core.refusal import Illegal, wrong_number_of_seats
from turncoat.lab.bot_match import BotMatch
from turncoat.lab.bots.specs import close, make_bot, refuse_unknown, usual_line_up
from turncoat.lab.figures import statistics
from turncoat.lab.played import Decision, Played, PlayedDeal
from turncoat.lab.sample import Sample


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
    given: Mapping[str, Any] = field(default_factory=dict)
    """The options that were asked for; the others have their defaults."""

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


@dataclass(frozen=True)
class Keep:
    """What is kept of each match besides the counts."""

    decisions: bool = False
    logs: bool = False


KEEP_COUNTS: Final = Keep()


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
    """Make a plan of at least `games` games, or refuse. No bots named: the game's usual line-up."""
    found = registry.find(game)
    if not found.bots:
        raise Illegal("no_bots", game=found.name)
    low, high = found.seats
    seats = table_size(found, bots, players)
    bots = bots or usual_line_up(found, seats)
    if not low <= seats <= high:
        raise wrong_number_of_seats((low, high), seats)
    if len(bots) > seats:
        raise Illegal("too_many_bots", bots=len(bots), seats=seats)
    if games < 1:
        raise Illegal("too_few_games")
    refuse_unknown(found, bots)
    settled = found.settle(options or {}, seats)
    if found.clock(settled) == "calendar":
        raise Illegal("by_the_calendar")
    return Plan(found.name, tuple(bots), seats, -(-games // seats), seed, settled, dict(options or {}))


def play_deal(plan: Plan, deal: int, keep: Keep = KEEP_COUNTS, number: int = 0) -> PlayedDeal:
    """Play one deal from every seat. A player's luck moves on with the player."""
    return PlayedDeal(number, deal, [_play(plan, deal, turn, keep) for turn in range(plan.players)])


def _play(plan: Plan, deal: int, turn: int, keep: Keep) -> Played:
    seating = plan.seating(turn)
    match = Match(
        plan.game, [f"P{seat}" for seat in range(plan.players)], plan.lot("deal", deal), plan.options
    )
    decisions: list[Decision] = []

    def note(seat: int, view: dict[str, Any], move: dict[str, Any]) -> None:
        decisions.append(
            Decision(match.number, match.now, seat, str(view["phase"]), len(view["legal"]), move)
        )

    bots = [_bot(plan, deal, player) for player in seating]
    played = BotMatch(match, bots, note if keep.decisions else None)
    played.play_out()
    for bot in bots:
        close(bot)
    line_up = [plan.bot_of(player) for player in seating]
    return _describe(plan, match, turn, line_up, played.mistakes, decisions, keep)


def _describe(
    plan: Plan,
    match: Match,
    turn: int,
    line_up: list[int],
    mistakes: list[int],
    decisions: list[Decision],
    keep: Keep,
) -> Played:
    game = registry.find(plan.game)
    result, shown = match.result, match.view("watcher")
    assert result is not None
    measures = statistics.measures(game)
    log = match.log if keep.logs or measures else None
    names = [plan.bots[bot] for bot in line_up]
    return Played(
        turn=turn,
        bots=line_up,
        winners=result["winners"],
        by=result.get("by"),
        records=match.number,
        seconds=match.now,
        turns=shown.get("turns"),
        first=shown.get("first"),
        roles=None if log is None else statistics.roles_of(game, log),
        mistakes=mistakes,
        counts={
            name: dict(sorted(measure.count(log, names).items()))
            for name, measure in measures.items()
            if log is not None
        },
        decisions=decisions,
        log=log if keep.logs else None,
    )


def _bot(plan: Plan, deal: int, player: int) -> Bot:
    seed = int.from_bytes(plan.lot("bot", deal, player)[:7], "big")
    return make_bot(registry.find(plan.game), plan.bots[plan.bot_of(player)], seed)


def play_all(plan: Plan, report: Callable[[PlayedDeal], None]) -> None:
    """Play the whole plan in this process; call `report` with each deal."""
    for deal in range(plan.deals):
        report(play_deal(plan, deal))


def sample_of(plan: Plan, deals: Iterable[PlayedDeal]) -> Sample:
    """Count deals of a plan."""
    sample = Sample(len(plan.bots), plan.players)
    for deal in deals:
        sample.add(deal)
    return sample
