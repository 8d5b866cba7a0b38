"""Who may do what at a table: each request becomes the events that carry it out, or is refused."""

from __future__ import annotations

import secrets

from msgspec import UNSET

from turncoat.core.bot import seat_bot
from turncoat.core.refusal import Illegal
from turncoat.server.tables import events as e
from turncoat.server.tables.names import NAME_LENGTH, checked_name, free_name
from turncoat.server.tables.presence import Presence
from turncoat.server.tables.state import Place, TableState
from turncoat.server.wire import messages_in as m

BOT_SEED_BITS = 63


def decide(
    state: TableState, presence: Presence, seat: int, request: m.Request, now: float
) -> list[e.AnyEvent]:
    """What happens when the person in a seat asks for something other than a move, talk or a secret."""
    match request:
        case m.Contribute(hex=part):
            _lobby(state)
            return [e.Contributed(seat=seat, hex=part)]
        case m.Start():
            _owner(state, seat)
            return _start(state, now)
        case m.Arrange():
            _owner(state, seat)
            return _arrange(state, request)
        case m.SeatBot(seat=place, bot=bot):
            _owner(state, seat)
            return [_seat_bot(state, place, bot)]
        case m.AddSeat():
            _owner(state, seat)
            return [_add_seat(state)]
        case m.Remove(seat=place):
            _owner(state, seat)
            return _free(state, place)
        case m.Leave():
            return _free(state, seat)
        case m.PassOwnership(seat=place):
            _owner(state, seat)
            _person(state, place)
            return [e.Owned(seat=place)]
        case m.StandIn(seat=place, bot=bot):
            return _stand_in(state, presence, seat, place, bot, now)
        case m.TakeBack():
            if state.places[seat].kind != "stand_in":
                raise Illegal("no_stand_in")
            return [e.TookBack(seat=seat)]
        case m.Mute(seat=None, muted=muted):
            _owner(state, seat)
            return [e.Muted(seat=None, muted=muted)]
        case m.Mute(seat=int(place), muted=muted):
            _owner(state, seat)
            _place(state, place)
            return [e.Muted(seat=place, muted=muted)]
    raise AssertionError(request)


def sit_down(state: TableState, name: str, language: str, key: str, others: list[str]) -> list[e.AnyEvent]:
    """A newcomer takes the first open seat, or one more if the game has room for it."""
    if state.stage != "lobby":
        raise Illegal("already_started")
    neat = checked_name(name, [*state.names(), *others])
    seats = [seat for seat, place in enumerate(state.places) if place.kind == "open"]
    if seats:
        return [e.Sat(seat=seats[0], name=neat, language=language, key=key)]
    if len(state.places) >= state.game.seats[1]:
        raise Illegal("table_full")
    return [e.SeatAdded(), e.Sat(seat=len(state.places), name=neat, language=language, key=key)]


def hand_over(state: TableState, seat: int, place: int, key: str) -> e.AnyEvent:
    _owner(state, seat)
    _person(state, place)
    return e.HandedOver(seat=place, key=key)


def heir(state: TableState, presence: Presence) -> int | None:
    """Who owns the table next: the first person after the owner who is here."""
    seats = len(state.places)
    after = (((state.owner or 0) + step) % seats for step in range(1, seats + 1)) if seats else ()
    return next((seat for seat in after if seat in presence.present and seat in state.persons()), None)


def votes_needed(state: TableState, presence: Presence) -> int:
    """More than half of the people who are here."""
    return sum(1 for seat in state.persons() if seat in presence.present) // 2 + 1


def _start(state: TableState, now: float) -> list[e.AnyEvent]:
    _lobby(state)
    empty = sum(1 for place in state.places if place.kind == "open")
    if empty:
        raise Illegal("seats_open", number=empty)
    people = sum(1 for place in state.places if place.kind == "person")
    suited = state.game.at_table(state.options, state.together, people)
    return [*([] if suited == state.options else [e.Arranged(options=suited)]), e.Began(at=now)]


def _arrange(state: TableState, wanted: m.Arrange) -> list[e.AnyEvent]:
    _lobby(state)
    options = UNSET if wanted.options is UNSET else state.game.settle(state.options | wanted.options)
    return [e.Arranged(options=options, public=wanted.public, together=wanted.together)]


def _seat_bot(state: TableState, seat: int, bot: str) -> e.AnyEvent:
    _lobby(state)
    if _place(state, seat).kind != "open":
        raise Illegal("seat_not_open")
    seed = _checked_bot(state, bot)
    wanted = bot.partition(":")[0].replace("-", " ").replace("_", " ").capitalize()[: NAME_LENGTH - 3]
    return e.BotSat(seat=seat, name=free_name(wanted, state.names()), bot=bot, seed=seed)


def _checked_bot(state: TableState, bot: str) -> int:
    """A seed for that bot, which must be one of the game's."""
    seed = secrets.randbits(BOT_SEED_BITS)
    seat_bot(state.game.bots, bot, seed)
    return seed


def _add_seat(state: TableState) -> e.AnyEvent:
    _lobby(state)
    if len(state.places) >= state.game.seats[1]:
        raise Illegal("no_more_seats", most=state.game.seats[1])
    return e.SeatAdded()


def _free(state: TableState, seat: int) -> list[e.AnyEvent]:
    _lobby(state)
    if _place(state, seat).kind == "open":
        if len(state.places) <= state.game.seats[0]:
            raise Illegal("seats_needed", least=state.game.seats[0])
        return [e.SeatDropped(seat=seat)]
    if seat != state.owner:
        return [e.Freed(seat=seat)]
    others = [other for other in state.persons() if other != seat]
    return [e.Freed(seat=seat), e.Owned(seat=others[0] if others else None)]


def _stand_in(
    state: TableState, presence: Presence, seat: int, place: int, bot: str, now: float
) -> list[e.AnyEvent]:
    if state.stage != "playing":
        raise Illegal("only_in_play")
    if seat != state.owner and state.owner in presence.present:
        raise Illegal("not_owner")
    if _place(state, place).kind != "person":
        raise Illegal("seat_not_person")
    if place not in presence.away:
        raise Illegal("not_away")
    left = presence.grace_left(place, now)
    if left > 0:
        raise Illegal("not_away_long", seconds=max(1, round(left)))
    seed = _checked_bot(state, bot)
    if seat != state.owner:
        votes = presence.votes.setdefault(place, set())
        votes.add(seat)
        if len(votes & presence.present) < votes_needed(state, presence):
            return []
    presence.votes.pop(place, None)
    return [e.StoodIn(seat=place, bot=bot, seed=seed)]


def _lobby(state: TableState) -> None:
    if state.stage != "lobby":
        raise Illegal("only_in_lobby")


def _owner(state: TableState, seat: int) -> None:
    if seat != state.owner:
        raise Illegal("not_owner")


def _place(state: TableState, seat: int) -> Place:
    if seat >= len(state.places):
        raise Illegal("bad_seat", seat=seat)
    return state.places[seat]


def _person(state: TableState, seat: int) -> None:
    if _place(state, seat).kind not in ("person", "stand_in"):
        raise Illegal("seat_not_person")
