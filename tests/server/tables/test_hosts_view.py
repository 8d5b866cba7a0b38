"""Nobody who plays ever gets the host's place, which sees everything (TT-1), though the host is away."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.clock import ManualClock
from tests.server.person import Json, Person
from tests.server.servers import PLENTY, LocalServer, StartServer, StartTwoServers, running_server
from turncoat.server.limits import Limits
from turncoat.server.tables.registry.tokens import hash_token

GAME = "the-traitors"
NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve", "Fay")
OPTIONS = {"host": "human", "host_patience": 30}
SOON = Limits(grace=0.05)
AFTER_A_SECOND = Limits(grace=1.0)
"""For two servers: each must hear from the other that the host is there before it takes the host for gone."""


async def season(
    server: LocalServer, other: LocalServer | None = None
) -> tuple[Json, list[Json], Person, list[Person]]:
    """A season that has begun: the host's place and the seats, and who sits there."""
    host = await server.post(
        "/api/tables", game=GAME, name="Quinn", language="en", host=True, options=OPTIONS
    )
    quinn, _ = await server.enter(host)
    places = [await (other or server).join(host["code"], name) for name in NAMES]
    people = [(await (other or server).enter(place))[0] for place in places]
    await quinn.do("start")
    for person in people:
        await person.expect("view")
    return host, places, quinn, people


def saw_everything(person: Person) -> bool:
    return any('"everything"' in text for text in person.heard)


async def owned_by_the_first_seat(one: Person, quinn: Person) -> None:
    await quinn.hang_up()
    await one.expect("table", lambda told: told["table"]["owner"] == 0)


async def refuses_the_host(server: LocalServer, host: Json, places: list[Json], people: list[Person]) -> None:
    """Try every way to the host's place that there is for those who play, and for newcomers."""
    one, code = people[0], host["code"]
    assert await one.refused("hand_over", seat="host", id="give") == "host_decides"
    assert await people[1].refused("hand_over", seat="host", id="give") == "host_decides"
    assert await one.refused("change_place", host=True, id="change") == "only_in_lobby"
    assert await one.refused("remove", seat="host", id="remove") == "only_in_lobby"
    assert await one.refused("set", options={"host": "automatic"}, id="set") == "only_in_lobby"
    assert await one.refused("agree", agreed=True, id="agree") == "not_asked"
    await one.do("pass_ownership", seat=1, id="pass")
    assert await people[1].refused("hand_over", seat="host", id="give again") == "host_decides"
    await people[1].do("pass_ownership", seat=0, id="pass back")
    token = places[0]["token"]
    forgotten = f"h.{hash_token(token)}"  # what a device keeps that has forgotten its seat
    for held, code_of in (
        (None, "already_started"),
        (token, "already_seated"),
        (forgotten, "already_seated"),
    ):
        headers = {} if held is None else {"authorization": f"Bearer {held}"}
        path = f"/api/tables/{code}/host"
        answer = await server.http.post(path, json={"name": "Rex", "language": "en"}, headers=headers)
        assert answer.json()["code"] == code_of
    for path in ("replay?viewer=host", "log"):
        assert (await server.http.get(f"/api/tables/{code}/{path}")).json()["code"] == "not_over"
    for role in ("screen", "watch"):
        _, welcome = await server.enter(await server.post(f"/api/tables/{code}/{role}"))
        assert "everything" not in welcome["view"]
    for person in people:
        await person.settle()
        assert not saw_everything(person)


async def test_a_player_who_owns_the_table_while_the_host_is_away_does_not_get_the_hosts_view(
    start_server: StartServer,
) -> None:
    server = await start_server(limits=SOON)
    host, places, quinn, people = await season(server)
    assert await people[0].refused("hand_over", seat="host") == "host_decides"
    await owned_by_the_first_seat(people[0], quinn)
    await refuses_the_host(server, host, places, people)
    quinn, welcome = await server.enter(host)  # the token has survived the absence
    assert welcome["you"]["role"] == "host"
    assert "everything" in welcome["view"]


async def test_a_host_who_consents_cannot_give_a_player_their_place(start_server: StartServer) -> None:
    server = await start_server(limits=SOON)
    host, _, quinn, people = await season(server)
    await quinn.do("pass_ownership", seat=0)
    assert await quinn.refused("agree", agreed=True) == "not_asked"
    assert await people[0].refused("hand_over", seat="host") == "host_decides"
    token = (await quinn.do("hand_over", seat="host"))["token"]  # the host, who owns nothing, gets a tablet
    _, welcome = await server.enter({**host, "token": token})
    assert welcome["you"]["role"] == "host"


async def test_nor_at_another_server(start_two_servers: StartTwoServers, tmp_path: Path) -> None:
    one, two = await start_two_servers(tmp_path / "t", limits=AFTER_A_SECOND)
    host, places, quinn, people = await season(one, two)
    await owned_by_the_first_seat(people[0], quinn)
    await refuses_the_host(two, host, places, people)


async def test_nor_after_a_restart(tmp_path: Path) -> None:
    async with running_server(tmp_path / "t", limits=SOON) as server:
        host, places, *_ = await season(server)
    async with running_server(tmp_path / "t", limits=SOON) as server:
        people = [(await server.enter(place))[0] for place in places]
        await people[0].expect("table", lambda told: told["table"]["owner"] == 0)
        await refuses_the_host(server, host, places, people)
        _, welcome = await server.enter(host)
        assert welcome["you"]["role"] == "host"


async def test_tt_41_without_a_host_the_table_decides_and_nobody_sees(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running_server(tmp_path / "t", limits=PLENTY, clock=clock) as server:
        host, _, quinn, people = await season(server)
        table = server.registry.by_code[host["code"]]
        await quinn.hang_up()
        await people[0].expect("table", lambda told: not told["table"]["host"]["present"])
        for _ in range(12):
            deadline = table.state.match().deadline
            assert deadline is not None
            clock.advance(max(0.0, deadline - table.now()) + 0.001)
            await table.run_deadlines()
            table.send_frames()
        for person in people:
            await person.settle()
            assert not saw_everything(person)
        view: Any = people[0].view()
        assert view["phase"] not in ("arrival", "welcome")
        assert table.state.match().view("host")["everything"]


async def test_an_owner_cannot_keep_the_hosts_token_from_before_the_start(start_server: StartServer) -> None:
    server = await start_server(limits=SOON)
    host = await server.post(
        "/api/tables", game=GAME, name="Quinn", language="en", host=True, options=OPTIONS
    )
    quinn, _ = await server.enter(host)
    one, _ = await server.enter(await server.join(host["code"], "Ann"))
    await quinn.hang_up()
    await one.expect("table", lambda told: told["table"]["owner"] == 0)
    assert await one.refused("hand_over", seat="host") == "host_decides"  # to keep it until the start
    await one.do("remove", seat="host")  # in the lobby they may free it, and all see who takes it
    path = f"/api/tables/{host['code']}/host"
    assert (await server.post(path, name="Rex", language="en"))["seat"] is None


@pytest.mark.parametrize("forgotten", [False, True])
async def test_who_holds_or_has_held_a_seat_cannot_be_the_host_as_well(
    forgotten: bool, server: LocalServer
) -> None:
    ann = await server.post("/api/tables", game=GAME, name="Ann", language="en", options=OPTIONS)
    held = f"h.{hash_token(ann['token'])}" if forgotten else ann["token"]
    answer = await server.http.post(
        f"/api/tables/{ann['code']}/host",
        json={"name": "Rex", "language": "en"},
        headers={"authorization": f"Bearer {held}"},
    )
    assert answer.json()["code"] == "already_seated"


async def test_the_hash_of_a_seats_token_opens_nothing(server: LocalServer) -> None:
    ann = await server.make()
    forgotten = f"h.{hash_token(ann['token'])}"
    person = await server.socket()
    await person.send({"kind": "hello", "table": ann["code"], "token": forgotten})
    assert (await person.last_message())["code"] == "bad_token"
    headers = {"authorization": f"Bearer {forgotten}"}
    answer = await server.http.post(f"/api/tables/{ann['code']}/start", headers=headers)
    assert answer.json()["code"] == "bad_token"


@pytest.mark.parametrize("viewer", ["host", "0"])
async def test_a_match_that_is_not_over_is_replayed_for_nobody(viewer: str, server: LocalServer) -> None:
    host, *_ = await season(server)
    answer = await server.http.get(f"/api/tables/{host['code']}/replay?viewer={viewer}")
    assert answer.json()["code"] == "not_over"
