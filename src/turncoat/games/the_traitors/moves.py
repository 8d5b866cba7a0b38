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
    text: str
    where: Where | None = None
    """The audience, for the host alone. Left out: all."""
    phrases: Phrases = msgspec.field(default_factory=list)
    """The same for readers of every language; for the bots of the house alone."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "text", tidy(self.text))


class Claim(Move, frozen=True, tag="claim", omit_defaults=True):
    what: What
    about: int | None = None
    role: Identity | None = None


class Eager(Move, frozen=True, tag="eager"):
    level: Level


class Seen(Move, frozen=True, tag="seen"):
    """The own card was read, in the ceremony of TT-4."""


class RevealIdentity(Move, frozen=True, tag="reveal"):
    pass


class Answer(Move, frozen=True, tag="answer"):
    """An answer in The Vault: the picture behind a door."""

    door: int
    picture: Picture


class Place(Move, frozen=True, tag="place"):
    """The place of a fragment in The Message."""

    fragment: int
    after: int | None
    """The fragment before it; null: the sentence begins with it."""


Act: TypeAlias = Answer | Call | Loyalty | Treachery | Rest | Take | Place
"""The moves in a mission; The Duel has those of Loyalty or Treachery."""


class MissionMove(Move, frozen=True, tag="mission"):
    act: Act


class OpenDoor(Move, frozen=True, tag="open_door"):
    door: int


class TakeShield(Move, frozen=True, tag="take_shield"):
    take: bool


class ShowShield(Move, frozen=True, tag="show_shield"):
    pass


class Vote(Move, frozen=True, tag="vote", omit_defaults=True):
    target: int
    reason: str = ""
    phrases: Phrases = msgspec.field(default_factory=list)
    """The reason for readers of every language; for the bots of the house alone."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "reason", tidy(self.reason))


class Murder(Move, frozen=True, tag="murder"):
    target: int


class Tempt(Move, frozen=True, tag="tempt", omit_defaults=True):
    target: int
    line: str = ""
    """The letter's one line, in the Traitor's words; empty: none."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "line", tidy(self.line))


class Blackmail(Move, frozen=True, tag="blackmail", omit_defaults=True):
    target: int
    line: str = ""
    """The letter's one line, in the Traitor's words; empty: none."""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "line", tidy(self.line))


class Spare(Move, frozen=True, tag="spare"):
    pass


class MakeList(Move, frozen=True, tag="list"):
    targets: list[int]


class Suspect(Move, frozen=True, tag="suspect"):
    target: int


class Letter(Move, frozen=True, tag="letter"):
    accept: bool


class End(Move, frozen=True, tag="end"):
    agree: bool


class Ready(Move, frozen=True, tag="ready"):
    pass


class Withdraw(Move, frozen=True, tag="withdraw"):
    pass


HostDecision: TypeAlias = Literal[
    "select", "mission_result", "open_vote", "ask_identity", "tie", "death_list", "offer_end"
]
"""The decisions that a host can hand over to the table, named by their moves (TT-41)."""


class Select(Move, frozen=True, tag="select"):
    traitors: list[int]


class MissionResult(Move, frozen=True, tag="mission_result"):
    bars: int
    access: list[int]


class OpenVote(Move, frozen=True, tag="open_vote"):
    pass


class Next(Move, frozen=True, tag="next"):
    pass


class AskIdentity(Move, frozen=True, tag="ask_identity"):
    ask: bool


class Tie(Move, frozen=True, tag="tie"):
    rule: Literal["revote", "lots"]


class DeathList(Move, frozen=True, tag="death_list"):
    count: int


class OfferEnd(Move, frozen=True, tag="offer_end"):
    pass


class Warn(Move, frozen=True, tag="warn"):
    target: int
    text: str

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "text", tidy(self.text))


class HandOver(Move, frozen=True, tag="hand_over"):
    decision: HostDecision


class StepOut(Move, frozen=True, tag="step_out"):
    pass


class StepIn(Move, frozen=True, tag="step_in"):
    pass


class Extend(Move, frozen=True, tag="extend"):
    seconds: int


class Pause(Move, frozen=True, tag="pause"):
    seconds: int


class Resume(Move, frozen=True, tag="resume"):
    pass


class Undo(Move, frozen=True, tag="undo"):
    pass


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
