"""The people of the house: everybody is somebody of their own, and every game gets them."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from turncoat.core.bots.bot import seat_bot
from turncoat.core.bots.characters import CHARACTERS, LEVELS, choose_characters, played_by
from turncoat.core.bots.face import COLOURS, OUTLINES, SHAPES, Face, face_of, free_face
from turncoat.core.registry import games
from turncoat.server.bots.thinking_limit import check_bot

ROOT = Path(__file__).parents[3]


def test_a_dozen_are_told_apart_by_name_face_and_colour() -> None:
    assert len(CHARACTERS) == 12
    assert len({who.name for who in CHARACTERS.values()}) == 12
    assert len({who.face.shape for who in CHARACTERS.values()}) == len(
        {who.face.colour for who in CHARACTERS.values()}
    )
    assert len({who.face.shape for who in CHARACTERS.values()}) == 12
    assert {who.level for who in CHARACTERS.values()} == set(range(1, LEVELS + 1))
    levels = [who.level for who in CHARACTERS.values()]
    assert levels == sorted(levels)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_game_has_a_bot_for_each_of_them(game: object) -> None:
    for who in CHARACTERS:
        bot = game.played_by(who)  # type: ignore[attr-defined]
        check_bot(game, bot)  # type: ignore[arg-type]
        seat_bot(game.bots, bot, 1)  # type: ignore[attr-defined]


def test_a_game_that_knows_nothing_of_them_gets_them_by_the_order_of_its_bots() -> None:
    bots = ["weak", "fair", "strong"]
    chosen = [played_by(who, bots, {}) for who in CHARACTERS]
    assert chosen == ["weak"] * 4 + ["fair"] * 4 + ["strong"] * 4
    assert played_by("rosa", [*bots, "rosa"], {}) == "rosa"
    assert played_by("rosa", bots, {"rosa": "strong:3"}) == "strong:3"


def test_nobody_comes_twice_while_there_are_others() -> None:
    came = choose_characters(23, ["pip", "rosa"], Random(1))
    assert len(set(came[:10])) == 10
    assert not {"pip", "rosa"} & set(came[:10])
    assert len(came) == 23


def test_a_face_that_is_taken_gives_way_to_the_next() -> None:
    wanted = Face(SHAPES - 1, COLOURS - 1)
    assert free_face(wanted, []) == wanted
    assert free_face(wanted, [wanted]) == Face(0, 0)
    assert free_face(wanted, [Face(3, COLOURS - 1)]) == Face(SHAPES - 1, 0)
    assert face_of(" ann ") == face_of("Ann")


def test_nobody_has_the_outline_of_another_while_there_are_others() -> None:
    """Hats and hair are what is seen of a face from four metres."""
    taken: list[Face] = []
    for _ in range(OUTLINES):
        taken.append(free_face(Face(16, 3), taken))
    assert len({face.shape % OUTLINES for face in taken}) == OUTLINES
    assert free_face(Face(24, 9), taken) == Face(24, 11)
    assert free_face(Face(24, 9), [Face(16, 3)], chosen=True) == Face(24, 9)


def test_the_browser_draws_as_many_faces_as_there_are() -> None:
    source = (ROOT / "web" / "src" / "faces.svelte.ts").read_text(encoding="utf-8")
    assert re.findall(r"export const (?:SHAPES|COLOURS) = (\d+);", source) == [str(SHAPES), str(COLOURS)]
    assert re.findall(r"hat: shape % HATS|const HATS = (\d+);", source) == [str(OUTLINES), ""]
    tokens = (ROOT / "web" / "src" / "style" / "tokens.css").read_text(encoding="utf-8")
    assert len(set(re.findall(r"--cloth-\d+: ([^;]+);", tokens))) == COLOURS


def test_the_practised_are_seated_before_beginners_and_masters() -> None:
    for seed in range(50):
        came = choose_characters(5, ["rosa"], Random(seed))
        assert {CHARACTERS[who].level for who in came} <= {2, 3}
    assert set(choose_characters(11, ["rosa"], Random(1))) == CHARACTERS.keys() - {"rosa"}
