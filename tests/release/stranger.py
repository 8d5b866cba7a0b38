"""Uses an installed Turncoat as a stranger does: `python stranger.py COMMAND`.

It starts the command, waits for the link and the QR code, fetches the first page, and plays a game with
itself over the socket. It needs nothing but what Turncoat itself needs, and prints how long the QR code took.
"""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

BLOCKS = "█▀▄"


def post(url: str, **body: Any) -> Any:
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


async def play(address: str, place: dict[str, Any], starts: bool) -> dict[str, Any]:
    """Play at random from one seat until the game is over, and return its result."""
    rng = random.Random(place["seat"])
    async with connect(f"ws{address.removeprefix('http')}/ws/{place['code']}", proxy=None) as socket:

        async def send(**message: Any) -> None:
            await socket.send(json.dumps(message))

        await send(kind="hello", table=place["code"], token=place["token"])
        if starts:
            await send(kind="start", id="start")
        number = 0
        async for text in socket:
            view = json.loads(text).get("view")
            if not view:
                continue
            if view["result"]:
                result: dict[str, Any] = view["result"]
                return result
            moves = [move for move in view["legal"] if "open" not in move and move["move"] != "resign"]
            if view["awaited"] and moves:
                number += 1
                await send(kind="move", id=f"m{number}", move=rng.choice(moves))
    raise AssertionError("the server hung up")


async def play_both(address: str) -> Any:
    fields: dict[str, Any] = {"game": "loyalty-or-treachery", "language": "en", "options": {"turn_limit": 20}}
    ann = post(f"{address}/api/tables", name="Ann", **fields)
    bo = post(f"{address}/api/tables/{ann['code']}/join", name="Bo", language="en")
    both = asyncio.gather(play(address, bo, starts=False), play(address, ann, starts=True))
    results = await asyncio.wait_for(both, 60)
    assert results[0] == results[1], results
    return results[0]


def main(command: str) -> None:
    folder = Path(tempfile.mkdtemp())
    begun = time.monotonic()
    options = ["--no-open", "--host", "127.0.0.1", "--public-url", "http://cards.local/", "--port", "0"]
    options += ["--store", str(folder / "tables.sqlite")]
    server = subprocess.Popen(
        [
            str(Path(shutil.which(command) or command).absolute()),
            "--lang",
            "en",
            "serve",
            *options,
            "--store",
            str(folder / "tables.sqlite"),
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        cwd=folder,
    )
    assert server.stdout is not None
    try:
        shown, address = "", ""
        for line in server.stdout:
            shown += line
            address = next((word for word in line.split() if word.startswith("http://localhost:")), address)
            if address and sum(shown.count(block) for block in BLOCKS) > 100 and line.isspace():
                break
        seconds = time.monotonic() - begun
        assert address, shown
        threading.Thread(target=server.stdout.read, daemon=True).start()
        address = address.rstrip("/").replace("localhost", "127.0.0.1")
        with urllib.request.urlopen(address, timeout=30) as page:
            assert b"<script" in page.read(), "there is no client in the package"
        result = asyncio.run(play_both(address))
        print(json.dumps({"seconds": round(seconds, 1), "winners": result["winners"]}))
    finally:
        server.terminate()
        server.wait(30)


if __name__ == "__main__":
    main(sys.argv[1])
