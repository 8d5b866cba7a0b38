"""A lesson: a few scripted hands at a real table, played by whoever learns the game.

A game's folder brings its own as `lesson` in `lesson.py`: a deal, and a script of what is told, what the
learner does and what the others do. Everything in it is played by the rules, so that a lesson cannot show
what the game does not do; `turncoat.lab.lessons` writes down what the learner gets to see.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]

BREATH = 3.0
"""Seconds between two moves, unless a script says otherwise: longer than any window of our games."""


@dataclass(frozen=True)
class Tell:
    """Something is explained; the learner reads on."""

    words: str
    """The message, without parameters; two or three sentences."""
    show: str = ""
    """What is pointed at meanwhile, by a name that the drawn table knows."""


@dataclass(frozen=True)
class Yours:
    """The learner is told what to do, and does it."""

    words: str
    move: Json
    after: float = BREATH


@dataclass(frozen=True)
class Theirs:
    """Somebody else does something."""

    seat: int
    move: Json
    after: float = BREATH
    seen: bool = True
    """Whether it is looked at by itself; else together with what comes next."""


@dataclass(frozen=True)
class Passes:
    """Time passes until the next thing happens by itself."""


Unasked: TypeAlias = Theirs | Passes
Step: TypeAlias = Tell | Yours | Unasked


@dataclass(frozen=True)
class Lesson:
    """What a game's folder brings; the learner sits in seat 0."""

    others: tuple[str, ...]
    """The names of the other seats."""
    script: tuple[Step, ...]
    """It begins with something told, so that nothing happens before the learner has looked round."""
    before: tuple[Unasked, ...] = ()
    """What has happened before the learner looks; the learner's own part of it too."""
    deal: Mapping[str, Any] = field(default_factory=dict)
    options: Mapping[str, Any] = field(default_factory=dict)
