"""What may happen to a store's file: a flipped bit, a full disk, a second server, open doors, being moved."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import shutil
import signal
import sqlite3
import stat
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.clock import ManualClock
from tests.server.person import Json
from tests.server.process import subject
from tests.server.servers import PLENTY, LocalServer, running_server
from tests.until import until
from turncoat.cli import run
from turncoat.core.refusal import Illegal
from turncoat.server.store.interface import Damaged, Record, StoreFailed
from turncoat.server.store.sqlite.store import MOVED, SqliteStore
from turncoat.server.tables.server import TableServer
from turncoat.server.wire import messages_in as m

FLIPS = 150
GAME = "loyalty-or-treachery"

Truth = dict[str, tuple[list[Record] | None, bytes]]


@pytest.fixture
def told(caplog: pytest.LogCaptureFixture) -> pytest.LogCaptureFixture:
    """The operator's log."""
    caplog.set_level(logging.WARNING, "turncoat.server")
    return caplog


def lines(told: pytest.LogCaptureFixture) -> list[str]:
    assert not [record for record in told.records if record.exc_info], "a traceback"
    return [record.getMessage() for record in told.records]


async def fill_store(path: Path) -> Truth:
    """A store with tables that wait and tables that play, and what is in it."""
    table_server = TableServer(SqliteStore(path))
    codes = []
    for number in range(20):
        seated = await table_server.lobby.make(m.NewTable(GAME, "Ann", "en", public=number % 3 == 0))
        codes.append(seated.code)
        if number % 2:
            await table_server.lobby.join(seated.code, m.Join("Bo", "fr"))
            await table_server.lobby.start(seated.code, seated.token)
    keys = [await table_server.registry.codes.find_key(code) or "" for code in codes]
    truth: Truth = {
        key: (await table_server.store.read(key), await table_server.store.seed(key)) for key in keys
    }
    await table_server.close()
    return truth


def bodies(records: list[Record] | None) -> list[tuple[int, bytes]] | None:
    return None if records is None else [(record.number, record.body) for record in records]


async def wrongly_read(path: Path, truth: Truth) -> list[str]:
    """Tables that read back as something else than was stored, though nothing seems wrong."""
    try:
        store = SqliteStore(path)
    except Illegal as no:
        return [] if no.code == "store_unreadable" else [no.code]
    wrong = []
    try:
        for ask in (store.due, store.listings):
            with contextlib.suppress(Damaged):
                await ask()
        for code, (records, _) in truth.items():
            with contextlib.suppress(Damaged):
                if bodies(await store.read(code)) != bodies(records):
                    wrong.append(code)
                await store.seed(code)
    finally:
        await store.close()
    return wrong


async def test_whichever_bit_is_flipped_no_table_reads_back_as_another_one(tmp_path: Path) -> None:
    truth = await fill_store(tmp_path / "s")
    sound = (tmp_path / "s").read_bytes()
    rng = Random("flips")
    for number in range(FLIPS):
        flipped = bytearray(sound)
        flipped[rng.randrange(len(sound))] ^= 1 << rng.randrange(8)
        folder = tmp_path / str(number)
        folder.mkdir()
        (folder / "s").write_bytes(flipped)
        (folder / "s").chmod(0o600)
        assert await wrongly_read(folder / "s", truth) == []
        shutil.rmtree(folder)


def flip_in_record(file: Path, code: str, number: int) -> str:
    """Flip a bit in the middle of a record, as a failing disk does: below SQLite. Gives the table's key."""
    connection = sqlite3.connect(file)
    (key,) = connection.execute('select "table" from codes where code = ?', (code,)).fetchone()
    (body,) = connection.execute(
        'select body from records join tables on tables.id = "table" where code = ? and number = ?',
        (key, number),
    ).fetchone()
    connection.execute("pragma wal_checkpoint(truncate)")
    connection.close()
    whole = file.read_bytes()
    place = whole.index(body.encode()) + len(body) // 2
    file.write_bytes(whole[:place] + bytes([whole[place] ^ 0x10]) + whole[place + 1 :])
    return str(key)


async def test_a_flipped_bit_is_found_the_operator_is_told_which_record_and_others_play_on(
    tmp_path: Path, told: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "t"
    async with running_server(file) as server:
        ann, cy = await server.make(), await server.make("Cy")
        for place in (ann, cy):
            await server.join(place["code"])
            await server.post(f"/api/tables/{place['code']}/start", token=place["token"])
    key = flip_in_record(file, ann["code"], 2)
    async with running_server(file) as server:
        person = await server.socket()
        await person.send({"kind": "hello", "table": ann["code"], "token": ann["token"], "language": "da"})
        refused = await person.last_message()
        assert (refused["code"], refused["params"]) == ("table_damaged", {"table": ann["code"]})
        assert "beskadiget" in refused["text"]
        for path in ("", "/log", "/replay"):
            answer = await server.http.get(f"/api/tables/{ann['code']}{path}")
            assert (answer.status_code, answer.json()["code"]) == (500, "table_damaged")
        assert (await server.http.get("/healthz")).status_code == 200
        one, _ = await server.enter(cy)
        await one.do("move", move={"move": "resign"})
    said = f"table {key} is damaged: record 2 is not what was stored"
    assert said in lines(told)
    assert not [line for line in lines(told) if cy["code"] in line]


async def test_tables_that_were_due_and_are_damaged_are_told_of_once_and_left_alone(
    tmp_path: Path, told: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "t"
    async with running_server(file) as server:
        one, _, code = await server.pair(options={"turn_limit": 30})
        await one.hang_up()
    key = flip_in_record(file, code, 1)
    async with running_server(file) as server:
        for _ in range(3):
            await server.http.get("/healthz")
    assert sum(f"table {key} is damaged" in line for line in lines(told)) <= 1


# A full disk


def fill(server: LocalServer, full: bool) -> None:
    """SQLite finds no room for another page, as on a full disk; or it does again."""
    writer = server.store._writer  # type: ignore[attr-defined]
    (pages,) = writer.execute("pragma page_count").fetchone()
    writer.execute(f"pragma max_page_count = {pages if full else 10**6}")


async def until_status(server: LocalServer, status: int) -> Json:
    answers: list[httpx.Response] = []

    async def is_status() -> bool:
        answers.append(await server.http.get("/healthz"))
        return answers[-1].status_code == status

    await until(is_status, f"the server's status is {status}", lambda: answers[-1].text)
    told: Json = answers[-1].json()
    return told


async def test_on_a_full_disk_everybody_gets_an_answer_and_all_recovers_by_itself(
    tmp_path: Path, told: pytest.LogCaptureFixture
) -> None:
    async with running_server(tmp_path / "t", limits=None) as server:
        one, two, code = await server.pair()
        fill(server, full=True)
        for number in range(40):
            answer = await one.ask("chat", text=f"{number} " + "x" * 490)
            if answer["kind"] == "refused":
                break
        assert (answer["code"], answer["text"][:24]) == ("not_stored", "That could not be stored")
        assert await two.refused("move", move={"move": "resign"}) == "not_stored"
        assert (await until_status(server, 503))["status"] == "unwell"
        assert (await server.http.get("/livez")).status_code == 200
        assert "turncoat_store_well 0" in (await server.http.get("/metrics")).text
        made = await server.http.post("/api/tables", json={"game": GAME, "name": "Z", "language": "en"})
        assert (made.status_code, made.json()["code"]) == (503, "not_stored")
        fill(server, full=False)
        assert (await until_status(server, 200))["status"] == "ok"  # though nobody asks for anything
        await two.do("move", move={"move": "resign"})
        assert (await server.table(code))["stage"] == "over"
    assert lines(told) == [
        f"nothing can be stored in {tmp_path / 't'}: database or disk is full",
        f"the store can be written again: {tmp_path / 't'}",
    ]


async def test_a_bot_whose_move_could_not_be_stored_plays_it_later(
    tmp_path: Path, told: pytest.LogCaptureFixture
) -> None:
    clock = ManualClock()
    async with running_server(tmp_path / "t", clock=clock, limits=PLENTY) as server:
        ann = await server.make()
        one, _ = await server.enter(ann)
        await one.do("seat_bot", seat=1, bot="random")
        await one.do("start")
        table = server.registry.by_code[ann["code"]]
        rng = Random(3)
        while not (one.view() or {}).get("legal"):
            await one.hear()
        append, failed = server.store.append, asyncio.Event()

        async def full(writes: Any) -> None:
            if b'"seat":1' in b"".join(write.body or b"" for write in writes):
                failed.set()
                raise StoreFailed("full")
            await append(writes)

        server.store.append = full  # type: ignore[method-assign]
        while not failed.is_set():
            await one.settle()
            if any(move["move"] != "resign" for move in (one.view() or {})["legal"]):
                await one.do("move", move=one.next_move(rng))
        before = table.state.moves[1]
        server.store.append = append  # type: ignore[method-assign]
        while table.bots[1].busy and table.state.moves[1] == before:
            clock.advance(1)
            server.services.alarms.run_due()
            await one.settle()
        assert table.state.moves[1] > before
    assert lines(told) == []


async def test_a_store_that_fails_in_the_middle_again_and_again_does_not_keep_anybody_waiting(
    server: LocalServer,
) -> None:
    one, _, _ = await server.pair()
    store: Any = server.store
    store._stamp = _failing
    fill(server, full=True)
    codes = set()
    for number in range(40):
        answer = await one.ask("chat", text=f"{number} " + "x" * 490)
        codes.add(answer.get("code"))
    assert codes <= {None, "in_doubt", "talk_too_fast"}
    assert "in_doubt" in codes


def _failing(_: object) -> bytes:
    raise sqlite3.OperationalError("disk I/O error")


# A file that goes away


async def test_a_file_that_is_moved_away_is_noticed_and_nothing_is_stored_until_it_is_back(
    tmp_path: Path, told: pytest.LogCaptureFixture
) -> None:
    file, away = tmp_path / "t", tmp_path / "away"
    async with running_server(file) as server:
        one, _, _ = await server.pair(start=False)  # no clock runs: nobody writes anything down
        file.rename(away)
        await until_status(server, 503)
        assert await one.refused("chat", text="anybody?") == "not_stored"
        file.touch()  # another file is not that file
        assert await one.refused("chat", text="anybody?") == "not_stored"
        away.replace(file)
        await until_status(server, 200)
        await one.do("chat", text="there you are")
    assert lines(told) == [
        f"nothing can be stored in {file}: {MOVED}",
        f"the store can be written again: {file}",
    ]


# Other servers, other people


def test_a_second_server_on_one_file_refuses_to_start_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "t")
    with subject(Path(file)) as first:
        arguments = ["--lang", "en", "serve", "--no-open", "--host", "127.0.0.1", "--port", "0"]
        assert run([*arguments, "--store", file]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert said.err.startswith(f"Another Turncoat server has the file {file} open.")
        assert len(said.err.splitlines()) == 1
        first.process.send_signal(signal.SIGKILL)
        first.process.wait()
        with subject(Path(file)):  # however it ended, the file is free
            pass


async def test_those_who_both_share_a_file_share_it_and_nobody_else(tmp_path: Path) -> None:
    one, two = (SqliteStore(tmp_path / "t", shared=True) for _ in range(2))
    with pytest.raises(Illegal, match="store_in_use"):
        SqliteStore(tmp_path / "t")
    await one.close()
    await two.close()
    alone = SqliteStore(tmp_path / "t")
    with pytest.raises(Illegal, match="store_in_use"):
        SqliteStore(tmp_path / "t")
    await alone.close()


async def test_a_file_that_others_may_read_is_closed_to_them_and_the_operator_is_told(
    tmp_path: Path, told: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "t"

    await SqliteStore(file).close()
    assert lines(told) == []
    file.chmod(0o664)
    await SqliteStore(file).close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert lines(told) == [f"others on this machine could read or write {file}; now they cannot"]


async def test_where_it_cannot_be_closed_the_operator_is_told_that(
    tmp_path: Path, told: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "t"
    file.touch(0o644)
    file.chmod(0o644)

    def forbidden(*_: object) -> None:
        raise PermissionError(1, os.strerror(1))

    monkeypatch.setattr(Path, "chmod", forbidden)
    await SqliteStore(file).close()
    (line,) = lines(told)
    assert "that cannot be changed" in line
