"""The frames that covered seats are sent: all of one size, whatever is in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Raw

from turncoat.core.cover_traffic import CoverTraffic
from turncoat.core.match import Match
from turncoat.server.tables.viewers.connection import Connection
from turncoat.server.tables.viewers.cover_traffic.queue import CoverQueue
from turncoat.server.wire.frame import Frame, encode_frame
from turncoat.server.wire.messages_in import REPLY_BYTES
from turncoat.server.wire.messages_out import Cover, EarlierLines, NewLines, Welcome

_ENVELOPE: Final = 160
"""Most bytes of a `cover` beside its news."""
_NULL: Final = Raw(b"null")


class CoveredSeats:
    def __init__(self, connections: Sequence[Connection]) -> None:
        """Cover the seats of these connections: a list that changes as people come and go."""
        self._connections = connections
        self._frame_size = 0
        self.cover: CoverTraffic | None = None
        """The cover that the match asks for at present."""

    def update(self, match: Match) -> bool:
        """Take the present cover from the match; return whether a public event has changed it."""
        before, now = self.cover, match.cover
        if now is not None:
            if before is None or before.name != now.name:
                self._frame_size = len(match.encode_view("watcher")) + now.room
            for connection in self._connections:
                if connection.viewer in now.seats and connection.cover is None:
                    connection.cover = CoverQueue()
        self.cover = now
        return (before and before.name) != (now and now.name)

    def send_frames(self, now: float) -> None:
        """Send one frame to every covered seat, then uncover the seats that need no cover any more.

        What did not fit follows in further frames, to all whose cover ends.
        """
        covered = [each for each in self._connections if each.cover is not None]
        self._send_round(covered, now)
        ending = [each for each in covered if self.cover is None or each.viewer not in self.cover.seats]
        while any(each.cover for each in ending):
            self._send_round(ending, now)
        for connection in ending:
            connection.cover = None

    def _send_round(self, connections: Sequence[Connection], now: float) -> None:
        """Send a frame to each of these covered connections.

        A game should say nothing that is longer than a frame; if it does, all frames are as long.
        """
        covered = [(each, each.cover) for each in connections if each.cover is not None]
        size = max([self._frame_size, *(queue.next_size + 1 + _ENVELOPE for _, queue in covered)])
        reply = 0 if self.cover is None else REPLY_BYTES
        empty = _pad(Cover([], reply, now, ""), size)
        for connection, queue in covered:
            news = queue.take(size - _ENVELOPE)
            connection.send_now(_pad(Cover(news, reply, now, ""), size) if news else empty)

    def welcome(self, connection: Connection, welcome: Welcome) -> None:
        """Send a welcome whose size depends only on public facts; missed talk follows in later frames."""
        bare = msgspec.structs.replace(welcome, reply=REPLY_BYTES, since=[], lines=[], pad="")
        size = self._frame_size + len(encode_frame(msgspec.structs.replace(bare, n=0, view=_NULL)).payload)
        pad = " " * max(0, size - len(encode_frame(bare).payload))
        connection.send_now(encode_frame(msgspec.structs.replace(bare, pad=pad)))
        for line in welcome.lines:
            connection.tell(encode_frame(NewLines([line])))

    def encode_earlier_lines(self, request: str | None, lines: list[Raw]) -> Frame:
        """Encode the answer to `recall` for a covered seat: as many of the lines as fit into one frame."""
        return encode_frame(EarlierLines(request, latest_that_fit(lines, self._frame_size // 2)))


def latest_that_fit(lines: list[Raw], room: int) -> list[Raw]:
    """Return the latest of these lines: as many as fit into so many bytes, but at least one."""
    first = len(lines)
    while first > 0 and room > len(bytes(lines[first - 1])):
        first -= 1
        room -= len(bytes(lines[first])) + 1
    return lines[first:] or lines[-1:]


def _pad(covering: Cover, size: int) -> Frame:
    missing = size - len(encode_frame(covering).payload)
    return encode_frame(msgspec.structs.replace(covering, pad=" " * missing))
