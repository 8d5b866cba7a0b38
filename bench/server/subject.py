"""The server that is measured, in its own process and without limits.

`python -m bench.server.subject PORT STORE [WITHOUT...]`

WITHOUT takes a shortcut away, to measure what it brings: `eager` runs requests as ordinary tasks, `frames`
reads all frames with the library. Without `plenty` the limits on messages are the usual ones.

With `bare` for the store it is the bare stack instead: whatever comes in goes out to all who are connected to
the same address, with nothing decided, stored or encoded.
"""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable, Coroutine
from typing import Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from turncoat.server.launch.backends import open_backends
from turncoat.server.limits import Limits
from turncoat.server.socket import listener as listeners
from turncoat.server.socket.protocol import WebSocketProtocol
from turncoat.server.tables.server import TableServer
from turncoat.server.uvicorn_server import Server, build_server, listen

PLENTY = Limits(
    messages_per_second=1e9,
    messages_at_once=10**9,
    talk_at_once=10**9,
    tables_per_hour=10**9,
    requests_per_second=1e9,
    requests_at_once=10**9,
    connections=10**6,
    connections_per_address=10**6,
    move_bytes_at_once=10**12,
    watched_bytes_at_once=10**12,
)


USUAL = Limits(
    tables_per_hour=10**9,
    requests_per_second=1e9,
    requests_at_once=10**9,
    connections=10**6,
    connections_per_address=10**6,
)


class Bare:
    """One in, all out."""

    def __init__(self) -> None:
        self._rooms: dict[str, list[Any]] = {}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await receive()
            await send({"type": "lifespan.startup.complete"})
            return
        await receive()
        await send({"type": "websocket.accept"})
        room = self._rooms.setdefault(scope["path"], [])
        room.append(send)
        while (message := await receive())["type"] == "websocket.receive":
            text = message["text"]
            for everybody in room:
                await everybody({"type": "websocket.send", "text": text})
        room.remove(send)


class AnnouncedBare(uvicorn.Server):
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print("ready", flush=True)


class Announced(Server):
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print("ready", flush=True)


def run_as_task(
    work: Coroutine[Any, Any, None],
    finished: Callable[[], None],
    failed: Callable[[BaseException], None],
) -> None:
    """Do what `Eager` does with an ordinary task."""

    def on_done(task: asyncio.Task[None]) -> None:
        wrong = task.exception()
        finished() if wrong is None else failed(wrong)

    asyncio.get_running_loop().create_task(work).add_done_callback(on_done)


def remove_shortcuts(names: list[str]) -> None:
    if "eager" in names:
        setattr(listeners, "Eager", run_as_task)  # noqa: B010
    if "frames" in names:
        setattr(WebSocketProtocol, "data_received", WebSocketsSansIOProtocol.data_received)  # noqa: B010


if __name__ == "__main__":
    remove_shortcuts(sys.argv[3:])
    listener = listen("127.0.0.1", int(sys.argv[1]))
    if sys.argv[2] == "bare":
        config = uvicorn.Config(
            Bare(), loop="uvloop", ws="websockets-sansio", ws_per_message_deflate=False, log_level="warning"
        )
        AnnouncedBare(config).run([listener])
    else:
        store, transport, membership = open_backends(sys.argv[2])
        table_server = TableServer(
            store, USUAL if "plenty" in sys.argv[3:] else PLENTY, transport=transport, membership=membership
        )
        Announced(build_server(table_server).config, table_server).run([listener])
