"""`/ws/CODE`: the socket's address may name the table, so that a balancer can route by it."""

from __future__ import annotations

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.servers import LocalServer, StartServer
from turncoat.server.limits import Limits


@pytest.mark.parametrize("path", ["/ws", "/ws/{code}", "/ws/{small}"])
async def test_a_table_is_reached_by_its_own_address_and_by_the_common_one(
    path: str, server: LocalServer
) -> None:
    ann = await server.make()
    person = await server.socket(path.format(code=ann["code"], small=ann["code"].lower()))
    await person.send({"kind": "hello", "table": ann["code"], "token": ann["token"]})
    assert (await person.expect("welcome"))["table"]["code"] == ann["code"]


async def test_a_hello_that_names_another_table_is_refused(server: LocalServer) -> None:
    """Also where both tables are there and the token is good: nothing is looked up."""
    ann, bo = await server.make("Ann"), await server.make("Bo")
    person = await server.socket(f"/ws/{bo['code']}")
    await person.send({"kind": "hello", "table": ann["code"], "token": ann["token"]})
    told = await person.last_message()
    assert (told["kind"], told["code"]) == ("refused", "wrong_table")
    assert told["params"] == {"addressed": bo["code"], "named": ann["code"]}


@pytest.mark.parametrize("path", ["/ws/", "/ws/KQXT/more", "/ws//KQXT", "/wsKQXT", "/ws/" + "A" * 41])
async def test_no_other_address_is_a_socket(path: str, server: LocalServer) -> None:
    with pytest.raises(InvalidStatus, match="403"):
        await server.socket(path)


async def test_guessing_codes_has_one_limit_wherever_it_is_done(start_server: StartServer) -> None:
    server = await start_server(limits=Limits(wrong_at_once=2, wrong_seconds=0))
    told = []
    for code in ("AAAA", "BBBB", "CCCC", "DDDD"):
        person = await server.socket(f"/ws/{code}")
        await person.send({"kind": "hello", "table": code, "token": "x" * 32})
        told.append((await person.last_message())["code"])
    assert told == ["bad_token", "bad_token", "too_fast", "too_fast"]
    assert (await server.http.get("/api/tables/EEEE")).json()["code"] == "too_fast"
