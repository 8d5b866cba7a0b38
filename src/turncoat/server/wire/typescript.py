"""The message types for the browser: `python -m turncoat.server.wire.typescript` writes them.

Those of the wire go to web/src/wire.ts, those of a game to web/src/games/<game>/wire.ts, the languages to
web/src/languages.ts.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

from turncoat.server.wire.messages_in import BLOCK_BYTES, CHAT_LENGTH, MOST_COVERED, NAME_LENGTH
from turncoat.server.wire.schema import HOME, schema
from turncoat.words.languages import FACTS, LANGUAGES

_WEB: Final = Path(__file__).parents[4] / "web" / "src"
PLACE: Final = _WEB / "wire.ts"
LANGUAGES_PLACE: Final = _WEB / "languages.ts"
_PLAIN: Final = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def messages_typescript() -> str:
    """Write the TypeScript file of all messages, and of the bounds that a client needs."""
    parts = ["// Written by `python -m turncoat.server.wire.typescript`; change the types there.\n"]
    parts += [declaration(name, shape) for name, shape in schema()["$defs"].items()]
    parts.append(
        f"/** How many requests a `cover` can hold. */\nexport const MOST_COVERED = {MOST_COVERED}\n"
    )
    parts.append(
        "/** A client pads its messages with blanks to a multiple of this. */\n"
        f"export const BLOCK_BYTES = {BLOCK_BYTES}\n"
    )
    parts.append(f"/** Most letters of a name. */\nexport const NAME_LENGTH = {NAME_LENGTH}\n")
    parts.append(f"/** Most letters of a line of chat. */\nexport const CHAT_LENGTH = {CHAT_LENGTH}\n")
    return "\n".join(parts)


def languages_typescript() -> str:
    """Write the TypeScript file of all languages."""
    facts = {name: {"ownName": each.own_name, "accent": each.accent} for name, each in FACTS.items()}
    no_break = {name: each.no_break for name, each in FACTS.items() if each.no_break}
    return f"""// Written by `python -m turncoat.server.wire.typescript` from `words/languages.py`.

export const LANGUAGES = {json.dumps(LANGUAGES)} as const
export type Language = (typeof LANGUAGES)[number]

/** A language's name in itself, and the accent in which it is read aloud. */
export const LANGUAGE_FACTS = {json.dumps(facts, indent=2, ensure_ascii=False)}

/** By language, a regular expression: the spaces beside punctuation that must not break. For the build. */
export const NO_BREAK: Record<string, string> = {json.dumps(no_break, indent=2, ensure_ascii=False)}
"""


def declaration(name: str, shape: dict[str, Any]) -> str:
    """Write a type of the schema as TypeScript."""
    comment = f"/** {_line(shape['description'])} */\n" if "description" in shape else ""
    if shape.get("type") != "object":
        return f"{comment}export type {name} = {_type(shape)}\n"
    return f"{comment}export interface {name} {_fields(shape)}\n"


def _fields(shape: dict[str, Any]) -> str:
    required = shape.get("required", [])
    lines = []
    for name, kind in shape["properties"].items():
        tag = len(kind.get("enum", ())) == 1  # msgspec does not count it as required
        required_here = name in required or tag
        comment = f"  /** {_line(kind['description'])} */\n" if "description" in kind else ""
        lines.append(f"{comment}  {name}{'' if required_here else '?'}: {_type(kind)}")
    return "{\n" + "".join(f"{line}\n" for line in lines) + "}"


def _type(shape: dict[str, Any]) -> str:
    if "$ref" in shape:
        return str(shape["$ref"]).removeprefix(HOME)
    if "anyOf" in shape:
        return " | ".join(_type(part) for part in shape["anyOf"])
    if "enum" in shape:
        return " | ".join(json.dumps(value) for value in shape["enum"])
    kind = shape.get("type")
    if kind == "array":
        inner = _type(shape["items"])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        inner = shape.get("additionalProperties", {})
        return f"Record<string, {_type(inner) if isinstance(inner, dict) else 'unknown'}>"
    return _PLAIN.get(str(kind), "unknown")


def _line(text: str) -> str:
    return re.sub(r"\s+", " ", text)


def main() -> None:
    from turncoat.server.wire.game_schema import files  # it declares its types with what is above

    shared = {PLACE: messages_typescript(), LANGUAGES_PLACE: languages_typescript()}
    for place, text in {**shared, **files()}.items():
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
