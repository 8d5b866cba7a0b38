"""Sitting down: a screen that was there first, bot characters, faces, reactions, and getting up."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.person import Json, Person
from tests.server.servers import LocalServer, StartServer
from turncoat.core.bots.characters import CHARACTERS
from turncoat.core.bots.face import COLOURS
from turncoat.core.registry import games
from turncoat.server.limits import Limits

AT = "are-you-the-traitor"
SR = "scatty-rogues"


async def at_table(server: LocalServer, game: str, *names: str, **fields: Any) -> tuple[list[Person], str]:
    """So many people at a table of that game; the first owns it."""
    first = await server.post("/api/tables", game=game, name=names[0], language="en", **fields)
    others = [await server.join(first["code"], name) for name in names[1:]]
    return [(await server.enter(each))[0] for each in (first, *others)], first["code"]


def faces(table: Json) -> list[tuple[int, int]]:
    return [(seat["face"]["shape"], seat["face"]["colour"]) for seat in table["seats"] if seat["face"]]


# The screen


async def test_a_table_made_from_its_screen_belongs_to_the_first_who_sits_down(server: LocalServer) -> None:
    screen = await server.post("/api/screens", game=AT)
    television, welcome = await server.enter(screen)
    assert welcome["you"] == {"seat": None, "role": "screen", "name": None}
    assert welcome["table"]["owner"] is None
    assert welcome["table"]["together"]
    ann = await server.join(screen["code"], "Ann")
    await server.join(screen["code"], "Bo")
    told = await television.expect("table", lambda told: told["table"]["seats"][1]["name"] == "Bo")
    assert (ann["seat"], told["table"]["owner"]) == (0, 0)
    one, _ = await server.enter(ann)
    await one.do("start", fill=True)
    await television.expect("view")


async def test_screens_make_no_more_tables_than_people(start_server: StartServer) -> None:
    server = await start_server(limits=Limits(tables_per_hour=1))
    await server.post("/api/screens", game=AT)
    refused = await server.http.post("/api/screens", json={"game": AT})
    assert refused.json()["code"] == "too_many_tables"
    unknown = await server.http.post("/api/screens", json={"game": "chess"})
    assert unknown.json()["code"] == "unknown_game"


# Bot characters


@pytest.mark.parametrize("game", games())
async def test_every_game_is_filled_with_people_of_the_house(server: LocalServer, game: str) -> None:
    (one,), code = await at_table(server, game, "Ann")
    expected = (await server.table(code))["expected"]
    await one.do("fill")
    table = await server.table(code)
    bots = table["seats"][1:]
    assert [seat["character"] for seat in bots] == expected  # the lobby said who would come
    assert table["expected"] == []
    assert {seat["kind"] for seat in bots} == {"bot"}
    assert all(seat["name"] == CHARACTERS[seat["character"]].name for seat in bots)
    assert len({seat["character"] for seat in bots}) == len(bots)
    assert [seat["bot"] for seat in bots] == [games()[game].played_by(seat["character"]) for seat in bots]
    await one.do("start")
    await one.expect("view")


async def test_somebody_of_the_house_can_be_asked_for_by_name_and_has_namesakes(server: LocalServer) -> None:
    (one,), code = await at_table(server, AT, "Pip")
    await one.do("seat_bot", seat=1, bot="rosa")
    await one.do("seat_bot", seat=2, bot="pip")
    await one.do("seat_bot", seat=3, bot="steady")
    seats = (await server.table(code))["seats"]
    assert [seat["name"] for seat in seats] == ["Pip", "Rosa", "Pip II", "Steady"]
    assert [seat["character"] for seat in seats] == [None, "rosa", "pip", None]


async def test_alone_with_bots_one_request_seats_everybody(server: LocalServer) -> None:
    ann = await server.post("/api/tables", game=AT, name="Ann", language="en", bots=True)
    table = await server.table(ann["code"])
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot", "bot"]


async def test_only_the_owner_fills_and_only_before_the_start(server: LocalServer) -> None:
    (one, two), _ = await at_table(server, AT, "Ann", "Bo")
    assert await two.refused("fill") == "not_owner"
    assert await two.refused("start", fill=True) == "not_owner"
    await one.do("start", fill=True)
    assert await one.refused("fill") == "only_in_lobby"


# Faces


async def test_no_two_at_a_table_share_a_face_or_a_colour(server: LocalServer) -> None:
    wish = {"shape": 12, "colour": 3}
    first = await server.post("/api/tables", game="the-traitors", name="Ann", language="en", face=wish)
    code = first["code"]
    for number in range(1, 24):
        await server.post(f"/api/tables/{code}/join", name=f"P{number}", language="en", face=wish)
    shown = faces(await server.table(code))
    assert shown[0] == (12, 3)
    assert len({shape for shape, _ in shown}) == len({colour for _, colour in shown}) == 24
    for bad in ({"shape": -1, "colour": 0}, {"shape": 0, "colour": COLOURS}):
        answer = await server.http.post(
            f"/api/tables/{code}/join", json={"name": "Zoe", "language": "en", "face": bad}
        )
        assert answer.status_code == 400


async def test_a_face_can_be_changed_until_the_start_but_nobody_elses_taken(server: LocalServer) -> None:
    (one, two), code = await at_table(server, AT, "Ann", "Bo")
    await one.do("face", face={"shape": 7, "colour": 5})
    await two.do("face", face={"shape": 7, "colour": 6})
    await one.do("face", face={"shape": 7, "colour": 5})
    assert faces(await server.table(code))[:2] == [(7, 5), (8, 6)]
    await one.do("start", fill=True)
    assert await one.refused("face", face={"shape": 1, "colour": 1}) == "only_in_lobby"


# Getting up


async def test_who_leaves_a_game_is_stood_in_for_and_can_come_back(server: LocalServer) -> None:
    (one, two), code = await at_table(server, AT, "Ann", "Bo")
    await one.do("start", fill=True)
    await one.do("leave")
    table = await server.table(code)
    assert table["seats"][0]["kind"] == "stand_in"
    assert table["owner"] == 1
    assert await one.refused("leave") == "stand_in_plays"
    await one.do("take_back")
    assert (await server.table(code))["seats"][0]["kind"] == "person"
    await two.settle()


# Reactions


async def test_a_reaction_is_seen_by_all_who_are_here_and_kept_nowhere(server: LocalServer) -> None:
    (one, two), code = await at_table(server, AT, "Ann", "Bo")
    stored = len(await server.bodies(code))
    await one.do("react", sign="gasp")
    told = await two.expect("reaction")
    assert told == {"kind": "reaction", "seat": 0, "name": "Ann", "sign": "gasp"}
    assert len(await server.bodies(code)) == stored
    assert await one.refused("react", sign="insult") == "bad_message"
    await one.do("mute", seat=1, muted=True)
    assert await two.refused("react", sign="gasp") == "muted"
    screen, _ = await server.enter(await server.post(f"/api/tables/{code}/screen"))
    assert await screen.refused("react", sign="gasp") == "no_voice"


async def test_reactions_have_a_limit(start_server: StartServer) -> None:
    server = await start_server(limits=Limits(reactions_at_once=3, reactions_per_second=1e-09))
    (one,), _ = await at_table(server, AT, "Ann")
    answers = [(await one.ask("react", sign="cheers"))["kind"] for _ in range(4)]
    assert answers == ["done", "done", "done", "refused"]


async def test_in_a_game_only_those_react_who_may_talk_and_not_at_night(server: LocalServer) -> None:
    """TT: whoever is covered, or only watches, would tell by it that they are awake."""
    names = ["Ann", "Bo", "Cleo", "Dag", "Eva", "Finn"]
    people, code = await at_table(server, "the-traitors", *names)
    watcher, _ = await server.enter(await server.post(f"/api/tables/{code}/watch", name="Wim", language="en"))
    await watcher.do("react", sign="doubt")
    await people[0].do("start")
    assert await watcher.refused("react", sign="doubt") == "react_later"
    speaks = any(move["move"] == "say" for move in (await people[0].expect("view"))["view"]["legal"])
    here = server.registry.by_code[code]
    answer = await people[0].ask("react", sign="doubt")
    expected = speaks and here.audience.covered.cover is None
    assert (answer["kind"] == "done") == expected
