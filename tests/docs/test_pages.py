"""Paths, links and make targets that the documentation names exist; the pages of rules are current."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import get_args

import pytest
from docs.rule_pages import clauses, pages

from docs import game_pages
from turncoat.core.game import Game
from turncoat.core.moves import Move
from turncoat.core.registry import games
from turncoat.server.wire.field_docs import structs

ROOT = Path(__file__).parents[2]
MARKDOWN = [
    ROOT / name
    for name in subprocess.run(
        ["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
]
BASES = [
    ROOT,
    *(ROOT / base for base in ("src", "src/turncoat", "src/turncoat/core")),
    *(ROOT / "src/turncoat/server" / base for base in ("", "tables", "wire")),
    *(ROOT / base for base in ("web", "web/src", "web/src/table", "docs", "bench", "tests")),
    *(ROOT / "src/turncoat/games").iterdir(),
    *(ROOT / "web/src/games").iterdir(),
]
"""Where a path that is named in a page may begin."""
CODE = re.compile(r"`([^`\n]+)`")
PATH = re.compile(
    r"[\w.*<>-]+(?:/[\w.*<>-]+)*\.(?:py|ts|md|css|svelte|ftl|toml|json|txt|yml|sql|html)|[\w.<>*-]+(?:/[\w.<>*-]+)*/"
)
BUILT = ("build/", "dist/", "made/")
"""Folders that are written by a build."""
STUDY = ("about.json", "charts/", "figures.json", "logs/", "report.html")
"""What `turncoat sim` writes into the folder of a study."""
ARENA = ("results/", "results.json", "bots.json", "arena.toml", "my_bot.py")
"""What an entrant of an arena writes, and what `turncoat arena` makes of it."""
LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)[)#]")
MAKE = re.compile(r"\bmake ([a-z][a-z-]*)")
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))


def relative_name(page: Path) -> str:
    return str(page.relative_to(ROOT))


def exists(path: str, page: Path) -> bool:
    """Return whether a path exists; `<game>` and `*` stand for any name."""
    pattern = re.sub(r"<[^>]*>", "*", path).rstrip("/")
    return any(any(base.glob(pattern)) for base in (page.parent, *BASES) if base.is_dir())


@pytest.mark.parametrize("page", MARKDOWN, ids=relative_name)
def test_every_path_that_a_page_names_exists(page: Path) -> None:
    named = [code for code in CODE.findall(page.read_text()) if PATH.fullmatch(code)]
    missing = [
        path for path in named if not path.startswith((*BUILT, *STUDY, *ARENA)) and not exists(path, page)
    ]
    assert not missing


@pytest.mark.parametrize("page", MARKDOWN, ids=relative_name)
def test_every_link_leads_to_a_file(page: Path) -> None:
    assert not [link for link in LINK.findall(page.read_text()) if not (page.parent / link).exists()]


@pytest.mark.parametrize("page", MARKDOWN, ids=relative_name)
def test_every_make_target_that_a_page_names_exists(page: Path) -> None:
    text = page.read_text()
    named = {
        target
        for code in (*CODE.findall(text), *re.findall(r"```\n(.*?)```", text, re.DOTALL))
        for target in MAKE.findall(code)
    }
    assert named <= TARGETS


def test_the_pages_of_rules_moves_and_fields_are_current() -> None:
    """Run `make rule-pages` if this fails."""
    for path, text in (pages() | game_pages.pages()).items():
        assert path.read_text() == text, path.name


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_move_says_what_it_does(game: Game) -> None:
    kinds = structs(*get_args(game.moves)).values()
    assert not [kind.__name__ for kind in kinds if issubclass(kind, Move) and not game_pages.about(kind)]


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_no_clause_is_left_out(game: object) -> None:
    numbers = [number for _, number in clauses(game)]  # type: ignore[arg-type]
    assert numbers == list(range(1, len(numbers) + 1))
