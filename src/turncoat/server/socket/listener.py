"""Parses the messages of one connection and carries them out one after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec

from turncoat.core.moves import field_of
from turncoat.core.refusal import Illegal
from turncoat.server.limits import Limits, TokenBucket
from turncoat.server.socket.eager import Eager
from turncoat.server.tables.table import Table
from turncoat.server.tables.viewers.connection import Connection
from turncoat.server.wire import messages_in as m
from turncoat.server.wire import messages_out as o
from turncoat.server.wire.frame import encode_frame

PATIENCE: Final = 200
"""How many messages may come too fast before the connection is closed."""
MOST_BYTES: Final = 4
"""Most bytes of one character in UTF-8."""

_decode: Final = msgspec.json.Decoder(m.FromClient).decode


class Listener:
    """Carries out the messages that `WebSocketProtocol.listen` hands over."""

    def __init__(self, table: Table, connection: Connection, limits: Limits) -> None:
        self.ready = True
        """Whether it can take another text now; False for good once it has ended."""
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the other side has closed, or something failed here."""
        self.on_ready: Callable[[], None] | None = None
        """Called when it is ready again."""
        self._table = table
        self._connection = connection
        self._most = limits.message_bytes
        self._bucket = TokenBucket(limits.messages_per_second, limits.messages_at_once)
        self._too_fast = 0

    def take(self, text: str | None) -> None:
        """Carry out a message; None says that the other side has closed."""
        if text is None:
            self._end(None)
            return
        try:
            connection = self._connection
            slow = not connection.can_write_directly and connection.is_slow
            work = self._start_after_flush(text) if slow else self._start(text)
        except Exception as wrong:
            self._end(wrong)
            return
        if work is not None:
            self.ready = False
            Eager(work, self._continue, self._end)

    def _continue(self) -> None:
        self.ready = not self.closed.done()
        if self.on_ready is not None:
            self.on_ready()

    def _end(self, wrong: BaseException | None) -> None:
        self.ready = False
        if not self.closed.done():
            self.closed.set_result(None) if wrong is None else self.closed.set_exception(wrong)

    async def _start_after_flush(self, text: str) -> None:
        """Wait until everything has been sent to the connection, then start."""
        await self._connection.flush()
        work = self._start(text)
        if work is not None:
            await work

    def _start(self, text: str) -> Coroutine[Any, Any, None] | None:
        """Parse a message and return the work that it asks for, or None if it is done already."""
        connection = self._connection
        if connection.ended:
            return None
        if not self._bucket.take():
            connection.refuse(_id_of(text), Illegal("too_fast"))
            self._too_fast += 1
            if self._too_fast >= PATIENCE:
                connection.end("limits")
            return None
        try:
            message = parse_message(text, self._most)
        except Illegal as no:
            connection.refuse(_id_of(text), no)
            return None
        if isinstance(message, m.Play):
            return self._table.handle(connection, message)
        return self._dispatch(message)

    def _dispatch(self, message: m.FromClient) -> Coroutine[Any, Any, None] | None:
        table, connection = self._table, self._connection
        match message:
            case m.Ping(t=t):
                connection.send_now(encode_frame(o.Pong(t, table.now())))
            case m.Recall():
                table.recall(connection, message)
            case m.Typing():
                table.tell_typing(connection)
            case m.SetLanguage(language=language):
                connection.set_language(language)
            case m.CoverReply(news=news):
                return self._dispatch_all(news)
            case m.Hello():
                connection.refuse(None, Illegal("hello_twice"))
            case _:
                return table.handle(connection, message)
        return None

    async def _dispatch_all(self, news: list[Any]) -> None:
        for each in news:
            work = self._dispatch(each)
            if work is not None:
                await work


def parse_message(text: str, most: int) -> m.FromClient:
    """Return the message in a text; refuse a text that is too long, not JSON, or no known message."""
    if len(text) * MOST_BYTES > most and len(text.encode()) > most:
        raise Illegal("too_long", bytes=most)
    try:
        message: m.FromClient = _decode(text)
    except msgspec.ValidationError as wrong:
        raise Illegal("bad_message", field=field_of(wrong, "kind")) from None
    except (msgspec.DecodeError, RecursionError):
        raise Illegal("not_json") from None
    return message


def _id_of(text: str) -> str | None:
    """Return the id of a message that was refused unparsed, so that its sender knows which it was."""
    try:
        whole = msgspec.json.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        return None
    found = whole.get("id") if isinstance(whole, dict) else None
    return found if isinstance(found, str) and len(found) <= 40 else None
