"""Who can be who, who knows whom, and who is looking for whom."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

Character: TypeAlias = Literal["keyholder", "guard", "traitor", "wizard"]
Alignment: TypeAlias = Literal["good", "evil"]
Role: TypeAlias = Literal["keyholder", "guard", "traitor", "good_wizard", "evil_wizard"]
"""A character, and for a Wizard the alignment with it."""
Casting: TypeAlias = tuple[Role, ...]
"""Everybody's role, by seat."""

CHARACTERS: Final[tuple[Character, ...]] = ("keyholder", "guard", "traitor", "wizard")
ALIGNMENTS: Final[tuple[Alignment, ...]] = ("good", "evil")
ROLES: Final[tuple[Role, ...]] = ("keyholder", "guard", "traitor", "good_wizard", "evil_wizard")
WIZARDS: Final[dict[Alignment, Role]] = {"good": "good_wizard", "evil": "evil_wizard"}


class Cards(NamedTuple):
    """AT-1: how many of each are in play."""

    keyholder: int
    traitor: int
    guard: int
    wizard: int
    good: int
    evil: int

    def characters(self) -> list[Character]:
        return [who for who in CHARACTERS for _ in range(getattr(self, who))]

    def alignments(self) -> list[Alignment]:
        return [side for side in ALIGNMENTS for _ in range(getattr(self, side))]


IN_PLAY: Final = {
    4: Cards(1, 1, 1, 1, 1, 1),
    5: Cards(1, 1, 1, 2, 1, 1),
    6: Cards(1, 1, 2, 2, 1, 1),
    7: Cards(1, 1, 3, 2, 1, 1),
    8: Cards(1, 2, 3, 2, 1, 1),
    9: Cards(1, 2, 3, 3, 2, 2),
    10: Cards(1, 2, 4, 3, 2, 2),
}

KEYHOLDER_SHOWN_FROM: Final = 6
TRAITORS_MEET_FROM: Final = {"en": 8, "fr": 9}

SOUGHT: Final[dict[Role, Role]] = {
    "keyholder": "good_wizard",
    "guard": "traitor",
    "good_wizard": "traitor",
    "evil_wizard": "keyholder",
}
"""AT-10: whom each is looking for. A Traitor looks for nobody (AT-11)."""


def character(role: Role) -> Character:
    match role:
        case "good_wizard" | "evil_wizard":
            return "wizard"
        case _:
            return role


def alignment(role: Role) -> Alignment | None:
    """Return the alignment that a Wizard drew (AT-4); None for other roles."""
    return {"good_wizard": ALIGNMENTS[0], "evil_wizard": ALIGNMENTS[1]}.get(role)


def team(role: Role) -> Alignment:
    return "evil" if role in ("traitor", "evil_wizard") else "good"


def right(caller: Role, target: Role) -> bool:
    """AT-10; all else is wrong (AT-11)."""
    return SOUGHT.get(caller) == target


def winner(caller: Role, target: Role) -> Alignment:
    """Return the team that wins the round by this call."""
    if right(caller, target):
        return team(caller)
    return "good" if team(caller) == "evil" else "evil"


def wizards(casting: Casting) -> list[int]:
    """AT-3: the seats that everybody knows to be Wizards."""
    return [seat for seat, role in enumerate(casting) if character(role) == "wizard"]


def shows_keyholder(players: int) -> bool:
    """AT-5: whether the Adventurers learn who the KeyHolder is."""
    return players >= KEYHOLDER_SHOWN_FROM


def shows_traitors(players: int, edition: str) -> bool:
    """AT-6: whether two Traitors learn each other."""
    return players >= TRAITORS_MEET_FROM[edition]


def known_characters(casting: Casting, seat: int, edition: str) -> dict[int, Character]:
    """Return by seat the characters that AT-5 and AT-6 tell this seat."""
    own = casting[seat]
    shown: set[Role] = set()
    if shows_keyholder(len(casting)) and character(own) != "wizard":
        shown.add("keyholder")
    if shows_traitors(len(casting), edition) and own == "traitor":
        shown.add("traitor")
    return {other: character(role) for other, role in enumerate(casting) if other != seat and role in shown}
