"""Compare the catalogues of a language with the English ones: what a translator has still to do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, Literal, NamedTuple

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from turncoat.core.registry import games
from turncoat.words.grammar import FUNCTIONS
from turncoat.words.languages import LANGUAGES

ORIGINAL: Final = LANGUAGES[0]
"""The language that all others are translated from."""
CODE: Final = re.compile(r"[a-z]{2,3}")
"""What a language can be called: two or three letters, as in ISO 639."""

_KNOWN_FUNCTIONS: Final = {*FUNCTIONS, "NUMBER", "DATETIME"}

Kind = Literal[
    "file", "extra-file", "missing", "unknown", "parameters", "function", "not-fluent", "twice", "same"
]


class Finding(NamedTuple):
    """One thing that is wrong, or with kind `same` one that may be."""

    kind: Kind
    file: str
    name: str = ""
    """The message, or what is not Fluent."""
    detail: str = ""
    """How many messages a missing file has; which parameters or functions the original has not."""


class Progress(NamedTuple):
    """How far a translation has come."""

    present: int
    total: int
    findings: list[Finding]

    @property
    def is_complete(self) -> bool:
        return all(finding.kind == "same" for finding in self.findings)


class _Entry(NamedTuple):
    text: str
    parameters: frozenset[str]
    functions: frozenset[str]


class _Names(Visitor):
    """The variables and functions that stand in a message."""

    def __init__(self) -> None:
        super().__init__()
        self.parameters: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - the library's name
        self.parameters.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802 - the library's name
        self.functions.add(node.id.name)
        self.generic_visit(node)


def check(language: str) -> Progress:
    """Compare all catalogues of a language, which need not be listed yet, with the English ones."""
    findings: list[Finding] = []
    present = total = 0
    for home in _homes():
        for original in _catalogues(home, ORIGINAL):
            place = home / language / original.name
            entries, _ = _read(original)
            total += len(entries)
            if not place.is_file():
                findings.append(Finding("file", str(place), detail=str(len(entries))))
                continue
            found, broken = _read(place)
            findings += broken
            findings += _compare(str(place), entries, found)
            present += len(entries.keys() & found.keys())
        known = {original.name for original in _catalogues(home, ORIGINAL)}
        findings += [
            Finding("extra-file", str(extra))
            for extra in _catalogues(home, language)
            if extra.name not in known
        ]
    return Progress(present, total, findings)


def _homes() -> list[Traversable]:
    return [files("turncoat.words"), *(files(game.home) / "words" for game in games().values())]


def _catalogues(home: Traversable, language: str) -> list[Traversable]:
    folder = home / language
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")] if folder.is_dir() else []
    return sorted(found, key=lambda file: file.name)


def _read(file: Traversable) -> tuple[dict[str, _Entry], list[Finding]]:
    """Return the messages and terms of a catalogue, and what is wrong with it by itself."""
    entries: dict[str, _Entry] = {}
    broken = []
    for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Junk):
            broken.append(Finding("not-fluent", str(file), (entry.content or "").strip().partition("\n")[0]))
        elif isinstance(entry, fluent.Message | fluent.Term):
            name = f"-{entry.id.name}" if isinstance(entry, fluent.Term) else entry.id.name
            if name in entries:
                broken.append(Finding("twice", str(file), name))
            names = _Names()
            names.visit(entry)
            entry.comment = None
            text = FluentSerializer().serialize_entry(entry)
            entries[name] = _Entry(text, frozenset(names.parameters), frozenset(names.functions))
    return entries, broken


def _compare(file: str, originals: dict[str, _Entry], found: dict[str, _Entry]) -> Iterator[Finding]:
    for name, original in originals.items():
        if name.startswith("-"):
            continue  # a language has the terms that it needs
        entry = found.get(name)
        if entry is None:
            yield Finding("missing", file, name)
        elif entry.parameters != original.parameters:
            differing = sorted(f"${each}" for each in entry.parameters ^ original.parameters)
            yield Finding("parameters", file, name, ", ".join(differing))
        elif entry.text == original.text:
            yield Finding("same", file, name)
    for name, entry in found.items():
        if name not in originals and not name.startswith("-"):
            yield Finding("unknown", file, name)
        if unknown := sorted(entry.functions - _KNOWN_FUNCTIONS):
            yield Finding("function", file, name, ", ".join(unknown))
