"""A real server in a process of its own, that can be killed and started again."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

SCRIPT = """
import dataclasses, sys
from pathlib import Path
from turncoat.server.tables.house import House
from turncoat.server.limits import Limits
from turncoat.server.uvicorn_server import listen, server
from turncoat.server.store.sqlite import SqliteStore

store, port, grace = sys.argv[1:]
door = listen("127.0.0.1", int(port))
print(f"http://127.0.0.1:{door.getsockname()[1]}", flush=True)
limits = dataclasses.replace(Limits(), grace=float(grace), tables_per_hour=10_000)
server(House(SqliteStore(Path(store)), limits=limits, pace=0.05)).run([door])
"""


class RunningServer:
    """The server, at an address that stays the same when it is started again."""

    def __init__(self, store: Path, grace: float = 60.0) -> None:
        self._store = store
        self._grace = grace
        self._port = 0
        self.address = ""
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", SCRIPT, str(self._store), str(self._port), str(self._grace)],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline().strip()
        found = re.fullmatch(r"http://127\.0\.0\.1:(\d+)", said)
        assert found is not None, f"the server did not start: {said!r}"
        self._port = int(found[1])
        self.address = said

    def kill(self) -> None:
        """As if the power had gone."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        self._process.wait(timeout=10)
        assert self._process.stdout is not None
        self._process.stdout.close()
