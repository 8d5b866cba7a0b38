"""A connection to a table: the first message says who it is, then requests come in and news goes out."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from turncoat.core.moves import field_of
from turncoat.core.refusal import Illegal
from turncoat.server.http.refusals import language_of
from turncoat.server.knocks import WRONG, Knocks
from turncoat.server.limits import Bucket, address
from turncoat.server.socket.connection import ENDED, Connection, refusal
from turncoat.server.socket.protocol import POST, TAKE, text_of
from turncoat.server.tables.house import House
from turncoat.server.tables.table import Table
from turncoat.server.wire import messages_in as m
from turncoat.server.wire import messages_out as o
from turncoat.server.wire.frame import framed
from turncoat.words import Words

if TYPE_CHECKING:
    from litestar.types import Receive, Scope, Send

REFUSED: Final = 4000
PATIENCE: Final = 200
"""Most refusals for messages too fast before the connection is closed."""

MOST_BYTES: Final = 4
"""Of one character, in UTF-8."""

_decode: Final = msgspec.json.Decoder(m.FromClient).decode


class SocketEndpoint:
    def __init__(self, house: House, knocks: Knocks) -> None:
        self.house = house
        self._knocks = knocks

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        transport = SocketTransport(receive, send, scope.get(POST), scope.get(TAKE))
        await transport.open()
        headers = dict(scope["headers"])
        say = Words(language_of(headers.get(b"accept-language", b"").decode("latin-1")))
        try:
            if scope["state"].get("full"):
                raise Illegal("too_many_connections")
            hello = await self._hello(transport)
            if hello is None:
                return
            say = say if hello.language is None else Words(hello.language)
            _agree(scope["state"].get("table"), hello.table)
            async with contextlib.AsyncExitStack() as visit:
                table, connection = await self._enter(visit, hello, transport, address(scope))
                try:
                    await self._listen(table, connection, transport)
                finally:
                    connection.leave()
                    table.leave(connection)
        except Illegal as no:
            # The table has just left memory: it is there for whoever comes back.
            again = no.code == "not_stored"
            news = o.Closing("restart", say("closing-restart")) if again else refusal(None, no, say)
            with contextlib.suppress(OSError, RuntimeError):
                await transport.send(framed(news).payload.decode())
            await transport.close(ENDED if again else REFUSED)

    async def _hello(self, transport: SocketTransport) -> m.Hello | None:
        try:
            text = await asyncio.wait_for(transport.receive(), self.house.limits.hello_seconds)
        except TimeoutError:
            raise Illegal("hello_late", seconds=round(self.house.limits.hello_seconds)) from None
        if text is None:
            return None
        message = read(text, self.house.limits.message_bytes)
        if not isinstance(message, m.Hello):
            raise Illegal("hello_first")
        return message

    async def _enter(
        self, visit: contextlib.AsyncExitStack, hello: m.Hello, transport: SocketTransport, where: str
    ) -> tuple[Table, Connection]:
        """The table, and the place at it that the token opens, however many guesses were wrong."""
        if self.house.ending:
            raise Illegal("not_stored")
        if self._knocks.too_fast(where):
            raise Illegal("too_fast")
        guessing = self._knocks.guessing(where)
        try:
            async with self._knocks.alike():
                table = await visit.enter_async_context(self.house.table(hello.table))
                return table, await table.enter(hello, transport)
        except Illegal as no:
            if no.code in WRONG:
                self._knocks.missed(where)
                if guessing:
                    raise Illegal("too_fast") from None
            raise

    async def _listen(self, table: Table, connection: Connection, transport: SocketTransport) -> None:
        limits = self.house.limits
        bucket = Bucket(limits.messages_per_second, limits.messages_at_once)
        hasty = 0
        while (text := await transport.receive()) is not None:
            if connection.is_slow:
                await connection.caught_up()
            if connection.ended:
                continue
            if not bucket.take():
                connection.refuse(_id_of(text), Illegal("too_fast"))
                hasty += 1
                if hasty >= PATIENCE:
                    connection.end("limits")
                continue
            try:
                message = read(text, limits.message_bytes)
            except Illegal as no:
                connection.refuse(_id_of(text), no)
                continue
            if isinstance(message, m.Play):
                await table.requests.ask(connection, message)
            else:
                await self._take(table, connection, message)

    async def _take(self, table: Table, connection: Connection, message: Any) -> None:
        match message:
            case m.Ping(t=t):
                connection.announce(framed(o.Pong(t, table.now())))
            case m.Recall():
                await table.requests.recall(connection, message)
            case m.Typing():
                table.typing(connection)
            case m.Speak(language=language):
                connection.speak(language)
            case m.Covered(news=news):
                for each in news:
                    await self._take(table, connection, each)
            case m.Hello():
                connection.refuse(None, Illegal("hello_twice"))
            case _:
                await table.requests.ask(connection, message)


def _agree(addressed: str | None, named: str) -> None:
    """Whoever was led here by the address must mean the same table."""
    if addressed is not None and addressed.upper() != named.upper():
        raise Illegal("wrong_table", addressed=addressed.upper(), named=named[:20])


class SocketTransport:
    """The transport of a socket: text in, text out, until either side closes it."""

    def __init__(self, receive: Receive, send: Send, post: Any, take: Any) -> None:
        """`post`, `take`: quicker ways to send a frame and to receive a text, where there are any."""
        self._receive = receive
        self.receive: Callable[[], Awaitable[str | None]] = take or self._unwrapped
        """The next text, or None when the other side has gone."""
        self._send = send
        self.post: Callable[[bytes], bool] = post or (lambda _: False)
        self._closed = False

    async def open(self) -> None:
        await self._receive()
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def _unwrapped(self) -> str | None:
        return text_of(await self._receive())

    async def send(self, text: str) -> None:
        await self._send({"type": "websocket.send", "bytes": None, "text": text})

    async def close(self, code: int) -> None:
        """Close it, unless that was done; if the other side has gone there is nothing to do."""
        if not self._closed:
            self._closed = True
            with contextlib.suppress(OSError, RuntimeError):
                await self._send({"type": "websocket.close", "code": code, "reason": ""})


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
