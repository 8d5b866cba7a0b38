"""Codes of four to six letters lead to a table for a while, its id for good."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.clock import ManualClock
from tests.server.person import Json
from tests.server.servers import LocalServer, running_server
from turncoat.core.refusal import Illegal
from turncoat.server.store.sqlite.store import SqliteStore
from turncoat.server.tables.registry import codes
from turncoat.server.tables.registry.codes import (
    COUNTED,
    HOUR,
    IDLE,
    LETTERS,
    RESULT,
    CodeBook,
    check_shard,
    new_key,
)

NOW = 1_900_000_000.0


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(tmp_path / "t")
    yield store
    await store.close()


async def crowd(store: SqliteStore, length: int, beginning: str) -> None:
    """As many codes of that length as make the next ones longer."""
    room = len(LETTERS) ** (length - len(beginning)) * codes.CROWDED
    for number in range(int(room) + 1):
        rest, letters = number, ""
        for _ in range(length - len(beginning)):
            rest, letter = divmod(rest, len(LETTERS))
            letters += LETTERS[letter]
        await store.codes.take(beginning + letters, new_key(), 0.0)


async def test_codes_grow_when_the_short_ones_get_crowded(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(codes, "CROWDED", 0.0001)
    ticks = [0.0]

    book = CodeBook(store.codes, lambda: 0.0, "Q", lambda: ticks[0])

    async def lengths() -> list[int]:
        return [len(await book.take(new_key())) for _ in range(3)]

    assert await lengths() == [4, 4, 5]  # what it gives out itself is counted at once
    await crowd(store, 5, "Q")
    assert await lengths() == [5, 5, 5]  # what others give out is seen after a while
    ticks[0] += COUNTED + 1
    assert await lengths() == [6, 6, 6]
    assert (await book.take(new_key()))[0] == "Q"
    other = CodeBook(store.codes, lambda: 0.0, "R")
    assert len(await other.take(new_key())) == 4  # another shard has room


async def test_a_code_is_one_tables_at_a_time(store: SqliteStore) -> None:
    key, other = new_key(), new_key()
    assert await store.codes.take("KQXT", key, 0.0)
    assert not await store.codes.take("KQXT", other, 0.0)
    assert await store.codes.find("KQXT") == key
    assert await store.codes.find("KQXS") is None


@pytest.mark.parametrize("letter", ["", "I", "o", "QQ", "7", "Ø"])
def test_a_shard_is_one_of_the_letters(letter: str) -> None:
    assert check_shard("q") == "Q"
    with pytest.raises(Illegal, match="bad_shard"):
        check_shard(letter)


async def play_to_end(server: LocalServer) -> tuple[str, str, Json]:
    """A game that is over: its code, its id, and a seat at it."""
    ann = await server.make(public=True)
    await server.join(ann["code"])
    one, _ = await server.enter(ann)
    await one.do("start")
    await one.do("move", move={"move": "resign"})
    await one.hang_up()
    await server.until_unloaded(ann["code"])
    return ann["code"], await server.key(ann["code"]), ann


async def test_a_code_is_freed_some_time_after_the_end_and_the_game_stays_reachable_by_its_id(
    tmp_path: Path,
) -> None:
    wall = ManualClock(NOW)
    async with running_server(tmp_path / "t", wall=wall) as server:
        code, key, ann = await play_to_end(server)
        playing = (await server.pair())[2]
        await server.registry.codes.free_old_codes()
        wall.advance(RESULT)
        assert await server.registry.codes.free_old_codes() == []
        assert (await server.table(code))["id"] == key  # the result is still found
        wall.advance(1)
        assert await server.registry.codes.free_old_codes() == [code]
        assert (await server.http.get(f"/api/tables/{code}")).status_code == 404
        assert (await server.table(playing))["code"] == playing
        seen = await server.table(key)
        assert (seen["code"], seen["id"], seen["stage"]) == (key, key, "over")
        for path in ("log", "replay"):
            assert (await server.http.get(f"/api/tables/{key.lower()}/{path}")).status_code == 200
        _, welcome = await server.enter(ann | {"code": key})
        assert welcome["table"]["id"] == key


async def test_whoever_has_a_code_now_is_not_mistaken_for_the_table_that_had_it(tmp_path: Path) -> None:
    wall = ManualClock(NOW)
    async with running_server(tmp_path / "t", wall=wall) as server:
        code, key, ann = await play_to_end(server)
        watcher = await server.post(f"/api/tables/{code}/watch")
        held, _ = await server.enter(ann)  # somebody still looks at the result
        await server.registry.codes.free_old_codes()
        wall.advance(RESULT + 1)
        assert await server.registry.codes.free_old_codes() == [code]
        cy = await server.make("Cy")
        assert await server.store.codes.take(code, await server.key(cy["code"]), wall.at)
        assert (await server.table(code))["seats"][0]["name"] == "Cy"
        for token in (ann["token"], watcher["token"]):  # of the table that had the code before
            person = await server.socket()
            await person.send({"kind": "hello", "table": code, "token": token})
            assert (await person.last_message())["code"] == "bad_token"
        await server.enter(watcher | {"code": key})
        await held.settle()


async def test_a_table_where_nothing_began_gives_its_code_back_after_a_month_and_an_unused_code_at_once(
    tmp_path: Path,
) -> None:
    wall = ManualClock(NOW)
    async with running_server(tmp_path / "t", wall=wall) as server:
        lobby, playing = (await server.make())["code"], (await server.pair())[2]
        await server.store.codes.take("QQQQ", new_key(), wall.at)  # then the server was killed
        wall.advance(HOUR + 1)
        assert await server.registry.codes.free_old_codes() == ["QQQQ"]
        wall.advance(IDLE)
        assert await server.registry.codes.free_old_codes() == [lobby]
        assert (await server.table(playing))["stage"] == "playing"


async def test_the_list_of_open_tables_and_the_next_game_are_named_by_code(server: LocalServer) -> None:
    code, _, ann = await play_to_end(server)
    again = await server.post(f"/api/tables/{code}/rematch", token=ann["token"])
    assert codes.is_code(again["code"])
    assert await server.post(f"/api/tables/{code}/rematch", token=ann["token"]) == again
    assert (await server.table(code))["rematch"] == again["code"]
    listed = (await server.http.get("/api/tables")).json()
    assert [table["code"] for table in listed] == [again["code"]]
    await server.enter(ann | {"code": again["code"]})


@pytest.mark.parametrize("code", ["ABC", "ABCDEFG", "AB1D", "IOIO", "A" * 15, "ÄBCD"])
async def test_what_is_no_code_leads_nowhere(code: str, server: LocalServer) -> None:
    assert (await server.http.get(f"/api/tables/{code}")).json()["code"] == "no_such_table"


def test_no_letter_stands_three_times_in_a_code() -> None:
    """WWWH is hard to say aloud."""
    drawn = [codes._draw(4) for _ in range(3000)] + [f"W{codes._draw(3, 'W')}" for _ in range(3000)]
    assert max(max(Counter(code).values()) for code in drawn) == 2
