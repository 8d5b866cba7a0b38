"""Draws the icons of the installed client from `favicon.svg`, at the sizes that phones ask for."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

from fontTools.pens.basePen import BasePen
from fontTools.svgLib.path import parse_path
from PIL import Image, ImageDraw

FIELD: Final = 32
"""The drawing lies on a field of so many units, as its `viewBox` says."""
FINE: Final = 4
"""Drawn so many times larger first: edges become smooth."""
STEPS: Final = 24
SAFE: Final = 0.72
"""What is left of an icon, at least, when a phone cuts a shape of its own out of it."""


class Outline(BasePen):
    """A path as corners: curves become many short lines."""

    def __init__(self) -> None:
        super().__init__(None)
        self.corners: list[tuple[float, float]] = []

    def _moveTo(self, pt: Any) -> None:  # noqa: N802 - the library's name
        self.corners = [pt]

    def _lineTo(self, pt: Any) -> None:  # noqa: N802
        self.corners.append(pt)

    def _curveToOne(self, pt1: Any, pt2: Any, pt3: Any) -> None:  # noqa: N802
        start = self.corners[-1]
        for step in range(1, STEPS + 1):
            t = step / STEPS
            parts = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            points = (start, pt1, pt2, pt3)
            self.corners.append(
                (
                    sum(p * point[0] for p, point in zip(parts, points, strict=True)),
                    sum(p * point[1] for p, point in zip(parts, points, strict=True)),
                )
            )


def draw(drawing: Path, size: int, cut_by_phone: bool) -> Image.Image:
    """A phone that cuts a shape of its own gets a ground up to the edges and a smaller drawing."""
    large = size * FINE
    scale = large / FIELD * (SAFE if cut_by_phone else 1)
    shift = large * (1 - SAFE) / 2 if cut_by_phone else 0.0
    picture = Image.new("RGBA", (large, large))
    brush = ImageDraw.Draw(picture)
    for shape in ElementTree.parse(drawing).getroot():
        fill = shape.attrib["fill"]
        if shape.tag.endswith("rect"):
            round_corners = 0.0 if cut_by_phone else float(shape.attrib["rx"]) * scale
            brush.rounded_rectangle((0, 0, large - 1, large - 1), round_corners, fill=fill)
        else:
            outline = Outline()
            parse_path(shape.attrib["d"], outline)
            brush.polygon([(shift + x * scale, shift + y * scale) for x, y in outline.corners], fill=fill)
    return picture.resize((size, size), Image.Resampling.LANCZOS)


def make(drawing: Path, made: Path) -> None:
    made.mkdir(parents=True, exist_ok=True)
    for name, size, cut_by_phone in (
        ("icon-192", 192, False),
        ("icon-512", 512, False),
        ("icon-cut-512", 512, True),
        ("icon-apple-180", 180, True),
    ):
        picture = draw(drawing, size, cut_by_phone)
        if cut_by_phone:
            picture = picture.convert("RGB")
        picture.quantize(64, method=Image.Quantize.FASTOCTREE).save(made / f"{name}.png", optimize=True)


if __name__ == "__main__":
    here = Path(__file__).parents[1]
    make(here / "public" / "favicon.svg", here / "made")
