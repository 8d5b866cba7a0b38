"""Every sentence is there in every language, with the same parameters, and is said somewhere."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests.words.catalogues import Uses, problems, read_catalogue, scan, scan_python, scan_web
from turncoat.core.refusal import Illegal
from turncoat.words import LANGUAGES, Sentences, Words, from_environment, sources
from turncoat.words.grammar import FUNCTIONS

ROOT = Path(__file__).parents[2]


def test_catalogues_and_source_fit_each_other() -> None:
    catalogues: dict[str, dict[str, set[str]]] = {
        language: read_catalogue(sources(language).values()) for language in LANGUAGES
    }
    assert problems(catalogues, scan(ROOT)) == []


def found(english: str, french: str, python: str = "", web: str = "") -> list[str]:
    uses = Uses()
    scan_python(python, "a.py", uses)
    scan_web(web, "a.ts", uses)
    return problems({"en": read_catalogue([english]), "fr": read_catalogue([french])}, uses)


HELLO = "hello-you = Hello, { $name }!"
BONJOUR = "hello-you = Bonjour, { $name } !"


def test_what_fits_is_no_problem() -> None:
    assert found(HELLO, BONJOUR, "say('hello-you', name=n)") == []
    assert found(HELLO, BONJOUR, web='say("hello-you", {name})') == []
    assert found(HELLO, BONJOUR, "say(f'hello-{who}', name=n)") == []
    assert found(HELLO, BONJOUR, web="say(`hello-${who}`, {name})") == []
    assert found("refusal-no = No", "refusal-no = Non", "raise Illegal('no')") == []


@pytest.mark.parametrize(
    ("english", "french", "python"),
    [
        (HELLO, "", "say('hello-you', name=n)"),
        ("", BONJOUR, "say('hello-you', name=n)"),
        (HELLO, "hello-you = Bonjour !", "say('hello-you', name=n)"),
        (HELLO, BONJOUR, "say('hello-you')"),
        (HELLO, BONJOUR, "say('hello-you', name=n, age=3)"),
        (HELLO, BONJOUR, ""),
        ("", "", "say('hello-you', name=n)"),
        ("", "", "say(f'hello-{who}')"),
        ("", "", "raise Illegal('no')"),
        ("refusal-no = No { $why }", "refusal-no = Non { $why }", "raise Illegal('no')"),
    ],
)
def test_what_does_not_fit_is_found(english: str, french: str, python: str) -> None:
    assert found(english, french, python)


def test_a_message_given_twice_is_found() -> None:
    with pytest.raises(AssertionError, match="twice"):
        read_catalogue([HELLO, HELLO])


def test_what_is_not_fluent_is_found() -> None:
    with pytest.raises(AssertionError, match="not Fluent"):
        read_catalogue(["hello { = x"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_sentences(language: str) -> None:
    say = Words(language)
    for most in (0, 1, 3):
        assert say.refusal(Illegal("too_many", most=most)).endswith(".")
    assert "12" in say.refusal(Illegal("log_differs", n=12))


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Illegal, match="unknown_language"):
        Words("tlh")


def test_the_environment_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert from_environment() == "en"
    monkeypatch.setenv("LANG", "da_DK.UTF-8")
    assert from_environment() == "da"
    monkeypatch.setenv("LC_ALL", "fr_CA")
    assert from_environment() == "fr"
    monkeypatch.setenv("LANGUAGE", "de:da")
    assert from_environment() == "da"
    monkeypatch.setenv("LANGUAGE", "dan:frr:tlh")
    assert from_environment() == "fr"


@pytest.mark.parametrize(
    ("called", "word", "said"), json.loads((ROOT / "tests" / "words" / "grammar.json").read_text("utf-8"))
)
def test_names_change_the_words_around_them(called: str, word: str, said: str) -> None:
    assert FUNCTIONS[called](word) == said


@pytest.mark.parametrize(
    ("language", "message", "said"),
    [
        ("fr", "game-are-you-the-traitor", "Êtes-vous le traître\u00a0?"),
        ("fr", "door-safari", "Safari\u00a0: «\u00a0Afficher les détails\u00a0», puis"),
        ("da", "web-waiting", "Et øjeblik\u00a0…"),
    ],
)
def test_no_line_begins_with_the_sign_that_ends_the_one_before(
    language: str, message: str, said: str
) -> None:
    assert said in Words(language)(message)


def test_a_french_sentence_elides_before_a_name() -> None:
    say = Words("fr")
    assert say("lt-pile-of", name="Ada") == "Pile d’Ada"
    assert say("lt-pile-of", name="Bo") == "Pile de Bo"
    assert say("lt-theirs", name="Yves") == "Vous savez qu’Yves a"


FORGOTTEN = {
    "fr": re.compile(
        r"\b(?:de|que) \{ \$(?:name|names|other|target|caller|victim|thief|owner) \}", re.IGNORECASE
    ),
    "da": re.compile(r"\{ \$\w+ \}s\b"),
}


@pytest.mark.parametrize("language", FORGOTTEN)
def test_no_sentence_forgets_how_a_name_changes_it(language: str) -> None:
    for place, text in sources(language).items():
        assert not FORGOTTEN[language].findall(text), place


REFERRING = """
# A comment
-house = Turncoat
hello = Hello, { $name }: { welcome }
    and sit down.

welcome = welcome to { -house }
"""


@pytest.mark.parametrize("catalogue", [REFERRING, *sources("fr").values(), *sources("da").values()])
def test_a_sentence_that_is_parsed_alone_is_what_it_is_in_its_catalogue(catalogue: str) -> None:
    whole: Any = FluentBundle(["fr"], functions=FUNCTIONS, use_isolating=False)
    whole.add_resource(FluentResource(catalogue))
    for name in read_catalogue([catalogue]):
        alone = Sentences("fr", [catalogue])
        for _ in range(2):  # parsed now, and parsed before
            text, errors = alone.format(name, {"name": "Ann"})
            expected, missing = whole.format_pattern(whole.get_message(name).value, {"name": "Ann"})
            assert _plain(text, errors) == _plain(expected, missing)


def _plain(text: object, errors: list[Exception]) -> tuple[str, list[str]]:
    """What is missing is written with where it lies in memory."""
    return re.sub(r"0x[0-9a-f]+", "", str(text)), [*map(str, errors)]
