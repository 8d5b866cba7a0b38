"""Two servers on one store and one transport: each takes any move, and nobody is disconnected for it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.clock import ManualClock
from tests.server.person import Json, Person, choice
from tests.server.servers import LocalServer, StartTwoServers, seat_at_both
from turncoat.server.store.interface import Overtaken
from turncoat.server.tables.log import events as e
from turncoat.server.tables.log.state import from_log

TALKERS = "are-you-the-traitor"
pytestmark = pytest.mark.time_limit(300)  # a busy machine may be slow, a test that hangs is wrong


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    if request.param == "sqlite":
        return tmp_path / "t"
    database: str = request.getfixturevalue("database")
    return database


async def talk(person: Person, seat: int, times: int) -> None:
    """As fast as answers come, by everybody at once: nearly every move races with somebody's."""
    for number in range(times):
        await person.do("move", id=f"s{number}", move={"move": "say", "text": f"{seat} says {number}"})
        if number % 5 == 4:
            await person.do("chat", id=f"c{number}", text=f"{seat} chats {number}")


async def take_turns(people: list[Person], rng: Random, moves: int) -> None:
    number = 0
    while number < moves:
        for person in people:
            await person.settle()
            view = person.view()
            move = None if view is None else choice(view, rng)
            if move is not None:
                await person.do("move", id=f"m{number}", move=move)
                number += 1


async def check_log(server: LocalServer, code: str) -> list[e.AnyEvent]:
    """What is stored is without gaps (the store refuses to from_log it otherwise), in order, and replays."""
    bodies = await server.bodies(code)
    events = [event for body in bodies for event in e.decode(body)]
    state = from_log(code, bodies, await server.store.seed(await server.key(code)))
    match = state.match()  # repeats every record, and refuses what does not follow
    times = [record["at"] for record in match.records()]
    assert times == sorted(times)
    assert server.registry.by_code[code].state.match().records() == match.records()
    return events


def check_told(person: Person) -> None:
    """Numbers count up by one, clocks never go back, nothing was closed or refused."""
    heard = [json.loads(text) for text in person.heard]
    assert not [message for message in heard if message["kind"] in ("closing", "refused")]
    assert sum(message["kind"] == "welcome" for message in heard) == 1
    numbers = [message["n"] for message in heard if message["kind"] == "view"]
    assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    for clock in ("now", "at"):
        times = [message[clock] for message in heard if clock in message and message["kind"] == "view"]
        assert times == sorted(times)
    lines = [message["line"]["n"] for message in heard if message["kind"] == "chat"]
    assert lines == list(range(1, len(lines) + 1))


def in_order(events: list[e.AnyEvent], seats: int, times: int) -> None:
    """Each move and each line of chat is there once, and everybody's in the order in which they were sent."""
    said: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    chats: dict[int, list[str]] = {seat: [] for seat in range(seats)}
    for event in events:
        if isinstance(event, e.Played):
            for record in event.records:
                if record.get("move", {}).get("move") == "say":
                    said[record["seat"]].append(record["move"]["text"])
        elif isinstance(event, e.Spoke):
            assert event.seat is not None
            chats[event.seat].append(event.text)
    for seat in range(seats):
        assert said[seat] == [f"{seat} says {number}" for number in range(times)]
        assert chats[seat] == [f"{seat} chats {number}" for number in range(times) if number % 5 == 4]


async def test_a_thousand_moves_from_both_sides_are_stored_once_in_order_and_nobody_is_disconnected(
    start_two_servers: StartTwoServers, place: Path | str
) -> None:
    tables, seats, times, turns = 3, 4, 80, 30
    one, two = await start_two_servers(place)
    lost = count_lost(one, two)
    names = ["Ann", "Bo", "Cy", "Dee"]
    loud = [await seat_at_both((one, two), TALKERS, names) for _ in range(tables)]
    quiet = [await seat_at_both((one, two), "loyalty-or-treachery", names[:2]) for _ in range(2)]
    await asyncio.gather(
        *(talk(person, seat, times) for people, _ in loud for seat, person in enumerate(people)),
        *(take_turns(people, Random(code), turns) for people, code in quiet),
    )
    everybody = [person for people, _ in (*loud, *quiet) for person in people]
    await all_heard(one, two)
    for person in everybody:
        await person.settle()
        check_told(person)
    played = 0
    for server in (one, two):
        for people, code in loud:
            events = await check_log(server, code)
            in_order(events, len(people), times)
            played += sum(isinstance(event, e.Played) for event in events)
        for _, code in quiet:
            events = await check_log(server, code)
            played += sum(isinstance(event, e.Played) for event in events)
    assert played // 2 >= tables * seats * times + 2 * turns >= 1_000
    assert len(lost) > 50  # they did race


def count_lost(*servers: LocalServer) -> list[Overtaken]:
    """Every append that another server was faster than."""
    lost: list[Overtaken] = []

    def counting(append: Any) -> Any:
        async def counted(writes: Any) -> None:
            try:
                await append(writes)
            except Overtaken as no:
                lost.append(no)
                raise

        return counted

    for server in servers:
        server.store.append = counting(server.store.append)  # type: ignore[method-assign]
    return lost


async def all_heard(*servers: LocalServer) -> None:
    """Both servers have from_log all that is stored."""
    for server in servers:
        for table in list(server.registry.tables.values()):
            async with table.exclusive():
                await table.replica.catch_up()


async def test_what_is_arranged_at_one_server_follows_at_the_other(
    start_two_servers: StartTwoServers, place: Path | str
) -> None:
    """Who must go, who sits elsewhere, chat, the start and the end: all of it also from another's events."""
    one, two = await start_two_servers(place)
    ann = await one.post("/api/tables", game=TALKERS, name="Ann", language="en")
    owner, _ = await one.enter(ann)
    bo = await two.join(ann["code"], "Bo")
    other, _ = await two.enter(bo)
    await owner.expect("table", lambda told: told["table"]["seats"][1]["name"] == "Bo")
    cy = await one.join(ann["code"], "Cy")
    third, _ = await two.enter(cy)  # seated at one server, connected at the other
    dee = await two.join(ann["code"], "Dee")
    eve = await one.join(ann["code"], "Eve")
    last, _ = await two.enter(eve)
    await owner.do("chat", text="welcome")
    assert (await other.expect("chat"))["line"]["text"] == "welcome"
    await owner.do("remove", seat=1)
    assert (await other.last_message())["code"] == "removed"
    await owner.do("remove", seat=1)  # and the empty seat goes away: who sat after it has another number
    told = await last.expect("welcome")
    assert told["you"]["seat"] == 3
    assert (await owner.do("hand_over", seat=1))["asked"]
    await third.expect("table", lambda told: told["table"]["seats"][1]["handing"] == "asked")
    await third.do("agree", agreed=True)
    done = await owner.do("hand_over", seat=1)
    assert (await third.last_message())["code"] == "replaced"
    third, _ = await two.enter({**cy, "token": done["token"]})
    fourth, _ = await one.enter(dee)
    await owner.do("start")
    views = [(await person.expect("view"))["view"] for person in (owner, third, fourth, last)]
    assert [view["you"] for view in views] == [0, 1, 2, 3]


async def test_a_request_that_another_server_has_carried_out_is_only_answered(
    start_two_servers: StartTwoServers, tmp_path: Path
) -> None:
    """The answer was lost on the way: the same request comes to the other server."""
    one, two = await start_two_servers(tmp_path / "t")
    ann = await one.make()
    bo = await one.join(ann["code"])
    here, _ = await one.enter(ann)
    there, _ = await two.enter(ann)
    other, _ = await two.enter(bo)
    await here.do("start")
    transport: Any = two.services.transport  # from now on the second server hears nothing
    transport._on_record = [
        heard for heard in transport._on_record if heard.__self__ is one.table_server.background
    ]
    await here.do("chat", id="once", text="only once")
    await there.do("chat", id="once", text="only once")
    await there.do("chat", id="twice", text="and this")
    texts = [(await other.expect("chat"))["line"]["text"] for _ in range(2)]
    assert texts == ["only once", "and this"]


async def test_a_server_that_is_behind_reads_before_it_welcomes(
    start_two_servers: StartTwoServers, place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = await start_two_servers(place)
    ann = await one.make()
    bo = await two.join(ann["code"])
    here, _ = await one.enter(ann)
    async with two.registry.table(ann["code"]) as table:
        monkeypatch.setattr(table, "on_log_growth", lambda *_: None)  # it hears nothing
        await here.do("start")
        assert (await two.table(ann["code"]))["stage"] == "playing"
        await here.do("move", move={"move": "resign"})
        _, welcome = await two.enter(bo)
        assert welcome["view"]["result"] is not None


async def test_a_deadline_that_both_servers_watch_comes_once(
    start_two_servers: StartTwoServers, tmp_path: Path
) -> None:
    clock = ManualClock()
    one, two = await start_two_servers(tmp_path / "t", clock=clock)
    people, code = await seat_at_both((one, two), "loyalty-or-treachery", ["Ann", "Bo"])
    clock.advance(181)
    await asyncio.gather(*(server.registry.by_code[code].run_deadlines() for server in (one, two)))
    for person in people:
        told = await person.expect("view")
        assert (told["at"], told["view"]["last"]["by_clock"]) == (180.0, True)
    events = await check_log(one, code)
    assert sum(isinstance(event, e.Played) for event in events) == 1


async def test_a_bot_that_both_servers_have_asked_moves_once(
    start_two_servers: StartTwoServers, place: Path | str
) -> None:
    """Its move counts only where its view is still the one that it was made for."""
    one, two = await start_two_servers(place)
    ann = await one.make()
    here, _ = await one.enter(ann)
    await here.do("seat_bot", seat=1, bot="random")
    watching, _ = await two.enter(await two.post(f"/api/tables/{ann['code']}/watch"))
    await here.do("start")
    rng = Random(3)
    view: Json = (await here.expect("view"))["view"]
    while view["result"] is None and (view["turns"] < 8 or view["actor"] != 0):  # until the bot is at rest
        move = choice(view, rng)
        if move is not None:
            await here.do("move", move=move)
        view = (await here.expect("view"))["view"]
    await all_heard(one, two)
    await watching.settle()
    check_told(watching)
    await check_log(two, ann["code"])
    for server in (one, two):
        table = server.registry.by_code[ann["code"]]
        seen, moved = table.audience.history(1).n, table.state.moves[1]
        before = table.state.number
        for stale in ((seen - 1, moved), (seen, moved - 1)):
            await table.play_bot_move(1, {"move": "resign"}, *stale)
        assert table.state.number == before
