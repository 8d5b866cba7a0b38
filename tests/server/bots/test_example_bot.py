"""The example bot in the documentation plays whole matches, and stays short."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

from tests.server.servers import GAME, PLENTY, StartServer

BOT = Path(__file__).parents[3] / "docs" / "example_bot.py"


async def test_two_example_bots_play_each_other_to_the_end(start_server: StartServer) -> None:
    server = await start_server(limits=PLENTY)
    address = f"http://127.0.0.1:{server.port}"

    async def bot(where: str) -> asyncio.subprocess.Process:
        return await asyncio.create_subprocess_exec(sys.executable, str(BOT), address, where, stdout=PIPE)

    one = await bot(GAME)
    assert one.stdout is not None
    _, code, _, seat = (await one.stdout.readline()).decode().split()
    assert seat == "0"
    two = await bot(code)
    ends = [(await process.communicate())[0].decode().splitlines()[-1] for process in (one, two)]
    assert ends[0] == ends[1]
    assert ends[0].startswith("winners [")
    assert (await server.table(code))["stage"] == "over"


def test_the_example_bot_has_fewer_than_sixty_lines() -> None:
    assert len(BOT.read_text().splitlines()) < 60
