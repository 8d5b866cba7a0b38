"""`turncoat store`: what is wrong with a file, and tables on their way from one store to another."""

from __future__ import annotations

import asyncio
import sqlite3
import stat
from pathlib import Path
from typing import Any

import pytest

from tests.server.clock import ManualClock
from tests.server.person import Json
from tests.server.servers import LocalServer, running_server
from turncoat.cli import run

KEY = """(select "table" from codes where codes.code = '{code}')"""
WHERE = f'where "table" = (select id from tables where code = {KEY})'


@pytest.fixture
def turncoat(capsys: pytest.CaptureFixture[str]) -> Any:
    async def run_it(*arguments: object) -> tuple[int, list[str]]:
        code = await asyncio.to_thread(run, ["--lang", "en", "store", *map(str, arguments)])
        said = capsys.readouterr()
        return code, (said.out + said.err).splitlines()

    return run_it


async def three(server: LocalServer) -> list[Json]:
    """A table that waits, one that plays, and one that is over, each with the first player's token."""
    lobby = await server.make()
    _, _, playing = await server.pair()
    one, _, over = await server.pair()
    await one.do("chat", text="Well played")
    await one.do("move", move={"move": "resign"})
    return [lobby, {"code": playing}, {"code": over}]


async def fill_store(file: Path) -> list[str]:
    async with running_server(file) as server:
        return [place["code"] for place in await three(server)]


def change(file: Path, statement: str) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute(statement)
    connection.close()


async def test_a_sound_file_is_well(tmp_path: Path, turncoat: Any) -> None:
    await fill_store(tmp_path / "t")
    code, said = await turncoat("check", tmp_path / "t")
    assert code == 0
    connection = sqlite3.connect(tmp_path / "t")
    ((records,),) = connection.execute("select count(*) from records").fetchall()
    connection.close()
    assert said == [f"3 tables with {records} records: all is as it was stored."]


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (
            f"update records set body = replace(body, 'Ann', 'Eve') {WHERE}",
            "record 1 is not what was stored.",
        ),
        (f"delete from records {WHERE} and number = 2", "record 2 is missing."),
        (f"delete from seeds {WHERE}", "its seed is missing."),
        (f"update seeds set seed = zeroblob(32) {WHERE}", "its seed is not the one that was promised."),
    ],
)
async def test_what_is_wrong_with_a_table_is_told(
    damage: str, sentence: str, tmp_path: Path, turncoat: Any
) -> None:
    _, playing, _ = await fill_store(tmp_path / "t")
    change(tmp_path / "t", damage.format(code=playing))
    code, said = await turncoat("check", tmp_path / "t")
    assert code == 1
    assert said[0] == f"Table {playing}: {sentence}"
    assert said[1].startswith("What is sound can be saved")


async def test_a_damaged_index_is_told(tmp_path: Path, turncoat: Any) -> None:
    await fill_store(tmp_path / "t")
    connection = sqlite3.connect(tmp_path / "t")
    connection.execute("pragma writable_schema = on")
    connection.execute(
        "update sqlite_master set rootpage = (select rootpage from sqlite_master"
        " where name = 'tables_due') where name = 'tables_open'"
    )
    connection.commit()
    connection.close()
    code, said = await turncoat("check", tmp_path / "t")
    assert code == 1
    assert said[0].startswith("The file itself is damaged: ")


async def test_what_is_no_store_is_refused_and_not_made(tmp_path: Path, turncoat: Any) -> None:
    code, said = await turncoat("check", tmp_path / "t")
    assert (code, len(said)) == (2, 1)
    assert not (tmp_path / "t").exists()
    (tmp_path / "x").write_text("Dear friend, this is not a database. " * 100)
    assert (await turncoat("check", tmp_path / "x"))[0] == 2
    assert await turncoat("import", tmp_path / "x", tmp_path / "t") == (
        2,
        [f"{tmp_path / 'x'} is not a file that “turncoat store export” has written."],
    )


async def test_a_file_that_others_may_read_is_told(tmp_path: Path, turncoat: Any) -> None:
    await fill_store(tmp_path / "t")
    (tmp_path / "t").chmod(0o644)
    code, said = await turncoat("check", tmp_path / "t")
    assert code == 0
    assert said[0].startswith("Others on this machine may read")


async def test_tables_play_on_in_another_store_and_finished_games_are_the_same(
    tmp_path: Path, turncoat: Any
) -> None:
    clock = ManualClock()
    async with running_server(tmp_path / "old", clock=clock) as server:
        clock.advance(5_000)  # the houses' clocks differ
        ann = await server.make()
        bo = await server.join(ann["code"])
        one, _ = await server.enter(ann)
        await one.do("start")
        clock.advance(30)
        over = (await three(server))[2]["code"]
        log = (await server.http.get(f"/api/tables/{over}/log")).content
        exported = await turncoat("export", tmp_path / "old", tmp_path / "parcel")  # while the server runs
        assert exported == (0, ["4 tables were copied."])
        table = server.registry.by_code[ann["code"]]
        now, deadline = table.now(), table.state.match().deadline
        assert deadline is not None
    assert stat.S_IMODE((tmp_path / "parcel").stat().st_mode) == 0o600
    assert ann["code"] in (tmp_path / "parcel").read_text()
    assert await turncoat("import", tmp_path / "parcel", f"sqlite:///{tmp_path / 'new'}") == (
        0,
        ["4 tables were copied."],
    )
    assert (await turncoat("check", tmp_path / "new"))[0] == 0
    async with running_server(tmp_path / "new", clock=clock) as server:
        assert (await server.http.get(f"/api/tables/{over}/log")).content == log
        assert (await server.http.get(f"/api/tables/{over}/replay")).status_code == 200
        two, welcome = await server.enter(bo)
        assert welcome["now"] == pytest.approx(now, abs=1)
        assert welcome["view"]["deadline"] == deadline
        await two.do("move", move={"move": "resign"})
        refused = await turncoat("import", tmp_path / "parcel", tmp_path / "new")
        assert refused[1][0].startswith("Another Turncoat server has the file")


async def test_a_table_that_is_there_is_left_alone_and_one_whose_code_is_taken_is_named(
    tmp_path: Path, turncoat: Any
) -> None:
    first, second, third = await fill_store(tmp_path / "t")
    await turncoat("export", tmp_path / "t", tmp_path / "p", "--table", second.lower(), "--table", third)
    assert await turncoat("import", tmp_path / "p", tmp_path / "t") == (
        0,
        ["No table was copied.", "2 tables were there already."],
    )
    change(tmp_path / "t", f"update records set stamp = zeroblob(16) {WHERE.format(code=second)}")
    code, said = await turncoat("import", tmp_path / "p", tmp_path / "t")
    assert code == 1
    assert said[2] == f"Not copied, because other tables there have these codes: {second}"
    assert first not in (tmp_path / "p").read_text()


async def test_finished_games_alone_can_be_exported(tmp_path: Path, turncoat: Any) -> None:
    _, _, over = await fill_store(tmp_path / "t")
    assert (await turncoat("export", tmp_path / "t", tmp_path / "p", "--finished"))[1] == [
        "One table was copied."
    ]
    assert over in (tmp_path / "p").read_text()


async def test_what_is_damaged_is_left_out_and_named(tmp_path: Path, turncoat: Any) -> None:
    _, playing, _ = await fill_store(tmp_path / "t")
    change(tmp_path / "t", f"delete from seeds {WHERE.format(code=playing)}")
    code, said = await turncoat("export", tmp_path / "t", tmp_path / "p")
    assert (code, said) == (1, ["2 tables were copied.", f"Table {playing}: its seed is missing."])
    assert (await turncoat("import", tmp_path / "p", tmp_path / "new"))[0] == 0
    assert (await turncoat("check", tmp_path / "new"))[0] == 0


async def test_an_exported_file_that_was_damaged_is_refused_at_that_line(
    tmp_path: Path, turncoat: Any
) -> None:
    await fill_store(tmp_path / "t")
    await turncoat("export", tmp_path / "t", tmp_path / "p")
    lines = (tmp_path / "p").read_text().splitlines(keepends=True)
    (tmp_path / "p").write_text("".join([*lines[:2], lines[2].replace("Ann", "Eve"), lines[3]]))
    code, said = await turncoat("import", tmp_path / "p", tmp_path / "new")
    assert code == 2
    assert said == [f"{tmp_path / 'p'} is damaged at line 3. What came before it has been copied."]
    assert (await turncoat("check", tmp_path / "new"))[1][0].startswith("One table with ")


async def test_nothing_is_written_over(tmp_path: Path, turncoat: Any) -> None:
    await fill_store(tmp_path / "t")
    (tmp_path / "p").write_text("mine")
    assert (await turncoat("export", tmp_path / "t", tmp_path / "p"))[0] == 2
    assert (tmp_path / "p").read_text() == "mine"
    assert (await turncoat("export", tmp_path / "t", tmp_path / "q", "--table", "ZZZZ"))[0] == 2
    assert not (tmp_path / "q").exists()


async def test_without_a_command_there_is_help(turncoat: Any) -> None:
    code, said = await turncoat()
    assert code == 0
    assert "check" in "".join(said)


async def test_tables_play_on_when_they_go_from_a_file_to_a_database_and_back(
    tmp_path: Path, database: str, turncoat: Any
) -> None:
    async def go_on(place: Path | str) -> None:
        async with running_server(place) as server:
            assert (await server.http.get(f"/api/tables/{over}/log")).content == log
            two, welcome = await server.enter(bo)
            assert welcome["view"]["deadline"] == deadline
            assert welcome["now"] < 60
            await two.do("chat", text="here we are")

    async with running_server(tmp_path / "old") as server:
        ann = await server.make()
        bo = await server.join(ann["code"])
        one, _ = await server.enter(ann)
        await one.do("start")
        over = (await three(server))[2]["code"]
        deadline = server.registry.by_code[ann["code"]].state.match().deadline
        assert deadline is not None
        log = (await server.http.get(f"/api/tables/{over}/log")).content
    assert await turncoat("copy", tmp_path / "old", database) == (0, ["4 tables were copied."])
    assert (await turncoat("copy", tmp_path / "old", database))[1][1] == "4 tables were there already."
    await go_on(database)
    assert (await turncoat("check", database))[0] == 0
    assert (await turncoat("export", database, tmp_path / "parcel", "--table", ann["code"]))[0] == 0
    assert (await turncoat("copy", database, tmp_path / "new"))[0] == 0
    await go_on(tmp_path / "new")


async def test_a_database_that_is_no_store_is_refused(database: str, turncoat: Any) -> None:
    code, said = await turncoat("check", database)
    assert (code, len(said)) == (2, 1)
    assert said[0].endswith("it keeps something other than tables.")
