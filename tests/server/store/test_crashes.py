"""Killing the server at any moment loses no acknowledged move."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from tests.server.crashes import Crashes
from tests.until import PATIENCE

KILLS = int(os.environ.get("TURNCOAT_KILLS", "20"))


@pytest.mark.time_limit(KILLS * PATIENCE)
async def test_no_acknowledged_move_is_lost_or_carried_out_twice_when_the_server_is_killed(
    tmp_path: Path,
) -> None:
    crashes = Crashes(tmp_path / "tables", Random(os.environ.get("TURNCOAT_KILLS_SEED", "turncoat")))
    await crashes.run(KILLS)
    assert crashes.moves + sum(map(len, crashes.acknowledged.values())) > KILLS
