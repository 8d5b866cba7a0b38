"""A bot of any kind in a seat of somebody's table, for `turncoat sit`: it plays to the end of the match."""

from __future__ import annotations

import json
from typing import Any, Final

from turncoat.client.seat import News, Refused, RemoteSeat
from turncoat.core import registry
from turncoat.core.bots.bot import Bot, Hears, Remembers
from turncoat.lab.bots.specs import close, make_bot
from turncoat.language_model.bot import PREFIX
from turncoat.language_model.usage import Metered
from turncoat.words import Words

LONGEST: Final = 5.0
"""Seconds after which the seat is looked at again, whatever happens."""

AGAIN: Final = 20.0
"""Seconds before something is said again that the table refused."""


def program_of(spec: str) -> str:
    """Return what the table is told of a bot: a language model, or another program."""
    return "model" if spec.startswith(PREFIX) else "bot"


class Sitter:
    """Plays one seat with a bot."""

    def __init__(self, seat: RemoteSeat, game: str, spec: str, seed: int, say: Words) -> None:
        self._seat = seat
        self._bot: Bot = make_bot(registry.find(game), spec, seed)
        self._say = say
        self._view: dict[str, Any] | None = None
        self._called = -1.0
        self._announced = False
        """Whether the table was told that a stand-in has moved."""
        self._announce_at = 0.0
        self.refused = 0

    def play(self) -> dict[str, Any] | None:
        """Play until the match is over; return its result, or None if the seat was lost."""
        try:
            while self._seat.ended is None:
                before = self._seat.changes
                if self._look() or self._is_awake():
                    self._act()
                    continue
                if self._view is not None and self._view["result"] is not None:
                    result: dict[str, Any] = self._view["result"]
                    return result
                self._announce_stand_in()
                self._seat.wait_for_change(before, self._patience())
        finally:
            close(self._bot)
        return None

    def _look(self) -> bool:
        """Tell the bot what is new; return whether there was anything to act on."""
        news = self._seat.take_news()
        latest = max((place for place, each in enumerate(news) if each.view is not None), default=None)
        for place, each in enumerate(news):
            self._tell(each, place == latest)
        return bool(news) and self._view is not None and self._view["result"] is None

    def _tell(self, news: News, latest: bool) -> None:
        if news.line is not None:
            if isinstance(self._bot, Hears):
                self._bot.hear(news.line, news.at)
            return
        assert news.view is not None
        view = json.loads(news.view)
        if latest:
            self._view = view
        elif isinstance(self._bot, Remembers):
            self._bot.see(view, news.at)

    def _is_awake(self) -> bool:
        wake = self._bot.wake
        return self._view is not None and wake is not None and self._called < wake <= self._seat.now

    def _act(self) -> None:
        assert self._view is not None
        self._called = self._seat.now
        move = self._bot.act(self._view, self._called)
        if move is not None:
            try:
                self._seat.ask("move", move=move)
            except Refused:
                self.refused += 1
            except TimeoutError:
                return

    def _patience(self) -> float:
        wake = self._bot.wake
        left = LONGEST if wake is None or wake <= self._called else wake - self._seat.now
        return min(LONGEST, max(0.01, left))

    def _announce_stand_in(self) -> None:
        """Say once, in the table's chat, that the model's stand-in has moved; never under cover."""
        bot = self._bot
        if self._announced or self._seat.covered or self._seat.now < self._announce_at:
            return
        if not isinstance(bot, Metered) or not bot.usage.stood_in:
            return
        self._announce_at = self._seat.now + AGAIN
        try:
            self._seat.ask("chat", text=self._say("sit-stood-in"))
            self._announced = True
        except (Refused, TimeoutError):
            return
