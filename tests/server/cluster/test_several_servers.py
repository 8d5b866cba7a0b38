"""Several servers on one database: who is there, deadlines and bots hold across them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import asyncpg
import msgspec
import pytest

from tests.server.person import Person
from tests.server.servers import PLENTY, LocalServer, StartTwoServers, running_server, seat_at_both
from tests.until import until
from turncoat.server.limits import Limits
from turncoat.server.tables.lobby import start
from turncoat.server.tables.log import events as e
from turncoat.server.tables.schedule.alarms import Alarms
from turncoat.server.tables.table import Table

pytestmark = pytest.mark.time_limit(300)  # a busy machine may be slow, a test that hangs is wrong
QUICK = Limits(**{**PLENTY.__dict__, "grace": 0.3})


async def deadline_records(server: LocalServer, code: str) -> list[Any]:
    """What the clock has played."""
    events = [event for body in await server.bodies(code) for event in e.decode(body)]
    played = [event for event in events if isinstance(event, e.Played)]
    return [record for event in played for record in event.records if record.get("seat") is None]


def presence_by_seat(told: dict[str, Any]) -> list[bool]:
    return [seat["present"] for seat in told["table"]["seats"]]


async def test_everybody_sees_who_is_there_at_whichever_server(
    start_two_servers: StartTwoServers, database: str
) -> None:
    one, two = await start_two_servers(database)
    ann = await one.make()
    bo = await two.join(ann["code"])
    here, _ = await one.enter(ann)
    there, welcome = await two.enter(bo)
    if presence_by_seat(welcome) != [True, True]:
        await there.expect("table", lambda told: presence_by_seat(told) == [True, True])
    await here.expect("table", lambda told: presence_by_seat(told) == [True, True])
    watching, _ = await two.enter(await two.post(f"/api/tables/{ann['code']}/watch", name="Cy"))
    told = await here.expect("table", lambda told: told["table"]["watchers"] == 1)
    assert told["table"]["watching"][0]["name"] == "Cy"
    await here.do("send_away", watcher=told["table"]["watching"][0]["watcher"])
    assert (await watching.last_message())["code"] == "sent_away"
    await there.hang_up()
    await here.expect("table", lambda told: presence_by_seat(told) == [True, False])


async def test_a_seat_is_open_at_one_place_only(start_two_servers: StartTwoServers, database: str) -> None:
    one, two = await start_two_servers(database)
    ann = await one.make()
    here, _ = await one.enter(ann)
    there, _ = await two.enter(ann)
    assert (await here.last_message())["code"] == "elsewhere"
    again, _ = await one.enter(ann)
    assert (await there.last_message())["code"] == "elsewhere"
    await again.settle()


async def test_who_has_given_up_at_one_server_is_not_put_out_at_the_other(
    start_two_servers: StartTwoServers, database: str
) -> None:
    """A server that was too slow to welcome somebody finds out that they are elsewhere by now."""
    one, two = await start_two_servers(database)
    ann = await one.make()
    here, _ = await one.enter(ann)
    await here.hang_up()
    async with one.registry.table(ann["code"]) as table:
        async with table.lock:  # it is busy
            gone = await one.socket()
            await gone.send({"kind": "hello", "table": ann["code"], "token": ann["token"]})
            await until(lambda: table.pinned > 1, "somebody waits for the table")
            there, _ = await two.enter(ann)
            await until(
                lambda: any(
                    known.guests for known in one.services.membership.peers_at(table.state.key).values()
                ),
                "the first server knows that somebody is at the second",
            )
            await gone.hang_up()
        await until(lambda: table.pinned == 1, "nobody waits for the table")
    await there.do("chat", text="still here")


async def test_typing_and_reactions_are_told_across(
    start_two_servers: StartTwoServers, database: str
) -> None:
    one, two = await start_two_servers(database)
    ann = await one.make()
    bo = await two.join(ann["code"])
    here, _ = await one.enter(ann)
    there, _ = await two.enter(bo)
    await here.send({"kind": "typing"})
    assert (await there.expect("typing"))["seat"] == 0
    await there.do("react", sign="applause")
    told = await here.expect("reaction")
    assert (told["seat"], told["name"], told["sign"]) == (1, "Bo", "applause")


async def test_a_table_passes_on_once_its_owner_is_away_from_every_server(
    start_two_servers: StartTwoServers, database: str
) -> None:
    one, two = await start_two_servers(database, limits=QUICK)
    ann = await one.make()
    bo = await two.join(ann["code"])
    cy = await one.post(f"/api/tables/{ann['code']}/watch")
    here, _ = await one.enter(ann)
    there, _ = await two.enter(bo)
    watching, _ = await one.enter(cy)
    await there.settle()
    await here.hang_up()
    for person in (there, watching):
        await person.expect("table", lambda told: told["table"]["owner"] == 1)
    bodies = await one.bodies(ann["code"])
    owned = [event for body in bodies for event in e.decode(body) if isinstance(event, e.Owned)]
    assert len(owned) == 1


async def test_votes_count_at_whichever_server_they_are_given(
    start_two_servers: StartTwoServers, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = await start_two_servers(database, limits=QUICK)
    people, code = await seat_at_both((one, two), "are-you-the-traitor", ["Ann", "Bo", "Cy", "Dee", "Eve"])
    async with asyncio.timeout(20):
        # nobody inherits the table meanwhile
        table = one.registry.by_code[code]
        other = two.registry.by_code[code]
        for each in (table, other):
            monkeypatch.setattr(each.services.alarms, "set_no_later", no_owner(each.services.alarms))
        await people[0].hang_up()
        await people[4].hang_up()
        voters = people[1:4]
        for each in (table, other):
            await long_away(each, 0, 4)
        await voters[0].do("stand_in", seat=4, bot="steady")
        for person in voters:
            await person.expect("table", lambda told: told["table"]["votes"] == {"4": [1]})
        await voters[1].do("stand_in", seat=4, bot="steady")
        for person in voters:
            await person.expect("table", lambda told: told["table"]["seats"][4]["kind"] == "stand_in")


async def long_away(table: Table, *seats: int) -> None:
    """Nobody may say before that a bot should stand in."""
    for seat in seats:
        await until(lambda: seat in table.presence.away, "the seat is away")  # noqa: B023 - at once
        await until(
            lambda: not table.presence.grace_left(seat, table.services.store.now()),  # noqa: B023
            "the grace is over",
        )


def no_owner(alarms: Alarms) -> Callable[[str, str, float], None]:
    usual = alarms.set_no_later

    def set_no_later(code: str, name: str, at: float) -> None:
        if name != "owner":
            usual(code, name, at)

    return set_no_later


async def test_a_deadline_at_two_servers_comes_once_and_in_time(
    start_two_servers: StartTwoServers, database: str
) -> None:
    one, two = await start_two_servers(database)
    ann = await one.make(options={"move_limit": 1})
    bo = await two.join(ann["code"])
    people: list[Person] = [(await one.enter(ann))[0], (await two.enter(bo))[0]]
    await people[0].do("start")
    for person in people:
        told = await person.expect("view", lambda told: told["view"]["last"] is not None)
        assert told["view"]["last"]["by_clock"]
        assert told["at"] == 1.0
    key = await one.key(ann["code"])
    ranks = [server.services.membership.rank(key) for server in (one, two)]
    assert sorted(ranks) == [0, 1]


async def test_a_due_table_that_no_server_has_in_memory_is_looked_at_by_one(
    start_two_servers: StartTwoServers, database: str
) -> None:
    one, two = await start_two_servers(database)
    ann = await one.make(options={"move_limit": 1})
    code = ann["code"]
    bo = await one.join(code)
    here, _ = await one.enter(ann)
    await here.do("start")
    await here.hang_up()
    table = one.registry.by_code[code]  # as if that server had ended, without a word
    table.close()
    one.registry.drop(table)
    one.services.membership.skip_claims(table.state.key, 60.0)
    await until(lambda: deadline_records(two, code), "the other server plays the deadline")
    assert (await deadline_records(two, code))[0]["at"] == 1.0
    _, welcome = await two.enter(bo)
    assert welcome["view"]["last"]["by_clock"]


async def test_a_table_that_was_looked_at_too_early_is_not_looked_at_again_and_again(
    start_two_servers: StartTwoServers, database: str
) -> None:
    one, two = await start_two_servers(database)
    ann = await one.make()
    code = ann["code"]
    await one.join(code)
    here, _ = await one.enter(ann)
    await here.do("start")
    await here.hang_up()
    await one.until_unloaded(code)
    connection = await asyncpg.connect(database)
    await connection.execute("update tables set due = 0")
    due = "select due > 100 from tables"
    await until(lambda: connection.fetchval(due), "the table is due later again")
    await connection.close()
    for server in (one, two):
        await server.until_unloaded(code)


async def test_what_the_bus_has_lost_is_found_within_a_moment(
    start_two_servers: StartTwoServers, database: str
) -> None:
    """Without any transport the servers play on."""
    one, two = await start_two_servers(database)
    people, _ = await seat_at_both((one, two), "loyalty-or-treachery", ["Ann", "Bo"])
    for server in (one, two):
        transport: Any = server.services.transport
        transport._batcher._on_record.clear()
        transport._batcher._on_message.clear()
    await people[0].do("chat", text="anybody there?")
    assert (await people[1].expect("chat"))["line"]["text"] == "anybody there?"
    await people[1].do("move", move={"move": "resign"})
    await people[0].expect("view", lambda told: told["view"]["result"] is not None)


async def test_people_whose_server_has_gone_without_a_word_are_not_away_at_once(database: str) -> None:
    async with running_server(database, limits=PLENTY) as one:
        ann = await one.make()
        bo = await one.join(ann["code"])
        here, _ = await one.enter(ann)
        async with running_server(database, limits=PLENTY) as two:
            await two.enter(bo)
            await here.expect("table", lambda told: presence_by_seat(told) == [True, True])
            membership: Any = two.services.membership
            membership._rounds.cancel()  # it is stopped
            mine: Any = one.services.membership
            await until(lambda: mine._silent, "the other server is silent")
            table = one.registry.by_code[ann["code"]]
            assert 1 in table.presence.present
            assert one.services.membership.rank(table.state.key) == 0
            await until(lambda: 1 in table.presence.away, "seat 1 is away")
            membership._rounds = asyncio.create_task(membership._run_rounds())
            await until(lambda: 1 in table.presence.present, "seat 1 is present")


# An old and a new server side by side


async def test_a_server_that_does_not_know_an_event_says_so_and_its_people_go_on_elsewhere(
    start_two_servers: StartTwoServers, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = await start_two_servers(database)
    ann = await one.make()
    bo = await two.join(ann["code"])
    here, _ = await one.enter(ann)
    there, _ = await two.enter(bo)
    decode = e.decode

    def old(body: bytes) -> list[e.AnyEvent]:
        if b'"spoke"' in body:
            raise msgspec.ValidationError("an event that nobody knew then")
        return decode(body)

    monkeypatch.setattr(e, "decode", old)  # only the server that reads it needs it
    await there.do("chat", text="a new thing")
    assert (await here.last_message())["code"] == "restart"
    again = await one.socket()
    await again.send({"kind": "hello", "table": ann["code"], "token": ann["token"]})
    assert (await again.last_message())["code"] == "table_newer"
    answer = await one.http.get(f"/api/tables/{ann['code']}")
    assert (answer.status_code, answer.json()["code"]) == (503, "table_newer")
    elsewhere, welcome = await two.enter(ann)
    assert welcome["chat"][0]["text"] == "a new thing"
    await elsewhere.do("start")
    await there.expect("view")


async def test_a_match_of_newer_rules_is_left_to_newer_servers(
    start_two_servers: StartTwoServers, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = await start_two_servers(database)
    ann = await one.make()
    await one.join(ann["code"])
    watching, _ = await two.enter(await two.post(f"/api/tables/{ann['code']}/watch"))
    here, _ = await one.enter(ann)
    newer = e.Began(at=one.store.now(), rules=99)
    monkeypatch.setattr(start, "begin", lambda *_: [newer])
    await here.send({"kind": "start"})
    assert (await watching.last_message())["code"] == "restart"
    answer = await two.http.get(f"/api/tables/{ann['code']}")
    assert answer.json()["code"] == "table_newer"
