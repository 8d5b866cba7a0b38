"""Law 2 for a human host, on the real socket: what only the host sees or does leaves no trace elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from tests.server.clock import ManualClock
from tests.server.person import Json, Person
from tests.server.servers import PLENTY, LocalServer, running_server
from turncoat.core.registry import find
from turncoat.server.tables.registry.tokens import Pass, sign_pass

GAME: Final = "the-traitors"
PLAYERS: Final = 8
OPTIONS: Final[Json] = {"host": "human", "days": 5, "host_patience": 600, "ghosts_see_all": False}
DEAL: Final[Json] = {
    "breakfast": [list(range(PLAYERS))] * 6,
    "reveal": [0] * 6,
    "lots": list(range(PLAYERS))[::-1],
}
LOYAL: Final = 5
"""The player from whose chair all of this is looked at."""
REFUSED: Final[tuple[Json, ...]] = (
    {"move": "select", "traitors": []},
    {"move": "tie", "rule": "lots"},
    {"move": "mission_result", "bars": 999, "access": []},
    {"move": "death_list", "count": 3},
    {"move": "say", "text": "Good evening", "where": "conclave"},
    {"move": "undo"},
    {"move": "extend", "seconds": 0},
    {"move": "warn", "target": 99, "text": "You!"},
    {"move": "vote", "target": 1},
    {"move": "nonsense"},
)


class Act(NamedTuple):
    """Somebody does something so many seconds after the start; nobody: the table is looked at."""

    at: float
    who: int | str | None = None
    move: Json | None = None


class Castle:
    """A season with a host, whose clock only the test moves."""

    def __init__(self, server: LocalServer, clock: ManualClock) -> None:
        self.server = server
        self.clock = clock
        self.people: dict[int | str, Person] = {}
        self._asked = 0

    async def open(self) -> None:
        self.server.services.new_epoch = lambda: "epoch"
        tokens = [f"secret of {seat}" for seat in range(PLAYERS)]
        options = find(GAME).settle(OPTIONS, PLAYERS)
        seats = await self.server.set_up("AAAA", bytes(32), tokens, game=GAME, deal=DEAL, options=options)
        places: dict[int | str, Json] = dict(enumerate(seats))
        places["host"] = await self.server.post("/api/tables/AAAA/host", name="Quinn", language="en")
        screen = Pass(
            await self.server.key("AAAA"), "screen", None, "en", "a screen's nonce"
        )  # over HTTP another one each time
        token = sign_pass(screen, self.server.store.key)
        places["screen"] = {"code": "AAAA", "seat": None, "token": token}
        for who, place in places.items():
            self.people[who], _ = await self.server.enter(place)
        await self.people[0].do("start")
        self.began = self.clock.at

    async def do(self, act: Act) -> Json | None:
        self.clock.at = self.began + act.at
        table = self.server.registry.by_code["AAAA"]
        answer = None
        if act.who is not None and act.move is not None:
            answer = await self.ask(act.who, act.move)
        else:
            await table.run_deadlines()
        table.send_frames()
        return answer

    async def ask(self, who: int | str, move: Json) -> Json:
        person = self.people[who]
        self._asked += 1
        name = f"a{self._asked}"
        await person.send({"kind": "move", "id": name, "move": move})
        await person.settle()
        return next(told for told in person.messages() if told.get("id") == name)

    async def messages_to(self, who: int | str) -> list[str]:
        await self.people[who].settle()
        return [text for text in self.people[who].heard if '"pong"' not in text]


async def play_and_listen(path: Path, who: int | str, acts: Sequence[Act]) -> list[str]:
    clock = ManualClock()
    async with running_server(path, PLENTY, clock) as server:
        castle = Castle(server, clock)
        await castle.open()
        for act in acts:
            answer = await castle.do(act)
            assert answer is None or answer["kind"] == "done", (act, answer)
        return await castle.messages_to(who)


def host(at: float, name: str, **fields: Any) -> Act:
    return Act(at, "host", {"move": name, **fields})


def to_the_night(*traitors: int) -> list[Act]:
    """Day 1 in short: the choice and its ceremony until 41, no silver, Bo is banished.

    The night lasts from 60 to 120 to 150.
    """
    return [
        host(10, "select", traitors=list(traitors)),
        host(11, "next"),
        host(42, "mission_result", bars=0, access=[]),
        host(50, "open_vote"),
        *(Act(51, seat, {"move": "vote", "target": 1}) for seat in range(PLAYERS) if seat != 1),
        Act(52, 1, {"move": "vote", "target": 0}),
        *(host(52, "next") for _ in range(PLAYERS)),
        host(53, "ask_identity", ask=False),
        host(60, "next"),
    ]


@pytest.mark.parametrize("who", [LOYAL, "screen"])
async def test_whom_the_host_chooses_reaches_only_those_it_is_about(who: int | str, tmp_path: Path) -> None:
    """TT-4, TT-6: also where the host thought twice."""
    first, *rest = to_the_night(0, 2)
    other, *_ = to_the_night(3, 4)
    one = await play_and_listen(tmp_path / "a", who, [first, first, *rest])
    two = await play_and_listen(tmp_path / "b", who, [other, first, *rest])
    three = await play_and_listen(tmp_path / "c", who, [first, other, *rest])
    assert one == two == three


@pytest.mark.parametrize("who", [LOYAL, "screen"])
async def test_tt_34_when_and_what_the_host_orders_at_night_tells_nothing(
    who: int | str, tmp_path: Path
) -> None:
    """TT-33: early, late or not at all; with a word to the Conclave or without."""
    times = [65.0, 80.0, 95.0, 110.0]
    moves: list[dict[float, Act]] = [
        {65.0: host(65, "death_list", count=2)},
        {110.0: host(110, "death_list", count=5)},
        {80.0: host(80, "say", text="Well, well. What will it be tonight?", where="conclave")},
        {},
    ]
    told = []
    for number, done in enumerate(moves):
        night = [done.get(time, Act(time)) for time in times]
        beats = [Act(time + 0.5) for time in times]
        course = sorted([*night, *beats], key=lambda act: act.at)
        told.append(
            await play_and_listen(
                tmp_path / f"{number}", who, [*to_the_night(0, 2), *course, Act(120.5), Act(140)]
            )
        )
    assert told[0] == told[1] == told[2] == told[3]


async def test_a_traitor_is_told_of_the_list(tmp_path: Path) -> None:
    """So the comparisons above can fail."""
    course = to_the_night(0, 2)
    one = await play_and_listen(tmp_path / "a", 0, [*course, host(65, "death_list", count=2), Act(70)])
    two = await play_and_listen(tmp_path / "b", 0, [*course, Act(65), Act(70)])
    assert one != two


async def test_a_move_of_the_host_that_is_refused_leaves_no_trace(tmp_path: Path) -> None:
    clock = ManualClock()
    async with running_server(tmp_path / "t", PLENTY, clock) as server:
        castle = Castle(server, clock)
        await castle.open()
        everybody: list[int | str] = [LOYAL, 0, "screen"]
        before = {who: await castle.messages_to(who) for who in everybody}
        records = len(await server.bodies("AAAA"))
        for move in REFUSED:
            assert (await castle.ask("host", move))["kind"] == "refused", move
        for who in everybody:
            assert await castle.messages_to(who) == before[who]
        assert len(await server.bodies("AAAA")) == records


async def test_tt_22_beside_the_game_nobody_says_what_they_may_not_say_in_it(tmp_path: Path) -> None:
    """The table's chat and signs are heard by all: they are not for those out, and not for the night."""
    clock = ManualClock()
    async with running_server(tmp_path / "t", PLENTY, clock) as server:
        castle = Castle(server, clock)
        await castle.open()
        people = castle.people
        await people[1].do("chat", text="A fine castle.")
        for act in to_the_night(0, 2)[:-1]:
            await castle.do(act)
        for who, silent in ((1, "those out"), (LOYAL, "while a banished player stands up")):
            assert await people[who].refused("chat", text="It was Ann!") == "chat_later", silent
            assert await people[who].refused("react", sign="gasp") == "react_later", silent
        await people["host"].do("chat", text="Silence, please.")
        await castle.do(to_the_night(0, 2)[-1])
        await people[0].send({"kind": "chat", "id": "night", "text": "Whom?"})
        castle.clock.advance(1.0)
        castle.server.registry.by_code["AAAA"].send_frames()
        chatted = [line for line in await castle.messages_to(LOYAL) if '"kind":"chat"' in line]
        assert [text in line for text, line in zip(("fine", "Silence"), chatted, strict=True)] == [True] * 2
