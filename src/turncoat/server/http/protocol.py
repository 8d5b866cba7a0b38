"""uvicorn's HTTP protocol, with time limits and a count of connections."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from turncoat.server.connection_limits import ConnectionCounter, Slot
from turncoat.server.http.proxies import FORWARDED_FOR, Proxies
from turncoat.server.limits import Limits

Waiting = Literal["request", "answer"]


class HttpProtocol(H11Protocol):
    """Closes connections whose request takes too long to arrive, or whose client reads too slowly.

    Between requests uvicorn's own timer runs.
    """

    counter: ConnectionCounter
    limits: Limits
    proxies: Proxies

    _slot: Slot | None = None
    _awaited: Waiting | None = None
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Accept the connection, or abort it if there are too many."""
        super().connection_made(transport)
        self._slot = self.counter.acquire(self.client[0] if self.client else "")
        if self._slot is None:
            transport.abort()
        else:
            self._update_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        """Free the connection's slot."""
        self._start_timer(None)
        if self._slot is not None:
            self._slot.release()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read part of a request."""
        super().data_received(data)
        self._update_timer()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        super().on_response_complete()
        self._update_timer()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the WebSocket protocol, which has limits of its own."""
        slot, self._slot = self._slot, None
        self._start_timer(None)
        if slot is not None:
            self._check_for_proxy(slot)
        super().handle_websocket_upgrade(event)
        socket: Any = self.transport.get_protocol()
        socket.slot = slot

    def _update_timer(self) -> None:
        if self._slot is None:
            return
        self._check_for_proxy(self._slot)
        arrived = self.conn.their_state not in (h11.IDLE, h11.SEND_BODY)
        if arrived and self.cycle is not None and not self.cycle.response_complete:
            self._start_timer("answer")
        elif self.timeout_keep_alive_task is not None:
            self._start_timer(None)
        else:
            self._start_timer("request")

    def _start_timer(self, what: Waiting | None) -> None:
        if what == self._awaited:
            return
        self._awaited = what
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if what is not None:
            limits = self.limits
            seconds = limits.request_seconds if what == "request" else limits.answer_seconds
            self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _check_for_proxy(self, slot: Slot) -> None:
        forwarded = any(name == FORWARDED_FOR for name, _ in self.headers or ())
        if forwarded and self.client is not None and self.client[0] in self.proxies:
            slot.release_network()


def http_protocol(counter: ConnectionCounter, limits: Limits, proxies: Proxies) -> type[HttpProtocol]:
    """Return the protocol class of one server; uvicorn makes an object of it for each connection."""
    return type("Protocol", (HttpProtocol,), {"counter": counter, "limits": limits, "proxies": proxies})
