"""Who may do what at a table: each request becomes the events that carry it out, or is refused."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime

from msgspec import UNSET

from turncoat.core.bot import seat_bot
from turncoat.core.calendar import Calendar
from turncoat.core.game import Game, Json
from turncoat.core.option import ZONE
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import Seat
from turncoat.server.tables import events as e
from turncoat.server.tables.names import NAME_LENGTH, checked_name, free_name
from turncoat.server.tables.presence import Presence
from turncoat.server.tables.state import Place, TableState
from turncoat.server.wire import messages_in as m

BOT_SEED_BITS = 63


def decide(
    state: TableState, presence: Presence, seat: Seat, request: m.Request, now: float, wall: float
) -> list[e.AnyEvent]:
    """What happens when a player or the host asks for something other than a move, talk or a secret."""
    match request:
        case m.Contribute(hex=part):
            _lobby(state)
            return [e.Contributed(seat=_player(seat), hex=part)]
        case m.Start():
            _owner(state, seat)
            return _start(state, now, wall)
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
            if state.place(seat).kind != "stand_in":
                raise Illegal("no_stand_in")
            return [e.TookBack(seat=_player(seat))]
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


def sit_as_host(state: TableState, name: str, language: str, key: str, others: list[str]) -> list[e.AnyEvent]:
    """A newcomer takes the host's place."""
    if state.host is None:
        raise Illegal("not_hosted")
    if state.stage != "lobby":
        raise Illegal("already_started")
    if state.host.kind != "open":
        raise Illegal("host_taken")
    neat = checked_name(name, [*state.names(), *others])
    return [e.HostSat(name=neat, language=language, key=key)]


def hand_over(state: TableState, seat: Seat, place: Seat, key: str) -> e.AnyEvent:
    _owner(state, seat)
    _person(state, place)
    return e.HandedOver(seat=place, key=key)


def heir(state: TableState, presence: Presence) -> Seat | None:
    """Who owns the table next: the first person after the owner who is here, the host last."""
    people = state.people()
    first = state.owner + 1 if isinstance(state.owner, int) else 0
    later = [seat for seat in people if isinstance(seat, int) and seat >= first]
    after = [*later, *(seat for seat in people if seat not in later)]
    return next((seat for seat in after if seat in presence.present), None)


def votes_needed(state: TableState, presence: Presence) -> int:
    """More than half of the people who are here."""
    return sum(1 for seat in state.persons() if seat in presence.present) // 2 + 1


def agreed(state: TableState, presence: Presence) -> list[e.AnyEvent]:
    """The stand-ins that enough of those who are here have voted for: somebody may have left since."""
    if state.stage != "playing" or state.owner in presence.present:
        return []
    chosen = []
    for seat, votes in presence.votes.items():
        voters = presence.voters(seat)
        if voters and len(voters) >= votes_needed(state, presence) and state.places[seat].kind == "person":
            bot = votes[voters[0]]
            chosen.append(e.StoodIn(seat=seat, bot=bot, seed=_checked_bot(state, bot)))
    return [*chosen]


def _start(state: TableState, now: float, wall: float) -> list[e.AnyEvent]:
    _lobby(state)
    empty = sum(1 for place in state.places if place.kind == "open")
    if empty:
        raise Illegal("seats_open", number=empty)
    if state.host is not None and state.host.kind == "open":
        raise Illegal("host_needed")
    people = sum(1 for place in state.places if place.kind == "person")
    players = len(state.places)
    settled = state.game.settle(state.options, players)
    suited = state.game.settle(state.game.at_table(settled, state.together, people), players)
    began = e.Began(at=now, calendar=_calendar(state.game, suited, wall))
    return [began] if suited == state.options else [e.Arranged(options=suited), began]


def _calendar(game: Game, options: Json, wall: float) -> Json | None:
    """For a match that runs on wall-clock time: it starts now, in the time zone of its hours."""
    if game.clock(options) != "calendar":
        return None
    zones = (options[option.name][ZONE] for option in game.options if option.kind == "hours")
    return Calendar.starting(datetime.fromtimestamp(int(wall), UTC), next(zones, "UTC")).to_json()


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


def _free(state: TableState, seat: Seat) -> list[e.AnyEvent]:
    _lobby(state)
    if isinstance(seat, int) and _place(state, seat).kind == "open":
        if len(state.places) <= state.game.seats[0]:
            raise Illegal("seats_needed", least=state.game.seats[0])
        return [e.SeatDropped(seat=seat)]
    if seat != state.owner:
        return [e.Freed(seat=seat)]
    others = [other for other in state.people() if other != seat]
    return [e.Freed(seat=seat), e.Owned(seat=others[0] if others else None)]


def _stand_in(
    state: TableState, presence: Presence, seat: Seat, place: int, bot: str, now: float
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
        presence.votes.setdefault(place, {})[_player(seat)] = bot
        if len(presence.voters(place)) < votes_needed(state, presence):
            return []
    return [e.StoodIn(seat=place, bot=bot, seed=seed)]


def _lobby(state: TableState) -> None:
    if state.stage != "lobby":
        raise Illegal("only_in_lobby")


def _owner(state: TableState, seat: Seat) -> None:
    if seat != state.owner:
        raise Illegal("not_owner")


def _player(seat: Seat) -> int:
    if seat == "host":
        raise Illegal("not_seated")
    return seat


def _place(state: TableState, seat: Seat) -> Place:
    if seat == "host":
        if state.host is None:
            raise Illegal("not_hosted")
        return state.host
    if seat >= len(state.places):
        raise Illegal("bad_seat", seat=seat)
    return state.places[seat]


def _person(state: TableState, seat: Seat) -> None:
    if _place(state, seat).kind not in ("person", "stand_in"):
        raise Illegal("seat_not_person")
