"""A connection to a table: the first message says who it is, then requests come in and news goes out."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from turncoat.core.moves import field_of
from turncoat.core.refusal import Illegal
from turncoat.server import messages_in as m
from turncoat.server import messages_out as o
from turncoat.server.guest import ENDED, Guest, refusal
from turncoat.server.house import House
from turncoat.server.letter import POST, written
from turncoat.server.limits import Bucket
from turncoat.server.refusals import language_of
from turncoat.server.secret import hashed, read_pass
from turncoat.server.table import Table
from turncoat.words import Words

if TYPE_CHECKING:
    from litestar.types import Receive, Scope, Send

REFUSED: Final = 4000
PATIENCE: Final = 200
"""So many refusals for haste, and the connection ends."""

_decode: Final = msgspec.json.Decoder(m.FromClient).decode


class Socket:
    def __init__(self, house: House) -> None:
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        line = SocketLine(receive, send, scope.get(POST))
        await line.open()
        headers = dict(scope["headers"])
        say = Words(language_of(headers.get(b"accept-language", b"").decode("latin-1")))
        try:
            if scope["state"].get("full"):
                raise Illegal("too_many_connections")
            hello = await self._hello(line)
            if hello is None:
                return
            say = say if hello.language is None else Words(hello.language)
            async with self.house.table(hello.table) as table:
                guest = await table.enter(lambda: self._guest(table, hello, line), hello.seen)
                try:
                    await self._listen(table, guest, line)
                finally:
                    guest.leave()
                    table.leave(guest)
        except Illegal as no:
            # The table has just left memory: it is there for whoever comes back.
            again = no.code == "not_stored"
            news = o.Closing("restart", say("closing-restart")) if again else refusal(None, no, say)
            with contextlib.suppress(OSError, RuntimeError):
                await line.send(written(news).body.decode())
            await line.close(ENDED if again else REFUSED)

    async def _hello(self, line: SocketLine) -> m.Hello | None:
        try:
            text = await asyncio.wait_for(line.receive(), self.house.limits.hello_seconds)
        except TimeoutError:
            raise Illegal("hello_late", seconds=round(self.house.limits.hello_seconds)) from None
        if text is None:
            return None
        message = read(text, self.house.limits.message_bytes)
        if not isinstance(message, m.Hello):
            raise Illegal("hello_first")
        return message

    def _guest(self, table: Table, hello: m.Hello, line: SocketLine) -> Guest:
        most = self.house.limits.backlog
        leave = read_pass(hello.token, table.book.code, self.house.store.key)
        if leave is not None:
            spoken = hello.language or leave.language
            return Guest("w" + leave.nonce[:16], None, leave.role, leave.name, spoken, line, most)
        seat = table.seat_with(hello.token)
        place = table.book.places[seat]
        spoken = hello.language or place.language
        return Guest(hashed(hello.token)[:16], seat, "player", place.name, spoken, line, most)

    async def _listen(self, table: Table, guest: Guest, line: SocketLine) -> None:
        limits = self.house.limits
        bucket = Bucket(limits.messages_per_second, limits.messages_at_once)
        hasty = 0
        while (text := await line.receive()) is not None:
            if guest.ended:
                continue
            if not bucket.take():
                guest.refuse(_id_of(text), Illegal("too_fast"))
                hasty += 1
                if hasty >= PATIENCE:
                    guest.end("limits")
                continue
            try:
                message = read(text, limits.message_bytes)
            except Illegal as no:
                guest.refuse(_id_of(text), no)
                continue
            await self._take(table, guest, message)

    async def _take(self, table: Table, guest: Guest, message: Any) -> None:
        match message:
            case m.Ping(t=t):
                guest.tell(written(o.Pong(t, table.now())))
            case m.Typing():
                table.typing(guest)
            case m.Speak(language=language):
                guest.speak(language)
            case m.Hello():
                guest.refuse(None, Illegal("hello_twice"))
            case _:
                await table.ask(guest, message)


class SocketLine:
    """The wire itself: text in, text out, until somebody hangs up."""

    def __init__(self, receive: Receive, send: Send, post: Any) -> None:
        self._receive = receive
        self._send = send
        self.post: Callable[[bytes], bool] = post or (lambda _: False)
        self._closed = False

    async def open(self) -> None:
        await self._receive()
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def receive(self) -> str | None:
        """The next text, or None when the other side has gone."""
        message: Any = await self._receive()
        if message["type"] != "websocket.receive":
            self._closed = True
            return None
        text: str | None = message.get("text")
        return text if text is not None else message["bytes"].decode("utf-8", "replace")

    async def send(self, text: str) -> None:
        await self._send({"type": "websocket.send", "bytes": None, "text": text})

    async def close(self, code: int) -> None:
        if not self._closed:
            self._closed = True
            with contextlib.suppress(OSError, RuntimeError):
                await self._send({"type": "websocket.close", "code": code, "reason": ""})


def read(text: str, most: int) -> m.FromClient:
    """What came in, as one of the messages."""
    if len(text) > most or len(text.encode()) > most:
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
