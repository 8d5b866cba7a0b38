"""The file of a store: its permissions, its lock, and a check that it has not been moved."""

from __future__ import annotations

import logging
import os
import stat
import sys
from pathlib import Path
from typing import Final

from turncoat.core.refusal import Illegal, reason

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

PRIVATE_MODE: Final = 0o600
OTHERS_MASK: Final = stat.S_IRWXG | stat.S_IRWXO
SUFFIXES: Final = ("", "-wal", "-shm")
"""Endings of the files that SQLite writes, the main one first."""

log = logging.getLogger("turncoat.server")


class LockFile:
    """A lock on a file beside the store's, which shows whether another server has the store open.

    The system frees it however a server ends.
    """

    def __init__(self, path: str) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE_MODE)

    def try_exclusive(self) -> bool:
        """Take the lock and return True, unless another server holds it; hold it until `share` or `close`."""
        try:
            if sys.platform == "win32":
                msvcrt.locking(self._file, msvcrt.LK_NBLCK, 1)
            else:
                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            return False
        except OSError as wrong:  # a network drive without locks: go on without
            log.warning("whether another server has the store open cannot be told here: %s", wrong.strerror)
        return True

    def share(self) -> None:
        """Turn the lock into a shared one, for several servers on one file."""
        if sys.platform != "win32":  # on Windows a file has one server
            fcntl.flock(self._file, fcntl.LOCK_SH)

    def close(self) -> None:
        """Free the lock."""
        os.close(self._file)


def lock_path(path: str | Path) -> str:
    """Return the path of the lock file of a store."""
    return f"{path}-open"


class StoreFile:
    """The main file of a store. It holds seeds, so other users of the machine may not read it."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self._name = str(path)
        try:
            if self.path.exists():
                self._restrict_permissions()
            else:
                self.path.touch(PRIVATE_MODE)
            self._identity = self._inode()
            self.lock = LockFile(lock_path(path))
        except OSError as wrong:
            raise Illegal("store_unreadable", path=str(path), why=reason(wrong)) from None

    def is_missing(self) -> bool:
        """Return whether the file was moved, removed or replaced."""
        try:
            return self._inode() != self._identity
        except OSError:
            return True

    def _inode(self) -> tuple[int, int]:
        found = os.stat(self._name)  # noqa: PTH116 - runs once a commit, and a Path takes twice as long
        return found.st_dev, found.st_ino

    def _restrict_permissions(self) -> None:
        for suffix in SUFFIXES:
            file = Path(f"{self.path}{suffix}")
            if sys.platform == "win32" or not file.exists():
                continue
            mode = stat.S_IMODE(file.stat().st_mode)
            if not mode & OTHERS_MASK:
                continue
            try:
                file.chmod(mode & ~OTHERS_MASK)
            except OSError as wrong:
                log.warning(
                    "others on this machine may read or write %s, and that cannot be changed (%s): "
                    "they can see everybody's cards",
                    file,
                    wrong.strerror,
                )
            else:
                log.warning("others on this machine could read or write %s; now they cannot", file)
