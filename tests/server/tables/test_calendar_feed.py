"""The calendar that each person can subscribe to, by a secret address of their own."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import icalendar
import pytest

from tests.server.clock import ManualClock
from tests.server.person import Json
from tests.server.servers import PLENTY, LocalServer, StartServer, running_server
from turncoat.core.registry import find
from turncoat.server.tables.table import Table

GAME = "the-traitors"
PLAYERS = 13
COPENHAGEN = ZoneInfo("Europe/Copenhagen")
EVENING = datetime(2026, 10, 23, 18, 0, tzinfo=COPENHAGEN)
"""In the second night after it summer time ends."""
DEAL = {"traitors": [11, 12], "lots": list(range(PLAYERS)), "breakfast": [list(range(PLAYERS))] * 4}


class Season:
    def __init__(self, server: LocalServer, wall: ManualClock, places: list[Json]) -> None:
        self.server, self.wall, self.places = server, wall, places
        self.paths: dict[int, str] = {}

    @classmethod
    async def open(cls, server: LocalServer, wall: ManualClock, **options: Any) -> Season:
        hours = {"zone": "Europe/Copenhagen"}
        settled = find(GAME).settle({"pace": "days", "days": 6, "hours": hours, **options}, PLAYERS)
        tokens = [f"secret of {seat}" for seat in range(PLAYERS)]
        places = await server.set_up("AAAA", bytes(32), tokens, game=GAME, options=settled, deal=DEAL)
        return cls(server, wall, places)

    @property
    def table(self) -> Table:
        return self.server.registry.by_code["AAAA"]

    async def start(self) -> None:
        await self.server.post("/api/tables/AAAA/start", token=self.places[0]["token"])

    async def share(self, seat: int) -> str:
        told = await self.server.post("/api/tables/AAAA/calendar", token=self.places[seat]["token"])
        path = str(told["path"])
        self.paths[seat] = path
        return path

    async def read(self, path: str) -> bytes:
        answer = await self.server.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.content

    async def until(self, *where: Any) -> None:
        """Real time passes, to the next thing that is due, until the season is there."""
        async with self.server.registry.table("AAAA") as table:
            while True:
                match = table.state.match()
                shown = match.view("watcher")
                if (
                    tuple(shown[name] for name in ("phase", "stage", "part") if shown[name])[: len(where)]
                    == where
                ):
                    return
                assert match.deadline is not None
                self.wall.advance(match.deadline - table.now() + 0.001)
                await table.run_deadlines()


@pytest.fixture
def wall() -> ManualClock:
    return ManualClock(EVENING.timestamp())


@pytest.fixture
async def season(start_server: StartServer, wall: ManualClock) -> Season:
    return await Season.open(await start_server(limits=PLENTY, clock=ManualClock(), wall=wall), wall)


def events(feed: bytes) -> list[tuple[str, datetime]]:
    calendar: Any = icalendar.Calendar.from_ical(feed)
    return [(str(event["summary"]), event.decoded("dtstart")) for event in calendar.walk("VEVENT")]


async def test_it_says_what_comes_and_what_is_over_is_gone(season: Season) -> None:
    path = await season.share(3)
    assert events(await season.read(path)) == []
    await season.start()
    first = events(await season.read(path))
    assert [name for name, _ in first[:4]] == [
        "Arrival",
        "Mission",
        "Armoury, if access was won",
        "Round Table",
    ]
    assert ("The final", datetime(2026, 10, 29, 16, 0, tzinfo=UTC)) in first
    await season.until("conclave", 1)
    then = events(await season.read(path))
    assert then[0] == ("Night", datetime(2026, 10, 24, 19, 30, tzinfo=UTC))
    assert set(then) < set(first)


async def test_hours_stay_what_they_are_when_summer_time_ends(season: Season) -> None:
    path = await season.share(3)
    await season.start()
    nights = [at for name, at in events(await season.read(path)) if name == "Night"]
    local = [at.astimezone(COPENHAGEN).strftime("%H:%M") for at in nights]
    assert local == ["21:30"] * 5
    assert [at.strftime("%H:%M") for at in nights] == ["19:30", *["20:30"] * 4]


async def test_it_is_the_same_for_everybody_whatever_became_of_them(season: Season) -> None:
    """A Traitor, a Loyal player, one who was banished, one who was murdered and does not know it yet."""
    paths = [await season.share(seat) for seat in range(PLAYERS)]
    await season.start()
    await season.until("conclave", 1)
    people = {seat: (await season.server.enter(season.places[seat]))[0] for seat in (11, 12)}
    for person in people.values():
        await person.send({"kind": "move", "move": {"move": "murder", "target": 7}})
        await person.settle()
    for where in (("conclave", 2), ("breakfast",), ("mission",)):
        await season.until(*where)
        feeds = {await season.read(path) for path in paths}
        assert len(feeds) == 1
        (feed,) = feeds
        assert not any(f"Player {seat}".encode() in feed for seat in range(PLAYERS))
    out = season.table.state.match().view("watcher")["out"]
    assert [how["how"] for how in out.values()] == ["banished", "murdered"]


async def feeds_of_a_night(path: Path, decision: Json) -> list[bytes]:
    """Return what one player's calendar says in the Conclave, late in it and at breakfast."""
    wall = ManualClock(EVENING.timestamp())
    async with running_server(path, PLENTY, ManualClock(), wall=wall) as server:
        season = await Season.open(server, wall)
        path_of_feed = await season.share(4)
        await season.start()
        await season.until("conclave", 1)
        for seat in (11, 12):
            person, _ = await server.enter(season.places[seat])
            await person.send({"kind": "move", "move": decision})
            await person.settle()
        feeds = [await season.read(path_of_feed)]
        await season.until("conclave", 2)
        feeds.append(await season.read(path_of_feed))
        await season.until("breakfast")
        return [*feeds, await season.read(path_of_feed)]


async def test_it_tells_nothing_of_a_night_before_the_empty_chair(tmp_path: Path) -> None:
    """Two seasons that differ only in what happened in the Conclave."""
    murder = await feeds_of_a_night(tmp_path / "a", {"move": "murder", "target": 7})
    assert murder == await feeds_of_a_night(tmp_path / "b", {"move": "tempt", "target": 4})


async def test_it_speaks_the_language_of_the_person(tmp_path: Path, wall: ManualClock) -> None:
    async with running_server(tmp_path / "t", PLENTY, ManualClock(), wall=wall) as server:
        options = {"pace": "days", "hours": {"zone": "Europe/Copenhagen"}}
        made = await server.post("/api/tables", game=GAME, name="P0", language="da", options=options)
        for number in range(1, 6):
            await server.join(made["code"], f"P{number}")
        await server.post(f"/api/tables/{made['code']}/start", token=made["token"])
        path = (await server.post(f"/api/tables/{made['code']}/calendar", token=made["token"]))["path"]
        told = (await server.http.get(path)).text
        assert "SUMMARY:Det Runde Bord" in told
        assert f"Forræder\\, bord {made['code']}" in told


async def test_the_address_is_secret_separate_and_can_be_taken_back(season: Season) -> None:
    first = await season.share(3)
    secret = first.rsplit("/", 1)[1].removesuffix(".ics")
    assert len(secret) >= 32
    assert season.places[3]["token"] not in first
    http, server = season.server.http, season.server
    answer = await http.get(first)
    assert answer.headers["cache-control"] == "private"
    assert answer.headers["content-type"] == "text/calendar; charset=utf-8"
    assert secret.encode() not in b"".join(await server.bodies("AAAA"))
    refused = await server.socket()  # it opens no seat
    await refused.send({"kind": "hello", "table": "AAAA", "token": secret})
    assert (await refused.hear())["code"] == "bad_token"
    second = await season.share(3)
    other = await season.share(4)
    assert (await http.get(first)).status_code == 404
    headers = {"authorization": f"Bearer {season.places[3]['token']}"}
    assert (await http.delete("/api/tables/AAAA/calendar", headers=headers)).status_code == 204
    assert (await http.get(second)).status_code == 404
    assert (await http.get(other)).status_code == 200


async def test_a_fresh_secret_for_a_seat_voids_its_calendar(season: Season) -> None:
    path = await season.share(3)
    owner, _ = await season.server.enter(season.places[0])
    player, _ = await season.server.enter(season.places[3])
    await owner.do("hand_over", seat=3)
    assert (await season.server.http.get(path)).status_code == 200
    await player.do("agree", agreed=True)
    await owner.do("hand_over", seat=3)
    assert (await season.server.http.get(path)).status_code == 404


async def test_a_wrong_secret_is_unknown_as_an_unknown_table_is(season: Season) -> None:
    path = await season.share(3)
    plain = await season.server.make()
    answers = [
        await season.server.http.get(wrong)
        for wrong in (
            "/api/tables/AAAA/calendar/nonsense.ics",
            path.replace("AAAA", "ZZZZ"),
            path.replace("AAAA", plain["code"]),
            f"/api/tables/AAAA/calendar/{season.places[3]['token']}.ics",
        )
    ]
    assert {answer.status_code for answer in answers} == {404}
    assert len({answer.content for answer in answers}) == 1
    assert answers[0].json()["code"] == "no_such_calendar"


@pytest.mark.parametrize("token", [None, "wrong"])
async def test_only_who_sits_there_can_ask_for_an_address(token: str | None, season: Season) -> None:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    answer = await season.server.http.post("/api/tables/AAAA/calendar", headers=headers)
    assert answer.status_code == 401


async def test_nobody_is_told_that_somebody_has_one_and_it_outlives_a_restart(
    tmp_path: Path, wall: ManualClock
) -> None:
    async with running_server(tmp_path / "t", PLENTY, ManualClock(), wall=wall) as server:
        castle = await Season.open(server, wall)
        await castle.start()
        other, _ = await server.enter(castle.places[5])
        await other.settle()
        before = len(other.heard)
        path = await castle.share(3)
        await other.settle()
        assert len(other.heard) == before + 1
        told = await castle.read(path)
    async with running_server(tmp_path / "t", PLENTY, ManualClock(), wall=wall) as server:
        assert (await server.http.get(path)).content == told


async def test_a_game_by_seconds_has_no_calendar(season: Season) -> None:
    plain = await season.server.make()
    headers = {"authorization": f"Bearer {plain['token']}"}
    answer = await season.server.http.post(f"/api/tables/{plain['code']}/calendar", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (409, "no_calendar")
