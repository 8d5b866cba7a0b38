"""The documentation site: `make docs` builds it and follows its links; here is what that would not notice."""

from __future__ import annotations

from pathlib import Path

import pytest
from docs.build import NAVIGATION, PAGES, broken_links, how_to_play, move_links
from docs.rule_pages import clauses

from turncoat.core.registry import games
from turncoat.words import LANGUAGES, Language


def test_every_page_is_in_the_navigation() -> None:
    shown = {page for _, pages in NAVIGATION for page in pages}
    generated = {page for page in PAGES.values() if page.startswith(("figures/", "play/"))}
    assert set(PAGES.values()) - generated - {"index.md"} == shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_how_to_play_has_every_clause_in_every_language(game: str, language: Language) -> None:
    page = how_to_play(games()[game], language)
    assert all(f"**{prefix.upper()}-{number}** " in page for prefix, number in clauses(games()[game]))
    assert "\n5. " in page


def test_links_between_files_become_links_between_pages() -> None:
    moved = move_links("[a](docs/bots.md#x) [b](https://example.org) [c](#d)", "README.md", "index.md")
    assert moved == "[a](bots.md#x) [b](https://example.org) [c](#d)"
    assert move_links("[a](../CHANGELOG.md)", "docs/upgrading.md", "upgrading.md") == "[a](changelog.md)"
    assert move_links("[a](../README.md)", "bench/results.md", "figures/results.md") == "[a](../index.md)"


def test_links_that_lead_nowhere_are_found(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    links = ["../two/", "../two/#there", "https://example.org", "#me", "../two/#gone", "../three/", "x.png"]
    anchors = "".join(f'<a href="{link}"></a>' for link in links)
    (tmp_path / "one" / "index.html").write_text(f'<p id="me">{anchors}')
    (tmp_path / "two").mkdir()
    (tmp_path / "two" / "index.html").write_text('<h2 id="there">')
    found = broken_links(tmp_path)
    assert found == ["one/index.html: ../two/#gone", "one/index.html: ../three/", "one/index.html: x.png"]
