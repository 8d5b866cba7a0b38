"""The server that is measured, in its own process and without limits.

`python -m bench.server.subject PORT STORE`

With `bare` for the store it is the bare stack instead: whatever comes in goes out to all who are connected to
the same address, with nothing decided, stored or encoded.
"""

from __future__ import annotations

import socket
import sys
from typing import Any

import uvicorn

from turncoat.server.backends import open_backends
from turncoat.server.limits import Limits
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


if __name__ == "__main__":
    listener = listen("127.0.0.1", int(sys.argv[1]))
    if sys.argv[2] == "bare":
        config = uvicorn.Config(
            Bare(), loop="uvloop", ws="websockets-sansio", ws_per_message_deflate=False, log_level="warning"
        )
        AnnouncedBare(config).run([listener])
    else:
        store, transport, membership = open_backends(sys.argv[2])
        table_server = TableServer(store, PLENTY, transport=transport, membership=membership)
        Announced(build_server(table_server).config, table_server).run([listener])
