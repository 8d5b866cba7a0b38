"""A rematch: a new table with the same seats, tokens, faces, options and languages."""

from __future__ import annotations

import secrets

from turncoat.core.fairness.chance import SEED_BYTES, commitment
from turncoat.core.game import Game
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import Seat
from turncoat.server.tables.lobby import seating
from turncoat.server.tables.log import events as e
from turncoat.server.tables.log import state as states
from turncoat.server.tables.log.state import Place, TableState


def plan_rematch(state: TableState, wanted: Game | None) -> tuple[list[e.AnyEvent], bytes]:
    """Return the first events of the new table, and its seed; `first_record` gives it its code.

    `wanted`: another game than before.
    """
    game = wanted or state.game
    same = game.name == state.game.name
    options = game.settle(state.options if same else {})  # an option may be newer than the match
    hosted = game.seats_host(options)
    seated = [*enumerate(state.places)] if same else _choose_people(state, game, hosted)
    seed = secrets.token_bytes(SEED_BYTES)
    events: list[e.AnyEvent] = [
        e.Made(
            game=game.name,
            options=options,
            seats=max(len(seated), game.seats[0]),
            public=state.public,
            together=state.together,
            commitment=commitment(seed),
            pace=state.pace,
            code="",
            follows=state.key,
            evening=state.evening,
        )
    ]
    for seat, (_, place) in enumerate(seated):
        events.append(_seat_event(states.from_events(events), seat, place, same))
    host = state.host
    if hosted and host is not None and host.name is not None and host.key is not None:
        events.append(e.HostSat(name=host.name, language=host.language, key=host.key, face=host.face))
    before = [seat for seat, _ in seated]
    if state.owner in before:
        events.append(e.Owned(seat=before.index(state.owner)))
    elif hosted and state.owner == "host":
        events.append(e.Owned(seat="host"))
    return events, seed


def _choose_people(state: TableState, game: Game, hosted: bool) -> list[tuple[Seat, Place]]:
    """Choose who comes along to another game: all people, and as many bots as it needs."""
    people: list[tuple[Seat, Place]] = [
        (seat, place) for seat, place in enumerate(state.places) if place.key is not None
    ]
    if state.host is not None and state.host.key is not None and not hosted:
        people.append(("host", state.host))
    if len(people) > game.seats[1]:
        raise Illegal("too_many_people", most=game.seats[1], number=len(people))
    bots = [(seat, place) for seat, place in enumerate(state.places) if place.who is not None]
    return [*people, *bots[: max(0, game.seats[0] - len(people))]]


def _seat_event(so_far: TableState, seat: int, place: Place, same: bool) -> e.AnyEvent:
    assert place.name is not None
    if place.key is not None:
        return e.Sat(
            seat=seat,
            name=place.name,
            language=place.language,
            key=place.key,
            face=place.face,
            program=place.program,
        )
    if same:
        seed = secrets.randbits(seating.SEED_BITS)
        return e.BotSat(
            seat=seat, name=place.name, bot=place.bot or "", seed=seed, who=place.who, face=place.face
        )
    return seating.seat_bot(so_far, seat, place.who or "")
