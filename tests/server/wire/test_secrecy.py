"""Law 2 on the real socket: no viewer's bytes depend on what that viewer may not know.

Generated matches are played over sockets twice: as they were, and as they would have been if something that
the viewer has no way to know were different. Everything the viewer's connection received, to the byte and in
order, must be the same: views, lines, numbers, sizes, answers, chat, presence.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any, Literal, TypeAlias

import pytest

from tests.laws.support import Support, begin, of, step
from tests.server.clock import ManualClock
from tests.server.person import Json, Person
from tests.server.servers import PLENTY, LocalServer, running_server
from tests.server.toys import QUIZ, register_quiz
from tests.until import until
from turncoat import Match
from turncoat.core.registry import find
from turncoat.core.viewer import Viewer
from turncoat.games.loyalty_or_treachery.cards import CARDS
from turncoat.server.bots.pool import BotAnswer
from turncoat.server.cluster.transport_local import LocalTransport
from turncoat.server.tables.registry.tokens import Pass, WatchRole, sign_pass

LT = of("loyalty_or_treachery")
AT = of("are_you_the_traitor")
SR = of("scatty_rogues")
TT = of("the_traitors")
Connected: TypeAlias = int | Literal["watcher", "screen", "host"]
"""Every kind of viewer that a connection can be."""
NONSENSE: dict[str, Json] = {
    LT.game: {"move": "loyalty", "count": 4},
    AT.game: {"move": "stop", "target": 99},
    SR.game: {"move": "penalty_from", "seat": 99},
    TT.game: {"move": "vote", "target": 99},
    QUIZ.name: {"move": "guess", "number": "?"},
}
"""A move that is refused, whatever the match is like."""


def viewer_of(connected: Connected) -> Viewer:
    return "watcher" if connected == "screen" else connected


def some_match(game: Support, rng: Random, moves: int, who: Connected | None = None) -> Match:
    """A match somewhere on its way; where there is a deck, it is dealt.

    Its options are those of a table with a bot beside `who`; without `who` only people sit there.
    """

    def adapt(options: Json, players: int) -> Json:
        bots = () if who is None else others_than(who, players)
        declared = find(game.game)
        people = [seat for seat in range(players) if seat not in bots]
        return declared.at_table(declared.settle(options, players), False, people)

    match = begin(game, rng, adapt)
    while not match.log["deal"]:
        match = begin(game, rng, adapt)
    for _ in range(moves):
        if match.result is None:
            step(game, match, rng)
    return match


class Room:
    """Everybody at one table: people at sockets, and a bot that moves as the log says."""

    def __init__(self, server: LocalServer, people: dict[Connected, Person], bots: Sequence[int]) -> None:
        self._stage = server
        self._bots = bots
        self._asked = 0
        self.people = people

    async def play(self, record: Json) -> None:
        table = self._stage.registry.by_code["AAAA"]
        if "move" not in record:
            await table.run_deadlines()
        elif record["seat"] in self._bots:
            seat = record["seat"]
            seen = table.audience.history(seat).n
            await table.play_bot_move(seat, record["move"], seen, table.state.moves[seat])
        else:
            answer = await self.ask(record["seat"], "move", move=record["move"])
            assert answer["kind"] == "done", answer

    async def ask(self, who: Connected, kind: str, **fields: Any) -> Json:
        """Ask for something; who is covered is answered with the next beat, as everybody covered is told."""
        person = self.people[who]
        self._asked += 1
        await person.send({"kind": kind, "id": f"a{self._asked}", **fields})
        await person.settle()
        self._stage.registry.by_code["AAAA"].send_frames()
        for told in person.messages():
            if told.get("id") == f"a{self._asked}":
                return told
        while True:
            told = await person.hear()
            if told.get("id") == f"a{self._asked}":
                return told


async def thinks_of_nothing(*_: Any, **__: Any) -> BotAnswer:
    return BotAnswer(None, None)


async def traffic(
    path: Path, game: str, log: Json, who: Connected, bots: Sequence[int] = (), across: bool = False
) -> list[str]:
    """What a viewer's socket receives while the match of that log is played at a server.

    `across`: the viewer is at another server on the same store than everybody else.
    """
    clock, transport = ManualClock(), LocalTransport()
    async with contextlib.AsyncExitStack() as stack:
        servers = [
            await stack.enter_async_context(
                running_server(path, PLENTY, clock, transport=transport, shared=across)
            )
            for _ in range(1 + across)
        ]
        server, theirs = servers[0], servers[-1]
        for each in servers:
            each.services.new_epoch = lambda: "epoch"
            each.leave_time_to_the_test()
            each.services.bots.ask = thinks_of_nothing  # type: ignore[method-assign]
        tokens = [f"secret of {seat}" for seat in range(len(log["seats"]))]
        seats = await server.set_up(
            "AAAA",
            bytes.fromhex(log["seed"]),
            tokens,
            bots=bots,
            game=game,
            deal=log["deal"],
            options=log["options"],
        )
        places: dict[Connected, Json] = {
            seat: seated for seat, seated in enumerate(seats) if seat not in bots
        }
        if (await server.table("AAAA"))["host"] is not None:
            places["host"] = await server.post("/api/tables/AAAA/host", name="Quinn", language="en")
        roles: tuple[WatchRole, ...] = ("watcher", "screen")
        for role in roles:  # as if made over HTTP, where they would be other ones each time
            name = "Cy" if role == "watcher" else None
            watch_pass = Pass(await server.key("AAAA"), role, name, "en", f"a {role}'s nonce")
            token = sign_pass(watch_pass, server.store.key)
            places[role] = {"code": "AAAA", "seat": None, "token": token}
        people = {
            each: (await (theirs if each == who else server).enter(place))[0]
            for each, place in places.items()
        }
        room = Room(server, people, bots)
        first = next(iter(places))
        began = clock.at
        await people[first].do("start")
        await read_log(theirs)
        for record in log["records"]:
            late = 0.0 if "move" in record else 0.0005  # the store's clock knows milliseconds
            clock.at = max(clock.at, began + round(record["at"] + late, 3))
            await room.play(record)
            await read_log(theirs)
            await people[who].settle()
            assert (await room.ask(first, "move", move=NONSENSE[game]))["kind"] == "refused"
            await room.ask(first, "chat", text=f"that was number {record['n']}")
            await read_log(theirs)
        heard = people[who].heard
        audience = theirs.registry.by_code["AAAA"].audience
        connected = len(list(audience))
        await people[who].hang_up()  # and what is told to one who comes back
        await until(lambda: len(list(audience)) < connected, "the server has noticed who hung up")
        people[who], _ = await theirs.enter(places[who], seen=1, epoch="epoch", heard=1)
        for person in people.values():
            await person.settle()
        return heard + people[who].heard


async def read_log(server: LocalServer) -> None:
    """The server knows all that is stored."""
    table = server.registry.by_code["AAAA"]
    async with table.exclusive():
        await table.replica.keep_up()


def others_than(who: Connected, players: int) -> list[int]:
    """A seat for a bot."""
    return [(who + 1) % players if isinstance(who, int) else players - 1]


@pytest.mark.parametrize("who", [0, 1, "watcher", "screen"])
@pytest.mark.parametrize("game", [LT, AT, SR, TT], ids=lambda game: game.game)
async def test_what_a_viewer_may_not_know_leaves_no_trace_on_its_socket(
    game: Support, who: Connected, tmp_path: Path
) -> None:
    rng = Random(f"wire {game.game} {who}")
    compared = 0
    while compared < 2:
        match = some_match(game, rng, rng.randrange(15, 40), who)
        other = game.twin(match, viewer_of(who), rng)
        if other is None or other.number != match.number:
            continue
        compared += 1
        assert other.log != match.log
        bots = others_than(who, len(match.seats))
        one, two = [
            await traffic(tmp_path / f"{compared}{place}", game.game, each.log, who, bots)
            for place, each in enumerate((match, other))
        ]
        assert one == two
        assert [len(text) for text in one] == [len(text) for text in two]


@pytest.mark.parametrize("who", [1, "watcher"])
@pytest.mark.parametrize("game", [LT, AT], ids=lambda game: game.game)
async def test_what_a_viewer_at_another_server_may_not_know_leaves_no_trace_either(
    game: Support, who: Connected, tmp_path: Path
) -> None:
    rng = Random(f"across {game.game} {who}")
    match, other = some_match(game, rng, 0), None
    while other is None or other.number != match.number:
        match = some_match(game, rng, rng.randrange(10, 20))
        other = game.twin(match, viewer_of(who), rng)
    assert other.log != match.log
    one, two = [
        await traffic(tmp_path / f"{place}", game.game, each.log, who, across=True)
        for place, each in enumerate((match, other))
    ]
    assert one == two


async def test_who_may_know_the_cards_gets_other_bytes_and_who_may_not_the_same(tmp_path: Path) -> None:
    """LT-6: the cards of a Loyalty action are unseen by the opponent. So the comparison can fail."""
    rest = [card for card in CARDS if card not in ("KH", "2C", "3C", "4C")]
    logs = []
    for drawn, left in (("2C", "4C"), ("4C", "2C")):
        deal = {"first": 1, "deck": ["KH", drawn, "3C", *rest, left]}
        match = Match(LT.game, ["Player 0", "Player 1"], seed=7, deal=deal)
        match.play(1, {"move": "call", "colour": "red"}, at=1)
        match.play(1, {"move": "loyalty", "count": 2}, at=2)
        logs.append(match.log)
    viewers: list[tuple[Connected, bool]] = [(0, False), (1, False), ("watcher", False), (1, True)]
    for who, across in viewers:
        one, two = [
            await traffic(tmp_path / f"{who}{across}{place}", LT.game, log, who, across=across)
            for place, log in enumerate(logs)
        ]
        assert (one == two) == (who != 1)


async def test_only_the_host_is_sent_what_only_the_host_may_know(tmp_path: Path) -> None:
    """And what is whispered reaches the two alone: neither its bytes nor its number reach anybody else."""

    def log(number: int, whispered: str) -> Json:
        match = Match(QUIZ.name, ["Player 0", "Player 1", "Player 2"], seed=7, deal={"number": number})
        match.play("host", {"move": "ask"}, at=1)
        match.play(0, {"move": "say", "text": "aloud"}, at=2)
        match.play(0, {"move": "say", "text": whispered, "to": 1}, at=3)
        match.play(1, {"move": "guess", "number": 1}, at=4)
        match.play(2, {"move": "say", "text": "and then?"}, at=5)
        return match.log

    with register_quiz():
        for who in ("host", 0, 1, 2, "watcher", "screen"):
            one, two = [
                await traffic(tmp_path / f"{who}{place}", QUIZ.name, each, who)
                for place, each in enumerate((log(3, "it is three"), log(5, "it is five, I am quite sure")))
            ]
            assert (one == two) == (who in (2, "watcher", "screen")), who


async def test_a_move_that_changes_nothing_for_a_viewer_sends_it_nothing(server: LocalServer) -> None:
    """Chat is the only news while somebody's refused attempts go on."""
    one, two, _ = await server.pair()
    await two.settle()
    before = len(two.heard)
    for _ in range(3):
        await one.ask("move", move={"move": "take", "count": 3})
    await two.settle()
    assert len(two.heard) == before + 1
