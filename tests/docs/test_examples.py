"""The examples in the documentation run as they stand, and pass the strict type checker."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from mypy import api

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
EXAMPLES = [
    pytest.param(text, id=f"{page.stem}-{number}")
    for page in PAGES
    for number, text in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(), re.DOTALL), 1)
]


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 4


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", example], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr


def test_the_examples_pass_the_strict_type_checker(tmp_path: Path) -> None:
    files = []
    for number, example in enumerate(EXAMPLES):
        file = tmp_path / f"example_{number}.py"
        file.write_text(str(example.values[0]))
        files.append(str(file))
    said, complaints, code = api.run(["--strict", "--cache-dir", str(tmp_path), *files])
    assert code == 0, said + complaints
