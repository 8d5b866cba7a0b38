"""Players with a memory: how it fades and mixes things up, and what they do with it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from typing import Any

import pytest

from turncoat import Illegal, Match
from turncoat.core.bots.bot import Bot, View, seat_bot
from turncoat.core.bots.bot_random import BotRandom
from turncoat.core.bots.seated_bot import SeatedBot
from turncoat.games.scatty_rogues import game
from turncoat.games.scatty_rogues.bots.level import LEVELS
from turncoat.games.scatty_rogues.bots.mind import Mind, Recalled
from turncoat.games.scatty_rogues.bots.player import Player
from turncoat.games.scatty_rogues.bots.said import SCATTY, Answer, number_answer
from turncoat.games.scatty_rogues.bots.vocabulary import code_word, words_for
from turncoat.games.scatty_rogues.hearing.answers import fold, written_number
from turncoat.games.scatty_rogues.traps import PICTURES
from turncoat.lab.bot_match import BotMatch
from turncoat.words import LANGUAGES

NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal"]
TOP = [
    "fist",
    "8",
    "parrot",
    "cat",
    "cook",
    "rope",
    "crow",
    "chest",
    "wave",
    "ear",
    "3",
    "5",
    "11",
    "14",
    "17",
]
POLLY = Answer("say", "Polly")
SOME = 300
"""So many bots are asked where luck decides."""


def bot(name: str = "elephant", seed: int = 1) -> Bot:
    return seat_bot(game.bots, name, seed)


def play_bots(players: int, bots: list[str], seed: int, **options: Any) -> tuple[Match, BotMatch]:
    match = Match("scatty-rogues", NAMES[:players], seed, options)
    seated = BotMatch(match, [bot(bots[seat % len(bots)], 100 * seed + seat) for seat in range(players)])
    seated.play_out()
    return match, seated


def walk(players: int = 3, **options: Any) -> Match:
    """A fist behind door 3, the figure 8 behind 5, and Polly the parrot behind 7."""
    match = Match("scatty-rogues", NAMES[:players], 1, options, {"traps": TOP})
    match.play(0, {"move": "hide", "trove": 3})
    match.play(0, {"move": "hide", "trove": 5})
    match.play(
        0, {"move": "hide", "trove": 7, **({} if options.get("words") == "plain" else {"word": "Polly"})}
    )
    return match


class Watcher:
    """A bot in a seat of a match that is played by hand."""

    def __init__(self, match: Match, seat: int, name: str = "elephant", seed: int = 1) -> None:
        self.match = match
        self.seated = SeatedBot(bot(name, seed), seat)
        self.past = Match.replay(match.log, upto=0)
        self.look()

    def look(self) -> None:
        """See everything that has happened so far."""
        for record in self.match.records(self.past.number):
            self.seated.remember(self.past)
            self.past.repeat(record)

    def next_move(self) -> tuple[dict[str, Any], float] | None:
        """What it does before anything else happens by itself, and how long after now."""
        self.look()
        began, fork = self.match.now, self.match.fork()
        while True:
            move = self.seated.act(fork)
            if move is not None:
                return move, fork.now - began
            wake = self.seated.bot.wake
            if wake is None or (fork.deadline is not None and fork.deadline <= wake):
                return None
            fork.tick(wake)


def answers(match: Match, *said: str) -> None:
    """One answer after the other, each as soon as it may be given."""
    for say in said:
        at = match.now if "answer" in moves(match) else match.deadline
        assert at is not None
        match.tick(at)
        seat = match.view("watcher")["turn"]
        sign = say in ("fist", "wave", "ear")
        match.play(seat, {"move": "answer", "sign" if sign else "say": say})


def moves(match: Match) -> set[str]:
    return {move["move"] for move in match.legal(match.view("watcher")["turn"])}


# Memory


def mind(level: str, seed: int = 1) -> Mind:
    return Mind(LEVELS[level], BotRandom(seed))


def recall_often(level: str, age: float, refreshed: tuple[float, ...] = ()) -> Counter[Answer]:
    """What comes to the mind of many at trove 7, where Polly was hidden, so much later."""
    found: Counter[Answer] = Counter()
    for seed in range(SOME):
        one = mind(level, seed)
        one.hide(6, "parrot", "Polly", 0.0)
        one.hide(11, "crow", "Nevermore", 0.0)
        for at in refreshed:
            one.listen(6, POLLY, at)
        found[one.recall(6, age).answer] += 1
    return found


def test_what_was_just_hidden_is_known() -> None:
    assert recall_often("elephant", 0.5)[POLLY] > 0.98 * SOME
    assert recall_often("goldfish", 0.5)[POLLY] > 0.75 * SOME


@pytest.mark.parametrize("level", LEVELS)
def test_a_memory_fades(level: str) -> None:
    shares = [recall_often(level, age)[POLLY] for age in (1, 10, 40, 160, 1000)]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > shares[-1]


def test_the_better_the_level_the_more_is_remembered() -> None:
    for age in (10.0, 30.0):
        shares = [recall_often(level, age)[POLLY] for level in LEVELS]
        assert all(worse < better for worse, better in pairwise(shares))
    assert list(LEVELS) == ["goldfish", "squirrel", "hound", "raven", "elephant"]


def test_what_is_forgotten_stays_forgotten_until_it_is_heard_again() -> None:
    """No memory comes and goes: it is lost once."""
    known_again = 0
    for seed in range(50):
        one = mind("squirrel", seed)
        one.hide(6, "parrot", "Polly", 0.0)
        known = [one.recall(6, age / 2).answer == POLLY for age in range(100)]
        assert known == sorted(known, reverse=True)
        one.listen(6, POLLY, 50.0)
        known_again += one.recall(6, 50.0).answer == POLLY
    assert known_again > 35


def test_what_was_heard_again_lasts_longer() -> None:
    for level in ("goldfish", "squirrel", "hound", "raven"):
        assert recall_often(level, 40, (10, 20, 30))[POLLY] > recall_often(level, 40)[POLLY]


def test_memories_are_mixed_up() -> None:
    """A hazy memory is of the door beside, or of another's word; least so with the best level."""
    swapped, beside = Counter[str](), Counter[str]()
    for level in LEVELS:
        for seed in range(SOME):
            one = mind(level, seed)
            one.hide(6, "parrot", "Polly", 0.0)
            one.hide(11, "crow", "Nevermore", 0.0)
            for age in (4.0, 12.0, 36.0):
                swapped[level] += one.recall(6, age).answer == Answer("say", "Nevermore")
                beside[level] += POLLY in (one.recall(5, age).answer, one.recall(7, age).answer)
    for mixed in (swapped, beside):
        assert mixed["goldfish"] > 10
        assert mixed["hound"] > 2 * mixed["elephant"]


def test_signs_and_figures_are_taken_for_others_like_them() -> None:
    found: Counter[Answer] = Counter()
    for seed in range(SOME):
        one = mind("goldfish", seed)
        one.hide(0, "fist", None, 0.0)
        one.hide(9, "11", "11", 0.0)
        for age in (3.0, 6.0):
            found[one.recall(0, age).answer] += 1
            found[one.recall(9, age).answer] += 1
    assert found[Answer("sign", "thumb")] + found[Answer("sign", "victory")] > 5
    assert found[Answer("say", "14")] + found[Answer("say", "17")] > 5
    assert not any(found[Answer("sign", sign)] for sign in ("wave", "ear", "crossed"))


def test_the_newest_of_a_trove_is_what_lies_there() -> None:
    one = mind("elephant")
    one.hide(6, "parrot", "Polly", 0.0)
    one.hide(6, "cat", "Tom", 1.0)
    one.leave("parrot")
    assert one.recall(6, 2.0).answer == Answer("say", "Tom")


def test_a_door_that_was_open_is_known() -> None:
    """SR-18: also by those who had forgotten it."""
    one = mind("hound")
    one.hide(6, "parrot", "Polly", 0.0)
    assert one.recall(6, 5000.0).treasure
    one.look(6, "parrot", POLLY, 5000.0)
    assert one.recall(6, 5000.0).answer == POLLY
    one.look(3, None, number_answer(3), 5000.0)
    assert one.recall(3, 5000.0) == Recalled(number_answer(3), one.recall(3, 5000.0).sure, True)


def test_who_has_forgotten_traps_is_less_sure_of_treasure() -> None:
    one = mind("goldfish")
    assert one.recall(0, 0.0).sure == 1.0
    for trove in range(6, 12):
        one.hide(trove, PICTURES[trove], f"word {trove}", 0.0)
    assert one.recall(0, 10_000.0).sure == pytest.approx(1 - 6 / 18)


# Its place in the walk


def test_an_elephant_knows_where_the_walk_is() -> None:
    match = walk()
    one = Watcher(match, 2)
    answers(match, "1", "2", "fist", "4", "8")
    one.look()
    one.seated.act(match)
    assert isinstance(one.seated.bot, Player)
    assert one.seated.bot.place == 5


def test_a_goldfish_loses_its_place_and_finds_it_by_the_next_number() -> None:
    lost = found = 0
    for seed in range(100):
        match = walk()
        one = Watcher(match, 0, "goldfish", seed)
        assert isinstance(one.seated.bot, Player)
        answers(match, "1", "2", "fist")
        one.look()
        one.seated.act(match)
        lost += one.seated.bot.place != 3
        answers(match, "4")
        one.look()
        one.seated.act(match)
        found += one.seated.bot.place == 4
    assert lost > 3
    assert found > 80


def test_the_marker_tells_the_place() -> None:
    """SR-9."""
    for seed in range(20):
        match = walk(marker=True)
        one = Watcher(match, 0, "goldfish", seed)
        answers(match, "1", "2", "fist")
        one.look()
        one.seated.act(match)
        assert isinstance(one.seated.bot, Player)
        assert one.seated.bot.place == 3


# What they do


def test_they_answer_what_they_remember_after_a_moment() -> None:
    """SR-9, SR-11: numbers, signs, figures and words."""
    right = ["1", "2", "fist", "4", "8", "6", "Polly", "8"]
    match = walk()
    watchers = [Watcher(match, seat) for seat in range(3)]
    for place, say in enumerate(right):
        if place:
            assert match.deadline is not None
            match.tick(match.deadline)
        told = watchers[place % 3].next_move()
        assert told is not None
        move, after = told
        assert move == {"move": "answer", "sign" if say == "fist" else "say": say}
        assert 0.5 < after < 8
        match.play(place % 3, move)


def test_scatty_rogues_is_called_after_the_last_trove() -> None:
    """SR-10."""
    match = walk()
    one = Watcher(match, 0)
    right = {3: "fist", 5: "8", 7: "Polly"}
    answers(match, *(right.get(trove, str(trove)) for trove in range(1, 19)))
    assert match.deadline is not None
    match.tick(match.deadline)
    told = one.next_move()
    assert told is not None
    assert told[0] == {"move": "scatty"}


def test_they_object_when_they_know_better() -> None:
    """SR-16, SR-18: within the window, as fast as people raise a hand; and they say what is right."""
    match = walk()
    one = Watcher(match, 2)
    answers(match, "1", "2", "fist", "5")
    told = one.next_move()
    assert told is not None
    assert told[0] == {"move": "object"}
    assert 0.4 < told[1] < 2
    match.play(2, {"move": "object"}, match.now + told[1])
    match.tick(match.now + 0.3)
    told = one.next_move()
    assert told is not None
    assert told[0] == {"move": "correct", "say": "4"}


def test_they_do_not_object_to_what_is_right() -> None:
    match = walk()
    one = Watcher(match, 2)
    for say in ("1", "2", "fist", "4", "8", "6", "poly"):  # SR-14: a slip is let pass
        answers(match, say)
        if match.view("watcher")["accused"] != 2:
            assert one.next_move() is None


def test_who_remembers_nothing_lets_others_speak() -> None:
    """A word that is said where a goldfish has forgotten the trap is no reason to object."""
    objections = 0
    for seed in range(40):
        match = walk()
        one = Watcher(match, 2, "goldfish", seed)
        match.tick(25.0)
        answers(match, "1", "2", "fist", "4", "8", "6", "Polly")
        told = one.next_move()
        objections += told is not None and told[0] == {"move": "object"}
    assert objections < 8


def test_a_forgotten_scatty_rogues_is_objected_to() -> None:
    """SR-12."""
    match = walk()
    one = Watcher(match, 2)
    right = {3: "fist", 5: "8", 7: "Polly"}
    answers(match, *(right.get(trove, str(trove)) for trove in range(1, 19)), "1")
    told = one.next_move()
    assert told is not None
    match.play(2, told[0], match.now + told[1])
    match.tick(match.now + 0.3)
    told = one.next_move()
    assert told is not None
    assert told[0] == {"move": "correct", "scatty": True}


def test_somebody_slow_is_counted_out_and_objected_to() -> None:
    """SR-13."""
    match = walk()
    one = Watcher(match, 2)
    told = one.next_move()
    assert told is not None
    assert told[0] == {"move": "count"}
    assert 10 < told[1] < 25
    match.play(2, told[0], match.now + told[1])
    match.tick(match.now + 5)
    told = one.next_move()
    assert told is not None
    assert told[0] == {"move": "object"}


def test_a_bot_that_is_counted_out_hurries() -> None:
    """SR-13."""
    hurried = 0
    for seed in range(40):
        match = walk()
        one = Watcher(match, 0, "hound", seed)
        match.play(1, {"move": "count"}, 0.1)
        told = one.next_move()
        hurried += told is not None and told[1] < 5
    assert hurried > 25


def test_a_trap_is_hidden_where_treasure_lies() -> None:
    """SR-8: and not where one stands oneself in the next round."""
    match = walk()
    one = Watcher(match, 0)
    right = {3: "fist", 5: "8", 7: "Polly"}
    answers(match, *(right.get(trove, str(trove)) for trove in range(1, 19)))
    match.play(0, {"move": "scatty"}, match.deadline)
    told = one.next_move()
    assert told is not None
    trove = told[0]["trove"]
    assert trove not in (3, 5, 7)
    assert trove % 3 != 0  # seat 1 walks to door 1, so that seat 0 would stand at 3, 6, 9 …


def test_penalty_cards_come_from_whoever_is_last() -> None:
    """SR-23: so that the leader has no joy of it."""
    for seed in range(3):
        match, _ = play_bots(4, ["hound"], seed)
        replayed, chosen = Match.replay(match.log, upto=0), 0
        for record in match.log["records"]:
            move = record.get("move", {})
            if move.get("move") == "penalty_from":
                view = replayed.view(record["seat"])
                givers = [entry["seat"] for entry in view["legal"] if entry["move"] == "penalty_from"]
                assert view["points"][move["seat"]] == min(view["points"][seat] for seat in givers)
                chosen += 1
            replayed.repeat(record)
        assert chosen


# Code words


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_every_picture(language: str) -> None:
    """SR-5, SR-6: that the table takes, and none for two drawings."""
    seen: set[str] = set()
    for picture in PICTURES:
        words = words_for(picture, language)
        folded = {fold(word) for word in words}
        assert len(folded) == len(words) >= 5
        assert all(
            0 < len(word) <= 30 and fold(word) and written_number(fold(word)) is None for word in words
        )
        assert not folded & seen
        seen |= folded


def test_a_code_word_is_never_used_twice() -> None:
    """SR-6: when all have been used, one gets a number."""
    used: set[str] = set()
    for _ in range(20):
        word = code_word("parrot", ["da"], used, BotRandom(1))
        assert fold(word) not in used
        used.add(fold(word))
    assert fold("papegøje 2") in used


@pytest.mark.parametrize(("settings", "languages"), [("fr", {"fr"}), ("en+da", {"en", "da"})])
def test_words_come_in_the_languages_of_the_table(settings: str, languages: set[str]) -> None:
    heard: set[str] = set()
    for seed in range(4):
        match, _ = play_bots(3, [f"hound:{settings}"], seed)
        for line in match.talk("watcher"):
            hide = line["hide"]
            if hide["trap"] not in PICTURES or hide["word"] is None:
                continue
            spoken = {
                language
                for language in languages
                if fold(hide["word"]) in map(fold, words_for(hide["trap"], language))
            }
            assert spoken
            heard |= spoken
    assert heard == languages


def test_other_settings_are_refused() -> None:
    with pytest.raises(Illegal) as no:
        bot("hound:tlh")
    assert no.value.code == "bad_bot_settings"


# Whole games


@pytest.mark.parametrize("players", range(3, 9))
@pytest.mark.parametrize("words", ["own", "plain"])
def test_a_table_of_bots_plays_to_the_end(players: int, words: str) -> None:
    """Any number of players; no move is refused."""
    match, seated = play_bots(players, list(LEVELS), players, words=words)
    assert match.result is not None
    assert seated.mistakes == [0] * players


@pytest.mark.parametrize(
    "options",
    [
        {"marker": True},
        {"first": 2},
        {"objection_window": 0},
        {"objection_window": 10},
        {"count_seconds": 1, "correct_seconds": 3},
    ],
)
def test_bots_play_at_any_table(options: dict[str, Any]) -> None:
    for seed in range(2):
        match, seated = play_bots(4, ["goldfish", "hound"], seed, **options)
        assert match.result is not None
        assert seated.mistakes == [0] * 4


def test_a_table_of_elephants_ends_as_well() -> None:
    match, seated = play_bots(3, ["elephant"], 1)
    assert match.result is not None
    assert seated.mistakes == [0] * 3


def test_the_same_table_again_is_the_same_to_the_byte() -> None:
    one, same = (play_bots(5, list(LEVELS), 9)[0] for _ in range(2))
    assert one.log == same.log


class Noting:
    """A bot, with what it first made of every view."""

    def __init__(self, bot: Bot, match: Match) -> None:
        self.bot, self.match = bot, match
        self.made: dict[int, tuple[float, Any, float | None]] = {}

    @property
    def wake(self) -> float | None:
        return self.bot.wake

    def hear(self, line: Mapping[str, Any], now: float) -> None:
        self.bot.hear(line, now)  # type: ignore[attr-defined]

    def act(self, view: View, now: float) -> dict[str, Any] | None:
        move = self.bot.act(view, now)
        self.made.setdefault(self.match.number, (now, move, self.bot.wake))
        return move


@pytest.mark.parametrize("level", ["goldfish", "hound", "elephant"])
def test_a_bot_is_brought_back_by_what_it_was_told_and_shown(level: str) -> None:
    """As a server does it after a restart, at any moment of a game."""
    match = Match("scatty-rogues", NAMES[:3], 5)
    noting = [Noting(bot(level, seat), match) for seat in range(3)]
    BotMatch(match, noting).play_out()
    for seat in range(3):
        back, past = SeatedBot(bot(level, seat), seat), Match.replay(match.log, upto=0)
        compared = 0
        for n, record in enumerate(match.log["records"]):
            move = back.act(past)
            now, made, wake = noting[seat].made.get(n, (None, None, None))
            if now == past.now:  # else it saw nothing new, and was woken later
                assert (move, back.bot.wake) == (made, wake)
                compared += 1
            past.repeat(record)
        assert compared > 100


def test_a_bot_never_asks_to_be_woken_in_the_past() -> None:
    for name in LEVELS:
        match = walk()
        one = bot(name)
        now = 0.0
        for _ in range(30):
            move = one.act(match.view(0), now)
            assert move is not None or one.wake is None or one.wake > now
            now = one.wake if move is None and one.wake is not None else now + 0.5


def test_agreement_is_judged_as_people_hear() -> None:
    """SR-11, SR-14."""
    assert Answer("say", "Pólly!").agrees(Answer("say", "poly"))
    assert Answer("say", "7").agrees(Answer("say", "07"))
    assert not Answer("say", "7").agrees(Answer("say", "17"))
    assert not Answer("sign", "fist").agrees(Answer("say", "fist"))
    assert not number_answer(0).agrees(SCATTY)
    assert SCATTY.agrees(SCATTY)
