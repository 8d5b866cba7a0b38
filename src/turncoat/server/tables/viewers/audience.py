"""Who is connected to a table, and what each of them is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from turncoat.core.cover_traffic import CoverTraffic
from turncoat.core.match import Match
from turncoat.core.viewer import Seat, Viewer
from turncoat.server.tables.log.state import TableState
from turncoat.server.tables.viewers.connection import Connection, Ending
from turncoat.server.tables.viewers.cover_queue import CoverQueue
from turncoat.server.tables.viewers.cover_traffic import beat, uncover
from turncoat.server.tables.viewers.view_history import ViewHistory, encoded
from turncoat.server.wire import messages_in as m
from turncoat.server.wire import messages_out as o
from turncoat.server.wire.frame import encode_frame

_NULL: Final = msgspec.Raw(b"null")
LINES_SHOWN: Final = 200
"""Most lines of talk in one message."""


class Audience:
    """Views are built for viewers that have a connection or a bot, and encoded once for all who share one."""

    def __init__(self, state: TableState, epoch: str) -> None:
        self.epoch = epoch
        self._state = state
        self._connections: list[Connection] = []
        self._grouped: dict[Viewer, list[Connection]] | None = None
        self._histories: dict[Viewer, ViewHistory] = {}
        self._kept: set[Viewer] = set()
        self._dropped: dict[Viewer, int] = {}
        """Where the numbers of histories stood that nobody needed any more."""
        self._cover: CoverTraffic | None = None
        self._frame_size = 0
        """Of covered seats."""
        self._spoken = self._staged_spoken = 0
        """How many lines of talk there were, told to whomever: to skip the work where nothing was said."""

    # Who

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._connections

    def __bool__(self) -> bool:
        return bool(self._connections)

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._connections)

    def seats(self) -> set[Seat]:
        """The seats whose players are here; the host too."""
        return {connection.seat for connection in self._connections if connection.seat is not None}

    def _by_viewer(self) -> dict[Viewer, list[Connection]]:
        """The connections of each viewer, put together again only when somebody has come, gone or moved."""
        if self._grouped is None:
            self._grouped = {}
            for connection in self._connections:
                self._grouped.setdefault(connection.viewer, []).append(connection)
        return self._grouped

    def watchers(self) -> list[Connection]:
        return [connection for connection in self._connections if connection.role == "watcher"]

    def watching(self) -> list[o.WatcherSeen]:
        """Everybody who has no place, screens too."""
        return [
            o.WatcherSeen(
                connection.watcher, connection.name, "screen" if connection.role == "screen" else "watcher"
            )
            for connection in self._connections
            if connection.watcher is not None
        ]

    def add(self, connection: Connection) -> None:
        """Somebody has come; the same person elsewhere goes."""
        self.send_away(lambda other: other.by == connection.by, "elsewhere")
        if self._state.stage != "lobby":
            self.history(connection.viewer)
        self._connections.append(connection)
        self._grouped = None

    def remove(self, connection: Connection) -> None:
        self._connections.remove(connection)
        self._grouped = None
        if "watcher" in self._kept:
            return
        if connection.seat is None and all(other.seat is not None for other in self._connections):
            history = self._histories.pop("watcher", None)
            if history is not None:
                self._dropped["watcher"] = history.n

    def send_away(self, whom: Callable[[Connection], bool], why: Ending) -> list[Connection]:
        """They are told why, and go."""
        gone = [connection for connection in self._connections if whom(connection)]
        for connection in gone:
            self._connections.remove(connection)
            self._grouped = None
            connection.end(why)
        return gone

    def clear_seat(self, seat: Seat, why: Ending) -> None:
        self.send_away(lambda connection: connection.seat == seat, why)

    def move_up(self, dropped: int) -> list[Connection]:
        """A seat is no more: who sat after it has another number now."""
        moved = []
        self._grouped = None
        for connection in self._connections:
            if connection.player is not None and connection.player > dropped:
                connection.viewer = connection.player - 1
                moved.append(connection)
        return moved

    def move(self, seat: Seat, to: Seat) -> list[Connection]:
        """Somebody has changed places between the host's and a seat."""
        moved = [connection for connection in self._connections if connection.seat == seat]
        self._grouped = None
        for connection in moved:
            connection.viewer = to
            connection.role = "host" if to == "host" else "player"
        return moved

    # What they see

    def begin(self) -> None:
        """The match has begun: everybody sees the start, and hears what is said at it."""
        for viewer in {connection.viewer for connection in self._connections}:
            history = self.history(viewer)
            history.untold = [*history.recent]

    def history(self, viewer: Viewer) -> ViewHistory:
        """That viewer's views in this epoch; it begins with the present one when it is first needed."""
        history = self._histories.get(viewer)
        if history is None:
            match = self._state.match()
            history = ViewHistory(viewer, self._dropped.get(viewer, 0), len(match.talk(viewer)))
            history.stage(match)
            history.adopt()
            history.untold.clear()
            self._histories[viewer] = history
        return history

    def keep(self, viewer: Viewer) -> None:
        """See the match through these eyes from now on, though nobody may be there."""
        self._kept.add(viewer)
        self.history(viewer)

    def stage(self, match: Match) -> None:
        """See and hear the match as it would be; it is told once it is adopted."""
        touched = match.take_touched()
        spoke = match.spoken > self._staged_spoken
        self._staged_spoken = match.spoken
        for viewer, history in self._histories.items():
            if spoke:
                history.stage_lines(match)
            if touched is None or viewer in touched:
                history.stage(match)

    def adopt(self) -> None:
        """What was staged has happened."""
        self._spoken = self._staged_spoken
        for history in self._histories.values():
            history.adopt()

    def discard(self) -> None:
        """What was staged has not happened."""
        self._staged_spoken = self._spoken
        for history in self._histories.values():
            history.discard()

    # Covered seats

    @property
    def cover(self) -> CoverTraffic | None:
        """Under which some of them may be told something at beats only."""
        return self._cover

    def _cover_up(self) -> bool:
        """See who is covered now; whether something has happened that all of them see at once."""
        match = self._state.match()
        before, now = self._cover, match.cover
        if now is not None:
            if before is None or before.name != now.name:
                self._frame_size = len(match.encode_view("watcher")) + now.room
            for connection in self._connections:
                if connection.viewer in now.seats and connection.cover is None:
                    connection.cover = CoverQueue()
        self._cover = now
        return (before and before.name) != (now and now.name)

    def beat(self, now: float) -> None:
        """All covered seats are sent a frame, whether or not there is news."""
        cover = self._cover
        beat(self._connections, self._frame_size, now, over=cover is None)
        for connection in self._connections:
            if connection.cover is not None and (cover is None or connection.viewer not in cover.seats):
                uncover(connection)

    def fitting(self, connection: Connection, lines: list[msgspec.Raw]) -> list[msgspec.Raw]:
        """The latest of these lines; as many as a covered seat can be told at once."""
        if connection.cover is None:
            return lines
        room, first = self._frame_size // 2, len(lines)
        while first > 0 and room > len(bytes(lines[first - 1])):
            first -= 1
            room -= len(bytes(lines[first])) + 1
        return lines[first:] or lines[-1:]

    # Telling

    def welcome(self, connection: Connection, hello: m.Hello | None, table: o.TableSeen, now: float) -> None:
        """Everything that is needed to draw the table, and what was missed since the connection broke."""
        you = o.You(connection.player, connection.role, connection.name)
        n, view = 0, _NULL
        since: list[o.SeenView] = []
        lines: list[msgspec.Raw] = []
        chat = [] if self._state.forgetful else list(self._state.chat)
        history = self._histories.get(connection.viewer)
        if history is not None:
            self._cover_up()
            n, view = history.n, history.latest()
            if not self._state.forgetful:
                heard = 0 if hello is None else hello.heard
                lines = self.lines(connection.viewer, max(heard, history.heard - LINES_SHOWN))
                if hello is not None and hello.seen and hello.epoch == self.epoch:
                    since = history.since(hello.seen)
        welcome = o.Welcome(you, table, self.epoch, n, view, since, lines, chat, now)
        if connection.cover is None:
            connection.announce(encode_frame(welcome))
        else:
            self._welcome_covered(connection, welcome)

    def _welcome_covered(self, connection: Connection, welcome: o.Welcome) -> None:
        """As long for every seat, but for what everybody knows; the talk that was missed comes with beats."""
        bare = msgspec.structs.replace(welcome, reply=m.REPLY_BYTES, since=[], lines=[], pad="")
        size = self._frame_size + len(encode_frame(msgspec.structs.replace(bare, n=0, view=_NULL)).payload)
        pad = " " * max(0, size - len(encode_frame(bare).payload))
        connection.announce(encode_frame(msgspec.structs.replace(bare, pad=pad)))
        for line in welcome.lines:
            connection.tell(encode_frame(o.LinesSaid([line])))

    def lines(self, viewer: Viewer, after: int, most: int | None = None) -> list[msgspec.Raw]:
        """What a viewer has heard after that line."""
        return encoded(self._state.match().talk(viewer, after)[:most])

    def tell_views(self, now: float) -> None:
        """Each viewer is told what was said and how the view has changed."""
        together = self._cover_up()
        for viewer, history in self._histories.items():
            if history.untold:
                untold, history.untold = history.untold, []
                connections = self._by_viewer().get(viewer)
                if connections:
                    for told in untold:
                        is_view = type(told) is o.SeenView
                        frame = encode_frame(_news(told, now))
                        data = frame.data
                        for connection in connections:  # as `tell` does: this is the busiest of all loops
                            if connection.cover is not None:
                                connection.cover.add(frame, is_view)
                            elif not (connection.unhindered and connection.post(data)):
                                connection.announce(frame)
        if together:
            self.beat(now)

    def tell(self, news: o.FromServer, but: Connection | None = None) -> None:
        """Tell everybody, or everybody but one."""
        if self._connections:
            frame = encode_frame(news)
            for connection in self._connections:
                if connection is not but:
                    connection.announce(frame)


def _news(told: o.SeenView | o.LinesSaid, now: float) -> o.ViewChanged | o.LinesSaid:
    return o.ViewChanged(told.n, told.at, now, told.view) if isinstance(told, o.SeenView) else told
