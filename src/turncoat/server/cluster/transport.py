"""How servers that share a store tell each other that a log has grown.

The log is the truth: a lost announcement is healed by the next, or by asking the store.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from turncoat.server.store.interface import Record

Heard: TypeAlias = Callable[[str, int, Record | None], None]
"""Called with a table's key, how many records its log has now, and the last of them where it came along."""
Overheard: TypeAlias = Callable[[str, bytes], None]
"""Called with a table's key and what another server said about it."""


class Bus(Protocol):
    async def open(self) -> None:
        """Once the store is open, and before anything is told."""

    def announce(self, key: str, number: int) -> None:
        """A log has grown; nothing where the store itself tells the bus what was stored."""

    def note_alone(self, alone: bool) -> None:
        """Whether there is no other server that could hear."""

    def whisper(self, key: str, said: bytes) -> None:
        """Tell the other servers something that is kept nowhere."""

    def listen(self, heard: Heard, overheard: Overheard) -> None: ...

    async def close(self) -> None: ...
