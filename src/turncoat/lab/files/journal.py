"""The journal of a folder: a line of JSON for each deal, the last of which may be torn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import msgspec

D = TypeVar("D")


def recover(file: Path, decode: Callable[[bytes], D]) -> Iterator[D]:
    """Yield the deals in a journal, then cut off a line that was not written to its end."""
    if not file.exists():
        return
    good = 0
    with file.open("rb") as lines:
        for line in lines:
            try:
                deal = decode(line)
            except msgspec.DecodeError:
                break
            if not line.endswith(b"\n"):
                break
            yield deal
            good += len(line)
    with file.open("r+b") as journal:
        journal.truncate(good)
