"""Reads the catalogues and the source, and finds where they do not fit each other."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

Catalogue = dict[str, set[str]]
"""Message ids with the names of the variables in them."""

SAYERS = {"say", "add", "Phrase"}
"""Functions whose first argument is a message and whose named arguments are its parameters."""
PREFIXED = {"Vocabulary", "claim_sentence", "Phrasebook", "role_patterns"}
"""Functions that are given the beginning of the messages that they say."""


class _Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the library's name
        self.found.add(node.id.name)


def read_catalogue(texts: Iterable[str]) -> Catalogue:
    """All messages of one language; a syntax error or an id given twice is an error."""
    messages: Catalogue = {}
    for text in texts:
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, fluent.Junk), f"not Fluent: {entry.content!r}"
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in messages, f"{entry.id.name} is there twice"
                variables = _Variables()
                variables.visit(entry)
                messages[entry.id.name] = variables.found
    return messages


@dataclass
class Uses:
    """How the source refers to messages."""

    calls: list[tuple[str, set[str] | None, str]] = field(default_factory=list)
    """Message, names of the parameters given (None: not to be seen from the call), and where."""
    families: dict[str, str] = field(default_factory=dict)
    """Patterns of messages whose id is put together, and where."""
    mentions: set[str] = field(default_factory=set)
    """Every string in the source, for ids that are passed around."""


def scan_python(text: str, where: str, uses: Uses) -> None:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            uses.mentions.add(node.value)
        if not isinstance(node, ast.Call) or not node.args:
            continue
        name = _callee(node.func)
        message = node.args[0]
        given: set[str] | None = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
        if name == "Phrase" or any(keyword.arg is None for keyword in node.keywords):
            given = None
        place = f"{where}:{node.lineno}"
        if name == "Illegal":
            for code in _strings(message):
                uses.calls.append((f"refusal-{code}", given, place))
        elif name in PREFIXED:
            for argument in node.args:
                for prefix in _strings(argument):
                    uses.families[re.escape(prefix) + r"[\w-]+"] = place
        elif name in SAYERS:
            _note(message, given, place, uses, strict=name != "add")


def _note(message: ast.expr, given: set[str] | None, place: str, uses: Uses, strict: bool) -> None:
    for text in _strings(message):
        if strict or re.fullmatch(r"[a-z]+(-[\w]+)+", text):
            uses.calls.append((text, given, place))
    for part in ast.walk(message):
        if isinstance(part, ast.JoinedStr) and strict:
            pattern = "".join(
                re.escape(str(value.value)) if isinstance(value, ast.Constant) else r"[\w-]+"
                for value in part.values
            )
            uses.families[pattern] = place


def _strings(message: ast.expr) -> list[str]:
    """The message of a call, or both when it is a choice of two."""
    if isinstance(message, ast.Constant) and isinstance(message.value, str):
        return [message.value]
    if isinstance(message, ast.IfExp):
        return _strings(message.body) + _strings(message.orelse)
    return []


def _callee(function: ast.expr) -> str:
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else ""


def scan_web(text: str, where: str, uses: Uses) -> None:
    uses.mentions |= {found[1] for found in re.finditer(r"[\"'`]([a-z]+(?:-[\w]+)+)[\"'`]", text)}
    for found in re.finditer(r"\bsay\(\s*[\"']([^\"']+)[\"']", text):
        uses.calls.append((found[1], None, where))
    for found in re.finditer(r"`([a-z][\w-]*-(?:\$\{[^}]*\}[\w-]*)+)`", text):
        uses.families[re.sub(r"\$\{[^}]*\}", r"[\\w-]+", found[1])] = where


def scan(root: Path) -> Uses:
    uses = Uses()
    for source in sorted((root / "src").rglob("*.py")):
        scan_python(source.read_text(encoding="utf-8"), str(source.relative_to(root)), uses)
    for source in sorted((root / "web" / "src").rglob("*")):
        if source.suffix in {".ts", ".svelte"}:
            scan_web(source.read_text(encoding="utf-8"), str(source.relative_to(root)), uses)
    return uses


def problems(catalogues: Mapping[str, Catalogue], uses: Uses) -> list[str]:
    """Everything that does not fit, in words."""
    found: list[str] = []
    first, *others = catalogues
    for other in others:
        for message in sorted(catalogues[first].keys() ^ catalogues[other].keys()):
            found.append(f"{message} is missing in {first if message in catalogues[other] else other}")
        for message in sorted(catalogues[first].keys() & catalogues[other].keys()):
            if catalogues[first][message] != catalogues[other][message]:
                found.append(f"{message} has other parameters in {other} than in {first}")
    messages = catalogues[first]
    for message, given, where in uses.calls:
        if message not in messages:
            found.append(f"{where} says {message}, which no catalogue has")
        elif given is not None and given != messages[message]:
            found.append(
                f"{where} gives {sorted(given)} to {message}, which takes {sorted(messages[message])}"
            )
    used = {message for message, _, _ in uses.calls} | uses.mentions
    for pattern, where in uses.families.items():
        members = {message for message in messages if re.fullmatch(pattern, message)}
        used |= members
        if not members:
            found.append(f"{where} says a message like {pattern}, and there is none")
    found += [f"nothing says {message}" for message in sorted(messages.keys() - used)]
    return found
