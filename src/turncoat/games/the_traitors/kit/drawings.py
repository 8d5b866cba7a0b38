"""The drawings of the castle, as on the screens: the same shapes, in flat paints that print well."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

OUTLINE: Final = "#14100b"


class Paint(NamedTuple):
    """The fill and the outline of a shape."""

    fill: str | None = None
    line: str | None = OUTLINE
    width: float = 2.2
    opacity: float = 1.0


PAINTS: Final = {
    "wood": Paint("#8a5a34"),
    "oak": Paint("#6a4226"),
    "velvet": Paint("#8f2720"),
    "flat_velvet": Paint("#8f2720", None),
    "cloak": Paint("#41241f"),
    "dark": Paint("#0d0b09"),
    "stone": Paint("#8d918a"),
    "iron": Paint("#5b625f"),
    "silver": Paint("#c9d1d3"),
    "bright": Paint("#eef3f3"),
    "flat_bright": Paint("#eef3f3", None),
    "steel": Paint("#9aa4a5"),
    "paper": Paint("#fbf4e3"),
    "fold": Paint("#e7d8b6"),
    "wax": Paint("#b23a2e"),
    "brass": Paint("#dcae52"),
    "tallow": Paint("#f2e3c0"),
    "flame": Paint("#ffd479"),
    "flat_flame": Paint("#ffd479", None),
    "shade": Paint("#0c0804", None, opacity=0.26),
    "half_shade": Paint("#0c0804", None, opacity=0.13),
    "shine": Paint("#ffffff", None, opacity=0.38),
    "glow": Paint("#ffc96b", None, opacity=0.3),
    "ink": Paint(OUTLINE, None),
    "thin": Paint(width=1.3),
    "smoke": Paint(line="#7d7768", width=1.3),
    "gilt": Paint(line="#dcae52", width=1.8),
    "ring": Paint(line="#d8b468", width=2.6),
    "stud": Paint("#d8b468", "#d8b468", 2.6),
}


class Path(NamedTuple):
    paint: str
    d: str


class Oval(NamedTuple):
    paint: str
    cx: float
    cy: float
    rx: float
    ry: float


Shape: TypeAlias = Path | Oval


def disc(paint: str, cx: float, cy: float, r: float) -> Oval:
    return Oval(paint, cx, cy, r, r)


@dataclass(frozen=True)
class Drawing:
    width: float
    height: float
    shapes: tuple[Shape, ...]


HOOD: Final = Drawing(
    72,
    88,
    (
        Path(
            "cloak",
            "M34 3c11 3 18 12 19 25 1 5 3 7 5 11 4 13 6 30 6 45H4c0-15 2-32 6-45 "
            "2-4 4-6 5-11C16 15 23 6 34 3z",
        ),
        Path("shade", "M46 40c5 12 8 28 8 44h10c0-15-2-32-6-45-2-4-4-6-5-11-1 5-3 9-7 12z"),
        Path("half_shade", "M22 41c-4 12-6 28-6 43H4c0-15 2-32 6-45 2-4 4-6 5-11 1 6 3 10 7 13z"),
        Path("dark", "M34 13c9 3 13 10 13 19 0 8-5 14-13 16-8-2-13-8-13-16 0-9 4-16 13-19z"),
        Path("thin", "M34 52v32M27 55c-2 9-3 19-3 29M42 55c2 9 3 19 3 29"),
        Path("brass", "M34 48.5l4 4-4 4-4-4z"),
        Path("flat_flame", "M26 30.5q3.5-2.5 6 1-3.5 1.5-6-1zM42 30.5q-3.5-2.5-6 1 3.5 1.5 6-1z"),
    ),
)
_HOLDER: Final = (
    Path("brass", "M12 54h40l-3 6H15z"),
    Path("gilt", "M50 54c9 1 9-9 1-8"),
    Path("brass", "M22 47h20v7H22z"),
    Path("tallow", "M25 26c2-1 12-1 14 0v21H25z"),
    Path("shade", "M34 26h5v21h-5z"),
    Path("tallow", "M25 27v8c0 3 4 3 4 0v-4"),
    Path("thin", "M32 25v-4"),
)
CANDLE: Final = Drawing(
    64,
    64,
    (
        disc("glow", 32, 18, 17),
        disc("glow", 32, 17, 10),
        *_HOLDER,
        Path("flame", "M32 5c5 6 6 9 6 12a6 6 0 0 1-12 0c0-3 1-6 6-12z"),
        Path("flat_bright", "M32 13c2 3 2.5 4 2.5 6a2.5 2.5 0 0 1-5 0c0-2 .5-3 2.5-6z"),
    ),
)
CANDLE_OUT: Final = Drawing(64, 64, (*_HOLDER, Path("smoke", "M32 17c-3-3 3-5 0-9M34 12c2-2-1-4 1-7")))
SHIELD: Final = Drawing(
    64,
    64,
    (
        Path("silver", "M32 3c8 4 16 6 25 6 1 25-6 42-25 52C13 51 6 34 7 9c9 0 17-2 25-6z"),
        Path("flat_velvet", "M32 9c6.5 3 13 4.8 19.8 5.2.1 6.1-.4 11.8-1.7 16.8H32z"),
        Path("flat_velvet", "M32 31v23.5C23 49.2 16.7 42 13.9 31z"),
        Path("shine", "M32 9v22H13.9c-1.3-5-1.8-10.7-1.7-16.8C19 13.8 25.5 12 32 9z"),
        Path(
            "thin",
            "M32 9c6.5 3 13 4.8 19.8 5.2.5 20-5 32.8-19.8 40.3"
            "C17.2 47 11.7 34.2 12.2 14.2 19 13.8 25.5 12 32 9z"
            "M32 9v45.5M13.9 31h36.2",
        ),
        disc("brass", 32, 31, 6.5),
        Path("shine", "M28.5 28.5c1-2 3-3 5-2.5-2 1-3.5 2.5-4 4.5z"),
        disc("ink", 11, 12.5, 1.2),
        disc("ink", 53, 12.5, 1.2),
        disc("ink", 32, 57.5, 1.2),
    ),
)
OPEN_DOOR: Final = Drawing(
    64,
    92,
    (
        Path("stone", "M2 86V34C2 16 15 3 32 3s30 13 30 31v52z"),
        Path(
            "thin",
            "M2 56h8M2 70h8M54 56h8M54 70h8M5 24l8 5M59 24l-8 5M20 6l3 9M44 6l-3 9M32 3v9M2 42h8M54 42h8",
        ),
        Path("dark", "M10 86V36c0-13 9-23 22-23s22 10 22 23v50z"),
        Path("glow", "M16 86V40c0-9 7-17 16-17s16 8 16 17v46z"),
        Path("glow", "M22 86V46c0-6 4-11 10-11s10 5 10 11v40z"),
        Path("shade", "M10 86l6-8h32l6 8z"),
        Path("oak", "M10 86V36c0-4 1-8 3-12l-11 6v60z"),
        Path("iron", "M2.5 45 12 41v5l-9.5 4zM2.5 70l9.5-3v5l-9.5 4z"),
    ),
)
LETTER: Final = Drawing(
    64,
    64,
    (
        Path("paper", "M4 15h56v41H4z"),
        Path("thin", "M4 56l22-20M60 56 38 36"),
        Path("fold", "M4 15h56L35 39c-2 1.5-4 1.5-6 0z"),
        Path("wax", "M25 32c1-4 4-5 7-4 3-1 6 0 7 4 3 2 3 6 0 8-1 4-4 5-7 4-3 1-6 0-7-4-3-2-3-6 0-8z"),
        Path("shine", "M27 33c1-2 2-3 4-3-1 2-2 3-3.5 4.5z"),
        Path("thin", "M28 38c0-3 1.5-5 4-6 2.5 1 4 3 4 6 0 2-2 3-4 3s-4-1-4-3z"),
    ),
)
SCROLL: Final = Drawing(
    64,
    64,
    (
        Path("paper", "M13 9h38v46H13z"),
        Path("shade", "M13 9h38v5H13zM13 50h38v5H13z"),
        Path("fold", "M11 3h42c4 0 4 8 0 8H11c-4 0-4-8 0-8z"),
        Path("fold", "M11 52h42c4 0 4 8 0 8H11c-4 0-4-8 0-8z"),
        disc("wood", 8, 7, 4.5),
        disc("wood", 56, 7, 4.5),
        disc("wood", 8, 56, 4.5),
        disc("wood", 56, 56, 4.5),
        Path("thin", "M19 19h20M19 27h26M19 35h17"),
        Path("wax", "M40 40c2-2 6-2 7 1 2 2 1 5-1 6-2 2-6 1-7-1-2-2-1-5 1-6z"),
    ),
)
BAR: Final = Drawing(
    64,
    40,
    (
        Oval("shade", 32, 36, 30, 3),
        Path("bright", "M16 5h38l6 11H14z"),
        Path("silver", "M14 16h46l2 18H10z"),
        Path("steel", "M16 5l-2 11-4 18-8-7L10 9z"),
        Path("shine", "M18 19h26l.5 4H17.5z"),
        Path("thin", "M31 22.5h12v8H30z"),
        Path("thin", "M34.5 28l2-3.5 2.5 3.5z"),
    ),
)
CHAIR: Final = Drawing(
    64,
    88,
    (
        Oval("shade", 32, 83, 24, 4),
        Path("oak", "M13 56h5v22h-5zM46 56h5v22h-5z"),
        Path("wood", "M12 58V16c0-3 2-6 5-7 4-5 9-7 15-7s11 2 15 7c3 1 5 4 5 7v42z"),
        Path("velvet", "M18 54V19c3-6 8-9 14-9s11 3 14 9v35z"),
        Path("shade", "M18 54V40h28v14z"),
        disc("brass", 12.5, 11, 3.6),
        disc("brass", 51.5, 11, 3.6),
        Path("gilt", "M32 17l5 6-5 6-5-6z"),
        Path("gilt", "M32 34v12"),
        Path("velvet", "M9 58h46l4 9H5z"),
        Path("wood", "M5 67h54v5H5z"),
        Path("wood", "M7 72h6l-1 12H8zM51 72h6l-1 12h-4z"),
    ),
)
ROUND_TABLE: Final = Drawing(
    64,
    64,
    (
        disc("ring", 32, 32, 15),
        disc("ring", 32, 32, 9),
        disc("stud", 32, 9, 4.5),
        disc("stud", 52, 20.5, 4.5),
        disc("stud", 52, 43.5, 4.5),
        disc("ring", 32, 55, 4.5),
        disc("stud", 12, 43.5, 4.5),
        disc("stud", 12, 20.5, 4.5),
    ),
)
"""The game's emblem: a round table with one empty chair."""

ON_SCREEN: Final = {
    "drawings/Hood": HOOD,
    "drawings/Candle": CANDLE,
    "drawings/Shield": SHIELD,
    "drawings/ArmouryDoor": OPEN_DOOR,
    "drawings/Letter": LETTER,
    "drawings/Scroll": SCROLL,
    "drawings/Bar": BAR,
    "drawings/Chair": CHAIR,
    "Emblem": ROUND_TABLE,
}
"""The same drawings by their files in the browser client."""
