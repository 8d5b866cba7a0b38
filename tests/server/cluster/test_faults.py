"""Whatever fails, nothing that was acknowledged is lost or doubled; `make soak` goes on for ten minutes."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from random import Random

import pytest

from tests.server.faults import FAULTS, Found, World
from tests.server.services import Postgres, Valkey, running_postgres, running_valkey

SECONDS = float(os.environ.get("TURNCOAT_FAULTS", "0"))
LATE = 2.0
"""Seconds that a deadline may be late with nobody there, though servers fail: on a machine that is not busy
with other things."""


@pytest.fixture
def fragile() -> Iterator[Postgres]:
    """A database that other tests do not share."""
    with running_postgres() as service:
        yield service


@pytest.fixture(params=["notify", "valkey"])
def fragile_bus(request: pytest.FixtureRequest) -> Iterator[Valkey | None]:
    """A Valkey that other tests do not share; None: servers hear each other through the database."""
    if request.param == "notify":
        yield None
        return
    with running_valkey() as service:
        yield service


@pytest.mark.time_limit(300 + 4 * SECONDS)
async def test_nothing_is_lost_or_doubled_whatever_fails(
    fragile: Postgres, fragile_bus: Valkey | None
) -> None:
    rng = Random(os.environ.get("TURNCOAT_FAULTS_SEED", "turncoat"))
    faults = [*FAULTS] if fragile_bus is None else ["kill_the_bus", "kill_a_server"]
    if SECONDS:
        faults = [rng.choice(FAULTS) for _ in range(int(SECONDS / 2 / 4))]
    tables, alone = (12, 8) if SECONDS else (3, 2)
    world = World(fragile, await asyncio.to_thread(fragile.new_database), rng, fragile_bus)
    found = await world.run(tables, alone, faults, pause=2.0 if SECONDS else 0.1)
    assert found.moves > len(faults) * tables
    assert found.bot_moves
    assert found.deadlines
    if SECONDS:
        report(world, found, len(faults))
        assert max(found.late) < LATE


def report(world: World, found: Found, faults: int) -> None:
    print(f"{faults} faults, {found.moves} moves, {found.bot_moves} by bots, {len(found.late)} deadlines")
    for what, seconds in (("late", found.late), ("resumed", world.tally.resumed)):
        order = sorted(seconds)
        p50, p99 = (order[len(order) * part // 100] for part in (50, 99))
        print(f"{what}: p50 {p50:.3f} s, p99 {p99:.3f} s, worst {order[-1]:.3f} s")
    print(f"closings {dict(world.tally.closings)}, refusals {dict(world.tally.refusals)}")
