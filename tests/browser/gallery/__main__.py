"""`make gallery`: every screen at every size, in every language and light, to be looked at.

An area is a module here with `show(visit)`: it brings real pages into a state and calls
`visit.see(page, "state")`. The sheets are in build/gallery/AREA, and what is wrong at first sight
in build/gallery/findings.txt.
"""

from __future__ import annotations

import argparse
import importlib
import pkgutil
import sys
import tempfile
import time
import traceback
from html import escape
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser import gallery
from tests.browser.conftest import LARGE_LETTERS, ROOT, launched
from tests.browser.gallery.album import Album
from tests.browser.gallery.visit import Visit

FOLDER = ROOT / "build" / "gallery"


def areas() -> list[str]:
    names = sorted(one.name for one in pkgutil.iter_modules(gallery.__path__))
    return [name for name in names if name not in {"__main__", "album", "visit"}]


def show(area: str, browser: Browser, only: list[str], large: bool) -> bool:
    """Whether the area was seen to its end."""
    album = Album(FOLDER, area, only, large)
    begun = time.monotonic()
    whole = True
    with tempfile.TemporaryDirectory() as folder:
        visit = Visit(browser, album, Path(folder))
        try:
            importlib.import_module(f"tests.browser.gallery.{area}").show(visit)
        except Exception:
            traceback.print_exc()
            whole = False
        finally:
            visit.close()
    album.finish()
    print(f"{area}: {album.taken} pictures in {time.monotonic() - begun:.0f} s, {len(album.faults)} findings")
    return whole


def hang() -> None:
    """One page with all sheets, and one list of all findings, of this and earlier visits."""
    found = sorted(FOLDER.glob("*/findings.txt"))
    (FOLDER / "findings.txt").write_text(
        "".join(one.read_text(encoding="utf-8") for one in found), encoding="utf-8"
    )
    parts = ["<!doctype html><meta charset=utf-8><title>Gallery</title>"]
    for folder in sorted(one.parent for one in found):
        parts.append(f"<h2>{escape(folder.name)}</h2><ul>")
        for sheet in sorted(folder.glob("*.png")):
            name = escape(f"{folder.name}/{sheet.name}")
            parts.append(f'<li><a href="{name}">{escape(sheet.stem)}</a>')
        parts.append("</ul>")
    (FOLDER / "index.html").write_text("\n".join(parts), encoding="utf-8")


def main() -> int:
    known = areas()
    parser = argparse.ArgumentParser(prog="gallery", description=__doc__)
    parser.add_argument("areas", nargs="*", metavar="AREA", help=f"of {', '.join(known)}; all if none")
    parser.add_argument(
        "--only", action="append", default=[], metavar="STATE", help="these states only; * is any"
    )
    parser.add_argument("--large", action="store_true", help="on a small phone, with letters twice as large")
    asked = parser.parse_args()
    if strange := set(asked.areas) - set(known):
        parser.error(f"there is no area {', '.join(sorted(strange))}: choose of {', '.join(known)}")
    with launched(*([LARGE_LETTERS] if asked.large else [])) as browser:
        seen = [show(area, browser, asked.only, asked.large) for area in asked.areas or known]
    hang()
    print(f"See {FOLDER}/index.html and {FOLDER}/findings.txt")
    return 0 if all(seen) else 1


if __name__ == "__main__":
    sys.exit(main())
