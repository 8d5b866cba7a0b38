"""The workflows are well-formed, call `make`, and pass an audit of their security."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import jsonschema
import pytest
import yaml

from tests.docs.test_pages import TARGETS
from tests.release.test_project_files import schema

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
CALL = re.compile(r"(?:sudo )?make ([a-z-]+)(?: [A-Z]+=\S+)*")


def steps(workflow: Path) -> list[dict[str, Any]]:
    document = yaml.safe_load(workflow.read_text(encoding="utf-8"))
    return [step for job in document["jobs"].values() for step in job["steps"]]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda it: it.stem)
def test_a_workflow_is_one_by_its_schema(workflow: Path) -> None:
    document = json.loads(json.dumps(yaml.load(workflow.read_text(encoding="utf-8"), yaml.BaseLoader)))
    jsonschema.validate(_parse_scalars(document), schema("github-workflows"))


def _parse_scalars(part: Any) -> Any:
    """Turn the strings that stand for numbers, truth and nothing into these; `on` stays a word."""
    if isinstance(part, dict):
        return {name: _parse_scalars(value) for name, value in part.items()}
    if isinstance(part, list):
        return [_parse_scalars(value) for value in part]
    if part == "":
        return None
    return json.loads(part) if part in ("true", "false") or str(part).isdigit() else part


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda it: it.stem)
def test_a_workflow_runs_nothing_that_does_not_run_here(workflow: Path) -> None:
    for step in steps(workflow):
        if "run" in step:
            found = CALL.fullmatch(step["run"])
            assert found, step["run"]
            assert found[1] in TARGETS


def test_updates_are_asked_for_as_their_schema_says() -> None:
    document = yaml.safe_load((ROOT / ".github" / "dependabot.yml").read_text(encoding="utf-8"))
    jsonschema.validate(document, schema("dependabot"))
    assert all((ROOT / update["directory"].strip("/")).is_dir() for update in document["updates"])


def audit(folder: Path) -> subprocess.CompletedProcess[str]:
    command = [
        str(Path(sys.executable).with_name("zizmor")),
        "--offline",
        "--quiet",
        "--pedantic",
        str(folder),
    ]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_audit_finds_nothing() -> None:
    done = audit(ROOT / ".github")
    assert done.returncode == 0, done.stdout


def test_the_audit_would_find_something(tmp_path: Path) -> None:
    text = (ROOT / ".github" / "workflows" / "docs.yml").read_text(encoding="utf-8")
    folder = tmp_path / ".github" / "workflows"
    folder.mkdir(parents=True)
    (folder / "docs.yml").write_text(re.sub(r"(checkout@)\w+", r"\1main", text), encoding="utf-8")
    assert audit(tmp_path).returncode != 0
