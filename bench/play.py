"""Start `turncoat` with compiled rules if this machine can compile them: `make play` runs it.

They are compiled in a copy, once for each version of them. Without a C compiler, or if compiling fails or
takes too long, the rules run as written; it is tried again when they or the compiler change, or tomorrow.
"""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

sys.path[0] = str(Path(__file__).parents[1])

from bench.compile import GIVEN_UP, digest, is_compiled, kernels  # noqa: E402 - found from the root

ROOT: Final = Path(__file__).parents[1]
SOURCE: Final = ROOT / "src"
COPY: Final = ROOT / "build" / "play"
LIMIT: Final = 60.0
"""Seconds after which nobody waits any longer."""
DAY: Final = 24 * 60 * 60.0

Report = Callable[[str], None]


def c_compiler() -> str | None:
    """Return the C compiler that Python's own tools would call, if it and Python's headers are here."""
    name = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    found = shutil.which(name)
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return found if found and header.is_file() else None


def compiled_copy(source: Path, copy: Path, report: Report, limit: float = LIMIT) -> Path | None:
    """Return a copy of the source with compiled rules, or None where the source runs as written."""
    modules, compiler = kernels(source), c_compiler()
    if compiler is None:
        return None
    tried = f"{compiler} {digest(modules)}"
    given_up = copy / GIVEN_UP
    if given_up.exists() and given_up.read_text() == tried and _age(given_up) < DAY:
        return None
    fresh = is_compiled(copy, modules)
    why = _compile(source, copy, report, limit, quietly=fresh)
    if why is None:
        return copy
    report(f"The rules run as written: {why}.\n")
    given_up.parent.mkdir(parents=True, exist_ok=True)
    given_up.write_text(tried)
    return None


def _age(file: Path) -> float:
    return time.time() - file.stat().st_mtime


def _compile(source: Path, copy: Path, report: Report, limit: float, quietly: bool) -> str | None:
    """Bring the copy up to date in a process of its own; return why that failed, if it did."""
    script = ROOT / "bench" / "compile.py"
    command = [sys.executable, str(script), "--copy-to", str(copy), str(source)]
    begun = time.monotonic()
    with tempfile.TemporaryFile() as said:
        running = subprocess.Popen(command, stdout=said, stderr=said, start_new_session=True)
        try:
            while running.poll() is None:
                seconds = time.monotonic() - begun
                if not quietly:
                    report(f"\rCompiling the rules, once: {seconds:.0f} s of at most {limit:.0f} s")
                if seconds > limit:
                    return f"compiling takes longer than {limit:.0f} s"
                _wait(running)
        finally:
            if running.poll() is None:
                os.killpg(running.pid, signal.SIGKILL)
                running.wait()
            if not quietly:
                report("\n")
        said.seek(0)
        lines = said.read().decode(errors="replace").strip().splitlines()
    return (
        None if running.returncode == 0 else f"compiling failed ({lines[-1] if lines else 'no reason given'})"
    )


def _wait(running: subprocess.Popen[bytes]) -> None:
    try:
        running.wait(timeout=1)
    except subprocess.TimeoutExpired:
        return


def main() -> None:
    def report(text: str) -> None:
        print(text, end="", file=sys.stderr, flush=True)

    copy = compiled_copy(SOURCE, COPY, report)
    if copy is not None:
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [str(copy), os.environ.get("PYTHONPATH")]))
    command = str(Path(sys.executable).with_name("turncoat"))
    os.execv(command, [command, *sys.argv[1:]])


if __name__ == "__main__":
    main()
