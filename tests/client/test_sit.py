"""Bots and language models in seats of somebody's table."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from typing import Any

import pytest
import typer
from typer.testing import CliRunner
from websockets.sync.server import ServerConnection, serve

from tests.language_model import endpoint_stub as stub
from tests.server.servers import GAME, PLENTY, LocalServer, StartServer
from turncoat.client import requests
from turncoat.client.commands import add_commands
from turncoat.client.seat import Refused, RemoteSeat
from turncoat.client.sit import Sitter, program_of
from turncoat.core.refusal import Illegal
from turncoat.words import LANGUAGES, Words

KEY = "sk-very-secret"


def address(server: LocalServer) -> str:
    return f"http://127.0.0.1:{server.port}"


def play(server: str, game: str, spec: str, **table: Any) -> tuple[dict[str, Any] | None, RemoteSeat]:
    """Sit at a new table with the house's bots, and play to the end."""
    place = requests.sit_down(server, game, "Guest", "en", program_of(spec), **table)
    seat = RemoteSeat(server, place["code"], place["token"])
    try:
        seat.ask("start", fill=True)
        return Sitter(seat, game, spec, 1, Words("en")).play(), seat
    finally:
        seat.close()


async def test_a_bot_plays_a_whole_match_at_a_server(start_server: StartServer) -> None:
    server = await start_server(limits=PLENTY, pace=0)
    result, seat = await asyncio.to_thread(play, address(server), GAME, "casual", options={"turn_limit": 3})
    assert result is not None
    assert seat.table is not None
    table = await server.table(seat.table["code"])
    assert table["stage"] == "over"
    assert table["seats"][0]["program"] == "bot"
    assert table["seats"][1]["program"] is None


class Resigns:
    """Gives up when it may."""

    wake: float | None = None

    def __init__(self, seed: int, settings: str) -> None: ...

    def act(self, view: Any, now: float) -> dict[str, Any] | None:  # noqa: ARG002
        return next((move for move in view["legal"] if move["move"] == "resign"), None)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_command_says_where_it_sits_and_how_it_ended(
    start_server: StartServer, language: str
) -> None:
    server = await start_server(limits=PLENTY, pace=0)
    app = typer.Typer()
    add_commands(app, Words(language))
    bot = f"{Resigns.__module__}:{Resigns.__name__}"
    arguments = ["sit", GAME, "--bot", bot, "--server", address(server), "--name", "Guest", "--fill"]
    done = await asyncio.to_thread(CliRunner().invoke, app, arguments)
    assert done.exit_code == 0, done.output
    seated, over = done.stdout.splitlines()
    (code,) = re.findall(r"\b[A-Z]{4,6}\b", seated)
    winner = (await server.table(code))["seats"][1]["name"]
    assert seated == Words(language)("sit-seated", code=code, seat=0)
    assert over == Words(language)("sit-over", count=1, names=winner, refused=0)


async def test_a_language_model_is_marked_and_its_stand_in_is_announced(
    start_server: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TURNCOAT_MODEL_KEY", KEY)
    monkeypatch.setenv("TURNCOAT_MODEL_CALLS", "3")
    server = await start_server(limits=PLENTY, pace=0)
    with stub.serve(stub.chooses, stub.html) as endpoint:
        spec = f"model:small@{endpoint.address}"
        result, seat = await asyncio.to_thread(play, address(server), GAME, spec, options={"turn_limit": 8})
    assert result is not None
    assert seat.table is not None
    code = seat.table["code"]
    table = await server.table(code)
    assert table["seats"][0]["program"] == "model"
    stored = b"".join(await server.bodies(code)).decode()
    assert Words("en")("sit-stood-in") in stored
    assert KEY not in stored
    assert endpoint.address not in stored


async def test_a_refused_request_says_why(start_server: StartServer) -> None:
    server = await start_server(limits=PLENTY)

    def try_it() -> None:
        place = requests.sit_down(address(server), GAME, "Guest", "en", "bot")
        seat = RemoteSeat(address(server), place["code"], place["token"])
        with pytest.raises(Refused, match="only_in_play"):
            seat.ask("move", move={"move": "fly"})
        seat.close()
        with pytest.raises(Illegal, match="server_refused"):
            RemoteSeat(address(server), place["code"], "wrong")
        with pytest.raises(Illegal, match="server_refused"):
            requests.sit_down(address(server), "no-game", "Guest", "en", "bot")

    await asyncio.to_thread(try_it)


def test_an_address_that_leads_nowhere_is_refused() -> None:
    with pytest.raises(Illegal, match="bad_server_address"):
        requests.check_server("localhost")
    with stub.serve(stub.html) as gone:
        nowhere = gone.address
    with pytest.raises(Illegal, match="server_unreachable"):
        requests.get(nowhere, "/api/games")


async def test_a_dropped_connection_is_opened_again(start_server: StartServer) -> None:
    server = await start_server(limits=PLENTY)

    def try_it() -> None:
        place = requests.sit_down(address(server), GAME, "Guest", "en", "bot")
        seat = RemoteSeat(address(server), place["code"], place["token"])
        first = seat._socket
        assert first is not None
        first.close()
        assert seat.wait_for(lambda: seat._socket not in (None, first), 10)
        seat.ask("start", fill=True)
        assert seat.wait_for(lambda: seat.view is not None, 10)
        assert seat.view is not None
        assert json.loads(seat.view)["you"] == 0
        seat.close()

    await asyncio.to_thread(try_it)


def test_a_covered_seat_sends_only_what_covers_ask_for() -> None:
    """Each cover gets one of the size that it asks for, with the requests that waited or with none."""
    answers: list[str] = []
    replied, asked = threading.Event(), threading.Event()
    welcome = {"kind": "welcome", "epoch": "e", "n": 0, "lines": [], "table": {}, "you": {"seat": 0}}

    def cover(reply: int, *news: object) -> str:
        return json.dumps({"kind": "cover", "news": news, "reply": reply, "now": 1.0, "pad": "  "})

    def castle(socket: ServerConnection) -> None:
        answers.append(str(socket.recv()))
        socket.send(json.dumps(welcome))
        socket.send(cover(4096, {"kind": "view", "n": 1, "at": 0.5, "now": 1.0, "view": {"you": 0}}))
        answers.append(str(socket.recv()))
        replied.set()
        asked.wait(20)
        socket.send(cover(4096))
        answers.append(str(socket.recv()))
        socket.send(cover(0, {"kind": "done", "id": "c1"}))
        socket.recv()

    with serve(castle, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        seat = RemoteSeat(f"http://127.0.0.1:{server.socket.getsockname()[1]}", "ABCD", "token")
        assert seat.wait_for(lambda: seat.view == b'{"you": 0}' and seat.covered, 20)
        assert replied.wait(20)
        move = threading.Thread(target=seat.ask, args=("move",), kwargs={"move": {"move": "ready"}})
        move.start()
        assert seat.wait_for(lambda: bool(seat._hushed), 20)
        asked.set()
        move.join(20)
        assert not move.is_alive()
        seat.close()
        server.shutdown()
        thread.join()
    hello, empty, full = answers
    assert len(hello.encode()) % 512 == 0
    assert len(empty.encode()) == len(full.encode()) == 4096
    assert json.loads(empty)["news"] == []
    assert json.loads(full)["news"] == [{"kind": "move", "id": "c1", "move": {"move": "ready"}}]
