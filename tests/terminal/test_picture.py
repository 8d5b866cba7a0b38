"""The picture of the README is what the terminal shows today."""

from __future__ import annotations

from docs.pictures import IMAGES, terminal


def test_the_picture_is_up_to_date() -> None:
    assert terminal() == (IMAGES / "terminal.svg").read_text(encoding="utf-8"), (
        "make pictures, and look at it"
    )


def test_the_picture_fetches_nothing_from_elsewhere() -> None:
    assert terminal().replace("http://www.w3.org/2000/svg", "").count("://") == 0
