"""The wire vocabulary: typed, described, documented, and the same in the browser."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import msgspec
import pytest
from jsonschema import Draft202012Validator

from tests.laws.support import generate_match as generated_match
from tests.laws.support import of as support_of
from tests.laws.support import viewers
from turncoat.core.game import Game
from turncoat.core.registry import games
from turncoat.server.wire import game_schema
from turncoat.server.wire import messages_in as m
from turncoat.server.wire import messages_out as o
from turncoat.server.wire.schema import schema
from turncoat.server.wire.typescript import (
    LANGUAGES_PLACE,
    PLACE,
    languages_typescript,
    messages_typescript,
)

DOCUMENT = (Path(__file__).parents[3] / "docs" / "protocol.md").read_text()


def kinds(union: object) -> set[str]:
    info = msgspec.inspect.type_info(union)
    assert isinstance(info, msgspec.inspect.UnionType)
    return {str(part.tag) for part in info.types if isinstance(part, msgspec.inspect.StructType)}


def test_the_browsers_types_are_current() -> None:
    assert PLACE.read_text(encoding="utf-8") == messages_typescript()
    assert LANGUAGES_PLACE.read_text(encoding="utf-8") == languages_typescript()


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(schema())


@pytest.mark.parametrize("union", [m.FromClient, o.FromServer])
def test_every_kind_of_message_is_documented(union: object) -> None:
    rows = set(re.findall(r"^\| `(\w+)` \|", DOCUMENT, re.MULTILINE)) | {"hello"}
    assert kinds(union) <= rows


def test_what_is_documented_exists() -> None:
    socket = DOCUMENT.partition("## Socket\n")[2].partition("### Welcome")[0]
    rows = set(re.findall(r"^\| `(\w+)` \|", socket, re.MULTILINE))
    assert rows
    assert rows <= kinds(m.FromClient) | kinds(o.FromServer)


def test_the_documents_examples_are_messages() -> None:
    table, hello = re.findall(r"```json\n(.*?)```", DOCUMENT, re.DOTALL)
    msgspec.json.decode(table.replace("…", ""), type=o.TableInfo)
    assert isinstance(msgspec.json.decode(hello, type=m.FromClient), m.Hello)


def test_what_is_told_fits_the_schema() -> None:
    told = o.Welcome(
        o.You(0, "player", "Ann"),
        o.TableInfo(
            code="ABCD",
            id="ABCDEFGHJKLMNPQR",
            game="g",
            stage="lobby",
            options={},
            public=False,
            together=False,
            owner=0,
            seats=[],
            host=None,
            watchers=0,
            watching=[],
            commitment="c",
            contributions=[None, o.ContributionInfo("ab" * 32, None)],
            starting=o.StartInfo([1], False),
            broken_off=[["Bo"]],
            muted=[],
            watchers_muted=False,
            grace=60,
            votes={},
            rematch=None,
            forgetful=False,
            clock="seconds",
        ),
        "e",
        0,
        msgspec.Raw(b"null"),
        [],
        [msgspec.Raw(b'{"n":1,"at":2.0,"seat":0,"say":"hm"}')],
        [o.ChatLine(1, None, "Cy", "hm", 0.0, "watcher")],
        0.0,
    )
    whole = {**schema(), "$ref": "#/$defs/FromServer"}
    Draft202012Validator(whole).validate(json.loads(msgspec.json.encode(told)))


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_the_browsers_types_of_a_game_are_current(game: Game) -> None:
    place = game_schema.WEB / game.home.rpartition(".")[2] / "wire.ts"
    assert place.read_text(encoding="utf-8") == game_schema.game_typescript(game)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_views_lines_and_offers_fit_the_schema_of_their_game(game: Game) -> None:
    whole = game_schema.schema(game)
    Draft202012Validator.check_schema(whole)
    view, line = (Draft202012Validator({**whole, "$ref": f"#/$defs/{name}"}) for name in ("View", "Line"))
    for seed in range(5):
        match = generated_match(support_of(game.home.rpartition(".")[2]), Random(seed))
        for viewer in viewers(match):
            view.validate(match.view(viewer))
            for said in match.talk(viewer):
                line.validate(said)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_every_field_of_a_view_that_is_not_plain_has_a_line(game: Game) -> None:
    """A field goes without one only where its name or its type says it all."""
    shape = game_schema.schema(game)["$defs"]["View"]["properties"]
    bare = [name for name, kind in shape.items() if "description" not in kind and "$ref" not in str(kind)]
    assert bare in ([], ["rings_used"])
