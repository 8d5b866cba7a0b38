"""Somebody who is connected to a table, whatever they are connected by."""

from __future__ import annotations

import asyncio
import contextlib
import types
from collections import deque
from collections.abc import Awaitable, Coroutine, Generator
from typing import Any, Final, Literal, Protocol, TypeAlias

import msgspec

from turncoat.core.game import Viewer
from turncoat.core.refusal import Illegal
from turncoat.server.messages_out import Closing, FromServer, Refused
from turncoat.words import Words

Role: TypeAlias = Literal["player", "watcher", "screen"]
Ending: TypeAlias = Literal["elsewhere", "replaced", "restart", "limits", "removed"]

ENDED: Final = 4001
"""The code with which a socket closes after `closing`."""

GONE: Final = (OSError, RuntimeError)
"""What a connection raises that has been closed, by the other side or by a server that is stopping."""

_encode = msgspec.json.Encoder().encode


class Line(Protocol):
    """What a guest is connected by."""

    def send(self, text: str) -> Coroutine[Any, Any, None]: ...

    async def close(self, code: int) -> None: ...


def written(news: FromServer) -> str:
    """A message as it goes out; written once, it can be told to many."""
    return _encode(news).decode()


class Guest:
    """What a guest is told is sent at once where the connection takes it at once, as it nearly always does.

    Where it does not, the rest waits in line: a slow connection delays nobody, and one that stays slow ends.
    """

    def __init__(
        self, by: str, seat: int | None, role: Role, name: str | None, language: str, line: Line, most: int
    ) -> None:
        self.by = by
        """Who asks, for telling repeated requests apart from those of others."""
        self.seat = seat
        self.role: Role = role
        self.name = name
        self.say = Words(language)
        self.ended = False
        self._line = line
        self._most = most
        self._waiting: deque[str] = deque()
        self._slow: asyncio.Task[None] | None = None

    @property
    def viewer(self) -> Viewer:
        return "watcher" if self.seat is None else self.seat

    def speak(self, language: str) -> None:
        self.say = Words(language)

    def refuse(self, request: str | None, no: Illegal) -> None:
        self.tell(written(refusal(request, no, self.say)))

    def tell(self, text: str) -> None:
        if self.ended:
            return
        if self._slow is None:
            self._send(text)
        elif len(self._waiting) < self._most:
            self._waiting.append(text)
        else:
            self.end("limits")

    def end(self, code: Ending) -> None:
        """Say why, and hang up."""
        if self.ended:
            return
        self.ended = True
        self._waiting.append(written(Closing(code, self.say(f"closing-{code}"))))
        if self._slow is None:
            self._slow = asyncio.get_running_loop().create_task(self._catch_up())

    def leave(self) -> None:
        """The connection is gone."""
        self.ended = True
        if self._slow is not None:
            self._slow.cancel()

    def _send(self, text: str) -> None:
        """Begin to send without a task of its own; if that has to wait, a task goes on with it."""
        sending = self._line.send(text)
        try:
            awaited = sending.send(None)
        except StopIteration:
            return
        except GONE:
            self.ended = True
            return
        self._slow = asyncio.get_running_loop().create_task(self._catch_up(_resumed(sending, awaited)))

    async def _catch_up(self, begun: Awaitable[None] | None = None) -> None:
        with contextlib.suppress(*GONE):
            if begun is not None:
                await begun
            while self._waiting:
                await self._line.send(self._waiting.popleft())
            if self.ended:
                await self._line.close(ENDED)
        self._slow = None


@types.coroutine
def _resumed(sending: Coroutine[Any, Any, None], awaited: Any) -> Generator[Any, Any, None]:
    """Go on with a coroutine that is waiting for something."""
    while True:
        try:
            try:
                sent = yield awaited
            except BaseException as wrong:
                awaited = sending.throw(wrong)
            else:
                awaited = sending.send(sent)
        except StopIteration:
            return


def refusal(request: str | None, no: Illegal, say: Words) -> Refused:
    return Refused(request, no.code, no.params, say.refusal(no))
