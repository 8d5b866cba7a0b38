"""Learn to beat `random` at Loyalty or Treachery in a few minutes, with NumPy alone, and draw how it went.

    python docs/example_training.py --plot learning.svg

A policy gradient (REINFORCE): each choice has a weight for every feature of what the seat sees. After each
batch of games, choices that were made in games that were won become likelier. It is then measured on deals
that it was not trained on. The plot needs `turncoat[lab]`.
"""

from __future__ import annotations

import argparse
import math
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from turncoat.lab.environments.for_gymnasium import TurncoatEnv

GAME = "loyalty-or-treachery"
BATCH = 50
RATE = 0.02
SPREAD = 1.96
"""Standard errors on either side in an interval of 95 %."""
UNSEEN = 1_000_000
"""The first seed of the deals it is measured on."""

Array = NDArray[np.float64]


@dataclass
class Choice:
    """One choice in a game: what was seen, how likely each choice was, and which was made."""

    seen: Array
    odds: Array
    made: int


class Policy:
    """A weight for every feature and choice; choices are as likely as their exponentials."""

    def __init__(self, features: int, choices: int, seed: int) -> None:
        self.weights: Array = np.zeros((features, choices))
        self.mean: Array = np.zeros_like(self.weights)
        self.square: Array = np.zeros_like(self.weights)
        self.steps = 0
        self.rng = np.random.default_rng(seed)

    def odds(self, seen: Array, mask: NDArray[Any]) -> Array:
        """Return how likely each choice is; what the mask rules out is never chosen."""
        score = np.where(mask > 0, seen @ self.weights, -np.inf)
        likely = np.exp(score - score.max())
        return np.asarray(likely / likely.sum())

    def choose(self, seen: Array, mask: NDArray[Any]) -> Choice:
        """Draw a choice."""
        odds = self.odds(seen, mask)
        return Choice(seen, odds, int(self.rng.choice(len(odds), p=odds)))

    def learn(self, games: list[tuple[list[Choice], float]]) -> None:
        """Make the choices of games that went better than the others likelier (a step of Adam)."""
        usual = sum(reward for _, reward in games) / len(games)
        slope = np.zeros_like(self.weights)
        for choices, reward in games:
            for choice in choices:
                push = -choice.odds
                push[choice.made] += 1
                slope += np.outer(choice.seen, push * (reward - usual))
        slope /= len(games)
        self.steps += 1
        self.mean = 0.9 * self.mean + 0.1 * slope
        self.square = 0.999 * self.square + 0.001 * slope**2
        mean, square = self.mean / (1 - 0.9**self.steps), self.square / (1 - 0.999**self.steps)
        self.weights += RATE * mean / (np.sqrt(square) + 1e-8)


def read(seen: Any) -> Array:
    """Return the features as numbers of one size, with a constant."""
    features = np.asarray(seen["observation"], np.float64)
    return np.append(features / (1 + np.linalg.norm(features)), 1.0)


def play(env: TurncoatEnv, policy: Policy, seed: int) -> tuple[list[Choice], float]:
    """Play a game; return the choices and the reward."""
    seen, info = env.reset(seed=seed)
    choices: list[Choice] = []
    while True:
        choices.append(policy.choose(read(seen), info["action_mask"]))
        seen, reward, over, _, info = env.step(choices[-1].made)
        if over:
            return choices, reward


def measure(env: TurncoatEnv, policy: Policy, games: int) -> tuple[float, float]:
    """Return the share of games won on unseen deals (a draw counts half), and half its interval."""
    scores = [(play(env, policy, UNSEEN + number)[1] + 1) / 2 for number in range(games)]
    return float(np.mean(scores)), SPREAD * float(np.std(scores)) / math.sqrt(games)


def train(games: int, measured: int, opponent: str = "random", seed: int = 0) -> list[dict[str, float]]:
    """Train, and measure ten times on the way; return a row for each measurement."""
    env = TurncoatEnv(GAME, [opponent])
    seen, _ = env.reset(seed=seed)
    policy = Policy(len(read(seen)), int(env.action_space.n), seed)  # type: ignore[attr-defined]
    rows, began = [], time.monotonic()
    batches = max(1, games // BATCH)
    for batch in range(batches + 1):
        if batch % max(1, batches // 10) == 0:
            share, half = measure(env, policy, measured)
            rows.append({"games": batch * BATCH, "won": share, "low": share - half, "high": share + half})
            print(f"{batch * BATCH:6} games, {time.monotonic() - began:5.0f} s: {share:.1%} ± {half:.1%} won")
        first = batch * BATCH
        policy.learn([play(env, policy, seed + number) for number in range(first, first + BATCH)])
    return rows


def draw(rows: list[dict[str, float]], opponent: str, path: Path) -> None:
    """Draw the measurements with their intervals, and where chance would be."""
    import altair as alt

    data: Any = alt.InlineData  # Altair has no types for it
    base = alt.Chart(data(values=rows)).encode(x=alt.X("games:Q", title="games played in training"))
    share = alt.Scale(domain=[0, 1])
    band = base.mark_area(opacity=0.25).encode(y=alt.Y("low:Q", scale=share), y2="high:Q")
    line = base.mark_line(point=True).encode(
        y=alt.Y("won:Q", scale=share, title=f"games won against {opponent}", axis=alt.Axis(format="%"))
    )
    even = alt.Chart(data(values=[{"won": 0.5}])).mark_rule(strokeDash=[4, 4]).encode(y="won:Q")
    (band + line + even).properties(width=520, height=280, title="Loyalty or Treachery").save(str(path))


def main() -> None:
    asked = argparse.ArgumentParser(description="learn to beat a bot at Loyalty or Treachery")
    asked.add_argument("--games", type=int, default=2000)
    asked.add_argument("--measured", type=int, default=400, help="games a measurement")
    asked.add_argument("--against", default="random")
    asked.add_argument("--seed", type=int, default=0)
    asked.add_argument("--plot", type=Path)
    wanted = asked.parse_args()
    rows = train(wanted.games, wanted.measured, wanted.against, wanted.seed)
    if wanted.plot:
        draw(rows, wanted.against, wanted.plot)


if __name__ == "__main__":
    main()
