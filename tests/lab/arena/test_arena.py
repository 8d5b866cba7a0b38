"""An arena from its file to its page: it goes on where it stopped, and everything can be checked."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from turncoat.core.fairness.verify import check
from turncoat.core.refusal import Illegal
from turncoat.lab.arena.commands import hold
from turncoat.lab.arena.config import Config, make_boards, read_config
from turncoat.lab.arena.folder import ArenaFolder
from turncoat.lab.arena.records import ArenaDeal
from turncoat.lab.arena.schedule import Schedule
from turncoat.words import LANGUAGES, Words

FILE = """
name = "Test <arena>"
seed = 1
[limits]
games = {games}
[[games]]
game = "scatty-rogues"
players = 3
[[bots]]
name = "lot-1"
bot = "tests.lab.arena.bots:Lot"
price = [1, 2]
[[bots]]
name = "broken-1"
bot = "tests.lab.arena.bots:Broken:{does}"
"""


def config(folder: Path, games: int = 9, does: str = "raises") -> Config:
    file = folder / "arena.toml"
    file.write_text(FILE.format(games=games, does=does))
    return read_config(file)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Play an arena once for all tests that only look."""
    folder = tmp_path_factory.mktemp("arena")
    assert hold(config(folder), folder / "out", Words("en"))
    return folder / "out"


def test_every_log_can_be_verified(played: Path) -> None:
    results = json.loads((played / "results.json").read_text())
    assert results["matches"] == len(results["latest"]) >= 9
    for match in results["latest"]:
        assert check((played / match["log"]).read_bytes()).lines


def test_every_deal_is_played_from_every_seat(played: Path) -> None:
    for line in (played / "deals.jsonl").read_text().splitlines():
        deal = json.loads(line)
        seeds = [json.loads((played / match["log"]).read_text())["seed"] for match in deal["matches"]]
        assert len(set(seeds)) == 1
        assert len(seeds) == 3


def test_a_bot_that_fails_is_listed_without_a_rank(played: Path) -> None:
    table = {row["bot"]: row for row in json.loads((played / "results.json").read_text())["table"]}
    assert table["broken-1"]["rank"] is None
    assert table["broken-1"]["failed"] > 0
    assert table["broken-1"]["stood_in"] > 0.9
    ranks = [row["rank"] for name, row in table.items() if name != "broken-1"]
    assert sorted(ranks) == list(range(1, len(ranks) + 1))
    assert table["lot-1"]["cost"] == 0


def test_the_page_loads_nothing_and_links_to_every_log(played: Path) -> None:
    page = (played / "index.html").read_text()
    assert "<script" not in page
    assert "Test &lt;arena&gt;" in page
    links = re.findall(r'(?:src|href)="([^"]*)"', page)
    assert links
    assert all((played / link).is_file() for link in links)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_every_language(played: Path, tmp_path: Path, language: str) -> None:
    from turncoat.lab.arena.page import write_page

    say = Words(language)
    write_page(tmp_path / "index.html", json.loads((played / "results.json").read_text()), say)
    page = (tmp_path / "index.html").read_text()
    assert say("arena-against") in page
    assert say("game-scatty-rogues") in page


def test_an_arena_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    stopped = config(tmp_path)

    def clock() -> Iterator[float]:
        yield from (0, 0)
        raise KeyboardInterrupt

    times = clock()
    assert not hold(stopped, tmp_path / "out", Words("en"), lambda: next(times))
    journal = tmp_path / "out" / "deals.jsonl"
    before = journal.read_bytes()
    assert before.count(b"\n") == 1
    with journal.open("ab") as file:
        file.write(b'{"board": "torn')
    assert hold(config(tmp_path, games=3), tmp_path / "out", Words("en"))
    lines = journal.read_bytes().splitlines(keepends=True)
    assert lines[0] == before
    assert [json.loads(line)["deal"] for line in lines] == [0, 1]


def test_a_bot_may_not_change_under_its_name(tmp_path: Path) -> None:
    one = config(tmp_path, does="raises")
    ArenaFolder(tmp_path / "out", one, make_boards(one)).close()
    other = config(tmp_path, does="illegal")
    with pytest.raises(Illegal, match="bot_has_changed"):
        ArenaFolder(tmp_path / "out", other, make_boards(other))


def test_a_folder_is_not_shared_by_different_arenas(tmp_path: Path) -> None:
    one = config(tmp_path)
    ArenaFolder(tmp_path / "out", one, make_boards(one)).close()
    one.limits.move_seconds = 1
    with pytest.raises(Illegal, match="arena_of_another"):
        ArenaFolder(tmp_path / "out", one, make_boards(one))


def test_deals_are_drawn_from_a_secret_unless_a_seed_is_given(tmp_path: Path) -> None:
    one = config(tmp_path)
    one.seed = None
    folder = ArenaFolder(tmp_path / "out", one, make_boards(one))
    folder.close()
    assert len(folder.seed) == 32
    assert (tmp_path / "out" / ".seed").stat().st_mode & 0o77 == 0
    assert folder.seed.hex() not in (tmp_path / "out" / "about.json").read_text()


def test_everybody_plays_as_often_and_a_newcomer_catches_up(tmp_path: Path) -> None:
    boards = make_boards(config(tmp_path))
    late = boards[0].entrants[0]
    early = [msgspec.structs.replace(board, entrants=board.entrants[1:]) for board in boards]
    played: list[ArenaDeal] = []

    def go_on(schedule: Schedule, number: int) -> None:
        for _ in range(number):
            board, line_up = schedule.next()
            assert len(set(line_up)) == 3
            deal = ArenaDeal(board.name, schedule.deals[board.name], "", line_up, [])
            schedule.note(board.name, deal.deal, line_up, 3)
            played.append(deal)

    go_on(Schedule(early, []), 20)
    counts = Counter(name for deal in played for name in deal.line_up)
    assert max(counts.values()) - min(counts.values()) <= 1
    go_on(Schedule(boards, played), 5)
    assert sum(late in deal.line_up for deal in played[20:]) == 5


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("name = ", "bad_arena"),
        ('name = "x"\ngames = []\nfruit = 1', "bad_arena"),
        ('name = "x"\ngames = []', "bad_arena_games"),
        ('name = "x"\n[[games]]\ngame = "chess"', "unknown_game"),
        ('name = "x"\nreference = "1066"\n[[games]]\ngame = "scatty-rogues"', "unknown_pool"),
        ('name = "x"\ngames = []\n[[bots]]\nname = "pool/x"\nbot = "raven"', "bad_arena_name"),
        ('name = "x"\n[[games]]\ngame = "scatty-rogues"\nplayers = 40', "wrong_number_of_seats"),
        ('name = "x"\n[[games]]\ngame = "scatty-rogues"\n[[bots]]\nname = "y"\nbot = "no.y:Z"', "no_such"),
    ],
)
def test_a_wrong_file_is_refused(tmp_path: Path, text: str, code: str) -> None:
    file = tmp_path / "arena.toml"
    file.write_text(text)
    with pytest.raises(Illegal, match=code):
        make_boards(read_config(file))
