"""Other packages can bring games."""

from __future__ import annotations

from dataclasses import replace
from importlib.metadata import EntryPoint

import pytest

from tests.laws import toys
from turncoat import catalogue
from turncoat.core import registry


def test_an_entry_point_adds_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("toy", "tests.laws.toys:TOY", registry.ENTRY_POINTS)
    monkeypatch.setattr(registry, "entry_points", lambda group: [entry] if group == entry.group else [])
    registry.games.cache_clear()
    try:
        assert registry.find("toy") == toys.TOY
        assert "loyalty-or-treachery" in registry.games()
    finally:
        registry.games.cache_clear()


def test_a_game_is_described_in_plain_json() -> None:
    described = replace(toys.TOY, hosted=True).describe()
    assert described["options"]["flaw"]["choices"][0] == "none"
    assert described["host"] is True
    assert "toy" not in [entry["game"] for entry in catalogue()]
