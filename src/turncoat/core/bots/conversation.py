"""A bot's part in a conversation, in any game with talk: what it must answer, and where it stands.

The game turns each line into a `Remark`; what the bot says is the game's as well. A bot that is named, asked
or accused answers within a few seconds. It remembers whom it spoke for and against, and since when, so that
it changes its mind with a reason only.
"""

from __future__ import annotations

import math
from typing import Final, Literal, NamedTuple, TypeAlias

from turncoat.core.bots.bot_random import BotRandom

Leaning: TypeAlias = Literal["for", "against"]
How: TypeAlias = Literal["accused", "asked", "praised", "named", "open", "unclear"]
"""How a line speaks to a bot: `open` is a question to all, `unclear` is free text that nobody understood."""

SOONEST: Final = 1.5
LATEST: Final = 4.5
"""An answer comes so many seconds after the line."""
ANSWERS: Final = 12
"""How often the bot answers one player in a scene."""
VOLUNTEERS: Final = 1.6
"""How many bots answer a question to all, on average."""
SHRUGS: Final = 0.4
"""How many bots answer a line that nobody understood, on average."""
_WEIGHT: Final[dict[How, int]] = {
    "asked": 5,
    "accused": 4,
    "praised": 3,
    "named": 2,
    "open": 1,
    "unclear": 0,
}


class Remark(NamedTuple):
    """What a line says, as far as a conversation goes."""

    n: int
    at: float
    speaker: int
    about: tuple[tuple[int, Leaning | None], ...] = ()
    """The players that it names, and whether it is for or against each."""
    asks: str | None = None
    """What it asks, in the words of `turncoat.words.reading`."""
    understood: bool = True


class Mention(NamedTuple):
    """A line that waits for the bot's answer."""

    due: float
    at: float
    speaker: int
    how: How
    asks: str | None
    about: int | None
    """Another player whom the line names."""


class Stance(NamedTuple):
    leaning: Leaning
    at: float
    """Since when: only what happens later is a reason to change one's mind."""


class Conversation:
    """What one bot keeps in mind of the talk in one scene; a new scene begins with `begin`."""

    def __init__(self, you: int, players: int, random: BotRandom) -> None:
        self._you = you
        self._players = players
        self._random = random
        self.spoken: set[int] = set()
        """Who has said anything in this scene: nobody else can have lied."""
        self.latest: float | None = None
        """When somebody last said anything in this scene."""
        self.own_latest: float | None = None
        self.unasked = 0
        """How often the bot itself has spoken in this scene without having to answer."""
        self.stances: dict[int, Stance] = {}
        self._mentions: list[Mention] = []
        self._answered: dict[int, int] = {}

    def begin(self, since: float = math.inf) -> None:
        """Begin a new scene: no stance binds, and nothing said before a moment needs an answer."""
        self.spoken, self.latest, self.own_latest, self.unasked = set(), None, None, 0
        self.stances, self._answered = {}, {}
        self._mentions = [mention for mention in self._mentions if mention.at > since]

    @property
    def mention(self) -> Mention | None:
        """Return what the bot must answer first."""
        return min(self._mentions, default=None, key=lambda mention: mention.due)

    def hear(self, remark: Remark) -> None:
        self.spoken.add(remark.speaker)
        self.latest = remark.at
        if remark.speaker == self._you:
            waiting = [mention for mention in self._mentions if mention.due > remark.at]
            self.unasked += len(waiting) == len(self._mentions)
            self._mentions, self.own_latest = waiting, remark.at
            return
        how = self._how(remark)
        if how is not None and self._answered.get(remark.speaker, 0) < ANSWERS:
            self._answered[remark.speaker] = self._answered.get(remark.speaker, 0) + 1
            self._note(remark, how)

    def drop(self, mention: Mention) -> None:
        """Leave a mention without an answer, because there is nothing to say."""
        self._mentions = [other for other in self._mentions if other != mention]

    def _how(self, remark: Remark) -> How | None:
        named = dict(remark.about)
        if self._you in named:
            if remark.asks:
                return "asked"
            leaning = named[self._you]
            return "named" if leaning is None else "accused" if leaning == "against" else "praised"
        others = max(1, self._players - 1)
        if remark.asks and not remark.about:
            return "open" if self._random.lot("open", remark.n) < VOLUNTEERS / others else None
        if not remark.understood:
            return "unclear" if self._random.lot("unclear", remark.n) < SHRUGS / others else None
        return None

    def _note(self, remark: Remark, how: How) -> None:
        """Plan one answer to all lines that wait; it answers the weightiest."""
        others = [seat for seat, _ in remark.about if seat not in (self._you, remark.speaker)]
        due = remark.at + self._random.between(SOONEST, LATEST, "answer", remark.n)
        mention = Mention(due, remark.at, remark.speaker, how, remark.asks, others[0] if others else None)
        waiting = self.mention
        if waiting is None or waiting.due > remark.at + LATEST:
            self._mentions.append(mention)
        elif _WEIGHT[how] > _WEIGHT[waiting.how]:
            self._mentions = [mention._replace(due=max(waiting.due, remark.at + SOONEST / 2))]

    def take_stance(self, seat: int, leaning: Leaning, at: float) -> None:
        self.stances[seat] = Stance(leaning, at)

    def stance(self, seat: int) -> Leaning | None:
        stance = self.stances.get(seat)
        return None if stance is None else stance.leaning
