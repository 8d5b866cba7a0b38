"""The interface of a transport between servers on one store: it tells them that a log has grown.

Messages may be lost: a server learns the same from the next message, or by asking the store.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias

from turncoat.server.store.interface import Record

OnRecord: TypeAlias = Callable[[str, int, Record | None], None]
"""Called with a table's key, the length of its log, and the last record if it came along."""
OnMessage: TypeAlias = Callable[[str, bytes], None]
"""Called with a table's key and a message of another server about it."""


class Transport(Protocol):
    """Carries messages between servers that share a store."""

    async def open(self) -> None:
        """Connect; called once the store is open, and before anything is sent."""

    def announce(self, key: str, number: int) -> None:
        """Tell the others that a log has grown; does nothing if the store tells the transport itself."""

    def set_alone(self, alone: bool) -> None:
        """Say whether there is no other server, so that nothing needs to be sent."""

    def send(self, key: str, content: bytes) -> None:
        """Tell the other servers something about a table; nothing of it is stored."""

    def subscribe(self, on_record: OnRecord, on_message: OnMessage) -> None:
        """Call these for everything that other servers send."""

    async def close(self) -> None:
        """Disconnect; what was not sent yet is lost."""
