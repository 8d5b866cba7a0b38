"""Bots from anywhere: classes of any module, programs in any language."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from turncoat import lab
from turncoat.core.refusal import Illegal
from turncoat.lab.bots import json_lines
from turncoat.words import LANGUAGES, Words

LT = "loyalty-or-treachery"
EXAMPLE = Path(__file__).parents[2] / "docs" / "example_bot.mjs"


class Resigns:
    """Resigns when it may; knows its settings."""

    wake: float | None = None

    def __init__(self, seed: int, settings: str) -> None:
        self.seed, self.settings = seed, settings

    def act(self, view: Any, now: float) -> dict[str, Any] | None:  # noqa: ARG002
        return {"move": "resign"}


def test_a_class_of_any_module_plays() -> None:
    found = lab.simulate(LT, ["counter", Resigns], games=4).figures
    assert [bot["bot"] for bot in found["bots"]] == ["counter", "tests.lab.test_bots:Resigns"]
    assert found["bots"][0]["rate"] == 1
    assert (
        lab.simulate(LT, ["counter", "tests.lab.test_bots:Resigns:boldly"], games=4).figures["bots"][0][
            "rate"
        ]
        == 1
    )


def test_a_bot_in_another_language_plays_whole_games() -> None:
    match = lab.play(LT, ["counter", f"command:node {EXAMPLE}"], seed=3)
    assert match.result is not None
    moves = {record["move"]["move"] for record in match.log["records"] if record.get("seat") == 1}
    assert {"call", "loyalty"} <= moves
    again = lab.play(LT, ["counter", f"command:node {EXAMPLE}"], seed=3)
    assert again.log == match.log


def program(file: Path, body: str) -> str:
    file.write_text(f"import sys, json, time\nfor line in sys.stdin:\n    message = json.loads(line)\n{body}")
    return f"command:{sys.executable} {file}"


@pytest.mark.parametrize(
    ("code", "body"),
    [
        ("bot_ended", "    break\n"),
        ("bot_no_json", "    print('I call red', flush=True)\n"),
        ("bot_no_json", "    print('[1, 2]', flush=True)\n"),
        ("bot_late", "    pass\n"),
    ],
)
def test_a_program_that_fails_is_refused_in_a_sentence(
    code: str, body: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(json_lines, "PATIENCE", 1.0)
    with pytest.raises(Illegal) as no:
        lab.play(LT, ["counter", program(tmp_path / "bot.py", body)])
    assert no.value.code == code
    for language in LANGUAGES:
        assert Words(language).refusal(no.value)


def test_a_program_hears_what_is_said_before_its_view(tmp_path: Path) -> None:
    """It plays on after the match for the next one, and is told of every start."""
    body = (
        "    print(message['kind'], file=open(sys.argv[0] + '.heard', 'a'))\n"
        "    if message['kind'] == 'view': print(json.dumps({'move': None}), flush=True)\n"
    )
    bot = program(tmp_path / "bot.py", body)
    for seed in (1, 2):
        lab.play("are-you-the-traitor", ["steady", "bold", "timid", bot], seed, options={"round_limit": 30})
    heard = (tmp_path / "bot.py.heard").read_text().split()
    assert heard.count("start") == 2
    assert heard[:2] == ["start", "view"]
    assert "line" in heard
