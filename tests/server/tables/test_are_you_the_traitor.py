"""What the server owes to a game without turns: windows that close in time, options that suit the table."""

from __future__ import annotations

from typing import Any

from tests.server.person import Json, Person
from tests.server.servers import LocalServer, StartServer
from turncoat import Match
from turncoat.core.registry import games
from turncoat.server.store.interface import Append
from turncoat.server.tables.log import events as e

GAME = "are-you-the-traitor"
NAMES = ("Ann", "Bo", "Cy", "Dee")


async def seat_four(server: LocalServer, **asked: Any) -> tuple[list[Person], Json]:
    """Four people at a table that has begun, and the table as they see it."""
    made: Json = {"game": GAME, "name": NAMES[0], "language": "en", **asked}
    places = [await server.post("/api/tables", **made)]
    for name in NAMES[1:]:
        places.append(await server.post(f"/api/tables/{places[0]['code']}/join", name=name, language="en"))
    people = [(await server.enter(place))[0] for place in places]
    table = await server.post(f"/api/tables/{places[0]['code']}/start", token=places[0]["token"])
    for person in people:
        await person.expect("view")
    return people, table


async def test_a_stop_counts_when_its_window_closes(server: LocalServer) -> None:
    """AT-13: the window ends long before the deadline that the table waited for."""
    people, _ = await seat_four(server, options={"photo_finish": 0.05})
    await people[0].do("move", move={"move": "stop", "target": 1})
    for person in people:
        told = await person.expect("view", lambda told: told["view"]["reveal"] is not None)
        assert told["view"]["reveal"]["caller"] == 0


async def test_nobody_else_hears_of_a_stop_that_waits(server: LocalServer) -> None:
    """AT-13"""
    people, _ = await seat_four(server, options={"photo_finish": 60})
    for person in people:
        await person.settle()
    before = [len(person.heard) for person in people]
    await people[0].do("move", move={"move": "stop", "target": 1})
    await people[2].do("move", move={"move": "look", "at": 0})
    for person in people:
        await person.settle()
    heard = [
        [text for text in person.heard[number:] if '"kind":"view"' in text]
        for person, number in zip(people, before, strict=True)
    ]
    assert [len(texts) for texts in heard] == [1, 0, 1, 0]


async def test_a_restarted_server_welcomes_ten_phones_at_a_table_that_has_talked_a_lot(
    start_server: StartServer,
) -> None:
    """Each gets the present view and the latest lines, not two thousand."""
    tokens = [f"token {seat}" for seat in range(10)]
    names = [f"Player {seat}" for seat in range(10)]

    async def people_talk(server: LocalServer, places: list[Json]) -> None:
        one, _ = await server.enter(places[0])
        two, _ = await server.enter(places[1], heard=1_999)
        await one.do("move", move={"move": "say", "text": "and on"})
        assert (await two.expect("lines"))["lines"][0]["n"] == 2_001

    server = await start_server()
    places = await server.set_up("AAAA", bytes(32), tokens, game=GAME)
    options = games()[GAME].settle({}, 10)
    match = Match(GAME, names, seed=bytes(32), options=options)
    for number in range(2_000):
        match.play(number % 10, {"move": "say", "text": f"line {number + 1}"}, at=number / 10)
    events: list[e.AnyEvent] = [
        e.Arranged(options=options),
        e.Began(at=0.0, rules=games()[GAME].rules),
        e.Played(records=match.records()),
    ]
    await server.store.append((Append(await server.key("AAAA"), 1, e.encode(events)),))
    for seat, place in enumerate(places):
        person, welcome = await server.enter(place)
        assert welcome["view"] == match.view(seat)
        assert [line["say"] for line in welcome["lines"]] == [f"line {n}" for n in range(1_801, 2_001)]
        assert (welcome["n"], welcome["since"]) == (1, [])
        assert len(person.heard[0]) < 50_000
    await people_talk(server, places)


async def test_in_one_room_people_have_their_own_eyes(server: LocalServer) -> None:
    """AT-25"""
    _, table = await seat_four(server, together=True)
    assert table["options"]["signals"] is False
    _, table = await seat_four(server, together=False)
    assert table["options"]["signals"] is True
