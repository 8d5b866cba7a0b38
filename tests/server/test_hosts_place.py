"""The host's place comes and goes with the options of a table (TT-1), and people change places with it."""

from __future__ import annotations

from pathlib import Path

from tests.server.stage import Json, Person, Stage, play

GAME = "the-traitors"
NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve", "Fay")


async def made(stage: Stage, host: bool, **options: object) -> Json:
    if host:
        options = {"host": "human", **options}
    return await stage.post("/api/tables", game=GAME, name="Quinn", language="en", host=host, options=options)


async def seated(stage: Stage, code: str, names: tuple[str, ...] = NAMES) -> list[Person]:
    return [(await stage.enter(await stage.join(code, name)))[0] for name in names]


def test_a_table_that_leads_by_itself_has_no_hosts_place(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        ann = await made(stage, host=False)
        assert (await stage.table(ann["code"]))["host"] is None
        no = await stage.http.post(f"/api/tables/{ann['code']}/host", json={"name": "Q", "language": "en"})
        assert no.json()["code"] == "not_hosted"
        wish = {"game": GAME, "name": "Q", "language": "en", "host": True}
        assert (await stage.http.post("/api/tables", json=wish)).json()["code"] == "not_hosted"

    play(test, tmp_path / "t")


def test_the_place_comes_and_goes_when_the_owner_changes_the_option(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        ann = await made(stage, host=False)
        one, _ = await stage.enter(ann)
        await one.do("set", options={"host": "human"})
        told = await one.expect("table", lambda told: told["table"]["host"] is not None)
        found = {name: told["table"]["host"][name] for name in ("name", "present", "away_since")}
        assert found == {"name": None, "present": False, "away_since": None}
        await one.do("set", options={"host": "automatic"})
        await one.expect("table", lambda told: told["table"]["host"] is None)

    play(test, tmp_path / "t")


def test_nobody_loses_the_hosts_place_by_a_change_of_options(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        ann = await made(stage, host=False, days=3)
        one, _ = await stage.enter(ann)
        await one.do("set", options={"host": "human"})
        host = await stage.post(f"/api/tables/{ann['code']}/host", name="Rex", language="en")
        rex, _ = await stage.enter(host)
        refused = await one.ask("set", options={"host": "automatic"})
        assert (refused["code"], "Rex" in refused["text"]) == ("host_sits", True)
        assert (await stage.table(ann["code"]))["options"]["host"] == "human"
        await one.do("set", options={"days": 4})
        await one.do("remove", seat="host")
        assert (await rex.ended())["code"] == "removed"
        await one.do("set", options={"host": "automatic"})

    play(test, tmp_path / "t")


def test_a_season_with_an_empty_hosts_place_is_not_started(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        quinn = await made(stage, host=False)
        host, _ = await stage.enter(quinn)
        people = await seated(stage, quinn["code"], NAMES[1:])
        await host.do("set", options={"host": "human"})
        refused = await host.ask("start")
        assert (refused["code"], refused["text"].startswith("There is no host yet")) == ("host_needed", True)
        await people[0].do("change_place", host=True)
        assert await host.refused("start") == "seats_open"

    play(test, tmp_path / "t")


def test_a_player_can_host_instead_and_a_host_play_instead(tmp_path: Path) -> None:
    """The same person with the same secret, who keeps the table if it is theirs."""

    async def test(stage: Stage) -> None:
        quinn = await made(stage, host=False)
        one, _ = await stage.enter(quinn)
        assert await one.refused("change_place", host=True) == "not_hosted"
        await one.do("set", options={"host": "human"})
        await one.do("change_place", host=True)
        welcome = await one.expect("welcome")
        assert welcome["you"] == {"seat": None, "role": "host", "name": "Quinn"}
        table = await stage.table(quinn["code"])
        assert (table["owner"], table["host"]["name"], table["host"]["present"]) == ("host", "Quinn", True)
        assert table["seats"][0]["kind"] == "open"
        assert await one.refused("change_place", host=True) == "host_taken"
        again, welcome = await stage.enter(quinn)
        assert welcome["you"]["role"] == "host"
        await again.do("change_place", host=False, id="again")
        welcome = await again.expect("welcome")
        assert welcome["you"] == {"seat": 0, "role": "player", "name": "Quinn"}
        assert (await stage.table(quinn["code"]))["owner"] == 0
        assert await again.refused("change_place", host=False, id="once more") == "already_seated"

    play(test, tmp_path / "t")


def test_a_host_who_wants_to_play_at_a_full_table_gets_one_more_seat(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        quinn = await made(stage, host=True)
        host, _ = await stage.enter(quinn)
        await seated(stage, quinn["code"])
        await host.do("change_place", host=False)
        welcome = await host.expect("welcome")
        assert welcome["you"]["seat"] == len(NAMES)

    play(test, tmp_path / "t")


def test_the_hosts_place_survives_a_restart(tmp_path: Path) -> None:
    made_before: list[Json] = []

    async def before(stage: Stage) -> None:
        quinn = await made(stage, host=False)
        one, _ = await stage.enter(quinn)
        await one.do("set", options={"host": "human"})
        await one.do("change_place", host=True)
        made_before.append(quinn)

    async def after(stage: Stage) -> None:
        _, welcome = await stage.enter(made_before[0])
        assert (welcome["you"]["role"], welcome["table"]["owner"]) == ("host", "host")

    play(before, tmp_path / "t")
    play(after, tmp_path / "t")


def test_a_second_device_of_the_host_sees_what_the_first_did_and_the_first_goes(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        quinn = await made(stage, host=True)
        tablet, _ = await stage.enter(quinn)
        people = await seated(stage, quinn["code"])
        await tablet.do("start")
        await tablet.do("move", move={"move": "select", "traitors": [2, 4]})
        laptop, welcome = await stage.enter(quinn)
        assert (await tablet.ended())["code"] == "elsewhere"
        assert welcome["view"]["everything"]["desk"]["selected"] == [2, 4]
        await laptop.do("move", move={"move": "next"}, id="laptop")
        await people[0].expect("view", lambda told: told["view"]["phase"] == "mission")
        for person in people:
            await person.settle()
        traitors = [
            seat for seat, person in enumerate(people) if (person.view() or {})["identity"] == "traitor"
        ]
        assert traitors == [2, 4]

    play(test, tmp_path / "t")


def test_a_co_host_takes_over_with_a_fresh_secret(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        quinn = await made(stage, host=True)
        tablet, _ = await stage.enter(quinn)
        people = await seated(stage, quinn["code"])
        await tablet.do("start")
        token = (await tablet.do("hand_over", seat="host"))["token"]
        assert (await tablet.ended())["code"] == "replaced"
        other, welcome = await stage.enter({**quinn, "token": token})
        assert (welcome["you"]["role"], welcome["table"]["owner"]) == ("host", "host")
        await other.do("move", move={"move": "select", "traitors": [0]})
        assert await people[0].refused("move", move={"move": "next"}) == "for_the_host"

    play(test, tmp_path / "t")
