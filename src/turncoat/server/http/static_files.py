"""The browser client's files, read once and sent as the build compressed them (`web/tools/pack.py`)."""

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
"""First parts of the paths that the browser client handles itself."""
FOREVER: Final = "public, max-age=31536000, immutable"
HOUR: Final = "public, max-age=3600"
NEVER: Final = "no-cache"
CODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""Compressed forms of a file by their coding, the smallest first, and the ending of their names."""
_COMPRESSIBLE: Final = (
    "text/",
    "application/javascript",
    "application/json",
    "application/manifest",
    "image/svg",
)
_REFUSED: Final = re.compile(r"0(\.0*)?")


@dataclass(frozen=True)
class Page:
    """A file as it is sent, with its compressed forms."""

    body: bytes
    compressed: Mapping[str, bytes]
    """By coding."""
    content_type: str
    cache_control: str

    @staticmethod
    def of(body: bytes, content_type: str, cache_control: str) -> Page:
        """Return a page made at run time, compressed here."""
        compressible = content_type.startswith(_COMPRESSIBLE)
        compressed = {"gzip": gzip.compress(body, 9, mtime=0)} if compressible else {}
        return Page(body, compressed, content_type, cache_control)

    def smallest(self, accepted: str) -> tuple[str | None, bytes]:
        """Return the coding and the bytes for a browser that accepts these codings."""
        codings = _accepted_codings(accepted)
        coding = next((one for one in CODINGS if one in self.compressed and one in codings), None)
        return coding, self.body if coding is None else self.compressed[coding]


class StaticFiles:
    """The built client in one folder."""

    def __init__(self, home: Path = HOME) -> None:
        self._home = home

    @property
    def is_empty(self) -> bool:
        """Whether the client was not built."""
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
        """The page that the client starts from."""
        return self._pages.get("index.html")

    def find(self, path: str) -> Page | None:
        """Return the file at that path, or the client's document where the client handles the path."""
        wanted = path.strip("/")
        if wanted.split("/")[0] in ("", *PAGES) and wanted not in self._pages:
            wanted = "index.html"
        return self._pages.get(wanted)


def _accepted_codings(header: str) -> set[str]:
    """Return the codings that an `Accept-Encoding` header names, without those of quality 0."""
    named = (part.replace(" ", "").lower().partition(";q=") for part in header.split(","))
    return {coding for coding, _, quality in named if not _REFUSED.fullmatch(quality)}


def _page(file: Path, home: Path) -> Page:
    body = file.read_bytes()
    content_type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if file.suffix in (".js", ".mjs"):
        content_type = "text/javascript"
    elif file.suffix == ".webmanifest":
        content_type = "application/manifest+json"
    hashed_name = file.parent != home and file.parent.name == "assets"
    cache_control = FOREVER if hashed_name else HOUR if content_type.startswith("image/") else NEVER
    compressed = {
        coding: sibling.read_bytes()
        for coding, ending in CODINGS.items()
        if (sibling := file.with_name(file.name + ending)).is_file()
    }
    if compressed:
        return Page(body, compressed, content_type, cache_control)
    return Page.of(body, content_type, cache_control)
