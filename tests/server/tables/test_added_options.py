"""Tables whose log was made before an option of their game existed are loaded and played on."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from tests.server.servers import GAME, running_server
from turncoat.core import log as logs
from turncoat.core.fairness.chance import Chance
from turncoat.core.game import Start, State
from turncoat.core.option import Option
from turncoat.core.registry import find, games

NEW = Option("whispering", "bool", True, absent=False)


async def test_a_match_that_began_before_an_option_existed_is_played_on_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_server(tmp_path / "t") as server:
        lobby = (await server.make())["code"]
        ann = await server.make()
        bo = await server.join(ann["code"])
        one, _ = await server.enter(ann)
        await one.do("start")
    begun: list[Start] = []
    older = find(GAME)

    def begin(start: Start, chance: Chance) -> State:
        begun.append(start)
        return older.begin(start, chance)

    newer = dataclasses.replace(older, options=(*older.options, NEW), begin=begin)
    monkeypatch.setitem(games(), GAME, newer)
    async with running_server(tmp_path / "t") as server:
        two, welcome = await server.enter(bo)
        assert welcome["view"]["legal"]
        assert begun[0].options["whispering"] is False
        assert (await server.table(lobby))["options"]["whispering"] is True
        await two.do("move", move={"move": "resign"})
        text = (await server.http.get(f"/api/tables/{ann['code']}/log")).text
        log = logs.parse(text.encode())
        assert "whispering" not in log["options"]
        again = await server.post(f"/api/tables/{ann['code']}/rematch", token=ann["token"])
        assert (await server.table(again["code"]))["options"]["whispering"] is True
