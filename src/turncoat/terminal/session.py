"""One person's game at a terminal, from the first view to the last."""

from __future__ import annotations

import contextlib
import shlex
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from turncoat.core.bots.seated_bot import SeatedBot
from turncoat.core.game import Json
from turncoat.core.match import Match
from turncoat.core.refusal import Illegal
from turncoat.core.registry import find
from turncoat.terminal.game_screen import MovesByItself, OneShotPages, SkipsPrompts, screen_for
from turncoat.terminal.saves import SavedGame, Saves
from turncoat.terminal.screen import Screen
from turncoat.terminal.seating import make_bots
from turncoat.terminal.toolkit import Vocabulary
from turncoat.words import Words

COMMANDS: Final = ("help", "rules", "quit", "wait", "yes", "no")


def commands(say: Words) -> Vocabulary:
    """Return the words for commands that every game understands."""
    return Vocabulary(say, "terminal-input-", COMMANDS)


class Leave(Exception):  # noqa: N818 - leaving is no error
    """Raised when the person wants to go; the game is saved."""


class Session:
    """A match between a person who types and bots. It is saved after every change.

    The match's clock stands still while the person thinks: time passes only when nobody else is left
    to wait for, or when the person asks to wait.
    """

    def __init__(self, saved: SavedGame, screen: Screen, say: Words, saves: Saves) -> None:
        self.saved = saved
        self.match = saved.match
        self.screen = screen
        self.say = say
        self.saves = saves
        self.game_screen = screen_for(find(self.match.game), say)
        self._one_shot = self.game_screen if isinstance(self.game_screen, OneShotPages) else None
        self._skipping = self.game_screen if isinstance(self.game_screen, SkipsPrompts) else None
        self._moving = self.game_screen if isinstance(self.game_screen, MovesByItself) else None
        self._commands = commands(say)
        self.bots: dict[int, SeatedBot] = {}
        self._bot_moves: dict[int, Json] = {}
        """By seat, the move that a bot has chosen for the present view."""
        self._shown: Json | None = None
        """The view that the person was last told about."""
        self._lines_told = 0
        """How many lines of talk the person has been told."""
        self._changed = 0.0
        """When the person last saw something new, by the match's clock."""
        self._prompted_in_quiet = False
        """Whether the person has been asked since then, though nothing happened."""
        self._page_is_read = False
        self._early: str | None = None
        """A line that was typed too early. It is played as soon as it can be, unless there is news first."""
        self._last_news: RenderableType | None = None

    def play(self) -> bool:
        """Play until the end (True), or until the person leaves (False)."""
        try:
            self.saves.save(self.saved)
            with contextlib.nullcontext() if self._one_shot is None else self.screen.one_shot_pages():
                self._greet()
                self._seat_bots()
                self._run()
            self._end()
        except (KeyboardInterrupt, EOFError, Leave):
            self._say_how_to_resume()
            return False
        return True

    def wants_another(self) -> bool:
        """Ask the person whether to play again, until the answer can be understood."""
        try:
            while True:
                self.screen.show_sentence(self.say("terminal-another"))
                answer = self._commands.match(self.screen.ask())
                if answer in ("yes", "no", "quit"):
                    return answer == "yes"
        except (KeyboardInterrupt, EOFError):
            self.screen.show_gap()
            return False

    def _run(self) -> None:
        while self.match.result is None:
            own = None if self._moving is None else self._moving.own_move(self._view())
            if own is not None:
                self.match.play(self.saved.person, own)
                self._after_change()
            elif self._bot_moves:
                self._play_bot_move()
            elif self._should_prompt() or not self._advance_time():
                self._prompt()

    def _should_prompt(self) -> bool:
        view = self._view()
        awaited = view["awaited"] and not (self._skipping is not None and self._skipping.skips_prompt(view))
        return awaited or self.game_screen.wants_prompt(view) or self._prompt_in_quiet_at() == self.match.now

    def _prompt_in_quiet_at(self) -> float | None:
        """Return when to ask the person though nothing has happened."""
        if self._one_shot is None or self._prompted_in_quiet:
            return None
        seconds = self._one_shot.seconds_to_prompt(self._view())
        return None if seconds is None else self._changed + seconds

    def _view(self) -> Json:
        return self.match.view(self.saved.person)

    # Bots

    def _seat_bots(self) -> None:
        """Make the bots, and show them the whole match so far, in order, so that they remember it."""
        self.bots = {seat: SeatedBot(bot, seat) for seat, bot in make_bots(self.saved).items()}
        past = Match.replay(self.match.log, upto=0)
        for record in self.match.records():
            for bot in self.bots.values():
                bot.remember(past)
            past.repeat(record)
        self._show_bots()

    def _play_bot_move(self) -> None:
        """Play a bot's move; the match may refuse it for a reason that the bot could not see."""
        seat = next(iter(self._bot_moves))
        try:
            self.match.play(seat, self._bot_moves.pop(seat))
        except Illegal:
            return
        self._after_change()

    def _show_bots(self) -> None:
        """Show every bot the new view; the move that it chooses holds until the next."""
        self._bot_moves = {}
        for seat, bot in self.bots.items():
            name = self.match.seats[seat]
            with self.screen.spinner(self.say("terminal-thinking", name=name)):
                move = bot.act(self.match)
            if move is not None:
                self._bot_moves[seat] = move

    def _advance_time(self) -> bool:
        """Let the next thing happen by itself; return False if there is none."""
        wakes = [seated.bot.wake for seated in self.bots.values()]
        moments = [
            at
            for at in (*wakes, self.match.deadline, self._prompt_in_quiet_at())
            if at is not None and at > self.match.now
        ]
        if not moments:
            return False
        before = self.match.number
        self.match.tick(min(moments))
        if self.match.number > before:
            self._after_change()
        else:
            self._show_bots()
        return True

    def _after_change(self) -> None:
        """Save the match, tell the person and show the bots."""
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
        """Remove a page that may be shown only once, if the person has typed something since."""
        if self._page_is_read and self._one_shot is not None:
            self.screen.turn_page()
        self._page_is_read = False

    def _news(self) -> RenderableType | None:
        """Describe the changes that the person has not seen yet."""
        lines = self.match.talk(self.saved.person, self._lines_told)
        self._lines_told += len(lines)
        before, self._shown = self._shown, self._view()
        if lines or self._shown != before:
            self._changed, self._prompted_in_quiet = self.match.now, False
        return self.game_screen.news(self._shown, before, lines)

    # The person

    def _prompt(self) -> None:
        """Ask the person, until something changes or time may go on."""
        view = self._view()
        self._prompted_in_quiet = self._prompt_in_quiet_at() == self.match.now
        if self._early is not None and view["awaited"]:
            early, self._early = self._early, None
            with contextlib.suppress(Illegal):
                self._carry_out(early, view)
            return
        self._turn_page()
        self.screen.show_gap()
        self.screen.show(self.game_screen.render(view))
        self.screen.show_gap()
        while True:
            self.screen.show(self.game_screen.prompt(view))
            line = self.screen.ask()
            self._page_is_read = True
            try:
                if self._carry_out(line, view):
                    return
            except Illegal as no:
                if (
                    no.code == "too_early"
                    and self._one_shot is not None
                    and self._one_shot.may_turn_page(view)
                ):
                    self._early = line
                    return
                self.screen.show_sentence(self.say.refusal(no), style="wax")

    def _carry_out(self, line: str, view: Json) -> bool:
        """Do what a line asks for; return whether the person is done with this prompt."""
        match self._commands.match(line):
            case "help":
                self._show_help()
                return False
            case "rules":
                self.screen.show_gap()
                self.screen.show(self.game_screen.rules())
                self.screen.show_gap()
                return False
            case "quit":
                raise Leave
            case "wait":
                return self._advance_time()
        if not line:
            return self._may_pass(view)
        self.match.play(self.saved.person, self.game_screen.parse(line, view))
        if self._one_shot is None:
            self.screen.show_gap()
        self._after_change()
        return True

    def _may_pass(self, view: Json) -> bool:
        """Return whether an empty line lets time go on."""
        return self._skipping is not None or (
            self._one_shot is not None and self._one_shot.may_turn_page(view)
        )

    # Words

    def _greet(self) -> None:
        say, screen, game = self.say, self.screen, self.match.game
        others = ", ".join(self.match.seats[seat] for seat in self.saved.bots)
        title = Text(say(f"game-{game}") if say.has(f"game-{game}") else game, style="brass.strong")
        screen.show_gap()
        screen.show(title)
        if say.has(f"about-{game}"):
            screen.show_sentence(say(f"about-{game}"), style="faint")
        screen.show_gap()
        if self.match.number:
            screen.show_sentence(say("terminal-welcome-back", others=others))
        else:
            screen.show_sentence(say("terminal-welcome", others=others))
            screen.show_sentence(say("terminal-sealed"), style="faint")
            screen.show_sentence(self.match.commitment, style="faint")
        screen.show_sentence(say("terminal-ask-for-help"))
        if self._one_shot is not None:
            self._one_shot.set_options(self.match.options)
        self._lines_told = len(self.match.talk(self.saved.person))
        news = self._news()
        if news is not None:
            screen.show_gap()
            screen.show(news)

    def _show_help(self) -> None:
        screen, say = self.screen, self.say
        screen.show_gap()
        screen.show(self.game_screen.help())
        screen.show_sentence(say("terminal-help-commands"))
        screen.show_sentence(say("terminal-help-clock"), style="faint")
        screen.show_gap()

    def _say_how_to_resume(self) -> None:
        self.screen.show_gap()
        self.screen.show_sentence(self.say("terminal-left"))
        self.screen.show_command(f"turncoat play {self.match.game} --resume")

    def _end(self) -> None:
        file = self.saves.finish(self.match)
        if self._last_news is not None:
            self.screen.show(self._last_news)
        self.screen.show_gap()
        self.screen.show(self.game_screen.ending(self._view(), self.match.view("host")))
        self.screen.show_gap()
        self.screen.show_sentence(self.say("terminal-kept"), style="faint")
        self.screen.show_command(f"turncoat verify {shlex.quote(str(file))}")
        self.screen.show_gap()
