"""Bots in seats: players with views only, brought back by showing them the same views again."""

from __future__ import annotations

import asyncio
import math
import multiprocessing
import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from tests.server.clock import ManualClock
from tests.server.person import play_on
from tests.server.servers import GAME, PLENTY, LocalServer, StartServer, running_server
from tests.until import until
from turncoat import Match
from turncoat.core.registry import find
from turncoat.server.bots.fair_queue import FairQueue
from turncoat.server.bots.pool import BotPool, BotSpec, NeedsHistory, Observation, TooSlow
from turncoat.server.bots.thinking_limit import limit_bot
from turncoat.server.tables.bot_seats import add_languages
from turncoat.server.tables.log import events as e
from turncoat.server.tables.log.state import TableState

MADE = BotSpec(GAME, "random", 7)
REMEMBERS = BotSpec(GAME, "searcher:0.01", 7)


def views(moves: int) -> list[Observation]:
    """What seat 0 sees of some match."""
    match = Match(GAME, ["Ann", "Bo"], seed=3, deal={"first": 0})
    shown = [Observation(1, 0.0, msgspec.json.encode(match.view(0)))]
    rng = Random(3)
    for n in range(2, moves + 2):
        actor = match.view("watcher")["actor"]
        legal = [move for move in match.legal(actor) if "open" not in move and move["move"] != "resign"]
        match.play(actor, rng.choice(legal), at=float(n))
        shown.append(Observation(n, match.now, msgspec.json.encode(match.view(0))))
    return shown


def kill_children() -> None:
    """Kill the processes that bots think in."""
    for process in multiprocessing.active_children():
        process.kill()


@pytest.fixture
async def pool() -> AsyncIterator[BotPool]:
    pool = BotPool()
    yield pool
    pool.close()


@pytest.mark.parametrize("spec", ["random"])
async def test_a_bot_that_does_not_remember_is_shown_the_present_alone(pool: BotPool, spec: str) -> None:
    made = BotSpec(GAME, spec, 7)

    shown = views(12)
    one = await pool.ask("one", made, shown[-1:])
    two = await pool.ask("two", made, shown)
    assert one == two
    assert one.move is not None or one.wake is None


async def test_a_bot_that_remembers_asks_for_the_views_that_it_does_not_know(pool: BotPool) -> None:
    shown = views(4)
    with pytest.raises(NeedsHistory):
        await pool.ask("one", REMEMBERS, shown)
    await pool.ask("one", REMEMBERS, shown[:2], from_start=True)
    await pool.ask("one", REMEMBERS, shown[2:3])
    with pytest.raises(NeedsHistory):
        await pool.ask("one", REMEMBERS, shown[4:])
    pool.forget("one")
    with pytest.raises(NeedsHistory):
        await pool.ask("one", REMEMBERS, shown[3:])


async def test_the_loss_of_the_bots_process_is_noticed_and_made_good(pool: BotPool) -> None:
    shown = views(3)
    first = await pool.ask("one", MADE, shown)
    kill_children()
    with pytest.raises(NeedsHistory):
        await pool.ask("one", MADE, [], woken=True)
    assert await pool.ask("one", MADE, shown) == first


async def test_a_bot_that_thinks_for_ever_is_interrupted_and_the_others_play_on() -> None:
    pool = BotPool(thinking=2.0)
    slow = BotSpec(GAME, "searcher:3600", 7)
    try:
        with pytest.raises(TooSlow):
            await pool.ask("slow", slow, views(1), from_start=True)
        assert (await pool.ask("one", MADE, views(0))).move is not None
        with pytest.raises(NeedsHistory):
            await pool.ask("slow", slow, views(2)[2:])
    finally:
        pool.close()


async def test_a_bot_whose_process_is_lost_can_be_forgotten(pool: BotPool) -> None:
    await pool.ask("one", MADE, views(3))
    (home,) = pool._processes
    (process,) = home.executor._processes.values()
    process.kill()
    await asyncio.to_thread(process.join)
    await until(lambda: home.executor._broken, "the pool notices that its process is gone")
    pool.forget("one")


async def test_a_bot_that_fails_whatever_it_is_shown_is_played_for_by_the_clock(
    start_server: StartServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = 0

    async def lost(*_: Any, **__: Any) -> Any:
        nonlocal asked
        asked += 1
        raise NeedsHistory

    server = await start_server()
    monkeypatch.setattr(server.services.bots, "ask", lost)
    ann = await server.make()
    one, _ = await server.enter(ann)
    await one.do("seat_bot", seat=1, bot="random")
    await one.do("start")
    bot = server.registry.by_code[ann["code"]].bots[1]
    await until(lambda: not bot.busy, "the bot is at rest")
    assert asked == 2
    assert not bot._task.done()


async def test_a_person_plays_a_whole_match_against_a_bot(start_server: StartServer) -> None:
    server = await start_server(limits=PLENTY)
    ann = await server.make()
    one, _ = await server.enter(ann)
    await one.do("seat_bot", seat=1, bot="random")
    await one.do("start")
    end = await play_on(one, (await one.expect("view"))["view"], Random(8))
    assert end["result"] is not None
    table = await server.table(ann["code"])
    assert table["seats"][1]["name"] == "Random"
    assert table["seats"][1]["present"]


async def test_a_bot_goes_on_after_a_restart_though_nobody_is_there(tmp_path: Path) -> None:
    async with running_server(tmp_path / "t", pace=1000.0) as server:
        ann = await server.make()
        one, _ = await server.enter(ann)
        await one.do("seat_bot", seat=1, bot="random")
        await one.do("start")
        while (await one.expect("view"))["view"]["actor"] == 0:
            await one.do("move", move=one.next_move(Random(9)))
        stored = len(await server.bodies(ann["code"]))
    async with running_server(tmp_path / "t") as server:
        async with server.registry.table(ann["code"]) as table:
            table.state.pace = 0.0
            await table.wake_up()
            await until(lambda: table.state.number != stored, "the bot moves")
        bodies = await server.bodies(ann["code"])
        assert b'"seat":1' in bodies[-1] or b'"seat":1' in bodies[stored]


async def test_the_time_a_bot_takes_tells_nothing_of_what_it_holds(start_server: StartServer) -> None:
    """The pause is drawn from the bot's own seed and counted from what everybody sees."""
    server = await start_server(pace=100.0)
    ann = await server.make()
    one, _ = await server.enter(ann)
    await one.do("seat_bot", seat=1, bot="random")
    await one.do("start")
    await one.expect("view")
    bot = server.registry.by_code[ann["code"]].bots[1]
    assert 50.0 <= bot._ready_at() <= 150.0


async def test_what_a_bot_alone_has_seen_does_not_move_the_moment_of_its_move(
    start_server: StartServer,
) -> None:
    """AT-25: a sign is seen by who looks; nobody else may tell that from the moment of their next move."""
    clock = ManualClock()
    server = await start_server(pace=100.0, clock=clock)
    ann = await server.post("/api/tables", game="are-you-the-traitor", name="Ann", language="en")
    one, _ = await server.enter(ann)
    table = await server.table(ann["code"])
    for seat in range(1, len(table["seats"])):
        await one.do("seat_bot", seat=seat, bot="steady")
    await one.do("start")
    await one.expect("view")
    here = server.registry.by_code[ann["code"]]
    bot, eyes = here.bots[1], here.audience.history(1)
    before, seen, public = bot._ready_at(), eyes.n, here.audience.history("watcher").n
    clock.advance(3.0)
    await here.play_bot_move(1, {"move": "look", "at": 0}, eyes.n, here.state.moves[1])
    await one.do("move", move={"move": "signal", "sign": "nod"})
    assert eyes.n == seen + 2
    assert here.audience.history("watcher").n == public
    assert bot._ready_at() == before
    clock.advance(before)
    assert bot._ready_at() == pytest.approx(before + 100.0 * math.ceil((here.now() - before) / 100.0))


# Other tenants


@pytest.mark.parametrize("bot", ["searcher:3600", "searcher:1.1", "searcher:iterations=10000000"])
async def test_a_bot_that_would_think_too_long_is_refused_at_a_table(server: LocalServer, bot: str) -> None:
    one, _ = await server.enter(await server.make())
    assert await one.refused("seat_bot", seat=1, bot=bot) == "bot_too_slow"
    await one.do("seat_bot", seat=1, bot="searcher:1")


def test_a_bot_that_was_seated_before_there_was_a_bound_thinks_as_long_as_usual() -> None:
    assert limit_bot(find(GAME), "searcher:3600") == "searcher"
    assert limit_bot(find(GAME), "searcher:0.1") == "searcher:0.1"


async def test_a_quick_bot_does_not_wait_for_all_the_slow_ones_of_another_table() -> None:
    """Six thoughts of one table wait when another table's bot is asked: it is next."""
    pool = BotPool(processes=1)
    slow = BotSpec(GAME, "searcher:0.1", 7)
    answered: list[str] = []

    async def ask(key: str, made: BotSpec) -> None:
        await pool.ask(key, made, views(1), from_start=True)
        answered.append(key)

    try:
        await ask("AAAA/warm", MADE)
        greedy = [asyncio.create_task(ask(f"AAAA/{seat}", slow)) for seat in range(6)]
        await asyncio.sleep(0)
        await ask("BBBB/1", MADE)
        assert answered == ["AAAA/warm", "AAAA/0", "BBBB/1"]
        await asyncio.gather(*greedy)
    finally:
        pool.close()


@pytest.mark.parametrize(("cores", "processes"), [(1, 1), (2, 1), (8, 7)])
def test_bots_think_in_as_many_processes_as_there_are_cores_to_spare(
    monkeypatch: pytest.MonkeyPatch, cores: int, processes: int
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(cores)), raising=False)
    assert BotPool()._most == processes


async def test_a_bot_does_not_wait_where_there_is_a_core_to_spare() -> None:
    pool = BotPool(processes=2, thinking=30.0)
    try:
        await pool.ask("BBBB/1", MADE, views(0))
        slow = asyncio.create_task(
            pool.ask("AAAA/1", BotSpec(GAME, "searcher:3600", 7), views(1), from_start=True)
        )
        await asyncio.sleep(0)
        assert (await pool.ask("BBBB/1", MADE, views(0))).move is not None
        assert not slow.done()
        slow.cancel()
    finally:
        kill_children()
        pool.close()


async def turns_taken(waiting: str, lasts: Callable[[str], float], given_up: int | None = None) -> str:
    """In which order tables think that all wait for X, by how long their thoughts last."""
    clock, order = ManualClock(), []
    turns, hold = FairQueue(clock), asyncio.Event()

    async def take(table: str) -> None:
        async with turns.turn(table):
            order.append(table)
            clock.advance(lasts(table))
            await hold.wait()

    first = asyncio.create_task(take("X"))
    await asyncio.sleep(0)
    tasks = [asyncio.create_task(take(table)) for table in waiting]
    await asyncio.sleep(0)
    if given_up is not None:
        tasks[given_up].cancel()
    hold.set()
    await asyncio.gather(first, *tasks, return_exceptions=True)
    assert turns.load == 0
    return "".join(order)


async def test_each_table_thinks_in_its_turn_however_many_bots_it_has() -> None:
    assert await turns_taken("AAAABC", lambda _: 1.0) == "XABCAAA"


async def test_a_table_whose_thoughts_are_short_has_more_of_them() -> None:
    assert await turns_taken("AAABBBBBB", lambda table: 1.0 if table == "A" else 0.3) == "XABBBBABBA"


async def test_a_turn_that_is_given_up_is_passed_on() -> None:
    assert await turns_taken("AABCB", lambda _: 1.0, given_up=2) == "XACBA"


def test_a_bot_speaks_the_languages_of_the_people_at_its_table() -> None:
    """SR-5: a code word that nobody at the table understands is no fun. Who gives settings knows better."""
    state = TableState("ABCD")
    state.apply(
        [
            e.Made(
                game="scatty-rogues",
                options={},
                seats=3,
                public=False,
                together=True,
                commitment="",
                pace=0,
                code="ABCD",
            ),
            e.Sat(seat=0, name="Ann", language="fr", key="a"),
            e.Sat(seat=1, name="Bo", language="da", key="b"),
            e.BotSat(seat=2, name="Hound", bot="hound", seed=1),
        ]
    )
    assert add_languages(state, "hound") == "hound:da+fr"
    assert add_languages(state, "hound:en") == "hound:en"
    state.game = find(GAME)
    assert add_languages(state, "random") == "random"
