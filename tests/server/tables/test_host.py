"""The host has a place at the table, a token and moves, and is no player."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.person import Json
from tests.server.servers import LocalServer, StartServer
from tests.server.toys import QUIZ, register_quiz
from turncoat.server.limits import Limits


@pytest.fixture(autouse=True)
def quiz() -> Iterator[None]:
    with register_quiz():
        yield


async def hosted(server: LocalServer) -> tuple[Json, Json, Json]:
    """A host who has made the table, and two players."""
    host = await server.post("/api/tables", game=QUIZ.name, name="Quinn", language="en", host=True)
    return host, await server.join(host["code"], "Ann"), await server.join(host["code"], "Bo")


async def test_whoever_makes_the_table_as_host_owns_it_and_plays_the_hosts_moves(server: LocalServer) -> None:
    host, ann, bo = await hosted(server)
    assert (host["seat"], ann["seat"], bo["seat"]) == (None, 0, 1)
    quinn, welcome = await server.enter(host)
    assert welcome["you"] == {"seat": None, "role": "host", "name": "Quinn"}
    assert (welcome["table"]["owner"], welcome["table"]["host"]["name"]) == ("host", "Quinn")
    one, _ = await server.enter(ann)
    two, _ = await server.enter(bo)
    watcher, _ = await server.enter(await server.post(f"/api/tables/{host['code']}/watch", name="Cy"))
    assert await one.refused("start") == "not_owner"
    await quinn.do("start")
    views = [(await person.expect("view"))["view"] for person in (quinn, one, two, watcher)]
    assert ["number" in view for view in views] == [True, False, False, False]
    assert await one.refused("move", move={"move": "ask"}) == "not_now"
    assert await watcher.refused("move", move={"move": "ask"}) == "not_seated"
    await quinn.do("move", move={"move": "ask"})
    await one.expect("view", lambda told: told["view"]["phase"] == "guess")
    await quinn.do("chat", text="well?")
    line = (await two.expect("chat"))["line"]
    assert (line["seat"], line["name"], line["from"]) == (None, "Quinn", "host")
    await two.do("move", move={"move": "guess", "number": 3})
    await quinn.expect("view", lambda told: told["view"]["result"] is not None)


async def test_the_hosts_place_is_taken_once_and_must_be_taken_before_the_start(server: LocalServer) -> None:
    ann = await server.post("/api/tables", game=QUIZ.name, name="Ann", language="en")
    await server.join(ann["code"], "Bo")
    one, welcome = await server.enter(ann)
    assert welcome["table"]["host"]["name"] is None
    assert not welcome["table"]["host"]["present"]
    assert await one.refused("start") == "host_needed"
    path = f"/api/tables/{ann['code']}/host"
    taken = await server.http.post(path, json={"name": "ann", "language": "en"})
    assert taken.json()["code"] == "name_taken"
    host = await server.post(path, name="Quinn", language="da")
    twice = await server.http.post(path, json={"name": "Rex", "language": "en"})
    assert (twice.status_code, twice.json()["code"]) == (409, "host_taken")
    quinn, _ = await server.enter(host)
    await quinn.do("leave")
    assert (await quinn.last_message())["code"] == "removed"
    await server.post(path, name="Rex", language="da")
    await one.do("start")


async def test_a_game_without_a_host_has_no_such_place(server: LocalServer) -> None:
    ann = await server.make()
    no = await server.http.post(f"/api/tables/{ann['code']}/host", json={"name": "Q", "language": "en"})
    assert no.json()["code"] == "not_hosted"
    made = {"game": "loyalty-or-treachery", "name": "Q", "language": "en", "host": True}
    assert (await server.http.post("/api/tables", json=made)).json()["code"] == "not_hosted"
    one, _ = await server.enter(ann)
    assert await one.refused("hand_over", seat="host") == "not_hosted"


async def test_the_host_can_be_handed_over_away_and_back(start_server: StartServer) -> None:
    server = await start_server(limits=Limits(grace=0.05))
    host, ann, bo = await hosted(server)
    quinn, _ = await server.enter(host)
    one, _ = await server.enter(ann)
    await server.enter(bo)
    await quinn.do("start")
    await quinn.hang_up()
    told = await one.expect("table", lambda told: not told["table"]["host"]["present"])
    assert told["table"]["host"]["away_since"] is not None
    await one.expect("table", lambda told: told["table"]["owner"] == 0)
    quinn, welcome = await server.enter(host)
    assert welcome["view"]["number"] == 3
    await one.expect("table", lambda told: told["table"]["host"]["present"])
    assert await one.refused("hand_over", seat="host") == "host_decides"
    token = (await quinn.do("hand_over", id="laptop", seat="host"))["token"]
    assert (await quinn.last_message())["code"] == "replaced"
    again, welcome = await server.enter({**host, "token": token})
    assert welcome["you"]["role"] == "host"
    await again.do("move", move={"move": "ask"})
    await one.do("pass_ownership", seat="host")
    assert (await server.table(host["code"]))["owner"] == "host"


async def test_a_rematch_has_the_same_host(server: LocalServer) -> None:
    host, ann, _ = await hosted(server)
    quinn, _ = await server.enter(host)
    one, _ = await server.enter(ann)
    await quinn.do("start")
    await quinn.do("move", move={"move": "ask"})
    await one.do("move", move={"move": "guess", "number": 3})
    again = await server.post(f"/api/tables/{host['code']}/rematch", token=host["token"])
    _, welcome = await server.enter({**host, "code": again["code"]})
    assert welcome["you"] == {"seat": None, "role": "host", "name": "Quinn"}


async def test_a_player_who_lays_a_rematch_without_the_host_does_not_get_the_hosts_place(
    start_server: StartServer,
) -> None:
    server = await start_server(limits=Limits(grace=0.05))
    host, ann, _ = await hosted(server)
    quinn, _ = await server.enter(host)
    one, _ = await server.enter(ann)
    await quinn.do("start")
    assert await one.refused("stand_in", seat="host", bot="random", id="stand in") == "bad_message"
    await quinn.do("move", move={"move": "ask"})
    await quinn.hang_up()
    await one.expect("table", lambda told: told["table"]["owner"] == 0)
    await one.do("move", move={"move": "guess", "number": 3})
    again = await server.post(f"/api/tables/{host['code']}/rematch", token=ann["token"])
    one, welcome = await server.enter({**ann, "code": again["code"]})
    assert welcome["you"]["role"] == "player"
    assert await one.refused("hand_over", seat="host") == "host_decides"
    answer = await server.http.post(
        f"/api/tables/{again['code']}/host",
        json={"name": "Rex", "language": "en"},
        headers={"authorization": f"Bearer {ann['token']}"},
    )
    assert answer.json()["code"] in {"already_seated", "host_taken"}
    _, welcome = await server.enter({**host, "code": again["code"]})
    assert welcome["you"]["role"] == "host"
