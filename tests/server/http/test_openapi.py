"""The OpenAPI that is served is as strict as the server: a program that believes it finds no difference."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.server.process import subject

EXAMPLES = int(os.environ.get("TURNCOAT_EXAMPLES", "10"))
"""For each operation; `make soak` has more."""
SCHEMATHESIS = "from schemathesis.cli import schemathesis; schemathesis()"


def test_schemathesis_finds_nothing(tmp_path: Path) -> None:
    with subject(tmp_path / "t") as server:
        found = subprocess.run(
            [
                *(sys.executable, "-c", SCHEMATHESIS, "run", f"{server.url}/openapi.json"),
                *("--max-examples", str(EXAMPLES), "--phases", "coverage,fuzzing,stateful"),
                # A kit to print takes its time on a busy machine.
                *("--request-timeout", "60"),
                *("--seed", "1", "--generation-deterministic", "--no-color", "--warnings", "off"),
            ],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=60 + 20 * EXAMPLES,
            check=False,
        )
        assert found.returncode == 0, found.stdout[-5_000:] + found.stderr[-2_000:]
        assert "passed" in found.stdout
    assert "Traceback" not in server.log
