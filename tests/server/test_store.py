"""The log store: unique numbers, all or nothing, one commit for many."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.server.stage import Stage, play
from turncoat import Illegal
from turncoat.server.sqlite_store import SqliteStore
from turncoat.server.store import Append, Listing, Overtaken, Unstored

SEED = bytes(32)


def listing(code: str, **fields: Any) -> Listing:
    usual: dict[str, Any] = {
        "stage": "lobby",
        "public": True,
        "owner": "Ann",
        "taken": 1,
        "seats": 2,
        "due": None,
    }
    return Listing(code, "some-game", **(usual | fields))


def stored(path: Path, test: Callable[[SqliteStore], Coroutine[Any, Any, None]]) -> None:
    async def whole() -> None:
        store = SqliteStore(path)
        try:
            await test(store)
        finally:
            await store.close()

    asyncio.run(asyncio.wait_for(whole(), 30))


def test_events_come_back_in_order_after_reopening(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        await store.append((Append("AAAA", 0, (b"one", b"two"), listing("AAAA"), SEED),), 1.5)
        await store.append((Append("AAAA", 2, (b"three",), listing("AAAA", stage="playing", due=9.0)),), 2.5)

    async def look(store: SqliteStore) -> None:
        assert await store.read("AAAA") == [b"one", b"two", b"three"]
        assert await store.read("BBBB") is None
        assert await store.seed("AAAA") == SEED
        assert await store.due() == [(9.0, "AAAA")]
        assert store.opened_at == 2.5

    stored(tmp_path / "s", write)
    stored(tmp_path / "s", look)


def test_a_number_is_given_once(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        await store.append((Append("AAAA", 0, (b"one",), listing("AAAA"), SEED),), 1)
        with pytest.raises(Overtaken):
            await store.append((Append("AAAA", 0, (b"other", b"more")),), 1)
        with pytest.raises(Overtaken):
            await store.append((Append("AAAA", 0, (b"again",), listing("AAAA"), SEED),), 1)
        assert await store.read("AAAA") == [b"one"]

    stored(tmp_path / "s", test)


def test_writes_that_belong_together_are_stored_together_or_not_at_all(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        await store.append((Append("AAAA", 0, (b"one",), listing("AAAA"), SEED),), 1)
        both = (Append("BBBB", 0, (b"new",), listing("BBBB"), SEED), Append("AAAA", 0, (b"late",)))
        with pytest.raises(Overtaken):
            await store.append(both, 1)
        assert await store.read("BBBB") is None

    stored(tmp_path / "s", test)


def test_one_that_fails_does_not_take_down_those_committed_with_it(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        await store.append((Append("AAAA", 0, (b"one",), listing("AAAA"), SEED),), 1)
        codes = [f"B{a}{b}B" for a in "ABCDEF" for b in "ABCDEF"]
        writes = [store.append((Append(code, 0, (b"x",), listing(code), SEED),), 1) for code in codes]
        wrong = store.append((Append("AAAA", 0, (b"late",)),), 1)
        *fine, failed = await asyncio.gather(*writes, wrong, return_exceptions=True)
        assert fine == [None] * len(codes)
        assert isinstance(failed, Overtaken)
        assert len(await store.open_tables(100)) == len(codes) + 1
        assert store.figures()["commits"] < len(codes)

    stored(tmp_path / "s", test)


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        assert store._writer.execute("pragma synchronous").fetchone() == (2,)
        assert store._writer.execute("pragma journal_mode").fetchone() == ("wal",)

    stored(tmp_path / "s", test)


def test_seeds_lie_apart_from_what_is_read_for_a_table(tmp_path: Path) -> None:
    seed = b"a seed that nobody may know yet!"

    async def test(store: SqliteStore) -> None:
        await store.append((Append("AAAA", 0, (b"one",), listing("AAAA"), seed),), 1)
        assert seed not in b"".join(await store.read("AAAA") or [])

    stored(tmp_path / "s", test)


def test_a_file_that_is_no_store_is_refused(tmp_path: Path) -> None:
    (tmp_path / "s").write_text("this is not a database, it is a letter to a friend\n" * 40)
    with pytest.raises(Illegal, match="store_unreadable"):
        SqliteStore(tmp_path / "s")
    with pytest.raises(Illegal, match="store_unreadable"):
        SqliteStore(tmp_path / "nowhere" / "s")


def test_a_file_of_a_later_version_is_refused(tmp_path: Path) -> None:
    connection = sqlite3.connect(tmp_path / "s")
    connection.execute("pragma user_version = 99")
    connection.close()
    with pytest.raises(Illegal, match="store_newer"):
        SqliteStore(tmp_path / "s")


def test_what_cannot_be_stored_has_not_happened(tmp_path: Path) -> None:
    """Law 3: the table goes back to what is on disk, and everybody comes back to that."""

    async def test(stage: Stage) -> None:
        ann = await stage.make()
        bo = await stage.join(ann["code"])
        one, _ = await stage.enter(ann)
        await one.do("start")
        before = await stage.house.store.read(ann["code"])
        append = stage.house.store.append

        async def full(*_: Any) -> None:
            raise Unstored

        stage.house.store.append = full  # type: ignore[method-assign, assignment]
        await one.send({"kind": "move", "id": "1", "move": {"move": "resign"}})
        assert (await one.ended())["code"] == "restart"
        stage.house.store.append = append  # type: ignore[method-assign]
        assert await stage.house.store.read(ann["code"]) == before
        back, welcome = await stage.enter(bo)
        assert welcome["view"]["result"] is None
        await back.do("move", move={"move": "resign"})

    play(test, tmp_path / "t")
