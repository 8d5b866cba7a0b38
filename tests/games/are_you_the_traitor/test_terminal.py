"""Are You the Traitor? at a terminal, on streams that a test holds."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest

from tests.games.are_you_the_traitor.table import NORMAL, moves, stop, table
from tests.terminal.typist import settle_environment
from turncoat import Illegal, Match
from turncoat.core.registry import find
from turncoat.games.are_you_the_traitor.terminal.parse import COMMANDS, commands, parse_line
from turncoat.games.are_you_the_traitor.terminal.screen import AreYouTheTraitorScreen
from turncoat.terminal.saves import SavedGame, Saves
from turncoat.terminal.screen import Screen
from turncoat.terminal.seating import new_game
from turncoat.terminal.session import Session
from turncoat.terminal.session import commands as every_games_commands
from turncoat.words import LANGUAGES, Words

NAMES = ["Ann", "Bo", "Cy", "Di"]


@pytest.fixture(autouse=True)
def plain_paper(monkeypatch: pytest.MonkeyPatch) -> None:
    settle_environment(monkeypatch)


class Listener(io.StringIO):
    """Types the given lines, then waits or is ready until the game is over."""

    def __init__(self, lines: list[str], say: Words) -> None:
        super().__init__()
        self.lines = lines
        self.say = say
        self.session: Session | None = None

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # noqa: ARG002
        assert self.session is not None
        if self.lines:
            return self.lines.pop(0) + "\n"
        view = self.session.match.view(0)
        if view["phase"] == "pause":
            return commands(self.say).key("ready") + "\n"
        if view["phase"] == "photo_finish":
            return f"{commands(self.say).key('first')} {view['callers'][0] + 1}\n"
        return every_games_commands(self.say).key("wait") + "\n"


def play_session(folder: Path, lines: list[str], language: str = "en", seed: int = 5) -> tuple[str, Match]:
    say = Words(language)
    listener, paper = Listener(lines, say), io.StringIO()
    match = Match("are-you-the-traitor", NAMES, seed, {"round_limit": 300})
    saved = SavedGame(match, 0, {1: "timid", 2: "steady", 3: "bold"})
    session = Session(saved, Screen(listener, paper, width=100), say, Saves(folder))
    listener.session = session
    assert session.play()
    return paper.getvalue(), session.match


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_person_can_play_a_whole_game(tmp_path: Path, language: str) -> None:
    """Asked now and then, told everything, to the last treasure."""
    paper, match = play_session(tmp_path, [], language)
    say = Words(language)
    assert match.result is not None
    assert say("at-dealt", round=1) in paper
    assert say(f"at-wins-{match.view(0)['reveal']['winner']}") in paper
    assert "Bo: " in paper or "Bo\u00a0: " in paper


def test_what_is_typed_is_played(tmp_path: Path) -> None:
    lines = [
        "say I hold the key!",
        "am guard",
        "look 2",
        "wink",
        "doubt Cy",
        "stop 99",
        "help",
        "rules",
        "stop 2",
    ]
    paper, match = play_session(tmp_path, lines)
    own = [record["move"] for record in match.log["records"] if record.get("seat") == 0]
    assert own[:6] == [
        {"move": "say", "text": "I hold the key!"},
        {"move": "claim", "what": "am", "role": "guard"},
        {"move": "look", "at": 1},
        {"move": "signal", "sign": "wink"},
        {"move": "claim", "what": "doubt", "about": 2},
        {"move": "stop", "target": 1},
    ]
    assert "Which player?" in paper
    assert "Looney Labs" in paper


TYPED: list[tuple[str, dict[str, Any]]] = [
    ("is bo traitor", {"move": "claim", "what": "is", "about": 1, "role": "traitor"}),
    ("is 4 good", {"move": "claim", "what": "is", "about": 3, "role": "good_wizard"}),
    ("trust di", {"move": "claim", "what": "trust", "about": 3}),
    ("lie 3", {"move": "claim", "what": "lie", "about": 2}),
    ("statue", {"move": "claim", "what": "statue"}),
    ("away", {"move": "look", "at": None}),
    ("finger", {"move": "signal", "sign": "finger"}),
    ("void", {"move": "void", "agree": True}),
    ("unvoid", {"move": "void", "agree": False}),
    ("first 2", {"move": "first", "caller": 1}),
    ("ring 3", {"move": "ring", "target": 2}),
    ("declare", {"move": "declare"}),
    ("READY", {"move": "ready"}),
]


@pytest.mark.parametrize(("line", "move"), TYPED)
def test_every_move_can_be_typed(line: str, move: dict[str, Any]) -> None:
    match = Match("are-you-the-traitor", NAMES, 1)
    for language in LANGUAGES:  # the English words work everywhere
        assert parse_line(line, match.view(0), Words(language)) == move


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("sing", "not_understood"),
        ("stop", "which_player"),
        ("stop 5", "which_player"),
        ("stop Zoe", "which_player"),
        ("am king", "which_role"),
        ("is 2", "which_player"),
    ],
)
def test_what_is_missing_is_said(line: str, code: str) -> None:
    match = Match("are-you-the-traitor", NAMES, 1)
    with pytest.raises(Illegal) as no:
        parse_line(line, match.view(0), Words("en"))
    assert no.value.code == code


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: str) -> None:
    say = Words(language)
    for command in COMMANDS:
        for word in commands(say).words(command):
            meant = [other for other in COMMANDS if word in commands(say).words(other)]
            assert meant == [command]


def test_the_player_is_asked_when_there_is_something_to_answer() -> None:
    """AT-8: at the deal, after a few remarks, at a sign; not after every word."""
    match = table("KTG+", "KTG+")
    drawn = AreYouTheTraitorScreen(Words("en"))
    assert drawn.wants_prompt(match.view(0))
    drawn.prompt(match.view(0))
    assert not drawn.wants_prompt(match.view(0))
    for heard in range(3):
        assert not drawn.wants_prompt(match.view(0))
        match.play(1, {"move": "claim", "what": "statue"})
        drawn.news(match.view(0), match.view(0), match.talk(0, heard))
    assert drawn.wants_prompt(match.view(0))
    drawn.prompt(match.view(0))
    match.play(0, {"move": "look", "at": 1})
    assert not drawn.wants_prompt(match.view(0))
    match.play(1, {"move": "signal", "sign": "nod"})
    assert drawn.wants_prompt(match.view(0))
    stop(match, 2, 1)
    assert match.view(0)["awaited"]


@pytest.mark.parametrize("players", NORMAL)
def test_every_secret_is_told_to_its_owner_in_every_language(players: int) -> None:
    """AT-3 to AT-6: and the table can be drawn for every role."""
    match = table(NORMAL[players])
    for language in LANGUAGES:
        for seat in range(players):
            drawn, paper = AreYouTheTraitorScreen(Words(language)), io.StringIO()
            screen = Screen(io.StringIO(), paper, width=100)
            view = match.view(seat)
            screen.show(drawn.news(view, None, []) or "")
            screen.show(drawn.render(view))
            screen.show(drawn.prompt(view))
            for other in view["known"]:
                assert view["players"][int(other)]["name"] in paper.getvalue()


def test_bots_leave_it_to_the_person_who_types(tmp_path: Path) -> None:
    """AT-13, AT-15: who was first, and whether a secret was exposed; they wait until the card was seen."""
    say = Words("en")
    saved = new_game(find("are-you-the-traitor"), "Ann", ["timid"], {}, 5, 4)
    assert saved.match.view(0)["voters"] == [0]
    listener = Listener(["quit"], say)
    session = Session(saved, Screen(listener, io.StringIO(), width=100), say, Saves(tmp_path))
    listener.session = session
    assert not session.play()
    assert 0 in saved.match.view(0)["peeked"]
    assert "void" not in moves(saved.match, 1)


def render_text(match: Match, seat: int, language: str = "en") -> str:
    """Return the table and the prompt of a seat."""
    drawn, paper = AreYouTheTraitorScreen(Words(language)), io.StringIO()
    screen = Screen(io.StringIO(), paper, width=100)
    screen.show(drawn.render(match.view(seat)))
    screen.show(drawn.prompt(match.view(seat)))
    return paper.getvalue()


def test_the_ring_moment_is_told() -> None:
    """AT-16."""
    match = table("KTG+", "KTG+", ring_moment=8)
    stop(match, 2, 1)
    assert "nobody may declare yet" in render_text(match, 0)
    match.tick(8)
    assert "nobody may declare yet" not in render_text(match, 0)


def test_a_long_glance_is_told_to_whoever_looks_at_its_maker() -> None:
    """AT-25."""
    match = table("KTG+")
    match.play(0, {"move": "look", "at": 1})
    match.play(1, {"move": "look", "at": 2})
    assert "looking, looks at" not in render_text(match, 0)
    match.tick(4)
    assert "looking, looks at Player 2" in render_text(match, 0)
    assert "looking, looks at" not in render_text(match, 3)
    match.play(1, {"move": "look", "at": 0})
    match.tick(8)
    assert "looking, looks at you" in render_text(match, 0)
