"""Killing the server at any moment loses no acknowledged move."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from random import Random

from tests.server.crashes import Crashes

KILLS = int(os.environ.get("TURNCOAT_KILLS", "20"))


def test_no_acknowledged_move_is_lost_or_carried_out_twice_when_the_server_is_killed(tmp_path: Path) -> None:
    crashes = Crashes(tmp_path / "tables", Random(os.environ.get("TURNCOAT_KILLS_SEED", "turncoat")))
    asyncio.run(crashes.run(KILLS))
    assert crashes.moves + sum(map(len, crashes.acknowledged.values())) > KILLS
