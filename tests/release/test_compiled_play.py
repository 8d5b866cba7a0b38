"""`make play` compiles the rules where it can, once, and plays on without a compiler."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bench.play import compiled_copy

KERNEL = "turncoat/core/fairness/chance.py"
BESIDE = "turncoat/beside.py"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A package with one module to compile and one beside it."""
    folder = tmp_path / "src"
    for name, text in ((KERNEL, "def double(n: int) -> int:\n    return 2 * n\n"), (BESIDE, "ONE = 1\n")):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    for package in ("turncoat", "turncoat/core", "turncoat/core/fairness"):
        (folder / package / "__init__.py").touch()
    return folder


def ask(copy: Path, what: str) -> str:
    command = [
        sys.executable,
        "-c",
        f"import turncoat.core.fairness.chance as c, turncoat.beside as b; print({what})",
    ]
    env = {**os.environ, "PYTHONPATH": str(copy)}
    return subprocess.run(command, env=env, capture_output=True, text=True, check=True).stdout.strip()


def test_rules_are_compiled_once_and_the_rest_is_always_as_it_is_now(source: Path, tmp_path: Path) -> None:
    said: list[str] = []
    copy = compiled_copy(source, tmp_path / "copy", said.append)
    assert copy == tmp_path / "copy", said
    assert any("Compiling the rules, once: 0 s of at most 60 s" in line for line in said)
    assert not ask(copy, "c.__file__").endswith(".py")
    assert ask(copy, "c.double(4), b.ONE") == "8 1"
    (source / BESIDE).write_text("ONE = 'changed'\n", encoding="utf-8")
    said.clear()
    assert compiled_copy(source, copy, said.append) == copy
    assert not said
    assert ask(copy, "b.ONE") == "changed"


def test_without_a_compiler_rules_run_as_written(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", str(tmp_path / "no-such-compiler"))
    said: list[str] = []
    assert compiled_copy(source, tmp_path / "copy", said.append) is None
    assert not said


def test_a_compiler_that_fails_is_not_asked_again(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "false")
    said: list[str] = []
    assert compiled_copy(source, tmp_path / "copy", said.append) is None
    assert said[-1].startswith("The rules run as written: compiling failed (")
    said.clear()
    assert compiled_copy(source, tmp_path / "copy", said.append) is None
    assert not said


def test_nobody_waits_longer_than_the_limit(source: Path, tmp_path: Path) -> None:
    said: list[str] = []
    assert compiled_copy(source, tmp_path / "copy", said.append, limit=0.0) is None
    assert said[-1] == "The rules run as written: compiling takes longer than 0 s.\n"
