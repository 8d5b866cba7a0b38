"""Every registered game keeps every law, over generated play."""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.laws import support
from tests.laws.laws import LAWS
from tests.laws.support import Support
from turncoat.core.registry import games

Law = Callable[[Support, Random], None]
GAMES: Final = int(os.environ.get("TURNCOAT_LAWS", "25"))
"""Of each kind, for each law: more in `make soak`."""
FOLDERS = [game.home.rpartition(".")[2] for game in games().values()]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("folder", FOLDERS)
@settings(max_examples=GAMES, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(min_value=0, max_value=2**32))
def test_law(folder: str, law: Law, seed: int) -> None:
    law(support.of(folder), Random(seed))
