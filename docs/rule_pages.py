"""Writes docs/rules: every clause of each game, from its catalogue (`make rule-pages`)."""

from __future__ import annotations

import re
from pathlib import Path

from turncoat.core.game import Game
from turncoat.core.registry import games
from turncoat.words import Words, sources

FIGURES = {
    "the-traitors": {
        "final": "final_from",
        "finalists": "finalists",
        "last": "last",
        "bars": "most_bars",
        "access": "armoury_access",
        "letters": "reason_length",
        "tempters": "tempters",
        "tempt": "tempt_nights",
        "blackmail": "blackmail_nights",
        "names": "list_length",
        "lists": "lists_most",
        "turns": "duel_turns",
        "cards": "duel_cards",
    }
}
"""Figures that the clauses of a game mention, by parameter: the name among its `numbers`."""
FOLDER = Path(__file__).parent / "rules"
_CLAUSE = re.compile(r"^([a-z]+)-rule-(\d+) =", re.MULTILINE)


def clauses(game: Game) -> list[tuple[str, int]]:
    """List a game's clauses as (prefix, number), in order: `("lt", 8)` is LT-8."""
    home = game.home.rpartition(".")[2]
    texts = [text for path, text in sources("en").items() if f"/{home}/" in path]
    return sorted((found[1], int(found[2])) for text in texts for found in _CLAUSE.finditer(text))


def page(game: Game, say: Words) -> str:
    """Write the page of one game: each clause, and below it what we decided where the rulebook is open."""
    figures = {name: game.numbers[number] for name, number in FIGURES.get(game.name, {}).items()}
    lines = [
        f"# {say(f'game-{game.name}')}: the clauses",
        "",
        "Written by `make rule-pages` from the catalogue "
        f"(`src/{game.home.replace('.', '/')}/words/en/rules.ftl`). Change it there.",
        "A clause is cited by its id where the code decides it, and in the tests that show it.",
    ]
    for prefix, number in clauses(game):
        lines += ["", f"**{prefix.upper()}-{number}.** {say(f'{prefix}-rule-{number}', **figures)}"]
        if say.has(f"{prefix}-ruling-{number}"):
            lines += ["", f"> Our ruling: {say(f'{prefix}-ruling-{number}', **figures)}"]
    return "\n".join(lines) + "\n"


def pages() -> dict[Path, str]:
    """Return the text of every page, by path."""
    say = Words("en")
    return {FOLDER / f"{game.name}.md": page(game, say) for game in games().values()}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
