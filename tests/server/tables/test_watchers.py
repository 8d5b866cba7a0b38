"""A person is one viewer of a table at a time; those who watch can be sent away, and disturb nobody."""

from __future__ import annotations

from typing import Any

from tests.server.clock import ManualClock
from tests.server.person import Json, Person
from tests.server.servers import PLENTY, LocalServer, StartServer
from tests.until import until
from turncoat.server.tables.table import WATCHING_SECONDS


async def ask(server: LocalServer, code: str, what: str, held: Json | None = None, **body: Any) -> Any:
    headers = {} if held is None else {"authorization": f"Bearer {held['token']}"}
    return await server.http.post(f"/api/tables/{code}/{what}", json=body, headers=headers)


async def until_unwatched(server: LocalServer, code: str) -> None:
    audience = server.registry.by_code[code].audience
    await until(lambda: not audience.watchers(), "nobody watches", audience.watchers)


def tables(person: Person) -> int:
    return sum('"kind":"table"' in text for text in person.heard)


async def hello(server: LocalServer, place: Json) -> Json:
    person = await server.socket()
    await person.send({"kind": "hello", "table": place["code"], "token": place["token"]})
    return await person.last_message()


async def test_who_has_a_seat_can_neither_watch_nor_sit_twice(server: LocalServer) -> None:
    ann = await server.make()
    for what, body in (
        ("watch", {"name": "Eve"}),
        ("watch", {}),
        ("join", {"name": "Eve", "language": "en"}),
    ):
        answer = await ask(server, ann["code"], what, ann, **body)
        assert (answer.status_code, answer.json()["code"]) == (409, "already_seated")
    assert (await server.table(ann["code"]))["seats"][1]["kind"] == "open"
    other = await server.make("Cy")
    assert (await ask(server, other["code"], "watch", ann, name="Ann")).is_success  # another table


async def test_a_pass_to_watch_ends_when_its_holder_sits_down(server: LocalServer) -> None:
    ann = await server.make()
    watch = (await ask(server, ann["code"], "watch", name="Bo")).json()
    watcher, _ = await server.enter(watch)
    seat = await ask(server, ann["code"], "join", watch, name="Bo", language="en")  # their own name
    assert (await watcher.last_message())["code"] == "seated"
    assert (await hello(server, watch))["code"] == "bad_token"
    bo, welcome = await server.enter(seat.json())
    assert welcome["you"]["role"] == "player"
    assert welcome["table"]["watching"] == []
    await bo.do("leave")  # and watches again
    again = (await ask(server, ann["code"], "watch", watch, name="Bo")).json()
    _, welcome = await server.enter(again)
    assert welcome["you"]["role"] == "watcher"


async def test_who_watches_twice_is_one_watcher(server: LocalServer) -> None:
    ann = await server.make()
    first = (await ask(server, ann["code"], "watch", name="Bo")).json()
    one, _ = await server.enter(first)
    second = (await ask(server, ann["code"], "watch", first, name="Eve")).json()
    _, welcome = await server.enter(second)
    assert (await one.last_message())["code"] == "elsewhere"
    assert [each["name"] for each in welcome["table"]["watching"]] == ["Eve"]


async def test_the_owner_can_send_a_watcher_away_for_good(server: LocalServer) -> None:
    one, two, code = await server.pair()
    watch = (await ask(server, code, "watch", name="Eve")).json()
    eve, welcome = await server.enter(watch)
    screen, _ = await server.enter((await ask(server, code, "screen")).json())
    (about,) = welcome["table"]["watching"]
    assert (about["name"], about["role"]) == ("Eve", "watcher")
    assert about["watcher"] not in watch["token"]
    assert await two.refused("send_away", watcher=about["watcher"]) == "not_owner"
    assert await eve.refused("send_away", watcher=about["watcher"]) == "not_seated"
    await one.do("send_away", watcher=about["watcher"])
    assert (await eve.last_message())["code"] == "sent_away"
    told = await two.expect("table", lambda told: told["table"]["watchers"] == 0)
    assert [each["role"] for each in told["table"]["watching"]] == ["screen"]
    assert (await hello(server, watch))["code"] == "sent_away"
    again = await ask(server, code, "watch", watch, name="Eve")
    assert (again.status_code, again.json()["code"]) == (409, "sent_away")
    assert await one.refused("send_away", watcher=about["watcher"]) == "not_watching"
    await screen.settle()


async def test_watchers_who_come_and_go_do_not_make_the_server_tell_everybody(
    start_server: StartServer,
) -> None:
    clock = ManualClock()
    server = await start_server(clock=clock, limits=PLENTY)
    one, _, code = await server.pair()
    watch = (await ask(server, code, "watch", name="Eve")).json()
    await one.settle()
    before = tables(one)
    for _ in range(30):
        eve, _ = await server.enter(watch)
        await eve.hang_up()
    eve, _ = await server.enter(watch)
    await one.settle()
    assert tables(one) == before
    clock.advance(WATCHING_SECONDS)
    server.services.alarms.run_due()
    told = await one.expect("table")
    assert told["table"]["watchers"] == 1
    await eve.hang_up()
    await until_unwatched(server, code)
    await server.enter(watch)  # back before anybody was told
    clock.advance(WATCHING_SECONDS)
    server.services.alarms.run_due()
    await one.settle()
    assert tables(one) == before + 1


async def test_coming_again_does_not_let_a_watcher_talk_faster(server: LocalServer) -> None:
    _, _, code = await server.pair()
    watch = (await ask(server, code, "watch", name="Eve")).json()
    said = 0
    for visit in range(4):
        eve, _ = await server.enter(watch)
        for line in range(5):
            answer = await eve.ask("chat", id=f"{visit}/{line}", text="me me me")
            said += answer["kind"] == "done"
        await eve.hang_up()
        await until_unwatched(server, code)
    assert said <= 10
