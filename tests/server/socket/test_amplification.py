"""No kind of message makes the server send far more than it receives, however large the audience is.

One person sends a kind as fast as the server reads messages, in the order that makes the server say most,
for a minute; 24 sit at the table and 500 watch. Everything that goes out to anybody is counted.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pytest

from tests.server.clock import ManualClock
from tests.server.kinds import kinds
from tests.server.person import Json
from tests.server.servers import LocalServer, running_server
from turncoat.core.registry import find
from turncoat.server.limits import Limits
from turncoat.server.socket.listener import Listener
from turncoat.server.tables.registry.tokens import Pass, sign_pass
from turncoat.server.tables.table import Table
from turncoat.server.tables.viewers.connection import Connection
from turncoat.server.wire import messages_in as m

GAME: Final = "the-traitors"
SEATS: Final = 24
WATCHERS: Final = 500
MOST: Final = 300
"""Bytes that may go out for each byte that comes in."""
SECONDS: Final = 60
MASKED_HEAD: Final = 6
"""Bytes of a short frame from a client beside its text."""
LONG_TEXT: Final = "x" * 300
UNLIMITED = Limits(messages_per_second=1e9, messages_at_once=10**9)
"""The test itself keeps to the usual rate; the clock of the limit on messages is not the test's."""
USUAL = Limits()


class Ear:
    """A transport that counts what it is sent."""

    def __init__(self) -> None:
        self.size = 0
        self.kinds: dict[bytes, int] = {}

    def post(self, frame: bytes) -> bool:
        self.size += len(frame)
        return True

    async def send(self, text: str) -> None:
        self.size += len(text.encode()) + 4

    async def close(self, code: int) -> None:
        pass


@dataclass
class Crowd:
    server: LocalServer
    table: Table
    clock: ManualClock
    people: list[Connection]
    ears: list[Ear]

    def size(self) -> int:
        return sum(ear.size for ear in self.ears)


async def gather(
    path: Path, playing: bool, game: str = GAME, seats: int = SEATS, host: bool = False
) -> AsyncIterator[Crowd]:
    """Seat and connect everybody; the first connection is the host's, if there is one to be."""
    clock = ManualClock()
    async with running_server(path, limits=UNLIMITED, clock=clock) as server:
        tokens = [f"secret {seat}" for seat in range(seats)]
        wanted: Json = {}
        if (
            game == GAME
        ):  # an arrival of five minutes: nothing that is counted comes from the match's own clock
            wanted = {"pace": "evening"} if playing else {}
            wanted |= {"host": "human"} if host or not playing else {}
        options = find(game).settle(wanted, seats)
        await server.set_up("AAAA", bytes(32), tokens, game=game, options=options)
        if host:
            place = await server.post("/api/tables/AAAA/host", name="Quinn", language="en")
            tokens.insert(0, place["token"])
        key = await server.key("AAAA")
        async with server.registry.table("AAAA") as table:
            crowd = Crowd(server, table, clock, [], [])
            passes = [Pass(key, "watcher", f"W{n}", "en", f"nonce {n}") for n in range(WATCHERS)]
            for token in [*tokens, *(sign_pass(each, server.store.key) for each in passes)]:
                ear = Ear()
                crowd.people.append(await table.enter(m.Hello("AAAA", token), ear))
                crowd.ears.append(ear)
            if playing:
                await send(Listener(table, crowd.people[int(host)], UNLIMITED), {"kind": "start"})
                assert table.state.stage == "playing"
            clock.advance(120)  # everybody has their full allowance again
            server.services.alarms.run_due()
            yield crowd


async def send(listener: Listener, message: Json) -> int:
    """Have a message carried out, and return how many bytes it came in."""
    text = json.dumps(message, separators=(",", ":"))
    listener.take(text)
    while not listener.ready:
        await asyncio.sleep(0)
    return len(text) + MASKED_HEAD


Script = Callable[[int], Json]


def turns(*messages: Json) -> Script:
    return lambda n: messages[n % len(messages)]


FACES: Final = [{"shape": n % 3, "colour": n % 2} for n in range(6)]
IN_THE_LOBBY: Final[dict[str, Script]] = {
    "face": lambda n: {"kind": "face", "face": FACES[n % 6]},
    "pledge": lambda n: {"kind": "pledge", "hash": f"{n:064x}"},
    "reveal": lambda n: {"kind": "reveal", "hex": f"{n:032x}"},
    "break_off": turns({"kind": "break_off"}),
    "set": turns({"kind": "set", "public": True}, {"kind": "set", "public": False}),
    "seat_bot": turns({"kind": "remove", "seat": 23}, {"kind": "seat_bot", "seat": 23, "bot": "random"}),
    "fill": turns({"kind": "remove", "seat": 23}, {"kind": "fill"}),
    "add_seat": turns({"kind": "remove", "seat": 1}, {"kind": "remove", "seat": 1}, {"kind": "add_seat"}),
    "remove": turns({"kind": "add_seat"}, {"kind": "remove", "seat": 1}),
    "change_place": turns({"kind": "change_place", "host": True}, {"kind": "change_place", "host": False}),
    "hand_over": turns({"kind": "hand_over", "seat": 1}),
    "agree": turns({"kind": "agree", "agreed": True}),
    "send_away": turns({"kind": "send_away", "watcher": "nobody"}),
    "pass_ownership": turns({"kind": "pass_ownership", "seat": 0}),
    "mute": turns(
        {"kind": "mute", "seat": None, "muted": True}, {"kind": "mute", "seat": None, "muted": False}
    ),
    "chat": turns({"kind": "chat", "text": "x"}),
    "react": turns({"kind": "react", "sign": "cheers"}),
    "typing": turns({"kind": "typing"}),
    "language": turns({"kind": "language", "language": "fr"}),
    "ping": turns({"kind": "ping", "t": 1}),
    "hello": turns({"kind": "hello", "table": "AAAA", "token": ""}),
    "cover": turns(
        {
            "kind": "cover",
            "news": [{"kind": "mute", "seat": None, "muted": muted} for muted in (True, False) * 2],
        }
    ),
}
IN_THE_MATCH: Final[dict[str, Script]] = {
    "move": turns({"kind": "move", "move": {"move": "eager", "level": 1}}),
    "recall": turns({"kind": "recall", "before": 10**6}),
    "start": turns({"kind": "start"}),
    "leave": turns({"kind": "leave"}, {"kind": "take_back"}),
    "take_back": turns({"kind": "take_back"}, {"kind": "leave"}),
    "stand_in": turns({"kind": "stand_in", "seat": 1, "bot": "random"}),
}


def test_every_kind_of_message_is_tried() -> None:
    """Whoever adds a kind says here how it is most expensive."""
    assert {*kinds()} == {*IN_THE_LOBBY, *IN_THE_MATCH}


@pytest.mark.parametrize("kind", sorted({*IN_THE_LOBBY, *IN_THE_MATCH}))
async def test_a_minute_of_one_kind_sends_little_for_what_came_in(kind: str, tmp_path: Path) -> None:
    playing = kind in IN_THE_MATCH
    script: Script = (IN_THE_MATCH if playing else IN_THE_LOBBY)[kind]
    async for crowd in gather(tmp_path / "t", playing):
        listener = Listener(crowd.table, crowd.people[0], UNLIMITED)
        for n in range(8):  # talk that can be asked for again
            if playing:
                said: Any = {"kind": "move", "move": {"move": "say", "text": LONG_TEXT}, "id": f"s{n}"}
                await send(listener, said)
        crowd.clock.advance(60)
        went, came = await flood(crowd, [listener], lambda n, _: script(n))
        print(f"{kind}: {went / came:.0f} bytes out for each byte in")
        assert went <= MOST * came


async def flood(
    crowd: Crowd, listeners: Sequence[Listener], script: Callable[[int, int], Json]
) -> tuple[int, int]:
    """Let these people send at the full rate for a minute, and return how many bytes went out and came in."""
    rate = USUAL.messages_per_second
    before, came = crowd.size(), 0
    for n in range(int(SECONDS * rate)):
        for place, listener in enumerate(listeners):
            came += await send(listener, script(n, place))
        crowd.clock.advance(1 / rate)
        crowd.server.services.alarms.run_due()
    return crowd.size() - before, came


IN_THE_GAMES: Final[dict[tuple[str, int], list[Json]]] = {
    (GAME, SEATS): [
        {"move": "say", "text": "x"},
        {"move": "claim", "what": "am", "role": "loyal"},
        {"move": "ready"},
    ],
    ("are-you-the-traitor", 10): [
        {"move": "say", "text": "x"},
        {"move": "claim", "what": "statue"},
        {"move": "look", "at": None},
        {"move": "peek"},
        {"move": "signal", "sign": "nod"},
    ],
    ("scatty-rogues", 6): [{"move": "say", "text": "x"}, {"move": "hide", "trove": 1}, {"move": "decline"}],
}
"""Moves that somebody can make again and again, alone."""


@pytest.mark.parametrize(("game", "seats"), IN_THE_GAMES, ids=lambda value: str(value))
async def test_a_minute_of_a_games_moves_sends_little_for_what_came_in(
    game: str, seats: int, tmp_path: Path
) -> None:
    """All kinds in turn would be gentler: each move is sent at the full rate, one minute after the other."""
    async for crowd in gather(tmp_path / "t", playing=True, game=game, seats=seats):
        listener = Listener(crowd.table, crowd.people[0], UNLIMITED)
        for move in IN_THE_GAMES[game, seats]:

            def script(n: int, _: int, move: Json = move) -> Json:
                at = {"at": n % (seats - 1) + 1} if move["move"] == "look" else {}
                return {"kind": "move", "move": move | at}

            went, came = await flood(crowd, [listener], script)
            print(f"{game}, {move['move']}: {went / came:.0f} bytes out for each byte in")
            assert went <= MOST * came
            crowd.clock.advance(120)


async def test_a_host_who_changes_what_all_see_sends_little_for_what_came_in(tmp_path: Path) -> None:
    """The moves that one person can make without end: the season is paused, and goes on."""
    moves: list[Json] = [{"move": "pause", "seconds": 60}, {"move": "resume"}]
    async for crowd in gather(tmp_path / "t", playing=True, host=True):
        listener = Listener(crowd.table, crowd.people[0], UNLIMITED)
        went, came = await flood(crowd, [listener], lambda n, _: {"kind": "move", "move": moves[n % 2]})
        assert crowd.table.state.match().number > 20
        print(f"pause and resume: {went / came:.0f} bytes out for each byte in")
        assert went <= MOST * came


async def test_two_who_play_as_fast_as_they_can_send_little_for_what_came_in(tmp_path: Path) -> None:
    async for crowd in gather(tmp_path / "t", playing=True, game="loyalty-or-treachery", seats=2):
        listeners = [Listener(crowd.table, crowd.people[seat], UNLIMITED) for seat in (0, 1)]

        def script(_: int, seat: int, table: Table = crowd.table) -> Json:
            legal = table.state.match().legal(seat)
            plain = [move for move in legal if "open" not in move and move["move"] != "resign"]
            return {"kind": "move", "move": plain[0] if plain else {"move": "rest"}}

        went, came = await flood(crowd, listeners, script)
        assert crowd.table.state.match().number > 20
        print(f"a quick match: {went / came:.0f} bytes out for each byte in")
        assert went <= MOST * came
