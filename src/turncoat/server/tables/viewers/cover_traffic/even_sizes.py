"""Messages of even sizes: what a seat is sent by day depends in its size on public facts only.

A seat's view holds what only its player may know, and encryption hides no lengths. Where a game says how much
longer that can be than what a watcher is told (`Game.private_room`), each seat is sent one message at each
step of the match: as long as a watcher's news of that step, and so many bytes longer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Raw

from turncoat.server.tables.viewers.connection import Connection
from turncoat.server.tables.viewers.cover_traffic.covered_seats import latest_that_fit
from turncoat.server.tables.viewers.view_history import ViewHistory
from turncoat.server.wire.frame import Frame, encode_frame, encode_padded
from turncoat.server.wire.messages_out import Cover, EarlierLines, NumberedView, Welcome

RECALL_BYTES: Final = 16_384
"""The size of every answer to `recall`."""
ROOM_STEP: Final = 2_048
"""By so many bytes the room for private news grows, where the usual room does not do."""
_ENVELOPE: Final = 256
"""Most bytes of a message beside its lines."""
_NULL: Final = Raw(b"null")


def public_size(watchers: ViewHistory) -> int:
    """Return how many bytes a watcher is told in this step, or how long the present view is if none."""
    views = lines = 0
    for news in watchers.untold:
        if isinstance(news, NumberedView):
            views += len(bytes(news.view))
        else:
            lines += sum(len(bytes(line)) + 1 for line in news.lines)
    return lines + (views or len(bytes(watchers.latest())))


def sufficient_room(usual: int, more: int) -> int:
    """Return the usual room, or more in coarse steps. `more`: how much longer the longest view of a seat is.

    A view may grow with what its player does, without end. If only that player's messages grew, the network
    would show whose they are.
    """
    return max(usual, -(-(more + _ENVELOPE) // ROOM_STEP) * ROOM_STEP)


def send_step(news: Sequence[tuple[Connection, Sequence[Frame]]], size: int, now: float) -> None:
    """Send each of these seats its news as one message of that size.

    A game should say nothing longer; if it does, all these messages are as long.
    """
    payloads = [(connection, _in_one(frames, now)) for connection, frames in news]
    size = max([size, *(len(payload) for _, payload in payloads)])
    for connection, payload in payloads:
        connection.send_now(Frame(payload.ljust(size)))


def encode_welcome(welcome: Welcome, seen: Raw, heard: Sequence[Raw], room: int) -> Frame:
    """Encode a welcome. It leaves out missed views, and the earliest missed talk that does not fit.

    Its size depends on the table, the chat, the view that watchers have `seen`, and the lines that they have
    `heard` since the last one that this seat has heard.
    """
    bare = msgspec.structs.replace(welcome, n=0, view=_NULL, since=[], lines=[])
    talk = sum(len(bytes(line)) + 1 for line in heard) + room
    lines = latest_that_fit(welcome.lines, talk)
    size = encode_frame(bare).size + len(bytes(seen)) + room + talk
    return encode_padded(msgspec.structs.replace(welcome, since=[], lines=lines), size)


def encode_earlier_lines(request: str | None, lines: list[Raw]) -> Frame:
    """Encode the answer to `recall`: the latest of these lines that fit, in a message of one size."""
    fitting = latest_that_fit(lines, RECALL_BYTES - _ENVELOPE)
    return encode_padded(EarlierLines(request, fitting), RECALL_BYTES)


def _in_one(frames: Sequence[Frame], now: float) -> bytes:
    """Return the only message, or a `cover` with all of them."""
    if len(frames) == 1:
        return frames[0].payload
    return encode_frame(Cover([Raw(each.payload) for each in frames], 0, now, "")).payload
