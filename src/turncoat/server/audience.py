"""Who is connected to a table, and what each of them sees."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from turncoat.core.game import Viewer
from turncoat.core.match import Match
from turncoat.server import messages_out as o
from turncoat.server.book import Book
from turncoat.server.guest import Ending, Guest
from turncoat.server.letter import Letter, written
from turncoat.server.track import Track

CHAT_SHOWN: Final = 200
REPLAYED_AT_ONCE: Final = 64
"""Records that are replayed before other tables have their turn."""


class Audience:
    """Views are worked out for those whom somebody watches as, and written once for all who see the same."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._guests: list[Guest] = []
        self._tracks: dict[Viewer, Track] = {}

    # Who

    def __contains__(self, guest: Guest) -> bool:
        return guest in self._guests

    def __bool__(self) -> bool:
        return bool(self._guests)

    def seats(self) -> set[int]:
        """The seats whose players are here."""
        return {guest.seat for guest in self._guests if guest.seat is not None}

    def watchers(self) -> list[Guest]:
        return [guest for guest in self._guests if guest.role == "watcher"]

    async def add(self, guest: Guest) -> None:
        """Somebody has come; the same person elsewhere goes."""
        self.send_away(lambda other: other.by == guest.by, "elsewhere")
        if self._book.stage != "lobby":
            await self.track(guest.viewer)
        self._guests.append(guest)

    def remove(self, guest: Guest) -> None:
        self._guests.remove(guest)
        if guest.seat is None and not any(other.seat is None for other in self._guests):
            self._tracks.pop("watcher", None)

    def send_away(self, whom: Callable[[Guest], bool], why: Ending) -> None:
        for guest in [guest for guest in self._guests if whom(guest)]:
            self._guests.remove(guest)
            guest.end(why)

    def clear_seat(self, seat: int, why: Ending) -> None:
        self.send_away(lambda guest: guest.seat == seat, why)

    def move_up(self, dropped: int) -> list[Guest]:
        """A seat is no more: who sat after it has another number now."""
        moved = [guest for guest in self._guests if guest.seat is not None and guest.seat > dropped]
        for guest in moved:
            assert guest.seat is not None
            guest.seat -= 1
        return moved

    # What they see

    async def begin(self) -> None:
        """The match has begun: everybody sees the start."""
        for viewer in {guest.viewer for guest in self._guests}:
            track = await self.track(viewer)
            track.untold = list(track.recent)

    async def track(self, viewer: Viewer) -> Track:
        """That viewer's views from the start, so that they are numbered as they always were."""
        track = self._tracks.get(viewer)
        if track is None:
            track = self._tracks[viewer] = await self.retrace(Track(viewer))
            track.untold.clear()
        return track

    async def retrace(self, track: Track) -> Track:
        for place, match in enumerate(self._book.steps()):
            track.look(match)
            if place % REPLAYED_AT_ONCE == REPLAYED_AT_ONCE - 1:
                await asyncio.sleep(0)
        return track

    def tracked(self, viewer: Viewer) -> Track:
        return self._tracks[viewer]

    def look(self, match: Match) -> None:
        """See the match as it is now; it is told later."""
        for track in self._tracks.values():
            track.look(match)

    # Telling

    def welcome(self, guest: Guest, seen: int, table: o.TableSeen, now: float) -> None:
        you = o.You(guest.seat, guest.role, guest.name)
        chat = self._book.chat[-CHAT_SHOWN:]
        track = self._tracks.get(guest.viewer)
        if track is None:
            news = o.Welcome(you, table, 0, msgspec.Raw(b"null"), [], chat, now)
        else:
            since = track.since(seen) if seen else []
            news = o.Welcome(you, table, track.n, track.latest(), since, chat, now)
        guest.tell(written(news))

    def tell_views(self, now: float) -> None:
        """Each viewer whose view has changed is told."""
        news: dict[object, list[Letter]] = {}
        for viewer, track in self._tracks.items():
            if track.untold:
                seat = None if viewer == "watcher" else viewer
                news[seat] = [
                    written(o.ViewChanged(view.n, view.at, now, view.view)) for view in track.untold
                ]
                track.untold = []
        for guest in self._guests:
            for letter in news.get(guest.seat, ()):
                guest.tell(letter)

    def tell(self, news: o.FromServer, but: Guest | None = None) -> None:
        """Tell everybody, or everybody but one."""
        if self._guests:
            letter = written(news)
            for guest in self._guests:
                if guest is not but:
                    guest.tell(letter)
