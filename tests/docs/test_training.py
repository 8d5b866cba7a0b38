"""The example that learns does what its page says: it learns, it measures, it draws."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from docs import example_training as example


def test_a_choice_of_a_game_that_was_won_becomes_likelier() -> None:
    policy = example.Policy(features=3, choices=4, seed=1)
    seen, mask = np.array([0.5, -0.2, 1.0]), np.array([1, 1, 0, 1])
    before = policy.odds(seen, mask)
    won, lost = (example.Choice(seen, before, made) for made in (1, 3))
    for _ in range(20):
        policy.learn([([won], 1.0), ([lost], -1.0)])
    after = policy.odds(seen, mask)
    assert after[1] > 0.5 > before[1]
    assert after[2] == 0.0


def test_training_measures_on_the_way_and_draws(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(example, "BATCH", 2)
    monkeypatch.setattr(
        "sys.argv", ["", "--games", "4", "--measured", "3", "--plot", str(tmp_path / "plot.svg")]
    )
    example.main()
    assert capsys.readouterr().out.count("won") == 3
    assert "games played in training" in (tmp_path / "plot.svg").read_text()
