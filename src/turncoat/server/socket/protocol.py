"""The WebSocket protocol below a connection: uvicorn's, which also takes whole frames."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # the quick one, if it is there
from websockets.protocol import OPEN

from turncoat.server.connection_limits import Slot
from turncoat.server.limits import TokenBucket

if TYPE_CHECKING:
    from turncoat.server.socket.listener import Listener

POST: Final = "turncoat.post"
LISTEN: Final = "turncoat.listen"
"""The keys of `WebSocketProtocol.post` and `listen` in a connection's scope."""
PINGS_PER_SECOND: Final = 5.0
PINGS_AT_ONCE: Final = 50.0
FRAGMENTS: Final = 1_000
"""Most fragments per message."""
UNREAD: Final = 16
"""So many messages may wait to be taken before reading pauses."""


_TEXT: Final = 0x81
"""How a text message in one frame begins."""
_MASK: Final = 4


class Inbox:
    """The part of a queue that one reader needs: asyncio's own costs more than reading most messages."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self.messages: deque[Any] = deque()
        """As ASGI has them, or only the text where it came in one piece."""
        self.hand_over: Callable[[], None] | None = None
        """Called with every arrival, once somebody listens."""
        self._arrived: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self.hand_over is not None:
            self.hand_over()
        elif self._arrived is not None and not self._arrived.done():
            self._arrived.set_result(None)

    def arrival(self) -> asyncio.Future[None]:
        """Done when there is another message."""
        self._arrived = self._loop.create_future()
        return self._arrived


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Takes whole frames, and limits what never becomes a message: pings and fragments."""

    slot: Slot | None = None
    """Set by the protocol that the connection was accepted with."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._pings = TokenBucket(PINGS_PER_SECOND, PINGS_AT_ONCE)
        self.queue: Any = Inbox(self.loop)
        self._library_reads = False
        """Whether all that comes must go through the library."""
        self._slow = False
        """Whether what is written would have to wait."""
        self._listener: Listener | None = None
        self._handing = False

    def data_received(self, data: bytes) -> None:
        """Read a message that comes in one piece, as nearly all do, quickly; the library reads all else.

        That is safe only between frames: once the library holds part of a frame, it reads all that follows.
        """
        if self._library_reads or self.conn.state is not OPEN:
            self._library_reads |= self.handshake_initiated
            super().data_received(data)
            return
        body, end = frame_at(data, 0)
        whole = end == len(data) and data[0] == _TEXT and self.conn.current_size is None
        if whole and not self.close_sent:
            text = _unmasked(data, body)
            if text is not None:
                self._deliver(text)
                return
        while 0 < end < len(data):
            _, end = frame_at(data, end)
        self._library_reads = end != len(data) or not data
        super().data_received(data)

    def _deliver(self, text: str) -> None:
        inbox, listener = self.queue, self._listener
        if listener is not None and listener.ready and not inbox.messages and not self._handing:
            listener.take(text)
            return
        inbox.put_nowait(text)
        if not self.read_paused and len(inbox.messages) >= UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.slot is not None:
            self.slot.release()
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        if self.writable.is_set() and self._pings.take():
            super().handle_ping()
        else:
            self.transport.abort()

    def handle_cont(self, event: Frame) -> None:
        super().handle_cont(event)
        if len(self.frames) > FRAGMENTS:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Pause reading only when messages pile up: to pause and resume for each one costs system calls."""
        paused, self.read_paused = self.read_paused, True
        handing, self._handing = self._handing, True  # not before it is known whether reading is paused
        super().send_receive_event_to_app()
        self.read_paused, self._handing = paused, handing
        self._hand_over()
        if not paused and len(self.queue.messages) >= UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def keepalive_timeout(self) -> None:
        """A peer that reads nothing would not read a close frame either: cut the connection."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        scope: Any = self.scope
        scope[POST] = self.post
        scope[LISTEN] = self.listen
        await super().run_asgi()

    async def receive(self) -> Any:
        """What comes next, as ASGI has it."""
        inbox = self.queue
        while not inbox.messages:
            await inbox.arrival()
        message = self._next()
        return {"type": "websocket.receive", "text": message} if isinstance(message, str) else message

    def listen(self, listener: Listener | None) -> None:
        """From now on every text is handed over as it comes, without a task that wakes up for it.

        None: nobody listens any more. Nothing may be left then that refers to itself.
        """
        if self._listener is not None:
            self._listener.go_on = None
        self._listener, self.queue.hand_over = listener, None
        if listener is not None:
            listener.go_on = self.queue.hand_over = self._hand_over
            self._hand_over()

    def _hand_over(self) -> None:
        listener = self._listener
        if listener is None or self._handing:
            return
        self._handing = True  # what is done at once calls this again: it comes back to this loop instead
        messages = self.queue.messages
        while messages and listener.ready:
            message = self._next()
            listener.take(message if isinstance(message, str) else text_of(message))
        self._handing = False

    def _next(self) -> Any:
        messages = self.queue.messages
        message = messages.popleft()
        if self.read_paused and not messages:
            self.read_paused = False
            self.transport.resume_reading()
        return message

    def pause_writing(self) -> None:
        super().pause_writing()
        self._slow = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self._slow = False

    def post(self, frame: bytes) -> bool:
        """Send a frame now, unless the connection is slow or over."""
        if self._slow or self.close_sent or self.disconnected:
            return False
        self.transport.write(frame)
        return True


def text_of(message: Any) -> str | None:
    """The text of a message as ASGI has it, or None when the other side has gone."""
    if message["type"] != "websocket.receive":
        return None
    text: str | None = message.get("text")
    return text if text is not None else message["bytes"].decode("utf-8", "replace")


def frame_at(data: bytes, start: int) -> tuple[int, int]:
    """Where the body of a masked frame begins, and where it ends (0: it is cut short)."""
    if len(data) < start + 2:
        return 0, 0
    size, body = data[start + 1] & 0x7F, start + 2 + _MASK
    if size >= 126:
        digits = 2 if size == 126 else 8
        size, body = int.from_bytes(data[start + 2 : start + 2 + digits], "big"), body + digits
    end = body + size
    return body, end if end <= len(data) else 0


def _unmasked(data: bytes, body: int) -> str | None:
    """The text of a frame; None if it is not as it must be: the library says what is wrong with it."""
    if data[1] < 0x80 or body > _MASK + 4:
        return None
    try:
        return str(apply_mask(data[body:], data[body - _MASK : body]), "utf-8")
    except UnicodeDecodeError:
        return None
