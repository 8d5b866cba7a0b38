"""Writes docs/games: every move, claim and field of each game, from its types (`make rule-pages`)."""

from __future__ import annotations

import inspect
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from turncoat.core.game import Game
from turncoat.core.registry import games
from turncoat.server.wire.field_docs import field_docs, structs
from turncoat.server.wire.game_schema import schema
from turncoat.words import Words

FOLDER = Path(__file__).parent / "games"
REF = "#/$defs/"


def kind(shape: dict[str, Any]) -> str:
    """Say what a value may be, in a few signs."""
    if "$ref" in shape:
        name = shape["$ref"].removeprefix(REF)
        return f"[{name}](#{name.lower()})"
    if "enum" in shape:
        return ", ".join(f"`{'null' if value is None else value}`" for value in shape["enum"])
    if "const" in shape:
        return f"`{shape['const']}`"
    if "anyOf" in shape:
        return " or ".join(kind(one) for one in shape["anyOf"])
    match shape.get("type"):
        case "array" if shape.get("items"):
            return f"list of {kind(shape['items'])}"
        case "array":
            return "list"
        case "object" if isinstance(shape.get("additionalProperties"), dict):
            return f"by key: {kind(shape['additionalProperties'])}"
        case "null":
            return "null"
        case "integer":
            return "whole number"
        case None:
            return "anything"
        case plain:
            return {"string": "text", "boolean": "true or false"}.get(str(plain), str(plain))


def about(struct: type[msgspec.Struct]) -> str:
    """Return what the type's own docstring says, in one line."""
    own = struct.__doc__ if "__doc__" in vars(struct) else None
    return " ".join(inspect.cleandoc(own).split()) if own else ""


def fields(struct: type[msgspec.Struct], shape: dict[str, Any], skip: tuple[str, ...] = ()) -> list[str]:
    """Write the table of a type's fields."""
    docs, required = field_docs(struct), shape.get("required", [])
    rows = ["| field | value | |", "|---|---|---|"]
    for name, value in shape.get("properties", {}).items():
        if name in skip:
            continue
        told = " ".join(docs.get(name, "").split())
        told = told if name in required else f"{told} May be left out.".strip()
        rows.append(f"| `{name}` | {kind(value)} | {told} |".replace("  |", " |"))
    return rows if len(rows) > 2 else []


def page(game: Game, say: Words) -> str:
    """Write the page of one game: its moves, its lines of talk, its view, and what they are made of."""
    defs = schema(game)["$defs"]
    moves = [one["$ref"].removeprefix(REF) for one in defs.pop("Move")["anyOf"]]
    types = structs(game.moves, game.view, game.line)
    lines = [
        f"# {say(f'game-{game.name}')}: moves, talk and fields",
        "",
        "Written by `make rule-pages` from the types of the game "
        f"(`src/{game.home.replace('.', '/')}`). Change them there.",
        f"How a bot uses them: [bots.md](../bots.md). The clauses: [the rules](../rules/{game.name}.md).",
        "",
        "## Moves",
        "",
        '`view["legal"]` lists what may be sent now. An entry with `open` names the fields to be filled in.',
    ]
    for name in moves:
        struct, shape = types[name], defs.pop(name)
        lines += ["", f"### `{struct.__struct_config__.tag}`"]
        lines += ["", about(struct)] if about(struct) else []
        table = fields(struct, shape, skip=("move",))
        lines += ["", *table] if table else []
    claims = getattr(import_module(f"{game.home}.moves"), "CLAIM_FIELDS", None)
    if claims:
        lines += ["", "### The kinds of claim", "", "| `what` | fields |", "|---|---|"]
        lines += [
            f"| `{what}` | {', '.join(f'`{name}`' for name in names)} |" for what, names in claims.items()
        ]
    for title, top in (("A line of talk", game.line), ("The view", game.view)):
        lines += ["", f"## {title}", "", *fields(top, defs.pop(top.__name__))]
    lines += ["", "## What they are made of"]
    for name in sorted(defs):
        lines += ["", f"### {name}"]
        if name in types:
            lines += ["", about(types[name])] if about(types[name]) else []
            table = fields(types[name], defs[name])
            lines += ["", *table] if table else []
        else:
            lines += ["", kind(defs[name])]
    return "\n".join(lines) + "\n"


def pages() -> dict[Path, str]:
    """Return the text of every page, by path."""
    say = Words("en")
    return {FOLDER / f"{game.name}.md": page(game, say) for game in games().values()}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
