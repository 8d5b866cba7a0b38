"""What docs/upgrading.md promises of stores and of the wire. Of logs see tests/core/test_kept_logs.py."""

from __future__ import annotations

import copy
import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.release.kept import EXPORT, FOLDER, PLACES, STORE, wire_schemas
from tests.release.schema_changes import breaks, sent_by_clients
from tests.server.servers import running_server
from turncoat import __version__
from turncoat.cli import run
from turncoat.core.registry import games

VERSIONS = sorted(FOLDER.iterdir())


def test_the_present_version_is_kept() -> None:
    """Run `python -m tests.release.kept` if this fails."""
    assert __version__ in [version.name for version in VERSIONS]


@pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version.name)
async def test_a_store_of_an_earlier_version_is_played_on(version: Path, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    connection = sqlite3.connect(file)
    connection.executescript((version / STORE).read_text(encoding="utf-8"))
    connection.close()
    places = json.loads((version / PLACES).read_text(encoding="utf-8"))
    seated = {name: {"code": place["id"], "token": place["token"]} for name, place in places.items()}
    async with running_server(file) as server:
        assert (await server.table(seated["waiting"]["code"]))["stage"] == "lobby"
        replay = await server.http.get(f"/api/tables/{seated['over']['code']}/replay")
        assert replay.json()["steps"][-1]["view"]["result"]["winners"] == [1]
        ann, _ = await server.enter(seated["playing"])
        await ann.do("move", move={"move": "resign"}, id="after the upgrade")
        await ann.expect("view", lambda told: told["view"]["result"] is not None)
        for game in games():
            _, welcome = await server.enter(seated[game])
            assert welcome["table"]["stage"] == "playing"
            assert welcome["view"]["game"] == game


@pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version.name)
def test_an_export_of_an_earlier_version_is_imported(version: Path, tmp_path: Path) -> None:
    assert run(["store", "import", str(version / EXPORT), str(tmp_path / "tables.sqlite")]) == 0
    assert run(["store", "check", str(tmp_path / "tables.sqlite")]) == 0


@pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version.name)
def test_a_client_of_an_earlier_version_is_understood(version: Path) -> None:
    """Give a new field a default, and keep what clients read.

    Before a version is released, run `python -m tests.release.kept` instead.
    """
    now = wire_schemas()
    found = {
        file.name: breaks(json.loads(file.read_text(encoding="utf-8")), now[file.name])
        for file in sorted(version.glob("*.json"))
        if file.name != PLACES
    }
    assert not {name: changes for name, changes in found.items() if changes}


def changed(**definitions: Any) -> list[str]:
    earlier = wire_schemas()["messages.json"]
    now = copy.deepcopy(earlier)
    for name, change in definitions.items():
        change(now["$defs"][name])
    return breaks(earlier, now)


def test_changes_that_break_a_client_are_found() -> None:
    assert changed() == []
    assert changed(Hello=lambda it: it["properties"].pop("epoch")) == ["Hello.epoch is gone"]
    assert changed(Hello=lambda it: it["required"].append("seen")) == ["Hello.seen is required"]
    assert changed(SeatInfo=lambda it: it["properties"].pop("bot")) == ["SeatInfo.bot is gone"]
    assert changed(SeatInfo=lambda it: it["required"].remove("bot")) == ["SeatInfo.bot may be left out"]
    assert changed(FromClient=lambda it: it.clear())[0].endswith("is gone")


def test_changes_that_break_nobody_are_allowed() -> None:
    assert changed(Hello=lambda it: it["properties"].update(new={"default": 1})) == []
    assert changed(SeatInfo=lambda it: it["properties"].update(new={}) or it["required"].append("new")) == []


def test_what_clients_send_is_told_from_what_they_are_sent() -> None:
    sent = sent_by_clients(wire_schemas()["messages.json"]["$defs"])
    assert {"Hello", "NewTable", "Face", "Play"} <= sent
    assert not {"SeatInfo", "Welcome", "TableInfo"} & sent
