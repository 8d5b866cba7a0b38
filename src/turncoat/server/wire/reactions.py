"""The few signs that people make at a table besides talking; everybody sees them, and nothing is kept."""

from __future__ import annotations

from typing import Literal, TypeAlias

Reaction: TypeAlias = Literal["applause", "laughter", "gasp", "doubt", "cheers"]
