"""Sentences: Fluent catalogues, here for all that is shared and in each game's folder for its own."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from turncoat.core.refusal import Illegal
from turncoat.core.registry import games
from turncoat.core.speech.phrase import BETWEEN_WAYS, Phrase
from turncoat.words.grammar import FUNCTIONS
from turncoat.words.languages import FACTS, LANGUAGES, Language

__all__ = ["LANGUAGES", "Language", "Sentences", "Words", "from_environment", "sources"]

_HOME: Final = "turncoat.words"
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""How a message or a term of a catalogue begins."""
_NAME: Final = re.compile(r"-?[a-zA-Z][\w-]*")


class Words:
    """The sentences of one language. By custom the object is called `say`: `say("play-your-turn")`."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise Illegal("unknown_language", name=language[:40], languages=", ".join(LANGUAGES))
        self.language = language
        self._sentences = _sentences(language)

    def __call__(self, message: str, /, **params: Any) -> str:
        text, errors = self._sentences.format(message, params)
        if errors:
            raise LookupError(f"{message} ({self.language}): {errors}")
        return str(text)

    def has(self, message: str) -> bool:
        return self._sentences.has(message)

    def ways(self, phrase: Phrase, names: Sequence[str] = ()) -> list[str]:
        """Return all ways to say a phrase, as a reader's device words it; `names`: the players', by seat."""
        seats = {name: names[seat] for name, seat in phrase.seats.items()}
        texts = {name: text[self.language] for name, text in phrase.texts.items()}
        text = self(phrase.key, **seats, **phrase.numbers, **texts)
        return [way.strip() for way in text.split(BETWEEN_WAYS)]

    def refusal(self, illegal: Illegal) -> str:
        """Return the sentence that explains a refusal."""
        say, params = self, illegal.params
        why = params.get("why")
        if self.has(f"why-{why}"):
            params = {**params, "why": say(f"why-{why}", **params)}
        return say(f"refusal-{illegal.code}", **params)


def sources(language: str) -> Mapping[str, str]:
    """Return the text of every catalogue of a language, by path: `words/<language>/<topic>.ftl`."""
    homes = [files(_HOME)] + [files(game.home) / "words" for game in games().values()]
    return {
        str(topic): topic.read_text(encoding="utf-8")
        for home in homes
        for topic in sorted((home / language).iterdir(), key=lambda topic: topic.name)
        if topic.name.endswith(".ftl")
    }


class Sentences:
    """The sentences of one language, each parsed on first use.

    Parsing all of them takes half a second, too long for a server that has just started.
    """

    def __init__(self, language: str, catalogues: Iterable[str]) -> None:
        self._bundle: Any = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        self._texts: dict[str, str] = {}
        for text in catalogues:
            entries = [*_ENTRY.finditer(text)]
            ends = [*(entry.start() for entry in entries[1:]), len(text)]
            for entry, end in zip(entries, ends, strict=True):
                self._texts.setdefault(entry[1], text[entry.start() : end])
        self._parsed: set[str] = set()

    def has(self, message: str) -> bool:
        return message in self._texts

    def format(self, message: str, params: Mapping[str, Any]) -> tuple[Any, list[Exception]]:
        if message not in self._parsed:
            self._parse(message)
        found: tuple[Any, list[Exception]] = self._bundle.format_pattern(
            self._bundle.get_message(message).value, params
        )
        return found

    def _parse(self, message: str) -> None:
        """Parse a message with all it may refer to, then mark it as parsed: threads share this."""
        wanted = [message]
        for name in wanted:  # grows meanwhile
            words = set(_NAME.findall(self._texts.get(name, "")))
            wanted += sorted(words & self._texts.keys() - self._parsed - {*wanted})
        self._bundle.add_resource(FluentResource("\n".join(self._texts.get(name, "") for name in wanted)))
        self._parsed.update(wanted)


@cache
def _sentences(language: Language) -> Sentences:
    catalogues: Iterable[str] = sources(language).values()
    if spaces := FACTS[language].no_break:
        catalogues = [re.sub(spaces, "\u00a0", text) for text in catalogues]
    return Sentences(language, catalogues)


def from_environment() -> str:
    """Return the language that the environment asks for, or English."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for asked in os.environ.get(variable, "").split(":"):
            name = re.split("[_.@-]", asked.lower())[0]
            if name in LANGUAGES:
                return name
    return "en"
