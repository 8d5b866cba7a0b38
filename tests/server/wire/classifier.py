"""Tries to tell roles apart by traffic alone, with a classifier that was trained on other matches.

`python -m tests.server.wire.classifier MATCHES [SEED]` plays so many matches of each game with secret roles
over sockets and prints how well that goes, moment by moment and pair by pair. SEED chooses other matches.
"""

from __future__ import annotations

import asyncio
import dataclasses
import math
import sys
import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

import numpy as np

from tests.laws.support import Support, of
from tests.server.wire.eavesdropper import Packet, record_traffic
from tests.server.wire.test_secrecy import some_match
from turncoat import Match


def _without_host(game: Support) -> Support:
    """The game without setups in which a person leads it: the host's traffic is not looked at."""
    setups = [setup for setup in game.setups if setup.options.get("host") != "human"]
    return dataclasses.replace(game, setups=setups)


AT = of("are_you_the_traitor")
TT = _without_host(of("the_traitors"))
Rows: TypeAlias = Any
"""An array of figures, a row a sample."""
FEWEST = 8
"""Fewest samples of each role, in training and held out, for a pair to be tried."""
SURE = 3.3
"""Standard deviations of the interval: 99.9 %, because many pairs are tried."""


class Sample(NamedTuple):
    """What is seen of one seat in one stretch of a match, and who sat there."""

    moment: str
    role: str
    figures: list[float]


class Score(NamedTuple):
    """How many held-out seats were told apart rightly."""

    moment: str
    roles: tuple[str, str]
    right: float
    """Share of right answers; both roles count the same."""
    samples: int

    @property
    def at_least(self) -> float:
        """The lower end of the interval."""
        return self.right - SURE * math.sqrt(0.25 / self.samples)


def roles(game: Support, match: Match) -> list[str]:
    """The role of each seat now; a Wizard is a Good or an Evil one."""
    everything = match.view("host")["everything"]
    if game.game == TT.game:
        return list(everything["identities"])
    sides = everything["alignments"]
    return [f"{sides.get(str(seat), '')} {who}".strip() for seat, who in enumerate(everything["characters"])]


def stretches(game: Support, log: Any) -> Iterator[tuple[str, range, list[str], list[int]]]:
    """The stretches of a match in which everybody sees the same stage: its name, records, roles and seats."""
    match = Match.replay(log, upto=0)
    before, first = _place(game, match), 0
    for record in [*log["records"], None]:
        place = None if record is None else before
        if record is not None:
            match.repeat(record)
            place = _place(game, match)
        if place != before or record is None:
            last = len(log["records"]) + 1 if record is None else record["n"] - 1
            yield before[0], range(first, last + 1), before[2], before[3]
            first = last + 1
        if place is not None:
            before = place


def _place(game: Support, match: Match) -> tuple[str, int, list[str], list[int]]:
    seen = match.view("watcher")
    name = " ".join(str(seen[field]) for field in ("phase", "stage", "part") if seen.get(field) is not None)
    if game.game == TT.game:
        return name, seen["day"], roles(game, match), seen["alive"]
    return name, seen["dealing"], roles(game, match), [*range(len(match.seats))]


def samples(
    game: Support, log: Any, traffic: dict[int, list[Packet]], size: Callable[[Packet], int]
) -> Iterator[Sample]:
    """What is seen of each seat, as it is and against the others at the table."""
    for moment, records, who, seats in stretches(game, log):
        rows = {}
        for seat in seats:
            packets = [packet for packet in traffic[seat] if packet.moment in records]
            rows[seat] = [
                figure
                for sent in (False, True)
                for figure in _figures([(p.moment, size(p)) for p in packets if p.sent == sent])
            ]
        middle = np.mean([*rows.values()], axis=0) if rows else 0.0
        for seat, row in rows.items():
            yield Sample(moment, who[seat], [*row, *(np.array(row) - middle)])


def _figures(packets: Sequence[tuple[int, int]]) -> list[float]:
    sizes = [size for _, size in packets] or [0]
    moments = [moment for moment, _ in packets] or [0]
    return [len(packets), sum(sizes), max(sizes), min(sizes), sum(sizes) / len(sizes), len(set(moments))]


def tell_apart(train: Sequence[Sample], held_out: Sequence[Sample]) -> list[Score]:
    """Train on some matches and try on others: at every moment, every pair of roles."""
    scores = []
    for moment in sorted({sample.moment for sample in train}):
        learned, tried = _by_role(train, moment), _by_role(held_out, moment)
        for pair in combinations(sorted(learned), 2):
            counts = [len(rows[role]) for rows in (learned, tried) for role in pair]
            if min(counts) >= FEWEST:
                guess = _fit(*(np.array(learned[role]) for role in pair))
                right = [guess(np.array(tried[role])) == place for place, role in enumerate(pair)]
                share = sum(float(each.mean()) for each in right) / 2
                scores.append(Score(moment, pair, share, 2 * min(counts[2:])))
    return scores


def _by_role(some: Sequence[Sample], moment: str) -> dict[str, list[list[float]]]:
    rows = defaultdict(list)
    for sample in some:
        if sample.moment == moment:
            rows[sample.role].append(sample.figures)
    return rows


def _fit(one: Rows, two: Rows) -> Callable[[Rows], Rows]:
    """Logistic regression by gradient descent; both roles count the same."""
    rows = np.concatenate([one, two])
    middle, width = rows.mean(axis=0), rows.std(axis=0) + 1e-9
    features = np.column_stack([(rows - middle) / width, np.ones(len(rows))])
    truth = np.repeat([0.0, 1.0], [len(one), len(two)])
    weight = np.where(truth == 0, 0.5 / len(one), 0.5 / len(two))
    bends = np.zeros(features.shape[1])
    for _ in range(500):
        chance = 1 / (1 + np.exp(-np.clip(features @ bends, -30, 30)))
        bends -= 1.0 * (features.T @ (weight * (chance - truth)) + 0.003 * bends)

    def guess(new: Rows) -> Rows:
        scaled = np.column_stack([(new - middle) / width, np.ones(len(new))])
        return (scaled @ bends > 0).astype(int)

    return guess


async def play_matches(
    game: Support, number: int, folder: Path, seed: str = ""
) -> list[tuple[Any, dict[int, list[Packet]]]]:
    """Play matches over sockets, and return their logs and the traffic of each seat."""
    rng = Random(f"classifier {game.game}{seed}")
    played = []
    for each in range(number):
        match = some_match(game, rng, rng.randrange(60, 240))
        played.append((match.log, await record_traffic(folder / f"{game.game} {each}", match.log)))
    return played


def scores(
    game: Support, played: Sequence[tuple[Any, dict[int, list[Packet]]]], size: Callable[[Packet], int]
) -> list[Score]:
    """Train on every other match, and try on the rest."""
    parts = [
        [each for log, traffic in played[start::2] for each in samples(game, log, traffic, size)]
        for start in (0, 1)
    ]
    return tell_apart(*parts)


async def main(number: int, seed: str = "") -> None:
    for game in (TT, AT):
        with tempfile.TemporaryDirectory() as folder:
            played = await play_matches(game, number, Path(folder), seed)
        kinds: dict[str, Callable[[Packet], int]] = {
            "as sent": lambda packet: packet.size,
            "without blanks": lambda packet: packet.content,
        }
        for kind, size in kinds.items():
            print(f"{game.game}, {kind}, {number} matches")
            for score in scores(game, played, size):
                pair = " / ".join(score.roles)
                what = f"  {score.moment:24} {pair:32}"
                print(f"{what} {score.right:.3f} of {score.samples}, {score.at_least:.3f} at least")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]), *sys.argv[2:]))
