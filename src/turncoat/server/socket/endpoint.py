"""The endpoint of a table's socket: the first message names table and token, then requests come in."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from turncoat.core.refusal import Illegal
from turncoat.server.accept_language import best_language
from turncoat.server.limits import client_address
from turncoat.server.lookup_limits import FAILED_LOOKUPS, LookupLimits
from turncoat.server.socket.listener import Listener, parse_message
from turncoat.server.socket.protocol import LISTEN, POST, text_of
from turncoat.server.tables.server import TableServer
from turncoat.server.tables.table import Table
from turncoat.server.tables.viewers.connection import ENDED, Connection, refusal
from turncoat.server.wire import messages_in as m
from turncoat.server.wire import messages_out as o
from turncoat.server.wire.frame import encode_frame
from turncoat.words import Words

if TYPE_CHECKING:
    from litestar.types import Receive, Scope, Send

REFUSED: Final = 4000


class SocketEndpoint:
    def __init__(self, table_server: TableServer, lookup_limits: LookupLimits) -> None:
        self._table_server = table_server
        self._lookup_limits = lookup_limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        transport = SocketTransport(receive, send, scope[POST], scope[LISTEN])  # type: ignore[typeddict-item]
        await transport.open()
        headers = dict(scope["headers"])
        say = Words(best_language(headers.get(b"accept-language", b"").decode("latin-1")))
        try:
            if scope["state"].get("full"):
                raise Illegal("too_many_connections")
            hello = await self._hello(transport)
            if hello is None:
                return
            say = say if hello.language is None else Words(hello.language)
            _refuse_other_table(scope["state"].get("table"), hello.table)
            async with contextlib.AsyncExitStack() as stack:
                table, connection = await self._enter(stack, hello, transport, client_address(scope))
                try:
                    await transport.listen(Listener(table, connection, self._table_server.limits))
                finally:
                    connection.on_closed()
                    table.leave(connection)
        except Illegal as no:
            # The table has just left memory: the client connects again and finds it.
            retry = no.code == "not_stored"
            news = o.Closing("restart", say("closing-restart")) if retry else refusal(None, no, say)
            with contextlib.suppress(OSError, RuntimeError):
                await transport.send(encode_frame(news).payload.decode())
            await transport.close(ENDED if retry else REFUSED)

    async def _hello(self, transport: SocketTransport) -> m.Hello | None:
        try:
            text = await asyncio.wait_for(transport.receive(), self._table_server.limits.hello_seconds)
        except TimeoutError:
            raise Illegal("hello_late", seconds=round(self._table_server.limits.hello_seconds)) from None
        if text is None:
            return None
        message = parse_message(text, self._table_server.limits.message_bytes)
        if not isinstance(message, m.Hello):
            raise Illegal("hello_first")
        return message

    async def _enter(
        self, stack: contextlib.AsyncExitStack, hello: m.Hello, transport: SocketTransport, where: str
    ) -> tuple[Table, Connection]:
        """Connect to the table; accept a right token even from an address that has guessed too often."""
        if self._table_server.ending:
            raise Illegal("not_stored")
        if not self._lookup_limits.allow(where):
            raise Illegal("too_fast")
        guessing = self._lookup_limits.is_guessing(where)
        try:
            async with self._lookup_limits.constant_time():
                table = await stack.enter_async_context(self._table_server.registry.table(hello.table))
                return table, await table.enter(hello, transport)
        except Illegal as no:
            if no.code in FAILED_LOOKUPS:
                self._lookup_limits.count_miss(where)
                if guessing:
                    raise Illegal("too_fast") from None
            raise


def _refuse_other_table(addressed: str | None, named: str) -> None:
    """Refuse a hello for another table than the one in the socket's address."""
    if addressed is not None and addressed.upper() != named.upper():
        raise Illegal("wrong_table", addressed=addressed.upper(), named=named[:20])


class SocketTransport:
    """The transport of a connection: sends and receives text until either side closes it."""

    def __init__(
        self,
        receive: Receive,
        send: Send,
        post: Callable[[bytes], bool],
        listen: Callable[[Listener | None], None],
    ) -> None:
        """Use a connection; `post` and `listen` are those methods of its `WebSocketProtocol`."""
        self._receive = receive
        self._send = send
        self.post = post
        self._listen = listen
        self._closed = False

    async def open(self) -> None:
        await self._receive()
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def receive(self) -> str | None:
        """Return the next text, or None when the other side has closed."""
        return text_of(await self._receive())

    async def listen(self, listener: Listener) -> None:
        """Hand every text to the listener until the other side has closed."""
        self._listen(listener)
        try:
            await listener.closed
        finally:
            self._listen(None)

    async def send(self, text: str) -> None:
        await self._send({"type": "websocket.send", "bytes": None, "text": text})

    async def close(self, code: int) -> None:
        """Close the socket, unless either side has closed it already."""
        if not self._closed:
            self._closed = True
            with contextlib.suppress(OSError, RuntimeError):
                await self._send({"type": "websocket.close", "code": code, "reason": ""})
