"""The languages. To add one, see docs/languages.md.

`python -m turncoat.server.wire.typescript` writes `web/src/languages.ts`, so that the
browser client knows the same languages.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

Language: TypeAlias = Literal["en", "fr", "da"]
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
"""All languages; the first is used where no other fits."""


class LanguageFacts(NamedTuple):
    """The facts about a language that its catalogues do not hold."""

    own_name: str
    """Its name in itself: a reader lost in the wrong language must find the way out."""
    accent: str
    """The accent in which a browser reads it aloud, as a BCP 47 tag."""
    no_break: str = ""
    """A regular expression, for Python and JavaScript: the spaces beside punctuation that must not break."""


FACTS: Final[Mapping[Language, LanguageFacts]] = {
    "en": LanguageFacts("English", "en-GB"),
    "fr": LanguageFacts("Français", "fr-FR", no_break=r"(?<=\S) (?=[:;!?»])|(?<=«) "),
    "da": LanguageFacts("Dansk", "da-DK", no_break=r"(?<=[^\s=\]]) (?=…)"),
}
