"""No kind of message makes the server send far more than it receives, however large the audience is.

One person sends a kind as fast as the server reads messages, in the order that makes the server say most,
for a minute; 24 sit at the table and 500 watch. Everything that goes out to anybody is counted.
"""

from __future__ import annotations

import asyncio
import json
import typing
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from tests.server.clock import ManualClock
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


async def gather(path: Path, playing: bool) -> AsyncIterator[Crowd]:
    clock = ManualClock()
    async with running_server(path, limits=UNLIMITED, clock=clock) as server:
        tokens = [f"secret {seat}" for seat in range(SEATS)]
        # an arrival of five minutes: nothing that is counted comes from the match's own clock
        options = find(GAME).settle({"pace": "evening"} if playing else {"host": "human"}, SEATS)
        await server.set_up("AAAA", bytes(32), tokens, game=GAME, options=options)
        key = await server.key("AAAA")
        async with server.registry.table("AAAA") as table:
            crowd = Crowd(server, table, clock, [], [])
            passes = [Pass(key, "watcher", f"W{n}", "en", f"nonce {n}") for n in range(WATCHERS)]
            for token in [*tokens, *(sign_pass(each, server.store.key) for each in passes)]:
                ear = Ear()
                crowd.people.append(await table.enter(m.Hello("AAAA", token), ear))
                crowd.ears.append(ear)
            if playing:
                listener = Listener(table, crowd.people[0], UNLIMITED)
                await send(listener, {"kind": "start"})
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


def kinds() -> set[str]:
    """Return every kind of message that a client can send."""
    found = set()
    for each in typing.get_args(m.FromClient):
        for one in typing.get_args(each) or (each,):
            found.add(str(msgspec.inspect.type_info(one).tag))  # type: ignore[attr-defined]
    return found


def test_every_kind_of_message_is_tried() -> None:
    """Whoever adds a kind says here how it is most expensive."""
    assert kinds() == {*IN_THE_LOBBY, *IN_THE_MATCH}


@pytest.mark.parametrize("kind", sorted({*IN_THE_LOBBY, *IN_THE_MATCH}))
async def test_a_minute_of_one_kind_sends_little_for_what_came_in(kind: str, tmp_path: Path) -> None:
    playing = kind in IN_THE_MATCH
    script: Script = (IN_THE_MATCH if playing else IN_THE_LOBBY)[kind]
    rate = USUAL.messages_per_second
    async for crowd in gather(tmp_path / "t", playing):
        listener = Listener(crowd.table, crowd.people[0], UNLIMITED)
        for n in range(8):  # talk that can be asked for again
            if playing:
                said: Any = {"kind": "move", "move": {"move": "say", "text": LONG_TEXT}, "id": f"s{n}"}
                await send(listener, said)
        crowd.clock.advance(60)
        before, came = crowd.size(), 0
        for n in range(int(SECONDS * rate)):
            came += await send(listener, script(n))
            crowd.clock.advance(1 / rate)
            crowd.server.services.alarms.run_due()
        went = crowd.size() - before
        print(f"{kind}: {went / came:.0f} bytes out for each byte in")
        assert went <= MOST * came
