"""Who may do what at a table: each request becomes the events that carry it out, or is refused."""

from __future__ import annotations

import secrets

from msgspec import UNSET

from turncoat.core.bot import seat_bot
from turncoat.core.refusal import Illegal
from turncoat.server import events as e
from turncoat.server import messages_in as m
from turncoat.server.book import Book, Place
from turncoat.server.names import NAME_LENGTH, checked_name, free_name
from turncoat.server.room import Room

BOT_SEED_BITS = 63


def decide(book: Book, room: Room, seat: int, request: m.Request, now: float) -> list[e.AnyEvent]:
    """What happens when the person in a seat asks for something other than a move, talk or a secret."""
    match request:
        case m.Contribute(hex=part):
            _lobby(book)
            return [e.Contributed(seat=seat, hex=part)]
        case m.Start():
            _owner(book, seat)
            return _start(book, now)
        case m.Arrange():
            _owner(book, seat)
            return _arrange(book, request)
        case m.SeatBot(seat=place, bot=bot):
            _owner(book, seat)
            return [_seat_bot(book, place, bot)]
        case m.AddSeat():
            _owner(book, seat)
            return [_add_seat(book)]
        case m.Remove(seat=place):
            _owner(book, seat)
            return _free(book, place)
        case m.Leave():
            return _free(book, seat)
        case m.PassOwnership(seat=place):
            _owner(book, seat)
            _person(book, place)
            return [e.Owned(seat=place)]
        case m.StandIn(seat=place, bot=bot):
            return _stand_in(book, room, seat, place, bot, now)
        case m.TakeBack():
            if book.places[seat].kind != "stand_in":
                raise Illegal("no_stand_in")
            return [e.TookBack(seat=seat)]
        case m.Mute(seat=None, muted=muted):
            _owner(book, seat)
            return [e.Muted(seat=None, muted=muted)]
        case m.Mute(seat=int(place), muted=muted):
            _owner(book, seat)
            _place(book, place)
            return [e.Muted(seat=place, muted=muted)]
    raise AssertionError(request)


def sit_down(book: Book, name: str, language: str, key: str, others: list[str]) -> list[e.AnyEvent]:
    """A newcomer takes the first open seat, or one more if the game has room for it."""
    if book.stage != "lobby":
        raise Illegal("already_started")
    neat = checked_name(name, [*book.names(), *others])
    seats = [seat for seat, place in enumerate(book.places) if place.kind == "open"]
    if seats:
        return [e.Sat(seat=seats[0], name=neat, language=language, key=key)]
    if len(book.places) >= book.game.seats[1]:
        raise Illegal("table_full")
    return [e.SeatAdded(), e.Sat(seat=len(book.places), name=neat, language=language, key=key)]


def hand_over(book: Book, seat: int, place: int, key: str) -> e.AnyEvent:
    _owner(book, seat)
    _person(book, place)
    return e.HandedOver(seat=place, key=key)


def heir(book: Book, room: Room) -> int | None:
    """Who owns the table next: the first person after the owner who is here."""
    seats = len(book.places)
    after = (((book.owner or 0) + step) % seats for step in range(1, seats + 1)) if seats else ()
    return next((seat for seat in after if seat in room.present and seat in book.persons()), None)


def votes_needed(book: Book, room: Room) -> int:
    """More than half of the people who are here."""
    return sum(1 for seat in book.persons() if seat in room.present) // 2 + 1


def _start(book: Book, now: float) -> list[e.AnyEvent]:
    _lobby(book)
    empty = sum(1 for place in book.places if place.kind == "open")
    if empty:
        raise Illegal("seats_open", number=empty)
    people = sum(1 for place in book.places if place.kind == "person")
    suited = book.game.at_table(book.options, book.together, people)
    return [*([] if suited == book.options else [e.Arranged(options=suited)]), e.Began(at=now)]


def _arrange(book: Book, wanted: m.Arrange) -> list[e.AnyEvent]:
    _lobby(book)
    options = UNSET if wanted.options is UNSET else book.game.settle(book.options | wanted.options)
    return [e.Arranged(options=options, public=wanted.public, together=wanted.together)]


def _seat_bot(book: Book, seat: int, bot: str) -> e.AnyEvent:
    _lobby(book)
    if _place(book, seat).kind != "open":
        raise Illegal("seat_not_open")
    seed = _checked_bot(book, bot)
    wanted = bot.partition(":")[0].replace("-", " ").replace("_", " ").capitalize()[: NAME_LENGTH - 3]
    return e.BotSat(seat=seat, name=free_name(wanted, book.names()), bot=bot, seed=seed)


def _checked_bot(book: Book, bot: str) -> int:
    """A seed for that bot, which must be one of the game's."""
    seed = secrets.randbits(BOT_SEED_BITS)
    seat_bot(book.game.bots, bot, seed)
    return seed


def _add_seat(book: Book) -> e.AnyEvent:
    _lobby(book)
    if len(book.places) >= book.game.seats[1]:
        raise Illegal("no_more_seats", most=book.game.seats[1])
    return e.SeatAdded()


def _free(book: Book, seat: int) -> list[e.AnyEvent]:
    _lobby(book)
    if _place(book, seat).kind == "open":
        if len(book.places) <= book.game.seats[0]:
            raise Illegal("seats_needed", least=book.game.seats[0])
        return [e.SeatDropped(seat=seat)]
    if seat != book.owner:
        return [e.Freed(seat=seat)]
    others = [other for other in book.persons() if other != seat]
    return [e.Freed(seat=seat), e.Owned(seat=others[0] if others else None)]


def _stand_in(book: Book, room: Room, seat: int, place: int, bot: str, now: float) -> list[e.AnyEvent]:
    if book.stage != "playing":
        raise Illegal("only_in_play")
    if seat != book.owner and book.owner in room.present:
        raise Illegal("not_owner")
    if _place(book, place).kind != "person":
        raise Illegal("seat_not_person")
    if place not in room.away:
        raise Illegal("not_away")
    left = room.grace_left(place, now)
    if left > 0:
        raise Illegal("not_away_long", seconds=max(1, round(left)))
    seed = _checked_bot(book, bot)
    if seat != book.owner:
        votes = room.votes.setdefault(place, set())
        votes.add(seat)
        if len(votes & room.present) < votes_needed(book, room):
            return []
    room.votes.pop(place, None)
    return [e.StoodIn(seat=place, bot=bot, seed=seed)]


def _lobby(book: Book) -> None:
    if book.stage != "lobby":
        raise Illegal("only_in_lobby")


def _owner(book: Book, seat: int) -> None:
    if seat != book.owner:
        raise Illegal("not_owner")


def _place(book: Book, seat: int) -> Place:
    if seat >= len(book.places):
        raise Illegal("bad_seat", seat=seat)
    return book.places[seat]


def _person(book: Book, seat: int) -> None:
    if _place(book, seat).kind not in ("person", "stand_in"):
        raise Illegal("seat_not_person")
