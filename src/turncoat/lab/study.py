"""A study: one plan or several (sizes, options), cut into deals that any process on any machine can play."""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any, Final, NamedTuple

from turncoat import __version__
from turncoat.core import registry
from turncoat.core.refusal import Illegal
from turncoat.lab.played import PlayedDeal
from turncoat.lab.sample import Sample
from turncoat.lab.simulation import KEEP_COUNTS, Keep, Plan, make_plan, play_deal, table_size
from turncoat.terminal.commands.options import format_value

FORM: Final = 1
"""The version of the form in which studies are written."""


class Task(NamedTuple):
    """One deal of one plan."""

    plan: int
    deal: int


class Shard(NamedTuple):
    """A part of a study, for a machine of its own: the i-th of n, from 1."""

    i: int
    n: int

    @classmethod
    def parse(cls, text: str) -> Shard:
        """Parse `3/10`, or refuse."""
        i, _, n = text.partition("/")
        if not (i.isdecimal() and n.isdecimal() and 1 <= int(i) <= int(n)):
            raise Illegal("bad_part_of_study", shard=text[:40])
        return cls(int(i), int(n))


WHOLE: Final = Shard(1, 1)


@dataclass(frozen=True)
class Study:
    """What to play, and what to keep of it."""

    plans: tuple[Plan, ...]
    games: int
    """How many games were asked for, of each plan."""
    keep: Keep = KEEP_COUNTS
    shard: Shard = WHOLE

    def tasks(self) -> list[Task]:
        """List the deals of this shard. Deals of all plans are dealt out in turn, so shards are alike."""
        every = (Task(number, deal) for number, plan in enumerate(self.plans) for deal in range(plan.deals))
        return [task for place, task in enumerate(every) if place % self.shard.n == self.shard.i - 1]

    def play(self, task: Task) -> PlayedDeal:
        return play_deal(self.plans[task.plan], task.deal, self.keep, task.plan)

    def whole(self) -> Study:
        """Return the study of which this is a shard."""
        return Study(self.plans, self.games, self.keep)

    @property
    def command(self) -> str:
        """Return the command that gives the same results again, on any number of cores."""
        first = self.plans[0]
        words = [
            "turncoat",
            "sim",
            first.game,
            "--bots",
            ",".join(bot.replace(",", "\\,") for bot in first.bots),
        ]
        words += ["--games", str(self.games), "--seed", str(first.seed)]
        words += ["--players", ",".join(dict.fromkeys(str(plan.players) for plan in self.plans))]
        for name in {name: None for plan in self.plans for name in plan.given}:
            values = dict.fromkeys(format_value(plan.given[name]) for plan in self.plans)
            flag = "--vary" if len(values) > 1 else "--option"
            words += [word for value in values for word in (flag, f"{name}={value}")]
        words += ["--decisions"] if self.keep.decisions else []
        words += ["--logs"] if self.keep.logs else []
        return shlex.join(words)

    def about(self) -> dict[str, Any]:
        """Say what this is, for every file that is written: version, seed, options, command."""
        return {
            "turncoat": __version__,
            "form": FORM,
            "command": self.command,
            "game": self.plans[0].game,
            "rules": registry.find(self.plans[0].game).rules,
            "seed": self.plans[0].seed,
            "games": self.games,
            "plans": [
                {
                    "players": plan.players,
                    "bots": list(plan.bots),
                    "deals": plan.deals,
                    "options": dict(plan.options),
                    "given": dict(plan.given),
                }
                for plan in self.plans
            ],
            "keep": {"decisions": self.keep.decisions, "logs": self.keep.logs},
        }

    @classmethod
    def from_about(cls, about: Mapping[str, Any]) -> Study:
        """Make the study that a file is about."""
        plans = tuple(
            Plan(
                about["game"],
                tuple(plan["bots"]),
                plan["players"],
                plan["deals"],
                about["seed"],
                plan["options"],
                plan["given"],
            )
            for plan in about["plans"]
        )
        return cls(plans, about["games"], Keep(**about["keep"]), Shard(*about.get("shard", (1, 1))))

    def samples(self, deals: Iterable[PlayedDeal]) -> list[Sample]:
        """Count deals, plan by plan."""
        samples = [Sample(len(plan.bots), plan.players) for plan in self.plans]
        for deal in deals:
            samples[deal.plan].add(deal)
        return samples


def make_study(
    game: str,
    bots: Sequence[str],
    games: int,
    players: Sequence[int | None] = (None,),
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    vary: Mapping[str, Sequence[Any]] | None = None,
    keep: Keep = KEEP_COUNTS,
    shard: Shard = WHOLE,
) -> Study:
    """Make a study of every number of players with every combination of the options that vary, or refuse."""
    found = registry.find(game)
    varied = vary or {}
    plans = []
    for size in players:
        for values in product(*varied.values()):
            chosen = {**(options or {}), **dict(zip(varied, values, strict=True))}
            plans.append(make_plan(game, bots, games, table_size(found, bots, size), seed, chosen))
    return Study(tuple(plans), games, keep, shard)
