"""Saved games: one unfinished match of each game, and the logs of finished ones."""

from __future__ import annotations

import contextlib
import os
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from turncoat.core import log as logs
from turncoat.core.bots.bot import seat_bot
from turncoat.core.game import Json
from turncoat.core.match import Match
from turncoat.core.refusal import Illegal, reason
from turncoat.core.registry import find

VERSION = 1
_FIELDS = {"save", "person", "bots", "log"}


@dataclass(frozen=True)
class SavedGame:
    """An unfinished game: its log, the person's seat, and which bot has each other seat."""

    match: Match
    person: int
    bots: dict[int, str]


class Saves:
    """A folder of saved games. Its files are private, because they hold the seeds."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @classmethod
    def for_user(cls) -> Saves:
        """Return the saved games of the user who runs this process."""
        return cls(user_data_path("turncoat", appauthor=False))

    def unfinished_file(self, game: str) -> Path:
        """Return where the unfinished match of a game is kept."""
        return self.folder / f"{game}.unfinished.json"

    def save(self, saved: SavedGame) -> None:
        """Keep an unfinished match; it replaces an earlier one of the same game."""
        kept: Json = {
            "save": VERSION,
            "person": saved.person,
            "bots": {str(seat): name for seat, name in saved.bots.items()},
            "log": saved.match.log,
        }
        _write(self.unfinished_file(saved.match.game), logs.canonical(kept) + b"\n")

    def load(self, game: str) -> SavedGame:
        """Return the unfinished match of a game; refuse if there is none or its file is damaged."""
        file = self.unfinished_file(game)
        try:
            kept = logs.parse(file.read_bytes())
            return _read(kept, game)
        except FileNotFoundError:
            raise Illegal("nothing_saved", game=game) from None
        except (OSError, Illegal):
            raise Illegal("save_damaged", file=str(file)) from None

    def finish(self, match: Match) -> Path:
        """Keep the log of a finished match, delete the unfinished one and return the log's file."""
        log = match.log
        file = self.folder / f"{match.game}-{log['seal'][:10]}.json"
        _write(file, logs.canonical(log) + b"\n")
        self.unfinished_file(match.game).unlink(missing_ok=True)
        return file


def _read(kept: dict[str, Any], game: str) -> SavedGame:
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
    return SavedGame(match, person, {int(seat): name for seat, name in kept["bots"].items()})


def _write(file: Path, data: bytes) -> None:
    """Replace a file at once, readable by the user alone; a power cut leaves the old file or the new one."""
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
        raise Illegal("cannot_save", file=str(file), why=reason(wrong)) from None
