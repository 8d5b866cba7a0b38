"""What somebody at a table sends: read, and carried out one after the other."""

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
"""Most refusals for messages too fast before the connection is closed."""
MOST_BYTES: Final = 4
"""Of one character, in UTF-8."""

_decode: Final = msgspec.json.Decoder(m.FromClient).decode


class Listener:
    def __init__(self, table: Table, connection: Connection, limits: Limits) -> None:
        self.ready = True
        """Whether it can take another text now; never again once it has ended."""
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the other side has gone, or something went wrong here."""
        self.go_on: Callable[[], None] | None = None
        """Called when it is ready again."""
        self._table = table
        self._connection = connection
        self._most = limits.message_bytes
        self._bucket = TokenBucket(limits.messages_per_second, limits.messages_at_once)
        self._hasty = 0

    def take(self, text: str | None) -> None:
        """Carry out what was sent; None: there will be no more."""
        if text is None:
            self._end(None)
            return
        try:
            connection = self._connection
            slow = not connection.unhindered and connection.is_slow
            work = self._later(text) if slow else self._begun(text)
        except Exception as wrong:
            self._end(wrong)
            return
        if work is not None:
            self.ready = False
            Eager(work, self._finished, self._end)

    def _finished(self) -> None:
        self.ready = not self.gone.done()
        if self.go_on is not None:
            self.go_on()

    def _end(self, wrong: BaseException | None) -> None:
        self.ready = False
        if not self.gone.done():
            self.gone.set_result(None) if wrong is None else self.gone.set_exception(wrong)

    async def _later(self, text: str) -> None:
        """Whoever does not read is not listened to either."""
        await self._connection.caught_up()
        work = self._begun(text)
        if work is not None:
            await work

    def _begun(self, text: str) -> Coroutine[Any, Any, None] | None:
        """What is to be done, unless it is done already."""
        connection = self._connection
        if connection.ended:
            return None
        if not self._bucket.take():
            connection.refuse(_id_of(text), Illegal("too_fast"))
            self._hasty += 1
            if self._hasty >= PATIENCE:
                connection.end("limits")
            return None
        try:
            message = read(text, self._most)
        except Illegal as no:
            connection.refuse(_id_of(text), no)
            return None
        if isinstance(message, m.Play):
            return self._table.requests.ask(connection, message)
        return self._work(message)

    def _work(self, message: m.FromClient) -> Coroutine[Any, Any, None] | None:
        table, connection = self._table, self._connection
        match message:
            case m.Ping(t=t):
                connection.announce(encode_frame(o.Pong(t, table.now())))
            case m.Recall():
                table.requests.recall(connection, message)
            case m.Typing():
                table.typing(connection)
            case m.Speak(language=language):
                connection.speak(language)
            case m.Covered(news=news):
                return self._all(news)
            case m.Hello():
                connection.refuse(None, Illegal("hello_twice"))
            case _:
                return table.requests.ask(connection, message)
        return None

    async def _all(self, news: list[Any]) -> None:
        for each in news:
            work = self._work(each)
            if work is not None:
                await work


def read(text: str, most: int) -> m.FromClient:
    """What came in, as one of the messages."""
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
    """The id of a message that could not be read, so that its sender knows which it was."""
    try:
        whole = msgspec.json.decode(text)
    except (msgspec.MsgspecError, RecursionError):
        return None
    found = whole.get("id") if isinstance(whole, dict) else None
    return found if isinstance(found, str) and len(found) <= 40 else None
