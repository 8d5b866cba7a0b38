"""What the server owes to a game without turns: windows that close in time, options that suit the table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.stage import Json, Person, Stage, play

GAME = "are-you-the-traitor"
NAMES = ("Ann", "Bo", "Cy", "Dee")


async def seated(stage: Stage, **asked: Any) -> tuple[list[Person], Json]:
    """Four people at a table that has begun, and the table as they see it."""
    made: Json = {"game": GAME, "name": NAMES[0], "language": "en", **asked}
    places = [await stage.post("/api/tables", **made)]
    for name in NAMES[1:]:
        places.append(await stage.post(f"/api/tables/{places[0]['code']}/join", name=name, language="en"))
    people = [(await stage.enter(place))[0] for place in places]
    table = await stage.post(f"/api/tables/{places[0]['code']}/start", token=places[0]["token"])
    for person in people:
        await person.expect("view")
    return people, table


def test_a_stop_counts_when_its_window_closes(tmp_path: Path) -> None:
    """AT-13: the window ends long before the deadline that the table waited for."""

    async def test(stage: Stage) -> None:
        people, _ = await seated(stage, options={"photo_finish": 0.05})
        await people[0].do("move", move={"move": "stop", "target": 1})
        for person in people:
            told = await person.expect("view", lambda told: told["view"]["reveal"] is not None)
            assert told["view"]["reveal"]["caller"] == 0

    play(test, tmp_path / "t")


def test_nobody_else_hears_of_a_stop_that_waits(tmp_path: Path) -> None:
    """AT-13"""

    async def test(stage: Stage) -> None:
        people, _ = await seated(stage, options={"photo_finish": 60})
        for person in people:
            await person.settle()
        before = [len(person.heard) for person in people]
        await people[0].do("move", move={"move": "stop", "target": 1})
        await people[2].do("move", move={"move": "look", "at": 0})
        for person in people:
            await person.settle()
        heard = [
            [text for text in person.heard[number:] if '"kind":"view"' in text]
            for person, number in zip(people, before, strict=True)
        ]
        assert [len(texts) for texts in heard] == [1, 0, 1, 0]

    play(test, tmp_path / "t")


def test_in_one_room_people_have_their_own_eyes(tmp_path: Path) -> None:
    """AT-25"""

    async def test(stage: Stage) -> None:
        _, table = await seated(stage, together=True)
        assert table["options"]["signals"] is False
        _, table = await seated(stage, together=False)
        assert table["options"]["signals"] is True

    play(test, tmp_path / "t")
