"""Cuts the typefaces down to what the client shows, and writes the style sheet that names them.

They come from the packages in `node_modules`. Of each, one small file has what our own sentences and most
names need and comes with the first page; the rest of the Latin script follows when a name asks for it.
"""

from __future__ import annotations

import string
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

FEATURES: Final = ("kern", "liga", "ccmp", "locl", "mark", "mkmk", "tnum", "lnum")
NAMES: Final = [0, 1, 2, 13, 14]
"""Whose they are, what they are called, and their licence."""
LETTERS: Final = "àâåæçéèêëîïôøœùûüÀÂÅÆÇÉÈÊÎÔØŒ"
"""For names in our languages, beside those of our sentences."""
SIGNS: Final = "’‘“”«»…–—·×−€\u00a0\u202f"


@dataclass(frozen=True)
class Face:
    family: str
    package: str
    weights: tuple[int, int] | int
    """From the lightest to the boldest that the style sheets use, or one for all: half the size."""

    @property
    def told(self) -> str:
        """The weights that a browser asks this typeface for."""
        return "100 900" if isinstance(self.weights, int) else f"{self.weights[0]} {self.weights[1]}"


FACES: Final = (
    Face("Fraunces", "fraunces", 600),  # titles and names: always strong
    Face("Source Sans 3", "source-sans-3", (400, 700)),
)


def shown(catalogues: Path) -> set[int]:
    """Every character of our sentences, and what most names are written with."""
    written = "".join(file.read_text(encoding="utf-8") for file in sorted(catalogues.rglob("*.ftl")))
    typed = string.ascii_letters + string.digits + string.punctuation + " "
    return {ord(sign) for sign in written + typed + LETTERS + SIGNS} - {ord("\n")}


def cut(
    face: Face, source: Path, made: Path, wanted: set[int] | None = None, left_out: set[int] | None = None
) -> set[int]:
    """Write what is wanted of a typeface; the characters that are in it come back."""
    font = TTFont(source, recalcTimestamp=False)  # the same source gives the same file
    there = set(font.getBestCmap())
    kept = (there if wanted is None else there & wanted) - (left_out or set())
    options = Options(layout_features=list(FEATURES), hinting=False, name_IDs=NAMES)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=kept)
    subsetter.subset(font)
    instantiateVariableFont(font, {"wght": face.weights}, inplace=True)
    font.flavor = "woff2"
    font.save(made)
    return kept


def ranges(signs: Iterable[int]) -> str:
    """As a style sheet lists them: `U+0020-007E, U+00A0`."""
    runs: list[list[int]] = []
    for sign in sorted(signs):
        if runs and sign == runs[-1][1] + 1:
            runs[-1][1] = sign
        else:
            runs.append([sign, sign])
    return ", ".join(f"U+{a:04X}" if a == b else f"U+{a:04X}-{b:04X}" for a, b in runs)


def rule(face: Face, file: Path, signs: set[int], display: str) -> str:
    return (
        f'@font-face {{\n  font-family: "{face.family}";\n  font-weight: {face.told};\n'
        f'  font-display: {display};\n  src: url("./{file.name}") format("woff2");\n'
        f"  unicode-range: {ranges(signs)};\n}}\n"
    )


def make(packages: Path, catalogues: Path, made: Path) -> None:
    made.mkdir(parents=True, exist_ok=True)
    first = shown(catalogues)
    sheet: list[str] = []
    for face in FACES:
        files = packages / "@fontsource-variable" / face.package / "files"
        latin = files / f"{face.package}-latin-wght-normal.woff2"
        wide = files / f"{face.package}-latin-ext-wght-normal.woff2"
        parts: list[tuple[str, Path, dict[str, Any]]] = [
            ("shown", latin, {"wanted": first}),
            ("latin", latin, {"left_out": first}),
            ("wide", wide, {}),
        ]
        taken: set[int] = set()
        for part, source, choice in parts:
            file = made / f"{face.package}-{part}.woff2"
            signs = cut(face, source, file, **choice) - taken
            taken |= signs
            sheet.append(rule(face, file, signs, "block" if part == "shown" else "swap"))
    (made / "fonts.css").write_text("".join(sheet), encoding="utf-8")


if __name__ == "__main__":
    here = Path(__file__).parents[1]
    make(here / "node_modules", here.parent / "src" / "turncoat", here / "made")
