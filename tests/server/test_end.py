"""The end of the server: everybody is told."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest

from tests.server.process import Subject, subject
from tests.server.stage import Person, Stage, play


async def told_at_the_end(server: Subject, asked: signal.Signals) -> list[str]:
    """The last thing that each of them hears: at tables, in matches, looking on; one reads nothing at all."""
    stage = Stage.at(server.port)
    people: list[Person] = []
    for _ in range(5):
        one, two, code = await stage.pair()
        watcher, _ = await stage.enter(await stage.post(f"/api/tables/{code}/watch"))
        people += [one, two, watcher]
    lobby, _ = await stage.enter(await stage.make("Cy"))
    deaf, _ = await stage.enter(await stage.make("Dee"))
    deaf._socket.transport.pause_reading()
    server.process.send_signal(asked)
    last = [(await person.ended()).get("code", "nothing") for person in [*people, lobby]]
    await stage.close()
    return last


@pytest.mark.parametrize("asked", [signal.SIGTERM, signal.SIGINT])
def test_everybody_is_told_that_the_server_goes_away(asked: signal.Signals, tmp_path: Path) -> None:
    with subject(tmp_path / "t") as server:
        last = asyncio.run(told_at_the_end(server, asked))
        server.process.wait(20)
    assert last == ["restart"] * 16


def test_who_comes_as_it_ends_is_told_too(tmp_path: Path) -> None:
    async def test(stage: Stage) -> None:
        ann = await stage.make()
        late = await stage.socket()
        await stage.table_server.drain()
        await late.send({"kind": "hello", "table": ann["code"], "token": ann["token"]})
        assert (await late.ended())["code"] == "restart"

    play(test, tmp_path / "t")
