"""What is installed is what was pinned, and no JavaScript package runs anything while it is installed."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import sysconfig
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGES = sysconfig.get_path("purelib")
"""Where pip installs; setuptools, once imported, adds a folder of its own copies to the path."""


def _name(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _pins() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    pairs = [line.split(";")[0].split("==") for line in lines if "==" in line]
    return {_name(name): version.strip() for name, version in pairs}


def test_every_pinned_package_is_installed_in_that_version() -> None:
    pins = _pins()
    installed = {_name(each.name): each.version for each in metadata.distributions(path=[PACKAGES])}
    shared = installed.keys() & pins.keys()
    assert len(shared) > 20
    assert {name: installed[name] for name in shared} == {name: pins[name] for name in shared}


def test_no_installed_module_differs_from_what_its_package_said() -> None:
    """Launchers in `bin/` are written while installing, so they are left out."""
    changed = []
    for each in metadata.distributions(path=[PACKAGES]):
        for file in each.files or ():
            place = Path(str(each.locate_file(file)))
            if file.hash is not None and file.suffix == ".py" and place.exists():
                found = hashlib.new(file.hash.mode, place.read_bytes()).digest()
                if base64.urlsafe_b64encode(found).rstrip(b"=").decode() != file.hash.value:
                    changed.append(str(place))
    assert changed == []


def test_every_javascript_package_is_pinned_by_its_contents_and_runs_nothing_when_installed() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
    listed = {name: about for name, about in packages.items() if name and not about.get("link")}
    assert len(listed) > 50
    assert [name for name, about in listed.items() if not about["integrity"].startswith("sha512-")] == []
    assert [name for name, about in listed.items() if about.get("hasInstallScript")] == []
