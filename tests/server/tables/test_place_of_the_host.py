"""The host's place comes and goes with the options of a table (TT-1), and people change places with it."""

from __future__ import annotations

from pathlib import Path

from tests.server.clock import ManualClock
from tests.server.person import Json, Person
from tests.server.servers import LocalServer, StartServer, running_server

GAME = "the-traitors"
CEREMONY = 30.0
"""Seconds that the ceremony of the selection takes."""
NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve", "Fay")


async def make_table(server: LocalServer, host: bool, **options: object) -> Json:
    if host:
        options = {"host": "human", **options}
    return await server.post(
        "/api/tables", game=GAME, name="Quinn", language="en", host=host, options=options
    )


async def seat_people(server: LocalServer, code: str, names: tuple[str, ...] = NAMES) -> list[Person]:
    return [(await server.enter(await server.join(code, name)))[0] for name in names]


async def test_a_table_that_leads_by_itself_has_no_hosts_place(server: LocalServer) -> None:
    ann = await make_table(server, host=False)
    assert (await server.table(ann["code"]))["host"] is None
    no = await server.http.post(f"/api/tables/{ann['code']}/host", json={"name": "Q", "language": "en"})
    assert no.json()["code"] == "not_hosted"
    wish = {"game": GAME, "name": "Q", "language": "en", "host": True}
    assert (await server.http.post("/api/tables", json=wish)).json()["code"] == "not_hosted"


async def test_the_place_comes_and_goes_when_the_owner_changes_the_option(server: LocalServer) -> None:
    ann = await make_table(server, host=False)
    one, _ = await server.enter(ann)
    await one.do("set", options={"host": "human"})
    told = await one.expect("table", lambda told: told["table"]["host"] is not None)
    found = {name: told["table"]["host"][name] for name in ("name", "present", "away_since")}
    assert found == {"name": None, "present": False, "away_since": None}
    await one.do("set", options={"host": "automatic"})
    await one.expect("table", lambda told: told["table"]["host"] is None)


async def test_nobody_loses_the_hosts_place_by_a_change_of_options(server: LocalServer) -> None:
    ann = await make_table(server, host=False, days=3)
    one, _ = await server.enter(ann)
    await one.do("set", options={"host": "human"})
    host = await server.post(f"/api/tables/{ann['code']}/host", name="Rex", language="en")
    rex, _ = await server.enter(host)
    refused = await one.ask("set", options={"host": "automatic"})
    assert (refused["code"], "Rex" in refused["text"]) == ("host_sits", True)
    assert (await server.table(ann["code"]))["options"]["host"] == "human"
    await one.do("set", options={"days": 4})
    await one.do("remove", seat="host")
    assert (await rex.last_message())["code"] == "removed"
    await one.do("set", options={"host": "automatic"})


async def test_a_season_with_an_empty_hosts_place_is_not_started(server: LocalServer) -> None:
    quinn = await make_table(server, host=False)
    host, _ = await server.enter(quinn)
    people = await seat_people(server, quinn["code"], NAMES[1:])
    await host.do("set", options={"host": "human"})
    refused = await host.ask("start")
    assert (refused["code"], refused["text"].startswith("There is no host yet")) == ("host_needed", True)
    await people[0].do("change_place", host=True)
    assert await host.refused("start") == "seats_open"


async def test_a_player_can_host_instead_and_a_host_play_instead(server: LocalServer) -> None:
    """The same person with the same secret, who keeps the table if it is theirs."""
    quinn = await make_table(server, host=False)
    one, _ = await server.enter(quinn)
    assert await one.refused("change_place", host=True) == "not_hosted"
    await one.do("set", options={"host": "human"})
    await one.do("change_place", host=True)
    welcome = await one.expect("welcome")
    assert welcome["you"] == {"seat": None, "role": "host", "name": "Quinn"}
    table = await server.table(quinn["code"])
    assert (table["owner"], table["host"]["name"], table["host"]["present"]) == ("host", "Quinn", True)
    assert table["seats"][0]["kind"] == "open"
    assert await one.refused("change_place", host=True) == "host_taken"
    again, welcome = await server.enter(quinn)
    assert welcome["you"]["role"] == "host"
    await again.do("change_place", host=False, id="again")
    welcome = await again.expect("welcome")
    assert welcome["you"] == {"seat": 0, "role": "player", "name": "Quinn"}
    assert (await server.table(quinn["code"]))["owner"] == 0
    assert await again.refused("change_place", host=False, id="once more") == "already_seated"


async def test_a_host_who_wants_to_play_at_a_full_table_gets_one_more_seat(server: LocalServer) -> None:
    quinn = await make_table(server, host=True)
    host, _ = await server.enter(quinn)
    await seat_people(server, quinn["code"])
    await host.do("change_place", host=False)
    welcome = await host.expect("welcome")
    assert welcome["you"]["seat"] == len(NAMES)


async def test_the_hosts_place_survives_a_restart(tmp_path: Path) -> None:
    made_before: list[Json] = []
    async with running_server(tmp_path / "t") as server:
        quinn = await make_table(server, host=False)
        one, _ = await server.enter(quinn)
        await one.do("set", options={"host": "human"})
        await one.do("change_place", host=True)
        made_before.append(quinn)
    async with running_server(tmp_path / "t") as server:
        _, welcome = await server.enter(made_before[0])
        assert (welcome["you"]["role"], welcome["table"]["owner"]) == ("host", "host")


async def test_a_second_device_of_the_host_sees_what_the_first_did_and_the_first_goes(
    start_server: StartServer,
) -> None:
    clock = ManualClock()
    server = await start_server(clock=clock)
    quinn = await make_table(server, host=True)
    tablet, _ = await server.enter(quinn)
    people = await seat_people(server, quinn["code"])
    await tablet.do("start")
    await tablet.do("move", move={"move": "select", "traitors": [2, 4]})
    laptop, welcome = await server.enter(quinn)
    assert (await tablet.last_message())["code"] == "elsewhere"
    assert welcome["view"]["everything"]["desk"]["selected"] == [2, 4]
    await laptop.do("move", move={"move": "next"}, id="laptop")
    table = server.registry.by_code[quinn["code"]]
    clock.at += CEREMONY
    await table.run_deadlines()
    await people[0].expect("view", lambda told: told["view"]["phase"] == "mission")
    for person in people:
        await person.settle()
    traitors = [seat for seat, person in enumerate(people) if (person.view() or {})["identity"] == "traitor"]
    assert traitors == [2, 4]


async def test_a_co_host_takes_over_with_a_fresh_secret(server: LocalServer) -> None:
    quinn = await make_table(server, host=True)
    tablet, _ = await server.enter(quinn)
    people = await seat_people(server, quinn["code"])
    await tablet.do("start")
    token = (await tablet.do("hand_over", seat="host"))["token"]
    assert (await tablet.last_message())["code"] == "replaced"
    other, welcome = await server.enter({**quinn, "token": token})
    assert (welcome["you"]["role"], welcome["table"]["owner"]) == ("host", "host")
    await other.do("move", move={"move": "select", "traitors": [0]})
    assert await people[0].refused("move", move={"move": "next"}) == "for_the_host"
