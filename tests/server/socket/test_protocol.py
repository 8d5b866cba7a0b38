"""The protocol class relies on internals of uvicorn: this tells when uvicorn changes them."""

from __future__ import annotations

import asyncio
import inspect
import random
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame as SentFrame
from websockets.frames import Opcode

from tests.server.servers import LocalServer
from turncoat.server.socket.protocol import WebSocketProtocol, frame_at
from turncoat.server.wire.frame import Frame

USED = ("handle_ping", "handle_cont", "send_receive_event_to_app", "keepalive_timeout", "run_asgi")
CALLED_FROM_OUTSIDE = ("data_received", "pause_writing", "resume_writing")
"""What is overridden, and must still be called."""
ATTRIBUTES = (
    "writable",
    "close_sent",
    "disconnected",
    "transport",
    "frames",
    "scope",
    "read_paused",
    "queue",
    "conn",
    "handshake_initiated",
)
"""What is looked at."""


def test_what_is_overridden_exists_with_the_same_signature() -> None:
    for name in (*USED, *CALLED_FROM_OUTSIDE):
        theirs, ours = (
            inspect.signature(getattr(kind, name)) for kind in (WebSocketsSansIOProtocol, WebSocketProtocol)
        )
        assert list(theirs.parameters) == list(ours.parameters), name
        assert inspect.iscoroutinefunction(getattr(WebSocketsSansIOProtocol, name)) == (name == "run_asgi")


def test_uvicorn_still_calls_what_is_overridden_and_keeps_what_is_looked_at() -> None:
    source = inspect.getsource(WebSocketsSansIOProtocol)
    for name in USED:
        assert f"self.{name}(" in source or f"self.{name})" in source or f"self.{name}," in source, name
    for name in ATTRIBUTES:
        assert f"self.{name}" in source, name


async def test_a_live_connection_has_them_and_takes_whole_frames(server: LocalServer) -> None:
    ann = await server.make()
    person, _ = await server.enter(ann)
    (connection,) = server.registry.by_code[ann["code"]].audience
    protocol = connection.post.__self__  # type: ignore[attr-defined]
    assert isinstance(protocol, WebSocketProtocol)
    assert protocol.writable.is_set()
    assert not protocol.close_sent
    assert not protocol.disconnected
    assert protocol.frames == []
    assert connection.post(Frame(b'{"kind":"frame"}').data)
    assert (await person.hear())["kind"] == "frame"
    await person.hang_up()
    await server.until_unloaded(ann["code"])
    assert not connection.post(Frame(b"").data)


class Discarding(asyncio.Transport):
    """A transport that goes nowhere."""

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("127.0.0.1", 1) if name in ("peername", "sockname") else default

    def write(self, data: object) -> None: ...
    def close(self) -> None: ...
    def abort(self) -> None: ...
    def pause_reading(self) -> None: ...
    def resume_reading(self) -> None: ...
    def is_closing(self) -> bool:
        return False


HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


async def _received_messages(kind: type[WebSocketsSansIOProtocol], pieces: list[bytes]) -> list[Any]:
    """What an application is told when these pieces come in, one after the other."""
    heard: list[Any] = []
    open_now = asyncio.Event()
    over = asyncio.Event()

    async def listen(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        open_now.set()
        while True:
            heard.append(await receive())
            if heard[-1]["type"] == "websocket.disconnect":
                over.set()
                return

    config = uvicorn.Config(listen, ws_per_message_deflate=False, ws_ping_interval=None, log_config=None)
    config.load()
    protocol = kind(config, ServerState(), {}, asyncio.get_running_loop())
    protocol.connection_made(Discarding())
    protocol.data_received(HANDSHAKE)
    await open_now.wait()
    for piece in pieces:
        protocol.data_received(piece)
    protocol.connection_lost(None)
    await over.wait()
    return heard


def _stream(rng: random.Random) -> bytes:
    """Messages as browsers send them and as nobody should: in one frame, in several, with pings between."""
    sent: list[SentFrame] = []
    for _ in range(rng.randrange(1, 12)):
        text = "".join(rng.choice("a\u00e9\u20ac\x81") for _ in range(rng.choice([0, 3, 60, 130, 70_000])))
        data = text.encode()
        match rng.randrange(8):
            case 0:
                cut = rng.randrange(len(data) + 1)
                sent.append(SentFrame(Opcode.TEXT, data[:cut], fin=False))
                if rng.random() < 0.5:
                    sent.append(SentFrame(Opcode.PING, b"?"))
                if rng.random() < 0.9:  # else the next message begins before this one ends
                    sent.append(SentFrame(Opcode.CONT, data[cut:]))
            case 1:
                sent.append(SentFrame(Opcode.BINARY, data))
            case 2:
                sent.append(SentFrame(Opcode.PONG, b"!"))
            case 3 if rng.random() < 0.2:
                sent.append(SentFrame(Opcode.TEXT, b"\xff"))
            case _:
                sent.append(SentFrame(Opcode.TEXT, data))
    return b"".join(frame.serialize(mask=rng.random() < 0.99) for frame in sent)


@pytest.mark.parametrize("seed", range(150))
async def test_however_messages_are_cut_to_pieces_they_are_read_as_the_library_reads_them(seed: int) -> None:
    rng = random.Random(seed)
    whole = _stream(rng)
    cuts = sorted(rng.randrange(len(whole) + 1) for _ in range(rng.choice([0, 1, 5, 40])))
    frames = rng.random() < 0.5
    pieces = [whole[start:end] for start, end in zip([0, *cuts], [*cuts, len(whole)], strict=True)]
    pieces = [piece for piece in pieces if piece]
    if frames:  # each frame in a piece of its own, as they usually come
        pieces = [part for part in _by_frame(whole) if part]

    expected = await _received_messages(WebSocketsSansIOProtocol, pieces)
    assert await _received_messages(WebSocketProtocol, pieces) == expected


def _by_frame(stream: bytes) -> list[bytes]:
    parts = []
    start = 0
    while start < len(stream):
        _, end = frame_at(stream, start)
        end = end or len(stream)
        parts.append(stream[start:end])
        start = end
    return parts


async def test_the_rest_of_a_frame_is_not_taken_for_a_frame_though_it_looks_like_one() -> None:
    size = 20
    mask = bytes((0x81, 0x80 | (size - 2), 7, 7))
    body = bytes(letter ^ mask[place % 4] for place, letter in enumerate(b"x" * size))
    pieces = [bytes((0x81, 0x80 | size)), mask + body]

    expected = await _received_messages(WebSocketsSansIOProtocol, pieces)
    assert expected[0] == {"type": "websocket.receive", "text": "x" * size}
    assert await _received_messages(WebSocketProtocol, pieces) == expected
