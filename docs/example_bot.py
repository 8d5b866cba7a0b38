"""A complete bot for any game: makes a table, sits down, waits for the others, and plays at random.

python docs/example_bot.py http://localhost:8600 loyalty-or-treachery     # makes a table and says its code
python docs/example_bot.py http://localhost:8600 KQXT                     # sits down there (an id does too)
"""

import asyncio
import json
import os
import random
import sys
import urllib.error
import urllib.request
from typing import Any

from websockets.asyncio.client import connect


def post(url: str, **body: Any) -> Any:
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as refused:
        sys.exit(json.load(refused)["text"])
    except urllib.error.URLError as wrong:
        sys.exit(f"{url}: {wrong.reason}")


def sit_down(server: str, where: str) -> Any:
    me = {"name": f"Robot {os.getpid()}", "language": "en"}
    if "-" in where:  # the names of games have hyphens, codes and ids have none
        return post(f"{server}/api/tables", game=where, **me)
    return post(f"{server}/api/tables/{where}/join", **me)


def choose(view: Any) -> Any:
    """Any move that is offered whole; templates (`open`) are for bots with something to say."""
    moves = [move for move in view["legal"] if move["move"] != "resign" and "open" not in move]
    return random.choice(moves) if moves else None


async def play(server: str, where: str) -> None:
    place = await asyncio.to_thread(sit_down, server, where)
    print("table", place["code"], "seat", place["seat"], flush=True)
    view: Any = None
    chosen: Any = None  # the view that our last move was for: there is one move for each view
    asked = False
    async with connect(server.replace("http", "ws", 1) + f"/ws/{place['code']}") as socket:
        await socket.send(json.dumps({"kind": "hello", "table": place["code"], "token": place["token"]}))
        async for text in socket:
            message = json.loads(text)
            table, view = message.get("table"), message.get("view") or view
            mine = table and table["stage"] == "lobby" and table["owner"] == place["seat"]
            if mine and all(seat["kind"] != "open" for seat in table["seats"]):
                await socket.send('{"kind": "start"}')
            if view and view["result"]:
                print("winners", view["result"]["winners"], flush=True)
                return
            asked = asked and message["kind"] not in ("done", "refused", "welcome")
            if message["kind"] == "done":
                chosen = view  # the next one shows what came of it
            if view and view is not chosen and not asked and (move := choose(view)):
                chosen, asked = view, True
                await socket.send(json.dumps({"kind": "move", "move": move}))


asyncio.run(play(sys.argv[1].rstrip("/"), sys.argv[2]))
