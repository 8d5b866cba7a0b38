"""A season in `days`: weeks on the wall, with a server that is hardly ever there."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

from tests.server.clock import ManualClock
from tests.server.servers import PLENTY, running_server
from turncoat import Match
from turncoat.core.registry import find

GAME = "the-traitors"
PLAYERS = 24
START = datetime(2026, 10, 18, 9, 0, tzinfo=ZoneInfo("Europe/Copenhagen"))
"""A week before summer time ends."""
HOUR = 3600


async def test_a_season_of_eleven_days_survives_a_server_that_comes_and_goes(tmp_path: Path) -> None:
    """TT-2: the server is up for a moment now and then; everything happened at its time all the same."""
    wall = ManualClock(START.timestamp())
    tokens = [f"secret of {seat}" for seat in range(PLAYERS)]
    hours = {"zone": "Europe/Copenhagen"}
    options = find(GAME).settle({"pace": "days", "days": 11, "hours": hours}, PLAYERS)

    logs: list[dict[str, object]] = []
    stage = ""
    while stage != "over":
        place = len(logs)
        assert place < 20
        # The server starts; somebody looks in, says something if that is allowed; the server dies.
        async with running_server(tmp_path / "t", PLENTY, ManualClock(), wall=wall) as server:
            if place == 0:
                seats = await server.set_up("AAAA", bytes(32), tokens, game=GAME, options=options)
                await server.post("/api/tables/AAAA/start", token=tokens[0])
            async with server.registry.table("AAAA") as table:
                await table.run_deadlines()
            person, welcome = await server.enter(seats[place % PLAYERS])
            if any(move["move"] == "say" for move in welcome["view"]["legal"]):
                await person.ask("move", move={"move": "say", "text": f"visit {place}"})
            async with server.registry.table("AAAA") as table:
                logs.append(table.state.match().log)
                stage = table.state.stage
        wall.advance(29 * HOUR + 17 * 60)
    match = Match.replay(logs[-1])
    assert match.calendar is not None
    days = match.calendar.local(match.now).day
    assert 11 <= days <= 13
    opened = [record["at"] for record in match.records() if "move" not in record]
    local = {match.calendar.local(at).seconds / HOUR for at in opened}
    assert {10.0, 20.0, 21.5, 23.0} <= local, "the hours of the table, before and after summer time ended"
