"""A PDF document: drawings, text that shrinks to fit its box, and marks to cut and fold by."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from functools import cache
from importlib.resources import as_file, files
from typing import Final, Literal, TypeAlias

from fpdf import FPDF
from fpdf.drawing import GraphicsContext, PaintedPath
from fpdf.drawing_primitives import Transform
from fpdf.fonts import TTFFont
from fpdf.svg import svg_path_converter

from turncoat.core.refusal import Illegal
from turncoat.games.the_traitors.kit.drawings import PAINTS, Drawing, Oval, Shape
from turncoat.games.the_traitors.kit.layout import Box, Grid

Face: TypeAlias = Literal["regular", "bold", "italic"]
Align: TypeAlias = Literal["left", "centre", "right"]
SHARE: Final[dict[Align, float]] = {"left": 0.0, "centre": 0.5, "right": 1.0}
"""The share of the free width that comes before the text."""
STYLES: Final[dict[Face, Literal["", "B", "I"]]] = {"regular": "", "bold": "B", "italic": "I"}
INK: Final = "#1e1a12"
SOFT: Final = "#6a6150"
WAX: Final = "#7f1811"
LINE: Final = "#9b8f75"
MADE: Final = datetime(2026, 1, 1, tzinfo=UTC)
"""Every kit has this date, so that the same order gives the same bytes."""

POINT: Final = 25.4 / 72
CAPITALS: Final = 0.7
"""The height of capitals in this typeface, for a font size of 1."""
LEADING: Final = 1.32


class PdfWriter:
    def __init__(self, page: tuple[float, float], title: str, language: str) -> None:
        self.page = page
        self._pdf = FPDF(unit="mm", format=page)
        self._pdf.set_auto_page_break(False)
        self._pdf.set_margin(0)
        self._pdf.c_margin = 0
        self._pdf.set_creation_date(MADE)
        self._pdf.set_title(title)
        self._pdf.set_lang(language)
        self._pdf.set_creator("Turncoat")
        self._pdf.set_producer("Turncoat")
        self._pdf.viewer_preferences = None
        fonts = files("turncoat.games.the_traitors.kit") / "fonts"
        for face, style in STYLES.items():
            with as_file(fonts / f"fraunces-{face}.ttf") as file:
                self._pdf.add_font("Fraunces", style, file)

    def check_letters(self, text: str) -> None:
        """Refuse a text with letters that the typeface lacks."""
        self._pdf.set_font("Fraunces", "B", 10)
        font = self._pdf.current_font
        known = font.cmap if isinstance(font, TTFFont) else {}
        lacking = sorted({letter for letter in text if ord(letter) not in known})
        if lacking:
            raise Illegal("kit_letters", name=text, letters=" ".join(lacking))

    def turn_page(self) -> None:
        self._pdf.add_page()

    def finish(self) -> bytes:
        return bytes(self._pdf.output())

    def close(self) -> None:
        """Close the font files, which the library keeps open where a document was refused before its end."""
        for font in self._pdf.fonts.values():
            if isinstance(font, TTFFont):
                font.close()

    # Drawings

    def draw(self, drawing: Drawing, room: Box) -> None:
        """Draw a drawing as large as the box allows, in its middle."""
        scale = min(room.width / drawing.width, room.height / drawing.height)
        x = room.x + (room.width - drawing.width * scale) / 2
        y = room.y + (room.height - drawing.height * scale) / 2
        group = GraphicsContext()
        for shape in drawing.shapes:
            group.add_item(_path(shape), False)
        group.transform = Transform.scaling(scale).translate(x, y)
        with self._pdf.drawing_context() as canvas:
            canvas.add_item(group, False)

    def panel(
        self, room: Box, fill: str | None, line: str | None = None, width: float = 0.3, round_: float = 0
    ) -> None:
        path = PaintedPath()
        path.rectangle(room.x, room.y, room.width, room.height, round_, round_)
        self._stroke(path, fill, line, width)

    def ring(self, centre: tuple[float, float], radius: float, line: str = LINE) -> None:
        path = PaintedPath()
        path.circle(*centre, radius)
        self._stroke(path, None, line, 0.3)

    def lines(
        self, points: list[list[tuple[float, float]]], line: str = LINE, width: float = 0.3, dash: float = 0
    ) -> None:
        path = PaintedPath()
        for first, *others in points:
            path.move_to(*first)
            for point in others:
                path.line_to(*point)
        if dash:
            path.style.stroke_dash_pattern = (dash, dash)
        self._stroke(path, None, line, width)

    def rule(self, room: Box, line: str = LINE) -> None:
        """Draw a line to write on, along the foot of the box."""
        self.lines([[(room.x, room.bottom), (room.right, room.bottom)]], line)

    def _stroke(self, path: PaintedPath, fill: str | None, line: str | None, width: float) -> None:
        path.style.auto_close = False
        path.style.fill_color = fill
        path.style.stroke_color = line
        path.style.stroke_width = width
        with self._pdf.drawing_context() as canvas:
            canvas.add_item(path, False)

    # Marks

    def cut_marks(self, grid: Grid, gap: float = 2, length: float = 4) -> None:
        """Draw cut marks outside the cards only, so that a card that was cut a little wide has none on it."""
        area = grid.area(self.page)
        marks = list[list[tuple[float, float]]]()
        for column in range(grid.columns + 1):
            x = area.x + column * grid.width
            marks.append([(x, area.y - gap), (x, area.y - gap - length)])
            marks.append([(x, area.bottom + gap), (x, area.bottom + gap + length)])
        for row in range(grid.rows + 1):
            y = area.y + row * grid.height
            marks.append([(area.x - gap, y), (area.x - gap - length, y)])
            marks.append([(area.right + gap, y), (area.right + gap + length, y)])
        self.lines(marks, "#000000", 0.2)

    def fold_mark(self, room: Box) -> None:
        """Mark a fold across the middle by two short dashes at the edges."""
        y = room.middle[1]
        edges = [[(room.x, y), (room.x + 4, y)], [(room.right - 4, y), (room.right, y)]]
        self.lines(edges, LINE, 0.25, dash=1)

    @contextmanager
    def upside_down(self, room: Box) -> Iterator[None]:
        with self._pdf.rotation(180, *room.middle):
            yield

    # Text

    def line(
        self,
        text: str,
        room: Box,
        size: float,
        face: Face = "regular",
        colour: str = INK,
        align: Align = "centre",
    ) -> None:
        """Write one line in the middle of the box's height, smaller if it would not fit."""
        height = room.height / POINT / LEADING
        size = min(size, height)
        self._pdf.set_font("Fraunces", STYLES[face], size)
        width = self._pdf.get_string_width(text)
        if width > room.width:
            size *= room.width / width * 0.995
        self._write(text, room, room.middle[1] + CAPITALS / 2 * size * POINT, size, face, colour, align)

    def paragraph(
        self,
        text: str,
        room: Box,
        size: float,
        face: Face = "regular",
        colour: str = INK,
        align: Align = "left",
    ) -> Box:
        """Write a paragraph from the top, smaller if it would not fit; return the rest of the box."""
        words = text.split(" ")
        lines = self._break_lines(words, room.width, size, face)
        while (used := len(lines) * size * POINT * LEADING) > room.height or not lines:
            size *= 0.96
            lines = self._break_lines(words, room.width, size, face)
        step = size * POINT * LEADING
        for number, line in enumerate(lines):
            baseline = room.y + number * step + (step + CAPITALS * size * POINT) / 2
            self._write(line, room, baseline, size, face, colour, align)
        return Box(room.x, room.y + used, room.width, room.height - used)

    def _break_lines(self, words: list[str], width: float, size: float, face: Face) -> list[str]:
        """Break words into lines; return none if a single word is too wide."""
        self._pdf.set_font("Fraunces", STYLES[face], size)
        lines = [words[0]]
        for word in words[1:]:
            longer = f"{lines[-1]} {word}"
            if self._pdf.get_string_width(longer) <= width:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines if all(self._pdf.get_string_width(line) <= width for line in lines) else []

    def _write(
        self, text: str, room: Box, baseline: float, size: float, face: Face, colour: str, align: Align
    ) -> None:
        self._pdf.set_font("Fraunces", STYLES[face], size)
        self._pdf.set_text_color(colour)
        spare = room.width - self._pdf.get_string_width(text)
        self._pdf.text(room.x + spare * SHARE[align], baseline, text)


@cache
def _path(shape: Shape) -> PaintedPath:
    paint = PAINTS[shape.paint]
    path = PaintedPath()
    path.style.auto_close = False
    if isinstance(shape, Oval):
        path.ellipse(shape.cx, shape.cy, shape.rx, shape.ry)
    else:
        svg_path_converter(path, shape.d)
    path.style.fill_color = paint.fill
    path.style.stroke_color = paint.line
    path.style.stroke_width = paint.width
    path.style.stroke_cap_style = "round"
    path.style.stroke_join_style = "round"
    if paint.opacity < 1:
        path.style.fill_opacity = paint.opacity
    return path
