"""A season in `days`: weeks on the wall, with a server that is hardly ever there."""

from __future__ import annotations

import asyncio
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

from tests.server.stage import PLENTY, Hands, serving
from turncoat import Match
from turncoat.core.registry import find

GAME = "the-traitors"
PLAYERS = 24
START = datetime(2026, 10, 18, 9, 0, tzinfo=ZoneInfo("Europe/Copenhagen"))
"""A week before summer time ends."""
HOUR = 3600


def test_a_season_of_eleven_days_survives_a_server_that_comes_and_goes(tmp_path: Path) -> None:
    """TT-2: the server is up for a moment now and then; everything happened at its time all the same."""
    wall = Hands()
    wall.at = START.timestamp()
    tokens = [f"secret of {seat}" for seat in range(PLAYERS)]
    hours = {"zone": "Europe/Copenhagen"}
    options = find(GAME).settle({"pace": "days", "days": 11, "hours": hours}, PLAYERS)

    async def visit(place: int) -> str:
        """The server starts; somebody looks in, says something if that is allowed; the server dies."""
        async with serving(tmp_path / "t", PLENTY, Hands(), wall=wall) as stage:
            if place == 0:
                seats = await stage.set_up("AAAA", bytes(32), tokens, game=GAME, options=options)
                await stage.post("/api/tables/AAAA/start", token=tokens[0])
            else:
                seats = [{"code": "AAAA", "token": token} for token in tokens]
            async with stage.table_server.registry.table("AAAA") as table:
                await table.look()
            person, welcome = await stage.enter(seats[place % PLAYERS])
            if any(move["move"] == "say" for move in welcome["view"]["legal"]):
                await person.ask("move", move={"move": "say", "text": f"visit {place}"})
            async with stage.table_server.registry.table("AAAA") as table:
                logs.append(table.state.match().log)
                return str(table.state.stage)

    logs: list[dict[str, object]] = []
    place = 0
    while asyncio.run(visit(place)) != "over":
        wall.at += 29 * HOUR + 17 * 60
        place += 1
        assert place < 20
    match = Match.replay(logs[-1])
    assert match.calendar is not None
    days = match.calendar.local(match.now).day
    assert 11 <= days <= 13
    opened = [record["at"] for record in match.records() if "move" not in record]
    local = {match.calendar.local(at).seconds / HOUR for at in opened}
    assert {10.0, 20.0, 21.5, 23.0} <= local, "the hours of the table, before and after summer time ended"
