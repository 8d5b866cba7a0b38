"""The printed kit: what is on which page, in every language and on every paper; nothing is cut off."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pypdfium2
import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from turncoat.core.extras.print_order import PAPERS, Order, make_order
from turncoat.core.refusal import Illegal
from turncoat.games.the_traitors import game
from turncoat.games.the_traitors.clauses.flow import usual_days
from turncoat.games.the_traitors.kit import drawings, print_kit
from turncoat.games.the_traitors.kit.book import parts_of
from turncoat.games.the_traitors.kit.cover import MARGIN, SIDES
from turncoat.games.the_traitors.kit.layout import Box
from turncoat.games.the_traitors.kit.parts import death_lists, role_cards, silver
from turncoat.games.the_traitors.phases.mission import MOST_BARS
from turncoat.words import LANGUAGES, Words, sources

WEB = Path(__file__).parents[3] / "web" / "src" / "games" / "the_traitors"
NAMES = ("Ann", "Bo", "Søren Ærø Ågård", "Émile Œil", "Łukasz", "Zoë", "W" * 24, "Marie-Élisabeth d’Ornano")
POINT = 25.4 / 72
EDITIONS = [(language, paper) for language in LANGUAGES for paper in PAPERS]
KEPT_CLEAR = 3.0
"""Millimetres inside the edge of a card in which nothing is written, so that no cut touches a letter."""


@cache
def make_kit(language: str, paper: str = "a4", players: int = 8, names: tuple[str, ...] = NAMES) -> bytes:
    return print_kit(make_order(game.seats, paper, players, names), Words(language))


@cache
def pages(language: str, paper: str = "a4", players: int = 8, names: tuple[str, ...] = NAMES) -> list[str]:
    document = pypdfium2.PdfDocument(make_kit(language, paper, players, names))
    return [plain(page.get_textpage().get_text_range()) for page in document]


def plain(text: str) -> str:
    return re.sub(r"\s+", " ", text)


def pages_of(part: str, language: str, players: int = 8, names: tuple[str, ...] = NAMES) -> list[str]:
    first = SIDES
    for one in parts_of(Order(players), Words(language)):
        if one.name == part:
            return pages(language, "a4", players, names)[first : first + one.pages]
        first += one.pages
    raise LookupError(part)


@pytest.mark.parametrize(("language", "paper"), EDITIONS)
def test_every_page_has_the_size_of_the_paper(language: str, paper: str) -> None:
    document = pypdfium2.PdfDocument(make_kit(language, paper))
    for page in document:
        assert page.get_size() == pytest.approx([side / POINT for side in PAPERS[paper]], abs=0.01)


@pytest.mark.parametrize("players", [6, 10, 24])
def test_tt_34_there_is_a_letter_for_everybody_in_every_night(players: int) -> None:
    letters = next(part for part in parts_of(Order(players), Words("en")) if part.name == "letters")
    assert len(letters.cards) >= players * (usual_days(players) - 1) + 4


@pytest.mark.parametrize(("language", "players"), [("en", 6), ("fr", 10), ("da", 24)])
def test_no_page_is_empty(language: str, players: int) -> None:
    for page in pypdfium2.PdfDocument(make_kit(language, "a4", players, ())):
        foot = page.get_height() - 15 / POINT
        drawn = [each for each in page.get_objects() if each.get_bounds()[3] > page.get_height() - foot]
        assert drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_host_has_a_page_at_hand(language: str) -> None:
    say = Words(language)
    page = pages(language)[1]
    for topic in ("day", "ties", "choice", "night", "missions"):
        assert plain(say("kit-host-title", topic=topic)) in page


@pytest.mark.parametrize("players", [6, 11, 24])
def test_there_is_enough_for_everybody(players: int) -> None:
    say = Words("en")
    parts = {part.name: part for part in parts_of(Order(players), say)}
    for name in ("names", "slates", "hangers"):
        assert len(parts[name].cards) >= players
    assert len(parts["letters"].cards) >= players + 4
    assert len(parts["lists"].cards) == 2  # TT-33
    bars = sum(page.count("1 bar of silver") for page in pages_of("silver", "en", players, ()))
    stacks = sum(page.count("5 bars of silver") for page in pages_of("silver", "en", players, ()))
    assert bars + 5 * stacks >= MOST_BARS * usual_days(players)
    assert len(pages("en", "a4", players, ())) == SIDES + sum(part.pages for part in parts.values())


@pytest.mark.parametrize("players", [6, 11, 24])
def test_tt_5_the_cards_do_not_tell_how_many_traitors_there_are(players: int) -> None:
    faces = pages_of("roles", "en", players, ())[::2]
    assert sum(page.count("Murder by night") for page in faces) == (players - 1) // 2
    assert sum(page.count("Find the Traitors") for page in faces) >= players
    assert sum(page.count("Whoever has it cannot be murdered") for page in faces) == 1


@pytest.mark.parametrize("part", ["roles", "letters", "slates", "lists", "silver"])
def test_what_is_secret_bears_no_names(part: str) -> None:
    assert not any(name in page for page in pages_of(part, "en") for name in NAMES if name != "Bo")


def test_names_are_on_both_sides_of_their_cards_and_on_their_doors() -> None:
    standing, doors = " ".join(pages_of("names", "da")), " ".join(pages_of("hangers", "da"))
    for name in NAMES:
        turned = plain(name)[::-1]
        assert standing.count(name) + standing.count(turned) >= 2
        assert doors.count(name) >= 1


@pytest.mark.parametrize("part", ["roles", "letters", "hangers"])
def test_backs_are_alike(part: str) -> None:
    backs = {re.sub(r"\d+/\d+", "", page) for page in pages_of(part, "en", 24, ())[1::2]}
    assert len(backs) == 1


def test_role_cards_look_alike_from_behind() -> None:
    """The pattern repeats itself with the cards."""
    millimetre = 4
    document = pypdfium2.PdfDocument(make_kit("en"))
    page = SIDES + sum(part.pages for part in parts_of(Order(8), Words("en"))[:4]) + 1
    exact = millimetre * POINT * (1 - 2e-5)  # the number of dots is rounded up, and the page stretched to it
    picture = document[page].render(scale=exact).to_pil().convert("L")
    cells = role_cards.GRID.cells(PAPERS["a4"])
    backs = [
        picture.crop(tuple(round(edge * millimetre) for edge in (c.x, c.y, c.right, c.bottom))).tobytes()
        for c in cells
    ]
    assert len(set(backs[0])) > 10  # there is a pattern
    for back in backs[1:]:
        differences = [abs(a - b) for a, b in zip(backs[0], back, strict=True)]
        assert sum(differences) / len(differences) < 0.5


@pytest.mark.parametrize("paper", PAPERS)
def test_a_sheet_may_be_turned_on_either_edge(paper: str) -> None:
    width, height = PAPERS[paper]
    for part in parts_of(Order(8), Words("en")):
        cells = part.grid.cells((width, height))
        corners = {(round(c.x, 6), round(c.y, 6)) for c in cells}
        assert corners == {(round(width - c.right, 6), round(c.y, 6)) for c in cells}
        assert corners == {(round(c.x, 6), round(height - c.bottom, 6)) for c in cells}


def test_two_sided_parts_begin_on_the_front_of_a_sheet() -> None:
    for players in range(game.seats[0], game.seats[1] + 1):
        first = SIDES
        for part in parts_of(Order(players), Words("en")):
            assert first % 2 == 0
            first += part.pages


@pytest.mark.parametrize(("language", "paper"), EDITIONS)
def test_every_word_of_the_kit_is_printed(language: str, paper: str) -> None:
    """Found by the text that stays the same whatever is filled in."""
    whole = plain(" ".join(pages(language, paper)))
    (text,) = [text for where, text in sources(language).items() if where.endswith("kit.ftl")]
    checked_words = 0
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, fluent.Message):
            for piece in pieces(entry.value):
                assert piece in whole, (entry.id.name, piece)
                checked_words += 1
    assert checked_words > 45
    say = Words(language)
    for term in ("shield", "temptation", "blackmail", "list"):
        assert say("tt-term", term=term) in whole
    for identity in ("loyal", "traitor"):
        assert say("tt-goal", identity=identity) in whole
    assert say("game-the-traitors") in whole


def pieces(node: Any) -> Iterator[str]:
    """The plain text of a message, in all its variants."""
    for element in node.elements:
        if isinstance(element, fluent.TextElement):
            yield plain(element.value).strip()
        elif isinstance(element.expression, fluent.SelectExpression):
            for variant in element.expression.variants:
                yield from pieces(variant.value)


@pytest.mark.parametrize(("language", "paper"), EDITIONS)
def test_no_letter_is_outside_its_card(language: str, paper: str) -> None:
    document = pypdfium2.PdfDocument(make_kit(language, paper))
    assert strays(document, language, paper) == []


def strays(document: Any, language: str, paper: str) -> list[tuple[int, str]]:
    """Letters that are not well inside a card, by page; the foot of the page is no card."""
    width, height = PAPERS[paper]
    whole = Box(0, 0, width, height).inset(MARGIN - 1)
    rooms: list[list[Box]] = [[whole]] * SIDES
    for part in parts_of(Order(8), Words(language)):
        rooms += [[cell.inset(KEPT_CLEAR) for cell in part.grid.cells((width, height))]] * part.pages
    found = []
    for number, page in enumerate(document):
        text = page.get_textpage()
        for at in range(text.count_chars()):
            left, bottom, right, top = (edge * POINT for edge in text.get_charbox(at))
            letter = Box(left, height - top, right - left, top - bottom)
            if number >= SIDES and letter.y > height - 10:
                assert letter.bottom < height - 4  # printers leave an edge white
            elif letter.width and not any(inside(letter, room) for room in rooms[number]):
                found.append((number, text.get_text_range(at, 1)))
    return found


def inside(letter: Box, room: Box) -> bool:
    return (
        room.x <= letter.x
        and letter.right <= room.right
        and room.y <= letter.y
        and letter.bottom <= room.bottom
    )


def test_a_letter_outside_its_card_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(death_lists, "SCROLL", drawings.BAR)
    monkeypatch.setattr(Box, "inset", lambda box, across, down=None: box)  # noqa: ARG005
    wide = pypdfium2.PdfDocument(print_kit(Order(8), Words("fr")))
    monkeypatch.undo()
    assert strays(wide, "fr", "a4")


def test_a_long_name_is_written_smaller() -> None:
    document = pypdfium2.PdfDocument(make_kit("en"))
    heights = dict[str, float]()
    for at in range(SIDES, SIDES + 4):
        text = document[at].get_textpage()
        for letter in range(text.count_chars()):
            _, bottom, _, top = text.get_charbox(letter)
            heights[text.get_text_range(letter, 1)] = top - bottom
    assert heights["W"] < heights["A"] / 2


def test_the_same_order_gives_the_same_bytes() -> None:
    script = (
        "import hashlib; from turncoat.core.extras.print_order import Order;"
        "from turncoat.words import Words;"
        "from turncoat.games.the_traitors.kit import print_kit;"
        "print(hashlib.sha256(print_kit(Order(6), Words('da'))).hexdigest())"
    )
    path = os.pathsep.join(sys.path)
    told = {
        subprocess.check_output(
            [sys.executable, "-c", script], env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path}
        )
        for seed in ("1", "2")
    }
    assert len(told) == 1
    assert make_kit("en") == print_kit(make_order(game.seats, "a4", 8, NAMES), Words("en"))


def test_the_drawings_are_those_of_the_screens() -> None:
    for name, drawing in drawings.ON_SCREEN.items():
        source = plain((WEB / f"{name}.svelte").read_text(encoding="utf-8"))
        for shape in drawing.shapes:
            if isinstance(shape, drawings.Path):
                assert f'd="{shape.d}"' in source, (name, shape)
            else:
                assert f'cx="{shape.cx:g}" cy="{shape.cy:g}" r' in source, (name, shape)


@pytest.mark.parametrize(
    ("code", "order"),
    [
        ("kit_paper", {"paper": "a3"}),
        ("wrong_number_of_seats", {"paper": "a4", "players": 5}),
        ("wrong_number_of_seats", {"paper": "a4", "players": 25}),
        ("wrong_number_of_seats", {"paper": "a4", "names": ["Ann"]}),
        ("kit_names", {"paper": "a4", "players": 8, "names": ["Ann"]}),
        ("bad_name", {"paper": "a4", "names": ["Ann", "Bo", "", "D", "E", "F"]}),
        ("bad_name", {"paper": "a4", "names": ["Ann", "Bo", "x" * 25, "D", "E", "F"]}),
        ("bad_name", {"paper": "a4", "names": ["Ann", "Bo", "\u202eeve", "D", "E", "F"]}),
        ("name_taken", {"paper": "a4", "names": ["Ann", "ann ", "C", "D", "E", "F"]}),
    ],
)
def test_an_order_that_cannot_be_printed_is_refused(code: str, order: dict[str, Any]) -> None:
    with pytest.raises(Illegal, match=code):
        make_order(game.seats, **order)


def test_letters_that_the_type_lacks_are_refused_by_name() -> None:
    names = ("Юля", "B", "C", "D", "E", "F")
    with pytest.raises(Illegal) as no:
        print_kit(make_order(game.seats, "a4", names=names), Words("en"))
    assert no.value.code == "kit_letters"
    assert no.value.params == {"name": "Юля", "letters": "Ю л я"}


def test_silver_is_counted_in_singles_and_fives() -> None:
    assert silver.STACK == 5
    assert pages_of("silver", "en")[0].count("1 bar of silver") == silver.GRID.count
