"""A person is one viewer of a table at a time; those who watch can be sent away, and disturb nobody."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.stage import PLENTY, Hands, Json, Person, Stage, play
from turncoat.server.tables.table import WATCHING_SECONDS


async def ask(stage: Stage, code: str, what: str, held: Json | None = None, **body: Any) -> Any:
    headers = {} if held is None else {"authorization": f"Bearer {held['token']}"}
    return await stage.http.post(f"/api/tables/{code}/{what}", json=body, headers=headers)


def tables(person: Person) -> int:
    return sum('"kind":"table"' in text for text in person.heard)


async def hello(stage: Stage, place: Json) -> Json:
    person = await stage.socket()
    await person.send({"kind": "hello", "table": place["code"], "token": place["token"]})
    return await person.ended()


def test_who_has_a_seat_can_neither_watch_nor_sit_twice(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        ann = await stage.make()
        for what, body in (
            ("watch", {"name": "Eve"}),
            ("watch", {}),
            ("join", {"name": "Eve", "language": "en"}),
        ):
            answer = await ask(stage, ann["code"], what, ann, **body)
            assert (answer.status_code, answer.json()["code"]) == (409, "already_seated")
        assert (await stage.table(ann["code"]))["seats"][1]["kind"] == "open"
        other = await stage.make("Cy")
        assert (await ask(stage, other["code"], "watch", ann, name="Ann")).is_success  # another table

    play(test, tmp_path / "t")


def test_a_pass_to_watch_ends_when_its_holder_sits_down(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        ann = await stage.make()
        watch = (await ask(stage, ann["code"], "watch", name="Bo")).json()
        watcher, _ = await stage.enter(watch)
        seat = await ask(stage, ann["code"], "join", watch, name="Bo", language="en")  # their own name
        assert (await watcher.ended())["code"] == "seated"
        assert (await hello(stage, watch))["code"] == "bad_token"
        bo, welcome = await stage.enter(seat.json())
        assert welcome["you"]["role"] == "player"
        assert welcome["table"]["watching"] == []
        await bo.do("leave")  # and watches again
        again = (await ask(stage, ann["code"], "watch", watch, name="Bo")).json()
        _, welcome = await stage.enter(again)
        assert welcome["you"]["role"] == "watcher"

    play(test, tmp_path / "t")


def test_who_watches_twice_is_one_watcher(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        ann = await stage.make()
        first = (await ask(stage, ann["code"], "watch", name="Bo")).json()
        one, _ = await stage.enter(first)
        second = (await ask(stage, ann["code"], "watch", first, name="Eve")).json()
        _, welcome = await stage.enter(second)
        assert (await one.ended())["code"] == "elsewhere"
        assert [each["name"] for each in welcome["table"]["watching"]] == ["Eve"]

    play(test, tmp_path / "t")


def test_the_owner_can_send_a_watcher_away_for_good(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        one, two, code = await stage.pair()
        watch = (await ask(stage, code, "watch", name="Eve")).json()
        eve, welcome = await stage.enter(watch)
        screen, _ = await stage.enter((await ask(stage, code, "screen")).json())
        (about,) = welcome["table"]["watching"]
        assert (about["name"], about["role"]) == ("Eve", "watcher")
        assert about["watcher"] not in watch["token"]
        assert await two.refused("send_away", watcher=about["watcher"]) == "not_owner"
        assert await eve.refused("send_away", watcher=about["watcher"]) == "not_seated"
        await one.do("send_away", watcher=about["watcher"])
        assert (await eve.ended())["code"] == "sent_away"
        told = await two.expect("table", lambda told: told["table"]["watchers"] == 0)
        assert [each["role"] for each in told["table"]["watching"]] == ["screen"]
        assert (await hello(stage, watch))["code"] == "sent_away"
        again = await ask(stage, code, "watch", watch, name="Eve")
        assert (again.status_code, again.json()["code"]) == (409, "sent_away")
        assert await one.refused("send_away", watcher=about["watcher"]) == "not_watching"
        await screen.settle()

    play(test, tmp_path / "t")


def test_watchers_who_come_and_go_do_not_make_the_server_tell_everybody(tmp_path: Path) -> None:
    hands = Hands()

    async def test(stage: Stage) -> None:
        one, _, code = await stage.pair()
        watch = (await ask(stage, code, "watch", name="Eve")).json()
        await one.settle()
        before = tables(one)
        for _ in range(30):
            eve, _ = await stage.enter(watch)
            await eve.hang_up()
        eve, _ = await stage.enter(watch)
        await one.settle()
        assert tables(one) == before
        hands.at += WATCHING_SECONDS
        stage.table_server.services.alarms.look()
        told = await one.expect("table")
        assert told["table"]["watchers"] == 1
        await eve.hang_up()
        while stage.table_server.registry.by_code[code].audience.watching():
            await one.settle()
        await stage.enter(watch)  # back before anybody was told
        hands.at += WATCHING_SECONDS
        stage.table_server.services.alarms.look()
        await one.settle()
        assert tables(one) == before + 1

    play(test, tmp_path / "t", hands=hands, limits=PLENTY)


def test_coming_again_does_not_let_a_watcher_talk_faster(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        _, _, code = await stage.pair()
        watch = (await ask(stage, code, "watch", name="Eve")).json()
        said = 0
        for visit in range(4):
            eve, _ = await stage.enter(watch)
            for line in range(5):
                answer = await eve.ask("chat", id=f"{visit}/{line}", text="me me me")
                said += answer["kind"] == "done"
            await eve.hang_up()
            while stage.table_server.registry.by_code[code].audience.watching():
                await stage.http.get("/livez")
        assert said <= 10

    play(test, tmp_path / "t")
