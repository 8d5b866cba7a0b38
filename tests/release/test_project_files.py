"""The files that people and services look for in a repository are there, are well-formed and agree."""

from __future__ import annotations

import importlib.resources
import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml

from tests.docs.test_pages import CODE, PATH
from turncoat import __version__
from turncoat.core.registry import games
from turncoat.words import Words

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
TEMPLATES = ROOT / ".github" / "ISSUE_TEMPLATE"


def schema(name: str) -> Any:
    vendor = importlib.resources.files("check_jsonschema") / "builtin_schemas" / "vendor"
    return json.loads((vendor / f"{name}.json").read_text(encoding="utf-8"))


def read(path: str) -> Any:
    return yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))


def test_all_files_name_the_same_version() -> None:
    assert {PROJECT["version"], read("CITATION.cff")["version"]} == {__version__}


def test_the_citation_is_one_by_its_schema() -> None:
    jsonschema.validate(read("CITATION.cff"), schema("citation-file-format"))
    assert read("CITATION.cff")["license"] == PROJECT["license"]


@pytest.mark.parametrize(
    "form", sorted(set(TEMPLATES.glob("*.yml")) - {TEMPLATES / "config.yml"}), ids=lambda it: it.stem
)
def test_a_form_for_issues_is_one_by_its_schema(form: Path) -> None:
    document = yaml.safe_load(form.read_text(encoding="utf-8"))
    jsonschema.validate(document, schema("github-issue-forms"))
    fields = [part for part in document["body"] if part["type"] != "markdown"]
    assert len({part["id"] for part in fields}) == len(fields)


def test_the_choice_of_forms_is_one_by_its_schema() -> None:
    jsonschema.validate(read(".github/ISSUE_TEMPLATE/config.yml"), schema("github-issue-config"))


def test_a_question_about_the_rules_can_be_about_any_game() -> None:
    (games_field,) = [
        part for part in read(".github/ISSUE_TEMPLATE/rules.yml")["body"] if part.get("id") == "game"
    ]
    say = Words("en")
    assert set(games_field["attributes"]["options"]) == {say(f"game-{game}") for game in games()}


def test_the_hooks_before_a_commit_run_tools_that_are_installed() -> None:
    (repository,) = read(".pre-commit-config.yaml")["repos"]
    assert repository["repo"] == "local"  # one version of each tool: that in constraints.txt
    tools = {hook["entry"].split()[0] for hook in repository["hooks"]}
    assert all((ROOT / tool).exists() for tool in tools)


CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
SECTION = re.compile(r"^## (?:\[Unreleased\]|\[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2})$")
KINDS = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}


def test_the_changelog_is_in_the_form_of_keep_a_changelog() -> None:
    sections = re.findall(r"^## .*$", CHANGELOG, re.MULTILINE)
    assert sections[0] == "## [Unreleased]"
    versions = [found[1] for section in sections if (found := SECTION.match(section))]
    assert len(versions) == len(sections)
    assert versions[1:] == sorted(versions[1:], key=lambda it: tuple(map(int, it.split("."))), reverse=True)
    assert set(re.findall(r"^### (.*)$", CHANGELOG, re.MULTILINE)) <= KINDS


def test_the_changelog_has_the_present_version_or_it_is_unreleased() -> None:
    unreleased = CHANGELOG.split("\n## ")[1]
    assert f"## [{__version__}] - " in CHANGELOG or __version__ in unreleased


def test_every_promise_names_tests_that_exist() -> None:
    for page in ("docs/upgrading.md", "SECURITY.md"):
        named = [
            code for code in CODE.findall((ROOT / page).read_text(encoding="utf-8")) if PATH.fullmatch(code)
        ]
        tests = [path for path in named if path.startswith("tests/")]
        assert tests
        assert all("<" in path or (ROOT / path).exists() for path in tests)


def release_notes(tag: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / ".ci" / "release_notes.py"), tag]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_a_tag_of_another_version_is_not_released() -> None:
    done = release_notes("v77.0.0")
    assert done.returncode == 1
    assert f"not v{__version__}" in done.stderr


def test_a_version_is_released_once_the_changelog_names_it() -> None:
    named = f"## [{__version__}] - " in CHANGELOG
    done = release_notes(f"v{__version__}")
    assert (done.returncode == 0, bool(done.stdout)) == (named, named), done.stderr
