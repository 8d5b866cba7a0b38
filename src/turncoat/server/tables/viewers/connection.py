"""A connection to a table, over any transport."""

from __future__ import annotations

import asyncio
from typing import Final, Literal, Protocol, TypeAlias

from turncoat.core.refusal import Illegal
from turncoat.core.viewer import Seat
from turncoat.server.tables.viewers.backlog import Backlog
from turncoat.server.tables.viewers.cover_traffic.queue import CoverQueue
from turncoat.server.tables.viewers.identity import Identity
from turncoat.server.wire.frame import Frame, encode_answer, encode_frame
from turncoat.server.wire.messages_out import Closing, Refused
from turncoat.words import Words

CloseReason: TypeAlias = Literal[
    "elsewhere", "replaced", "restart", "limits", "removed", "seated", "sent_away"
]

ENDED: Final = 4001
"""The code with which a socket closes after `closing`."""

TRANSPORT_CLOSED: Final = (OSError, RuntimeError)
"""Errors of a transport that was closed, by the other side or by a server that is stopping."""


class Transport(Protocol):
    """The socket, as a connection uses it."""

    def post(self, frame: bytes) -> bool:
        """Write a whole frame at once; return False if that cannot be done now."""

    async def send(self, text: str) -> None:
        """Send a text as soon as the transport takes it."""

    async def close(self, code: int) -> None: ...


class Connection:
    """One viewer at a table.

    Frames are written at once if the transport takes them, as it usually does. Otherwise they wait in a
    backlog: a slow connection delays nobody, and one that stays slow is closed.
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
        """When it came to the table, by the store's clock."""
        self.cover: CoverQueue | None = None
        """The queue of its messages while its seat is covered (`cover_traffic`)."""
        self.can_write_directly = True
        """Whether a frame can be posted as it is: nothing is held or waits, and the connection has not ended.
        It may be False though it could be True; `send_now` finds out."""
        self._transport = transport
        self.post = transport.post
        self._held: Frame | None = None
        self._backlog = backlog
        self._sender: asyncio.Task[None] | None = None

    @property
    def seat(self) -> Seat | None:
        """The seat, or `host`, that this connection may act for; None for a watcher."""
        return None if self.viewer == "watcher" else self.viewer

    @property
    def player(self) -> int | None:
        """The seat of a player; None for everybody else."""
        return self.viewer if isinstance(self.viewer, int) else None

    def set_language(self, language: str) -> None:
        self.say = Words(language)

    def refuse(self, request: str | None, no: Illegal) -> None:
        self.tell(encode_answer(refusal(request, no, self.say)))

    def tell(self, frame: Frame, latest: bool = False) -> None:
        """Send a message, or queue it if the seat is covered.

        `latest`: it replaces an earlier message of this kind that still waits.
        """
        if self.cover is None:
            self.send_now(frame)
        else:
            self.cover.add(frame, latest)

    def send_now(self, frame: Frame) -> None:
        """Send at once, even to a covered seat: for messages that everybody gets alike."""
        if not (self.can_write_directly and self.post(frame.data)):
            self._send_slowly(frame)

    def _send_slowly(self, frame: Frame) -> None:
        if self.ended:
            return
        held, data = self._held, frame.data
        if held is not None:
            self._held, data = None, held.data + data
        if self._sender is None and self.post(data):
            self.can_write_directly = True
            return
        if held is not None:
            self._queue(held)
        self._queue(frame)

    def hold(self, frame: Frame) -> None:
        """Keep an answer back, to be sent together with the next message or on `release`."""
        self.release()
        if self.cover is None:
            self._held, self.can_write_directly = frame, False
        else:
            self.cover.add(frame)

    def release(self) -> None:
        """Send what is kept back."""
        held, self._held = self._held, None
        if held is not None:
            self.tell(held)

    def end(self, code: CloseReason) -> None:
        """Send the reason, then close."""
        if not self.ended:
            self.ended, self.can_write_directly = True, False
            if self._held is not None:
                self._enqueue(self._held)
            self._enqueue(encode_frame(Closing(code, self.say(f"closing-{code}"))))

    async def flush(self) -> None:
        """Wait until everything has been sent."""
        if self._sender is not None:
            await asyncio.wait([self._sender])

    def on_closed(self) -> None:
        """Drop what waits: the transport is closed."""
        self.ended, self.can_write_directly = True, False
        self._held = None
        self._backlog.drop()
        if self._sender is not None:
            self._sender.cancel()

    @property
    def is_slow(self) -> bool:
        """Whether something waits to be sent."""
        return self._sender is not None

    def _queue(self, frame: Frame) -> None:
        if self.ended:
            return
        if self._backlog.has_room(frame):
            self._enqueue(frame)
        else:
            self._backlog.drop()
            self.end("limits")

    def _enqueue(self, frame: Frame) -> None:
        self.can_write_directly = False
        self._backlog.add(frame)
        if self._sender is None:
            self._sender = asyncio.get_running_loop().create_task(self._send_backlog())

    async def _send_backlog(self) -> None:
        try:
            while self._backlog:
                await self._transport.send(self._backlog.take().payload.decode())
            self._backlog.note_sent()
            if self.ended:
                await self._transport.close(ENDED)
        except TRANSPORT_CLOSED:
            self._backlog.drop()
        finally:
            self._backlog.note_sent()
            self._sender = None


def refusal(request: str | None, no: Illegal, say: Words) -> Refused:
    """Return the answer to a refused request, in the person's language."""
    return Refused(request, no.code, no.params, say.refusal(no))
