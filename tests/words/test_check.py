"""`turncoat words check` names everything that a translator has still to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from turncoat.cli import run
from turncoat.words import check
from turncoat.words.check import Finding

ENGLISH = """
# A comment is not translated.
hello = Hello, { $name }!
count = { NUMBER($n) ->
        [one] one
       *[other] { $n }
    }
-house = Turncoat
"""


def findings(
    home: Path, translation: str | None, monkeypatch: pytest.MonkeyPatch
) -> list[tuple[str, str, str]]:
    for language, text in (("en", ENGLISH), ("xx", translation)):
        if text is not None:
            (home / language).mkdir()
            (home / language / "web.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(check, "_homes", lambda: [home])
    return [(found.kind, found.name, found.detail) for found in check.check("xx").findings]


@pytest.mark.parametrize(
    ("translation", "expected"),
    [
        (None, [("file", "", "3")]),
        (ENGLISH.replace("Hello", "Hej").replace("one\n", "en\n"), []),
        (ENGLISH.replace("Hello", "Hej"), [("same", "count", "")]),
        ("hello = Hej, { $name }!", [("missing", "count", "")]),
        ("hello = Hej!\ncount = { $n }", [("parameters", "hello", "$name")]),
        ("hello = { EJER($name) }\ncount = { $n }", []),
        ("hello = { CASE($name) }\ncount = { $n }", [("function", "hello", "CASE")]),
        ("hello = { $name }\ncount = { $n }\nmore = mere", [("unknown", "more", "")]),
        ("hello = { $name }\nhello = { $name }\ncount = { $n }", [("twice", "hello", "")]),
        ("hello = { $name }\ncount = { $n }\nwhat { = this", [("not-fluent", "what { = this", "")]),
    ],
)
def test_what_a_translation_lacks_is_found(
    translation: str | None,
    expected: list[tuple[str, str, str]],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert findings(tmp_path, translation, monkeypatch) == expected


def test_a_catalogue_that_english_does_not_have_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "old.ftl").write_text("hello = Hej", encoding="utf-8")
    monkeypatch.setattr(check, "_homes", lambda: [tmp_path])
    assert check.check("xx").findings == [Finding("extra-file", str(tmp_path / "xx" / "old.ftl"))]


def test_the_command_passes_what_is_complete(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "en", "words", "check", "da"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("da: ")


def test_the_command_names_each_missing_catalogue_of_a_new_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["--lang", "en", "words", "check", "xx"]) == 1
    *missing, total, unlisted = capsys.readouterr().out.splitlines()
    assert all(" is missing, with " in line for line in missing)
    assert any("the_traitors" in line for line in missing)
    assert total.startswith("xx: 0 of ")
    assert "words/languages.py" in unlisted


def test_what_is_no_code_of_a_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "en", "words", "check", "../da"]) == 2
    assert "two or three small letters" in capsys.readouterr().err
