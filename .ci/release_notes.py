"""Print what CHANGELOG.md says of a tagged version: `python .ci/release_notes.py v0.1.0`.

Refuse a tag that is not the version of the package, and one that the changelog does not name.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]


def notes(version: str, changelog: str) -> str | None:
    """Return the section of a version, without its heading."""
    found = re.search(
        rf"^## \[{re.escape(version)}\] - \d{{4}}-\d{{2}}-\d{{2}}\n(.*?)(?=^## \[|\Z)",
        changelog,
        re.MULTILINE | re.DOTALL,
    )
    return None if found is None else found[1].strip()


def main(tag: str) -> int:
    version = tag.removeprefix("v")
    package = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    told = notes(version, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    if tag != f"v{package}":
        print(f"The tag {tag} is not v{package}, the version of the package.", file=sys.stderr)
    elif told is None:
        print(f"CHANGELOG.md has no section \u201c## [{version}] - YEAR-MONTH-DAY\u201d.", file=sys.stderr)
    else:
        print(told)
        return 0
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
