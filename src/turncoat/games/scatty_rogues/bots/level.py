"""How well a bot remembers, and how it plays with the memory that it has."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    decay: float
    """How fast a memory fades: what is so old counts as its age to the power of minus this."""
    noise: float
    """How much the strength of one memory differs from another's of the same age."""
    mixing: float
    """How likely a memory that has become hazy is of another trove, drawing or word."""
    drift: float
    """How likely it loses its place in the walk where no number was said."""
    slip: float
    """How likely it forgets Scatty Rogues after the last trove."""
    nerve: float
    """How sure it must be to object."""
    cunning: float
    """From 0, a trap goes anywhere, to 1: where it pays and where others will have forgotten it."""
    freeze: float
    """How likely it says nothing at all while others count."""


LEVELS: Final[Mapping[str, Level]] = {
    "goldfish": Level(0.70, 0.62, 0.60, 0.12, 0.25, 0.80, 0.0, 0.25),
    "squirrel": Level(0.60, 0.46, 0.40, 0.06, 0.12, 0.78, 0.3, 0.15),
    "hound": Level(0.47, 0.40, 0.26, 0.03, 0.06, 0.75, 0.6, 0.10),
    "raven": Level(0.40, 0.34, 0.15, 0.01, 0.02, 0.72, 0.9, 0.04),
    "elephant": Level(0.28, 0.22, 0.05, 0.003, 0.005, 0.70, 1.0, 0.01),
}
"""The worst memory first."""
