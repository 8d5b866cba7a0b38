"""One person's game at a terminal, from the first view to the last."""

from __future__ import annotations

import contextlib
import shlex

from rich.console import RenderableType
from rich.text import Text

from turncoat.core.game import Json
from turncoat.core.match import Match
from turncoat.core.refusal import Illegal
from turncoat.core.registry import find
from turncoat.core.seated_bot import SeatedBot
from turncoat.terminal.saves import Saved, Saves
from turncoat.terminal.screen import Screen
from turncoat.terminal.seating import seated
from turncoat.terminal.table import Fleeting, Patient, table_of
from turncoat.words import Words


def means(say: Words, command: str, line: str) -> bool:
    """Whether a line is one of the words for a command, in the person's language or in English."""
    known = [*say(f"terminal-input-{command}").split(), *Words("en")(f"terminal-input-{command}").split()]
    return line.lower() in known


class Leave(Exception):  # noqa: N818 - leaving is no error
    """The person wants to go; the game is saved."""


class Session:
    """A match between a person who types and bots. It is saved after everything that happens.

    The match's clock stands still while the person thinks: time passes only when nobody else is left
    to wait for, or when the person asks to wait.
    """

    def __init__(self, saved: Saved, screen: Screen, say: Words, saves: Saves) -> None:
        self.saved = saved
        self.match = saved.match
        self.screen = screen
        self.say = say
        self.saves = saves
        self.table = table_of(find(self.match.game), say)
        self.fleeting = self.table if isinstance(self.table, Fleeting) else None
        self.patient = self.table if isinstance(self.table, Patient) else None
        self.bots: dict[int, SeatedBot] = {}
        self.wishes: dict[int, Json] = {}
        self.seen: Json | None = None
        self.heard = 0
        """How many lines of talk the person has been told."""
        self._changed = 0.0
        """When the person last saw something new, by the match's clock."""
        self._nudged = False
        """Whether the person has been asked since, though nothing happened."""
        self._page_is_read = False
        self._early: str | None = None
        """What the person typed before it could be played; it is, unless something happens first."""
        self._last_news: RenderableType | None = None

    def play(self) -> bool:
        """Play until the end (True), or until the person leaves (False)."""
        try:
            self.saves.save(self.saved)
            with contextlib.nullcontext() if self.fleeting is None else self.screen.fleeting():
                self._greet()
                self._seat_bots()
                self._play_on()
            self._end()
        except (KeyboardInterrupt, EOFError, Leave):
            self._leave()
            return False
        return True

    def another(self) -> bool:
        """Whether the person wants to play again."""
        self.screen.sentence(self.say("terminal-another"))
        try:
            return means(self.say, "yes", self.screen.ask())
        except (KeyboardInterrupt, EOFError):
            self.screen.gap()
            return False

    def _play_on(self) -> None:
        while self.match.result is None:
            if self.wishes:
                self._bot_moves()
            elif self._person_is_asked() or not self._time_passes():
                self._person_moves()

    def _person_is_asked(self) -> bool:
        view = self._view()
        awaited = view["awaited"] and not (self.patient is not None and self.patient.lets_go(view))
        return awaited or self.table.invites(view) or self._nudge() == self.match.now

    def _nudge(self) -> float | None:
        """When the person is asked though nothing has happened."""
        if self.fleeting is None or self._nudged:
            return None
        patience = self.fleeting.patience(self._view())
        return None if patience is None else self._changed + patience

    def _view(self) -> Json:
        return self.match.view(self.saved.person)

    # Bots

    def _seat_bots(self) -> None:
        """A bot that comes back is told and shown everything again, in order, so that it remembers."""
        self.bots = {seat: SeatedBot(bot, seat) for seat, bot in seated(self.saved).items()}
        past = Match.replay(self.match.log, upto=0)
        for record in self.match.records():
            for bot in self.bots.values():
                bot.remember(past)
            past.repeat(record)
        self._show_bots()

    def _bot_moves(self) -> None:
        """A bot can be refused without being mistaken: by a hand that it could not see, say."""
        seat = next(iter(self.wishes))
        try:
            self.match.play(seat, self.wishes.pop(seat))
        except Illegal:
            return
        self._happened()

    def _show_bots(self) -> None:
        """Every bot sees every new view; what it wants to do holds until the next."""
        self.wishes = {}
        for seat, bot in self.bots.items():
            name = self.match.seats[seat]
            with self.screen.waiting(self.say("terminal-thinking", name=name)):
                wish = bot.act(self.match)
            if wish is not None:
                self.wishes[seat] = wish

    def _time_passes(self) -> bool:
        """Let the next thing happen by itself; False if there is none."""
        wakes = [seated.bot.wake for seated in self.bots.values()]
        moments = [
            at
            for at in (*wakes, self.match.deadline, self._nudge())
            if at is not None and at > self.match.now
        ]
        if not moments:
            return False
        before = self.match.number
        self.match.tick(min(moments))
        if self.match.number > before:
            self._happened()
        else:
            self._show_bots()
        return True

    def _happened(self) -> None:
        self.saves.save(self.saved)
        news = self._news()
        if self.match.result is not None:
            self._last_news = news
            return
        if news is not None:
            self._early = None
            self._turn_page()
            self.screen.show(news)
        self._show_bots()

    def _turn_page(self) -> None:
        """What was on the page is gone once the person has typed something."""
        if self._page_is_read and self.fleeting is not None:
            self.screen.wipe()
        self._page_is_read = False

    def _news(self) -> RenderableType | None:
        """What is new to the person, in words."""
        lines = self.match.talk(self.saved.person, self.heard)
        self.heard += len(lines)
        before, self.seen = self.seen, self._view()
        if lines or self.seen != before:
            self._changed, self._nudged = self.match.now, False
        return self.table.news(self.seen, before, lines)

    # The person

    def _person_moves(self) -> None:
        view = self._view()
        self._nudged = self._nudge() == self.match.now
        if self._early is not None and view["awaited"]:
            early, self._early = self._early, None
            with contextlib.suppress(Illegal):
                self._carried_out(early, view)
            return
        self._turn_page()
        self.screen.gap()
        self.screen.show(self.table.draw(view))
        self.screen.gap()
        while True:
            self.screen.show(self.table.prompt(view))
            line = self.screen.ask()
            self._page_is_read = True
            try:
                if self._carried_out(line, view):
                    return
            except Illegal as no:
                if no.code == "too_early" and self.fleeting is not None and self.fleeting.turns(view):
                    self._early = line
                    return
                self.screen.sentence(self.say.refusal(no), style="wax")

    def _carried_out(self, line: str, view: Json) -> bool:
        """Whether the line changed anything."""
        if means(self.say, "help", line):
            self._show_help()
        elif means(self.say, "rules", line):
            self.screen.gap()
            self.screen.show(self.table.rules())
            self.screen.gap()
        elif means(self.say, "quit", line):
            raise Leave
        elif means(self.say, "wait", line):
            return self._time_passes()
        elif not line and self._may_pass(view):
            return True
        elif line:
            self.match.play(self.saved.person, self.table.read(line, view))
            if self.fleeting is None:
                self.screen.gap()
            self._happened()
            return True
        return False

    def _may_pass(self, view: Json) -> bool:
        """Whether an empty line lets time go on."""
        return self.patient is not None or (self.fleeting is not None and self.fleeting.turns(view))

    # Words

    def _greet(self) -> None:
        say, screen, game = self.say, self.screen, self.match.game
        others = ", ".join(self.match.seats[seat] for seat in self.saved.bots)
        title = Text(say(f"game-{game}") if say.has(f"game-{game}") else game, style="brass.strong")
        screen.gap()
        screen.show(title)
        if say.has(f"about-{game}"):
            screen.sentence(say(f"about-{game}"), style="faint")
        screen.gap()
        if self.match.number:
            screen.sentence(say("terminal-welcome-back", others=others))
        else:
            screen.sentence(say("terminal-welcome", others=others))
            screen.sentence(say("terminal-sealed"), style="faint")
            screen.sentence(self.match.commitment, style="faint")
        screen.sentence(say("terminal-ask-for-help"))
        if self.fleeting is not None:
            self.fleeting.sit(self.match.options)
        self.heard = len(self.match.talk(self.saved.person))
        news = self._news()
        if news is not None:
            screen.gap()
            screen.show(news)

    def _show_help(self) -> None:
        screen, say = self.screen, self.say
        screen.gap()
        screen.show(self.table.help())
        screen.sentence(say("terminal-help-commands"))
        screen.sentence(say("terminal-help-clock"), style="faint")
        screen.gap()

    def _leave(self) -> None:
        self.screen.gap()
        self.screen.sentence(self.say("terminal-left"))
        self.screen.command(f"turncoat play {self.match.game} --resume")

    def _end(self) -> None:
        file = self.saves.finish(self.match)
        if self._last_news is not None:
            self.screen.show(self._last_news)
        self.screen.gap()
        self.screen.show(self.table.ending(self._view(), self.match.view("host")))
        self.screen.gap()
        self.screen.sentence(self.say("terminal-kept"), style="faint")
        self.screen.command(f"turncoat verify {shlex.quote(str(file))}")
        self.screen.gap()
