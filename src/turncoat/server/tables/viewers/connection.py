"""A connection to a table, whatever transport it uses."""

from __future__ import annotations

import asyncio
from typing import Final, Literal, Protocol, TypeAlias

from turncoat.core.refusal import Illegal
from turncoat.core.viewer import Seat
from turncoat.server.tables.viewers.backlog import Backlog
from turncoat.server.tables.viewers.cover_queue import CoverQueue
from turncoat.server.tables.viewers.identity import Identity
from turncoat.server.wire.frame import Frame, encode_frame
from turncoat.server.wire.messages_out import Closing, Refused
from turncoat.words import Words

Ending: TypeAlias = Literal["elsewhere", "replaced", "restart", "limits", "removed", "seated", "sent_away"]

ENDED: Final = 4001
"""The code with which a socket closes after `closing`."""

GONE: Final = (OSError, RuntimeError)
"""What a transport raises that has been closed, by the other side or by a server that is stopping."""


class Transport(Protocol):
    """What a connection sends through."""

    def post(self, frame: bytes) -> bool:
        """Send a whole frame at once, or say that this cannot be done now."""

    async def send(self, text: str) -> None:
        """Send a text as soon as that can be done."""

    async def close(self, code: int) -> None: ...


class Connection:
    """One viewer at a table. Frames are sent at once where the transport takes them, as it usually does.

    Otherwise they wait in a backlog: a slow connection delays nobody, and one that stays slow is closed.
    """

    def __init__(
        self,
        who: Identity,
        transport: Transport,
        backlog: Backlog,
        language: str | None = None,
    ) -> None:
        self.by = who.by
        self.viewer = who.viewer
        self.role = who.role
        self.name = who.name
        self.watcher = who.watcher
        self.say = Words(language or who.language)
        self.ended = False
        self.since = 0.0
        """When it came to the table, by the house's clock."""
        self.cover: CoverQueue | None = None
        """While its seat is covered: where what it is told waits."""
        self.unhindered = True
        """Whether a frame can be posted as it is: nothing is held or waits, and it is not over. Where that is
        not certain it is False, and `announce` finds out."""
        self._transport = transport
        self.post = transport.post
        self._held: Frame | None = None
        self._waiting = backlog
        self._slow: asyncio.Task[None] | None = None

    @property
    def seat(self) -> Seat | None:
        """The seat, or the host's place, that this connection may act for; None for those who watch."""
        return None if self.viewer == "watcher" else self.viewer

    @property
    def player(self) -> int | None:
        """The seat of a player; None for all others."""
        return self.viewer if isinstance(self.viewer, int) else None

    def speak(self, language: str) -> None:
        self.say = Words(language)

    def refuse(self, request: str | None, no: Illegal) -> None:
        self.tell(encode_frame(refusal(request, no, self.say)))

    def tell(self, frame: Frame, latest: bool = False) -> None:
        """Tell this viewer something. `latest`: what was told before of this kind is out of date."""
        if self.cover is None:
            self.announce(frame)
        else:
            self.cover.add(frame, latest)

    def announce(self, frame: Frame) -> None:
        """Send at once, covered or not: what is told to everybody alike, or would be."""
        if not (self.unhindered and self.post(frame.data)):
            self._announce_with_care(frame)

    def _announce_with_care(self, frame: Frame) -> None:
        if self.ended:
            return
        held, data = self._held, frame.data
        if held is not None:
            self._held, data = None, held.data + data
        if self._slow is None and self.post(data):
            self.unhindered = True
            return
        if held is not None:
            self._queue(held)
        self._queue(frame)

    def hold(self, frame: Frame) -> None:
        """Tell this together with what comes next, or when released."""
        self.release()
        if self.cover is None:
            self._held, self.unhindered = frame, False
        else:
            self.cover.add(frame)

    def release(self) -> None:
        held, self._held = self._held, None
        if held is not None:
            self.tell(held)

    def end(self, code: Ending) -> None:
        """Say why, and close."""
        if not self.ended:
            self.ended, self.unhindered = True, False
            if self._held is not None:
                self._wait(self._held)
            self._wait(encode_frame(Closing(code, self.say(f"closing-{code}"))))

    async def parted(self) -> None:
        """Once everything has been said to it."""
        if self._slow is not None:
            await asyncio.wait([self._slow])

    def leave(self) -> None:
        """The transport is gone."""
        self.ended, self.unhindered = True, False
        self._held = None
        self._waiting.drop()
        if self._slow is not None:
            self._slow.cancel()

    @property
    def is_slow(self) -> bool:
        """Whether something waits to be sent."""
        return self._slow is not None

    async def caught_up(self) -> None:
        """Until nothing waits any more: whoever does not read is not listened to either."""
        if self._slow is not None:
            await asyncio.wait([self._slow])

    def _queue(self, frame: Frame) -> None:
        if self.ended:
            return
        if self._waiting.has_room(frame):
            self._wait(frame)
        else:
            self._waiting.drop()
            self.end("limits")

    def _wait(self, frame: Frame) -> None:
        self.unhindered = False
        self._waiting.add(frame)
        if self._slow is None:
            self._slow = asyncio.get_running_loop().create_task(self._catch_up())

    async def _catch_up(self) -> None:
        try:
            while self._waiting:
                await self._transport.send(self._waiting.take().payload.decode())
            self._waiting.sent()
            if self.ended:
                await self._transport.close(ENDED)
        except GONE:
            self._waiting.drop()
        finally:
            self._waiting.sent()
            self._slow = None


def refusal(request: str | None, no: Illegal, say: Words) -> Refused:
    return Refused(request, no.code, no.params, say.refusal(no))
