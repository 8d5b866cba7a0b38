"""The browser client's files, read once and handed out as the build packed them (`web/tools/pack.py`)."""

from __future__ import annotations

import gzip
import mimetypes
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).parents[1] / "static"
PAGES: Final = ("join", "table", "screen", "replay", "recap", "help", "create", "learn", "practise")
"""Addresses that the browser client itself makes sense of."""
FOREVER: Final = "public, max-age=31536000, immutable"
HOUR: Final = "public, max-age=3600"
NEVER: Final = "no-cache"
CODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""How a file may be compressed, the smallest first, and how it is called then."""
_PACKED: Final = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")
_REFUSED: Final = re.compile(r"0(\.0*)?")


@dataclass(frozen=True)
class Page:
    body: bytes
    packed: Mapping[str, bytes]
    """Compressed, by coding."""
    kind: str
    kept: str
    """For how long a browser may keep it."""

    @staticmethod
    def of(body: bytes, kind: str, kept: str) -> Page:
        """A page that no build has packed."""
        packed = {"gzip": gzip.compress(body, 9, mtime=0)} if kind.startswith(_PACKED) else {}
        return Page(body, packed, kind, kept)

    def smallest(self, accepted: str) -> tuple[str | None, bytes]:
        """The coding and the bytes for a browser that accepts these codings."""
        welcome = _accepted(accepted)
        coding = next((one for one in CODINGS if one in self.packed and one in welcome), None)
        return coding, self.body if coding is None else self.packed[coding]


class StaticFiles:
    def __init__(self, home: Path = HOME) -> None:
        self._home = home

    @property
    def empty(self) -> bool:
        return not (self._home / "index.html").is_file()

    @cached_property
    def _pages(self) -> dict[str, Page]:
        return {
            file.relative_to(self._home).as_posix(): _page(file, self._home)
            for file in sorted(self._home.rglob("*"))
            if file.is_file() and file.suffix not in CODINGS.values()
        }

    @property
    def document(self) -> Page | None:
        """What the client starts from."""
        return self._pages.get("index.html")

    def find(self, path: str) -> Page | None:
        """The file at that address, or the client itself where it has a page there."""
        wanted = path.strip("/")
        if wanted.split("/")[0] in ("", *PAGES) and wanted not in self._pages:
            wanted = "index.html"
        return self._pages.get(wanted)


def _accepted(header: str) -> set[str]:
    """The codings that an `Accept-Encoding` names; one of quality 0 is refused by it."""
    named = (part.replace(" ", "").lower().partition(";q=") for part in header.split(","))
    return {coding for coding, _, quality in named if not _REFUSED.fullmatch(quality)}


def _page(file: Path, home: Path) -> Page:
    body = file.read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if file.suffix in (".js", ".mjs"):
        kind = "text/javascript"
    elif file.suffix == ".webmanifest":
        kind = "application/manifest+json"
    hashed_name = file.parent != home and file.parent.name == "assets"
    kept = FOREVER if hashed_name else HOUR if kind.startswith("image/") else NEVER
    packed = {
        coding: sibling.read_bytes()
        for coding, ending in CODINGS.items()
        if (sibling := file.with_name(file.name + ending)).is_file()
    }
    return Page(body, packed, kind, kept) if packed else Page.of(body, kind, kept)
