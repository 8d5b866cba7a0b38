"""What Gymnasium and PettingZoo share: spaces, observations in them, and how a match begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces

from turncoat.core.match import Match
from turncoat.lab.environments.episode import Episode, Setting
from turncoat.lab.environments.features import LENGTH, LIMIT, PAGE, Form, Numbers, mask, observation

Observation: TypeAlias = dict[str, Numbers] | Numbers
"""Features with the mask of what may be chosen, or a page of bytes; the mask is then in `info` alone."""


def seen_space(form: Form, choices: int) -> spaces.Space[Any]:
    """Return the space of what an agent sees."""
    if form == "bytes":
        return spaces.Box(0, 255, PAGE, np.uint8)
    seen = spaces.Box(-LIMIT, LIMIT, (LENGTH,), np.float32)
    return spaces.Dict({"observation": seen, "action_mask": spaces.MultiBinary(choices)})


def seen_by(episode: Episode, seat: int, form: Form) -> Observation:
    """Return what a seat sees, as that space has it."""
    seen = observation(episode, seat, form)
    return seen if form == "bytes" else {"observation": seen, "action_mask": mask(episode, seat)}


def begin(setting: Setting, seed: int, options: Mapping[str, Any] | None) -> Episode:
    """Begin the match of a seed, or go on with the `match` in `options`."""
    match = (options or {}).get("match")
    return setting.go_on(match, seed) if isinstance(match, Match) else setting.begin(seed)
