"""The bus of a server that is alone with its store, or of several in one process."""

from __future__ import annotations

from turncoat.server.cluster.transport import Heard, Overheard


class LocalBus:
    """Between listeners in one process."""

    def __init__(self) -> None:
        self._listeners: list[Heard] = []
        self._overhearers: list[Overheard] = []

    async def open(self) -> None:
        pass

    def announce(self, key: str, number: int) -> None:
        for heard in self._listeners:
            heard(key, number, None)

    def note_alone(self, alone: bool) -> None:
        pass

    def whisper(self, key: str, said: bytes) -> None:
        for overheard in self._overhearers:
            overheard(key, said)

    def listen(self, heard: Heard, overheard: Overheard) -> None:
        self._listeners.append(heard)
        self._overhearers.append(overheard)

    async def close(self) -> None:
        pass
