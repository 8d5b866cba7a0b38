"""The transport of a server that shares its store with no other, or of several servers in one process."""

from __future__ import annotations

from turncoat.server.cluster.transport import OnMessage, OnRecord


class LocalTransport:
    """Calls the subscribers of this process directly."""

    def __init__(self) -> None:
        self._on_record: list[OnRecord] = []
        self._on_message: list[OnMessage] = []

    async def open(self) -> None:
        pass

    def announce(self, key: str, number: int) -> None:
        for on_record in self._on_record:
            on_record(key, number, None)

    def set_alone(self, alone: bool) -> None:
        pass

    def send(self, key: str, content: bytes) -> None:
        for on_message in self._on_message:
            on_message(key, content)

    def subscribe(self, on_record: OnRecord, on_message: OnMessage) -> None:
        self._on_record.append(on_record)
        self._on_message.append(on_message)

    async def close(self) -> None:
        pass
