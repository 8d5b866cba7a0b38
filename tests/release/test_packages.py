"""The packages: built twice they are the same, and installed where nothing else is they play a game."""

from __future__ import annotations

import fcntl
import importlib.metadata
import json
import os
import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from email.message import Message
from email.parser import Parser
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from hatch_build import BUNDLED, COMPILE, DOCUMENTATION, REPOSITORY
from packaging.requirements import Requirement

from turncoat import __version__

ROOT = Path(__file__).parents[2]
STRANGER = Path(__file__).with_name("stranger.py")
SOURCE = "https://example.org/turncoat"
CONTAINERFILE = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")


def build(kind: str, source: Path, into: Path, **variables: str) -> Path:
    """Build a package without a network: nothing but the build requirements, which are installed here."""
    env = {**os.environ, REPOSITORY: SOURCE, DOCUMENTATION: f"{SOURCE}/docs", **variables}
    env |= dict.fromkeys(("http_proxy", "https_proxy", "PIP_INDEX_URL"), "http://127.0.0.1:9")
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(into)]
    done = subprocess.run(command, cwd=source, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return only(into)


class Packages(NamedTuple):
    sdist: Path
    unpacked: Path
    wheel: Path
    compiled: Path


@pytest.fixture(scope="session")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Packages:
    """All packages, which the first process that asks builds for the others."""
    base = tmp_path_factory.getbasetemp()
    shared = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "packages"
    shared.mkdir(exist_ok=True)
    with (shared / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (shared / "compiled").exists():
            with tarfile.open(build("sdist", ROOT, shared / "sdist")) as archive:
                archive.extractall(shared / "unpacked", filter="data")
            build("wheel", only(shared / "unpacked"), shared / "wheel")
            build("wheel", ROOT, shared / "compiled", **{COMPILE: "1"})
    return Packages(*(only(shared / name) for name in Packages._fields))


def only(folder: Path) -> Path:
    (path,) = folder.iterdir()
    return path


@pytest.fixture
def unpacked(packages: Packages) -> Path:
    return packages.unpacked


@pytest.fixture
def wheel(packages: Packages) -> Path:
    return packages.wheel


@pytest.fixture
def compiled(packages: Packages) -> Path:
    return packages.compiled


@pytest.fixture(params=["wheel", "compiled"])
def package(request: pytest.FixtureRequest) -> Path:
    path: Path = request.getfixturevalue(request.param)
    return path


def read(wheel: Path, name: str) -> str:
    with zipfile.ZipFile(wheel) as archive:
        return archive.read(f"turncoat-{__version__}.dist-info/{name}").decode()


def metadata(wheel: Path) -> Message:
    return Parser().parsestr(read(wheel, "METADATA"))


def test_checkout_and_sdist_give_the_same_bytes(wheel: Path, tmp_path: Path) -> None:
    again = build("wheel", ROOT, tmp_path)
    assert again.name == wheel.name
    assert again.read_bytes() == wheel.read_bytes()


def test_an_sdist_holds_the_built_client_and_no_traces_of_this_machine(unpacked: Path) -> None:
    files = [path.relative_to(unpacked) for path in unpacked.rglob("*") if path.is_file()]
    assert Path("src/turncoat/server/static/index.html") in files
    assert not [file for file in files if file.suffix in {".so", ".pyc"} or "node_modules" in file.parts]


def test_the_compiled_wheel_is_the_pure_one_and_what_was_compiled(wheel: Path, compiled: Path) -> None:
    with zipfile.ZipFile(wheel) as pure, zipfile.ZipFile(compiled) as fast:
        more = set(fast.namelist()) - set(pure.namelist())
        same = [name for name in pure.namelist() if name.startswith("turncoat/")]
        assert all(fast.read(name) == pure.read(name) for name in same)
    assert more
    assert all(name.endswith((".so", ".pyd")) for name in more)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert f"-cp{sys.version_info[0]}{sys.version_info[1]}-" in compiled.name


def test_the_metadata_says_whose_it_is_and_where_to_read_on(package: Path) -> None:
    said = metadata(package)
    assert (said["Name"], said["Version"], said["Author"]) == ("turncoat", __version__, "Turncoat")
    assert said["License-Expression"] == "MIT"
    urls = dict(url.split(", ") for url in said.get_all("Project-URL", []))
    assert urls["Source"] == SOURCE
    assert urls["Documentation"] == f"{SOURCE}/docs/"
    assert {"Issues", "Changelog", "Homepage"} <= urls.keys()
    classifiers = said.get_all("Classifier", [])
    assert {f"Programming Language :: Python :: 3.{minor}" for minor in range(11, 15)} <= set(classifiers)
    assert said["Requires-Python"] == ">=3.11"
    assert said["Description-Content-Type"] == "text/markdown"
    assert len(said.get_all("License-File", [])) == len(BUNDLED) + 2  # our own, and the compiler's


def test_the_bill_of_materials_is_one_by_its_schema_and_names_what_the_client_holds(package: Path) -> None:
    text = read(package, "sboms/turncoat.cdx.json")
    assert JsonStrictValidator(SchemaVersion.V1_6).validate_str(text) is None
    named = {part["name"]: part["version"] for part in json.loads(text)["components"]}
    compiler = set() if "none-any" in package.name else {"mypy"}
    assert named.keys() == BUNDLED.keys() | compiler
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in named.values())


def test_everything_that_the_client_imports_is_in_the_bill() -> None:
    imports = re.compile(r"""(?:from|import)\s*\(?\s*["']((?:@[\w-]+/)?[\w-]+)(?:/[^"']*)?["']""")
    sources = [path for kind in ("ts", "svelte") for path in (ROOT / "web" / "src").rglob(f"*.{kind}")]
    found = {name for path in sources for name in imports.findall(path.read_text(encoding="utf-8"))}
    assert found
    assert found <= BUNDLED.keys()


def empty_environment(folder: Path, wheel: Path) -> Path:
    """Install a wheel where there is only what it says it needs; return the folder of commands."""
    venv.create(folder, symlinks=os.name != "nt")
    python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
    pip = [
        sys.executable,
        "-m",
        "pip",
        "--python",
        str(python),
        "install",
        "--quiet",
        "--no-index",
        "--no-deps",
    ]
    subprocess.run([*pip, str(wheel)], cwd=folder, check=True)
    ask = "import sysconfig; print(sysconfig.get_path('purelib'))"
    done = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=True)
    lend(metadata(wheel).get_all("Requires-Dist", []), Path(done.stdout.strip()))
    return python.parent


def lend(requirements: list[str], site: Path) -> None:
    """Link the installed packages that fulfil the requirements, and all that these require, into a folder."""
    wanted = [(Requirement(text), "") for text in requirements]
    seen: set[str] = set()
    for requirement, extra in wanted:  # grows meanwhile
        if requirement.marker is not None and not requirement.marker.evaluate({"extra": extra}):
            continue
        if requirement.name in seen:
            continue
        seen.add(requirement.name)
        found = importlib.metadata.distribution(requirement.name)
        assert requirement.specifier.contains(found.version, prereleases=True), requirement
        for top in {
            Path(file).parts[0] for file in found.files or () if Path(file).parts[0] not in ("..", "/")
        }:
            if not (site / top).exists():
                (site / top).symlink_to(Path(str(found.locate_file(top))))
        extras = ["", *requirement.extras]
        wanted += [(Requirement(text), each) for text in found.requires or () for each in extras]


def test_installed_where_nothing_else_is_it_plays_a_game(package: Path, tmp_path: Path) -> None:
    commands = empty_environment(tmp_path / "empty", package)
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [commands / "python", STRANGER, commands / "turncoat"],
        cwd=tmp_path,
        env=env,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    told: dict[str, Any] = json.loads(done.stdout)
    assert set(told["winners"]) <= {0, 1}
    ask = "import turncoat.core.fairness.chance as chance; print(chance.__file__)"
    where = subprocess.run(
        [commands / "python", "-c", ask], cwd=tmp_path, env=env, capture_output=True, text=True
    )
    assert where.stdout.startswith(str(tmp_path))
    assert where.stdout.strip().endswith(".py") == ("none-any" in package.name)


@pytest.mark.skipif(os.name == "nt", reason="the steps are for a Unix shell")
def test_the_steps_of_the_container_give_a_server_that_writes_to_its_volume_alone(
    wheel: Path, tmp_path: Path
) -> None:
    image, volume = tmp_path / "image", tmp_path / "volume"
    volume.mkdir()
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    env = {"PATH": path, "HOME": str(volume), "LANG": "C.UTF-8"}

    def here(step: str) -> str:
        return step.replace("/opt/turncoat", str(image)).replace("/var/lib/turncoat", str(volume))

    for step in re.findall(r"^RUN (.*)$", CONTAINERFILE.partition("\n\n")[0], re.MULTILINE):
        line = here(step).replace("'.[postgres]'", f"'{wheel}[postgres]'")
        offline = env | {"PIP_NO_INDEX": "1", "PIP_NO_DEPS": "1"}
        subprocess.run(["sh", "-ec", line], cwd=ROOT, env=offline, check=True)
    (site,) = image.glob("lib/python*/site-packages")
    lend([*metadata(wheel).get_all("Requires-Dist", []), "asyncpg"], site)
    installed = contents(image)

    command = [*container_step("ENTRYPOINT"), *container_step("CMD"), "--host=127.0.0.1", "--port=0"]
    server = subprocess.Popen(
        [here(word) for word in command], cwd=volume, env=env, stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    try:
        ports = (found[1] for line in server.stdout if (found := re.search(r"localhost:(\d+)", line)))
        port = next(ports)
        check = [word.replace("8600", port) for word in container_step(r"HEALTHCHECK .* CMD")]
        alive = subprocess.run(check, env=env, check=False)
    finally:
        server.terminate()
        server.communicate(timeout=30)
    dead = subprocess.run(check, env=env, stderr=subprocess.DEVNULL, check=False)
    assert (alive.returncode, server.returncode, dead.returncode) == (0, 0, 1)
    assert contents(image) == installed
    assert (volume / "tables.sqlite").is_file()


def container_step(word: str) -> list[str]:
    (line,) = re.findall(rf"^{word} (\[.*\])$", CONTAINERFILE, re.MULTILINE)
    words: list[str] = json.loads(line)
    return words


def contents(folder: Path) -> dict[Path, int]:
    return {path: path.lstat().st_mtime_ns for path in folder.rglob("*")}
