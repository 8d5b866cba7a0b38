"""A Valkey that sends anything at all: a server listens on, says nothing untrue, and prints no traceback."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.cluster.test_transport import Listener
from tests.until import until
from turncoat.server.cluster import transport_valkey
from turncoat.server.cluster.batching import RecordStored, TableMessage, _encode
from turncoat.server.cluster.envelope import Envelope
from turncoat.server.cluster.transport_valkey import ValkeyTransport

KEY = b"the store's key"
ENVELOPE = Envelope(KEY)
CHANNEL = ENVELOPE.channel.encode()


def bulk(text: bytes) -> bytes:
    return b"$%d\r\n%s\r\n" % (len(text), text)


def bus_message(content: bytes) -> bytes:
    """A message as Valkey passes it on."""
    return b">3\r\n" + bulk(b"message") + bulk(CHANNEL) + bulk(content)


def seal(*messages: RecordStored | TableMessage, by: Envelope = ENVELOPE) -> bytes:
    return b"that server" + by.seal(_encode(list(messages)))


SUBSCRIBED = b">3\r\n" + bulk(b"subscribe") + bulk(CHANNEL) + b":1\r\n"
GENUINE = bus_message(seal(TableMessage("AAAA", b"genuine")))
HOSTILE = {
    "no protocol": b"HTTP/1.1 200 OK\r\n\r\n",
    "no number": b":one\r\n",
    "a length below zero": b"$-7\r\n",
    "a length that is none": b"$x\r\n",
    "an array in arrays": b"*1\r\n" * 5_000 + b":1\r\n",
    "an error": b"-ERR go away\r\n",
    "half a message": bus_message(seal(TableMessage("AAAA", b"x")))[:-9],
    "no text": SUBSCRIBED + bus_message(b"\xff\xfe\x00"),
    "a number for a message": SUBSCRIBED + b">3\r\n" + bulk(b"message") + bulk(CHANNEL) + b":5\r\n",
    "nothing for a message": SUBSCRIBED + b">3\r\n" + bulk(b"message") + bulk(CHANNEL) + b"$-1\r\n",
    "too few parts": SUBSCRIBED + b">1\r\n" + bulk(b"message"),
    "an unknown kind": SUBSCRIBED + b">3\r\n" + bulk(b"massage") + bulk(CHANNEL) + bulk(b"x"),
    "a stranger's seal": SUBSCRIBED + bus_message(seal(TableMessage("A", b"x"), by=Envelope(b"another key"))),
    "a seal over nonsense": SUBSCRIBED + bus_message(b"that server" + ENVELOPE.seal(b"\xc1\xc1")),
    "nothing sealed": SUBSCRIBED + bus_message(b"that server"),
    "a megabyte": SUBSCRIBED + bus_message(b"\0" * 1_000_000),
}


@asynccontextmanager
async def hostile_valkey(answers: list[bytes]) -> AsyncIterator[str]:
    """Answer each connection with the next of these, then all others as a Valkey does, with a message."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        hostile = answers.pop(0) if answers else None
        with suppress(ConnectionResetError):  # the server hangs up on what it cannot read
            while data := await reader.read(1 << 16):
                if b"SUBSCRIBE" not in data:
                    writer.write(b"+OK\r\n" * data.count(b"*"))
                elif hostile is None:
                    writer.write(SUBSCRIBED + GENUINE)
                else:
                    writer.write(hostile)
                    await writer.drain()
                    break
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with server:
        yield f"valkey://127.0.0.1:{server.sockets[0].getsockname()[1]}"


@asynccontextmanager
async def listening(url: str) -> AsyncIterator[Listener]:
    store: Any = SimpleNamespace(key=KEY, name="this server", on_commit=None)
    transport, listener = ValkeyTransport(store, url), Listener()
    transport.subscribe(listener.hear, listener.overhear)
    await transport.open()
    try:
        yield listener
    finally:
        await transport.close()


@pytest.fixture(autouse=True)
def no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport_valkey, "RETRY_SECONDS", 0.0)


@pytest.mark.parametrize("hostile", HOSTILE.values(), ids=HOSTILE.keys())
async def test_a_server_listens_on_whatever_valkey_sends(
    hostile: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async with hostile_valkey([hostile]) as url, listening(url) as listener:
        await until(lambda: listener.overheard, "a genuine message is heard", lambda: listener.overheard)
        assert set(listener.overheard) == {("AAAA", b"genuine")}
        assert listener.heard == []
    assert "Traceback" not in caplog.text


async def test_a_server_listens_on_after_random_bytes() -> None:
    rng = Random("valkey")
    answers = []
    for _ in range(60):
        noise = bytearray(SUBSCRIBED + GENUINE)
        for _ in range(rng.randrange(1, 20)):
            noise[rng.randrange(len(noise))] = rng.choice(b"*$:+-\r\n0123456789\xff\x00")
        answers.append(bytes(noise))
    async with hostile_valkey(answers) as url, listening(url) as listener:
        await until(lambda: not answers and listener.overheard, "all noise is over", lambda: len(answers))
        assert {content for _, content in listener.overheard} == {b"genuine"}
