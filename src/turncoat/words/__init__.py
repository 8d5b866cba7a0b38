"""Sentences: Fluent catalogues, here for all that is shared and in each game's folder for its own."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias, get_args

from fluent.runtime import FluentBundle, FluentResource

from turncoat.core.refusal import Illegal
from turncoat.core.registry import games
from turncoat.words.grammar import FUNCTIONS

Language: TypeAlias = Literal["en", "fr", "da"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
_HOME: Final = "turncoat.words"


class Words:
    """The sentences of one language. By custom the object is called `say`: `say("play-your-turn")`."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise Illegal("unknown_language", name=language[:40], languages=", ".join(LANGUAGES))
        self.language = language
        self._bundle: Any = _bundle(language)

    def __call__(self, message: str, /, **params: Any) -> str:
        found = self._bundle.get_message(message)
        text, errors = self._bundle.format_pattern(found.value, params)
        if errors:
            raise LookupError(f"{message} ({self.language}): {errors}")
        return str(text)

    def has(self, message: str) -> bool:
        return bool(self._bundle.has_message(message))

    def refusal(self, illegal: Illegal) -> str:
        """The sentence that explains a refusal."""
        return self(f"refusal-{illegal.code}", **illegal.params)


def sources(language: str) -> Mapping[str, str]:
    """The text of every catalogue of a language, by where it lies: `words/<language>/<topic>.ftl`."""
    homes = [files(_HOME)] + [files(game.home) / "words" for game in games().values()]
    return {
        str(topic): topic.read_text(encoding="utf-8")
        for home in homes
        for topic in sorted((home / language).iterdir(), key=lambda topic: topic.name)
        if topic.name.endswith(".ftl")
    }


@cache
def _bundle(language: str) -> Any:
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for text in sources(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle


def from_environment() -> str:
    """The language that the environment asks for, English if it asks for none that we have."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for asked in os.environ.get(variable, "").split(":"):
            if asked[:2].lower() in LANGUAGES and not asked[2:3].isalpha():
                return asked[:2].lower()
    return "en"
