"""Who is connected to a table, and what each of them sees."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from turncoat.core.match import Match
from turncoat.core.viewer import Viewer
from turncoat.server.socket.connection import Connection, Ending
from turncoat.server.tables.history import ViewHistory
from turncoat.server.tables.state import TableState
from turncoat.server.wire import messages_out as o
from turncoat.server.wire.frame import Frame, framed

CHAT_SHOWN: Final = 200
REPLAYED_AT_ONCE: Final = 64
"""Records that are replayed before other tables have their turn."""


class Audience:
    """Views are worked out for those whom somebody watches as, and framed once for all who see the same."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._connections: list[Connection] = []
        self._histories: dict[Viewer, ViewHistory] = {}

    # Who

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._connections

    def __bool__(self) -> bool:
        return bool(self._connections)

    def seats(self) -> set[int]:
        """The seats whose players are here."""
        return {connection.seat for connection in self._connections if connection.seat is not None}

    def watchers(self) -> list[Connection]:
        return [connection for connection in self._connections if connection.role == "watcher"]

    async def add(self, connection: Connection) -> None:
        """Somebody has come; the same person elsewhere goes."""
        self.send_away(lambda other: other.by == connection.by, "elsewhere")
        if self._state.stage != "lobby":
            await self.history(connection.viewer)
        self._connections.append(connection)

    def remove(self, connection: Connection) -> None:
        self._connections.remove(connection)
        if connection.seat is None and not any(other.seat is None for other in self._connections):
            self._histories.pop("watcher", None)

    def send_away(self, whom: Callable[[Connection], bool], why: Ending) -> None:
        for connection in [connection for connection in self._connections if whom(connection)]:
            self._connections.remove(connection)
            connection.end(why)

    def clear_seat(self, seat: int, why: Ending) -> None:
        self.send_away(lambda connection: connection.seat == seat, why)

    def move_up(self, dropped: int) -> list[Connection]:
        """A seat is no more: who sat after it has another number now."""
        moved = [
            connection
            for connection in self._connections
            if connection.seat is not None and connection.seat > dropped
        ]
        for connection in moved:
            assert connection.seat is not None
            connection.seat -= 1
        return moved

    # What they see

    async def begin(self) -> None:
        """The match has begun: everybody sees the start."""
        for viewer in {connection.viewer for connection in self._connections}:
            history = await self.history(viewer)
            history.untold = list(history.recent)

    async def history(self, viewer: Viewer) -> ViewHistory:
        """That viewer's views from the start, so that they are numbered as they always were."""
        history = self._histories.get(viewer)
        if history is None:
            history = self._histories[viewer] = await self.retrace(ViewHistory(viewer))
            history.untold.clear()
        return history

    async def retrace(self, history: ViewHistory) -> ViewHistory:
        for place, match in enumerate(self._state.steps()):
            history.look(match)
            if place % REPLAYED_AT_ONCE == REPLAYED_AT_ONCE - 1:
                await asyncio.sleep(0)
        return history

    def history_of(self, viewer: Viewer) -> ViewHistory:
        return self._histories[viewer]

    def look(self, match: Match) -> None:
        """See the match as it is now; it is told later."""
        for history in self._histories.values():
            history.look(match)

    # Telling

    def welcome(self, connection: Connection, seen: int, table: o.TableSeen, now: float) -> None:
        you = o.You(connection.seat, connection.role, connection.name)
        chat = self._state.chat[-CHAT_SHOWN:]
        history = self._histories.get(connection.viewer)
        if history is None:
            news = o.Welcome(you, table, 0, msgspec.Raw(b"null"), [], chat, now)
        else:
            since = history.since(seen) if seen else []
            news = o.Welcome(you, table, history.n, history.latest(), since, chat, now)
        connection.tell(framed(news))

    def tell_views(self, now: float) -> None:
        """Each viewer whose view has changed is told."""
        news: dict[object, list[Frame]] = {}
        for viewer, history in self._histories.items():
            if history.untold:
                seat = None if viewer == "watcher" else viewer
                news[seat] = [
                    framed(o.ViewChanged(view.n, view.at, now, view.view)) for view in history.untold
                ]
                history.untold = []
        for connection in self._connections:
            for frame in news.get(connection.seat, ()):
                connection.tell(frame)

    def tell(self, news: o.FromServer, but: Connection | None = None) -> None:
        """Tell everybody, or everybody but one."""
        if self._connections:
            frame = framed(news)
            for connection in self._connections:
                if connection is not but:
                    connection.tell(frame)
