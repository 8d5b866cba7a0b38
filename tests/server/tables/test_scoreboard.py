"""The same people play on: who comes along, what an evening adds up to, and that it tells no secrets."""

from __future__ import annotations

import pytest

from tests.server.person import Json, Person
from tests.server.servers import LocalServer
from turncoat.core.refusal import Illegal
from turncoat.core.registry import find
from turncoat.server.tables.lobby.rematch import plan_rematch
from turncoat.server.tables.lobby.scoreboard import build_scoreboard
from turncoat.server.tables.log import events as e
from turncoat.server.tables.log.state import TableState, from_events
from turncoat.words import Words

AT = "are-you-the-traitor"


async def resign(one: Person, others: list[Person]) -> None:
    await one.do("move", move={"move": "resign"})
    for person in (one, *others):
        await person.expect("table", lambda told: told["table"]["stage"] == "over")


def rows(table: Json) -> list[tuple[str, int | None, int, int]]:
    found = table["evening"]["rows"]
    return [(row["name"], row["seat"], row["played"], row["wins"]) for row in found]


async def test_wins_add_up_over_tables_and_games(server: LocalServer) -> None:
    ann = await server.make()
    bo = await server.join(ann["code"])
    one, first = await server.enter(ann)
    two, _ = await server.enter(bo)
    assert first["table"]["evening"] is None
    await one.do("start")
    await resign(one, [two])
    table = await server.table(ann["code"])
    assert rows(table) == [("Bo", 1, 1, 1), ("Ann", 0, 1, 0)]
    again = (await server.post(f"/api/tables/{ann['code']}/rematch", token=ann["token"]))["code"]
    three, welcome = await server.enter({**ann, "code": again})
    assert welcome["table"]["follows"] is True
    assert ann["code"] not in str(welcome)
    assert rows(welcome["table"]) == rows(table)
    four, _ = await server.enter({**bo, "code": again})
    await three.do("start")
    await resign(four, [three])
    assert rows(await server.table(again)) == [("Ann", 0, 2, 1), ("Bo", 1, 2, 1)]
    other = (await server.post(f"/api/tables/{again}/rematch", token=ann["token"], game=AT))["code"]
    table = await server.table(other)
    assert (table["game"], table["owner"], len(table["seats"])) == (AT, 0, 4)
    assert [seat["kind"] for seat in table["seats"]] == ["person", "person", "open", "open"]
    assert table["evening"]["games"] == ["loyalty-or-treachery"] * 2


async def test_whoever_is_carried_over_is_on_the_way_and_not_away(server: LocalServer) -> None:
    ann = await server.make()
    bo = await server.join(ann["code"])
    one, _ = await server.enter(ann)
    two, _ = await server.enter(bo)
    await one.do("start")
    await resign(one, [two])
    code = (await server.post(f"/api/tables/{ann['code']}/rematch", token=ann["token"]))["code"]
    three, welcome = await server.enter({**ann, "code": code})
    assert [seat["coming"] for seat in welcome["table"]["seats"]] == [False, True]
    four, _ = await server.enter({**bo, "code": code})
    told = await three.expect("table", lambda told: told["table"]["seats"][1]["present"])
    assert not told["table"]["seats"][1]["coming"]
    await four.hang_up()
    told = await three.expect("table", lambda told: not told["table"]["seats"][1]["present"])
    assert not told["table"]["seats"][1]["coming"]


async def test_faces_languages_and_characters_come_along(server: LocalServer) -> None:
    ann = await server.make(face={"shape": 9, "colour": 4}, bots=True)
    one, welcome = await server.enter(ann)
    bot = welcome["table"]["seats"][1]
    await one.do("start")
    await resign(one, [])
    code = (await server.post(f"/api/tables/{ann['code']}/rematch", token=ann["token"]))["code"]
    seats = (await server.table(code))["seats"]
    assert seats[0]["face"] == {"shape": 9, "colour": 4}
    assert {key: seats[1][key] for key in ("name", "bot", "character", "face")} == {
        key: bot[key] for key in ("name", "bot", "character", "face")
    }
    other = await server.http.post(
        f"/api/tables/{ann['code']}/rematch",
        headers={"authorization": f"Bearer {ann['token']}"},
        json={"game": "chess"},
    )
    assert other.json()["code"] == "unknown_game"


def test_another_game_is_refused_where_it_has_too_few_seats() -> None:
    state = from_events(
        [
            e.Made(
                game="scatty-rogues",
                options={},
                seats=3,
                public=False,
                together=False,
                commitment="",
                pace=0,
                code="ABCD",
            ),
            *(e.Sat(seat=seat, name=f"P{seat}", language="en", key=str(seat)) for seat in range(3)),
        ]
    )
    with pytest.raises(Illegal, match="too_many_people"):
        plan_rematch(state, find("loyalty-or-treachery"))


def past(**fields: object) -> e.PastGame:
    usual: Json = {"game": "g", "who": ["a", "b", "c"], "names": ["Ann", "Bo", "Cy"], "winners": [0]}
    return e.PastGame(**(usual | fields))


def titles_after(*games: e.PastGame) -> dict[str, list[str]]:
    state = TableState("ABCD")
    state.evening = list(games)
    found = build_scoreboard(state)
    assert found is not None
    return found.titles


def test_a_title_goes_to_whoever_has_most_to_show_over_all_games() -> None:
    first = past(feats={"betrayed": [1, 2, 0], "bold": [0, 0, 0]})
    assert titles_after(first, past()) == {"betrayed": ["Bo"]}
    assert titles_after(first, past(feats={"betrayed": [4, 0, 0]})) == {"betrayed": ["Ann"]}
    assert titles_after(first, past(feats={"betrayed": [1, 0, 0]})) == {"betrayed": ["Ann", "Bo"]}
    assert titles_after(past(feats={"memory": [3, 3, 3]}), past()) == {}


def test_titles_begin_with_the_second_match_and_take_one_achievement_in_each_on_average() -> None:
    first = past(feats={"memory": [2, 0, 0], "bold": [0, 1, 0]})
    assert titles_after(first) == {}
    assert titles_after(first, past()) == {"memory": ["Ann"]}
    assert titles_after(first, past(), past(feats={"bold": [0, 2, 0]})) == {"bold": ["Bo"]}


async def test_a_person_keeps_their_wins_when_the_seat_moves_to_another_phone(server: LocalServer) -> None:
    ann = await server.make()
    bo = await server.join(ann["code"])
    one, _ = await server.enter(ann)
    two, _ = await server.enter(bo)
    await one.do("start")
    await resign(two, [one])
    fresh = (await one.do("hand_over", seat=0))["token"]
    code = (await server.post(f"/api/tables/{ann['code']}/rematch", token=fresh))["code"]
    assert rows(await server.table(code)) == [("Ann", 0, 1, 1), ("Bo", 1, 1, 0)]


async def test_somebody_of_the_house_greets_and_has_the_last_word_in_their_manner(
    server: LocalServer,
) -> None:
    ann = await server.post("/api/tables", game="loyalty-or-treachery", name="Ann", language="da")
    one, _ = await server.enter(ann)
    await one.do("seat_bot", seat=1, bot="osric")
    greeted = (await one.expect("chat"))["line"]
    ways = [way.strip() for way in Words("da")("house-courtly-greet").split("|")]
    assert (greeted["name"], greeted["from"], greeted["text"] in ways) == ("Osric", "bot", True)
    await one.do("remove", seat=1)
    await one.do("seat_bot", seat=1, bot="osric")
    await one.settle()
    assert [heard["kind"] for heard in one.messages()].count("chat") == 1, "who was heard greets again"
    await one.do("start")
    await one.do("move", move={"move": "resign"})
    last = (await one.expect("chat"))["line"]
    assert last["text"] in [way.strip() for way in Words("da")("house-courtly-won").split("|")]
