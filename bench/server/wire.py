"""A socket client that costs little, so that what is measured is the server."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any, Final, cast

import msgspec

TEXT: Final = 0x81
PING: Final = 0x89
PONG: Final = 0x8A
LONG: Final = 126


class Wire(asyncio.Protocol):
    """Hands every text that comes in, as bytes, to `heard`."""

    def __init__(self, path: str, heard: Callable[[bytes], None]) -> None:
        self._path = path
        self._heard = heard
        self._buffer = bytearray()
        self._open = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = wired = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        wired.write(
            f"GET {self._path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert buffer.startswith(b"HTTP/1.1 101"), bytes(buffer)
            del buffer[: end + 4]
            self._open = True
            self.ready.set_result(None)
        start = 0
        while (frame := self._frame(start)) is not None:
            body, end = frame
            if buffer[start] == TEXT:
                self._heard(bytes(buffer[body:end]))
            elif buffer[start] == PING:
                self._write(PONG, bytes(buffer[body:end]))
            start = end
        del buffer[:start]

    def _frame(self, start: int) -> tuple[int, int] | None:
        """Where the body of the next whole frame begins and ends."""
        buffer = self._buffer
        if len(buffer) < start + 2:
            return None
        length, body = buffer[start + 1], start + 2
        if length >= LONG:
            size = 2 if length == LONG else 8
            length, body = int.from_bytes(buffer[body : body + size], "big"), body + size
        return (body, body + length) if len(buffer) >= body + length else None

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def _write(self, kind: int, body: bytes) -> None:
        """Masked with zeros, which the protocol allows and which costs nothing."""
        assert self._transport is not None
        size = len(body)
        if size < LONG:
            head = bytes((kind, 0x80 | size))
        else:
            head = bytes((kind, 0x80 | LONG)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


async def dial(port: int, path: str, heard: Callable[[bytes], None]) -> Wire:
    _, wire = await asyncio.get_running_loop().create_connection(lambda: Wire(path, heard), "127.0.0.1", port)
    await asyncio.wait_for(wire.ready, 60)
    return wire


class Desk:
    """Requests over one HTTP connection, one after the other."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, path: str, body: dict[str, Any] | None = None, token: str = "") -> Any:
        """A POST, or a GET where there is nothing to send."""
        if self._streams is None:
            self._streams = await asyncio.open_connection("127.0.0.1", self._port)
        reader, writer = self._streams
        text = b"" if body is None else msgspec.json.encode(body)
        kind = "GET" if body is None else "POST"
        writer.write(
            f"{kind} {path} HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\n"
            f"Authorization: Bearer {token}\r\nContent-Length: {len(text)}\r\n\r\n".encode()
            + text
        )
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        assert head.startswith(b"http/1.1 2"), head
        length = int(head.partition(b"content-length:")[2].partition(b"\r\n")[0])
        found = await reader.readexactly(length)
        return msgspec.json.decode(found) if b"application/json" in head else found

    def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
