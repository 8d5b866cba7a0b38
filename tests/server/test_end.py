"""The end of the server: everybody is told."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.server.person import Person
from tests.server.process import Subject, subject
from tests.server.servers import LocalServer, Server


async def last_messages(subject: Subject, asked: signal.Signals) -> list[str]:
    """The last thing that each of them hears: at tables, in matches, looking on; one reads nothing at all."""
    server = Server(subject.port)
    people: list[Person] = []
    for _ in range(5):
        one, two, code = await server.pair()
        watcher, _ = await server.enter(await server.post(f"/api/tables/{code}/watch"))
        people += [one, two, watcher]
    lobby, _ = await server.enter(await server.make("Cy"))
    deaf, _ = await server.enter(await server.make("Dee"))
    deaf.socket.transport.pause_reading()
    subject.process.send_signal(asked)
    last = [(await person.last_message()).get("code", "nothing") for person in [*people, lobby]]
    await server.close()
    return last


@pytest.mark.parametrize("asked", [signal.SIGTERM, signal.SIGINT])
async def test_everybody_is_told_that_the_server_goes_away(asked: signal.Signals, tmp_path: Path) -> None:
    with subject(tmp_path / "t") as running:
        last = await last_messages(running, asked)
        running.process.wait(20)
    assert last == ["restart"] * 16


async def test_who_comes_as_it_ends_is_told_too(server: LocalServer) -> None:
    ann = await server.make()
    late = await server.socket()
    await server.table_server.drain()
    await late.send({"kind": "hello", "table": ann["code"], "token": ann["token"]})
    assert (await late.last_message())["code"] == "restart"
