"""TT-34 on the socket: at night the number, size and moment of messages to a phone are the same for all.

What a phone sends is shaped by the browser client (`web/tests/link.test.ts`); here phones do as it does.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.the_traitors.season import until
from tests.server.clock import ManualClock
from tests.server.person import Json, Person
from tests.server.servers import PLENTY, LocalServer, StartServer
from turncoat import Match
from turncoat.core.registry import find
from turncoat.games.the_traitors.moves import TEXT_LENGTH
from turncoat.server.tables.table import Table
from turncoat.server.wire.messages_in import NAME_LENGTH, REPLY_BYTES

GAME = "the-traitors"
TRAITORS = [0, 1, 2]
PLAYERS = 9
LONG = "Vi tager hende, der lo ad det i går. Ærligt talt … 🗡" * 8


class Phone:
    """Somebody alive at a socket, who answers covers as the browser does."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.got: list[tuple[int, int]] = []
        """In which step it was told something, and how much."""
        self.sent: list[tuple[int, int]] = []
        self.wishes: list[Json] = []
        self._read = len(person.heard)

    async def look(self, step: int) -> None:
        await self.person.settle()
        fresh, self._read = self.person.heard[self._read :], len(self.person.heard)
        for text in fresh:
            told = json.loads(text)
            if told["kind"] != "pong":  # asked for by this test
                self.got.append((step, len(text.encode())))
            if told["kind"] == "cover" and told["reply"]:
                await self._reply(step)

    async def _reply(self, step: int) -> None:
        news, self.wishes = self.wishes, []
        bare = json.dumps({"kind": "cover", "news": news, "pad": ""})
        text = bare[:-2] + " " * (REPLY_BYTES - len(bare.encode())) + bare[-2:]
        self.sent.append((step, len(text.encode())))
        await self.person.send(text)
        await self.person.settle()

    def wish(self, number: int, **move: Any) -> None:
        self.wishes.append({"kind": "move", "id": f"w{number}", "move": move})


class Castle:
    """A season at a real server, with a clock that only the test moves."""

    def __init__(self, server: LocalServer, clock: ManualClock, places: list[Json]) -> None:
        self.server = server
        self.clock = clock
        self.places = places
        self.phones: list[Phone] = []
        self.step = 0

    @classmethod
    async def open(cls, server: LocalServer, clock: ManualClock) -> Castle:
        tokens = [f"secret of {seat}" for seat in range(PLAYERS)]
        options = find(GAME).settle({"days": 6}, PLAYERS)
        deal = {"traitors": TRAITORS, "lots": list(range(PLAYERS))[::-1]}
        places = await server.set_up("AAAA", bytes(32), tokens, game=GAME, options=options, deal=deal)
        castle = cls(server, clock, places)
        castle.phones = [Phone((await server.enter(place))[0]) for place in places]
        await castle.phones[0].person.do("start")
        return castle

    @property
    def table(self) -> Table:
        return self.server.registry.by_code["AAAA"]

    @property
    def match(self) -> Match:
        return self.table.state.match()

    def alive(self) -> list[int]:
        alive: list[int] = self.match.view("watcher")["alive"]
        return alive

    async def to_dusk(self) -> None:
        """The last moment before a Conclave opens; only what comes after it counts."""
        while (view := self.match.view("watcher"))["stage"] != "identity" or view["revealer"] is not None:
            await self.expire()
        await self.look()
        for phone in self.phones:
            phone.got, phone.sent = [], []

    async def expire(self) -> None:
        deadline = self.match.deadline
        assert deadline is not None
        self.clock.advance(deadline - self.table.now() + 0.001)
        await self.table.run_deadlines()

    async def look(self) -> None:
        """Everything that the server has told is noted, for this step."""
        for phone in self.phones:
            await phone.look(self.step)
        self.step += 1

    async def beat(self) -> None:
        self.clock.advance(1.0)
        self.server.services.alarms.run_due()
        await self.look()


@pytest.fixture
async def castle(start_server: StartServer) -> Castle:
    clock = ManualClock()
    return await Castle.open(await start_server(limits=PLENTY, clock=clock), clock)


async def night(castle: Castle) -> None:
    """A busy one: Traitors change their minds and talk at length, others suspect, or try in vain."""
    await castle.expire()
    await castle.look()
    phones, alive = castle.phones, castle.alive()
    traitors = [seat for seat in TRAITORS if seat in alive]
    loyal = [seat for seat in alive if seat not in traitors]
    for turn in range(4):
        number = 100 * turn
        phones[traitors[0]].wish(number, move="murder", target=loyal[turn])
        phones[traitors[1]].wish(number, move="say", text=LONG)
        phones[traitors[1]].wish(number + 1, move="say", text="Nej.")
        phones[loyal[0]].wish(number, move="suspect", target=traitors[0])
        phones[loyal[1]].wish(number, move="murder", target=loyal[0])
        await castle.beat()
        await castle.look()
    for _ in range(2):  # part two, then breakfast
        await castle.expire()
        await castle.look()
        await castle.beat()


async def test_at_night_every_phone_is_told_as_much_as_often_and_at_the_same_moments(castle: Castle) -> None:
    """TT-34: whether it is a Traitor's or not; from the opening of the Conclave into breakfast."""
    await castle.to_dusk()
    number = castle.match.number
    await night(castle)
    made = {record["move"]["move"] for record in castle.match.records(number) if "move" in record}
    assert made == {"murder", "say", "suspect"}
    told = [castle.phones[seat].got for seat in castle.alive()]
    assert all(got == told[0] for got in told)
    assert len(told[0]) > 6
    assert len({size for _, size in told[0][:-2]}) <= 2, "one size for each part of the night"


async def test_at_night_every_phone_answers_as_much_as_often_and_at_the_same_moments(castle: Castle) -> None:
    """TT-34: a client that answers every cover, with what there is to ask or without."""
    await castle.to_dusk()
    await night(castle)
    sent = [castle.phones[seat].sent for seat in castle.alive()]
    assert all(each == sent[0] for each in sent)
    assert {size for _, size in sent[0]} == {REPLY_BYTES}


async def test_what_waited_under_cover_arrives_whole_and_in_order(castle: Castle) -> None:
    """TT-26: the Traitors hear each other, and see what each has named last."""
    await castle.to_dusk()
    await night(castle)
    for seat in range(PLAYERS):
        told = castle.phones[seat].person.messages()
        lines = [line for each in told if each["kind"] == "lines" for line in each["lines"]]
        heard = [line["say"] for line in lines if line.get("where") == "conclave"]
        assert heard == ([LONG, "Nej."] * 4 if seat in TRAITORS else [])
        views = [each for each in told if each["kind"] == "view"]
        assert [view["n"] for view in views] == sorted({view["n"] for view in views})
    refused = castle.phones[4].person.messages()
    assert [each["code"] for each in refused if each["kind"] == "refused"]


async def test_who_comes_back_in_the_night_is_welcomed_alike(castle: Castle) -> None:
    """A Traitor has missed talk that a Loyal player has not: it comes with the beats."""
    await castle.to_dusk()
    await castle.expire()
    await castle.look()
    for number in range(3):
        castle.phones[0].wish(number, move="say", text=LONG)
        castle.phones[1].wish(number, move="murder", target=5)
        await castle.beat()
        await castle.look()
    sizes = {}
    for seat in (0, 5):
        await castle.phones[seat].person.hang_up()
        person, _ = await castle.server.enter(castle.places[seat])
        sizes[seat] = len(person.heard[-1].encode())
        castle.phones[seat] = Phone(person)
    assert sizes[0] == sizes[5]
    for _ in range(3):
        await castle.beat()
    assert castle.phones[0].got[-3:] == castle.phones[5].got[-3:]
    told = castle.phones[0].person.messages()
    lines = [line for each in told if each["kind"] == "lines" for line in each["lines"]]
    assert [line["say"] for line in lines if line.get("where") == "conclave"] == [LONG] * 3


async def test_nobody_covered_is_typing_and_who_watches_is_told_nothing(castle: Castle) -> None:
    watch = await castle.server.post("/api/tables/AAAA/watch", name="Cy")
    watcher, _ = await castle.server.enter(watch)
    await castle.to_dusk()
    await castle.expire()
    castle.server.services.alarms.run_due()  # that somebody watches is told a little later
    await castle.look()
    await watcher.settle()
    before = len(watcher.heard)
    await castle.phones[0].person.send({"kind": "typing"})
    castle.phones[0].wish(1, move="say", text=LONG)
    await castle.beat()
    await castle.look()
    await castle.beat()
    await watcher.settle()
    assert [json.loads(text)["kind"] for text in watcher.heard[before:]] == ["pong"]


@pytest.mark.parametrize(("number", "options"), [(11, {}), (2, {}), (4, {"death_lists": [1]}), (1, {})])
def test_whatever_a_player_is_shown_at_night_fits_into_a_frame(number: int, options: Json) -> None:
    """Twenty-four players with long names; and the longest line that can be said."""
    names = ["Æ" * (NAME_LENGTH - 2) + f"{seat:02}" for seat in range(24)]
    deal = {"traitors": list(range(number)), "lots": list(range(24))[::-1]}
    match = Match(GAME, names, 1, {"days": 12, **options}, deal)
    until(match, "conclave", 1)
    for seat in range(number):
        legal = [move for move in match.legal(seat) if move["move"] in ("murder", "blackmail")]
        match.play(seat, legal[0] if legal else {"move": "list", "targets": [20, 21, 22]})
    cover = match.cover
    assert cover is not None
    room = len(match.encode_view("watcher")) + cover.room
    longest = max(len(match.encode_view(seat)) for seat in cover.seats)
    assert longest + 300 < room
    match.play(0, {"move": "say", "text": "𝄞" * TEXT_LENGTH})
    line = json.dumps(match.talk(0)[-1], ensure_ascii=False)
    assert len(line.encode()) + 300 < room
