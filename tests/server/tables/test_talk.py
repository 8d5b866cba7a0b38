"""Talk in a match is a stream: told once as it is said, and to those who were away, unless forgotten."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.clock import ManualClock
from tests.server.person import Json, Person
from tests.server.servers import PLENTY, LocalServer, running_server
from tests.server.toys import QUIZ, register_quiz
from turncoat.server.limits import Limits


async def seat_quiz(server: LocalServer, start: bool = True) -> tuple[list[Person], list[Json]]:
    """The host of a quiz and three players."""
    host = await server.post("/api/tables", game=QUIZ.name, name="Quinn", language="en", host=True)
    places = [host, *[await server.join(host["code"], name) for name in ("Ann", "Bo", "Cy")]]
    people = [(await server.enter(place))[0] for place in places]
    if start:
        await people[0].do("start")
        for person in people:
            await person.expect("view")
    return people, places


def lines_told(person: Person) -> list[tuple[int, Any, str]]:
    """Every line that was told as it was said."""
    messages = [json.loads(text) for text in person.heard if '"kind":"lines"' in text]
    return [(line["n"], line["seat"], line["say"]) for message in messages for line in message["lines"]]


async def say(person: Person, text: str, to: int | None = None) -> None:
    await person.do("move", id=text[:40], move={"move": "say", "text": text, "to": to})


async def test_each_hears_what_they_may_hear_numbered_for_themselves(tmp_path: Path) -> None:
    with register_quiz():
        async with running_server(tmp_path / "t") as server:
            people, _ = await seat_quiz(server)
            host, ann, bo, cy = people
            await say(ann, "hello")
            await say(bo, "psst", to=0)
            await say(host, "well?")
            for person in people:
                await person.settle()
            aloud = [(1, 0, "hello"), (2, "host", "well?")]
            assert lines_told(cy) == aloud
            for person in (ann, bo, host):
                assert lines_told(person) == [(1, 0, "hello"), (2, 1, "psst"), (3, "host", "well?")]
            assert not any('"kind":"view"' in text for text in cy.heard[-3:])  # talk changes no view


async def test_a_line_is_told_after_the_answer_and_before_the_view(tmp_path: Path) -> None:
    with register_quiz():
        async with running_server(tmp_path / "t") as server:
            people, _ = await seat_quiz(server)
            await say(people[1], "hello")
            assert (await people[1].hear())["kind"] == "lines"
            await people[0].do("move", move={"move": "ask"})
            assert [(await people[1].hear())["kind"] for _ in range(1)] == ["view"]


async def test_who_comes_back_is_told_the_lines_that_were_missed_also_after_a_restart(tmp_path: Path) -> None:
    with register_quiz():
        async with running_server(tmp_path / "t", limits=PLENTY) as server:
            people, places = await seat_quiz(server)
            for number in range(5):
                await say(people[1], f"line {number}")
            _, welcome = await server.enter(places[2], heard=2)
            assert [(line["n"], line["say"]) for line in welcome["lines"]] == [
                (3, "line 2"),
                (4, "line 3"),
                (5, "line 4"),
            ]
            table = server.registry.by_code[places[0]["code"]]
            server.registry.drop(table)
            table.close()
            back, again = await server.enter(places[2], heard=4)
            assert [line["n"] for line in again["lines"]] == [5]
            ann, _ = await server.enter(places[1])
            await say(ann, "and on")
            assert [line["n"] for line in (await back.expect("lines"))["lines"]] == [6]


async def test_earlier_lines_are_recalled_two_hundred_at_a_time(tmp_path: Path) -> None:
    with register_quiz():
        async with running_server(tmp_path / "t", limits=PLENTY) as server:
            people, places = await seat_quiz(server)
            for number in range(1, 251):
                await say(people[1 + number % 2], f"line {number}")
            back, welcome = await server.enter(places[3])
            assert [line["n"] for line in welcome["lines"]] == list(range(51, 251))
            for before, numbers in (
                (51, range(1, 51)),
                (240, range(40, 240)),
                (1, range(0)),
                (0, range(0)),
                (9_999, range(9_799, 9_799)),
            ):
                await back.send({"kind": "recall", "before": before, "id": f"b{before}"})
                told = await back.expect("recalled")
                assert told["id"] == f"b{before}"
                assert [line["n"] for line in told["lines"]] == list(numbers)
                assert all(line["say"] == f"line {line['n']}" for line in told["lines"])


async def test_before_the_match_there_is_nothing_to_recall(tmp_path: Path) -> None:
    with register_quiz():
        async with running_server(tmp_path / "t") as server:
            people, _ = await seat_quiz(server, start=False)
            await people[1].send({"kind": "recall", "before": 9})
            assert (await people[1].expect("recalled"))["lines"] == []


async def test_in_a_forgetful_game_nobody_is_told_what_they_missed(tmp_path: Path) -> None:
    """While the match runs: no views, no lines, no chat."""
    with register_quiz(forgetful=True):
        async with running_server(tmp_path / "t") as server:
            people, places = await seat_quiz(server)
            host, ann, bo, _ = people
            epoch = json.loads(bo.heard[0])["epoch"]
            await bo.hang_up()
            await ann.do("chat", text="can you hear me?")
            await say(ann, "or now?")
            await host.do("move", move={"move": "ask"})
            watcher = await server.post(f"/api/tables/{places[0]['code']}/watch")
            for place in (places[2], watcher):
                back, welcome = await server.enter(place, seen=1, epoch=epoch)
                assert (welcome["since"], welcome["lines"], welcome["chat"]) == ([], [], [])
                assert welcome["view"]["asked"] == 1
                assert await recall(back) == "forgetful"
            bo, _ = await server.enter(places[2])
            await say(ann, "and now?")
            assert [line["say"] for line in (await bo.expect("lines"))["lines"]] == ["and now?"]
            await ann.do("move", move={"move": "guess", "number": 3})
            _, welcome = await server.enter(places[2])
            assert [len(welcome["lines"]), len(welcome["chat"])] == [2, 1]


async def test_a_game_that_is_not_forgetful_tells_all_of_it(tmp_path: Path) -> None:
    """So the test above can fail."""
    with register_quiz():
        async with running_server(tmp_path / "t") as server:
            people, places = await seat_quiz(server)
            epoch = json.loads(people[2].heard[0])["epoch"]
            await people[2].hang_up()
            await people[1].do("chat", text="can you hear me?")
            await say(people[1], "or now?")
            await people[0].do("move", move={"move": "ask"})
            back, welcome = await server.enter(places[2], seen=1, epoch=epoch)
            assert [len(welcome[missed]) for missed in ("since", "lines", "chat")] == [1, 1, 1]
            assert await recall(back) == ""


async def recall(person: Person) -> str:
    """The code of the refusal, if it is refused."""
    await person.send({"kind": "recall", "before": 9, "id": "again"})
    while True:
        told = await person.hear()
        if told.get("id") == "again":
            return str(told.get("code", ""))


async def test_moves_that_are_talk_have_a_limit_of_their_own(tmp_path: Path) -> None:
    clock = ManualClock()

    with register_quiz():
        async with running_server(
            tmp_path / "t", clock=clock, limits=Limits(talk_per_second=1, talk_at_once=2)
        ) as server:
            people, _ = await seat_quiz(server)
            host, ann, bo, _ = people
            await say(ann, "one")
            await ann.do("chat", text="two")
            talk = {"move": "say", "text": "three"}
            assert await ann.refused("move", move=talk) == "talk_too_fast"
            await say(bo, "me too")
            await host.do("move", move={"move": "ask"})
            await ann.do("move", move={"move": "guess", "number": 1})  # what is no talk has no such limit
            clock.advance(1)
            await ann.do("move", move=talk)


async def test_only_bots_send_phrases(tmp_path: Path) -> None:
    """A person could send a text and a phrase that say different things."""
    phrases = [{"key": "tt-bot-wry-greet"}]
    async with running_server(tmp_path / "t") as server:
        host = await server.post("/api/tables", game="the-traitors", name="Ann", language="en")
        places = [host, *[await server.join(host["code"], name) for name in ("Bo", "Cy", "Di", "Ed", "Fi")]]
        people = [(await server.enter(place))[0] for place in places]
        await people[0].do("start")
        move = {"move": "say", "text": "Hello.", "phrases": phrases}
        refused = await people[1].ask("move", move=move)
        assert (refused["kind"], refused["code"]) == ("refused", "bad_move")


UNREADABLE = {
    "a direction sign": "\u202eevil si ennA",
    "an isolate": "Anna\u2066 is evil",
    "a sign of no width": "An\u200bna",
    "a pile of accents": "A" + "\u0301" * 20,
    "nothing to see": "\u3164\u3164",
}


@pytest.mark.parametrize("text", UNREADABLE.values(), ids=UNREADABLE.keys())
async def test_talk_in_a_match_is_as_readable_as_chat(text: str, tmp_path: Path) -> None:
    with register_quiz():
        async with running_server(tmp_path / "t") as server:
            people, _ = await seat_quiz(server)
            said = {"move": "say", "text": text}
            assert await people[1].refused("move", move=said) == "bad_text"
            assert await people[1].refused("chat", text=text) == "bad_text"


async def test_talk_is_on_one_line_with_single_spaces(tmp_path: Path) -> None:
    with register_quiz():
        async with running_server(tmp_path / "t") as server:
            people, _ = await seat_quiz(server)
            await say(people[1], "one\r\n\n\ntwo   three\tfour\u2028e\u0301")
            await people[2].expect("lines")
            assert lines_told(people[2]) == [(1, 0, "one two three four \u00e9")]


async def test_a_move_that_is_nested_deeply_is_refused_like_any_other(tmp_path: Path) -> None:
    nested = '"x"'
    for _ in range(400):
        nested = f'{{"text":[{nested}]}}'
    with register_quiz():
        async with running_server(tmp_path / "t", PLENTY) as server:
            people, _ = await seat_quiz(server)
            await people[1].send(f'{{"kind":"move","id":"deep","move":{{"move":"say","text":{nested}}}}}')
            refused = await people[1].expect("refused")
            assert refused["code"] in ("bad_move", "bad_text", "not_json"), refused
