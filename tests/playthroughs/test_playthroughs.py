"""The playthroughs that are kept are what the rules give today; `make playthroughs` writes them anew."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from turncoat.lab.playthrough import playthrough

HERE = Path(__file__).parent
SCRIPTS = sorted(HERE.rglob("*.toml"))


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_the_text_that_is_kept_is_what_the_rules_give(script: Path) -> None:
    kept = script.with_suffix(".txt").read_text(encoding="utf-8")
    assert playthrough(tomllib.loads(script.read_text(encoding="utf-8"))).splitlines() == kept.splitlines()


def test_no_text_is_kept_without_its_script() -> None:
    assert sorted(path.with_suffix(".toml") for path in HERE.rglob("*.txt")) == SCRIPTS
