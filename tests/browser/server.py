"""A real server in a process of its own, that can be killed and started again."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

SCRIPT = """
import asyncio, dataclasses, importlib, json, sys, time
from pathlib import Path
from turncoat.server.tables.server import TableServer
from turncoat.server.limits import Limits
from turncoat.server.uvicorn_server import build_server, listen
from turncoat.server.store.sqlite.store import SqliteStore

store, port, grace, wall, speed, seconds = sys.argv[1:]
ahead = 0.0
for name, value in json.loads(seconds).items():
    module, constant = name.rsplit(".", 1)
    assert hasattr(importlib.import_module(module), constant), name
    setattr(importlib.import_module(module), constant, value)


class HastyTableServer(TableServer):
    async def open(self):
        await super().open()
        asyncio.get_running_loop().add_reader(sys.stdin, self.hurry)

    def hurry(self):
        "Until the next thing happens by itself at the table that a test names; then it happens."
        global ahead
        line = sys.stdin.readline()
        if not line:
            return asyncio.get_running_loop().remove_reader(sys.stdin)
        table = self.registry.by_code.get(line.strip())
        deadline = table and table.state.match().deadline
        if deadline is not None:
            ahead += max(0.0, deadline - table.now()) + 0.01  # times are rounded
            self.services.alarms.run_due()


door = listen("127.0.0.1", int(port))
print(f"http://127.0.0.1:{door.getsockname()[1]}", flush=True)
limits = dataclasses.replace(Limits(), grace=float(grace), tables_per_hour=10_000)
on_the_wall = (lambda: float(Path(wall).read_text())) if wall else time.time
tick = lambda: time.monotonic() * float(speed) + ahead
clock = SqliteStore(Path(store), tick=tick, wall=on_the_wall, shared=True)
build_server(HastyTableServer(clock, limits=limits, pace=0.05, fixed_deals=True)).run([door])
"""


class RunningServer:
    """The server, at an address that stays the same when it is started again.

    `store`: its file; more tables can be prepared there while it runs.
    `wall`: a file with what the clock on the wall shows, in seconds since 1970; without it, the real one.
    `speed`: how fast time goes by at the tables; 0: only when a test says so.
    `seconds`: constants of the rules that are to have other values there, by their dotted names.
    """

    def __init__(
        self,
        store: Path,
        grace: float = 60.0,
        wall: Path | None = None,
        speed: float = 1.0,
        seconds: Mapping[str, float] | None = None,
    ) -> None:
        self.store = store
        self._speed = speed
        self._seconds = json.dumps(dict(seconds or {}))
        self._wall = "" if wall is None else str(wall)
        self._grace = grace
        self._port = 0
        self.address = ""
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-c", SCRIPT, str(self.store), str(self._port)),
                *(str(self._grace), self._wall, str(self._speed), self._seconds),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline().strip()
        found = re.fullmatch(r"http://127\.0\.0\.1:(\d+)", said)
        assert found is not None, f"the server did not start: {said!r}"
        self._port = int(found[1])
        self.address = said

    def pass_time(self, code: str) -> None:
        """Nobody waits in a test: the clock of that table has run down."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{code}\n")
        self._process.stdin.flush()

    def kill(self) -> None:
        """As if the power had gone."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        self._process.wait(timeout=30)
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            pipe.close()
