"""A lesson: a scripted match in which a learner makes some of the moves.

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
    """Explain something; the learner reads on."""

    words: str
    """The message, without parameters; two or three sentences."""
    show: str = ""
    """What to point at meanwhile, by a name that the drawn table knows."""


@dataclass(frozen=True)
class Yours:
    """Tell the learner what to do, and wait for it."""

    words: str
    move: Json
    after: float = BREATH


@dataclass(frozen=True)
class Theirs:
    """Let another seat make a move."""

    seat: int
    move: Json
    after: float = BREATH
    seen: bool = True
    """Whether the learner sees it as a step of its own; else together with the next step."""


@dataclass(frozen=True)
class Passes:
    """Let time pass until the next deadline."""


Unasked: TypeAlias = Theirs | Passes
Step: TypeAlias = Tell | Yours | Unasked


@dataclass(frozen=True)
class Lesson:
    """The lesson of one game; the learner sits in seat 0."""

    others: tuple[str, ...]
    """The names of the other seats."""
    script: tuple[Step, ...]
    """Begins with a `Tell`, so that nothing happens before the learner has looked round."""
    before: tuple[Unasked, ...] = ()
    """Moves that are made before the lesson begins, the learner's own among them."""
    deal: Mapping[str, Any] = field(default_factory=dict)
    options: Mapping[str, Any] = field(default_factory=dict)
