"""The uvicorn server: its listening socket, its configuration and its shutdown."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import os
import socket
import sys
import threading
from collections.abc import Iterable
from types import FrameType
from typing import Any

import uvicorn

from turncoat.core.refusal import Illegal
from turncoat.server import log_filters as log_lines
from turncoat.server import open_files
from turncoat.server.connection_limits import ConnectionCounter
from turncoat.server.http.addresses import Addresses
from turncoat.server.http.app import build_app
from turncoat.server.http.protocol import http_protocol
from turncoat.server.http.proxies import ForwardedClient, Proxies
from turncoat.server.http.static_files import StaticFiles
from turncoat.server.socket.protocol import WebSocketProtocol
from turncoat.server.tables.server import TableServer

HIGHEST_PORT = 65_535
PING_SECONDS = 20.0
SWITCH_SECONDS = 0.0005
"""How long a thread may keep the interpreter: short, because moves wait for the writer thread."""
GC_THRESHOLD = 10_000
"""There are few reference cycles, so the collector may run rarely."""
FRAME_BYTES = 65_536
"""Longest message that the protocol reads. One that is too long but shorter gets a refusal in words."""

CLOSING_SECONDS = 15.0
"""Most time that stopping takes after draining; a store that hangs is not waited for."""


class Server(uvicorn.Server):
    """A server that drains before it stops.

    It first reports that it is not ready, waits until a balancer has noticed, then closes every connection.
    """

    def __init__(self, config: uvicorn.Config, table_server: TableServer, drain: float = 0.0) -> None:
        """Set the time to drain: seconds between reporting not ready and closing connections."""
        super().__init__(config)
        self._table_server = table_server
        self._drain = drain
        self._skip_drain: asyncio.Event | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until stopped."""
        sys.setswitchinterval(SWITCH_SECONDS)
        super().run(sockets)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Report not ready from now on; on a second signal do not wait for the balancer."""
        if not self.should_exit:
            deadline = threading.Timer(self._drain + CLOSING_SECONDS, os._exit, (1,))
            deadline.daemon = True
            deadline.start()
        elif self._loop is not None and self._skip_drain is not None:
            self._loop.call_soon_threadsafe(self._skip_drain.set)
        self._table_server.draining = True
        super().handle_exit(sig, frame)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start serving, with everything loaded so far exempt from garbage collection."""
        self._loop, self._skip_drain = asyncio.get_running_loop(), asyncio.Event()
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        gc.set_threshold(GC_THRESHOLD, 50, 50)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Drain, stop listening, tell every connection, and stop."""
        self._table_server.draining = True
        if self._drain and self._skip_drain is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._skip_drain.wait(), self._drain)
        for listening in self.servers:
            listening.close()  # no new connections while the others are told
        await self._table_server.drain()
        await super().shutdown(sockets)


def build_server(
    table_server: TableServer,
    public_url: str | None = None,
    static_files: StaticFiles | None = None,
    names: Iterable[str] = (),
    proxies: Proxies | None = None,
    addresses: Addresses | None = None,
    drain: float = 0.0,
    metrics_token: str | None = None,
    **more: Any,
) -> Server:
    """Return a server for these tables; see `build_app` and `Server` for the arguments."""
    trusted = proxies or Proxies()
    counter = ConnectionCounter(table_server.limits, open_files.connection_capacity())
    config = uvicorn.Config(
        ForwardedClient(
            build_app(table_server, public_url, static_files, names, addresses, metrics_token), trusted
        ),
        loop="auto",
        http=http_protocol(counter, table_server.limits, trusted),
        ws=WebSocketProtocol,
        ws_per_message_deflate=False,
        ws_max_size=FRAME_BYTES,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
        proxy_headers=False,  # ForwardedClient looks at every hop
        **more,
    )
    log_lines.install()
    return Server(config, table_server, drain)


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket, or refuse with the reason."""
    if not 0 <= port <= HIGHEST_PORT:
        raise Illegal("bad_port", highest=str(HIGHEST_PORT))
    try:
        return _bind(host, port)
    except (OSError, UnicodeError) as wrong:
        if isinstance(wrong, OSError) and wrong.errno == errno.EADDRINUSE:
            raise Illegal("port_in_use", port=str(port)) from None
        raise Illegal("cannot_listen", host=host, port=str(port)) from None


def _bind(host: str, port: int) -> socket.socket:
    family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(where)
        listener.listen(1024)
    except BaseException:
        listener.close()
        raise
    return listener
