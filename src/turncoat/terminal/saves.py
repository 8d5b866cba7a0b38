"""Where games are kept: one unfinished for each game, and the logs of those that were finished."""

from __future__ import annotations

import contextlib
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from turncoat.core import log as logs
from turncoat.core.bot import seat_bot
from turncoat.core.game import Json
from turncoat.core.match import Match
from turncoat.core.refusal import Illegal
from turncoat.core.registry import find

VERSION = 1
_FIELDS = {"save", "person", "bots", "log"}


@dataclass(frozen=True)
class Saved:
    """An unfinished game: its log, the person's seat, and which bot has each other seat."""

    match: Match
    person: int
    bots: dict[int, str]


class Saves:
    """A folder. What is written there holds the seed, so nobody else may read it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @classmethod
    def of_user(cls) -> Saves:
        return cls(user_data_path("turncoat", appauthor=False))

    def unfinished(self, game: str) -> Path:
        return self.folder / f"{game}.unfinished.json"

    def save(self, saved: Saved) -> None:
        kept: Json = {
            "save": VERSION,
            "person": saved.person,
            "bots": {str(seat): name for seat, name in saved.bots.items()},
            "log": saved.match.log,
        }
        _write(self.unfinished(saved.match.game), logs.canonical(kept) + b"\n")

    def load(self, game: str) -> Saved:
        """The unfinished game, or a refusal: there is none, or it is not as it was written."""
        file = self.unfinished(game)
        try:
            kept = logs.parse(file.read_bytes())
            return _read(kept, game)
        except FileNotFoundError:
            raise Illegal("nothing_saved", game=game) from None
        except (OSError, Illegal):
            raise Illegal("save_damaged", file=str(file)) from None

    def finish(self, match: Match) -> Path:
        """Keep the log of a finished match, and forget the unfinished one."""
        log = match.log
        file = self.folder / f"{match.game}-{log['seal'][:10]}.json"
        _write(file, logs.canonical(log) + b"\n")
        self.unfinished(match.game).unlink(missing_ok=True)
        return file


def _read(kept: dict[str, Any], game: str) -> Saved:
    if set(kept) != _FIELDS or kept["save"] != VERSION or not isinstance(kept["bots"], dict):
        raise Illegal("bad_log")
    match = Match.replay(kept["log"])
    person = kept["person"]
    others = {str(seat) for seat in range(len(match.seats))} - {str(person)}
    if isinstance(person, bool) or not isinstance(person, int) or not 0 <= person < len(match.seats):
        raise Illegal("bad_log")
    if match.game != game or match.result is not None or set(kept["bots"]) != others:
        raise Illegal("bad_log")
    for name in kept["bots"].values():
        seat_bot(find(game).bots, str(name), 0)
    return Saved(match, person, {int(seat): name for seat, name in kept["bots"].items()})


def _write(file: Path, data: bytes) -> None:
    """All or nothing: a power cut leaves the old file or the new one. Private from the first byte."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=".", suffix=".new")
        try:
            with os.fdopen(handle, "wb") as new:
                new.write(data)
                new.flush()
                os.fsync(new.fileno())
            Path(name).replace(file)
        except BaseException:
            with contextlib.suppress(OSError):
                Path(name).unlink()
            raise
    except OSError as wrong:
        raise Illegal("cannot_save", file=str(file), why=wrong.strerror or str(wrong)) from None
