"""What follows the colon in `name:settings`, read or refused."""

from __future__ import annotations

import re
from typing import Final

from turncoat.core.bots.bot import bad_settings

EXAMPLES: Final = "searcher:0.1, searcher:iterations=300"
DEFAULT_SECONDS: Final = 0.5
MOST_SECONDS: Final = 3600.0
MOST_ITERATIONS: Final = 10_000_000
_NUMBER: Final = re.compile(r"[0-9]+(\.[0-9]+)?|\.[0-9]+")


def none_wanted(bot: str, settings: str) -> None:
    """Refuse all settings, for bots that have none."""
    if settings:
        raise bad_settings(bot, settings)


def budget(bot: str, settings: str) -> tuple[float, int]:
    """Return seconds a move and iterations a move; one of the two is 0 and does not count.

    `0.1` is a tenth of a second; `iterations=300` takes as long as it takes, and is reproducible.
    """
    if not settings:
        return DEFAULT_SECONDS, 0
    name, equals, number = settings.partition("=")
    if equals:
        if name != "iterations" or not re.fullmatch("[0-9]{1,8}", number):
            raise bad_settings(bot, settings, EXAMPLES)
        iterations = int(number)
        if not 1 <= iterations <= MOST_ITERATIONS:
            raise bad_settings(bot, settings, EXAMPLES)
        return 0.0, iterations
    if not _NUMBER.fullmatch(settings) or not 0 < float(settings) <= MOST_SECONDS:
        raise bad_settings(bot, settings, EXAMPLES)
    return float(settings), 0
