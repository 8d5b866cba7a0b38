"""The bots: always legal, the same again from the same seed, each stronger than the one before."""

from __future__ import annotations

import copy
import json
import random
from functools import partial
from typing import Any

import pytest

from tests.games.loyalty_or_treachery.reference_bots import EarlierCounter, Expert, earlier_counter
from turncoat import Illegal, Match
from turncoat.core.bots.characters import CHARACTERS
from turncoat.games.loyalty_or_treachery.bots import BOTS, CAST
from turncoat.games.loyalty_or_treachery.bots.counter import STYLES, mix
from turncoat.games.loyalty_or_treachery.bots.habits import Habit
from turncoat.games.loyalty_or_treachery.bots.judgement import red_gain
from turncoat.games.loyalty_or_treachery.bots.memory import Memory, bits
from turncoat.games.loyalty_or_treachery.cards import CARDS, NUMBERS, colour_of
from turncoat.lab.models.loyalty_or_treachery.exploitability import exploitability
from turncoat.words import LANGUAGES, Words

QUICK = "searcher:iterations=16"


REFERENCE = {"earlier-counter": EarlierCounter, "expert": Expert}


def bot(spec: str, seed: int) -> Any:
    name, _, settings = spec.partition(":")
    return (REFERENCE | dict(BOTS))[name](seed, settings)


def shuffle_deck(seed: int) -> list[str]:
    deck = CARDS.copy()
    random.Random(seed).shuffle(deck)
    return deck


def play_bots(specs: tuple[str, str], seed: int, deal: dict[str, Any] | None = None, **options: Any) -> Match:
    """A whole match between bots, each shown every view as plain JSON and nothing else.

    Each speaks only when it is its turn, and never resigns.
    """
    match = Match("loyalty-or-treachery", ["Ann", "Bo"], seed=seed, options=options, deal=deal)
    bots = [bot(spec, 2 * seed + seat) for seat, spec in enumerate(specs)]
    while match.result is None:
        actor = match.view("watcher")["actor"]
        moves = [bots[seat].act(json.loads(json.dumps(match.view(seat))), match.now) for seat in (0, 1)]
        assert moves[1 - actor] is None
        assert moves[actor]["move"] != "resign"
        match.play(actor, moves[actor])
    assert [bots[seat].act(match.view(seat), match.now) for seat in (0, 1)] == [None, None]
    return match


def share_won(strong: str, weak: str, games: int) -> float:
    """How much of so many games, on paired deals with seats swapped, goes to the first bot."""
    won = 0.0
    for pair in range(games // 2):
        deal = {"deck": shuffle_deck(pair), "first": 0}
        for seat, specs in enumerate(((strong, weak), (weak, strong))):
            result = play_bots(specs, 2 * pair + seat, deal).result
            assert result is not None
            won += (seat in result["winners"]) / len(result["winners"])
    return won / games


def test_they_are_listed_weakest_first() -> None:
    assert list(BOTS) == ["random", "novice", "casual", "counter", "searcher"]


def test_all_of_a_level_play_alike_and_those_of_the_next_better() -> None:
    strength = {"novice": 1, "casual": 2, "counter": 3, "searcher:iterations=100": 4, "searcher": 5}
    assert {who: strength[bot] for who, bot in CAST.items()} == {
        who: character.level for who, character in CHARACTERS.items()
    }


@pytest.mark.parametrize("spec", ["random", "novice", "casual", "counter", QUICK])
@pytest.mark.parametrize("turn_limit", [1, 2, 7, 500])
def test_every_move_is_legal_from_the_cut_to_the_end(spec: str, turn_limit: int) -> None:
    for seed in range(6):
        play_bots((spec, spec), seed, turn_limit=turn_limit)
        play_bots((spec, "random"), seed, turn_limit=turn_limit)
        play_bots(("random", spec), seed, turn_limit=turn_limit)


@pytest.mark.parametrize("spec", ["random", "novice", "casual", "counter", QUICK])
def test_the_same_seed_and_views_give_the_same_moves(spec: str) -> None:
    deal = {"deck": shuffle_deck(3), "first": 1}
    assert play_bots((spec, "random"), 5, deal).log == play_bots((spec, "random"), 5, deal).log


@pytest.mark.parametrize("spec", ["random", "novice", "casual", "counter", QUICK])
def test_a_view_is_left_as_it_was_shown(spec: str) -> None:
    match = play_bots((spec, spec), 4)
    replayed = Match.replay(match.log, upto=0)
    player = bot(spec, 1)
    for record in match.log["records"]:
        view = replayed.view(0)
        before = copy.deepcopy(view)
        player.act(view, replayed.now)
        assert view == before
        replayed.play(record["seat"], record["move"])


@pytest.mark.parametrize("spec", ["novice", "casual", "counter", QUICK])
def test_a_bot_that_missed_views_still_moves_legally(spec: str) -> None:
    for seed in range(8):
        log = play_bots(("random", "random"), seed).log
        for upto in range(0, len(log["records"]), 5):
            match = Match.replay(log, upto=upto)
            actor = match.view("watcher")["actor"]
            if actor is not None:
                match.play(actor, bot(spec, seed).act(match.view(actor), match.now))


def deck_of(*top: str) -> list[str]:
    return [*top, *(card for card in CARDS if card not in top)]


@pytest.mark.parametrize("spec", ["counter", "searcher:iterations=16"])
@pytest.mark.parametrize(("first", "second"), [("KH", "QS"), ("QS", "KH")])
def test_it_calls_its_own_returned_card_rightly(spec: str, first: str, second: str) -> None:
    """LT-7, LT-9: what one put there oneself is a certain call, whatever the count says."""
    deal = {"deck": deck_of("QS", "KH", "4D", "JD"), "first": 0}
    match = Match("loyalty-or-treachery", ["Ann", "Bo"], seed=1, deal=deal)
    player = bot(spec, 9)
    player.act(match.view(0), match.now)
    for seat, move in (
        (0, {"move": "call", "colour": "black"}),
        (0, {"move": "loyalty", "count": 1}),
        (1, {"move": "call", "colour": "black"}),  # wrong: 4D is Ann's
        (0, {"move": "call", "colour": "red"}),
        (0, {"move": "treachery", "cards": [first, second]}),
        (1, {"move": "call", "colour": "black" if first == "KH" else "red"}),  # wrong, and nothing to take
    ):
        match.play(seat, move)
        move_now = player.act(match.view(0), match.now)
    assert match.view(0)["run"] == [second]
    assert move_now == {"move": "call", "colour": colour_of(NUMBERS[second])}


def test_the_counter_calls_the_colour_of_which_more_is_left() -> None:
    reds = [card for card in CARDS if card[1] in "HD"]
    match = Match(
        "loyalty-or-treachery", ["Ann", "Bo"], seed=1, deal={"deck": deck_of(*reds[:4]), "first": 0}
    )
    player = bot("counter", 3)
    player.act(match.view(0), match.now)
    match.play(0, {"move": "call", "colour": "black"})
    match.play(1, {"move": "call", "colour": "black"})
    assert player.act(match.view(0), match.now) == {"move": "call", "colour": "black"}


def test_the_counter_beats_random_clearly() -> None:
    assert share_won("counter", "random", 200) > 0.85


@pytest.mark.parametrize(
    ("better", "worse"), [("novice", "random"), ("casual", "novice"), ("counter", "casual")]
)
def test_each_level_beats_the_one_below(better: str, worse: str) -> None:
    """docs/bots.md has the shares of many games."""
    assert share_won(better, worse, 200) > 0.54


def test_who_predicts_the_earlier_counter_gains_nothing_on_those_who_cannot_be_predicted() -> None:
    assert share_won("expert", "earlier-counter", 200) > 0.54
    assert share_won("expert", "counter", 200) < 0.5


def test_the_searcher_beats_random_clearly_with_few_worlds() -> None:
    assert share_won("searcher:iterations=64", "random", 40) > 0.75


def test_the_leader_rests_when_the_deck_is_empty_and_the_other_goes_on() -> None:
    """LT-13: a trap with the last card puts off an end that would be a defeat."""
    for spec in ("counter", "searcher:iterations=64"):
        for mine, theirs, ends in ((30, 22, True), (10, 42, False)):
            match = Match("loyalty-or-treachery", ["Ann", "Bo"], seed=2, deal={"deck": CARDS, "first": 0})
            view = {
                **match.view(0),
                "phase": "action",
                "deck": 0,
                "piles": [mine, theirs],
                "pile": CARDS[:mine],
                "theirs": CARDS[mine:],
                "limit": 3,
                "turns": 40,
            }
            move = bot(spec, 1).act(view, 0.0)
            assert (move in ({"move": "rest"}, {"move": "loyalty", "count": 0})) == ends


def test_a_habit_starts_even_and_follows_what_was_seen() -> None:
    habit = Habit(2.0, 2.0)
    assert habit.odds == 0.5
    for _ in range(4):
        habit.saw(True)
    assert habit.odds == 0.75


@pytest.mark.parametrize(
    "spec",
    [
        *("random:1", "counter:x", "searcher:fast", "searcher:0", "searcher:-1", "searcher:nan"),
        *(
            "searcher:inf",
            "searcher:1e9",
            "searcher:iterations=0",
            "searcher:iterations=",
            "searcher:worlds=3",
        ),
        "searcher:99999999",
    ],
)
def test_bad_settings_are_refused_in_every_language(spec: str) -> None:
    name, _, settings = spec.partition(":")
    with pytest.raises(Illegal) as refused:
        bot(spec, 1)
    assert refused.value.code == "bad_bot_settings"
    assert (refused.value.params["bot"], refused.value.params["settings"]) == (name, settings)
    for language in LANGUAGES:
        assert settings in Words(language).refusal(refused.value)


@pytest.mark.parametrize("settings", ["", "0.1", ".5", "2", "iterations=300"])
def test_the_searcher_can_be_given_seconds_or_iterations(settings: str) -> None:
    assert bot(f"searcher:{settings}", 1).wake is None


@pytest.mark.parametrize("spec", ["random", "novice", "casual", "counter", QUICK])
@pytest.mark.parametrize("strict", [True, False])
def test_they_play_by_a_strict_chart_and_from_memory(spec: str, strict: bool) -> None:
    """LT-6, LT-14: no move is refused."""
    for seed in range(3):
        match = play_bots((spec, "counter"), seed, strict_chart=strict, memory_aids=False, turn_limit=80)
        assert match.result is not None


def test_a_bot_remembers_its_own_trap_without_memory_aids() -> None:
    """LT-14: what the table no longer tells it has seen itself."""
    for seed in range(4):
        deal = {"deck": shuffle_deck(seed), "first": 0}
        reminded = Match("loyalty-or-treachery", ["Ann", "Bo"], seed=seed, deal=deal)
        options = {"memory_aids": False}
        alone = Match("loyalty-or-treachery", ["Ann", "Bo"], seed=seed, options=options, deal=deal)
        memories = [Memory(), Memory()]
        player = [bot("random", seed), bot("random", seed + 9)]
        while reminded.result is None and reminded.view(0)["turns"] < 60:
            actor = reminded.view("watcher")["actor"]
            move = player[actor].act(reminded.view(actor), 0.0)
            for match, memory in zip((reminded, alone), memories, strict=True):
                match.play(actor, move)
                memory.note(match.view(0))
            assert [one.card for one in memories[0].run] == [one.card for one in memories[1].run]


def test_the_counter_can_be_exploited_a_third_as_far_as_the_earlier_one() -> None:
    """A best response to what it does, over every deal of six cards and three turns."""
    assert 3 * exploitability(partial(mix, style=STYLES["counter"])) < exploitability(earlier_counter)


def test_a_call_goes_for_the_colour_that_promises_more_not_for_the_likelier_one() -> None:
    """LT-6: three low black cards let one draw less than two high red ones."""
    low_black, high_red = (
        bits([NUMBERS[card] for card in ("2S", "3S", "4S")]),
        bits([NUMBERS["AH"], NUMBERS["KH"]]),
    )
    assert red_gain(low_black, lead=0, deck=6, turns=500) < 0
    assert red_gain(high_red | low_black, lead=-2, deck=5, turns=500) > 0
