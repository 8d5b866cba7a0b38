"""A bot in a seat of a match: it hears each line once and sees its seat's views."""

from __future__ import annotations

from typing import Any

from turncoat.core.bots.bot import Bot, Hears, Remembers
from turncoat.core.match import Match


class SeatedBot:
    """A bot, its seat, and how many lines it has heard."""

    def __init__(self, bot: Bot, seat: int) -> None:
        self.bot = bot
        self.seat = seat
        self._heard = 0
        self._listener = bot if isinstance(bot, Hears) else None

    def hear(self, match: Match) -> bool:
        """Let it hear the lines since the last call; return whether there were any."""
        if self._listener is None:
            return False
        lines = match.talk(self.seat, self._heard)
        for line in lines:
            self._listener.hear(line, match.now)
        self._heard += len(lines)
        return bool(lines)

    def remember(self, match: Match) -> None:
        """Show it a past moment, if it keeps track of those."""
        self.hear(match)
        if isinstance(self.bot, Remembers):
            self.bot.see(match.view(self.seat), match.now)

    def act(self, match: Match) -> dict[str, Any] | None:
        """Return its move, after it has heard everything and with its present view."""
        self.hear(match)
        return self.bot.act(match.view(self.seat), match.now)
