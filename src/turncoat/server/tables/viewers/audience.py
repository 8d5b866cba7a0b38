"""The connections of a table, and what each of them is told."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Final

import msgspec

from turncoat.core.cover_traffic import Pace
from turncoat.core.match import Match
from turncoat.core.viewer import Seat, Viewer
from turncoat.server.tables.log.state import TableState
from turncoat.server.tables.viewers.connection import CloseReason, Connection
from turncoat.server.tables.viewers.cover_traffic import even_sizes
from turncoat.server.tables.viewers.cover_traffic.covered_seats import CoveredSeats
from turncoat.server.tables.viewers.crowd import Crowd
from turncoat.server.tables.viewers.view_history import ViewHistory, encode_lines
from turncoat.server.wire import messages_in as m
from turncoat.server.wire import messages_out as o
from turncoat.server.wire.frame import Frame, encode_frame

_NULL: Final = msgspec.Raw(b"null")
LINES_SHOWN: Final = 200
"""Most lines of talk in one message."""


class Audience:
    """Builds views of viewers with a connection or a bot, and encodes each once for all who share it."""

    def __init__(self, state: TableState, epoch: str, crowd: Crowd) -> None:
        self.epoch = epoch
        self._crowd = crowd
        self._state = state
        self._connections: list[Connection] = []
        self.covered = CoveredSeats(self._connections)
        self._grouped: dict[Viewer, list[Connection]] | None = None
        self._histories: dict[Viewer, ViewHistory] = {}
        self._kept: set[Viewer] = set()
        self._dropped: dict[Viewer, int] = {}
        """The last view numbers of histories that were dropped."""
        self._room = state.game.private_room
        """Bytes of room for private news in messages of even sizes; 0: their sizes are as they are."""
        self._spoken = self._staged_spoken = 0
        """How many lines were said in all; while the number stays, no viewer's lines are built."""

    # Connections

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._connections

    def __bool__(self) -> bool:
        return bool(self._connections)

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._connections)

    def seats(self) -> set[Seat]:
        """Return the seats whose players are connected, and `host` if the host is."""
        return {connection.seat for connection in self._connections if connection.seat is not None}

    def _by_viewer(self) -> dict[Viewer, list[Connection]]:
        """Return the connections of each viewer; grouped again only after a change."""
        if self._grouped is None:
            self._grouped = {}
            for connection in self._connections:
                self._grouped.setdefault(connection.viewer, []).append(connection)
        return self._grouped

    def watchers(self) -> list[o.WatcherInfo]:
        """Return everybody who has no place at the table, screens too."""
        return [
            o.WatcherInfo(
                connection.watcher, connection.name, "screen" if connection.role == "screen" else "watcher"
            )
            for connection in self._connections
            if connection.watcher is not None
        ]

    def add(self, connection: Connection) -> None:
        """Add a connection, and close an earlier one of the same person."""
        self.disconnect(lambda other: other.by == connection.by, "elsewhere")
        if self._state.stage != "lobby":
            self.history(connection.viewer)
        self._connections.append(connection)
        self._grouped = None

    def remove(self, connection: Connection) -> None:
        """Remove a connection that has ended, and the watchers' history if nobody needs it."""
        self._connections.remove(connection)
        self._grouped = None
        if "watcher" in self._kept:
            return
        if connection.seat is None and all(other.seat is not None for other in self._connections):
            history = self._histories.pop("watcher", None)
            if history is not None:
                self._dropped["watcher"] = history.n

    def disconnect(self, whom: Callable[[Connection], bool], why: CloseReason) -> list[Connection]:
        """Close the connections that `whom` accepts, tell them why, and return them."""
        closing = [connection for connection in self._connections if whom(connection)]
        for connection in closing:
            self._connections.remove(connection)
            self._grouped = None
            connection.end(why)
        return closing

    def disconnect_seat(self, seat: Seat, why: CloseReason) -> None:
        self.disconnect(lambda connection: connection.seat == seat, why)

    def renumber_without(self, dropped: int) -> list[Connection]:
        """Move everybody after a dropped seat up by one, and return their connections."""
        moved = []
        self._grouped = None
        for connection in self._connections:
            if connection.player is not None and connection.player > dropped:
                connection.viewer = connection.player - 1
                moved.append(connection)
        return moved

    def move(self, seat: Seat, to: Seat) -> list[Connection]:
        """Move a person between a seat and the host's place, and return their connections."""
        moved = [connection for connection in self._connections if connection.seat == seat]
        self._grouped = None
        for connection in moved:
            connection.viewer = to
            connection.role = "host" if to == "host" else "player"
        return moved

    # Views

    def show_start(self) -> None:
        """Send everybody the first view of a match that has begun, and the talk at its start."""
        viewers = {connection.viewer for connection in self._connections}
        if self._room:
            viewers.add("watcher")  # a step that watchers see is told at once
        for viewer in viewers:
            history = self.history(viewer)
            history.untold = [*history.recent]

    def history(self, viewer: Viewer) -> ViewHistory:
        """Return a viewer's views in this epoch, from the one that was first needed."""
        history = self._histories.get(viewer)
        if history is None:
            match = self._state.match()
            history = ViewHistory(viewer, self._dropped.get(viewer, 0), len(match.talk(viewer)))
            history.stage(match)
            history.adopt()
            history.untold.clear()
            self._histories[viewer] = history
            if self._room and viewer != "watcher":
                self.keep_history("watcher")  # its sizes are the public ones
        return history

    def keep_history(self, viewer: Viewer) -> None:
        """Build that viewer's views from now on, even while no such viewer is connected."""
        self._kept.add(viewer)
        self.history(viewer)

    def stage(self, match: Match) -> None:
        """Build the views and lines of a match that may be adopted; they are told once it is."""
        touched = match.take_changed_viewers()
        spoke = match.line_count > self._staged_spoken
        self._staged_spoken = match.line_count
        for viewer, history in self._histories.items():
            if spoke:
                history.stage_lines(match)
            if touched is None or viewer in touched:
                history.stage(match)

    def adopt(self) -> None:
        """Take over what was staged: it is in the log."""
        self._spoken = self._staged_spoken
        for history in self._histories.values():
            history.adopt()

    def discard(self) -> None:
        """Drop what was staged: it was not stored."""
        self._staged_spoken = self._spoken
        for history in self._histories.values():
            history.discard()

    def lines(self, viewer: Viewer, after: int, most: int | None = None) -> list[msgspec.Raw]:
        """Return the lines that a viewer has heard after line number `after`."""
        return encode_lines(self._state.match().talk(viewer, after)[:most])

    # Messages

    def welcome(self, connection: Connection, hello: m.Hello | None, table: o.TableInfo, now: float) -> None:
        """Send everything that is needed to draw the table, and what was missed since the last connection."""
        you = o.You(connection.player, connection.role, connection.name)
        n, view = 0, _NULL
        since: list[o.NumberedView] = []
        lines: list[msgspec.Raw] = []
        chat = [] if self._state.forgetful else list(self._state.chat)
        history = self._histories.get(connection.viewer)
        if history is not None:
            self.covered.update(self._state.match())
            n, view = history.n, history.latest()
            if not self._state.forgetful:
                heard = 0 if hello is None else hello.heard
                lines = self.lines(connection.viewer, max(heard, history.heard - LINES_SHOWN))
                if hello is not None and hello.seen and hello.epoch == self.epoch:
                    since = history.since(hello.seen)
        welcome = o.Welcome(you, table, self.epoch, n, view, since, lines, chat, now)
        if connection.cover is not None:
            self.covered.welcome(connection, welcome)
        elif history is not None and self._has_even_sizes(connection):
            public = self._public_lines(connection.viewer, 0 if hello is None else hello.heard)
            seen = self.history("watcher").latest()
            connection.send_now(even_sizes.encode_welcome(welcome, seen, public, self._room_now()))
        else:
            connection.send_now(encode_frame(welcome))

    def _has_even_sizes(self, connection: Connection) -> bool:
        return self._room > 0 and connection.player is not None

    def _public_lines(self, viewer: Viewer, heard: int) -> list[msgspec.Raw]:
        """Return the latest lines that watchers have heard after the last line that a viewer has heard."""
        match = self._state.match()
        last = match.talk(viewer, heard - 1)[:1] if heard else []
        at = last[0]["at"] if last else -1.0
        latest = match.talk("watcher", max(0, self.history("watcher").heard - LINES_SHOWN))
        return encode_lines([line for line in latest if line["at"] > at])

    def encode_earlier_lines(
        self, connection: Connection, request: str | None, lines: list[msgspec.Raw]
    ) -> Frame:
        """Encode the answer to `recall`: of these lines, the latest that the connection may get at once."""
        if connection.cover is not None:
            return self.covered.encode_earlier_lines(request, lines)
        if self._has_even_sizes(connection):
            return even_sizes.encode_earlier_lines(request, lines)
        return encode_frame(o.EarlierLines(request, lines))

    def tell_views(self, now: float, movers: Collection[Seat] = ()) -> None:
        """Tell each viewer what was said and how the view has changed. `movers`: the seats that moved."""
        public_change = self.covered.update(self._state.match())
        if self._room:
            self._tell_evenly(now, movers)
        for viewer, history in self._histories.items():
            if history.untold and not (self._room and isinstance(viewer, int)):
                untold, history.untold = history.untold, []
                for news in untold if viewer in self._by_viewer() else ():
                    if viewer == "watcher" and type(news) is o.NumberedView:
                        self._tell_crowd(news, now, movers)
                    else:
                        self._tell_viewer(viewer, news, now)
        if public_change:
            self.covered.send_frames(now)

    def _tell_viewer(self, viewer: Viewer, news: o.NumberedView | o.NewLines, now: float) -> None:
        frame = encode_frame(_to_message(news, now))
        data = frame.data
        for connection in self._by_viewer()[
            viewer
        ]:  # `Connection.tell`, inlined: this is the busiest loop of all
            if connection.cover is not None:
                connection.cover.add(frame, type(news) is o.NumberedView)
            elif not (connection.can_write_directly and connection.post(data)):
                connection.send_now(frame)

    def _tell_crowd(self, news: o.NumberedView, now: float, movers: Collection[Seat]) -> None:
        frame = encode_frame(_to_message(news, now))
        is_last = self._state.stage != "playing"
        self._crowd.tell_view(self._by_viewer()["watcher"], frame, movers, is_last)

    def tell_crowd_late(self, now: float) -> None:
        """Tell watchers of the latest view, now that there is budget again."""
        history = self._histories.get("watcher")
        if history is not None and history.recent and "watcher" in self._by_viewer():
            self._tell_crowd(history.recent[-1], now, ())

    def bytes_to_others(self, connection: Connection) -> int:
        """Return how many bytes go to others in seats if a move of this one changes what all of them see."""
        history = self._histories.get(connection.viewer)
        others = sum(each.seat is not None for each in self._connections) - 1
        return 0 if history is None else others * (history.size + self._room)

    def _tell_evenly(self, now: float, movers: Collection[Seat]) -> None:
        """Tell seats their news in messages of one size.

        A step that watchers see goes to every seat, also to one that has no news. Of other steps the movers
        are told at once, even if nothing has changed; the rest with the next beat, if there is one.
        """
        watchers = self.history("watcher")
        is_public = bool(watchers.untold)
        waits = not is_public and self.covered.cover is None and self.pace is not None
        told: list[tuple[Connection, list[Frame]]] = []
        for seat, history in self._histories.items():
            moved = seat in movers
            if not isinstance(seat, int) or not (history.untold or is_public or moved):
                continue
            if waits and not moved:
                history.postpone()
                continue
            told += self._take_untold(seat, history, now)
        if told:
            even_sizes.send_step(told, even_sizes.public_size(watchers) + self._room_now(), now)

    @property
    def pace(self) -> Pace | None:
        """The pace at which seats are sent what waits: under cover, or because not all may know of it."""
        cover = self.covered.cover
        if cover is not None:
            return Pace(cover.name, cover.every)
        return self._state.match().beat if self._room and self._state.stage == "playing" else None

    def send_beat(self, now: float) -> None:
        """Send every seat a message, with its waiting news or without."""
        told: list[tuple[Connection, list[Frame]]] = []
        for seat, history in self._histories.items():
            if isinstance(seat, int):
                told += self._take_untold(seat, history, now)
        even_sizes.send_step(told, even_sizes.public_size(self.history("watcher")) + self._room_now(), now)

    def _room_now(self) -> int:
        """Return the room for private news: more for all seats, once one of them has seen very much."""
        views = [each.size for seat, each in self._histories.items() if isinstance(seat, int)]
        more = max(views, default=0) - self.history("watcher").size
        return even_sizes.sufficient_room(self._room, more)

    def _take_untold(
        self, seat: int, history: ViewHistory, now: float
    ) -> Iterator[tuple[Connection, list[Frame]]]:
        """Take a seat's news: queue it if the seat is covered, else yield it with its connection."""
        untold = history.take_untold()
        connections = self._by_viewer().get(seat, ())
        frames = [encode_frame(_to_message(news, now)) for news in untold] if connections else []
        for connection in connections:
            if connection.cover is None:
                yield connection, frames
                continue
            for news, frame in zip(untold, frames, strict=True):
                connection.cover.add(frame, type(news) is o.NumberedView)

    def tell(self, news: o.FromServer, but: Connection | None = None) -> None:
        """Tell everybody, or everybody but one."""
        if self._connections:
            frame = encode_frame(news)
            for connection in self._connections:
                if connection is not but:
                    connection.send_now(frame)


def _to_message(news: o.NumberedView | o.NewLines, now: float) -> o.ViewChanged | o.NewLines:
    return o.ViewChanged(news.n, news.at, now, news.view) if isinstance(news, o.NumberedView) else news
