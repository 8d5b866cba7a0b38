"""The Traitors: how soon a vote reaches everybody, and what a night of covered phones costs.

`python -m bench.castle` measures and writes bench/castle.md. Twenty seasons of 24 run at once, each with 24
phones, a screen and ten watchers. By day people talk, then vote when they like; by night every phone is sent
a frame a second and answers it. The load client is a process of its own: `python -m bench.castle day PORT`.
"""

from __future__ import annotations

import asyncio
import json
import os
import platform
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import uvloop

from bench.server.__main__ import measured, serving
from bench.server.wire import Desk, Wire, dial
from turncoat import Match
from turncoat.core.registry import find
from turncoat.server.store.sqlite.store import SqliteStore
from turncoat.server.tables.lobby.new_table import first_record
from turncoat.server.tables.log import events as e
from turncoat.server.tables.registry.codes import new_key
from turncoat.server.tables.registry.tokens import hash_token
from turncoat.server.wire.messages_in import REPLY_BYTES

GAME: Final = "the-traitors"
SEASONS: Final = 20
PLAYERS: Final = 24
TRAITORS: Final = 4
WATCHERS: Final = 10
TALK: Final = 10.0
"""Seconds of talk before the vote."""
TALK_EVERY: Final = 1.5
"""Seconds between two lines at a table."""
READY: Final = 4.0
"""Seconds in which all say that they are ready."""
VOTING: Final = 25.0
"""Seconds in which all have voted."""
NIGHT: Final = 25.0
LINE: Final = "I have looked at all of you, and I do not like what I see."
VIEW: Final = b'{"kind":"view"'
COVER: Final = b'{"kind":"cover"'
encode = msgspec.json.Encoder().encode


# The seasons, as they stand when the server starts


def brought_to(phase: str, stage: str | None, seed: int) -> Match:
    options = find(GAME).settle({"traitors": TRAITORS}, PLAYERS)
    match = Match(GAME, [f"Player {seat}" for seat in range(PLAYERS)], seed.to_bytes(32, "big"), options)
    while (match.view("watcher")["phase"], match.view("watcher")["stage"]) != (phase, stage):
        assert match.deadline is not None
        match.tick(match.deadline)
    return match


def store(file: Path, phase: str, stage: str | None) -> None:
    """A store with all seasons in that phase, its clock just begun."""

    async def fill() -> None:
        kept = SqliteStore(file)
        for number in range(SEASONS):
            match = brought_to(phase, stage, number)
            made: dict[str, Any] = {
                "public": False,
                "together": False,
                "commitment": match.commitment,
                "pace": 1.0,
                "code": code(number),
            }
            events: list[e.AnyEvent] = [
                e.Made(game=GAME, options=match.options, seats=PLAYERS, **made),
                *(
                    e.Sat(
                        seat=seat, name=f"Player {seat}", language="en", key=hash_token(token(number, seat))
                    )
                    for seat in range(PLAYERS)
                ),
                e.Began(at=-match.now, rules=find(GAME).rules),
                e.Played(records=match.records()),
            ]
            key = new_key()
            await kept.codes.take(code(number), key, kept.wall())
            await kept.append((first_record(key, events, number.to_bytes(32, "big"), code(number)),))
        await kept.close()

    asyncio.run(fill())


def code(number: int) -> str:
    return "AAA" + "ABCDEFGHJKLMNPQRSTUVWXYZ"[number]


def token(number: int, seat: int) -> str:
    return f"token {number} {seat}"


# The people


class Season:
    """Everybody at one table: phones, a screen, watchers."""

    def __init__(self, port: int, number: int) -> None:
        self._port = port
        self.number = number
        self.rng = random.Random(number)
        self.phones: list[Wire] = []
        self.views: dict[bytes, Callable[[int, bytes], None]] = {}
        """By the beginning of a message: what to do with it, by which of the connections it came."""
        self.everybody = PLAYERS + 1 + WATCHERS

    async def open(self) -> None:
        desk = Desk(self._port)
        path = f"/api/tables/{code(self.number)}"
        tokens = [token(self.number, seat) for seat in range(PLAYERS)]
        tokens.append((await desk.ask(f"{path}/screen", {}))["token"])
        tokens += [(await desk.ask(f"{path}/watch", {}))["token"] for _ in range(WATCHERS)]
        desk.close()
        for place, each in enumerate(tokens):
            self.phones.append(await self.enter(place, each))

    async def enter(self, place: int, secret: str) -> Wire:
        welcomed = asyncio.get_running_loop().create_future()

        def heard(text: bytes) -> None:
            if not welcomed.done():
                welcomed.set_result(None)
            for kind, take in self.views.items():
                if text.startswith(kind):
                    take(place, text)

        wire = await dial(self._port, "/ws", heard)
        wire.send(encode({"kind": "hello", "table": code(self.number), "token": secret}))
        await welcomed
        return wire

    def play(self, seat: int, move: dict[str, Any]) -> None:
        self.phones[seat].send(encode({"kind": "move", "id": f"{seat} {move['move']}", "move": move}))


async def pings(port: int, found: list[float]) -> None:
    """How long the server takes to answer somebody who only asks whether it is there."""
    sent = 0.0
    season = Season(port, 0)

    def heard(_: int, __: bytes) -> None:
        found.append(time.perf_counter() - sent)

    season.views[b'{"kind":"pong"'] = heard
    desk = Desk(port)
    watch = await desk.ask(f"/api/tables/{code(0)}/watch", {})
    desk.close()
    wire = await season.enter(0, watch["token"])
    while True:
        sent = time.perf_counter()
        wire.send(encode({"kind": "ping", "t": sent}))
        await asyncio.sleep(0.1)


async def all_open(port: int) -> list[Season]:
    seasons = [Season(port, number) for number in range(SEASONS)]
    for first in range(0, SEASONS, 5):
        await asyncio.gather(*(season.open() for season in seasons[first : first + 5]))
    return seasons


# By day


class Day:
    """A season talks, all are ready, then each votes when they like: from a vote to the last who sees it."""

    def __init__(self, season: Season, found: list[float]) -> None:
        self._season = season
        self._found = found
        self._sent: list[float] = []
        self._seen: Counter[int] = Counter()
        """By vote: how many have seen it."""
        self._views: Counter[int] = Counter()
        """By connection: how many views since the vote opened."""
        self._voting = False
        season.views[VIEW] = self._see

    def _see(self, place: int, text: bytes) -> None:
        if not self._voting:
            self._voting = b'"stage":"vote"' in text
            return
        vote = self._views[place]
        self._views[place] += 1
        self._seen[vote] += 1
        if self._seen[vote] == self._season.everybody and vote < len(self._sent):
            self._found.append(time.perf_counter() - self._sent[vote])

    async def live(self) -> None:
        season = self._season
        rng = season.rng
        await asyncio.sleep(rng.random() * TALK)
        until = time.monotonic() + TALK
        while time.monotonic() < until:
            said = {"kind": "move", "move": {"move": "say", "text": LINE}}
            season.phones[rng.randrange(PLAYERS)].send(encode(said))
            await asyncio.sleep(TALK_EVERY)
        alive = list(range(PLAYERS))
        for seat in alive:
            season.play(seat, {"move": "ready"})
            await asyncio.sleep(rng.random() * 2 * READY / PLAYERS)
        while not self._voting:
            await asyncio.sleep(0.05)
        await asyncio.sleep(1.0)
        self._views.clear()
        self._seen.clear()
        moments = sorted(rng.random() * VOTING for _ in alive)
        began = time.monotonic()
        rng.shuffle(alive)
        for seat, moment in zip(alive, moments, strict=True):
            await asyncio.sleep(max(0.0, began + moment - time.monotonic()))
            self._sent.append(time.perf_counter())
            season.play(seat, {"move": "vote", "target": (seat + 1) % PLAYERS, "reason": LINE})


async def day(port: int) -> dict[str, Any]:
    found: list[float] = []
    days = [Day(season, found) for season in await all_open(port)]
    await asyncio.sleep(1)
    answers: list[float] = []
    pinging = asyncio.create_task(pings(port, answers))
    print("go", flush=True)
    began = time.monotonic()
    await asyncio.wait_for(asyncio.gather(*(each.live() for each in days)), 180)
    await asyncio.sleep(1)
    pinging.cancel()
    ping = shares(answers)
    return {**shares(found), "votes": len(found), "seconds": time.monotonic() - began, "ping": ping["p99"]}


# By night


class Night:
    """Every phone answers every frame; Traitors and others have something to ask now and then."""

    def __init__(self, season: Season, spread: list[float], sizes: set[int]) -> None:
        self._season = season
        self._spread = spread
        self._sizes = sizes
        self._counts: Counter[int] = Counter()
        self._first: dict[int, float] = {}
        self._beats: Counter[int] = Counter()
        self._covered: set[int] = set()
        self.counting = False
        season.views[COVER] = self._beat

    def _beat(self, place: int, text: bytes) -> None:
        now = time.perf_counter()
        self._covered.add(place)
        number = self._counts[place]
        self._counts[place] += 1
        self._first.setdefault(number, now)
        self._beats[number] += 1
        if self._beats[number] == len(self._covered) and self.counting:
            self._spread.append(now - self._first[number])
            self._sizes.add(len(text))
        self._reply(place, number)

    def _reply(self, place: int, number: int) -> None:
        news = []
        if (number + place) % 10 == 0:
            target = (place + 5) % PLAYERS
            news = [
                {"kind": "move", "id": f"{place} {number}", "move": {"move": "suspect", "target": target}}
            ]
        bare = encode({"kind": "cover", "news": news, "pad": ""})
        self._season.phones[place].send(bare[:-2] + b" " * (REPLY_BYTES - len(bare)) + bare[-2:])


async def night(port: int) -> dict[str, Any]:
    spread: list[float] = []
    sizes: set[int] = set()
    nights = [Night(season, spread, sizes) for season in await all_open(port)]
    await asyncio.sleep(3)
    for each in nights:
        each.counting = True
    print("go", flush=True)
    await asyncio.sleep(NIGHT)
    return {**shares(spread), "beats": len(spread), "sizes": sorted(sizes), "seconds": NIGHT}


def shares(found: list[float]) -> dict[str, float]:
    times = sorted(found)

    def at(share: float) -> float:
        return times[min(len(times) - 1, int(share * len(times)))] * 1000

    return {"p50": at(0.5), "p99": at(0.99), "most": times[-1] * 1000}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        for kind, phase, stage in (("day", "round_table", "talk"), ("night", "conclave", None)):
            store(Path(folder) / kind, phase, stage)
        with serving(str(Path(folder) / "day")) as (port, pid):
            votes = measured("day", pid, port, module="bench.castle")
        with serving(str(Path(folder) / "night")) as (port, pid):
            beats = measured("night", pid, port, module="bench.castle")
    low, high = beats["sizes"][0], beats["sizes"][-1]
    size = str(low) if low == high else f"{low}–{high}"
    lines = [
        "# The Traitors, measured by `make bench-castle`",
        "",
        f"{os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}; load average"
        f" {os.getloadavg()[0]:.1f} at the end. Server and load client have a process each.",
        "",
        f"{SEASONS} seasons of {PLAYERS} at once, each with {PLAYERS} phones, a screen and {WATCHERS}"
        f" watchers ({SEASONS * (PLAYERS + 1 + WATCHERS)} connections). They talk, a line every"
        f" {TALK_EVERY} seconds a table, then vote within {VOTING:.0f} seconds. From a vote (stored"
        f" on disk) to the last of the {PLAYERS + 1 + WATCHERS} who see it:",
        "",
        "| votes | p50 | p99 | longest | server CPU | a ping meanwhile, p99 |",
        "|---|---|---|---|---|---|",
        f"| {votes['votes']} | {votes['p50']:.1f} ms | {votes['p99']:.1f} ms | {votes['most']:.1f} ms"
        f" | {votes['cpu'] / votes['seconds']:.0%} | {votes['ping']:.1f} ms |",
        "",
        "By night every phone is sent a frame a second, all of one size, and answers it; a tenth of the"
        " answers hold a move. From the first phone of a table that has a frame to the last:",
        "",
        "| beats | p50 | p99 | longest | bytes down, up | server CPU |",
        "|---|---|---|---|---|---|",
        f"| {beats['beats']} | {beats['p50']:.1f} ms | {beats['p99']:.1f} ms | {beats['most']:.1f} ms"
        f" | {size}, {REPLY_BYTES} | {beats['cpu'] / beats['seconds']:.0%} |",
    ]
    print("\n".join(lines))
    (Path(__file__).parent / "castle.md").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    uvloop.install()
    if sys.argv[1:]:
        print(
            json.dumps(asyncio.run({"day": day, "night": night}[sys.argv[1]](int(sys.argv[2])))), flush=True
        )
    else:
        main()
