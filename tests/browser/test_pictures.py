"""The pictures of README and site show the screens as they are now. Run `make pictures` if this fails."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageSequence, ImageStat
from playwright.sync_api import Browser

from tests.browser.pictures import IMAGES, MOVING, STILLS, take_moving, take_stills

SMALL = (45, 80)
"""Compared this small, what a renderer draws differently on another machine does not count."""
ALIKE = 4.0
"""How much pictures may differ on average, of 255: by what compressing took away."""


def difference(kept: Image.Image, now: Image.Image) -> float:
    size = SMALL if kept.height > kept.width else SMALL[::-1]
    one, other = (picture.convert("RGB").resize(size, Image.Resampling.BOX) for picture in (kept, now))
    return max(ImageStat.Stat(ImageChops.difference(one, other)).mean)


@pytest.mark.parametrize(
    ("language", "games"),
    [
        ("en", [*STILLS]),
        ("fr", ["loyalty-or-treachery", "scatty-rogues"]),
        ("da", ["are-you-the-traitor", "the-traitors"]),
    ],
)
def test_a_picture_of_a_game_is_not_older_than_its_screen(
    language: str, games: list[str], browser: Browser
) -> None:
    for name, now in take_stills(browser, [language], games):
        with Image.open(IMAGES / f"{name}.webp") as kept:
            assert difference(kept, now) < ALIKE, name


@pytest.mark.parametrize("name", MOVING)
def test_a_moving_picture_begins_and_ends_as_its_screen_does_now(name: str, browser: Browser) -> None:
    first, last = take_moving(browser, name, frames=False)
    with Image.open(IMAGES / f"{name}.webp") as kept:
        frames = [frame.convert("RGB") for frame in ImageSequence.Iterator(kept)]
    assert len(frames) > 10
    assert difference(frames[0], first) < ALIKE
    assert difference(frames[-1], last) < ALIKE


def test_another_screen_would_be_noticed() -> None:
    with Image.open(IMAGES / "en" / "the-traitors.webp") as kept:
        changed = kept.convert("RGB")
        width, height = changed.size
        ImageDraw.Draw(changed).rectangle((0, height // 3, width, height // 2), fill="#30444a")
        assert difference(kept, changed) > ALIKE


def test_pictures_are_small() -> None:
    assert all(file.stat().st_size < 260_000 for file in IMAGES.rglob("*.webp"))
