"""What a language model has cost and done wrong in a match, for whoever shows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol, runtime_checkable


@dataclass
class Usage:
    """Counts of one match."""

    calls: int = 0
    """Requests that were sent."""
    read: int = 0
    """Tokens that the model read, as far as its server says."""
    written: int = 0
    """Tokens that it wrote."""
    refused: int = 0
    """Answers that named no legal move."""
    late: int = 0
    """Requests that were not answered in time."""
    failed: int = 0
    """Requests that went wrong in another way."""
    stood_in: int = 0
    """Moves that its stand-in gave."""


@runtime_checkable
class Metered(Protocol):
    """A bot that counts what it costs."""

    @property
    def usage(self) -> Usage: ...
