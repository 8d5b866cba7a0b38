"""Covered seats (`core/cover_traffic.py`): news waits for the next beat, and all beats look alike."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from turncoat.server.tables.viewers.connection import Connection
from turncoat.server.wire.frame import Frame, encode_frame
from turncoat.server.wire.messages_in import REPLY_BYTES
from turncoat.server.wire.messages_out import Covering

_ENVELOPE: Final = 160
"""Bytes of a `cover` beside its news, at most."""


def beat(connections: Iterable[Connection], size: int, now: float, over: bool) -> None:
    """Every covered connection is sent one frame, all of one size.

    Nothing that a game says should ever be longer than a frame; if it is, everybody's frames are.
    """
    covered = [(each, each.cover) for each in connections if each.cover is not None]
    size = max([size, *(queue.needs + 1 + _ENVELOPE for _, queue in covered)])
    reply = 0 if over else REPLY_BYTES
    nothing = _padded(Covering([], reply, now, ""), size)
    for connection, queue in covered:
        news = queue.take(size - _ENVELOPE)
        connection.announce(_padded(Covering(news, reply, now, ""), size) if news else nothing)


def _padded(told: Covering, size: int) -> Frame:
    missing = size - len(encode_frame(told).payload)
    return encode_frame(msgspec.structs.replace(told, pad=" " * missing))


def uncover(connection: Connection) -> None:
    """What found no place in the last beat is told by itself."""
    queue, connection.cover = connection.cover, None
    if queue is not None:
        for frame in queue.take_all():
            connection.announce(frame)
