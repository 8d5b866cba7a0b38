from collections.abc import Iterator

import pytest

from tests.lab import bell


@pytest.fixture
def bell_game() -> Iterator[None]:
    """The toy game `bell` can be played."""
    with bell.register():
        yield
