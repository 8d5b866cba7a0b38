"""The HTTP protocol below the application: uvicorn's, which also keeps time and counts who is inside."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from turncoat.server.connection_limits import Doors, Visit
from turncoat.server.http.proxies import FORWARDED_FOR, Proxies
from turncoat.server.limits import Limits

Waiting = Literal["request", "answer"]


class HttpProtocol(H11Protocol):
    """A request must be complete in time, and its answer be taken; whoever is slower is cut off.

    Between requests uvicorn's own timer runs.
    """

    doors: Doors
    limits: Limits
    proxies: Proxies

    _visit: Visit | None = None
    _waits_for: Waiting | None = None
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._visit = self.doors.enter(self.client[0] if self.client else "")
        if self._visit is None:
            transport.abort()
        else:
            self._keep_time()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_for(None)
        if self._visit is not None:
            self._visit.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._keep_time()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._keep_time()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is the socket's connection, with limits of its own."""
        visit, self._visit = self._visit, None
        self._wait_for(None)
        if visit is not None:
            self._recognise_proxy(visit)
        super().handle_websocket_upgrade(event)
        socket: Any = self.transport.get_protocol()
        socket.visit = visit

    def _keep_time(self) -> None:
        if self._visit is None:
            return
        self._recognise_proxy(self._visit)
        arrived = self.conn.their_state not in (h11.IDLE, h11.SEND_BODY)
        if arrived and self.cycle is not None and not self.cycle.response_complete:
            self._wait_for("answer")
        elif self.timeout_keep_alive_task is not None:
            self._wait_for(None)
        else:
            self._wait_for("request")

    def _wait_for(self, what: Waiting | None) -> None:
        if what == self._waits_for:
            return
        self._waits_for = what
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if what is not None:
            limits = self.limits
            seconds = limits.request_seconds if what == "request" else limits.answer_seconds
            self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _recognise_proxy(self, visit: Visit) -> None:
        forwarded = any(name == FORWARDED_FOR for name, _ in self.headers or ())
        if forwarded and self.client is not None and self.client[0] in self.proxies:
            visit.of_a_proxy()


def http_protocol(doors: Doors, limits: Limits, proxies: Proxies) -> type[HttpProtocol]:
    """The protocol class of one server: uvicorn makes an object of it for each connection."""
    return type("Protocol", (HttpProtocol,), {"doors": doors, "limits": limits, "proxies": proxies})
