"""The example bot in the documentation plays whole matches, and stays short."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

from tests.server.servers import GAME, PLENTY, StartServer
from tests.until import until

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


def test_the_example_bot_has_fewer_than_seventy_lines() -> None:
    assert len(BOT.read_text().splitlines()) < 70


async def test_an_example_bot_that_is_refused_says_why_in_a_sentence(start_server: StartServer) -> None:
    server = await start_server(limits=PLENTY)
    for where, why in (
        ("KQXTA", "There is no table “KQXTA”"),
        ("no-game", "There is no game called “no-game”"),
    ):
        process = await asyncio.create_subprocess_exec(
            sys.executable, str(BOT), f"http://127.0.0.1:{server.port}", where, stdout=PIPE, stderr=PIPE
        )
        _, said = await process.communicate()
        assert process.returncode == 1
        assert why in said.decode()
        assert "Traceback" not in said.decode()


async def test_example_bots_send_one_move_for_each_view(start_server: StartServer) -> None:
    """Four of them in a round of talk once made hundreds of moves from stale views in a minute."""
    server = await start_server(limits=PLENTY)
    address = f"http://127.0.0.1:{server.port}"
    bots: list[asyncio.subprocess.Process] = []
    where = "are-you-the-traitor"
    for _ in range(4):
        bot = await asyncio.create_subprocess_exec(sys.executable, str(BOT), address, where, stdout=PIPE)
        assert bot.stdout is not None
        where = (await bot.stdout.readline()).decode().split()[1]
        bots.append(bot)
    counts = server.services.counts
    await until(lambda: counts.moves > 100, "they play")
    for bot in bots:
        bot.kill()
        await bot.wait()
    assert counts.refusals < counts.moves / 2
