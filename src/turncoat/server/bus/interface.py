"""How servers that share a store tell each other that a log has grown.

Only the fact is passed on: the log is the truth, so a lost announcement is healed by the next.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

Heard: TypeAlias = Callable[[str, int], None]
"""Called with a table's code and how many events its log has now."""


class Bus(Protocol):
    def announce(self, code: str, number: int) -> None: ...

    def listen(self, heard: Heard) -> None: ...
