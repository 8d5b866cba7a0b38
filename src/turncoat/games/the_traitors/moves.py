"""The moves of The Traitors, as seats send them."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from turncoat.core.moves import Move
from turncoat.core.speech.phrase import Phrases
from turncoat.core.speech.text import tidy
from turncoat.games.loyalty_or_treachery.moves import Call, Loyalty, Rest, Take, Treachery

TEXT_LENGTH: Final = 500
LETTER_LENGTH: Final = 140
"""The most characters of the one line in a letter (TT-30, TT-31)."""
REASON_LENGTH: Final = 300
"""The most characters of the reason for a vote (TT-20)."""

Identity: TypeAlias = Literal["loyal", "traitor"]
What: TypeAlias = Literal["am", "is", "trust", "doubt", "lie"]
Level: TypeAlias = Literal[0, 1, 2, 3]
Where: TypeAlias = Literal["all", "conclave", "out"]
BetAbout: TypeAlias = Literal["mission", "banished"]
MissionName: TypeAlias = Literal["vault", "duel", "message"]
Picture: TypeAlias = Literal["crown", "key", "owl", "rose", "sword", "candle", "raven", "moon", "goblet"]

CLAIM_FIELDS: Final[dict[What, tuple[str, ...]]] = {
    "am": ("role",),
    "is": ("about", "role"),
    "trust": ("about",),
    "doubt": ("about",),
    "lie": ("about",),
}
"""The fields of each kind of claim."""


class Say(Move, frozen=True, tag="say", omit_defaults=True):
    """Say something to all, in a Conclave to it, and as one who is out to those out (TT-8, TT-22, TT-26)."""

    text: str
    """1 to 500 characters."""
    where: Where | None = None
    """The audience, for the host alone. Left out: all."""
    phrases: Phrases = msgspec.field(default_factory=list)
    """The same for readers of every language; for the bots of the house alone."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "text", tidy(self.text))


class Claim(Move, frozen=True, tag="claim", omit_defaults=True):
    """TT-8: claim something in a form that everybody reads in their own language."""

    what: What
    """The kind of claim."""
    about: int | None = None
    """The player it is about."""
    role: Identity | None = None
    """The identity that is claimed."""


class Eager(Move, frozen=True, tag="eager"):
    """Say how much one would like to be a Traitor; a secret."""

    level: Level
    """From 0, not at all, to 3, very much."""


class Seen(Move, frozen=True, tag="seen"):
    """The own card was read, in the ceremony of TT-4."""


class RevealIdentity(Move, frozen=True, tag="reveal"):
    """TT-22, TT-39: turn the own card for all to see."""


class Answer(Move, frozen=True, tag="answer"):
    """An answer in The Vault: the picture behind a door."""

    door: int
    """The door, from 0."""
    picture: Picture
    """The picture."""


class Place(Move, frozen=True, tag="place"):
    """The place of a fragment in The Message."""

    fragment: int
    """The fragment, from 0."""
    after: int | None
    """The fragment before it; null: the sentence begins with it."""


Act: TypeAlias = Answer | Call | Loyalty | Treachery | Rest | Take | Place
"""The moves in a mission; The Duel has those of Loyalty or Treachery."""


class MissionMove(Move, frozen=True, tag="mission"):
    """TT-14: act in the mission."""

    act: Act
    """The move of that mission."""


class OpenDoor(Move, frozen=True, tag="open_door"):
    """TT-16: open a door of the armoury."""

    door: int
    """The door, from 0."""


class TakeShield(Move, frozen=True, tag="take_shield"):
    """TT-16: take the shield behind the door, or leave it."""

    take: bool
    """Whether to take it."""


class ShowShield(Move, frozen=True, tag="show_shield"):
    """TT-16: show the own shield."""


class Vote(Move, frozen=True, tag="vote", omit_defaults=True):
    """TT-20: write a name at the Round Table. It cannot be changed."""

    target: int
    """Whom to banish."""
    reason: str = ""
    """Up to 300 characters; empty: none."""
    phrases: Phrases = msgspec.field(default_factory=list)
    """The reason for readers of every language; for the bots of the house alone."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "reason", tidy(self.reason))


class Murder(Move, frozen=True, tag="murder"):
    """TT-26: name the player to be murdered."""

    target: int
    """The player."""


class Tempt(Move, frozen=True, tag="tempt", omit_defaults=True):
    """TT-30: name the player to be tempted by a letter."""

    target: int
    """The player."""
    line: str = ""
    """The letter's one line, in the Traitor's words; empty: none."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "line", tidy(self.line))


class Blackmail(Move, frozen=True, tag="blackmail", omit_defaults=True):
    """TT-31: name the player to be blackmailed by a letter."""

    target: int
    """The player."""
    line: str = ""
    """The letter's one line, in the Traitor's words; empty: none."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "line", tidy(self.line))


class Spare(Move, frozen=True, tag="spare"):
    """TT-26: name nobody."""


class MakeList(Move, frozen=True, tag="list"):
    """TT-33: name the players for a death list."""

    targets: list[int]
    """The players."""


class Suspect(Move, frozen=True, tag="suspect"):
    """TT-34: note whom one suspects most; who is out guesses likewise."""

    target: int
    """The player."""


class Bet(Move, frozen=True, tag="bet"):
    """TT-22: as one who is out, bet on who does best in the mission, or on who is banished next."""

    target: int
    """The player."""


class Letter(Move, frozen=True, tag="letter"):
    """TT-30: answer a letter."""

    accept: bool
    """Whether to become a Traitor."""


class End(Move, frozen=True, tag="end"):
    """TT-37: vote on whether the season ends now."""

    agree: bool
    """Whether to end it."""


class Ready(Move, frozen=True, tag="ready"):
    """Be ready to go on."""


class Withdraw(Move, frozen=True, tag="withdraw"):
    """TT-42: leave the season for good."""


HostDecision: TypeAlias = Literal[
    "select", "mission_result", "open_vote", "ask_identity", "tie", "death_list", "offer_end"
]
"""The decisions that a host can hand over to the table, named by their moves (TT-41)."""


class Select(Move, frozen=True, tag="select"):
    """The host: choose the Traitors (TT-5)."""

    traitors: list[int]
    """Their seats."""


class MissionResult(Move, frozen=True, tag="mission_result"):
    """The host: enter what a mission of their own earned (TT-14)."""

    bars: int
    """Bars of silver."""
    access: list[int] = msgspec.field(default_factory=list)
    """The seats that may enter the armoury; left out: none."""


class OpenVote(Move, frozen=True, tag="open_vote"):
    """The host: end the talk and open the vote."""


class Next(Move, frozen=True, tag="next"):
    """The host: go on."""


class AskIdentity(Move, frozen=True, tag="ask_identity"):
    """The host: ask the banished player who they were, or not (TT-22)."""

    ask: bool
    """Whether to ask."""


class Tie(Move, frozen=True, tag="tie"):
    """The host: decide what follows another tie (TT-23)."""

    rule: Literal["revote", "lots"]
    """`revote`: vote once more; `lots`: draw lots."""


class DeathList(Move, frozen=True, tag="death_list"):
    """The host: order a death list for tonight (TT-33)."""

    count: int
    """How many names."""


class OfferEnd(Move, frozen=True, tag="offer_end"):
    """The host: ask whether to end it (TT-37)."""


class Warn(Move, frozen=True, tag="warn"):
    """The host: warn a player, for all to hear (TT-8)."""

    target: int
    """The player."""
    text: str
    """The reason."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "text", tidy(self.text))


class HandOver(Move, frozen=True, tag="hand_over"):
    """The host: leave a decision to the table (TT-41)."""

    decision: HostDecision
    """The decision, by its move."""


class StepOut(Move, frozen=True, tag="step_out"):
    """The host: leave all decisions to the table."""


class StepIn(Move, frozen=True, tag="step_in"):
    """The host: take all decisions back."""


class Extend(Move, frozen=True, tag="extend"):
    """The host: give this step more time."""

    seconds: int
    """How much."""


class Pause(Move, frozen=True, tag="pause"):
    """The host: pause the season."""

    seconds: int
    """For how long at most."""


class Resume(Move, frozen=True, tag="resume"):
    """The host: go on after a pause."""


class Undo(Move, frozen=True, tag="undo"):
    """The host: take the last decision back."""


Decision: TypeAlias = Murder | Tempt | Blackmail | Spare | MakeList
"""The choices of a Traitor in a Conclave (TT-26)."""

AnyMove: TypeAlias = (
    Say
    | Claim
    | Eager
    | Seen
    | RevealIdentity
    | MissionMove
    | OpenDoor
    | TakeShield
    | ShowShield
    | Vote
    | Murder
    | Tempt
    | Blackmail
    | Spare
    | MakeList
    | Suspect
    | Bet
    | Letter
    | End
    | Ready
    | Withdraw
    | Select
    | MissionResult
    | OpenVote
    | Next
    | AskIdentity
    | Tie
    | DeathList
    | OfferEnd
    | Warn
    | HandOver
    | StepOut
    | StepIn
    | Extend
    | Pause
    | Resume
    | Undo
)
