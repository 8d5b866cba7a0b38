"""Logs that were written once can be read for good, or it is said why not."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from tests.core.kept_logs import FOLDER, log_path
from turncoat import Illegal, Match
from turncoat.core import log as logs
from turncoat.core.fairness.chance import Chance
from turncoat.core.fairness.verify import check, log_file
from turncoat.core.game import Game, Start, State
from turncoat.core.option import Option
from turncoat.core.registry import find, games

LT = "loyalty-or-treachery"


@pytest.mark.parametrize("game", games())
def test_the_rules_are_still_those_that_their_version_says(game: str) -> None:
    """If this fails they have changed: raise the game's `rules` and run `python -m tests.core.kept_logs`."""
    data = log_path(game, find(game).rules).read_bytes()
    assert dict(check(data).lines)["verify-rules"] == {"played": find(game).rules}
    assert log_file(Match.replay(logs.parse(data))) == data


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_a_log_by_earlier_rules_is_replayed_by_them(path: Path) -> None:
    data = path.read_bytes()
    assert log_file(Match.replay(logs.parse(data))) == data


@pytest.mark.parametrize("game", games())
def test_whether_a_game_draws_lots_at_the_start_is_as_it_declares(game: str) -> None:
    assert (
        bool(logs.parse(log_path(game, find(game).rules).read_bytes())["opened"]) == find(game).opening_draws
    )


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_logs_of_earlier_rules_are_replayed_by_them(path: Path) -> None:
    """Raise the game's `rules` for what changes, and keep what `Start.rules` asks for."""
    data = path.read_bytes()
    assert log_file(Match.replay(logs.parse(data))) == data


def log_of_rules(rules: int) -> bytes:
    log = logs.parse(log_path(LT, find(LT).rules).read_bytes())
    log["rules"] = rules
    log["seal"] = logs.seal(log)
    return logs.canonical(log)


def test_a_match_played_by_other_rules_that_comes_out_the_same_is_called_that() -> None:
    assert dict(check(log_of_rules(77)).lines)["verify-other-rules"] == {"played": 77, "ours": find(LT).rules}


def test_a_match_played_by_other_rules_that_cannot_be_replayed_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Here the rules of today do not know an option that the log has."""
    changed = dataclasses.replace(find(LT), options=find(LT).options[:1])
    monkeypatch.setitem(games(), LT, changed)
    with pytest.raises(Illegal) as no:
        check(log_of_rules(77))
    assert (no.value.code, no.value.params) == ("log_other_rules", {"played": 77, "ours": 2})
    with pytest.raises(Illegal) as no:
        check(log_path(LT, 2).read_bytes())
    assert no.value.code == "unknown_option"


NEW = Option("whispering", "bool", True, absent=False)


def with_option(monkeypatch: pytest.MonkeyPatch, game: str, option: Option) -> Game:
    """Give a game one more option than it had when the kept logs were written."""
    changed = dataclasses.replace(find(game), options=(*find(game).options, option))
    monkeypatch.setitem(games(), game, changed)
    return changed


@pytest.mark.parametrize("game", games())
def test_a_log_from_before_an_option_existed_is_replayed_and_stays_as_it_is(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = log_path(game, find(game).rules).read_bytes()
    with_option(monkeypatch, game, NEW)
    match = Match.replay(logs.parse(data))
    assert log_file(match) == data
    assert match.options["whispering"] is False
    check(data)


def test_a_new_match_names_the_option_in_its_log(monkeypatch: pytest.MonkeyPatch) -> None:
    with_option(monkeypatch, LT, NEW)
    match = Match(LT, ["Ann", "Bo"], seed=1)
    assert match.log["options"]["whispering"] is True
    assert Match.replay(match.log).log == match.log


def test_the_rules_get_the_meaning_of_an_option_that_did_not_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Start] = []
    game = with_option(monkeypatch, LT, NEW)

    def begin(start: Start, chance: Chance) -> State:
        begun.append(start)
        return game.begin(start, chance)

    monkeypatch.setitem(games(), LT, dataclasses.replace(game, begin=begin))
    Match.replay(logs.parse(log_path(LT, 1).read_bytes()))
    assert begun[0].options["whispering"] is False


def test_a_log_that_lacks_an_option_which_always_existed_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with_option(monkeypatch, LT, dataclasses.replace(NEW, absent=None))
    with pytest.raises(Illegal) as no:
        Match.replay(logs.parse(log_path(LT, 1).read_bytes()))
    assert (no.value.code, no.value.params) == ("option_missing", {"option": "whispering"})
