"""The commands of people at a table: each becomes the events that carry it out, or is refused."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

from msgspec import UNSET, UnsetType

from turncoat.core.bots.face import Face
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import Seat
from turncoat.server.tables.lobby import bot_chat, seating, start
from turncoat.server.tables.lobby.names import clean_name
from turncoat.server.tables.lobby.start import require_lobby
from turncoat.server.tables.log import events as e
from turncoat.server.tables.log.state import Place, TableState
from turncoat.server.tables.viewers.presence import Presence
from turncoat.server.wire import messages_in as m


def decide(
    state: TableState, presence: Presence, seat: Seat, request: m.Request, now: float, wall: float
) -> list[e.AnyEvent]:
    """Return the events of a request of a player or the host that is no move, talk or hand-over."""
    match request:
        case m.Pledge(hash=pledge):
            return start.pledge(state, _require_player(seat), pledge)
        case m.Reveal(hex=part):
            return start.reveal(state, _require_player(seat), part, now, wall)
        case m.Start(without=without, fill=fill):
            _require_owner(state, seat)
            bots = seating.fill(state) if fill and not state.starting else []
            return [*bots, *start.begin(state.after(bots), now, wall, without)]
        case m.BreakOff():
            _require_owner(state, seat)
            return start.break_off(state, now)
        case m.ConfigureTable():
            _require_owner(state, seat)
            return _arrange(state, request)
        case m.SeatBot(seat=place, bot=bot):
            _require_owner(state, seat)
            require_lobby(state)
            if _find_place(state, place).kind != "open":
                raise Illegal("seat_not_open")
            seated = seating.seat_bot(state, place, bot)
            return [seated, *bot_chat.greeting(state, [seated])]
        case m.Fill():
            _require_owner(state, seat)
            require_lobby(state)
            filled = seating.fill(state)
            return [*filled, *bot_chat.greeting(state, filled)]
        case m.ChooseFace(face=face):
            require_lobby(state)
            mine = state.place(seat)
            return [e.FaceChosen(seat=seat, face=state.face_for(mine.name or "", face, seat, chosen=True))]
        case m.AddSeat():
            _require_owner(state, seat)
            return [_add_seat(state)]
        case m.Remove(seat=place):
            _require_owner(state, seat)
            return _free(state, place)
        case m.Leave():
            return _get_up(state, presence, seat)
        case m.Agree(agreed=agreed):
            if state.place(seat).handing is None:
                raise Illegal("not_asked")
            return [e.HandOverAnswered(seat=seat, agreed=agreed)]
        case m.SendAway(watcher=watcher):
            _require_owner(state, seat)
            return [e.SentAway(watcher=watcher)]
        case m.ChangePlace(host=host):
            return _take_host(state, seat) if host else _take_seat(state, seat)
        case m.PassOwnership(seat=place):
            _require_owner(state, seat)
            _require_person(state, place)
            return [e.Owned(seat=place)]
        case m.StandIn(seat=place, bot=bot):
            return _stand_in(state, presence, seat, place, bot, now)
        case m.TakeBack():
            if state.place(seat).kind != "stand_in":
                raise Illegal("no_stand_in")
            return [e.TookBack(seat=_require_player(seat))]
        case m.Mute(seat=None, muted=muted):
            _require_owner(state, seat)
            return [e.Muted(seat=None, muted=muted)]
        case m.Mute(seat=int(place), muted=muted):
            _require_owner(state, seat)
            _find_place(state, place)
            return [e.Muted(seat=place, muted=muted)]
    raise AssertionError(request)


class Newcomer(NamedTuple):
    """A person who wants to sit down."""

    name: str
    language: str
    key: str
    """The hash of their token."""
    face: Face | None
    """The face that they would like."""
    watched: str | None
    """The watcher's pass that they held."""
    program: Literal["bot", "model"] | None = None


def sit_down(state: TableState, who: Newcomer, others: list[str]) -> list[e.AnyEvent]:
    """Give a newcomer the first open seat, or one more if the game allows it."""
    if state.stage != "lobby":
        raise Illegal("already_started")
    require_lobby(state)
    neat = clean_name(who.name, [*state.names(), *others])
    face = state.face_for(neat, who.face)
    seats = [seat for seat, place in enumerate(state.places) if place.kind == "open"]
    if not seats and len(state.places) >= state.game.seats[1]:
        raise Illegal("table_full")
    seat = seats[0] if seats else len(state.places)
    sat = e.Sat(
        seat=seat,
        name=neat,
        language=who.language,
        key=who.key,
        watched=who.watched,
        face=face,
        program=who.program,
    )
    return [sat] if seats else [e.SeatAdded(), sat]


def sit_as_host(state: TableState, who: Newcomer, others: list[str]) -> list[e.AnyEvent]:
    """Give a newcomer the host's place."""
    if state.host is None:
        raise Illegal("not_hosted")
    if state.stage != "lobby":
        raise Illegal("already_started")
    require_lobby(state)
    if state.host.kind != "open":
        raise Illegal("host_taken")
    neat = clean_name(who.name, [*state.names(), *others])
    face = state.face_for(neat, who.face)
    return [e.HostSat(name=neat, language=who.language, key=who.key, watched=who.watched, face=face)]


def _take_host(state: TableState, seat: Seat) -> list[e.AnyEvent]:
    """Move a player to the host's place."""
    require_lobby(state)
    if state.host is None:
        raise Illegal("not_hosted")
    if state.host.kind != "open":
        raise Illegal("host_taken")
    return [e.TookHost(seat=_require_player(seat))]


def _take_seat(state: TableState, seat: Seat) -> list[e.AnyEvent]:
    """Move the host to the first open seat, or to one more if the game allows it."""
    require_lobby(state)
    if seat != "host":
        raise Illegal("already_seated")
    open_seats = [number for number, place in enumerate(state.places) if place.kind == "open"]
    if open_seats:
        return [e.TookSeat(seat=open_seats[0])]
    if len(state.places) >= state.game.seats[1]:
        raise Illegal("table_full")
    return [e.SeatAdded(), e.TookSeat(seat=len(state.places))]


def hand_over(
    state: TableState, presence: Presence, seat: Seat, place: Seat, key: str, again: bool, now: float
) -> list[e.AnyEvent]:
    """Give a place a new token, if its person agrees or has been away for long; else ask that person.

    Without that the owner could look at other people's cards. Only the host may hand over the host's place,
    because an owner who plays would see everything. `again`: the hand-over was granted before, but the new
    token was lost on the way.
    """
    if place == "host" and state.host is not None:
        if seat != "host":
            raise Illegal("host_decides")
    else:
        _require_owner(state, seat)
    _require_person(state, place)
    about = state.place(place)
    long_away = place not in presence.present and presence.grace_left(place, now) <= 0
    if place == seat or about.handing == "agreed" or long_away or again:
        return [e.HandedOver(seat=place, key=key)]
    return [] if about.handing == "asked" else [e.HandOverAsked(seat=place)]


def last_hand_over(state: TableState, place: Seat) -> tuple[str | None, str | None]:
    """Return who asked for the last hand-over of a place, and with which request id."""
    return _find_place(state, place).handed_for


def next_owner(state: TableState, presence: Presence) -> Seat | None:
    """Return who owns the table next: the first present person after the owner, the host last."""
    people = state.people()
    first = state.owner + 1 if isinstance(state.owner, int) else 0
    later = [seat for seat in people if isinstance(seat, int) and seat >= first]
    after = [*later, *(seat for seat in people if seat not in later)]
    return next((seat for seat in after if seat in presence.present), None)


def votes_needed(state: TableState, presence: Presence) -> int:
    """Return how many votes a stand-in needs: more than half of the players who are present."""
    return sum(1 for seat in state.seated_people() if seat in presence.present) // 2 + 1


def agreed_stand_ins(state: TableState, presence: Presence) -> list[e.AnyEvent]:
    """Return the stand-ins that have enough votes, now that somebody may have left."""
    if state.stage != "playing" or state.owner in presence.present:
        return []
    chosen = []
    for seat, votes in presence.votes.items():
        voters = presence.voters(seat)
        if voters and len(voters) >= votes_needed(state, presence) and state.places[seat].kind == "person":
            bot = votes[voters[0]]
            chosen.append(seating.stand_in(state, seat, bot))
    return [*chosen]


def _arrange(state: TableState, wanted: m.ConfigureTable) -> list[e.AnyEvent]:
    require_lobby(state)
    options: dict[str, Any] | UnsetType = UNSET
    if wanted.options is not UNSET:
        merged = state.options | wanted.options
        options = state.game.settle({name: value for name, value in merged.items() if value is not None})
    sits = state.host is not None and state.host.kind == "person"
    if sits and options is not UNSET and not state.game.seats_host(options):
        raise Illegal(
            "host_sits", name=state.place("host").name
        )  # the host must leave first, so that nobody loses a place by mistake
    arranged = e.Arranged(options=options, public=wanted.public, together=wanted.together)
    return [arranged, *(_lay_seats(state, wanted.seats) if wanted.seats is not UNSET else ())]


def _lay_seats(state: TableState, wanted: int) -> list[e.AnyEvent]:
    """Add seats, or drop open ones from the end, until there are so many."""
    least, most = state.game.seats
    if wanted > most:
        raise Illegal("no_more_seats", most=most)
    seats = len(state.places)
    spare = [seat for seat in reversed(range(seats)) if state.places[seat].kind == "open"]
    dropped = spare[: max(0, seats - max(wanted, least))]
    return [*(e.SeatAdded() for _ in range(seats, wanted)), *(e.SeatDropped(seat=seat) for seat in dropped)]


def _add_seat(state: TableState) -> e.AnyEvent:
    require_lobby(state)
    if len(state.places) >= state.game.seats[1]:
        raise Illegal("no_more_seats", most=state.game.seats[1])
    return e.SeatAdded()


def _get_up(state: TableState, presence: Presence, seat: Seat) -> list[e.AnyEvent]:
    """Free a place in the lobby; in a match let a bot play until the player is back."""
    if state.stage != "playing" or seat == "host":
        return _free(state, seat)
    if state.places[seat].kind != "person":
        raise Illegal("stand_in_plays")
    if not state.game.bots:
        raise Illegal("no_bots", game=state.game.name)
    stands_in = seating.stand_in(state, seat, state.game.stand_in)
    others = [other for other in state.people() if other != seat and other in presence.present]
    return [stands_in, *([e.Owned(seat=others[0])] if seat == state.owner and others else [])]


def _free(state: TableState, seat: Seat) -> list[e.AnyEvent]:
    require_lobby(state)
    if _find_place(state, seat).kind == "open":
        if seat == "host":
            raise Illegal("seat_not_person")
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
    if _find_place(state, place).kind != "person":
        raise Illegal("seat_not_person")
    if place not in presence.away:
        raise Illegal("not_away")
    left = presence.grace_left(place, now)
    if left > 0:
        raise Illegal("not_away_long", seconds=max(1, round(left)))
    stands_in = seating.stand_in(state, place, bot)
    if seat != state.owner:
        presence.vote(place, _require_player(seat), bot)
        if len(presence.voters(place)) < votes_needed(state, presence):
            return []
    return [stands_in]


def _require_owner(state: TableState, seat: Seat) -> None:
    if seat != state.owner:
        raise Illegal("not_owner")


def _require_player(seat: Seat) -> int:
    if seat == "host":
        raise Illegal("not_seated")
    return seat


def _find_place(state: TableState, seat: Seat) -> Place:
    if seat == "host":
        if state.host is None:
            raise Illegal("not_hosted")
        return state.host
    if seat >= len(state.places):
        raise Illegal("bad_seat", seat=seat)
    return state.places[seat]


def _require_person(state: TableState, seat: Seat) -> None:
    if _find_place(state, seat).kind not in ("person", "stand_in"):
        raise Illegal("seat_not_person")
