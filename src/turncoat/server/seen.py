"""A table, as anybody may see it."""

from __future__ import annotations

from turncoat.server.book import Book
from turncoat.server.messages_out import SeatSeen, TableSeen
from turncoat.server.room import Room


def table_seen(book: Book, room: Room, watchers: int) -> TableSeen:
    return TableSeen(
        code=book.code,
        game=book.game.name,
        stage=book.stage,
        options=book.options,
        public=book.public,
        together=book.together,
        owner=book.owner,
        seats=[_seat_seen(book, room, seat) for seat in range(len(book.places))],
        watchers=watchers,
        commitment=book.commitment,
        contributions=[place.contribution for place in book.places],
        muted=[seat for seat, place in enumerate(book.places) if place.muted],
        watchers_muted=book.watchers_muted,
        grace=room.grace,
        votes={str(seat): sorted(votes) for seat, votes in sorted(room.votes.items())},
        rematch=book.rematch,
    )


def _seat_seen(book: Book, room: Room, seat: int) -> SeatSeen:
    place = book.places[seat]
    present = place.kind == "bot" or seat in room.present
    since = room.away.get(seat)
    away = None if since is None or book.stage == "lobby" else book.match_time(since)
    return SeatSeen(seat, place.name, place.kind, present, away, place.bot)
