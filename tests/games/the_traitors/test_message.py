"""The Message: TT-14, TT-15."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.the_traitors.season import NAMES, at, legal, move, refusal, season, truth, until
from turncoat import Match
from turncoat.games.the_traitors.missions.sentences import PIECES, SENTENCES, fragments, pieces, whole
from turncoat.words import LANGUAGES


def message(players: int = 6, **options: Any) -> Match:
    return until(season(players, first_mission="message", **options), "mission")


def progress(m: Match) -> dict[str, Any]:
    told: dict[str, Any] = m.view("watcher")["mission"]["progress"]
    return told


def right_order(m: Match) -> list[int]:
    return [one["fragment"] for one in truth(m)["mission"]["sentence"]]


def holders(m: Match) -> dict[int, int]:
    return {
        one["fragment"]: seat
        for seat in m.view("host")["alive"]
        for one in m.view(seat)["mission"]["mine"]["fragments"]
    }


def place(m: Match, fragment: int, after: int | None) -> None:
    move(m, holders(m)[fragment], "mission", act={"move": "place", "fragment": fragment, "after": after})


def lay(m: Match, order: list[int]) -> None:
    """The fragments are laid in that line, from its beginning."""
    before: int | None = None
    for fragment in order:
        place(m, fragment, before)
        before = fragment


@pytest.mark.parametrize(("players", "each"), [(6, 2), (12, 2), (13, 1), (24, 1)])
def test_tt_14_one_or_two_fragments_a_player(players: int, each: int) -> None:
    m = message(players)
    held = holders(m)
    assert len(held) == players * each == progress(m)["fragments"]
    assert {list(held.values()).count(seat) for seat in range(players)} == {each}


def test_tt_14_bars_by_the_share_of_right_neighbours() -> None:
    m = message()
    lay(m, right_order(m))
    until(m, "armoury")
    assert m.view(0)["silver"] == 10


def test_tt_14_a_line_in_two_halves_loses_one_joint() -> None:
    m = message()
    order = right_order(m)
    lay(m, [*order[6:], *order[:6]])
    until(m, "armoury")
    assert m.view(0)["silver"] == 9  # ten of eleven


def test_tt_14_neighbours_the_wrong_way_round_do_not_count() -> None:
    m = message()
    lay(m, right_order(m)[::-1])
    until(m, "armoury")
    assert m.view(0)["silver"] == 0
    assert m.view(0)["access"] == [3, 4, 5]  # TT-15: nobody has a right neighbour, so by lot


def test_tt_14_silence_earns_nothing() -> None:
    m = until(message(), "armoury")
    assert m.view(0)["silver"] == 0
    assert m.view(0)["access"] == [3, 4, 5]  # TT-15: by lot


def test_tt_14_only_own_fragments_and_only_beside_what_lies_there() -> None:
    m = message()
    held = holders(m)
    mine = [one for one, seat in held.items() if seat == 0]
    theirs = next(one for one, seat in held.items() if seat == 1)

    def place_refusal(fragment: int, after: int | None) -> str | None:
        return refusal(m, 0, "mission", act={"move": "place", "fragment": fragment, "after": after})

    assert place_refusal(theirs, None) == "not_your_fragment"
    assert place_refusal(99, None) == "not_your_fragment"
    assert place_refusal(mine[0], theirs) == "not_in_the_line"
    place(m, mine[0], None)
    assert place_refusal(mine[0], None) == "already_there"
    assert place_refusal(mine[0], mine[0]) == "not_in_the_line"
    place(m, theirs, None)
    assert place_refusal(mine[0], theirs) == "already_there"
    place(m, mine[0], None)
    assert [one["fragment"] for one in progress(m)["line"]] == [mine[0], theirs]


def test_tt_14_it_is_read_out_when_all_are_ready_and_then_lies_still() -> None:
    m = message()
    order = right_order(m)
    lay(m, [order[1], order[2], order[0]])
    for seat in range(6):
        move(m, seat, "ready")
    told = progress(m)
    assert told["read"]
    assert [one["joined"] for one in told["line"]] == [True, False, False]
    assert told["line"][2]["text"] == truth(m)["mission"]["sentence"][0]["text"]
    assert told["sentence"]["en"].startswith(told["line"][2]["text"]["en"])
    assert "mission" not in legal(m, 0)
    assert refusal(m, 0, "mission", act={"move": "place", "fragment": 0, "after": None}) == "message_is_read"
    for seat in range(6):
        move(m, seat, "ready")
    assert at(m) == ("armoury",)


def test_tt_14_who_leaves_takes_the_fragments_along() -> None:
    """TT-42: what stood on either side of them belongs together now."""
    m = message(8)
    order, held = right_order(m), holders(m)
    lay(m, order)
    move(m, held[order[3]], "withdraw")
    assert progress(m)["fragments"] == 14
    until(m, "armoury")
    assert m.view(bystander(m))["silver"] == 10


def bystander(m: Match) -> int:
    return int(m.view("host")["alive"][0])


def test_tt_14_nobody_reads_the_fragments_of_others() -> None:
    """Secrecy: another sentence, another order: who holds the same fragments sees the same, to the byte."""
    m = message(8)
    lay(m, right_order(m)[:5])
    before = {viewer: m.encode_view(viewer) for viewer in (*range(8), "watcher")}
    mission = m._state.mission  # type: ignore[attr-defined]
    others = [one for one in mission.order if mission.holders[one] != 0]
    swapped = dict(zip(others, [*others[1:], others[0]], strict=True))
    mission.order = tuple(swapped.get(one, one) for one in mission.order)
    assert m.encode_view(0) == before[0]
    assert m.encode_view("watcher") == before["watcher"]
    assert all(m.encode_view(seat) != before[seat] for seat in range(1, 8))


def test_tt_14_the_numbers_of_fragments_tell_nothing_of_their_order() -> None:
    orders = {
        tuple(
            right_order(until(Match("the-traitors", NAMES[:6], n, {"first_mission": "message"}), "mission"))
        )
        for n in range(6)
    }
    assert len(orders) == 6


def test_tt_15_who_has_most_right_neighbours_has_access() -> None:
    m = message(7)
    order, held = right_order(m), holders(m)
    lay(m, order[:3])
    until(m, "armoury")
    assert held[order[1]] in m.view(0)["access"]
    assert {held[one] for one in order[:3]} <= set(m.view(0)["access"])


def test_tt_14_no_sentence_twice_in_a_season() -> None:
    m = season(24, days=10, first_mission="message")
    read = []
    for day in (1, 4, 7, 10):
        until(m, "mission", day=day)
        read.append(" ".join(one["text"]["en"] for one in truth(m)["mission"]["sentence"]))
    assert len(set(read)) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_tt_14_every_sentence_has_as_many_pieces_in_every_language(language: Any) -> None:
    for sentence in range(SENTENCES):
        cut = pieces(sentence, language)
        assert len(cut) == len(set(cut)) == PIECES
        assert all(cut)


@pytest.mark.parametrize("number", [8, 10, 12, 13, 23, 24])
def test_tt_14_fragments_make_up_the_sentence(number: int) -> None:
    parts = fragments(0, number)
    assert len(parts) == number
    for language in LANGUAGES:
        assert " ".join(part[language] for part in parts) == whole(0)[language]


def test_tt_14_ours_take_turns() -> None:
    m = season(12, days=4)
    names = []
    for day in (1, 2, 3, 4):
        until(m, "mission", day=day)
        names.append(m.view(0)["mission"]["name"])
    assert names == ["vault", "duel", "message", "vault"]
