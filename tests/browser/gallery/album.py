"""Pictures of a screen at every size, in every language and light, laid side by side on sheets."""

from __future__ import annotations

import base64
import io
import json
import math
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple
from urllib.parse import urlsplit

from PIL import Image, ImageDraw, ImageFont
from playwright.sync_api import CDPSession, Page

from tests.browser.waiting import wait_out_tap_guard, wait_until
from turncoat.words import LANGUAGES


class Size(NamedTuple):
    width: int
    height: int

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"

    @property
    def phone(self) -> bool:
        return min(self) < 600


Light = Literal["dark", "light"]

SMALL: Final = Size(360, 640)
PHONE: Final = Size(390, 844)
SIDEWAYS: Final = Size(740, 360)
LAPTOP: Final = Size(1366, 768)
TELEVISION: Final = Size(1920, 1080)
PLAYER_SIZES: Final = (SMALL, PHONE, SIDEWAYS, LAPTOP, TELEVISION)
SCREEN_SIZES: Final = (LAPTOP, TELEVISION)
LIGHTS: Final[tuple[Light, Light]] = ("dark", "light")

LARGEST_SHEET: Final = 1560
LABEL: Final = 18
GAP: Final = 4
AGAIN: Final = 64
"""Pixels of a screenful that are seen again when one scrolls on."""

FAULTS: Final = (Path(__file__).parent / "faults.js").read_text(encoding="utf-8").split("\n", 1)[1]

SPEAK: Final = """(kept) => {
  localStorage.setItem("turncoat.device", kept);
  dispatchEvent(new StorageEvent("storage", { key: "turncoat.device" }));
}"""
"""As if the language had been chosen in another tab of the same device."""
LONGEST: Final = 5_000
"""Milliseconds until a language is given up whose words do not come."""

REST: Final = """async () => {
  // Frames are counted by an observer: a page whose clock stands still has them too.
  const frame = () => new Promise((done) => {
    const watch = new IntersectionObserver(() => { watch.disconnect(); done(); });
    watch.observe(document.documentElement);
  });
  await frame();
  await Promise.race([
    Promise.all(
      document.getAnimations()
        .filter((one) => one.playState === "running" && one.effect.getComputedTiming().endTime !== Infinity)
        .map((one) => one.finished.catch(() => null)),
    ),
    frame().then(frame).then(frame).then(frame).then(frame).then(frame),
  ]);
  await document.fonts.ready;
  await frame();
}"""

RELIT: Final = """async () => {
  const turned = new Promise((done) => {
    const watch = new IntersectionObserver(() => { watch.disconnect(); done(); });
    watch.observe(document.documentElement);
  });
  await turned;
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
}"""
"""What fades slowly into another light has done so."""

SCROLLER: Final = """
const scroller = () => {
  const page = document.scrollingElement;
  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  if (!dialog && page.scrollHeight > page.clientHeight + 1) return page;
  const top = dialog ?? document.body;
  return [top, ...top.querySelectorAll("*")].find((one) => one.scrollHeight > one.clientHeight + 1
    && one.clientHeight > innerHeight / 4
    && ["auto", "scroll"].includes(getComputedStyle(one).overflowY)) ?? page;
};
"""
"""What is scrolled to see more: the open dialog, the page, or the part of it that scrolls."""
HEIGHTS: Final = f"() => {{ {SCROLLER} const it = scroller(); return [it.scrollHeight, it.clientHeight]; }}"
SCROLL: Final = (
    f"(to) => {{ {SCROLLER} const it = scroller(); it.scrollTop = to * (it.clientHeight - {AGAIN}); }}"
)


class Look(NamedTuple):
    """One way to see a screen."""

    size: Size
    language: str
    light: Light


class Fault(NamedTuple):
    """Something wrong, wherever it is seen."""

    state: str
    kind: str
    where: str
    text: str


class Album:
    """The pictures of one area, kept as sheets in its folder.

    `large`: the browser's letters are twice as large, so that players' pages are seen on a small phone only.
    """

    def __init__(self, folder: Path, area: str, only: Sequence[str] = (), large: bool = False) -> None:
        self.area = f"{area}-large" if large else area
        self._folder = folder / self.area
        self._large = large
        self._folder.mkdir(parents=True, exist_ok=True)
        if not only:
            for old in self._folder.glob("*.png"):
                old.unlink()
        self._only = only
        self._sheets: list[Future[None]] = []
        self._layer = ThreadPoolExecutor(1)
        self.faults: dict[Fault, list[Look]] = {}
        self.taken = 0

    def see(
        self, page: Page, state: str, sizes: Sequence[Size] | None = None, screens: int = 1, rest: bool = True
    ) -> None:
        """Take the page as it is now, in every way, and leave it as it was.

        `sizes`: a big screen's for a page at /screen/, else a player's. `screens`: how many screenfuls
        of a long page, or of a long dialog, are looked at. `rest`: wait until what moves has arrived.
        """
        if self._only and not any(fnmatch(state, wanted) for wanted in self._only):
            return
        screen = urlsplit(page.url).path.startswith("/screen/")
        if self._large and screen:
            return
        if self._large:
            sizes = (SMALL,)
        elif sizes is None:
            sizes = SCREEN_SIZES if screen else PLAYER_SIZES
        wait_out_tap_guard(page)
        before = page.viewport_size
        kept: str | None = page.evaluate("localStorage.getItem('turncoat.device')")
        language: str = page.evaluate("document.documentElement.lang")
        light: Light = page.evaluate("matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'")
        line = page.context.new_cdp_session(page)
        pictures: dict[tuple[int, Size], dict[tuple[str, Light], bytes]] = {}
        for look, part in self._looks(page, kept, sizes, screens, rest):
            self._judge(page, state, look)
            pictures.setdefault((part, look.size), {})[look.language, look.light] = _capture(line)
            self.taken += 1
        line.detach()
        for (part, size), shots in pictures.items():
            name = state if part == 0 else f"{state}-{part + 1}"
            path = self._folder / f"{name}-{size}.png"
            self._sheets.append(self._layer.submit(_lay_sheet, path, size, shots))
        self._speak(page, kept, language)
        page.emulate_media(color_scheme=light)
        if before is not None:
            page.set_viewport_size(before)
        if screens > 1:
            page.evaluate(SCROLL, 0)
        print(f"{self.area}: {state}", flush=True)

    def learn(self, page: Page) -> None:
        """Every language is fetched: for a page that will be without a network."""
        kept: str | None = page.evaluate("localStorage.getItem('turncoat.device')")
        before: str = page.evaluate("document.documentElement.lang")
        for language in (*LANGUAGES, before):
            self._speak(page, kept, language)

    def _speak(self, page: Page, kept: str | None, language: str) -> None:
        page.evaluate(SPEAK, json.dumps({**json.loads(kept or "{}"), "language": language}))
        wait_until(
            page,
            "(language) => document.documentElement.lang === language",
            what=f"the page speaks {language}",
            saw="() => document.documentElement.lang",
            arg=language,
            timeout=LONGEST,
        )

    def _looks(
        self, page: Page, kept: str | None, sizes: Sequence[Size], screens: int, rest: bool
    ) -> Iterator[tuple[Look, int]]:
        for language in LANGUAGES:
            self._speak(page, kept, language)
            for size in sizes:
                page.set_viewport_size({"width": size.width, "height": size.height})
                if rest:
                    page.evaluate(REST)
                parts = min(screens, _screenfuls(*page.evaluate(HEIGHTS)))
                for part in range(parts):
                    if screens > 1:  # what has scrolled itself, as talk does, is left where it is
                        page.evaluate(SCROLL, part)
                    for light in LIGHTS[:1] if self._large else LIGHTS:
                        page.emulate_media(color_scheme=light)
                        if rest:
                            page.evaluate(RELIT)
                        yield Look(size, language, light), part

    def _judge(self, page: Page, state: str, look: Look) -> None:
        screen = urlsplit(page.url).path.startswith("/screen/")
        found: list[tuple[str, str, str]] = page.evaluate(
            FAULTS, {"phone": look.size.phone, "screen": screen}
        )
        for kind, where, text in found:
            self.faults.setdefault(Fault(state, kind, where, text), []).append(look)

    def finish(self) -> None:
        """All sheets are laid, and what was found is written down."""
        self._layer.shutdown()
        for sheet in self._sheets:
            sheet.result()
        lines = [
            f"{self.area}/{state}: {kind}: {where}: {text} ({_ways(looks)})\n"
            for (state, kind, where, text), looks in sorted(self.faults.items())
        ]
        (self._folder / "findings.txt").write_text("".join(lines), encoding="utf-8")


def _ways(looks: list[Look]) -> str:
    """The sizes, languages and lights of these looks, each once."""
    return "; ".join(" ".join(dict.fromkeys(map(str, values))) for values in zip(*looks, strict=True))


def _screenfuls(whole: int, seen: int) -> int:
    """How often one scrolls to have seen all; some of each screenful is seen again in the next."""
    return 1 if whole <= seen + 1 else 1 + math.ceil((whole - seen) / max(1, seen - AGAIN))


def _capture(line: CDPSession) -> bytes:
    """Straight from the browser: Playwright's own way takes twice as long."""
    asked: dict[str, Any] = {"format": "jpeg", "quality": 92, "optimizeForSpeed": True}
    return base64.b64decode(line.send("Page.captureScreenshot", asked)["data"])


def _lay_sheet(path: Path, size: Size, shots: dict[tuple[str, Light], bytes]) -> None:
    """Phones stand side by side by language; what is wider than high, by light."""
    upright = size.height > size.width
    lights = [light for light in LIGHTS if any(light == seen for _, seen in shots)]
    columns: Sequence[str] = LANGUAGES if upright else lights
    rows: Sequence[str] = lights if upright else LANGUAGES
    scale = min(
        1.0,
        (LARGEST_SHEET / len(columns) - GAP) / size.width,
        (LARGEST_SHEET / len(rows) - GAP - LABEL) / size.height,
    )
    width, height = round(size.width * scale), round(size.height * scale)
    sheet = Image.new("RGB", (len(columns) * (width + GAP), len(rows) * (height + GAP + LABEL)), "#7a3b8f")
    draw = ImageDraw.Draw(sheet)
    font = ImageFont.load_default(14)
    for (language, light), shot in shots.items():
        column, row = (language, light) if upright else (light, language)
        x = columns.index(column) * (width + GAP)
        y = rows.index(row) * (height + GAP + LABEL)
        draw.text((x + 4, y), f"{path.stem}  {language}  {light}", "white", font)
        with Image.open(io.BytesIO(shot)) as picture:
            sheet.paste(picture.resize((width, height), Image.Resampling.LANCZOS), (x, y + LABEL))
    sheet.save(path, compress_level=3)
