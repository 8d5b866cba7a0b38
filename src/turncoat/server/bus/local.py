"""The bus of a server that is alone with its store, or of several in one process."""

from __future__ import annotations

from turncoat.server.bus.interface import Heard


class LocalBus:
    """Between listeners in one process."""

    def __init__(self) -> None:
        self._listeners: list[Heard] = []

    def announce(self, code: str, number: int) -> None:
        for heard in self._listeners:
            heard(code, number)

    def listen(self, heard: Heard) -> None:
        self._listeners.append(heard)
