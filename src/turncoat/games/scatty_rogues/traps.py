"""The traps (SR-2): 24 drawings of three kinds. In the kernel a trap is its place in `TRAPS`."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Picture: TypeAlias = Literal[
    "pirate",
    "parrot",
    "chest",
    "lantern",
    "rope",
    "spyglass",
    "crow",
    "cat",
    "cook",
    "sentry",
    "barrel",
    "anchor",
]
Sign: TypeAlias = Literal["fist", "thumb", "victory", "wave", "ear", "crossed"]
Figure: TypeAlias = Literal["3", "5", "8", "11", "14", "17"]
Trap: TypeAlias = Picture | Sign | Figure
Kind: TypeAlias = Literal["picture", "sign", "figure"]

PICTURES: Final[tuple[Picture, ...]] = get_args(Picture)
SIGNS: Final[tuple[Sign, ...]] = get_args(Sign)
FIGURES: Final[tuple[Figure, ...]] = get_args(Figure)
TRAPS: Final[tuple[Trap, ...]] = (*PICTURES, *SIGNS, *FIGURES)
NUMBERS: Final[dict[str, int]] = {trap: number for number, trap in enumerate(TRAPS)}


def kind_of(trap: Trap) -> Kind:
    return "picture" if trap in PICTURES else "sign" if trap in SIGNS else "figure"
