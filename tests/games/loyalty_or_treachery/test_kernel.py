"""The kernel and the match are the same rules."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.loyalty_or_treachery.support import support
from tests.laws.support import generate_match
from turncoat import Match
from turncoat.core.fairness.chance import FastChance
from turncoat.games.loyalty_or_treachery import kernel as k
from turncoat.games.loyalty_or_treachery.kernel import Kernel, play_at_random


def fresh(seed: int) -> tuple[Kernel, FastChance]:
    chance = FastChance(seed)
    game = Kernel(500)
    game.begin_play(seed % 2, chance)
    return game, chance


@pytest.mark.parametrize("seed", range(50))
def test_random_play_ends_with_all_cards_in_piles_or_deck(seed: int) -> None:
    game, chance = fresh(seed)
    assert play_at_random(game, chance) > 0
    assert game.phase == k.OVER
    assert sorted([*game.deck, *game.piles[0], *game.piles[1]]) == list(range(52))
    assert not game.deck or game.turns == game.turn_limit
    assert game.winner() in (0, 1, k.DRAW)


def test_the_same_seed_plays_the_same_game() -> None:
    one, two = fresh(9), fresh(9)
    play_at_random(*one)
    play_at_random(*two)
    assert one[0].piles == two[0].piles


def test_a_copy_goes_its_own_way() -> None:
    game, chance = fresh(3)
    for _ in range(20):
        game.apply(chance.below(game.count()), chance)
    before = (list(game.deck), [list(pile) for pile in game.piles], list(game.placed), game.phase)
    play_at_random(game.copy(), FastChance(1))
    assert (list(game.deck), [list(pile) for pile in game.piles], list(game.placed), game.phase) == before


def test_published_counts_of_random_play() -> None:
    """Facts that another implementation can check: the mean length of uniformly random games."""
    decisions = turns = 0
    for seed in range(2000):
        game, chance = fresh(seed)
        decisions += play_at_random(game, chance)
        turns += game.turns
    assert 78 < decisions / 2000 < 83
    assert 43 < turns / 2000 < 46


def test_the_match_drives_the_kernel() -> None:
    for seed in range(30):
        match = generate_match(support, Random(seed))
        state = match._state
        view = match.view("host")
        game: Kernel = state.kernel  # type: ignore[attr-defined]
        assert view["piles"] == [len(pile) for pile in game.piles]
        assert view["deck"] == len(game.deck)


def test_a_small_deck_is_data() -> None:
    """The Duel of The Traitors plays with a few cards: those and no others, also when they are shuffled."""
    for seed in range(20):
        game = Kernel(50, [0, 5, 30, 40])
        game.begin_cut(FastChance(seed))
        assert sorted(game.deck) == [0, 5, 30, 40]
        play_at_random(game, FastChance(seed))
        assert sorted([*game.deck, *game.piles[0], *game.piles[1]]) == [0, 5, 30, 40]


def test_a_copy_carries_everything() -> None:
    """Whose the returned cards are, what was turned in the cut, the fixed deck, and which cards there are."""
    game = Kernel(50, [0, 5, 30, 40, 41])
    game.ordered = [40, 30, 5, 0]
    game.begin_cut(FastChance(1))
    game.apply(
        1 - k.RED if game.deck[-1] < 26 else k.RED, FastChance(1)
    )  # a wrong call, so that one is turned
    cut = game.copy()
    assert (cut.turned, cut.ordered, cut.cards, cut.began) == (
        game.turned,
        game.ordered,
        game.cards,
        game.began,
    )
    assert cut.turned
    game.begin_play(0, FastChance(1))
    game.apply(k.RED, FastChance(1))  # 0, the two of hearts: right
    game.apply(game.count() - 1, FastChance(1))
    game.apply(0, FastChance(1))
    trapped = game.copy()
    assert (trapped.owner, trapped.placed, trapped.first) == (0, [0], 0)
    fields = (
        [name for name in vars(Kernel(1)) if not name.startswith("_")] if hasattr(game, "__dict__") else []
    )
    assert all(getattr(trapped, name) == getattr(game, name) for name in fields)


def test_a_match_can_be_made_without_a_seed() -> None:
    ones = Match("loyalty-or-treachery", ["Ann", "Bo"]).commitment
    others = Match("loyalty-or-treachery", ["Ann", "Bo"]).commitment
    assert ones != others
