"""Names that look like markup, like a placeholder, or are read from right to left are shown as they are."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Device
from tests.browser.test_join import join, make_table

MARKUP = "<img src=x onerror=x()>"
PLACEHOLDER = '"{ $name }"><b>'
RIGHT_TO_LEFT = "דנה"


def test_names_are_text_in_the_lobby_and_in_no_preview(device: Device) -> None:
    owner, page = device(), device()
    code = make_table(owner)
    for name in (MARKUP, PLACEHOLDER, RIGHT_TO_LEFT):
        join(owner, code, name)
    page.goto(f"/table/{code}")
    expect(page.locator(".seats li")).to_have_text(
        ["Ann", MARKUP, PLACEHOLDER, RIGHT_TO_LEFT, "Room for one more"]
    )
    assert page.locator("img[src='x'], b b").count() == 0
    source = page.request.get(f"/table/{code}").text()
    assert not any(name in source for name in (MARKUP, PLACEHOLDER, RIGHT_TO_LEFT, "onerror"))


def test_a_name_that_is_read_from_right_to_left_turns_none_of_our_words(device: Device) -> None:
    """Each name in a sentence of ours is isolated, and each inline element is."""
    owner = device()
    code = make_table(owner)
    join(owner, code, RIGHT_TO_LEFT)
    expect(owner.locator(".seats li, .seat .who").filter(has_text=RIGHT_TO_LEFT).first).to_be_visible()
    inline = owner.evaluate(
        "[...document.querySelectorAll('b, span')].map((one) => getComputedStyle(one).unicodeBidi)"
    )
    assert set(inline) <= {"isolate", "plaintext", "isolate-override"}
    labels = owner.evaluate(
        "[...document.querySelectorAll('[aria-label], [title]')]"
        ".map((one) => one.getAttribute('aria-label') ?? one.title)"
    )
    named = [label for label in labels if RIGHT_TO_LEFT in label and label != RIGHT_TO_LEFT]
    assert all(f"\u2068{RIGHT_TO_LEFT}\u2069" in label for label in named), named
