"""LT-14 and `theirs`: what a player knows of the other's pile is neither too much nor too little."""

from __future__ import annotations

import json
from itertools import permutations
from random import Random

from tests.games.loyalty_or_treachery.stage import (
    actor,
    call,
    call_right,
    call_wrong,
    loyalty,
    pile,
    table,
    take,
    treachery,
)
from tests.games.loyalty_or_treachery.support import fill, support
from tests.laws.support import generate_match
from turncoat import Match
from turncoat.games.loyalty_or_treachery.cards import CARDS


def theirs(match: Match, seat: int) -> set[str]:
    return set(match.view(seat)["theirs"])


def test_cards_shown_on_their_way_to_the_other_pile_are_known() -> None:
    """LT-3"""
    match = table("KS QH")
    call(match, "red")
    call(match, "red")
    assert theirs(match, 0) == {"KS", "QH"}


def test_after_the_others_treachery_nothing_of_that_pile_is_certain() -> None:
    """LT-7"""
    match = table("KS QH 2D")
    call_wrong(match)
    call_right(match)
    treachery(match, "KS")
    assert theirs(match, 0) == set()


def test_when_the_returned_cards_have_come_off_the_rest_is_certain_again() -> None:
    """LT-7, LT-11"""
    match = table("KS QH 2D")
    call_wrong(match)
    call_right(match)
    treachery(match, "KS")
    call(match, "black")
    assert theirs(match, 0) == {"QH"}


def test_returned_cards_that_their_owner_takes_up_again_are_certain_again() -> None:
    """LT-11"""
    match = table("KS QH 2D 3D")
    call_wrong(match)
    call_right(match)
    treachery(match, "KS QH")
    call_right(match)
    assert theirs(match, 0) == set()
    loyalty(match, 0)
    call_right(match)
    assert theirs(match, 0) == {"QH"}


def test_a_card_that_came_later_is_not_among_those_returned_before() -> None:
    """LT-8"""
    match = table("KS QH 6H 3C 4C 9D")
    call_wrong(match)
    call_right(match)
    loyalty(match, 0)
    call_right(match)
    loyalty(match, 2)
    call_right(match)
    treachery(match, "KS QH")
    call_wrong(match)
    take(match, 3)
    assert theirs(match, 0) == {"KS", "6H", "3C", "4C"}
    call_right(match)
    assert theirs(match, 0) == {"KS", "6H", "3C", "4C", "QH", "9D"}


def test_what_is_known_is_true() -> None:
    for seed in range(150):
        match = generate_match(support, Random(seed))
        piles = match.view("host")["everything"]["piles"]
        for seat in (0, 1):
            assert theirs(match, seat) <= set(piles[1 - seat])


def test_when_nothing_is_hidden_on_the_deck_all_is_known() -> None:
    match = table()
    while match.result is None:
        call_right(match)
        loyalty(match, 0)
    piles = match.view("host")["everything"]["piles"]
    assert [theirs(match, seat) for seat in (0, 1)] == [set(piles[1]), set(piles[0])]


def json_of_view(match: Match) -> str:
    """All that seat 0 sees, but for what it is told that it knows."""
    view = match.view(0)
    del view["theirs"]
    return json.dumps(view)


def play_a_little(rng: Random) -> Match:
    """Seat 1 draws nothing unseen, so that only its Treacheries are hidden from seat 0."""
    match = table(seed=rng.getrandbits(32), top=" ".join(rng.sample(CARDS, 20)))
    hidden = 0
    most = rng.randrange(3, 22)
    while match.number < most and match.result is None:
        seat = actor(match)
        moves = [move for move in match.legal(seat) if move["move"] != "resign"]
        traps = [move for move in moves if "open" in move]
        move = rng.choice(traps if traps and rng.random() < 0.7 else moves)
        if "open" in move:
            move = fill(move, match.view(seat), rng)
            hidden += seat == 1
            if hidden > 2:
                break
        elif move["move"] == "take" or (move["move"] == "loyalty" and seat == 1):
            move = {**move, "count": 0}
        match.play(seat, move)
    return match


def possible_piles(match: Match) -> list[set[str]]:
    """Seat 1's pile in every course of events that looks the same to seat 0."""
    log = match.log
    worlds = [Match.replay(log, upto=0)]
    for record in log["records"]:
        then = json_of_view(Match.replay(log, upto=record["n"]))
        grown: list[Match] = []
        for world in worlds:
            moves = [record["move"]]
            if record["seat"] == 1 and record["move"]["move"] == "treachery":
                number = len(record["move"]["cards"])
                choices = permutations(world.view(1)["pile"], number)
                moves = [{"move": "treachery", "cards": list(cards)} for cards in choices]
            for move in moves:
                grown.append(Match.replay(world.log))
                grown[-1].play(record["seat"], move)
        worlds = [world for world in grown if json_of_view(world) == then]
    return [pile(world, 1) for world in worlds]


def test_what_is_known_is_exactly_what_holds_in_every_possible_course() -> None:
    """LT-7, LT-10, LT-11"""
    uncertain = 0
    for seed in range(150):
        match = play_a_little(Random(seed))
        piles = possible_piles(match)
        assert theirs(match, 0) == set.intersection(*piles), seed
        uncertain += len(piles) > 1
    assert uncertain > 10


def test_what_is_nowhere_else_is_not_known_while_cards_lie_hidden() -> None:
    """LT-7: with the deck all returned cards, the other's hidden ones could still be any of that pile."""
    match = table("", turn_limit=100_000)
    while match.view(0)["deck"]:
        call_right(match)
        view = match.view(actor(match))
        if view["deck"]:
            loyalty(match, min(view["limit"], view["deck"] - 1))
    seat = actor(match)
    card = match.view(seat)["pile"][0]
    treachery(match, card)
    other = 1 - seat
    assert match.view(other)["deck"] == match.view(other)["returned"]["count"] == 1
    assert card not in theirs(match, other)
    assert len(theirs(match, other)) < match.view(other)["piles"][seat]
    assert theirs(match, seat) == pile(match, other)
