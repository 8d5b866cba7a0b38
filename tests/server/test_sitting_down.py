"""Sitting down: a screen that was there first, bot characters, faces, reactions, and getting up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.stage import Json, Person, Stage, play
from turncoat.core.characters import CHARACTERS
from turncoat.core.face import COLOURS
from turncoat.core.registry import games
from turncoat.server.limits import Limits

AT = "are-you-the-traitor"
SR = "scatty-rogues"


async def at_table(stage: Stage, game: str, *names: str, **fields: Any) -> tuple[list[Person], str]:
    """So many people at a table of that game; the first owns it."""
    first = await stage.post("/api/tables", game=game, name=names[0], language="en", **fields)
    others = [await stage.join(first["code"], name) for name in names[1:]]
    return [(await stage.enter(each))[0] for each in (first, *others)], first["code"]


def faces(table: Json) -> list[tuple[int, int]]:
    return [(seat["face"]["shape"], seat["face"]["colour"]) for seat in table["seats"] if seat["face"]]


# The screen


def test_a_table_made_from_its_screen_belongs_to_the_first_who_sits_down(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        screen = await stage.post("/api/screens", game=AT)
        television, welcome = await stage.enter(screen)
        assert welcome["you"] == {"seat": None, "role": "screen", "name": None}
        assert welcome["table"]["owner"] is None
        assert welcome["table"]["together"]
        ann = await stage.join(screen["code"], "Ann")
        await stage.join(screen["code"], "Bo")
        told = await television.expect("table", lambda told: told["table"]["seats"][1]["name"] == "Bo")
        assert (ann["seat"], told["table"]["owner"]) == (0, 0)
        one, _ = await stage.enter(ann)
        await one.do("start", fill=True)
        await television.expect("view")

    play(test, tmp_path / "t")


def test_screens_make_no_more_tables_than_people(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        await stage.post("/api/screens", game=AT)
        refused = await stage.http.post("/api/screens", json={"game": AT})
        assert refused.json()["code"] == "too_many_tables"
        unknown = await stage.http.post("/api/screens", json={"game": "chess"})
        assert unknown.json()["code"] == "unknown_game"

    play(test, tmp_path / "t", limits=Limits(tables_per_hour=1))


# Bot characters


@pytest.mark.parametrize("game", games())
def test_every_game_is_filled_with_people_of_the_house(tmp_path: Path, game: str) -> None:
    async def test(stage: Stage) -> None:
        (one,), code = await at_table(stage, game, "Ann")
        await one.do("fill")
        table = await stage.table(code)
        bots = table["seats"][1:]
        assert {seat["kind"] for seat in bots} == {"bot"}
        assert all(seat["name"] == CHARACTERS[seat["character"]].name for seat in bots)
        assert len({seat["character"] for seat in bots}) == len(bots)
        assert [seat["bot"] for seat in bots] == [games()[game].played_by(seat["character"]) for seat in bots]
        await one.do("start")
        await one.expect("view")

    play(test, tmp_path / "t")


def test_somebody_of_the_house_can_be_asked_for_by_name_and_has_namesakes(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        (one,), code = await at_table(stage, AT, "Pip")
        await one.do("seat_bot", seat=1, bot="rosa")
        await one.do("seat_bot", seat=2, bot="pip")
        await one.do("seat_bot", seat=3, bot="steady")
        seats = (await stage.table(code))["seats"]
        assert [seat["name"] for seat in seats] == ["Pip", "Rosa", "Pip II", "Steady"]
        assert [seat["character"] for seat in seats] == [None, "rosa", "pip", None]

    play(test, tmp_path / "t")


def test_alone_with_bots_one_request_seats_everybody(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        ann = await stage.post("/api/tables", game=AT, name="Ann", language="en", bots=True)
        table = await stage.table(ann["code"])
        assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot", "bot"]

    play(test, tmp_path / "t")


def test_only_the_owner_fills_and_only_before_the_start(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        (one, two), _ = await at_table(stage, AT, "Ann", "Bo")
        assert await two.refused("fill") == "not_owner"
        assert await two.refused("start", fill=True) == "not_owner"
        await one.do("start", fill=True)
        assert await one.refused("fill") == "only_in_lobby"

    play(test, tmp_path / "t")


# Faces


def test_no_two_at_a_table_share_a_face_or_a_colour(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        wish = {"shape": 12, "colour": 3}
        first = await stage.post("/api/tables", game="the-traitors", name="Ann", language="en", face=wish)
        code = first["code"]
        for number in range(1, 24):
            await stage.post(f"/api/tables/{code}/join", name=f"P{number}", language="en", face=wish)
        shown = faces(await stage.table(code))
        assert shown[0] == (12, 3)
        assert len({shape for shape, _ in shown}) == len({colour for _, colour in shown}) == 24
        for bad in ({"shape": -1, "colour": 0}, {"shape": 0, "colour": COLOURS}):
            answer = await stage.http.post(
                f"/api/tables/{code}/join", json={"name": "Zoe", "language": "en", "face": bad}
            )
            assert answer.status_code == 400

    play(test, tmp_path / "t")


def test_a_face_can_be_changed_until_the_start_but_nobody_elses_taken(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        (one, two), code = await at_table(stage, AT, "Ann", "Bo")
        await one.do("face", face={"shape": 7, "colour": 5})
        await two.do("face", face={"shape": 7, "colour": 6})
        await one.do("face", face={"shape": 7, "colour": 5})
        assert faces(await stage.table(code))[:2] == [(7, 5), (8, 6)]
        await one.do("start", fill=True)
        assert await one.refused("face", face={"shape": 1, "colour": 1}) == "only_in_lobby"

    play(test, tmp_path / "t")


# Getting up


def test_who_leaves_a_game_is_stood_in_for_and_can_come_back(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        (one, two), code = await at_table(stage, AT, "Ann", "Bo")
        await one.do("start", fill=True)
        await one.do("leave")
        table = await stage.table(code)
        assert table["seats"][0]["kind"] == "stand_in"
        assert table["owner"] == 1
        assert await one.refused("leave") == "stand_in_plays"
        await one.do("take_back")
        assert (await stage.table(code))["seats"][0]["kind"] == "person"
        await two.settle()

    play(test, tmp_path / "t")


# Reactions


def test_a_reaction_is_seen_by_all_who_are_here_and_kept_nowhere(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        (one, two), code = await at_table(stage, AT, "Ann", "Bo")
        stored = len(await stage.bodies(code))
        await one.do("react", sign="gasp")
        told = await two.expect("reaction")
        assert told == {"kind": "reaction", "seat": 0, "name": "Ann", "sign": "gasp"}
        assert len(await stage.bodies(code)) == stored
        assert await one.refused("react", sign="insult") == "bad_message"
        await one.do("mute", seat=1, muted=True)
        assert await two.refused("react", sign="gasp") == "muted"
        screen, _ = await stage.enter(await stage.post(f"/api/tables/{code}/screen"))
        assert await screen.refused("react", sign="gasp") == "no_voice"

    play(test, tmp_path / "t")


def test_reactions_have_a_limit(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        (one,), _ = await at_table(stage, AT, "Ann")
        answers = [(await one.ask("react", sign="cheers"))["kind"] for _ in range(4)]
        assert answers == ["done", "done", "done", "refused"]

    play(test, tmp_path / "t", limits=Limits(reactions_at_once=3, reactions_per_second=1e-9))


def test_in_a_game_only_those_react_who_may_talk_and_not_at_night(tmp_path: Path) -> None:
    """TT: whoever is covered, or only watches, would tell by it that they are awake."""

    async def test(stage: Stage) -> None:
        names = ["Ann", "Bo", "Cleo", "Dag", "Eva", "Finn"]
        people, code = await at_table(stage, "the-traitors", *names)
        watcher, _ = await stage.enter(
            await stage.post(f"/api/tables/{code}/watch", name="Wim", language="en")
        )
        await watcher.do("react", sign="doubt")
        await people[0].do("start")
        assert await watcher.refused("react", sign="doubt") == "react_later"
        speaks = any(move["move"] == "say" for move in (await people[0].expect("view"))["view"]["legal"])
        here = stage.table_server.registry.by_code[code]
        answer = await people[0].ask("react", sign="doubt")
        expected = speaks and here.audience.cover is None
        assert (answer["kind"] == "done") == expected

    play(test, tmp_path / "t")
