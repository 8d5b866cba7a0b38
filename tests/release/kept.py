"""What a release writes and speaks, kept so that later versions are held to it.

`python -m tests.release.kept` writes the folder of the present version. Once the version is released, its
folder stays as it is, and the next version gets its own.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import tempfile
from pathlib import Path
from typing import Any, Final

from tests.server.servers import LocalServer, running_server
from turncoat import __version__
from turncoat.cli import run
from turncoat.core.registry import games
from turncoat.server.store.sqlite.schema import latest_version
from turncoat.server.wire import game_schema
from turncoat.server.wire.schema import schema

FOLDER: Final = Path(__file__).parent / "kept"
STORE: Final = "store.sql"
EXPORT: Final = "tables.jsonl"
PLACES: Final = "places.json"
MESSAGES: Final = "messages.json"


def wire_schemas() -> dict[str, Any]:
    """Return the schemas of the messages and of each game's views, by file name, without descriptions."""
    whole = {MESSAGES: schema()} | {
        f"{game.name}.json": game_schema.schema(game) for game in games().values()
    }
    return {name: _drop_descriptions(document) for name, document in whole.items()}


def _drop_descriptions(part: Any) -> Any:
    if isinstance(part, dict):
        return {
            name: _drop_descriptions(value)
            for name, value in part.items()
            if not (name in ("description", "title") and isinstance(value, str))
        }
    return [_drop_descriptions(value) for value in part] if isinstance(part, list) else part


async def _play(server: LocalServer) -> dict[str, Any]:
    """Leave a table that waits, one that plays, one that is over, and one of each game with bots."""
    ann = await server.make()
    places = {"waiting": ann}
    for stage in ("playing", "over"):
        ann = await server.make()
        bo = await server.join(ann["code"])
        one, _ = await server.enter(ann)
        two, _ = await server.enter(bo)
        await one.do("start")
        for person in (one, two):
            await person.expect("view")
        await one.do("chat", text="Well played")
        if stage == "over":
            await one.do("move", move={"move": "resign"})
        places[stage] = ann
    for game in games():
        ann = await server.post("/api/tables", game=game, name="Ann", language="en", bots=True)
        one, _ = await server.enter(ann)
        await one.do("start")
        await one.expect("view")
        places[game] = ann
    return {
        name: {"id": await server.key(place["code"]), "token": place["token"]}
        for name, place in places.items()
    }


def write(folder: Path) -> None:
    """Write the folder of the present version."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, document in wire_schemas().items():
        (folder / name).write_text(json.dumps(document, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    with tempfile.TemporaryDirectory() as scratch:
        file = Path(scratch) / "tables.sqlite"
        places = asyncio.run(_fill(file))
        assert run(["--lang", "en", "store", "export", str(file), str(folder / EXPORT)]) == 0
        with sqlite3.connect(file) as connection:
            lines = [*connection.iterdump(), f"PRAGMA user_version = {latest_version()};"]
        connection.close()
    (folder / STORE).write_text("\n".join(lines) + "\n", encoding="utf-8")
    (folder / PLACES).write_text(json.dumps(places, indent=1) + "\n", encoding="utf-8")


async def _fill(file: Path) -> dict[str, Any]:
    async with running_server(file) as server:
        return await _play(server)


if __name__ == "__main__":
    write(FOLDER / __version__)
