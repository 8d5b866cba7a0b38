"""The file of a store: closed to others, held by one server at a time, and watched in case it goes away."""

from __future__ import annotations

import logging
import os
import stat
import sys
from pathlib import Path
from typing import Final

from turncoat.core.refusal import Illegal

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

OURS: Final = 0o600
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO
BESIDE: Final = ("", "-wal", "-shm")
"""What SQLite writes next to the file, and the file itself."""

log = logging.getLogger("turncoat.server")


class OpenSign:
    """A lock on a file beside the store's: whether any other server has the store open.

    The system frees it however a server ends.
    """

    def __init__(self, path: str) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, OURS)

    def alone(self) -> bool:
        """Whether no other server is open. If so, none gets past this until this one ends or shares."""
        try:
            if sys.platform == "win32":
                msvcrt.locking(self._file, msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            return False
        except OSError as wrong:  # a network drive without locks: better to play than not
            log.warning("whether another server has the store open cannot be told here: %s", wrong.strerror)
        return True

    def share(self) -> None:
        """This server is open, beside whatever others share."""
        if sys.platform != "win32":  # there a store file has one server
            fcntl.flock(self._file, fcntl.LOCK_SH)

    def close(self) -> None:
        os.close(self._file)


def sign_of(path: str | Path) -> str:
    return f"{path}-open"


class StoreFile:
    """Seeds are in it: nobody else on the machine may read them."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self._name = str(path)
        try:
            if self.path.exists():
                self._close_to_others()
            else:
                self.path.touch(OURS)
            self._identity = self._looked_up()
            self.sign = OpenSign(sign_of(path))
        except OSError as wrong:
            raise Illegal("store_unreadable", path=str(path), why=wrong.strerror or "?") from None

    def missing(self) -> bool:
        """Whether the file has been moved or removed, or another one put in its place."""
        try:
            return self._looked_up() != self._identity
        except OSError:
            return True

    def _looked_up(self) -> tuple[int, int]:
        found = os.stat(self._name)  # noqa: PTH116 - once a commit: a Path takes twice as long
        return found.st_dev, found.st_ino

    def _close_to_others(self) -> None:
        for end in BESIDE:
            file = Path(f"{self.path}{end}")
            if sys.platform == "win32" or not file.exists():
                continue
            mode = stat.S_IMODE(file.stat().st_mode)
            if not mode & OTHERS:
                continue
            try:
                file.chmod(mode & ~OTHERS)
            except OSError as wrong:
                log.warning(
                    "others on this machine may read or write %s, and that cannot be changed (%s): "
                    "they can see everybody's cards",
                    file,
                    wrong.strerror,
                )
            else:
                log.warning("others on this machine could read or write %s; now they cannot", file)
