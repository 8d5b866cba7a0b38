"""What a screen reader announces by itself, and what the keyboard reaches."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from tests.browser.waiting import wait_for_focus, wait_until

LISTEN = """
window.heard = [];
const LIVE = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]";
new MutationObserver((changes) => {
  for (const { target } of changes) {
    const near = (target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement)?.closest(LIVE);
    const said = near?.textContent.replace(/\\s+/g, " ").trim();
    if (said && window.heard.at(-1) !== said) window.heard.push(said);
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Keeps in `window.heard` what live regions announce: those that were there already, and have changed."""

NAME = r"""
window.nameOf = (one) => {
  const labels = [...(one.labels ?? [])].map((label) => label.textContent).join(" ");
  return (one.getAttribute("aria-label") || labels || one.textContent || "").replace(/\s+/g, " ").trim();
};
window.stops = () => {
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document;
  return [...top.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")].filter(
    (one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true }),
  );
};
"""
"""Defines `nameOf`, an element's accessible name, and `stops`, the elements where Tab stops."""

WAY = """(name) => {
  const here = document.activeElement;
  const all = stops();
  const goal = all.findIndex((one) => nameOf(one).match(name));
  const at = all.indexOf(here);
  const before = all.filter((one) => here.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING);
  if (at >= 0) return goal - at;
  return goal < before.length ? goal - before.length : goal - before.length + 1;
}"""
"""Counts how often to press Tab from here, or Shift+Tab where negative; an estimate, as browsers differ."""


def record_announcements(page: Page) -> None:
    """Keep what is announced in this page, from when it is opened next."""
    page.add_init_script(LISTEN + NAME)


def record_announcements_now(page: Page) -> None:
    """Keep what is announced from now on in a page that is open."""
    page.evaluate(f"() => {{ {LISTEN} }}")


def expect_announced(page: Page, *lines: str) -> None:
    """Wait until all these patterns were announced, in this order, since the last call."""
    for line in lines:
        wait_until(
            page,
            "(line) => window.heard.some((one) => one.match(line))",
            what=f"a live region says {line!r}",
            saw="() => window.heard",
            arg=line,
        )
        page.evaluate(
            "(line) => window.heard.splice(0, window.heard.findIndex((one) => one.match(line)) + 1)", line
        )


def announcements(page: Page) -> list[str]:
    """Return what was announced since the last `expect_announced`."""
    found: list[str] = page.evaluate("window.heard")
    return found


def press(page: Page, name: str, key: str = "Enter") -> None:
    """Tab to the control of that name, and press a key on it.

    The focus may be anywhere, but must not be lost.
    """
    wait_for_focus(page)
    wait_until(
        page,
        "(name) => stops().some((one) => nameOf(one).match(name))",
        what=f"the keyboard reaches {name!r}",
        saw="() => stops().map(nameOf)",
        arg=name,
    )
    for _ in range(5):  # things may move meanwhile
        way: int = page.evaluate(WAY, name)
        for _ in range(abs(way)):
            page.keyboard.press("Tab" if way > 0 else "Shift+Tab")
        if re.search(name, page.evaluate("nameOf(document.activeElement)")):
            page.keyboard.press(key)
            return
    raise AssertionError(f"the keyboard does not come to {name!r}")
