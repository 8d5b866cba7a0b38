"""Confidence intervals for rates."""

from __future__ import annotations

import math
from typing import Final

CONFIDENCE: Final = 0.95
Z: Final = 1.959964
"""A standard normal variable lies within this many deviations of its mean with that confidence."""


def interval(rate: float, number: int) -> tuple[float, float]:
    """Return Wilson's interval for a rate that was observed in this many independent games."""
    if not number:
        return 0.0, 1.0
    spread = Z * Z / number
    middle = (rate + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * math.sqrt(rate * (1 - rate) / number + spread / (4 * number))
    return max(0.0, middle - half), min(1.0, middle + half)
