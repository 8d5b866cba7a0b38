"""A server in a process of its own, to be ended without warning.

`python -m tests.server.subject PORT STORE [BUS]`; it says `ready` when it is.
"""

from __future__ import annotations

import socket
import sys

from turncoat.server.launch.backends import open_backends
from turncoat.server.limits import Limits
from turncoat.server.tables.server import TableServer
from turncoat.server.uvicorn_server import Server, build_server, listen

PLENTY = Limits(
    messages_per_second=1e6,
    messages_at_once=1_000_000,
    talk_at_once=10**9,
    tables_per_hour=1_000_000,
    requests_at_once=1_000_000,
    connections_per_address=20_000,
    wrong_at_once=10**9,
    wrong_seconds=0,
    move_bytes_at_once=10**12,
    watched_bytes_at_once=10**12,
)


class Subject(Server):
    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print("ready", flush=True)


if __name__ == "__main__":
    port, (place, *transport) = int(sys.argv[1]), sys.argv[2:]
    store, between, membership = open_backends(place, *transport)
    table_server = TableServer(store, PLENTY, transport=between, pace=0.0, membership=membership)
    Subject(build_server(table_server).config, table_server).run([listen("127.0.0.1", port)])
