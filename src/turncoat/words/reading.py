"""What free text says, in any of the languages: whom it names, what it asks, what it claims.

The patterns are in the catalogues: `hear-*` for all games, and a game's own, such as its roles. Text is read
without capitals and accents, sentence by sentence; all languages are tried at once, because people at one
table may speak several.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from turncoat.core.speech.text import fold_text
from turncoat.words import LANGUAGES, Words

Leaning: TypeAlias = Literal["for", "against"]
Question: TypeAlias = Literal["who", "you", "why", "whom", "other"]
"""What is asked: who somebody is, what they think of whom, why, whom they suspect, or anything else."""

_WORD: Final = re.compile(r"\w+")
_SENTENCE: Final = re.compile(r"[^.!?;:\n]+[.!?;:\n]*")
_INTERJECTION: Final = re.compile(r"^\s*\w+\s*,\s*")
_APOSTROPHES: Final = str.maketrans("’`´", "'''")
SHORTEST: Final = 3
"""A nickname has at least so many letters of the name."""
ENDINGS: Final = ("ies", "ie", "y", "i", "s")
"""What nicknames add to the beginning of a name, and Danish adds to the whole: Rosie, Rosas."""
FORGIVEN: Final = 5
"""In names of so many letters or more one slip of the finger is forgiven."""


class Clause(NamedTuple):
    """What one sentence of a text says."""

    named: tuple[int, ...]
    """Seats, in the order in which they are named; a pronoun stands for the one named before."""
    asks: Question | None
    leaning: Leaning | None
    lie: bool
    """Whether it says that somebody lies."""
    roles: tuple[str, ...]
    own: bool
    """Whether it speaks of who the speaker is."""
    to_you: bool
    """Whether it speaks to somebody without a name."""
    denies: bool


class Reading(NamedTuple):
    clauses: tuple[Clause, ...]

    @property
    def named(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys(seat for clause in self.clauses for seat in clause.named))

    @property
    def asks(self) -> Question | None:
        return next((clause.asks for clause in self.clauses if clause.asks), None)

    @property
    def can_be_answered(self) -> bool:
        """Return whether there is anything in it to which a player could answer."""
        return any(
            clause.named or clause.asks or clause.leaning or clause.own or clause.roles
            for clause in self.clauses
        )


@cache
def patterns(message: str) -> tuple[str, ...]:
    """Return the patterns of a message in all languages, each between spaces, as `tokens` writes text."""
    found: dict[str, None] = {}
    for language in LANGUAGES:
        for pattern in Words(language)(message).split(","):
            words = tokens(pattern)
            if words.strip():
                found[words] = None
    return tuple(found)


def tokens(text: str) -> str:
    """Return folded words with a space on either side of each: `don’t` becomes ` do not `."""
    plain = fold_text(text.translate(_APOSTROPHES)).replace("can't", "can not").replace("won't", "will not")
    return " ".join(["", *_WORD.findall(plain.replace("n't", " not ")), ""])


def has(words: str, message: str) -> bool:
    return any(pattern in words for pattern in patterns(message))


@lru_cache(maxsize=4096)
def read(text: str, names: tuple[str, ...], roles: tuple[tuple[str, str], ...] = ()) -> Reading:
    """Read a text: `names` by seat, `roles` with the message that has the patterns of each."""
    clauses: list[Clause] = []
    last: tuple[int, ...] = ()
    for sentence in _SENTENCE.findall(text):
        clause = _read(sentence, names, roles, last)
        last = clause.named[:1] or last
        clauses.append(clause)
    return Reading(tuple(clauses))


def _read(
    sentence: str, names: tuple[str, ...], roles: tuple[tuple[str, str], ...], last: tuple[int, ...]
) -> Clause:
    named = named_seats(sentence, names)
    words = tokens(_without_names(sentence, names))
    if opening := _INTERJECTION.match(sentence):
        first = tokens(opening[0])
        if first in patterns("hear-yes") or first in patterns("hear-not"):
            words = words.removeprefix(first.rstrip())
    if not named and last and has(words, "hear-they"):
        named = last
    denies = has(words, "hear-not")
    lie = has(words, "hear-lie")
    return Clause(
        named,
        _question(sentence, words, bool(named)),
        _leaning(words, lie, denies),
        lie and not denies,
        tuple(role for role, message in roles if has(words, message)),
        has(words, "hear-i-am"),
        has(words, "hear-you"),
        denies,
    )


def _question(sentence: str, words: str, named: bool) -> Question | None:
    asks = "?" in sentence
    if has(words, "hear-why") and (asks or any(words.startswith(why) for why in patterns("hear-why"))):
        return "why"
    if has(words, "hear-whom"):
        return "whom"
    if has(words, "hear-who-are-you"):
        return "who"
    if has(words, "hear-what-of-you") or (asks and named):
        return "you"
    opens = any(words.startswith(opening) for opening in patterns("hear-ask"))
    return "other" if asks or opens else None


def _leaning(words: str, lie: bool, denies: bool) -> Leaning | None:
    against, for_ = lie or has(words, "hear-against"), has(words, "hear-for")
    if against == for_:
        return None
    return "against" if against != denies else "for"


@lru_cache(maxsize=4096)
def named_seats(text: str, names: tuple[str, ...]) -> tuple[int, ...]:
    """Return the seats that a text names, in order: `Rosa 2` is not `Rosa`; `Rosie` and `Isold` are known."""
    found = _find(text, names)
    return tuple(dict.fromkeys(seat for _, seat in sorted(found)))


def _find(text: str, names: tuple[str, ...]) -> list[tuple[int, int]]:
    left, found = tokens(text), []
    for seat in sorted(range(len(names)), key=lambda seat: -len(names[seat])):
        for name in _forms(names[seat]):
            while name.strip() and name in left:
                place = left.index(name)
                found.append((place, seat))
                left = f"{left[:place]} {'·' * (len(name) - 2)} {left[place + len(name) :]}"
    for match in re.finditer(r"\w+", left):
        seats = _find_nicknames(match[0], names)
        if len(seats) == 1:
            found.append((match.start() - 1, seats[0]))
    return found


def _forms(name: str) -> Sequence[str]:
    words = tokens(name)
    return [words, f"{words.rstrip()}s "]


@lru_cache(maxsize=8192)
def _find_nicknames(word: str, names: tuple[str, ...]) -> tuple[int, ...]:
    """Return the seats that a single word may mean: the first of two names, a short form, a slip."""
    heads = [tokens(name).split() for name in names]
    exact = [seat for seat, head in enumerate(heads) if len(head) > 1 and head[0] == word]
    if f" {word} " in patterns("hear-common"):
        return ()
    if len(word) < SHORTEST:
        return tuple(exact) if len(exact) == 1 and not word.isdigit() else ()
    stems = {word, *(word.removesuffix(end) for end in ENDINGS if len(word) - len(end) >= SHORTEST)}
    short = [seat for seat, head in enumerate(heads) if head and any(map(head[0].startswith, stems))]
    slips = [seat for seat, head in enumerate(heads) if len(head) == 1 and _is_slip(word, head[0])]
    return tuple(next((seats for seats in (exact, short, slips) if len(seats) == 1), []))


def _is_slip(word: str, name: str) -> bool:
    """Return whether one letter too many, too few, wrong or swapped makes the word of the name."""
    if len(name) < FORGIVEN or word[0] != name[0] or abs(len(word) - len(name)) > 1:
        return False
    if len(word) == len(name):
        wrong = [place for place, (a, b) in enumerate(zip(word, name, strict=True)) if a != b]
        swapped = len(wrong) == 2 and word[wrong[0]] == name[wrong[1]] and word[wrong[1]] == name[wrong[0]]
        return len(wrong) == 1 or swapped
    long, short = (word, name) if len(word) > len(name) else (name, word)
    return any(long[:place] + long[place + 1 :] == short for place in range(len(long)))


def _without_names(text: str, names: tuple[str, ...]) -> str:
    """Return the words of a text with a dot for every name, so that no name is taken for a word."""
    words = tokens(text)
    for name in sorted(names, key=len, reverse=True):
        for form in _forms(name):
            words = words.replace(form, " · ") if form.strip() else words
    return words


def role_patterns(prefix: str, roles: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Return the roles of a game with the messages that have their patterns, the longest patterns first."""
    return tuple((role, f"{prefix}-{role}") for role in roles)
