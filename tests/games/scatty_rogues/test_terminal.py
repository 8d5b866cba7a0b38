"""Scatty Rogues at a terminal, on streams that a test holds."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

import pytest

from tests.games.scatty_rogues.test_bots import NAMES, TOP, answers, walk
from tests.terminal.typist import settle_environment
from turncoat import Illegal, Match
from turncoat.games.scatty_rogues.statistics import Objected, events
from turncoat.games.scatty_rogues.terminal.parse import COMMANDS, commands, parse_line, traps
from turncoat.games.scatty_rogues.terminal.screen import ScattyRoguesScreen
from turncoat.games.scatty_rogues.traps import PICTURES, SIGNS, TRAPS
from turncoat.terminal.saves import SavedGame, Saves
from turncoat.terminal.screen import Screen
from turncoat.terminal.session import Session
from turncoat.words import LANGUAGES, Words

RULE = re.compile("─{20,}")


@pytest.fixture(autouse=True)
def plain_paper(monkeypatch: pytest.MonkeyPatch) -> None:
    settle_environment(monkeypatch)


class Rogue(io.StringIO):
    """Types the given lines, then what is right: it looks behind the doors. Else it turns the page."""

    def __init__(self, lines: list[str], say: Words) -> None:
        super().__init__()
        self.lines, self.say = lines, say
        self.session: Session | None = None
        self.asked = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # noqa: ARG002
        assert self.session is not None
        self.asked += 1
        return (self.lines.pop(0) if self.lines else self._type(self.session.match)) + "\n"

    def _type(self, match: Match) -> str:
        view = match.view(0)
        if not view["awaited"]:
            return ""
        if view["phase"] == "hide":
            wants_word = any("open" in move for move in view["legal"] if move["move"] == "hide")
            return f"{view['traps_left'] + 1} {view['trap']['id'] if wants_word else ''}"
        if view["phase"] == "penalty":
            return str(next(move["seat"] for move in view["legal"] if move["move"] == "penalty_from") + 1)
        return self._right(match.view("host")["everything"])

    def _right(self, everything: dict[str, Any]) -> str:
        trove = everything["next_trove"]
        if trove is None:
            return commands(self.say).key("scatty")
        holds = everything["troves"][trove - 1]
        if holds == "treasure":
            return str(trove)
        word = everything["words"].get(holds)
        return f'"{word}"' if word is not None else self.say(f"srt-trap-{holds}")


class Leaving(Saves):
    """Writes nothing until the game is over: a disk takes longer than all the rest."""

    def save(self, saved: SavedGame) -> None: ...


def sit(
    folder: Path, lines: list[str], language: str = "en", bot: str = "goldfish", **options: Any
) -> Session:
    say = Words(language)
    rogue, paper = Rogue(lines, say), io.StringIO()
    match = Match("scatty-rogues", NAMES[:4], 3, options, {"traps": TOP})
    session = Session(
        SavedGame(match, 0, dict.fromkeys((1, 2, 3), bot)),
        Screen(rogue, paper, width=100),
        say,
        Leaving(folder),
    )
    rogue.session = session
    return session


def paper_of(session: Session) -> str:
    paper = session.screen.console.file
    assert isinstance(paper, io.StringIO)
    return paper.getvalue()


@pytest.mark.parametrize(("language", "words"), [("en", "own"), ("fr", "own"), ("da", "plain")])
def test_a_person_can_play_a_whole_game(tmp_path: Path, language: str, words: str) -> None:
    session = sit(tmp_path, [], language, f"goldfish:{language}", words=words)
    assert session.play()
    assert session.match.result is not None
    paper, say = paper_of(session), Words(language)
    assert say("srt-behind-doors") in paper
    own = [
        event for event in events(session.match.log) if event.seat == 0 and not isinstance(event, Objected)
    ]
    assert own
    assert not any(event.wrong for event in own)


def test_what_is_typed_is_played(tmp_path: Path) -> None:
    lines = ["3", "5", "7 Polly", "say Hello, all!", "?", "rules", "1", "object", "2", "quit"]
    session = sit(tmp_path, lines)
    assert not session.play()
    own = [record["move"] for record in session.match.log["records"] if record.get("seat") == 0]
    assert own[:7] == [
        {"move": "hide", "trove": 3},
        {"move": "hide", "trove": 5},
        {"move": "hide", "trove": 7, "word": "Polly"},
        {"move": "say", "text": "Hello, all!"},
        {"move": "answer", "say": "1"},
        {"move": "object"},
        {"move": "correct", "say": "2"},
    ]
    assert "Luca Bellini" in paper_of(session)


# What is shown, and for how long


def test_every_page_is_shown_once(tmp_path: Path) -> None:
    """SR-26: where something was hidden, and what was said, stands on one page only."""
    session = sit(tmp_path, ["3", "5", "7 Polly", "1"])
    assert session.play()
    pages = RULE.split(paper_of(session))
    assert len(pages) > 20
    say = Words("en")
    for line in session.match.talk(0):
        hide = line["hide"]
        told = say(
            "srt-hides",
            who="you" if line["seat"] == 0 else "table" if line["seat"] is None else "other",
            name="" if line["seat"] is None else NAMES[line["seat"]],
            trap=say(f"srt-trap-{hide['trap']}"),
            trove=hide["trove"],
        )
        assert sum(told in page for page in pages) == 1
    assert all(page.count("[ 1]") <= 1 for page in pages)


def test_nothing_is_told_again_after_a_return(tmp_path: Path) -> None:
    """SR-26: a game that is taken up again shows the table, and not what was said before."""
    session = sit(tmp_path, ["3", "5", "7 Polly", "quit"])
    session.saves = Saves(tmp_path)
    assert not session.play()
    say, paper = Words("en"), io.StringIO()
    rogue = Rogue(["quit"], say)
    back = Session(
        Saves(tmp_path).load("scatty-rogues"), Screen(rogue, paper, width=100), say, Saves(tmp_path)
    )
    rogue.session = back
    assert not back.play()
    before_asked = paper.getvalue().split("›")[0]
    assert "[ 1]" in before_asked
    assert "door 7" not in before_asked
    assert "Its code word" not in before_asked


def test_the_person_is_asked_after_every_answer_before_anybody_objects(tmp_path: Path) -> None:
    """SR-16: at the very moment of the answer."""
    session = sit(tmp_path, ["3", "5", "7 Polly", "1", "o", "wave", "quit"])
    assert not session.play()
    records = session.match.log["records"]
    at = next(n for n, record in enumerate(records) if record.get("move") == {"move": "object"})
    assert records[at]["seat"] == 0
    assert records[at - 1]["move"]["move"] == "answer"
    assert records[at]["at"] == records[at - 1]["at"]


def test_an_answer_that_comes_too_early_waits_for_the_window(tmp_path: Path) -> None:
    """SR-16: typed while others may still object."""
    session = sit(tmp_path, ["1 ", "8", "12 Polly", "fist", "", "", "5", "quit"], bot="elephant:en")
    assert not session.play()
    own = [record["move"] for record in session.match.log["records"] if record.get("seat") == 0]
    assert own[3:5] == [{"move": "answer", "sign": "fist"}, {"move": "answer", "say": "5"}]
    assert "Not yet" not in paper_of(session)


def test_somebody_slow_can_be_counted_out(tmp_path: Path) -> None:
    """SR-13: the person is asked when nothing has happened for a while."""
    session = sit(tmp_path, ["1", "2", "3 Polly", "fist", "", "c", "quit"], bot="elephant:en")

    class Thinker:
        """Thinks for ever."""

        wake = None

        def act(self, view: Any, now: float) -> None:  # noqa: ARG002
            return None

    seat_bots = session._seat_bots

    def seat() -> None:
        seat_bots()
        session.bots[2].bot = Thinker()
        session._show_bots()

    session._seat_bots = seat  # type: ignore[method-assign]
    assert not session.play()
    records = session.match.log["records"]
    answered = [record for record in records if record.get("move", {}).get("move") == "answer"]
    counts = [record for record in records if record.get("move") == {"move": "count"}]
    assert counts[0]["seat"] == 0
    assert counts[0]["at"] == answered[1]["at"] + 2 + 8  # the window, and patience


def render_text(view: dict[str, Any], before: dict[str, Any] | None, lines: list[Any], language: str) -> str:
    table, paper = ScattyRoguesScreen(Words(language)), io.StringIO()
    screen = Screen(io.StringIO(), paper, width=100)
    screen.show(table.news(view, before, lines) or "")
    screen.show(table.render(view))
    screen.show(table.prompt(view))
    return " ".join(paper.getvalue().split())


def test_what_happens_is_told() -> None:
    """Everything from an answer to the penalty, to somebody who only watches it."""
    told: list[str] = []
    match = walk(4)
    before, heard = match.view(3), len(match.talk(3))

    def news() -> str:
        nonlocal before, heard
        view, lines = match.view(3), match.talk(3, heard)
        told.append(render_text(view, before, lines, "en"))
        before, heard = view, heard + len(lines)
        return told[-1]

    answers(match, "1")
    assert "Ann: “1”" in news()
    answers(match, "wave")
    assert "Bo makes a sign: wave" in news()
    match.play(2, {"move": "object"})
    match.tick(match.now + 0.3)
    assert "Cy objects to Bo!" in news()
    match.play(2, {"move": "correct", "say": "2"})
    page = news()
    assert "Cy: “2”" in page
    assert "Door 2 is turned over: treasure." in page
    assert "Bo takes a penalty card" in page
    assert "( 2)" in page
    match.play(2, {"move": "hide", "trove": 9, "word": "Tom"})
    page = news()
    assert "Cy hides a trap behind door 9: cat." in page
    assert "“Tom”" in page
    assert "Cy wins a treasure (+3)." in page
    match.play(0, {"move": "count"})
    assert "Cy must answer before five!" in news()
    match.tick(match.now + 5)
    assert "Cy was too slow." in news()
    match.tick(match.now + 10)
    assert "Cy says nothing" in news()


def test_with_plain_words_a_drawing_is_told_by_its_name() -> None:
    """SR-5: in the reader's language, hidden and answered."""
    match = walk(words="plain")
    table, paper = ScattyRoguesScreen(Words("da")), io.StringIO()
    table.set_options(match.options)
    screen = Screen(io.StringIO(), paper, width=100)
    before = match.view(1)
    screen.show(table.news(before, None, match.talk(1)) or "")
    answers(match, "parrot")
    screen.show(table.news(match.view(1), before, []) or "")
    assert "bag dør 7: papegøje." in paper.getvalue()
    assert "Ann: ”papegøje”" in paper.getvalue()
    assert "parrot" not in paper.getvalue()


def test_the_marker_is_drawn() -> None:
    """SR-9: only where it is wanted."""
    assert "< 1>" in render_text(walk(marker=True).view(1), None, [], "en")
    assert "< 1>" not in render_text(walk().view(1), None, [], "en")


# What can be typed


def make_view(phase: str) -> dict[str, Any]:
    return {"phase": phase, "players": [{"seat": seat, "name": name} for seat, name in enumerate(NAMES[:4])]}


TYPED: list[tuple[str, str, str, dict[str, Any]]] = [
    ("en", "walk", "7", {"move": "answer", "say": "7"}),
    ("en", "walk", "Polly", {"move": "answer", "say": "Polly"}),
    ("en", "walk", "parrot", {"move": "answer", "say": "parrot"}),
    ("en", "walk", "FIST", {"move": "answer", "sign": "fist"}),
    ("fr", "walk", "doigts croises", {"move": "answer", "sign": "crossed"}),
    ("da", "walk", "øre", {"move": "answer", "sign": "ear"}),
    ("da", "walk", "ear", {"move": "answer", "sign": "ear"}),
    ("en", "walk", '"fist"', {"move": "answer", "say": "fist"}),
    ("fr", "walk", "« objection »", {"move": "answer", "say": "objection"}),
    ("en", "walk", "Scatty Rogues!", {"move": "scatty"}),
    ("en", "walk", "o", {"move": "object"}),
    ("fr", "walk", "Objection !", {"move": "object"}),
    ("da", "walk", "i", {"move": "object"}),
    ("da", "walk", "tæl", {"move": "count"}),
    ("da", "walk", "count", {"move": "count"}),
    ("fr", "walk", "dire bonjour", {"move": "say", "text": "bonjour"}),
    ("en", "hide", "7 Old Polly", {"move": "hide", "trove": 7, "word": "Old Polly"}),
    ("en", "hide", "18", {"move": "hide", "trove": 18}),
    ("fr", "correct", "scatty", {"move": "correct", "scatty": True}),
    ("fr", "correct", "poing", {"move": "correct", "sign": "fist"}),
    ("da", "correct", "12", {"move": "correct", "say": "12"}),
    ("en", "penalty", "2", {"move": "penalty_from", "seat": 1}),
    ("en", "penalty", "cy", {"move": "penalty_from", "seat": 2}),
]


@pytest.mark.parametrize(("language", "phase", "line", "move"), TYPED)
def test_every_move_can_be_typed(language: str, phase: str, line: str, move: dict[str, Any]) -> None:
    assert parse_line(line, make_view(phase), Words(language), plain=False) == move


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_plain_words_drawings_go_by_their_names(language: str) -> None:
    """SR-5: whatever the language, what is played is the drawing."""
    say = Words(language)
    for picture in PICTURES:
        typed = say(f"srt-trap-{picture}")
        assert parse_line(typed, make_view("walk"), say, plain=True) == {"move": "answer", "say": picture}
        assert parse_line(typed, make_view("walk"), say, plain=False) == {"move": "answer", "say": typed}
    for sign in SIGNS:
        assert parse_line(say(f"srt-trap-{sign}"), make_view("walk"), say, plain=True)["sign"] == sign


@pytest.mark.parametrize(
    ("phase", "line", "code"),
    [
        ("hide", "Polly", "which_door"),
        ("hide", "19 Polly", "which_door"),
        ("hide", "0", "which_door"),
        ("penalty", "5", "which_player"),
        ("penalty", "Zoe", "which_player"),
    ],
)
def test_what_is_missing_is_said(phase: str, line: str, code: str) -> None:
    with pytest.raises(Illegal) as no:
        parse_line(line, make_view(phase), Words("en"), plain=False)
    assert no.value.code == code


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: str) -> None:
    say = Words(language)
    typed = [(word, command) for command in COMMANDS for word in commands(say).words(command)]
    typed += [(word, trap) for trap in TRAPS for word in traps(say, TRAPS).words(trap)]
    meant: dict[str, str] = {}
    for word, meaning in typed:
        assert meant.setdefault(word.lower(), meaning) == meaning


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_rules_are_there_in_every_language(language: str) -> None:
    table, paper = ScattyRoguesScreen(Words(language)), io.StringIO()
    screen = Screen(io.StringIO(), paper, width=100)
    screen.show(table.help(), table.rules())
    assert "Luca Bellini" in paper.getvalue()
    assert "moses. Verlag" in paper.getvalue()
