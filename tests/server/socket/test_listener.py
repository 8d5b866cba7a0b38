"""What people send is carried out in order, one after the other, whatever it has to wait for."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.servers import PLENTY, LocalServer, StartServer
from turncoat.server.socket.eager import Eager


async def run(*steps: Any) -> list[str]:
    """What happens when work awaits these, one after the other, while something else goes on."""
    told: list[str] = []
    ended = asyncio.Event()

    async def work() -> None:
        for step in steps:
            told.append("begun")
            await step()
        told.append("done")

    def failed(wrong: BaseException) -> None:
        told.append(f"failed: {wrong}")
        ended.set()

    def finished() -> None:
        told.append("finished")
        ended.set()

    Eager(work(), finished, failed)
    told.append("meanwhile")
    await ended.wait()
    return told


async def at_once() -> None:
    pass


async def later() -> None:
    future = asyncio.get_running_loop().create_future()
    asyncio.get_running_loop().call_soon(future.set_result, None)
    await future


async def after_others() -> None:
    await asyncio.sleep(0)


async def wrong() -> None:
    future = asyncio.get_running_loop().create_future()
    asyncio.get_running_loop().call_soon(future.set_exception, OSError("no disk"))
    await future


async def test_work_that_waits_for_nothing_is_over_at_once() -> None:
    assert await run(at_once) == ["begun", "done", "finished", "meanwhile"]


@pytest.mark.parametrize("wait", [later, after_others])
async def test_work_that_waits_goes_on_when_what_it_waits_for_is_there(wait: Any) -> None:
    assert await run(at_once, wait, at_once) == ["begun", "begun", "meanwhile", "begun", "done", "finished"]


async def test_work_that_fails_says_why() -> None:
    assert await run(wrong) == ["begun", "meanwhile", "failed: no disk"]


async def test_what_was_sent_together_is_answered_in_order(start_server: StartServer) -> None:
    """Chat and moves wait for the disk, refusals and pongs do not: none overtakes another."""
    server = await start_server(limits=PLENTY)
    one, _, _ = await server.pair()
    sent = []
    for n in range(40):
        messages: list[dict[str, Any]] = [
            {"kind": "chat", "id": f"chat {n}", "text": "hm"},
            {"kind": "move", "id": f"move {n}", "move": {"move": "nonsense"}},
            {"kind": "ping", "t": n},
        ]
        for message in messages:
            sent.append(message.get("id", n))
            await one.send(message)
    heard: list[Any] = []
    while len(heard) < len(sent):
        told = await one.hear()
        if told["kind"] in ("done", "refused"):
            heard.append(told["id"])
        elif told["kind"] == "pong":
            heard.append(told["t"])
    assert heard == sent


async def test_a_message_that_breaks_the_server_ends_that_connection_alone(
    server: LocalServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two, code = await server.pair()

    def typing(_: object) -> None:
        raise RuntimeError("a mistake of ours")

    monkeypatch.setattr(server.registry.by_code[code], "tell_typing", typing)
    await one.send({"kind": "typing"})
    await one.last_message()
    await two.do("chat", text="still here")
