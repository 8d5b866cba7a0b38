"""What a seat can send."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from turncoat.core.moves import Move
from turncoat.core.text import tidy

TEXT_LENGTH: Final = 500
REASON_LENGTH: Final = 300
"""TT-20: of the reason for a vote."""
LIST_MOST: Final = 24

Identity: TypeAlias = Literal["loyal", "traitor"]
What: TypeAlias = Literal["am", "is", "trust", "doubt", "lie"]
Level: TypeAlias = Literal[0, 1, 2, 3]
Picture: TypeAlias = Literal["crown", "key", "owl", "rose", "sword", "candle", "raven", "moon", "goblet"]

CLAIM_FIELDS: Final[dict[What, tuple[str, ...]]] = {
    "am": ("role",),
    "is": ("about", "role"),
    "trust": ("about",),
    "doubt": ("about",),
    "lie": ("about",),
}
"""What each claim is made of."""


class Say(Move, frozen=True, tag="say"):
    text: str

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "text", tidy(self.text))


class Claim(Move, frozen=True, tag="claim", omit_defaults=True):
    what: What
    about: int | None = None
    role: Identity | None = None


class Eager(Move, frozen=True, tag="eager"):
    level: Level


class VaultAct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player says is behind a door of the vault."""

    door: int
    picture: Picture


class MissionMove(Move, frozen=True, tag="mission"):
    act: VaultAct


class OpenDoor(Move, frozen=True, tag="open_door"):
    door: int


class TakeShield(Move, frozen=True, tag="take_shield"):
    take: bool


class ShowShield(Move, frozen=True, tag="show_shield"):
    pass


class Vote(Move, frozen=True, tag="vote", omit_defaults=True):
    target: int
    reason: str = ""

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "reason", tidy(self.reason))


class Murder(Move, frozen=True, tag="murder"):
    target: int


class Tempt(Move, frozen=True, tag="tempt"):
    target: int


class Blackmail(Move, frozen=True, tag="blackmail"):
    target: int


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


Decision: TypeAlias = Murder | Tempt | Blackmail | Spare | MakeList
"""TT-26: what a Traitor can name in a Conclave."""

AnyMove: TypeAlias = (
    Say
    | Claim
    | Eager
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
)
