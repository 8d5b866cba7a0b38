"""uvicorn's WebSocket protocol, with a faster path for reading and writing whole frames.

The rest of the server uses two methods, which the connection's scope holds: `post` writes a whole frame
and `listen` hands every text to a `Listener` as it arrives. Everything else here concerns the internals of
uvicorn and websockets, and stays in this module.
"""

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
"""How many messages may wait before reading pauses."""


_TEXT: Final = 0x81
"""The first byte of a text message in one frame."""
_MASK: Final = 4


class Inbox:
    """A queue for one reader; `asyncio.Queue` costs more than reading most messages."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self.messages: deque[Any] = deque()
        """ASGI messages, or only the text of those that came in one frame."""
        self.hand_over: Callable[[], None] | None = None
        """Called with every arrival, once there is a listener."""
        self._arrived: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self.messages.append(message)
        if self.hand_over is not None:
            self.hand_over()
        elif self._arrived is not None and not self._arrived.done():
            self._arrived.set_result(None)

    def arrival(self) -> asyncio.Future[None]:
        """Return a future that is done when there is another message."""
        self._arrived = self._loop.create_future()
        return self._arrived


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Takes whole frames, and limits pings and fragments, which never become messages."""

    slot: Slot | None = None
    """Set by the protocol that the connection was accepted with."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._pings = TokenBucket(PINGS_PER_SECOND, PINGS_AT_ONCE)
        self.queue: Any = Inbox(self.loop)
        self._library_reads = False
        """Whether all data must go through the library."""
        self._slow = False
        """Whether data that is written would have to wait."""
        self._listener: Listener | None = None
        self._handing = False

    def data_received(self, data: bytes) -> None:
        """Read a message that comes in one frame, as nearly all do; leave everything else to the library.

        This is safe only between frames: once the library holds part of a frame, it reads all that follows.
        """
        if self._library_reads or self.conn.state is not OPEN:
            self._library_reads |= self.handshake_initiated
            super().data_received(data)
            return
        body, end = frame_at(data, 0)
        whole = end == len(data) and data[0] == _TEXT and self.conn.current_size is None
        if whole and not self.close_sent:
            text = _unmask(data, body)
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
        """Pause reading only when messages pile up; uvicorn pauses after each, which costs system calls."""
        paused, self.read_paused = self.read_paused, True
        handing, self._handing = self._handing, True  # not before it is known whether reading is paused
        super().send_receive_event_to_app()
        self.read_paused, self._handing = paused, handing
        self._hand_over()
        if not paused and len(self.queue.messages) >= UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    def keepalive_timeout(self) -> None:
        """Cut the connection: a peer that reads nothing would not read a close frame either."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        scope: Any = self.scope
        scope[POST] = self.post
        scope[LISTEN] = self.listen
        await super().run_asgi()

    async def receive(self) -> Any:
        """Return the next message in ASGI's form."""
        inbox = self.queue
        while not inbox.messages:
            await inbox.arrival()
        message = self._next()
        return {"type": "websocket.receive", "text": message} if isinstance(message, str) else message

    def listen(self, listener: Listener | None) -> None:
        """Hand every text to the listener as it arrives, without a task that wakes up for it.

        None ends this, and breaks the reference cycle with the last listener.
        """
        if self._listener is not None:
            self._listener.on_ready = None
        self._listener, self.queue.hand_over = listener, None
        if listener is not None:
            listener.on_ready = self.queue.hand_over = self._hand_over
            self._hand_over()

    def _hand_over(self) -> None:
        listener = self._listener
        if listener is None or self._handing:
            return
        self._handing = True  # a listener that is ready at once must not recurse
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
        """Write a frame now; return False if the connection is slow or over."""
        if self._slow or self.close_sent or self.disconnected:
            return False
        self.transport.write(frame)
        return True


def text_of(message: Any) -> str | None:
    """Return the text of an ASGI message, or None if the other side has closed."""
    if message["type"] != "websocket.receive":
        return None
    text: str | None = message.get("text")
    return text if text is not None else message["bytes"].decode("utf-8", "replace")


def frame_at(data: bytes, start: int) -> tuple[int, int]:
    """Return where the body of a masked frame begins and ends; the end is 0 if the frame is cut short."""
    if len(data) < start + 2:
        return 0, 0
    size, body = data[start + 1] & 0x7F, start + 2 + _MASK
    if size >= 126:
        digits = 2 if size == 126 else 8
        size, body = int.from_bytes(data[start + 2 : start + 2 + digits], "big"), body + digits
    end = body + size
    return body, end if end <= len(data) else 0


def _unmask(data: bytes, body: int) -> str | None:
    """Return the text of a frame, or None if it is malformed: the library then says what is wrong."""
    if data[1] < 0x80 or body > _MASK + 4:
        return None
    try:
        return str(apply_mask(data[body:], data[body - _MASK : body]), "utf-8")
    except UnicodeDecodeError:
        return None
