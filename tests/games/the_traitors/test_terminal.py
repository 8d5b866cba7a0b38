"""The Traitors at a terminal, on streams that a test holds."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.games.the_traitors.season import Json, all_in, banish, earn_access, move, night, season, until
from tests.terminal.typist import settle_environment
from turncoat import Illegal, Match
from turncoat.core.registry import find
from turncoat.games.the_traitors.missions.vault import PICTURES
from turncoat.games.the_traitors.terminal.parse import COMMANDS, commands, parse_line
from turncoat.games.the_traitors.terminal.screen import TheTraitorsScreen
from turncoat.terminal.saves import SavedGame, Saves
from turncoat.terminal.screen import Screen
from turncoat.terminal.seating import new_game, opponents
from turncoat.terminal.session import Session
from turncoat.terminal.session import commands as every_games_commands
from turncoat.words import LANGUAGES, Words

GAME = find("the-traitors")


@pytest.fixture(autouse=True)
def plain_paper(monkeypatch: pytest.MonkeyPatch) -> None:
    settle_environment(monkeypatch)


class Guest(io.StringIO):
    """Types the given lines, then whatever the table asks for, in a language; else presses Enter."""

    def __init__(self, lines: list[str], say: Words) -> None:
        super().__init__()
        self.lines, self.say = lines, say
        self.session: Session | None = None
        self.asked = 0
        self.luck = Random(1)

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # noqa: ARG002
        assert self.session is not None
        self.asked += 1
        assert self.asked < 400, "it is asked without end"
        return (self.lines.pop(0) if self.lines else self._type(self.session.match.view(0))) + "\n"

    def _type(self, view: Json) -> str:
        offered = {entry["move"] for entry in view["legal"]}
        named = view["decisions"].get("0") is not None
        for kind in ("vote", "murder", "blackmail", "tempt"):
            if kind in offered and not named:
                return f"{self._key(kind)} {self._target(view, kind)}"
        if "suspect" in offered and view["suspected"] is None:
            return f"{self._key('suspect')} {self._target(view, 'suspect')}"
        if "mission" in offered:
            return self._act(next(entry["act"] for entry in view["legal"] if "act" in entry))
        if "open_door" in offered:
            door = next(entry["door"] for entry in view["legal"] if entry["move"] == "open_door")
            return f"{self._key('door')} {door + 1}"
        for kind, typed in (("take_shield", "take"), ("letter", "accept"), ("end", "on"), ("ready", "ready")):
            if kind in offered:
                return self._key(typed)
        return ""

    def _act(self, act: Json) -> str:
        """In a mission."""
        match act:
            case {"move": "answer", "door": door}:
                return f"{door + 1} {self.say('ttt-picture-owl')}"
            case {"move": "call", "colour": colour}:
                return self._key(colour)
            case {"move": "place", "fragment": fragment, "after": after}:
                return f"{fragment + 1} {0 if after is None else after + 1}"
        return f"{self._key('draw' if act['move'] == 'loyalty' else 'grab')} {act['count']}"

    def _key(self, command: str) -> str:
        return commands(self.say).key(command)

    def _target(self, view: Json, kind: str) -> int:
        return 1 + int(self.luck.choice([e["target"] for e in view["legal"] if e["move"] == kind]))


class Leaving(Saves):
    """Writes nothing until the game is over: a disk takes longer than all the rest."""

    def save(self, saved: SavedGame) -> None: ...


def sit(
    folder: Path, lines: list[str], language: str = "en", seed: int = 3, players: int = 7, **options: Any
) -> Session:
    say = Words(language)
    guest, paper = Guest(lines, say), io.StringIO()
    saved = new_game(GAME, "Ann", opponents(GAME, None, language), options, seed, players)
    session = Session(saved, Screen(guest, paper, width=100), say, Leaving(folder))
    guest.session = session
    return session


def paper_of(session: Session) -> str:
    paper = session.screen.console.file
    assert isinstance(paper, io.StringIO)
    return paper.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_person_can_play_a_whole_season(tmp_path: Path, language: str, seed: int) -> None:
    session = sit(tmp_path, [], language, seed, 8)
    assert session.play()
    assert session.match.result is not None
    paper, say = paper_of(session), Words(language)
    for message in ("ttt-recap-who", "ttt-recap-votes", "ttt-recap-nights", "ttt-news-end"):
        assert say(message) in paper
    own = [record["move"]["move"] for record in session.match.log["records"] if record.get("seat") == 0]
    assert {"ready", "mission", "vote"} <= set(own)


def test_what_is_typed_is_played(tmp_path: Path) -> None:
    lines = ["?", "rules", "eager 0", "say Hello, Rosa!", "loyal", "ready", "read", "read", "ready", "quit"]
    session = sit(tmp_path, lines)
    assert not session.play()
    own = [record["move"] for record in session.match.log["records"] if record.get("seat") == 0]
    assert own == [
        {"move": "eager", "level": 0},
        {"move": "say", "text": "Hello, Rosa!"},
        {"move": "claim", "what": "am", "role": "loyal"},
        {"move": "ready"},
        {"move": "seen"},
        {"move": "seen"},
        {"move": "ready"},
    ]
    assert "not connected with any broadcaster" in " ".join(paper_of(session).split())


def test_a_bot_that_is_named_answers_the_person(tmp_path: Path) -> None:
    session = sit(tmp_path, ["say Rosa, good evening!", "", "quit"])
    assert not session.play()
    said = [line for line in session.match.talk(0) if "say" in line]
    assert any(line["seat"] == 1 and line["at"] <= 5 for line in said)


def test_enter_lets_time_go_on_and_silence_comes_to_an_end(tmp_path: Path) -> None:
    """A person who only presses Enter sits through a season."""
    session = sit(tmp_path, [""] * 390)
    assert session.play()
    assert not any(record.get("seat") == 0 for record in session.match.log["records"])


def test_the_person_is_not_asked_again_after_saying_ready(tmp_path: Path) -> None:
    session = sit(tmp_path, ["ready", "quit"])
    assert not session.play()
    assert session.match.view(0)["phase"] == "selection"


def test_the_company_is_different_people_with_names_of_their_own() -> None:
    saved = new_game(GAME, "Rosa", opponents(GAME, None, "da"), {}, 1, 24)
    names = saved.match.seats
    assert len(set(names)) == 24
    assert names[:4] == ["Rosa", "Rosa 1", "Baldur 1", "Nora 1"]
    assert saved.bots[1] == "rosa:da"
    ten = new_game(GAME, "Ann", opponents(GAME, None, "en"), {}, 1, 10)
    assert ten.match.seats[1:4] == ["Rosa", "Baldur", "Nora"]
    assert opponents(GAME, "isolde", "fr") == ["isolde:fr"]


# What is shown


def page(match: Match, seat: int, before: Json | None = None, language: str = "en", heard: int = 0) -> str:
    """All that a player reads at this moment."""
    table, paper = TheTraitorsScreen(Words(language)), io.StringIO()
    screen = Screen(io.StringIO(), paper, width=160)
    view = match.view(seat)
    screen.show(table.news(view, before, match.talk(seat, heard)) or "")
    screen.show(table.render(view))
    screen.show(table.prompt(view))
    return " ".join(paper.getvalue().split())


def test_a_night_is_shown_to_traitors_and_only_a_guess_to_others() -> None:
    """TT-26, TT-34."""
    match = until(season(8, (0, 1), days=5), "round_table", "talk")
    before = match.view(0)
    until(match, "conclave", 1)
    told = page(match, 0, before)
    assert "In the Conclave: P0, P1." in told
    assert "murder a" not in told
    assert "murder somebody Loyal" in told
    assert "tempt 2" in told
    assert "suspect" not in told.partition("───")[2]
    other = page(match, 3, match.view(3))
    assert "whom do you suspect most?" in other
    assert "murder" not in other
    assert "In the Conclave" not in other
    before = match.view(0)
    move(match, 1, "tempt", target=4)
    assert "P1: tempt P4" in page(match, 0, before)
    move(match, 0, "tempt", target=4)
    before = match.view(4)
    until(match, "conclave", 2)
    told = page(match, 4, before)
    assert "A letter for you" in told
    assert "accept, refuse" in told


def test_a_traitor_alone_is_asked_to_blackmail() -> None:
    """TT-31."""
    match = until(season(8, (2,), days=5), "conclave", 1)
    assert "make somebody a Traitor, whether they like it or not" in page(match, 2)


def test_a_death_list_is_asked_for_and_shown() -> None:
    """TT-33."""
    match = until(season(8, (0, 1), days=5, death_lists=[1]), "conclave", 1)
    assert "put 3 names on the death list" in page(match, 0)
    night(match, {"move": "list", "targets": [3, 4, 5]})
    all_in(match)
    assert "Death list: P3, P4, P5" in page(match, 6)
    assert "The death list is read out: P3, P4, P5." in page(match, 6, match.view(6))


def test_the_armoury_says_what_is_behind_the_own_door() -> None:
    """TT-16: to nobody else."""
    match = season(8, (0, 1), {"doors": [[1]]}, days=5)
    earn_access(match, [2, 3, 4])
    assert "door 1" in page(match, 2)
    before, others = match.view(2), match.view(5)
    move(match, 2, "open_door", door=1)
    told = page(match, 2, before)
    assert "Behind your door is a shield." in told
    assert "take, leave" in told
    told = page(match, 5, others)
    assert "P2 opens door 2." in told
    assert "shield." not in told.replace("is a shield.", "", 1)


def test_votes_are_shown_with_reasons_and_the_banished_say_who_they_were() -> None:
    match = until(season(6, (0, 1), days=4), "round_table", "vote")
    before = match.view(5)
    move(match, 0, "vote", target=5, reason="You smiled.")
    for voter in range(1, 6):
        move(match, voter, "vote", target=0)
    assert "P0 votes for you. “You smiled.”" in page(match, 5, before)
    heard, before = len(match.talk(5)), match.view(5)
    until(match, "round_table", "identity")
    assert "P0, who are you? P0 is banished." in page(match, 5, before, heard=heard)
    heard, before = len(match.talk(5)), match.view(5)
    move(match, 0, "reveal")
    assert "P0: a Traitor!" in page(match, 5, before, heard=heard)
    assert "banished on day 1, was a Traitor" in page(match, 5)


def test_a_murder_is_told_at_breakfast() -> None:
    """TT-35."""
    match = season(8, (0, 1), days=5)
    banish(match, 7)
    night(match, {"move": "murder", "target": 5})
    heard, before = len(match.talk(3)), match.view(3)
    all_in(match)
    told = page(match, 3, before, heard=heard)
    assert "A chair stays empty: P5 was murdered in the night." in told
    assert "murdered in the night before day 2" in told
    assert "You are out of the game" in page(match, 5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_can_be_drawn_in_every_language(language: str) -> None:
    """From every seat, through a whole season; a message or a parameter that is missing would fail."""
    match = season(8, (0, 1), days=6, death_lists=[2], shields=2)
    tables = [TheTraitorsScreen(Words(language)) for _ in range(8)]
    screen = Screen(io.StringIO(), io.StringIO(), width=100)
    luck, heard = Random(2), [0] * 8
    last: list[Json | None] = [None] * 8
    while not match.over:
        some_moves(match, luck)
        if match.deadline is not None:
            match.tick(match.deadline)
        for seat, table in enumerate(tables):
            view, lines = match.view(seat), match.talk(seat, heard[seat])
            heard[seat] += len(lines)
            screen.show(table.news(view, last[seat], lines) or "", table.render(view), table.prompt(view))
            last[seat] = view
    for seat, table in enumerate(tables):
        screen.show(table.ending(match.view(seat), match.view("host")))


def some_moves(match: Match, luck: Random) -> None:
    for seat in range(8):
        quiet = [m for m in match.legal(seat) if m["move"] not in ("withdraw", "ready") and "open" not in m]
        if quiet and luck.random() < 0.4:
            match.play(seat, luck.choice(quiet))


# What can be typed

SEEN: Json = {
    "players": [{"seat": seat, "name": name} for seat, name in enumerate(["Ann", "Bo", "Bob", "Cy"])],
    "mission": None,
}
TYPED: list[tuple[str, str, Json]] = [
    ("en", "say Hello, all", {"move": "say", "text": "Hello, all"}),
    ("en", "doubt bob", {"move": "claim", "what": "doubt", "about": 2}),
    ("en", "doubt Bo", {"move": "claim", "what": "doubt", "about": 1}),
    ("fr", "doute 3", {"move": "claim", "what": "doubt", "about": 2}),
    ("da", "stol cy", {"move": "claim", "what": "trust", "about": 3}),
    ("da", "lyver 4", {"move": "claim", "what": "lie", "about": 3}),
    ("en", "is 2 traitor", {"move": "claim", "what": "is", "about": 1, "role": "traitor"}),
    ("da", "er Bob forræder", {"move": "claim", "what": "is", "about": 2, "role": "traitor"}),
    ("fr", "est 2 traitre", {"move": "claim", "what": "is", "about": 1, "role": "traitor"}),
    ("fr", "loyale", {"move": "claim", "what": "am", "role": "loyal"}),
    ("en", "eager 3", {"move": "eager", "level": 3}),
    ("en", "4 owl", {"move": "mission", "act": {"move": "answer", "door": 3, "picture": "owl"}}),
    ("fr", "9 épée", {"move": "mission", "act": {"move": "answer", "door": 8, "picture": "sword"}}),
    ("da", "1 NØGLE", {"move": "mission", "act": {"move": "answer", "door": 0, "picture": "key"}}),
    ("da", "dør 2", {"move": "open_door", "door": 1}),
    ("en", "take", {"move": "take_shield", "take": True}),
    ("da", "lad", {"move": "take_shield", "take": False}),
    ("fr", "montrer", {"move": "show_shield"}),
    ("en", "vote 2 you smiled", {"move": "vote", "target": 1, "reason": "you smiled"}),
    ("da", "stem 2", {"move": "vote", "target": 1}),
    ("en", "murder cy", {"move": "murder", "target": 3}),
    ("fr", "tenter 2", {"move": "tempt", "target": 1}),
    ("en", "tempt 2 we need you", {"move": "tempt", "target": 1, "line": "we need you"}),
    ("en", "blackmail 2 no choice", {"move": "blackmail", "target": 1, "line": "no choice"}),
    ("da", "afpres 2", {"move": "blackmail", "target": 1}),
    ("fr", "epargner", {"move": "spare"}),
    ("en", "list 2, 3 cy", {"move": "list", "targets": [1, 2, 3]}),
    ("da", "mistænk 2", {"move": "suspect", "target": 1}),
    ("da", "ja", {"move": "letter", "accept": True}),
    ("en", "refuse", {"move": "letter", "accept": False}),
    ("fr", "finir", {"move": "end", "agree": True}),
    ("en", "on", {"move": "end", "agree": False}),
    ("da", "klar", {"move": "ready"}),
    ("en", "withdraw", {"move": "withdraw"}),
]


@pytest.mark.parametrize(("language", "line", "wanted"), TYPED)
def test_every_move_can_be_typed(language: str, line: str, wanted: Json) -> None:
    assert parse_line(line, {**SEEN, "doors": [None] * 3}, Words(language)) == wanted


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("dance", "not_understood"),
        ("doubt", "which_player"),
        ("doubt B", "which_player"),
        ("vote 9", "which_player"),
        ("is 2 guard", "which_role"),
        ("eager 4", "which_number"),
        ("door 4", "which_number"),
        ("4 dragon", "which_picture"),
    ],
)
def test_what_is_missing_is_said(line: str, code: str) -> None:
    with pytest.raises(Illegal) as no:
        parse_line(line, {**SEEN, "doors": [None] * 3}, Words("en"))
    assert no.value.code == code
    for language in LANGUAGES:
        assert Words(language).refusal(no.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_things(language: str) -> None:
    say = Words(language)
    meant: dict[str, str] = {}
    for command in COMMANDS:
        for word in commands(say).words(command):
            assert meant.setdefault(word, command) == command
    for command in ("help", "rules", "quit", "wait"):
        for word in every_games_commands(say).words(command):
            assert word not in meant
    assert len({say(f"ttt-picture-{picture}") for picture in PICTURES}) == len(PICTURES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_rules_are_there_in_every_language(language: str) -> None:
    table, paper = TheTraitorsScreen(Words(language)), io.StringIO()
    Screen(io.StringIO(), paper, width=100).show(table.help(), table.rules())
    assert len(paper.getvalue()) > 3000
