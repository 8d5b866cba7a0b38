"""Starts, wakes and stops the bots of one table, and implements `bots.player.BotTable` for them."""

from __future__ import annotations

from typing import Final, Protocol

from turncoat.core.bots.characters import CHARACTERS
from turncoat.core.game import Json
from turncoat.server.bots.observations import observations
from turncoat.server.bots.player import BotPlayer, SeatedBot
from turncoat.server.bots.pool import BotSpec, Observation
from turncoat.server.bots.thinking_limit import limit_bot
from turncoat.server.tables.bot_history import observations_from_start
from turncoat.server.tables.log.state import TableState
from turncoat.server.tables.registry.services import Services
from turncoat.server.tables.schedule.timing import Timing
from turncoat.server.tables.viewers.audience import Audience

ALARM: Final = "bot "
"""The name of a bot's alarm, before its seat."""


class PlaysBots(Protocol):
    """The part of a table that its bots act through."""

    async def play_bot_move(self, seat: int, move: Json, seen: int, moved: int) -> None: ...

    def standby_seconds(self) -> float: ...

    def on_bots_idle(self) -> None: ...


class BotSeats:
    """The bots of one table, and the `BotTable` that they use."""

    def __init__(
        self, services: Services, state: TableState, audience: Audience, timing: Timing, table: PlaysBots
    ) -> None:
        """Start no bot yet. `table`: a weak proxy, so that a closed table is freed at once."""
        self._services = services
        self._state = state
        self._audience = audience
        self._timing = timing
        self._table = table
        self._players: dict[int, BotPlayer] = {}
        self._public = (0, 0.0)
        """The number and the time of the latest public view."""

    def __contains__(self, seat: int) -> bool:
        return seat in self._players

    def __getitem__(self, seat: int) -> BotPlayer:
        return self._players[seat]

    @property
    def busy(self) -> bool:
        """Whether a bot thinks, or has something new to see."""
        return any(player.busy for player in self._players.values())

    def start(self) -> None:
        """Start every bot that has a seat in the match and does not play yet."""
        if self._state.stage == "playing":
            if self._state.bots() and not self._players:
                self._audience.keep_history("watcher")
                self._public = (self._audience.history("watcher").n, self.now())
            for seat in self._state.bots():
                if seat not in self._players:
                    self._audience.history(seat)
                    self._players[seat] = BotPlayer(self, seat, self._seated_bot(seat), self._services.bots)

    def _seated_bot(self, seat: int) -> SeatedBot:
        state, place = self._state, self._state.places[seat]
        assert place.bot is not None
        bot = add_languages(state, limit_bot(state.game, place.bot))
        character = CHARACTERS.get(place.who or "")
        return SeatedBot(
            f"{state.key}/{seat}/{place.bot_seed}",
            BotSpec(state.game.name, bot, place.bot_seed),
            1.0 if character is None else character.haste,
        )

    def notice_news(self) -> None:
        """Wake the bots that have something new to see or hear."""
        if self._players:
            history = self._audience.history("watcher")
            if history.n > self._public[0]:
                self._public = (history.n, history.recent[-1].at)
        for player in self._players.values():
            player.notice_news()

    def on_alarm(self, name: str) -> None:
        """Wake the bot whose alarm this is."""
        player = self._players.get(int(name.removeprefix(ALARM)))
        if player is not None:
            player.wake()

    def due(self) -> float | None:
        """Return the match's time at which a bot must be asked even if nothing has changed."""
        times = [player.due() for player in self._players.values()]
        return min((time for time in times if time is not None), default=None)

    def stop(self, seat: int) -> None:
        player = self._players.pop(seat, None)
        if player is not None:
            player.stop()

    def stop_all(self) -> None:
        for seat in list(self._players):
            self.stop(seat)

    # The interface for bots

    def now(self) -> float:
        """Return the match's time."""
        return self._timing.now()

    def pace(self) -> float:
        """Return about how many seconds a bot takes for a move."""
        return self._state.pace

    def standby_seconds(self) -> float:
        """Return how many seconds this server waits for another one to ask the bot first."""
        return self._table.standby_seconds()

    def progress(self, seat: int) -> tuple[int, int, int]:
        """Return the numbers of the seat's latest view and line, and how many moves it has made."""
        history = self._audience.history(seat)
        return history.n, history.heard, self._state.moves[seat]

    def news(self, seat: int, seen: int, heard: int | None) -> list[Observation]:
        """Return the views after number `seen`, and the lines after `heard` unless that is None."""
        lines: list[Json] = [] if heard is None else self._state.match().talk(seat, heard)
        return observations(self._audience.history(seat).since(seen), lines, seen)

    async def history(self, seat: int, last: int) -> list[Observation]:
        """Return everything that the seat has seen and heard; the latest view has the number `last`."""
        return await observations_from_start(self._state, seat, last)

    def public_moment(self) -> tuple[int, float]:
        """Return the number and time of the latest public view.

        Bots count their pauses from it, so that a pause reveals nothing that the bot alone has seen.
        """
        return self._public

    async def play(self, seat: int, move: Json, seen: int, moved: int) -> None:
        """Play a move that the bot chose when it had seen that view and made so many moves."""
        await self._table.play_bot_move(seat, move, seen, moved)

    def set_alarm(self, seat: int, at: float) -> None:
        """Have the bot woken at that time of the match."""
        self._services.alarms.set(self._state.key, f"{ALARM}{seat}", self._timing.alarm_at(at))

    def cancel_alarm(self, seat: int) -> None:
        self._services.alarms.cancel(self._state.key, f"{ALARM}{seat}")

    def on_idle(self) -> None:
        """Note that a bot has nothing to do."""
        self._table.on_bots_idle()


def add_languages(state: TableState, bot: str) -> str:
    """Return the bot's spec with the languages of the people at the table, if it speaks at all.

    They follow from the log, so that the bot is the same after a restart.
    """
    if not state.game.bots_speak or ":" in bot:
        return bot
    return f"{bot}:{'+'.join(sorted({state.place(seat).language for seat in state.people()}))}".rstrip(":")
