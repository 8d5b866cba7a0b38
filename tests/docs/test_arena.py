"""A stranger's bot is ranked by following docs/bots.md alone."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def test_a_bot_is_ranked_by_following_the_page(tmp_path: Path) -> None:
    section = PAGE.read_text().partition("## Being ranked\n")[2].partition("\n## ")[0]
    blocks = dict(re.findall(r"```(\w+)\n(.*?)```", section, re.DOTALL))
    files = re.findall(r"here `([\w.]+)`", section)
    assert files == ["my_bot.py", "arena.toml"]
    (tmp_path / files[0]).write_text(blocks["py"])
    (tmp_path / files[1]).write_text(blocks["toml"])
    turncoat, *arguments = shlex.split(blocks["sh"])
    assert turncoat == "turncoat"
    done = subprocess.run(
        [sys.executable, "-c", "from turncoat.cli import main; main()", *arguments, "--games", "12"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "mine-1" in done.stdout
    results = json.loads((tmp_path / "results" / "results.json").read_text())
    ranks = {row["bot"]: row["rank"] for row in results["table"]}
    assert ranks["mine-1"] in range(1, 6)
    assert "mine-1" in (tmp_path / "results" / "index.html").read_text()
