"""Compile the kernels with mypyc: `python bench/compile.py [--copy-to COPY] [--as-written] FOLDER`.

FOLDER is where the package `turncoat` lies. The modules that `KERNELS` names are compiled beside their
sources; or in a copy of the folder, which leaves the sources alone and is compiled again only if need be.
With `--as-written` it is just a copy in which nothing is compiled.
All are one group, so that a call from one to another is a call in C.
"""

from __future__ import annotations

import argparse
import filecmp
import hashlib
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from mypyc.build import mypycify
from setuptools import Distribution

KERNELS: Final = (
    "core/fairness/chance.py",
    "lab/models/*/season.py",
    "games/*/cards.py",
    "games/*/kernel.py",
    "games/*/poker.py",
    "games/*/bots/judgement.py",
    "games/*/bots/memory.py",
    "games/*/bots/search.py",
    "games/*/bots/world.py",
)
"""What simulation and search spend their time in, in the package."""

FLAGS: Final = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fno-plt"]
"""Nobody else calls into the compiled modules from C, so the compiler may inline all that it likes."""

SETTINGS: Final = """[mypy]
follow_imports = skip
[mypy-turncoat.*]
follow_imports = silent
"""
"""Only our own types are read: those of the libraries that the lab draws with would take four minutes."""

STAMP: Final = ".compiled"
GIVEN_UP: Final = ".not-compiled"
"""In a copy: what it was compiled from, and what it could not be compiled from (see bench/play.py)."""


def kernels(folder: Path) -> list[Path]:
    """Return the modules that are compiled, of the package in a folder."""
    return sorted(module for pattern in KERNELS for module in (folder / "turncoat").glob(pattern))


def compile_modules(folder: Path, modules: list[Path], scratch: Path) -> None:
    """Leave the compiled modules in the folder, and whatever they were made of in `scratch`."""
    os.chdir(folder)
    os.environ["MYPYPATH"] = str(folder)
    settings = scratch / "mypy.ini"
    settings.write_text(SETTINGS)
    extensions = mypycify(
        [
            "--explicit-package-bases",
            f"--config-file={settings}",
            f"--cache-dir={scratch / 'types'}",
            *(str(module.relative_to(folder)) for module in modules),
        ],
        opt_level="3",
        debug_level="0",
        target_dir=str(scratch),
        group_name="turncoat",
    )
    for extension in extensions:
        extension.extra_compile_args += [] if sys.platform == "win32" else FLAGS
    build: Any = Distribution({"name": "turncoat", "ext_modules": extensions}).get_command_obj("build_ext")
    build.inplace = True
    build.build_lib = str(scratch / "lib")
    build.build_temp = str(scratch / "objects")
    build.ensure_finalized()
    build.run()


def compile_copy(copy: Path, folder: Path, modules: list[Path]) -> None:
    """Bring the copy up to date, and compile it if one of the modules has changed."""
    _mirror(copy, folder)
    stamp = copy / STAMP
    if is_compiled(copy, modules):
        return
    stamp.unlink(missing_ok=True)
    for compiled in copy.rglob("*.so"):
        compiled.unlink()
    if modules:
        _compile(copy, [copy / module.relative_to(folder) for module in modules])
    stamp.write_text(digest(modules))


def is_compiled(copy: Path, modules: list[Path]) -> bool:
    """Return whether the copy was compiled from these modules as they are now."""
    stamp = copy / STAMP
    return stamp.exists() and stamp.read_text() == digest(modules)


def _mirror(copy: Path, folder: Path) -> None:
    """Make the copy the same as the folder but for what was compiled in either.

    Touch only what differs: a server may be running from the copy.
    """
    wanted = {path.relative_to(folder) for path in folder.rglob("*") if _is_source(path)}
    there = {path.relative_to(copy) for path in copy.rglob("*") if _is_source(path)}
    for name in there - wanted:
        (copy / name).unlink()
    for name in wanted:
        if name not in there or not filecmp.cmp(folder / name, copy / name):
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(folder / name, copy / name)


def _is_source(path: Path) -> bool:
    compiled = path.suffix in {".so", ".pyd", ".pyc"} or path.name in {STAMP, GIVEN_UP}
    return path.is_file() and not compiled


def _compile(folder: Path, modules: list[Path]) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        compile_modules(folder, modules, Path(scratch))


def digest(modules: list[Path]) -> str:
    """Return a fingerprint of the modules and of what compiles them."""
    sources = [Path(__file__), *modules]
    texts = [sys.version, sys.prefix, *(path.read_text(encoding="utf-8") for path in sources)]
    return hashlib.sha256("\0".join(texts).encode()).hexdigest()


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--copy-to", type=Path, metavar="COPY")
    asked.add_argument("--as-written", action="store_true")
    asked.add_argument("folder", type=Path)
    given = asked.parse_args()
    folder = given.folder.resolve()
    modules = [] if given.as_written else kernels(folder)
    if given.copy_to is None:
        _compile(folder, modules)
    else:
        compile_copy(given.copy_to.resolve(), folder, modules)


if __name__ == "__main__":
    main()
