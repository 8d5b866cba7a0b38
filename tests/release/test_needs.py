"""`make test` says what a machine lacks, and does the rest."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A folder of commands as a normal user has them on a machine without a browser."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in ("sh", "dirname"):
        (folder / name).symlink_to(shutil.which(name) or f"/bin/{name}")
    write(folder / "id", "echo 1000")
    write(folder / "uname", "echo Linux")
    return folder


def write(file: Path, line: str) -> None:
    file.write_text(f"#!/bin/sh\n{line}\n", encoding="utf-8")
    file.chmod(0o755)


def get_chromium(commands: Path) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PATH": str(commands), "PLAYWRIGHT_BROWSERS_PATH": str(commands)}
    script = ROOT / "tests" / "browser" / "get_chromium"
    return subprocess.run(["sh", script], env=env, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("system", "packages", "advice"),
    [
        ("Linux", True, "sudo apt-get install chromium-headless-shell"),
        ("Linux", False, "Install Chromium"),
        ("Darwin", False, "Install Google Chrome"),
    ],
)
def test_a_normal_user_without_a_browser_is_told_how_to_get_one(
    system: str, packages: bool, advice: str, bare: Path
) -> None:
    write(bare / "uname", f"echo {system}")
    if packages:
        write(bare / "apt-get", "exit 1")
    done = get_chromium(bare)
    assert done.returncode == 1
    assert done.stderr.startswith("Needed: ")
    assert advice in done.stderr
    assert ".venv/bin/playwright install chromium" in done.stderr


def test_a_normal_user_with_a_browser_needs_nothing(bare: Path) -> None:
    write(bare / "chromium", "exit 0")
    done = get_chromium(bare)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_other_parts_run_and_the_end_repeats_what_is_needed(tmp_path: Path) -> None:
    rules = "lacks:\n\t@echo 'Needed: a browser'; exit 1\nrest:\n\t@echo fine\n"
    (tmp_path / "Makefile").write_text(rules, encoding="utf-8")
    command = [sys.executable, str(ROOT / ".ci" / "run_parts.py"), "lacks rest"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "rest: fine\n" in done.stdout
    end = done.stdout.split("\n\n")[-1].splitlines()
    assert "FAILED" in end[0]
    assert end[1].strip() == "Needed: a browser"
    assert end[2].endswith("passed")
