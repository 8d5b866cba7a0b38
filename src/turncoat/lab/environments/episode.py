"""One match as a sequence of decisions: who decides next, what they see, and how time passes.

Seats are played from outside or by bots. A seat is asked when it can do something and the match waits for it,
or when something is new to it. It may wait unless the match waits for it. A move takes its player `pace`
seconds: only then is that seat asked again. When nobody has anything to decide, time passes until the next
deadline, the next moment at which a bot wants to be asked, or the end of somebody's pace.

Moves count as they are made, one after the other; a move that has become impossible meanwhile is dropped.
"""

from __future__ import annotations

import copy
import hashlib
import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

import msgspec

from turncoat.core import registry
from turncoat.core.bots.bot import Bot
from turncoat.core.bots.seated_bot import SeatedBot
from turncoat.core.game import Json
from turncoat.core.match import Match
from turncoat.core.refusal import Illegal
from turncoat.core.viewer import Viewers
from turncoat.lab.bots.specs import make_bot
from turncoat.lab.environments.choices import WAIT, Choices, Steps

PACE: Final = 1.0
"""Seconds that a move takes its player, so that talk takes time."""
SEED_BITS: Final = 63
Ways: TypeAlias = dict[int, Steps]
"""What a seat may choose: by number, the steps of the move after it."""


@dataclass(frozen=True)
class Setting:
    """How the matches of an environment are set up."""

    game: str
    players: int | None = None
    """Left out: the fewest the game can have."""
    options: Mapping[str, Any] = field(default_factory=dict)
    deal: Mapping[str, Any] | None = None
    bots: Mapping[int, str] = field(default_factory=dict)
    """By seat, the bots that play; the other seats are played from outside."""
    talk: bool = True
    """Whether talk is among the choices: claims, and phrases from a list."""
    pace: float = PACE
    history: bool = False
    """Whether to keep what stands for all that each seat has observed (`Episode.history`)."""

    @property
    def seats(self) -> int:
        return registry.find(self.game).seats[0] if self.players is None else self.players

    @property
    def choices(self) -> Choices:
        return Choices.of(self.game)

    def begin(self, seed: int) -> Episode:
        """Begin a match; the same seed gives the same match and the same bots."""
        names = [f"P{seat}" for seat in range(self.seats)]
        match = Match(self.game, names, seed % (1 << SEED_BITS), self.options, self.deal)
        return self.go_on(match, seed)

    def go_on(self, match: Match, seed: int = 0) -> Episode:
        """Go on with a match from where it is; it is not changed, but copied."""
        game = registry.find(self.game)
        if match.game != game.name or len(match.seats) != self.seats:
            raise ValueError(f"a match of {self.game} with {self.seats} players was expected")
        if match._beginning.hosted and match.options.get("host") == "human":
            raise ValueError("an environment has no place for a host: leave the option `host` as it is")
        bots = {seat: make_bot(game, spec, seed % (1 << 48) + seat) for seat, spec in self.bots.items()}
        return Episode(self, match.fork(), bots)


@dataclass
class _Outside:
    """A seat that is played from outside."""

    heard: int = 0
    """How many lines it had heard when it last decided."""
    free_at: float = -math.inf
    """When its last move is over."""
    new: bool = True
    """Whether there is something that it has not decided on: a view, a line, the end of its last move."""
    steps: Steps = ()
    """Of the move that it is choosing."""
    waited_on: frozenset[int] | None = None
    """What it could have done when it waited; None: it made a move."""
    view: Json | None = None
    ways: Ways | None = None
    history: bytes = b""
    """Stands for all that it was shown, heard and chose, in order; kept if the setting says so."""
    told: int = 0
    """How many lines are in its history."""
    shown: bytes = b""
    """The view that was last added to its history."""

    def note(self, what: bytes) -> None:
        """Add something to the history."""
        self.history = hashlib.blake2b(self.history + what, digest_size=16).digest()


@dataclass
class _Bot:
    """A seat that a bot plays."""

    seated: SeatedBot
    view: Json | None = None
    asked_at: float = -math.inf
    new: bool = True

    def wake(self) -> float | None:
        wake = self.seated.bot.wake
        return None if wake is None or wake <= self.asked_at else wake


class Episode:
    """A match in play. `actor` decides next, or nobody: then it is over."""

    def __init__(self, setting: Setting, match: Match, bots: Mapping[int, Bot]) -> None:
        self.setting = setting
        self.match = match
        self.choices = setting.choices
        self.bots = {seat: _Bot(SeatedBot(bot, seat)) for seat, bot in bots.items()}
        self.outside = {seat: _Outside() for seat in range(len(match.seats)) if seat not in bots}
        self.mistakes = [0] * len(match.seats)
        """By seat: choices that were not offered, and moves that were refused."""
        self._lines = 0
        self.actor: int | None = None
        self._keep_history(None, True)
        self._advance()

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        self._refuse_bots()
        twin = copy.copy(self)
        twin.match = self.match.fork()
        twin.outside = {seat: copy.copy(state) for seat, state in self.outside.items()}
        twin.mistakes = self.mistakes.copy()
        return twin

    def __copy__(self) -> Episode:
        twin = Episode.__new__(Episode)
        twin.__dict__.update(self.__dict__)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """Return what makes the same episode again elsewhere; the match is its log."""
        self._refuse_bots()
        return {**self.__dict__, "match": self.match.log, "choices": self.setting.game}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self.match, self.choices = Match.replay(kept["match"]), Choices.of(kept["choices"])
        self.match.take_changed_viewers()

    def _refuse_bots(self) -> None:
        if self.bots:
            raise TypeError("an episode with bots cannot be copied: what they remember is their own")

    @property
    def over(self) -> bool:
        return self.match.over

    def observe(self, seat: int) -> Json:
        """Return what the seat sees: its view, the lines since it last decided, the clock, its own steps."""
        state = self.outside[seat]
        return {
            "view": self._view(seat),
            "talk": self.match.talk(seat, state.heard),
            "now": self.match.now,
            "steps": list(state.steps),
        }

    def show(self, seat: int) -> Json:
        """Return what the seat sees as data of its own, for others to keep."""
        shown: Json = msgspec.json.decode(self.encode(seat))
        return shown

    def encode(self, seat: int) -> bytes:
        """Return what the seat sees as JSON text."""
        return msgspec.json.encode(self.observe(seat))

    def ways(self, seat: int) -> Ways:
        """Return what the seat may choose now, by number; it may wait unless the match waits for it."""
        state = self.outside[seat]
        if state.ways is None:
            view = self._view(seat)
            offered = self.choices.offered(view, self.setting.talk)
            ways = self.choices.after(offered, state.steps, view)
            state.ways = ways if state.steps or (ways and view["awaited"]) else {WAIT: (), **ways}
        return state.ways

    def choose(self, seat: int, choice: int) -> None:
        """Carry out a choice. One that is not offered counts as a mistake; the seat then waits for `pace`."""
        self._decide(seat, choice)
        self._advance()

    def choose_all(self, choices: Mapping[int, int]) -> None:
        """Carry out what several seats chose at one moment, beginning with another each time."""
        number, seats = self.match.number, len(self.match.seats)
        for seat in sorted(choices, key=lambda seat: (seat - number) % seats):
            if not self.over:
                self._decide(seat, choices[seat])
        self._advance()

    def play(self, seat: int, move: Json | None) -> None:
        """Make a move written in full, free text included, or wait (None); refuse what is not legal."""
        state = self.outside[seat]
        if move is None:
            self._rest(state, frozenset(self.ways(seat)))
        else:
            self.match.play(seat, move)
            self._made_move(state)
        self._advance()

    def asked(self) -> list[int]:
        """Return the seats that have something to decide now, the one before whom the others wait first."""
        return [seat for seat in self._in_turn() if seat in self.outside and self._is_asked(seat)]

    def rewards(self) -> list[float]:
        """Return 1 for those who won and -1 for the others; all 0 while it goes on, and if all or none won.

        Between two the rewards cancel out; between sides of different sizes they need not.
        """
        result = self.match.result
        winners = set() if result is None else set(result["winners"])
        if not 0 < len(winners) < len(self.match.seats):
            return [0.0] * len(self.match.seats)
        return [1.0 if seat in winners else -1.0 for seat in range(len(self.match.seats))]

    def close(self) -> None:
        """End the programs of bots that are programs."""
        for bot in self.bots.values():
            getattr(bot.seated.bot, "close", lambda: None)()

    def history(self, seat: int) -> bytes:
        """Return what stands for all that a seat was shown, heard and chose, in order."""
        if not self.setting.history:
            raise ValueError("the setting keeps no history")
        return self.outside[seat].history

    # Decisions

    def _decide(self, seat: int, choice: int) -> None:
        state, view = self.outside[seat], self._view(seat)
        ways = self.ways(seat)
        if self.setting.history:
            state.note(b"%d" % choice)
        if choice not in ways:
            self.mistakes[seat] += 1
            state.steps = ()
            self._rest(state, None)
            return
        if choice == WAIT:
            self._rest(state, frozenset(ways))
            return
        steps = ways[choice]
        move = self.choices.move(self.choices.offered(view, self.setting.talk), steps, view)
        if move is None:
            state.steps, state.ways = steps, None
            return
        try:
            self.match.play(seat, move)
        except Illegal:
            self.mistakes[seat] += 1
        self._made_move(state)

    def _made_move(self, state: _Outside) -> None:
        self._rest(state, None)
        self._note_changes()

    def _rest(self, state: _Outside, waited_on: frozenset[int] | None) -> None:
        """Let a seat rest for `pace`; who waited is asked earlier if it can then do something else."""
        state.steps, state.ways, state.waited_on = (), None, waited_on
        state.free_at = self.match.now + self.setting.pace
        state.heard += len(self.match.talk(self._seat_of(state), state.heard))
        state.new = waited_on is None

    def _seat_of(self, state: _Outside) -> int:
        return next(seat for seat, each in self.outside.items() if each is state)

    # What is new to whom

    def _view(self, seat: int) -> Json:
        state = self.outside[seat]
        if state.view is None:
            state.view = self.match.view(seat)
        return state.view

    def _note_changes(self) -> None:
        touched, lines = self.match.take_changed_viewers(), self.match.line_count
        self._keep_history(touched, lines > self._lines)
        for seat, state in self.outside.items():
            if touched is None or seat in touched:
                before, state.view = state.view, None
                if before is None or self._view(seat) != before:
                    state.new, state.ways = True, None
                    self._check_steps(seat, state)
            elif lines > self._lines:
                state.new = state.new or bool(self.match.talk(seat, state.heard))
        for seat, bot in self.bots.items():
            bot.new = bot.new or touched is None or seat in touched or lines > self._lines
        self._lines = lines

    def _keep_history(self, touched: Viewers, spoken: bool) -> None:
        """Note for each seat its view, if it is another, and the lines that are new to it."""
        if not self.setting.history:
            return
        for seat, state in self.outside.items():
            lines = self.match.talk(seat, state.told) if spoken else []
            changed = touched is None or seat in touched
            view = self.match.encode_view(seat) if changed else b""
            if lines or (changed and view != state.shown):
                state.note(b"%r %s %s" % (self.match.now, msgspec.json.encode(lines), view))
            state.told += len(lines)
            state.shown = view if changed else state.shown

    def _check_steps(self, seat: int, state: _Outside) -> None:
        """Forget the steps of a move that cannot be made any more."""
        view = self._view(seat)
        offered = self.choices.offered(view, self.setting.talk)
        if state.steps and not self.choices.after(offered, state.steps, view):
            state.steps = ()

    # Time

    def _advance(self) -> None:
        """Let bots play and time pass until a seat outside has something to decide, or the match is over."""
        self._note_changes()
        self.actor = None
        while not self.over and self.actor is None:
            if not any(self._take_turn(seat) for seat in self._in_turn()):
                self._pass_time()

    def _take_turn(self, seat: int) -> bool:
        """Let a seat decide if it is asked: a bot at once, a seat outside when it is called."""
        if seat in self.bots:
            return self._ask(self.bots[seat])
        if self._is_asked(seat):
            self.actor = seat
        return self.actor is not None

    def _in_turn(self) -> list[int]:
        """Return the seats in order, beginning with who is in the midst of a move, else another each time."""
        number, seats = self.match.number, len(self.match.seats)
        midst = {seat for seat, state in self.outside.items() if state.steps}
        return sorted(range(seats), key=lambda seat: (seat not in midst, (seat - number) % seats))

    def _is_asked(self, seat: int) -> bool:
        state = self.outside[seat]
        if state.steps:
            return True
        if not state.new or len(self.ways(seat)) == (WAIT in self.ways(seat)):
            return False
        if self.match.now >= state.free_at:
            return True
        return state.waited_on is not None and state.waited_on != frozenset(self.ways(seat))

    def _ask(self, bot: _Bot) -> bool:
        """Show a bot what is new, and play its move; return whether it made one."""
        wake = bot.wake()
        due = wake is not None and wake <= self.match.now
        if not bot.new and not due:
            return False
        seat, match = bot.seated.seat, self.match
        heard = bot.seated.hear(match)
        view = match.view(seat) if bot.new or bot.view is None else bot.view
        known, bot.view, bot.new = view == bot.view, view, False
        if known and not heard and not due:
            return False
        bot.asked_at = match.now
        move = bot.seated.bot.act(view, match.now)
        if move is None:
            return False
        try:
            match.play(seat, move)
        except Illegal:
            self.mistakes[seat] += 1
            return False
        self._note_changes()
        return True

    def _pass_time(self) -> None:
        match = self.match
        moments = [wake for bot in self.bots.values() if (wake := bot.wake()) is not None]
        moments += [
            state.free_at for state in self.outside.values() if state.new and state.free_at > match.now
        ]
        if match.deadline is not None:
            moments.append(match.deadline)
        if not moments:
            raise RuntimeError(f"{match.game}: everybody waits and no clock runs")
        match.tick(max(match.now, min(moments)))
        self._note_changes()
