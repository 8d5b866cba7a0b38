"""Builds the documentation site: `make docs` writes build/site.

Pages come from the Markdown files of the repository, from the catalogues (how to play, in every language),
from docstrings, from the schema of the wire and from the help of the commands. Then every link and anchor is
followed.
"""

from __future__ import annotations

import importlib
import inspect
import json
import posixpath
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from turncoat import __version__
from turncoat.cli import build as build_cli
from turncoat.core.game import Game
from turncoat.core.registry import games
from turncoat.server.wire import game_schema
from turncoat.server.wire.schema import schema
from turncoat.terminal.commands.localized_help import localize
from turncoat.words import LANGUAGES, Language, Words, sources
from turncoat.words.languages import FACTS

ROOT: Final = Path(__file__).parents[1]
sys.path[0] = str(ROOT)

from docs.rule_pages import FIGURES, clauses  # noqa: E402 - found from the root

BUILD: Final = ROOT / "build"
SOURCE: Final = BUILD / "docs"
SITE: Final = BUILD / "site"

PAGES: Final = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "web/README.md": "client.md",
    **{f"docs/{page.name}": page.name for page in sorted((ROOT / "docs").glob("*.md"))},
    **{f"bench/{name}.md": f"figures/{name}.md" for name in ("results", "castle", "traitor")},
    **{f"bench/server/{name}.md": f"figures/server-{name}.md" for name in ("results", "several")},
    **{f"docs/rules/{page.name}": f"play/en/{page.name}" for page in (ROOT / "docs" / "rules").glob("*.md")},
}
"""Where a Markdown file of the repository is on the site; other files that pages link to are under files/."""

NAVIGATION: Final = (
    ("Host a night", ("hosting.md", "game-night.md", "home-https.md", "fairness.md")),
    (
        "Bots and research",
        (
            "bots.md",
            "library.md",
            "lab.md",
            "arena.md",
            "environments.md",
            "mathematics.md",
            "data.md",
            "protocol.md",
        ),
    ),
    ("Run a server", ("operating.md", "servers.md", "upgrading.md", "security.md")),
    ("Contribute", ("contributing.md", "languages.md", "architecture.md", "decisions.md")),
    ("Project", ("client.md", "conduct.md", "changelog.md")),
)
REFERENCE: Final = (
    "turncoat.core.match",
    "turncoat.core.refusal",
    "turncoat.core.registry",
    "turncoat.core.game",
    "turncoat.core.option",
    "turncoat.core.calendar",
    "turncoat.core.log",
    "turncoat.core.bots.bot",
    "turncoat.core.bots.seated_bot",
    "turncoat.core.fairness.verify",
    "turncoat.lab.environments.episode",
    "turncoat.words",
)
"""The modules that programs of others are written against."""

LINK: Final = re.compile(r"(?<=\]\()(?!https?:|#|mailto:)([^)#\s]+)(#[^)\s]*)?(?=\))")


def main() -> int:
    """Write the pages, build the site and follow its links."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.rmtree(SITE, ignore_errors=True)
    for path, page in PAGES.items():
        if not path.startswith("docs/rules/"):
            write(page, move_links((ROOT / path).read_text(encoding="utf-8"), path, page))
    for language in LANGUAGES:
        for game in games().values():
            write(f"play/{language}/{game.name}.md", how_to_play(game, language))
    reference = write_reference()
    (BUILD / "zensical.toml").write_text(configuration(reference), encoding="utf-8")
    command = [str(Path(sys.executable).with_name("zensical")), "build", "--config-file", "zensical.toml"]
    done = subprocess.run(command, cwd=BUILD, capture_output=True, text=True, check=False)
    print(done.stdout, done.stderr, sep="", end="")
    found = broken_links(SITE)
    print(*found, sep="\n", end="\n" if found else "")
    pages = len(list(SITE.rglob("*.html")))
    print(f"{pages} pages are in {SITE.relative_to(ROOT)}; {len(found)} links lead nowhere.")
    return 1 if done.returncode or found or not pages else 0


def write(page: str, text: str) -> None:
    path = SOURCE / page
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


# Pages of the repository


def move_links(text: str, path: str, page: str) -> str:
    """Make the links of a file lead to the same things on the site."""

    def moved(found: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(path), found[1]))
        return posixpath.relpath(place_of(target), posixpath.dirname(page) or ".") + (found[2] or "")

    return LINK.sub(moved, text)


def place_of(target: str) -> str:
    """Return where a file of the repository is on the site; files that are no pages are copied there."""
    if target in PAGES:
        return PAGES[target]
    if target == "docs/rules":
        return "play/en/loyalty-or-treachery.md"
    origin = ROOT / target
    if origin.is_dir():  # its files, as a list
        page = f"files/{target}/index.md"
        names = sorted(path.relative_to(origin).as_posix() for path in origin.rglob("*") if path.is_file())
        links = [f"- [{name}]({place_in_files(f'{target}/{name}', page)})" for name in names]
        write(page, "\n".join([f"# {target}", "", *links, ""]))
        return page
    return copied(target)


def place_in_files(target: str, page: str) -> str:
    return posixpath.relpath(copied(target), posixpath.dirname(page))


def copied(target: str) -> str:
    """Copy a file to the site. Markdown and files without a known ending are shown as text."""
    place = target.removeprefix("docs/") if target.startswith("docs/images/") else f"files/{target}"
    if not place.endswith((".jpg", ".png", ".svg", ".webp", ".json", ".py")):
        place += ".txt"
    (SOURCE / place).parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(ROOT / target, SOURCE / place)
    return place


# How to play


def how_to_play(game: Game, language: Language) -> str:
    """Write how a game is played, in one minute and by all its clauses, from the catalogues of its help."""
    say = Words(language)
    figures = {name: game.numbers[number] for name, number in FIGURES.get(game.name, {}).items()}
    listed = clauses(game)
    prefix = listed[0][0]
    home = game.home.rpartition(".")[2]
    catalogue = "\n".join(text for path, text in sources(language).items() if f"/{home}/" in path)
    minute = dict.fromkeys(re.findall(rf"^({prefix}-minute-[\w-]+) =", catalogue, re.MULTILINE))
    lines = [f"# {say(f'game-{game.name}')}", "", other_languages(game, language), ""]
    for place in pictures(game, language):
        lines += [f"![{say(f'game-{game.name}')}](../../{copied(place)})", ""]
    lines += [f"## {say(f'{prefix}-help-minute')}", ""]
    lines += [f"{number}. {say(message, **figures)}" for number, message in enumerate(minute, 1)]
    lines += ["", f"## {say(f'{prefix}-help-rules')}", "", say(f"{prefix}-help-rulings"), ""]
    for prefix, number in listed:
        lines += [f"**{prefix.upper()}-{number}** {say(f'{prefix}-rule-{number}', **figures)}", ""]
        if say.has(f"{prefix}-ruling-{number}"):
            lines += [f"> {say(f'{prefix}-ruling-{number}', **figures)}", ""]
    return "\n".join(lines)


MOVING: Final = {
    "loyalty-or-treachery": "trap",
    "are-you-the-traitor": "stop",
    "scatty-rogues": "objection",
    "the-traitors": "empty-chair",
}


def pictures(game: Game, language: str) -> list[str]:
    """Return the pictures of a game: a still one in this language; beside English also a moving one."""
    wanted = [f"docs/images/{language}/{game.name}.webp"]
    if language == LANGUAGES[0] and game.name in MOVING:
        wanted.append(f"docs/images/{MOVING[game.name]}.webp")
    return [place for place in wanted if (ROOT / place).is_file()]


def other_languages(game: Game, language: str) -> str:
    links = [
        FACTS[other].own_name
        if other == language
        else f"[{FACTS[other].own_name}](../{other}/{game.name}.md)"
        for other in LANGUAGES
    ]
    return " · ".join(links)


# Reference


def write_reference() -> list[str]:
    """Write the pages that are made of docstrings, schemas and help, and return them."""
    names = []
    for name in REFERENCE:
        module = importlib.import_module(name)
        write(f"reference/{name}.md", "\n".join(module_page(module)))
        names.append(f"reference/{name}.md")
    write("reference/commands.md", "\n".join(["# Commands", "", *command_pages()]))
    write("reference/messages.md", "\n".join(schema_page("Messages of the wire", schema()["$defs"])))
    for game in games().values():
        title = f"Views and moves: {Words('en')(f'game-{game.name}')}"
        page = f"reference/{game.name}.md"
        write(page, "\n".join(schema_page(title, game_schema.schema(game)["$defs"])))
        names.append(page)
    return ["reference/commands.md", "reference/messages.md", *names]


def module_page(module: Any) -> Iterator[str]:
    """Write what a module offers: its classes with their methods, and its functions."""
    yield from (f"# {module.__name__}", "", inspect.getdoc(module) or "", "")
    for name, value in vars(module).items():
        own = getattr(value, "__module__", None) == module.__name__
        if name.startswith("_") or not own or not (inspect.isclass(value) or inspect.isfunction(value)):
            continue
        yield from (f"## {name}", "", *described(name, value))
        if inspect.isclass(value):
            for part, method in vars(value).items():
                function = (
                    method.fget if isinstance(method, property) else getattr(method, "__func__", method)
                )
                if not part.startswith("_") and inspect.isfunction(function):
                    yield from (f"### {name}.{part}", "", *described(part, function))


def described(name: str, value: Any) -> list[str]:
    try:
        signature = f"{name}{inspect.signature(value)}"
    except (TypeError, ValueError):
        signature = name
    return ["```python", signature, "```", "", inspect.getdoc(value) or "", ""]


def command_pages() -> Iterator[str]:
    """Write the help of every command."""
    say = Words("en")
    yield from _command(localize(build_cli(say), say), "turncoat", say)


def _command(command: Any, name: str, say: Words) -> Iterator[str]:
    yield from (f"## {name}", "", command.help or "", "")
    options = [option for option in command.params if not getattr(option, "hidden", False)]
    if options:
        yield from ("| option | |", "|---|---|")
        for option in options:
            names = ", ".join(f"`{each}`" for each in option.opts)
            yield f"| {names} | {plain(getattr(option, 'help', None) or '')} |"
        yield ""
    for part, inner in getattr(command, "commands", {}).items():
        yield from _command(inner, f"{name} {part}", say)


def schema_page(title: str, defs: dict[str, Any]) -> Iterator[str]:
    """Write a schema as a table for each type."""
    yield from (f"# {title}", "")
    for name, definition in defs.items():
        yield from (f"## {name}", "", plain(definition.get("description", "")), "")
        fields = definition.get("properties", {})
        if fields:
            yield from ("| field | type | |", "|---|---|---|")
            required = set(definition.get("required", ()))
            for field, kind in fields.items():
                optional = "" if field in required else "?"
                yield f"| `{field}{optional}` | {type_of(kind)} | {plain(kind.get('description', ''))} |"
            yield ""
        elif kinds := definition.get("anyOf"):
            yield from (", ".join(type_of(kind) for kind in kinds), "")


def type_of(kind: dict[str, Any]) -> str:
    """Return a type in words."""
    if "$ref" in kind:
        name = kind["$ref"].rpartition("/")[2]
        return f"[{name}](#{name.lower()})"
    if "enum" in kind:
        return ", ".join(f"`{json.dumps(value)}`" for value in kind["enum"])
    if "anyOf" in kind:
        return " or ".join(type_of(each) for each in kind["anyOf"])
    if kind.get("type") == "array":
        return f"list of {type_of(kind['items'])}" if isinstance(kind.get("items"), dict) else "list"
    return str(kind.get("type", "anything"))


def plain(text: str) -> str:
    """Keep a text in one cell of a table."""
    return re.sub(r"\s+", " ", text).replace("|", "\\|").strip()


# The site


def configuration(reference: Iterable[str]) -> str:
    say = Words("en")
    play = [
        {FACTS[language].own_name: [f"play/{language}/{game}.md" for game in games()]}
        for language in LANGUAGES
    ]
    parts: list[dict[str, Any]] = [{"Turncoat": "index.md"}, {"Play": play}]
    parts += [{title: [*pages]} for title, pages in NAVIGATION]
    parts += [{"Reference": [*reference]}]
    parts += [{"Figures": sorted(page for page in PAGES.values() if page.startswith("figures/"))}]
    settings = {
        "site_name": "Turncoat",
        "site_description": say("cli-help"),
        "docs_dir": "docs",
        "site_dir": "site",
        "copyright": f"Turncoat {__version__}, MIT",
        "nav": parts,
    }
    lines = ["[project]", *(f"{name} = {toml(value)}" for name, value in settings.items())]
    lines += ["[project.theme]", "font = false", 'language = "en"', 'features = ["search.highlight"]']
    for scheme, other in (("default", "slate"), ("slate", "default")):
        lines += ["[[project.theme.palette]]", f'scheme = "{scheme}"']
        icon = "sun" if scheme == "default" else "moon"
        lines += [f'toggle.icon = "lucide/{icon}"', f'toggle.name = "{other}"']
    return "\n".join(lines) + "\n"


def toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(name)} = {toml(each)}" for name, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)


# Links


class _Page(HTMLParser):
    """The links of a page, and what can be linked to in it."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = {""}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.links.append(value)
            elif name in ("id", "name") and value:
                self.anchors.add(value)


def broken_links(site: Path) -> list[str]:
    """List the links within a site that lead nowhere, and what a page would fetch from elsewhere."""
    pages = {path: _Page() for path in sorted(site.rglob("*.html")) if path.name != "404.html"}
    for path, page in pages.items():
        page.feed(path.read_text(encoding="utf-8"))
    return [
        f"{path.relative_to(site)}: {link}"
        for path, page in pages.items()
        for link in dict.fromkeys(page.links)
        if not leads_somewhere(link, path, site, pages)
    ]


def leads_somewhere(link: str, path: Path, site: Path, pages: dict[Path, _Page]) -> bool:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return True  # elsewhere: not looked at
    target = path if not parts.path else Path(posixpath.normpath(path.parent / unquote(parts.path)))
    if not target.is_relative_to(site):
        return False
    if target.is_dir():
        target /= "index.html"
    if target not in pages:
        return target.is_file()
    return unquote(parts.fragment) in pages[target].anchors


if __name__ == "__main__":
    sys.exit(main())
