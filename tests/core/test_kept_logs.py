"""Logs that were written once can be read for good, or it is said why not."""

from __future__ import annotations

import dataclasses

import pytest

from tests.core.kept_logs import FOLDER, kept
from turncoat import Illegal, Match
from turncoat.core import log as logs
from turncoat.core.registry import find, games
from turncoat.core.verify import check, written

LT = "loyalty-or-treachery"


@pytest.mark.parametrize("game", games())
def test_the_rules_are_still_those_that_their_version_says(game: str) -> None:
    """If this fails they have changed: raise the game's `rules` and run `python -m tests.core.kept_logs`."""
    data = kept(game, find(game).rules).read_bytes()
    assert dict(check(data).lines)["verify-rules"] == {"played": find(game).rules}
    assert written(Match.replay(logs.parse(data))) == data


@pytest.mark.parametrize(("game", "rules"), [("the-traitors", 1)])
def test_a_log_of_earlier_rules_is_refused_by_their_number(game: str, rules: int) -> None:
    with pytest.raises(Illegal) as no:
        check(kept(game, rules).read_bytes())
    assert (no.value.code, no.value.params) == (
        "log_other_rules",
        {"played": rules, "ours": find(game).rules},
    )


@pytest.mark.parametrize(("game", "rules"), [("the-traitors", 2)])
def test_a_log_of_earlier_rules_whose_changes_it_does_not_meet_is_read(game: str, rules: int) -> None:
    lines = dict(check(kept(game, rules).read_bytes()).lines)
    assert lines["verify-other-rules"] == {"played": rules, "ours": find(game).rules}


@pytest.mark.parametrize("game", games())
def test_whether_a_game_draws_lots_at_the_start_is_as_it_declares(game: str) -> None:
    assert bool(logs.parse(kept(game, find(game).rules).read_bytes())["opened"]) == find(game).opening_draws


def test_a_log_of_the_first_form_is_read_and_its_gaps_are_named() -> None:
    data = (FOLDER / "first_form.json").read_bytes()
    lines = dict(check(data).lines)
    assert "verify-first-form" in lines
    assert lines["verify-contributions-unnamed"] == {"count": 2}
    assert "verify-contributions" not in lines
    assert written(Match.replay(logs.parse(data))) == data


def played_by(rules: int) -> bytes:
    log = logs.parse(kept(LT, find(LT).rules).read_bytes())
    log["rules"] = rules
    log["seal"] = logs.seal(log)
    return logs.canonical(log)


def test_a_match_played_by_other_rules_that_comes_out_the_same_is_called_that() -> None:
    assert dict(check(played_by(77)).lines)["verify-other-rules"] == {"played": 77, "ours": find(LT).rules}


def test_a_match_played_by_other_rules_that_cannot_be_replayed_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Here the rules of today do not know an option that the log has."""
    changed = dataclasses.replace(find(LT), options=find(LT).options[:1])
    monkeypatch.setitem(games(), LT, changed)
    with pytest.raises(Illegal) as no:
        check(played_by(77))
    assert (no.value.code, no.value.params) == ("log_other_rules", {"played": 77, "ours": 1})
    with pytest.raises(Illegal) as no:
        check(kept(LT, 1).read_bytes())
    assert no.value.code == "unknown_option"
