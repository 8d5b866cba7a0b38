"""The protocol class relies on internals of uvicorn: this tells when uvicorn changes them."""

from __future__ import annotations

import asyncio
import inspect
from pathlib import Path

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tests.server.stage import Stage, play
from turncoat.server.socket.protocol import WebSocketProtocol
from turncoat.server.wire.frame import Frame

USED = ("handle_ping", "handle_cont", "send_receive_event_to_app", "keepalive_timeout", "run_asgi")
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
)
"""What is looked at."""


def test_what_is_overridden_exists_with_the_same_signature() -> None:
    for name in USED:
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


def test_a_live_connection_has_them_and_takes_whole_frames(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        ann = await stage.make()
        person, _ = await stage.enter(ann)
        (connection,) = stage.house.tables[ann["code"]].audience._connections
        protocol = connection._post.__self__  # type: ignore[attr-defined]
        assert isinstance(protocol, WebSocketProtocol)
        assert protocol.writable.is_set()
        assert not protocol.close_sent
        assert not protocol.disconnected
        assert protocol.frames == []
        assert connection._post(Frame(b'{"kind":"frame"}').data)
        assert (await person.hear())["kind"] == "frame"
        await person.hang_up()
        while ann["code"] in stage.house.tables:
            await asyncio.sleep(0)
        assert not connection._post(Frame(b"").data)

    play(test, tmp_path / "t")
