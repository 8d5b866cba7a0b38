"""One flipped bit anywhere in a log is found."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tests.games.loyalty_or_treachery.support import support
from tests.laws.support import step
from turncoat import Illegal, Match
from turncoat.core import log as logs
from turncoat.core.fairness.contributions import Contribution, reveal
from turncoat.core.fairness.verify import check, log_file
from turncoat.games.loyalty_or_treachery.cards import CARDS
from turncoat.terminal.commands.verify_report import WARNINGS

BOTH = (reveal(0, b"one"), reveal(1, b"two"))


def play_to_end(seed: int = 5, contributions: Sequence[Contribution] = BOTH, **more: Any) -> Match:
    rng = Random(seed)
    match = Match(
        support.game,
        ["Åse", "Zoé"],
        seed=seed,
        contributions=contributions,
        options={"turn_limit": 30},
        **more,
    )
    while match.result is None:
        step(support, match, rng)
    return match


def reseal(match: Match, **changes: object) -> bytes:
    log = {**match.log, **changes}
    log["seal"] = logs.seal(log)
    return logs.canonical(log)


def refusal(data: bytes) -> str:
    with pytest.raises(Illegal) as no:
        check(data)
    return no.value.code


def test_an_honest_game_passes_and_the_report_says_what_was_checked() -> None:
    match = play_to_end()
    lines = dict(check(log_file(match)).lines)
    assert lines["verify-commitment"]["commitment"] == match.commitment
    assert lines["verify-contributions"] == {"count": 2, "names": "Åse, Zoé"}
    assert lines["verify-rules"] == {"played": match.log["rules"]}
    assert "verify-beyond" in lines
    assert not lines.keys() & WARNINGS
    assert lines["verify-draws"]["count"] > 52
    assert lines["verify-moves"]["moves"] + lines["verify-moves"]["deadlines"] == match.number


def test_every_flipped_bit_is_found() -> None:
    match = Match(support.game, ["Åse", "Zoé"], seed=3, contributions=[reveal(0, b"a")])
    match.play(0, {"move": "call", "colour": "red"}, at=1.5)
    match.play(1, {"move": "resign"}, at=12.25)
    data = log_file(match)
    check(data)
    for place in range(len(data)):
        for bit in range(8):
            flipped = bytearray(data)
            flipped[place] ^= 1 << bit
            with pytest.raises(Illegal):
                check(bytes(flipped))


def test_flipped_bits_are_found_in_a_long_game_too() -> None:
    data = log_file(play_to_end())
    rng = Random(1)
    for _ in range(2000):
        flipped = bytearray(data)
        flipped[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        with pytest.raises(Illegal):
            check(bytes(flipped))


def test_a_cut_off_file_is_found() -> None:
    data = log_file(play_to_end())
    for length in range(0, len(data) - 1, 97):
        assert refusal(data[:length]) == "log_unreadable"


def test_another_seed_than_the_one_committed_to_is_found() -> None:
    match = play_to_end()
    assert refusal(reseal(match, seed="00" * 32)) == "log_commitment"


def test_a_forger_who_seals_anew_is_still_found() -> None:
    match = play_to_end()
    assert refusal(reseal(match, contributions=[])) == "log_opening"
    swapped = [{**part, "seat": 1 - part["seat"]} for part in match.log["contributions"][::-1]]
    assert refusal(reseal(match, contributions=swapped)) == "log_opening"
    log = match.log
    log["records"][3]["drew"].append(1)
    assert refusal(reseal(match, records=log["records"])) == "log_differs"
    assert refusal(reseal(match, result={"winners": [0, 1]})) == "log_differs"
    assert refusal(reseal(match, opened=match.log["opened"][:-1])) == "log_opening"


def test_a_stacked_deck_is_refused_however_well_it_replays() -> None:
    match = play_to_end(deal={"deck": [*CARDS], "first": 0})
    assert Match.replay(match.log).result == match.result
    assert refusal(log_file(match)) == "log_stacked"
    assert refusal(log_file(play_to_end(deal={"first": 0}))) == "log_stacked"


def test_a_log_without_opening_draws_is_refused() -> None:
    assert refusal(reseal(play_to_end(), opened=[])) == "log_undealt"
    stacked = play_to_end(deal={"deck": [*CARDS], "first": 0})
    assert refusal(reseal(stacked, deal={})) in ("log_undealt", "log_opening")


def test_a_contribution_that_is_not_the_one_promised_is_refused() -> None:
    match = play_to_end()
    parts = match.log["contributions"]
    parts[0]["hash"] = "00" * 32
    assert refusal(reseal(match, contributions=parts)) == "log_contribution"


def test_a_match_without_contributions_is_called_that() -> None:
    lines = dict(check(log_file(play_to_end(contributions=()))).lines)
    assert "verify-no-contributions" in lines
    assert "verify-contributions" not in lines


def test_who_did_not_reveal_is_named_and_so_are_starts_that_were_broken_off() -> None:
    asleep = Contribution(1, "ab" * 32, None)
    match = play_to_end(contributions=[BOTH[0], asleep], broken_off=[["Zoé"]])
    lines = dict(check(log_file(match)).lines)
    assert lines["verify-contributions"] == {"count": 1, "names": "Åse"}
    assert lines["verify-unrevealed"] == {"count": 1, "names": "Zoé"}
    assert lines["verify-broken-off"] == {"names": "Zoé"}
    only_asleep = dict(check(log_file(play_to_end(contributions=[asleep]))).lines)
    assert only_asleep.keys() >= {"verify-unrevealed", "verify-no-contributions"}


def test_moves_left_out_of_the_record_are_found() -> None:
    match = play_to_end()
    records = match.log["records"]
    assert refusal(reseal(match, records=records[:-1])) in ("log_differs", "log_unfinished")
    with pytest.raises(Illegal):
        check(reseal(match, records=records[1:]))


def test_a_game_that_is_not_over_cannot_be_verified() -> None:
    match = Match(support.game, ["Ann", "Bo"], seed=3)
    assert refusal(log_file(match)) == "log_unfinished"


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b"null", b"\xff", b"[" * 100_000, b'{"turncoat": 1}'])
def test_what_is_no_log_is_refused(data: bytes) -> None:
    assert refusal(data) in ("log_unreadable", "bad_log")


def test_a_log_in_another_layout_is_refused() -> None:
    log = play_to_end().log
    assert refusal(json.dumps(log, indent=1).encode()) == "log_unreadable"
