"""The fields that every view has; the views of a game are structs that add their own.

Views are built field by field from what the viewer may know, and encoded as they are.
"""

from __future__ import annotations

from typing import Annotated, Any, Generic, TypedDict, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

LegalMove = Annotated[Any, Meta(extra_json_schema={"type": "object"})]
"""A move as it would be sent, or a template: `open` names the fields that are the player's to fill in.

Where a template has one open field, `least` and `most` may bound it: a number, or how many are in a list.
"""


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody knows about a player; games add to it."""

    seat: int
    name: str


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """How a match ended; games add to it."""

    winners: list[int]
    """Seats; may be empty."""


P = TypeVar("P", bound=Player)
R = TypeVar("R", bound=Result)


class View(msgspec.Struct, Generic[P, R], frozen=True, kw_only=True):
    """What every view has; games add fields of their own."""

    game: str
    """The game's name, as in the catalogue."""
    edition: str | UnsetType = UNSET
    """Where the game has several."""
    you: int | None
    """The viewer's own seat; null for a viewer without one."""
    players: list[P]
    """By seat."""
    legal: list[LegalMove]
    """What the viewer may send now."""
    awaited: bool
    """Whether the match waits for the viewer: asked, not merely allowed."""
    deadline: float | None
    """When something happens by itself, in seconds since the start, as far as the viewer may know."""
    result: R | None
    """How it ended; null while the match goes on."""
    phase: str
    """The phase of the game."""


class Common(TypedDict, Generic[R]):
    """The fields of a view that the match itself fills in."""

    game: str
    edition: str | UnsetType
    you: int | None
    legal: list[Any]
    awaited: bool
    deadline: float | None
    result: R | None
