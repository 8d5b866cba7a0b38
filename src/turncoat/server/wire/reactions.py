"""The signs of a reaction: everybody at the table sees them for a moment, and none is stored."""

from __future__ import annotations

from typing import Literal, TypeAlias

Reaction: TypeAlias = Literal["applause", "laughter", "gasp", "doubt", "cheers"]
