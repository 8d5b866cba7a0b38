"""The host has a place at the table, a token and moves, and is no player."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.stage import Json, Stage, play
from tests.server.toys import QUIZ, registered
from turncoat.server.limits import Limits


@pytest.fixture(autouse=True)
def quiz() -> Iterator[None]:
    with registered():
        yield


async def hosted(stage: Stage) -> tuple[Json, Json, Json]:
    """A host who has made the table, and two players."""
    host = await stage.post("/api/tables", game=QUIZ.name, name="Quinn", language="en", host=True)
    return host, await stage.join(host["code"], "Ann"), await stage.join(host["code"], "Bo")


def test_whoever_makes_the_table_as_host_owns_it_and_plays_the_hosts_moves(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        host, ann, bo = await hosted(stage)
        assert (host["seat"], ann["seat"], bo["seat"]) == (None, 0, 1)
        quinn, welcome = await stage.enter(host)
        assert welcome["you"] == {"seat": None, "role": "host", "name": "Quinn"}
        assert (welcome["table"]["owner"], welcome["table"]["host"]["name"]) == ("host", "Quinn")
        one, _ = await stage.enter(ann)
        two, _ = await stage.enter(bo)
        watcher, _ = await stage.enter(await stage.post(f"/api/tables/{host['code']}/watch", name="Cy"))
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

    play(test, tmp_path / "t")


def test_the_hosts_place_is_taken_once_and_must_be_taken_before_the_start(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        ann = await stage.post("/api/tables", game=QUIZ.name, name="Ann", language="en")
        await stage.join(ann["code"], "Bo")
        one, welcome = await stage.enter(ann)
        assert welcome["table"]["host"]["name"] is None
        assert not welcome["table"]["host"]["present"]
        assert await one.refused("start") == "host_needed"
        path = f"/api/tables/{ann['code']}/host"
        taken = await stage.http.post(path, json={"name": "ann", "language": "en"})
        assert taken.json()["code"] == "name_taken"
        host = await stage.post(path, name="Quinn", language="da")
        twice = await stage.http.post(path, json={"name": "Rex", "language": "en"})
        assert (twice.status_code, twice.json()["code"]) == (409, "host_taken")
        quinn, _ = await stage.enter(host)
        await quinn.do("leave")
        assert (await quinn.ended())["code"] == "removed"
        await stage.post(path, name="Rex", language="da")
        await one.do("start")

    play(test, tmp_path / "t")


def test_a_game_without_a_host_has_no_such_place(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        ann = await stage.make()
        no = await stage.http.post(f"/api/tables/{ann['code']}/host", json={"name": "Q", "language": "en"})
        assert no.json()["code"] == "not_hosted"
        made = {"game": "loyalty-or-treachery", "name": "Q", "language": "en", "host": True}
        assert (await stage.http.post("/api/tables", json=made)).json()["code"] == "not_hosted"
        one, _ = await stage.enter(ann)
        assert await one.refused("hand_over", seat="host") == "not_hosted"

    play(test, tmp_path / "t")


def test_the_host_can_be_handed_over_away_and_back(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        host, ann, bo = await hosted(stage)
        quinn, _ = await stage.enter(host)
        one, _ = await stage.enter(ann)
        await stage.enter(bo)
        await quinn.do("start")
        await quinn.hang_up()
        told = await one.expect("table", lambda told: not told["table"]["host"]["present"])
        assert told["table"]["host"]["away_since"] is not None
        await one.expect("table", lambda told: told["table"]["owner"] == 0)
        quinn, welcome = await stage.enter(host)
        assert welcome["view"]["number"] == 3
        await one.expect("table", lambda told: told["table"]["host"]["present"])
        assert (await one.do("hand_over", seat="host"))["asked"]
        await quinn.do("agree", id="yes", agreed=True)
        token = (await one.do("hand_over", seat="host"))["token"]
        assert (await quinn.ended())["code"] == "replaced"
        again, welcome = await stage.enter({**host, "token": token})
        assert welcome["you"]["role"] == "host"
        await again.do("move", move={"move": "ask"})
        await one.do("pass_ownership", seat="host")
        assert (await stage.table(host["code"]))["owner"] == "host"

    play(test, tmp_path / "t", limits=Limits(grace=0.05))


def test_a_rematch_has_the_same_host(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        host, ann, _ = await hosted(stage)
        quinn, _ = await stage.enter(host)
        one, _ = await stage.enter(ann)
        await quinn.do("start")
        await quinn.do("move", move={"move": "ask"})
        await one.do("move", move={"move": "guess", "number": 3})
        again = await stage.post(f"/api/tables/{host['code']}/rematch", token=host["token"])
        _, welcome = await stage.enter({**host, "code": again["code"]})
        assert welcome["you"] == {"seat": None, "role": "host", "name": "Quinn"}

    play(test, tmp_path / "t")
