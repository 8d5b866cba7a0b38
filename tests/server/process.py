"""A server, or `turncoat` itself, in a process of its own."""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.until import PATIENCE
from turncoat.server.uvicorn_server import listen

ROOT = Path(__file__).parents[2]
TURNCOAT = (sys.executable, "-c", "from turncoat.cli import main; main()")


@dataclass
class Subject:
    port: int
    process: subprocess.Popen[str]
    log: str = ""
    """What it has written for the operator, once it has ended."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def end(self) -> None:
        """Ask it to end, as an operator does."""
        self.process.terminate()
        _, log = self.process.communicate(timeout=PATIENCE)
        self.log += log


@contextlib.contextmanager
def subject(file: Path, *more: str) -> Iterator[Subject]:
    """See `tests.server.subject`; at the end it is asked to end."""
    with contextlib.closing(listen("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.subject", str(port), str(file), *more],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    running = Subject(port, process)
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        yield running
        if process.poll() is None:
            running.end()
    finally:
        process.kill()
        process.wait()
        for pipe in (process.stdout, process.stderr):
            if pipe is not None:
                pipe.close()


def start_turncoat(*arguments: str, env: dict[str, str]) -> subprocess.Popen[str]:
    """Start `turncoat` with these arguments, as on a command line."""
    return subprocess.Popen(
        [*TURNCOAT, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | env,
    )
