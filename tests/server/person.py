"""People who talk to a server over real sockets."""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Callable
from random import Random
from types import TracebackType
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.until import WAIT

Json = dict[str, Any]


class Person:
    """Somebody at a socket. Everything received is kept, in order."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self._ids = 0
        self._covered: deque[Json] = deque()
        """What came inside a cover and was not looked at yet."""
        self.heard: list[str] = []

    async def __aenter__(self) -> Person:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.socket.close()

    async def hang_up(self) -> None:
        await self.socket.close()

    def abort(self) -> None:
        self.socket.transport.abort()

    async def send(self, message: Json | str) -> None:
        await self.socket.send(message if isinstance(message, str) else json.dumps(message))

    async def hear(self) -> Json:
        """The next message; those in a cover one by one."""
        if self._covered:
            return self._covered.popleft()
        try:
            text = await asyncio.wait_for(self.socket.recv(), WAIT)
        except TimeoutError:
            pytest.fail(f"nothing was heard for {WAIT:.0f} s; heard last: {self.heard[-5:]}")
        assert isinstance(text, str)
        self.heard.append(text)
        message: Json = json.loads(text)
        self._covered += message["news"] if message["kind"] == "cover" else ()
        return message

    async def expect(self, kind: str, fits: Callable[[Json], bool] = lambda _: True) -> Json:
        """The next message of that kind that fits; others are passed over."""
        while True:
            message = await self.hear()
            if message["kind"] == kind and fits(message):
                return message

    async def ask(self, kind: str, **fields: Any) -> Json:
        """Send a request and give its answer, `done` or `refused`."""
        self._ids += 1
        ticket = fields.pop("id", f"r{self._ids}")
        await self.send({"kind": kind, "id": ticket, **fields})
        while True:
            message = await self.hear()
            if message["kind"] in ("done", "refused") and message["id"] == ticket:
                return message

    async def do(self, kind: str, **fields: Any) -> Json:
        answer = await self.ask(kind, **fields)
        assert answer["kind"] == "done", answer
        return answer

    async def refused(self, kind: str, **fields: Any) -> str:
        answer = await self.ask(kind, **fields)
        assert answer["kind"] == "refused", answer
        return str(answer["code"])

    def messages(self) -> list[Json]:
        """Everything that was heard, those in covers one by one."""
        whole = [json.loads(text) for text in self.heard]
        return [each for message in whole for each in (message, *message.get("news", ()))]

    def view(self) -> Json | None:
        """The latest view that was heard."""
        for text in reversed(self.heard):
            if '"view":{' in text:
                message = json.loads(text)
                for told in reversed([message, *message.get("news", ())]):
                    if told.get("view") is not None:
                        view: Json = told["view"]
                        return view
        return None

    def next_move(self, rng: Random) -> Json:
        """Some legal move for the latest view."""
        view = self.view()
        move = None if view is None else choice(view, rng)
        assert move is not None
        return move

    async def settle(self) -> None:
        """Everything that the server has told so far is heard."""
        self._ids += 1
        await self.send({"kind": "ping", "t": self._ids})
        await self.expect("pong", lambda pong: pong["t"] == self._ids)

    async def last_message(self) -> Json:
        """The last message before the server hung up."""
        last: Json = {}
        try:
            while True:
                last = await self.hear()
        except ConnectionClosed:
            return last


def choice(view: Json, rng: Random) -> Json | None:
    """Some legal move other than giving up, or None where there is none."""
    moves = [move for move in view["legal"] if move["move"] != "resign"]
    if not moves:
        return None
    move: Json = rng.choice(moves)
    if "open" not in move:
        return move
    most = min(view["limit"], len(view["pile"]))
    return {"move": "treachery", "cards": rng.sample(view["pile"], rng.randint(0, most))}


async def play_on(person: Person, view: Json, rng: Random) -> Json:
    """Play whenever there is something to play, until the match is over."""
    while view["result"] is None:
        move = choice(view, rng)
        if move is not None:
            await person.send({"kind": "move", "move": move})
        view = (await person.expect("view"))["view"]
    return view


async def take_turns(people: list[Person], rng: Random, moves: int) -> None:
    """So many moves, by whoever can make one; everybody has heard of them afterwards."""
    for _ in range(moves):
        for person in people:
            await person.settle()
            view = person.view()
            move = None if view is None else choice(view, rng)
            if move is not None:
                await person.do("move", move=move)
                break
    for person in people:
        await person.settle()
