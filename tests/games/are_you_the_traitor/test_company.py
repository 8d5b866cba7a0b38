"""Bots as company: they answer with reasons, read what people type, and repeat nothing."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import convert

from tests.games.are_you_the_traitor.table import table
from turncoat import Illegal, Match
from turncoat.core.bots.bot import seat_bot
from turncoat.core.bots.bot_random import BotRandom
from turncoat.core.bots.seated_bot import SeatedBot
from turncoat.core.speech.phrase import Phrase
from turncoat.games.are_you_the_traitor import game
from turncoat.games.are_you_the_traitor.bots.hearing import claims_of, leaning_of
from turncoat.games.are_you_the_traitor.bots.memory import Memory
from turncoat.lab import talk
from turncoat.lab.bot_match import BotMatch
from turncoat.words import LANGUAGES, Words
from turncoat.words.phrasebook import Phrasebook

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus")
WIZARDS = (5, 6)


def claims(text: str, speaker: int = 0, before: int | None = None) -> list[Any]:
    line = {"n": 1, "at": 1.0, "seat": speaker, "round": 1, "say": text}
    return [dict(claim) for claim in claims_of(line, NAMES, WIZARDS, before)]


@pytest.mark.parametrize(
    ("text", "claim"),
    [
        ("I'm a guard", {"what": "am", "role": "guard"}),
        ("Je suis un gentil magicien.", {"what": "am", "role": "good_wizard"}),
        ("jeg er nøglebæreren", {"what": "am", "role": "keyholder"}),
        ("Bo is the traitor!", {"what": "is", "about": 1, "role": "traitor"}),
        ("Bo est le traître", {"what": "is", "about": 1, "role": "traitor"}),
        ("Bo er forræderen", {"what": "is", "about": 1, "role": "traitor"}),
        ("Bo isn't the traitor", {"what": "trust", "about": 1}),
        ("flo is evil", {"what": "is", "about": 5, "role": "evil_wizard"}),
        ("Bo has the key", {"what": "is", "about": 1, "role": "keyholder"}),
        ("Bo lies", {"what": "lie", "about": 1}),
        ("Bo was the first to speak. Suspicious.", {"what": "doubt", "about": 1}),
        ("I don't trust Cy", {"what": "doubt", "about": 2}),
    ],
)
def test_free_text_is_read_as_claims(text: str, claim: dict[str, Any]) -> None:
    """AT-26: in three languages, with short forms and slips."""
    assert claims(text) == [claim]


@pytest.mark.parametrize(
    "text", ["Bo, are you the traitor?", "Who is the traitor?", "I am not a guard", "Hello"]
)
def test_questions_and_small_talk_claim_nothing(text: str) -> None:
    assert claims(text) == []


def test_you_means_who_spoke_before() -> None:
    assert claims("you are lying", speaker=0, before=3) == [{"what": "lie", "about": 3}]


FACTS = {
    "against": [
        *("turned", "two-roles", "both-key", "accused-me", "accuses-many", "first", "echo", "praises"),
        *("no-role", "grudge-me", "grudge-wrong", "grudge-guard"),
    ],
    "for": ["agrees", "praised-me", "steady", "unaccused", "was-right"],
}
PLAIN = ["def-turned", "def-again", "def-many", "def-first", "def-no-role", "def-role", "def-silent"]
PLAIN += ["innocent", "thanks", "listening", "shrug", "unsure", "propose", "believed-nobody"]
MANNERS = ("anxious", "blunt", "courtly", "wry")


def ways(say: Words, kind: str, **about: Any) -> list[str]:
    texts: list[str] = []
    for message in (f"at-bot-{kind}", *(f"at-bot-{manner}-{kind}" for manner in MANNERS)):
        if say.has(message):
            texts += [way.strip() for way in say(message, **about).split("|")]
    assert texts
    return texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_bots_say_is_understood_by_bots_as_it_is_meant(language: str) -> None:
    """A reason is about the first player named in it, and for or against them."""
    say = Words(language)
    for side, facts in FACTS.items():
        verdicts = ways(say, f"verdict-{side}") + ways(say, f"turn-{side}")
        for fact in facts:
            for core in ways(say, fact, name="Bo", other="Cy"):
                assert [leaning_of(claim) for claim in claims(core)] in ([], [side]), core
                for verdict in verdicts:
                    said = claims(f"{core} {verdict}")
                    assert [(claim["about"], leaning_of(claim)) for claim in said] == [(1, side)], (
                        core,
                        verdict,
                    )
    for lead in ways(say, "lead"):
        assert claims(lead, before=1) == [], lead


@pytest.mark.parametrize("language", LANGUAGES)
def test_answers_accuse_nobody_by_accident(language: str) -> None:
    say = Words(language)
    for kind in PLAIN:
        for text in ways(say, kind):
            assert claims(text, before=1) == [], text


def test_nobody_runs_out_of_words_or_says_them_twice() -> None:
    book = Phrasebook("at-bot", "wry", "en", BotRandom(1))
    book.names = ("Ann", "Bo")
    said: list[str] = []
    for turn in range(60):
        wording = book.compose("first", turn, "verdict-against", seats={"name": 1}, numbers={})
        assert wording is not None
        book.hear(wording.text)
        said.append(wording.text)
    assert len({*said}) == len(said)


def test_each_remark_has_phrases_that_say_the_same_in_every_language() -> None:
    """AT-8: at a table of several languages everybody reads what a bot says in their own."""
    match = Match(game.name, list(NAMES[:6]), 3, {"round_limit": 120})
    cast = [f"{name}:{LANGUAGES[seat % 3]}" for seat, name in enumerate(game.company[:6])]
    BotMatch(match, [seat_bot(game.bots, spec, seat) for seat, spec in enumerate(cast)]).play_out()
    lines = [line for line in match.talk("watcher") if "say" in line]
    assert len(lines) > 12
    for line in lines:
        phrases = [convert(phrase, Phrase) for phrase in line["phrases"]]
        said: dict[str, str] = {language: in_words(phrases, language, match.seats) for language in LANGUAGES}
        assert said[cast[line["seat"]].partition(":")[2]] == line["say"]
        assert len({*said.values()}) > 1 or line["say"] == "Hm."


def in_words(phrases: list[Phrase], language: str, names: list[str]) -> str:
    return " ".join(Words(language).ways(phrase, names)[phrase.way] for phrase in phrases)


def test_a_phrase_is_about_players_of_the_table() -> None:
    """AT-8."""
    match = table("KGT+")
    phrases = [{"key": "at-bot-first", "seats": {"name": 4}}]
    with pytest.raises(Illegal, match="no_such_player"):
        match.play(0, {"move": "say", "text": "Him!", "phrases": phrases})


def test_a_reason_points_at_what_was_said() -> None:
    memory = Memory()
    memory.hear(1.0, 1, [{"what": "trust", "about": 2}])
    memory.hear(2.0, 3, [{"what": "am", "role": "keyholder"}])
    memory.hear(3.0, 1, [{"what": "doubt", "about": 2}])
    memory.hear(4.0, 1, [{"what": "am", "role": "keyholder"}])
    facts = {(fact.code, fact.other) for fact in memory.against(1, 0, [])}
    assert {("turned", 2), ("both-key", 3), ("first", None)} <= facts
    assert not memory.against(4, 0, [])


def answer(words: str, language: str) -> str:
    """Return what a bot in seat 2 says when somebody has said this to all."""
    match = table("KTGGG+-")
    one = SeatedBot(seat_bot(game.bots, f"rosa:{language}", 3), 2)
    one.act(match)
    name = match.seats[2]
    match.play(0, {"move": "say", "text": words.format(name=name)}, at=5.0)
    for tenth in range(50, 100):
        match.tick(tenth / 10)
        move = one.act(match)
        if move is None:
            continue
        match.play(2, move)
        if move["move"] in ("say", "claim"):
            return str(move["move"])
    raise AssertionError("it says nothing for five seconds")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "words",
    ["{name}, who are you?", "Je me méfie de {name}", "{name} er løgner", "What about {name}?", "{name}!"],
)
def test_who_is_named_in_free_text_answers_within_seconds(words: str, language: str) -> None:
    """AT-8: whatever language either speaks."""
    assert answer(words, language) in ("say", "claim")


def test_at_a_table_the_addressed_answer_and_others_keep_quiet() -> None:
    """Nothing is said twice, nobody silent is accused, nobody has to wait a minute for a word."""
    counts = talk.count(_evening(7, seed=1))
    counts += talk.count(_evening(5, seed=2))
    found = talk.figures(counts)
    assert found["answered"]["share"] > 0.9
    assert found["control"]["share"] < 0.45
    assert found["repeats"]["number"] == 0
    assert found["empty_accusations"]["number"] == 0
    assert found["silence"]["longest"] <= 60


def _evening(players: int, seed: int) -> dict[str, Any]:
    options = game.at_table(game.settle({}, players), False, [0])
    match = Match(game.name, list(NAMES[:players]), seed, options)
    bots = [seat_bot(game.bots, name, 10 * seed) for name in game.company[:players]]
    BotMatch(match, bots).play_out()
    return match.log
