"""A pseudo-language: English with accents and longer words, in which nothing else is written.

`make pseudo` adds it to a copy of the source as docs/languages.md says, and opens a table there. Tests show
pages and the terminal in it: a plain vowel that is seen there was written where nobody could translate it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Transformer

from turncoat.words import sources

ROOT: Final = Path(__file__).parents[2]
CODE: Final = "xx"
VOWELS: Final = str.maketrans(
    {"a": "åå", "e": "éé", "i": "îî", "o": "øø", "u": "ûû", "A": "Å", "E": "É", "I": "Î", "O": "Ø", "U": "Û"}
)
"""Signs that English, French and Danish sentences have too, so that the typefaces hold them."""
PLAIN: Final = re.compile(r"[^\W\d_]*[aeiouAEIOU][^\W\d_]*")


class _Accents(Transformer):
    def visit_TextElement(self, node: Any) -> Any:  # noqa: N802 - the library's name
        node.value = node.value.translate(VOWELS)
        return node

    def visit_Placeable(self, node: Any) -> Any:  # noqa: N802 - the library's name
        if isinstance(node.expression, fluent.SelectExpression):
            for variant in node.expression.variants:
                self.visit(variant.value)
        return node


def accented(catalogue: str) -> str:
    """Return an English catalogue in the pseudo-language; parameters, functions and references stay."""
    resource = FluentParser(with_spans=False).parse(catalogue)
    return FluentSerializer().serialize(_Accents().visit(resource))


@cache
def accented_sources() -> dict[str, str]:
    """Return all catalogues in the pseudo-language, by the paths of the English ones."""
    return {path: accented(text) for path, text in sources("en").items()}


def untranslated(text: str, allowed: Collection[str] = ()) -> list[str]:
    """Return the words of a text that no catalogue can have said; `allowed` are names and codes."""
    return [word for word in PLAIN.findall(text) if word not in allowed]


def add(folder: Path) -> None:
    """Copy the source into a folder, add the pseudo-language there, and build its client."""
    shutil.rmtree(folder, ignore_errors=True)
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "static", "node_modules", "made")
    shutil.copytree(ROOT / "src", folder / "src", ignore=left_out)
    shutil.copytree(ROOT / "web", folder / "web", ignore=left_out)
    (folder / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    shutil.copy2(ROOT / "hatch_build.py", folder)
    for original in [*(folder / "src").rglob("en/*.ftl")]:
        translation = original.parents[1] / CODE / original.name
        translation.parent.mkdir(exist_ok=True)
        translation.write_text(accented(original.read_text(encoding="utf-8")), encoding="utf-8")
    listed = folder / "src" / "turncoat" / "words" / "languages.py"
    text = listed.read_text(encoding="utf-8")
    text = re.sub(r"(Language: TypeAlias = Literal\[.*?)\]", rf'\1, "{CODE}"]', text, count=1)
    facts = f'    "{CODE}": LanguageFacts("{"English".translate(VOWELS)}", "en-GB"),\n}}\n'
    listed.write_text(text.removesuffix("}\n") + facts, encoding="utf-8")
    for command in (["-m", "turncoat.server.wire.typescript"], [str(folder / "hatch_build.py")]):
        env = {"PYTHONPATH": str(folder / "src"), "PATH": os.environ.get("PATH", os.defpath)}
        subprocess.run([sys.executable, *command], cwd=folder, env=env, check=True)


if __name__ == "__main__":
    add(Path(sys.argv[1]).resolve())
