"""A game's views, lines and moves as JSON Schema, and as TypeScript with the figures of its rulebook."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from turncoat.core.game import Game
from turncoat.core.registry import games
from turncoat.server.wire.field_docs import add_descriptions, mark_required
from turncoat.server.wire.schema import HOME
from turncoat.server.wire.typescript import declaration

WEB: Final = Path(__file__).parents[4] / "web" / "src" / "games"
_OFFERED: Final = """/**
 * A move as it is offered. `open` names the fields that are the player's to fill in; `least` and `most` bound
 * the one open field: a number, or how many are in a list.
 */
export type Offered = {
  move: Move["move"]
  open?: string[]
  least?: number
  most?: number
} & Record<string, unknown>
"""


def schema(game: Game) -> dict[str, Any]:
    """Return the JSON Schema of a game; `$defs` holds `View`, `Line`, `Move` and what they are made of."""
    kinds = get_args(game.moves) or (game.moves,)
    whole = (game.view, game.line, *kinds)
    _, defs = msgspec.json.schema_components(whole, ref_template=HOME + "{name}")
    defs["Move"] = {"anyOf": [{"$ref": HOME + kind.__name__} for kind in kinds]}
    add_descriptions(defs, *whole)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": game.name,
        "$defs": mark_required(defs, game.view, game.line),
    }


def game_typescript(game: Game) -> str:
    """Write the TypeScript file of a game."""
    parts = ["// Written by `python -m turncoat.server.wire.typescript`; change the types there.\n"]
    for name, shape in schema(game)["$defs"].items():
        text = declaration(name, shape)
        parts.append(text.replace("legal: Record<string, unknown>[]", "legal: Offered[]"))
    parts.append(_OFFERED)
    figures = json.dumps(dict(game.numbers), indent=2, ensure_ascii=False)
    parts.append(f"/** Figures of the rulebook. */\nexport const NUMBERS = {figures} as const\n")
    return "\n".join(parts)


def files() -> dict[Path, str]:
    """Return the TypeScript file of every game, by its path in the browser client."""
    return {
        WEB / game.home.rpartition(".")[2] / "wire.ts": game_typescript(game) for game in games().values()
    }
