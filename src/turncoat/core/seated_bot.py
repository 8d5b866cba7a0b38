"""A bot in a seat of a match: it is told each line once, and shown its seat's views."""

from __future__ import annotations

from typing import Any

from turncoat.core.bot import Bot, Hears, Remembers
from turncoat.core.match import Match


class SeatedBot:
    def __init__(self, bot: Bot, seat: int) -> None:
        self.bot = bot
        self.seat = seat
        self._heard = 0
        self._listener = bot if isinstance(bot, Hears) else None

    def hear(self, match: Match) -> bool:
        """Tell it what was said since it was last told; whether there was anything for its ears."""
        if self._listener is None:
            return False
        lines = match.talk(self.seat, self._heard)
        for line in lines:
            self._listener.hear(line, match.now)
        self._heard += len(lines)
        return bool(lines)

    def remember(self, match: Match) -> None:
        """Show it a moment that is past, if it asks for that."""
        self.hear(match)
        if isinstance(self.bot, Remembers):
            self.bot.see(match.view(self.seat), match.now)

    def act(self, match: Match) -> dict[str, Any] | None:
        """What it does, having heard everything and seeing its present view."""
        self.hear(match)
        return self.bot.act(match.view(self.seat), match.now)
