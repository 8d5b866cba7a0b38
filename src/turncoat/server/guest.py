"""Somebody who is connected to a table, whatever they are connected by."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Literal, TypeAlias

import msgspec

from turncoat.core.game import Viewer
from turncoat.core.refusal import Illegal
from turncoat.server.messages_out import Closing, FromServer, Refused
from turncoat.words import Words

Role: TypeAlias = Literal["player", "watcher", "screen"]
Ending: TypeAlias = Literal["elsewhere", "replaced", "restart", "limits", "removed"]

_encode = msgspec.json.Encoder().encode


def written(news: FromServer) -> str:
    """A message as it goes out; written once, it can be told to many."""
    return _encode(news).decode()


class Guest:
    """What is told to a guest waits in line until the connection takes it: a slow one delays nobody."""

    def __init__(
        self, by: str, seat: int | None, role: Role, name: str | None, language: str, most: int
    ) -> None:
        self.by = by
        """Who asks, for telling repeated requests apart from those of others."""
        self.seat = seat
        self.role: Role = role
        self.name = name
        self.say = Words(language)
        self._most = most
        self._line: deque[str] = deque()
        self._wake: asyncio.Future[None] | None = None
        self.ended = False

    @property
    def viewer(self) -> Viewer:
        return "watcher" if self.seat is None else self.seat

    def speak(self, language: str) -> None:
        self.say = Words(language)

    def tell(self, text: str) -> None:
        if self.ended:
            return
        if len(self._line) >= self._most:
            self.end("limits")
            return
        self._line.append(text)
        self._rouse()

    def refuse(self, request: str | None, no: Illegal) -> None:
        self.tell(written(refusal(request, no, self.say)))

    def end(self, code: Ending) -> None:
        """Say why, and hang up."""
        if not self.ended:
            self._line.append(written(Closing(code, self.say(f"closing-{code}"))))
            self.ended = True
            self._rouse()

    def _rouse(self) -> None:
        if self._wake is not None:
            if not self._wake.done():
                self._wake.set_result(None)
            self._wake = None

    async def deliver(self, send: Callable[[str], Awaitable[None]]) -> None:
        """Send what waits, until the guest's visit has ended and nothing waits any more."""
        line = self._line
        while True:
            while line:
                await send(line.popleft())
            if self.ended:
                return
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake


def refusal(request: str | None, no: Illegal, say: Words) -> Refused:
    return Refused(request, no.code, no.params, say.refusal(no))
