"""Asked to stop, a server says that it is not ready, finishes what was asked, and sends people home."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.servers import LocalServer, Server
from tests.until import PATIENCE, until
from turncoat.server.store.interface import Append
from turncoat.server.tables import server as table_servers

SERVE = [sys.executable, "-c", "from turncoat.cli import main; main()", "--lang", "en", "serve", "--no-open"]


def start_server(tmp_path: Path, *more: str) -> tuple[subprocess.Popen[str], int]:
    """A server as an operator starts it, and its port."""
    process = subprocess.Popen(
        [*SERVE, "--host", "127.0.0.1", "--port", "0", "--store", str(tmp_path / "t"), *more],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"XDG_DATA_HOME": str(tmp_path)},
    )
    assert process.stdout is not None
    found = re.search(r"http://localhost:(\d+)/", process.stdout.readline())
    assert found is not None
    return process, int(found[1])


async def until_draining(server: Server) -> None:
    answers: list[httpx.Response] = []

    async def is_unready() -> bool:
        answers.append(await server.http.get("/readyz"))
        return answers[-1].status_code != 200

    await until(is_unready, "the server says that it is not ready")
    assert {answer.json()["status"] for answer in answers[:-1]} <= {"ok"}
    assert (answers[-1].status_code, answers[-1].json()["status"]) == (503, "draining")


async def test_it_plays_on_while_the_balancer_is_told_and_then_everybody_goes_home(tmp_path: Path) -> None:
    process, port = start_server(tmp_path, "--drain", "600")
    server = Server(port)
    try:
        one, two, code = await server.pair()
        process.send_signal(signal.SIGTERM)
        await until_draining(server)
        assert (await server.http.get("/livez")).status_code == 200
        assert (await server.table(code))["stage"] == "playing"  # whoever is still sent here is served
        await two.do("chat", text="Did you notice anything?")
        process.send_signal(signal.SIGTERM)  # asked again: no more waiting for the balancer
        for person in (one, two):
            told = await person.last_message()
            assert (told["kind"], told["code"]) == ("closing", "restart")
        await server.close()
        _, log = process.communicate(timeout=PATIENCE)
        assert (process.returncode, log) == (0, "")
    finally:
        process.kill()
        process.communicate()


class Gate:
    """Holds appends to the store back, until it is opened."""

    def __init__(self, server: LocalServer, monkeypatch: pytest.MonkeyPatch) -> None:
        self.reached, self._open = asyncio.Event(), asyncio.Event()
        self._append: Callable[[Sequence[Append]], Any] = server.store.append
        monkeypatch.setattr(server.store, "append", self._wait)

    async def _wait(self, writes: Sequence[Append]) -> None:
        self.reached.set()
        await self._open.wait()
        await self._append(writes)

    def open(self) -> None:
        self._open.set()


async def test_a_move_under_way_is_stored_and_answered_before_its_player_is_sent_away(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, code = await server.pair()
    gate = Gate(server, monkeypatch)
    await one.send({"kind": "move", "id": "last", "move": {"move": "resign"}})
    await gate.reached.wait()
    ending = asyncio.create_task(server.table_server.drain())
    await server.http.get("/livez")  # the server has been asked to end by now
    gate.open()
    await ending
    heard = [*one.heard]
    assert (await one.last_message())["code"] == "restart"
    kinds = [json.loads(text)["kind"] for text in one.heard[len(heard) :]]
    assert kinds[0] == "done"
    assert kinds[-1] == "closing"
    assert (await two.last_message())["code"] == "restart"
    assert b'"over":true' in (await server.bodies(code))[-1]


async def test_a_store_that_hangs_is_not_waited_for(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_servers, "FINISHING", 0.05)
    one, _, _ = await server.pair()
    gate = Gate(server, monkeypatch)
    await one.send({"kind": "move", "move": {"move": "resign"}})
    await gate.reached.wait()
    await asyncio.wait_for(server.table_server.drain(), PATIENCE)
    assert (await one.last_message())["code"] == "restart"
    gate.open()


async def test_a_server_that_is_draining_is_alive_but_not_ready(server: LocalServer) -> None:
    for path in ("/readyz", "/healthz"):
        assert (await server.http.get(path)).json()["status"] == "ok"
    server.table_server.draining = True
    for path in ("/readyz", "/healthz"):
        answer = await server.http.get(path)
        assert (answer.status_code, answer.json()["status"]) == (503, "draining")
    assert (await server.http.get("/livez")).status_code == 200
