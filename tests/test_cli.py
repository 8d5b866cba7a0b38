"""The command `turncoat`, as it is typed."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.typist import GAME, settle_environment
from turncoat import __version__, cli
from turncoat.core.fairness.verify import log_file
from turncoat.core.match import Match
from turncoat.core.registry import games
from turncoat.terminal.saves import Saves
from turncoat.words import LANGUAGES, Words


class Shell:
    """Runs a command line with what is typed into it."""

    def __init__(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.folder, self.monkeypatch, self.capsys = folder, monkeypatch, capsys
        monkeypatch.setattr(Saves, "for_user", lambda: Saves(folder))

    def __call__(self, line: str, *typed: str) -> tuple[int, str, str]:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{each}\n" for each in typed)))
        code = cli.run(line.split())
        said = self.capsys.readouterr()
        return code, said.out, said.err


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    settle_environment(monkeypatch)
    return Shell(tmp_path / "data", monkeypatch, capsys)


@pytest.fixture
def log(tmp_path: Path) -> Path:
    match = Match(GAME, ["Ann", "Bo"], seed=1)
    match.play(0, {"move": "resign"})
    file = tmp_path / "log.json"
    file.write_bytes(log_file(match))
    return file


def test_help_lists_the_commands(shell: Shell) -> None:
    code, out, _ = shell("--help")
    assert code == 0
    for command in ("play", "sim", "verify", "games", "kit"):
        assert command in out


@pytest.mark.parametrize("line", ["--lang da --help", "--lang=da --help", "--help --lang da"])
def test_help_is_in_the_language_asked_for_wherever_that_stands(shell: Shell, line: str) -> None:
    _, out, _ = shell(line)
    assert "Kommandoer" in out
    assert "Brug:" in out
    assert "Vis denne hjælp" in out


def test_the_language_comes_from_the_environment(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Commandes" in shell("--help")[1]


def test_version(shell: Shell) -> None:
    assert shell("--version")[:2] == (0, f"turncoat {__version__}\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_are_listed_with_their_options_and_bots(shell: Shell, language: str) -> None:
    code, out, _ = shell(f"--lang {language} games")
    assert code == 0
    assert GAME in out
    assert Words(language)(f"game-{GAME}") in out
    assert "turn_limit" in out
    assert "searcher" in out
    assert "bots_wait" not in out  # the table sets it by itself
    assert "?." not in out  # a title that asks needs no full stop


@pytest.mark.parametrize("command", ["play", "sim"])
def test_help_after_a_game_shows_its_options(shell: Shell, command: str) -> None:
    shown = "1 to 100,000; 500 unless set"
    assert shown in shell(f"{command} {GAME} --help")[1]
    assert shown not in shell(f"{command} --help")[1]
    assert shown not in shell(f"{command} whist --help")[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", "serve", "play", "sim", "verify", "kit", "store", "store export"])
def test_help_fits_the_terminal_and_speaks_of_no_types_of_python(
    shell: Shell, command: str, language: str
) -> None:
    _, out, _ = shell(f"--lang {language} {command} --help")
    assert max(map(len, out.split("\n"))) <= 80
    assert not any(kind in out for kind in ("<str", "<int", "<bool", "<list", "<float", "<path", "<="))


WRONG = {
    "--lang xx games": "“xx” is not one of our languages",
    "games --lang": "“” is not one of our languages",
    "dance": "There is no command “dance”",
    "--loud": "There is no switch “--loud”",
    "play whist": "There is no game called “whist”. The games are: are-you-the-traitor, loyal",
    f"play {GAME} --loud": "There is no switch “--loud”",
    f"play {GAME} --bot": "“--bot” needs a value",
    f"play {GAME} --bot sphinx": "There is no bot “sphinx”.",
    f"play {GAME} --seed x": "--seed takes a whole number.",
    "serve --drain 9999": "--drain takes a number from 0 to 600.",
    "play scatty": "Did you mean scatty-rogues?",
    "play Traitors": "Did you mean the-traitors?",
    "play loyalti": "Did you mean loyalty-or-treachery?",
    f"play {GAME} --players 3": "This game is for exactly 2 players, not 3.",
    "play scatty-rogues --players 9": "This game is for 3 to 8 players, not 9.",
    f"sim {GAME} --players few": "--players takes numbers of players",
    f"play {GAME} --seed {'9' * 99}": "A seed is",
    f"play {GAME} --name {'x' * 41}": "A name has 1 to 40",
    f"play {GAME} --option turn_limit": "--option needs a name and a value",
    "play": f"Which game? The games are: {', '.join(sorted(games()))}.",
    f"play {GAME} --option turn_limit=0": "“turn_limit” is a whole number from 1 to 100,000, not “0”.",
    f"play {GAME} --option turn_limit=many": "not “many”.",
    f"play {GAME} --option move_limit=nan": "“move_limit” is a number of seconds",
    f"play {GAME} --option colour=red": "This game has no option “colour”.",
    f"play {GAME} --resume": "There is no unfinished game",
    f"play {GAME} again": "That is not how this command is used",
    "verify": "Something is missing: LOG.",
    "verify /no/such/file": "/no/such/file cannot be read: there is no such file",
    "store check /no/such/file": "/no/such/file cannot be opened: there is no such file",
    "verify /": "/ cannot be read",
}


@pytest.mark.parametrize("line", WRONG, ids=lambda line: line[:60])
def test_a_mistake_is_one_clear_sentence_and_exit_code_2(shell: Shell, line: str) -> None:
    code, out, err = shell(line)
    assert code == 2
    assert WRONG[line] in err
    assert err.count("\n") == 1
    assert out == ""


@pytest.mark.parametrize("language", ["fr", "da"])
def test_mistakes_are_explained_in_the_language_asked_for(shell: Shell, language: str) -> None:
    english = {line: shell(line)[2] for line in WRONG if "--lang" not in line}
    for line, sentence in english.items():
        assert shell(f"--lang {language} {line}")[2] not in ("", sentence)


def test_verify_says_what_it_checked(shell: Shell, log: Path) -> None:
    code, out, err = shell(f"verify {log}")
    assert (code, err) == (0, "")
    assert out.count("✓") >= 5
    assert "✓ What only you can check" not in out


def test_verify_finds_a_flipped_bit(shell: Shell, log: Path) -> None:
    data = bytearray(log.read_bytes())
    data[200] ^= 1
    log.write_bytes(data)
    code, out, err = shell(f"verify {log}")
    assert code == 1
    assert out == ""
    assert err.count("\n") == 1


def test_verify_refuses_a_stacked_deck_out_loud(shell: Shell, tmp_path: Path) -> None:
    match = Match("loyalty-or-treachery", ["Ann", "Bo"], seed=3, deal={"first": 0})
    match.play(0, {"move": "resign"})
    (tmp_path / "stacked.json").write_bytes(log_file(match))
    code, out, err = shell(f"verify {tmp_path / 'stacked.json'}")
    assert (code, out) == (1, "")
    assert "stacked" in err


def test_verify_says_plainly_what_it_cannot_vouch_for(shell: Shell, log: Path) -> None:
    _, out, _ = shell(f"verify {log}")
    assert "! No player mixed anything into the luck." in out
    assert "✓ What no record can show by itself" not in out
    assert "What no record can show by itself" in out


def test_verify_refuses_what_is_no_log(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann")
    code, _, err = shell(f"verify {tmp_path / 'letter.txt'}")
    assert code == 1
    assert err.count("\n") == 1


def test_a_game_is_played_left_and_resumed(shell: Shell) -> None:
    code, out, _ = shell(f"play {GAME} --bot random --seed 3 --name Ann", "r", "b", "quit")
    assert code == 0
    assert "--resume" in out
    code, out, _ = shell(f"play {GAME} --resume", "resign", "n")
    assert code == 0
    assert "kept your chair" in out
    assert "Random wins" in out
    assert shell(f"play {GAME} --resume")[0] == 2


def test_the_log_of_a_game_played_here_is_verified_by_the_command_that_was_shown(shell: Shell) -> None:
    _, out, _ = shell(f"play {GAME} --bot random", "resign")
    shown = out[out.index("turncoat verify") :].split("\n")[0]
    assert shell(shown.removeprefix("turncoat "))[0] == 0


def test_a_game_that_was_left_is_not_thrown_away_without_a_question(shell: Shell) -> None:
    shell(f"play {GAME} --bot random --seed 3", "quit")
    assert "You left a game unfinished." in shell(f"play {GAME}")[1]
    assert "has kept" not in shell(f"play {GAME} --bot random", "n", "quit")[1]


def test_a_damaged_save_is_refused_in_one_sentence(shell: Shell) -> None:
    shell(f"play {GAME} --bot random", "quit")
    file = Saves(shell.folder).unfinished_file(GAME)
    file.write_bytes(file.read_bytes()[:-9])
    code, _, err = shell(f"play {GAME} --resume")
    assert code == 2
    assert "is damaged" in err
    assert err.count("\n") == 1


def test_options_reach_the_match(shell: Shell) -> None:
    _, out, _ = shell(f"play {GAME} --bot random --option turn_limit=7", *["r", "b", "me"] * 5)
    assert "of 7" in out


def test_another_game_follows_with_the_same_people_and_options(shell: Shell) -> None:
    _, out, _ = shell(f"play {GAME} --bot random --name Ann", "resign", "y", "resign", "why?", "n")
    assert out.count("The log is kept") == 2


def test_a_reader_that_goes_away_is_no_disaster(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from turncoat.cli import main; main()", "games"]
    run = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=tmp_path)
    assert run.stdout is not None
    assert run.stderr is not None
    run.stdout.close()
    errors = run.stderr.read()
    run.wait()
    run.stderr.close()
    assert errors == b""


def test_a_kit_is_written_where_it_is_asked_for(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "kit.pdf"
    code, out, _ = shell(
        f"kit the-traitors --names Ann,Bo,Cé,Dø,Ed,Fy --language da --paper letter --out {file}"
    )
    assert code == 0
    assert "ready to print" in " ".join(out.split())  # the path may make it two lines
    assert file.read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("the-traitors --players 3", "This game is for 6 to 24 players, not 3."),
        ("the-traitors --players 8 --names Ann,Bo", "2 names do not fit 8 players"),
        ("the-traitors --paper a3", "“a3” is not a supported paper size: a4, letter."),
        ("the-traitors --language tlh", "“tlh” is not one of our languages"),
        ("the-traitors --names A,B,C,D,E,Юля", "our type has no Ю л я"),
        ("the-traitors --out /nowhere/at/all.pdf", "cannot be written: there is no such file"),
        ("scatty-rogues", "“scatty-rogues” cannot be printed"),
        ("chess", "no game called “chess”"),
    ],
)
def test_a_kit_that_cannot_be_is_refused_in_one_sentence(shell: Shell, line: str, why: str) -> None:
    code, _, err = shell(f"kit {line}")
    assert code == 2
    assert why in err
    assert err.count("\n") == 1
