"""A bot in any language: a program that reads lines of JSON and answers each view with one.

    to the bot      {"kind": "start", "game": …, "seed": …}    a new match; forget the last one
                    {"kind": "line", "line": …, "now": …}       something was said; no answer
                    {"kind": "view", "view": …, "now": …}       answer it
    from the bot    {"move": … or null, "wake": … or null}      one line for each view

`move`, `view` and `line` are those of `Match`; `wake` is when to be asked again though nothing changes, in
seconds since the start. The program plays one match after another until its input ends. Several are started
where several play at one table. What it writes to its standard error is shown as it is.
"""

from __future__ import annotations

import atexit
import json
import selectors
import shlex
import subprocess
from collections import defaultdict
from typing import Any, Final

from turncoat.core.bots.bot import Line, View
from turncoat.core.refusal import Illegal, brief

PATIENCE: Final = 20.0
"""Seconds that a program may think about one move."""
_idle: defaultdict[str, list[_Program]] = defaultdict(list)
"""Programs that wait for their next match, by command."""


class _Program:
    """A running program."""

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            self.process = subprocess.Popen(
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0
            )
        except (OSError, ValueError, IndexError) as wrong:
            raise Illegal("bot_does_not_start", command=brief(command), why=brief(wrong)) from None
        self._selector = selectors.DefaultSelector()
        self._selector.register(self.process.stdout, selectors.EVENT_READ)  # type: ignore[arg-type]
        self._text = b""
        atexit.register(self.end)

    def send(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message, ensure_ascii=False).encode() + b"\n")
        except OSError:
            raise self._give_up(Illegal("bot_ended", command=brief(self.command))) from None

    def receive(self) -> dict[str, Any]:
        """Return the next line of the program, parsed; refuse one that is late or no JSON object."""
        assert self.process.stdout is not None
        while b"\n" not in self._text:
            if not self._selector.select(PATIENCE):
                late = Illegal("bot_late", command=brief(self.command), seconds=PATIENCE)
                raise self._give_up(late)
            more = self.process.stdout.read(65536)
            if not more:
                raise self._give_up(Illegal("bot_ended", command=brief(self.command)))
            self._text += more
        line, _, self._text = self._text.partition(b"\n")
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            shown = brief(line.decode("utf-8", "replace"))
            raise self._give_up(Illegal("bot_no_json", command=brief(self.command), line=shown))
        return answer

    def _give_up(self, why: Illegal) -> Illegal:
        self.end()
        return why

    def end(self) -> None:
        atexit.unregister(self.end)
        self.process.kill()
        self.process.wait()
        self._selector.close()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


class JsonLinesBot:
    """A bot whose moves a program gives."""

    def __init__(self, command: str, game: str, seed: int) -> None:
        idle = _idle[command]
        self._program = idle.pop() if idle else _Program(command)
        self._wake: float | None = None
        self._program.send({"kind": "start", "game": game, "seed": seed})

    @property
    def wake(self) -> float | None:
        return self._wake

    def hear(self, line: Line, now: float) -> None:
        self._program.send({"kind": "line", "line": line, "now": now})

    def act(self, view: View, now: float) -> dict[str, Any] | None:
        self._program.send({"kind": "view", "view": view, "now": now})
        answer = self._program.receive()
        wake = answer.get("wake")
        self._wake = float(wake) if isinstance(wake, int | float) else None
        return answer.get("move")

    def close(self) -> None:
        """Give the program back, for the next match, unless it has ended."""
        if self._program.process.returncode is None:
            _idle[self._program.command].append(self._program)

    def end(self) -> None:
        """End the program: it owes an answer that nobody waits for any more."""
        if self._program.process.returncode is None:
            self._program.end()
