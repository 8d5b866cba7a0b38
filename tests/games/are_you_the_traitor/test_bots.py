"""Players made of code: what they hold possible, what they make of talk, and that they finish any table."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.are_you_the_traitor.table import NORMAL, RING, SIDES, everybody_ready, stop, table
from turncoat import Illegal, Match
from turncoat.core.bots.bot import Bot, seat_bot
from turncoat.core.bots.seated_bot import SeatedBot
from turncoat.games.are_you_the_traitor import game
from turncoat.games.are_you_the_traitor.bots.beliefs import Beliefs, possible
from turncoat.games.are_you_the_traitor.bots.player import MOST_LOOKS, MOST_SIGNS, Player
from turncoat.games.are_you_the_traitor.bots.temper import TEMPERS
from turncoat.lab.bot_match import BotMatch

LEVELS = list(TEMPERS)

# Castings that a seat must hold possible, by hand: Adventurers it cannot tell apart, times the alignments
POSSIBLE = {
    4: {"K": 4, "G": 4, "T": 4, "W": 6},
    5: {"K": 4, "G": 4, "T": 4, "W": 6},
    6: {"K": 6, "G": 4, "T": 2, "W": 12},
    7: {"K": 8, "G": 6, "T": 2, "W": 20},
    8: {"K": 20, "G": 12, "T": 2, "W": 60},
    9: {"K": 60, "G": 36, "T": 6, "W": 180},
    10: {"K": 90, "G": 60, "T": 6, "W": 315},
}


def bot(name: str = "steady", seed: int = 1) -> Bot:
    return seat_bot(game.bots, name, seed)


def play_bots(players: int, bots: list[str], seed: int, **options: Any) -> tuple[Match, BotMatch]:
    names = [f"Player {seat}" for seat in range(players)]
    match = Match("are-you-the-traitor", names, seed, {"round_limit": 300} | options)
    seated = BotMatch(match, [bot(bots[seat % len(bots)], 100 * seed + seat) for seat in range(players)])
    seated.play_out()
    return match, seated


@pytest.mark.parametrize("players", NORMAL)
def test_exactly_the_castings_that_fit_are_held_possible(players: int) -> None:
    """AT-1, AT-3 to AT-6: counted by hand, the truth among them, and none twice."""
    match = table(NORMAL[players])
    truth = tuple(
        {"K": "keyholder", "G": "guard", "T": "traitor", "+": "good_wizard", "-": "evil_wizard"}[letter]
        for letter in NORMAL[players]
    )
    for seat, letter in enumerate(NORMAL[players]):
        castings = possible(match.view(seat))
        assert len(castings) == POSSIBLE[players]["W" if letter in SIDES else letter]
        assert len(set(castings)) == len(castings)
        assert truth in castings


def test_traitors_who_have_not_met_hold_more_possible() -> None:
    """AT-6: eight players in edition fr."""
    assert len(possible(table(NORMAL[8], edition="fr").view(1))) == 8


def beliefs(match: Match, seat: int) -> Beliefs:
    mind = Beliefs(match.view(seat))
    for line in match.talk(seat):
        mind.hear(line["seat"], line["claim"])
    mind.update(match.view(seat))
    return mind


def test_before_anybody_speaks_all_are_equally_likely() -> None:
    """AT-3: a Guard of seven players: one of three is the Traitor, either Wizard is Good."""
    mind = beliefs(table("KTGGG+-"), 2)
    assert [round(mind.odds[seat]["traitor"], 6) for seat in (0, 1, 3, 4)] == [
        0,
        0.333333,
        0.333333,
        0.333333,
    ]
    assert mind.odds[5]["good_wizard"] == pytest.approx(0.5)
    best = mind.best_guess("guard")
    assert best is not None
    assert best[0] == 1
    assert best[1] == pytest.approx(1 / 3)
    assert mind.best_call("traitor") is mind.best_guess("traitor") is None


def test_a_wink_seen_makes_a_traitor_likelier_and_another_no_more() -> None:
    """AT-25."""
    match = table("KTGGG+-")
    match.play(2, {"move": "look", "at": 1})
    match.play(1, {"move": "signal", "sign": "wink"})
    once = beliefs(match, 2)
    assert once.odds[1]["traitor"] > 0.35
    match.play(1, {"move": "signal", "sign": "wink"})
    assert beliefs(match, 2).odds == once.odds
    assert beliefs(match, 3).odds[1]["traitor"] == pytest.approx(1 / 3)


def test_praise_for_the_keyholder_makes_guards_wary_of_the_speaker() -> None:
    """AT-5, AT-26: a Guard would rather not point there."""
    match = table("KTGGG+-")
    match.play(1, {"move": "claim", "what": "is", "about": 0, "role": "keyholder"})
    assert beliefs(match, 2).odds[1]["traitor"] > 1 / 3


def test_odds_stay_odds_whatever_is_said() -> None:
    """AT-26: every claim there is, by everybody about everybody."""
    match = table("KTTGGG++-")
    for speaker in range(9):
        match.play(speaker, {"move": "claim", "what": "am", "role": "keyholder"})
        for about in range(9):
            if about == speaker:
                continue
            for what in ("trust", "doubt", "lie"):
                match.play(speaker, {"move": "claim", "what": what, "about": about})
            for role in ("keyholder", "guard", "traitor", "good_wizard", "evil_wizard"):
                match.play(speaker, {"move": "claim", "what": "is", "about": about, "role": role})
    for seat in range(9):
        odds = beliefs(match, seat).odds
        assert all(sum(by_role.values()) == pytest.approx(1) for by_role in odds)
        assert max(odds[seat].values()) == pytest.approx(1)  # the own role


@pytest.mark.parametrize("name", TEMPERS)
def test_less_certainty_takes_longer(name: str) -> None:
    """The worse the odds, the later the call, and before the limit of AT-27."""
    temper = TEMPERS[name]
    moments = [temper.moment(odds / 100, 300.0) for odds in range(100, -1, -1)]
    assert moments == sorted(moments)
    assert moments[0] == 0.0
    assert moments[-1] < 300.0


def test_the_timid_want_to_be_surer_than_the_bold() -> None:
    for odds in (0.55, 0.6, 0.7, 0.8, 0.9):
        assert [TEMPERS[name].moment(odds, 300.0) for name in reversed(LEVELS)] == sorted(
            TEMPERS[name].moment(odds, 300.0) for name in LEVELS
        )
    assert LEVELS == ["timid", "steady", "bold"]


@pytest.mark.parametrize("players", NORMAL)
def test_a_table_of_bots_plays_to_the_end(players: int) -> None:
    """Any number of players; no move is refused, and nobody has to be waited for."""
    match, seated = play_bots(players, LEVELS, seed=players)
    assert match.result is not None
    assert match.result["by"] == "points"
    assert seated.mistakes == [0] * players


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", [{"edition": "fr"}, {"signals": False}, {"photo_finish": 0}])
def test_bots_play_at_any_table(level: str, options: dict[str, Any]) -> None:
    match, seated = play_bots(6, [level], seed=2, **options)
    assert match.result is not None
    assert match.result["winners"]
    assert seated.mistakes == [0] * 6


def test_bots_say_and_do_no_more_than_people_can_follow() -> None:
    """In a round: so many claims, glances and signs at most, one Stop, and never a void."""
    for players in (5, 8):
        match, _ = play_bots(players, ["timid"], seed=4)
        done: Counter[tuple[int, int, str]] = Counter()
        replayed = Match.replay(match.log, upto=0)
        for record in match.log["records"]:
            if "move" in record:
                view = replayed.view("watcher")
                done[view["dealing"], record["seat"], f"{view['phase']} {record['move']['move']}"] += 1
                replayed.play(record["seat"], record["move"], record["at"])
            else:
                replayed.tick(record["at"])
        most = {
            "talk look": MOST_LOOKS,
            "talk signal": MOST_SIGNS,
            "talk stop": 1,
            "photo_finish first": 1,
            "pause claim": 1,
            "pause ring": 5,
            "pause declare": 1,
            "pause ready": 6,
        }
        speech = {"talk claim", "talk say", "pause say"}
        assert all(number <= most.get(kind, 0) for (_, _, kind), number in done.items() if kind not in speech)


def test_a_traitor_never_calls() -> None:
    """AT-11."""
    for seed in range(3):
        match, _ = play_bots(8, ["bold"], seed)
        replayed = Match.replay(match.log, upto=0)
        for record in match.log["records"]:
            if "move" in record:
                if record["move"]["move"] == "stop":
                    assert replayed.view(record["seat"])["character"] != "traitor"
                replayed.play(record["seat"], record["move"], record["at"])
            else:
                replayed.tick(record["at"])


def test_bots_are_made_of_their_seed_and_their_views() -> None:
    """The same table again is the same to the byte."""
    one, same = (play_bots(6, LEVELS, seed=9)[0] for _ in range(2))
    assert one.log == same.log


def test_a_bot_is_brought_back_by_the_same_views() -> None:
    """As a server does it after a restart: told and shown all of it, it gives the same answer as before."""
    match = table(*["KTGG+-"] * 3, photo_finish=0.4)
    first, second = SeatedBot(bot(seed=5), 2), SeatedBot(bot(seed=5), 2)
    answers = []
    for at in range(60):
        match.tick(float(at))
        match.play(1, {"move": "claim", "what": "doubt", "about": at % 4 + 2})
        move = first.act(match)
        if at < 30:
            second.remember(match)
        else:
            answers.append((move, second.act(match)))
        assert second.bot.wake == first.bot.wake
        if move is not None and move["move"] != "stop":
            match.play(2, move)
    assert [one for one, _ in answers] == [other for _, other in answers]
    assert any(one is not None for one, _ in answers)


def test_a_bot_never_asks_to_be_woken_in_the_past() -> None:
    for name in LEVELS:
        match = table("KTGG+-")
        one = bot(name)
        now = 0.0
        for _ in range(30):
            match.tick(now)
            move = one.act(match.view(0), now)
            assert move is not None or one.wake is None or one.wake > now
            now = one.wake if move is None and one.wake is not None else now + 0.5


def test_chatter_does_not_keep_a_bot_from_calling() -> None:
    """AT-8, AT-9: a Guard who has seen a wink, while somebody talks without end."""
    match = table("KTGGG+-", round_limit=300)
    match.play(2, {"move": "look", "at": 1})
    match.play(1, {"move": "signal", "sign": "wink"})
    one = SeatedBot(bot("bold"), 2)
    for tenth in range(2900):
        match.play(5, {"move": "claim", "what": "am", "role": "good_wizard"}, at=tenth / 10)
        move = one.act(match)
        if move == {"move": "stop", "target": 1, "dealing": 1}:
            return
        if move is not None:
            match.play(2, move)
    raise AssertionError("it never called")


def test_whoever_has_ten_points_declares() -> None:
    """AT-21."""
    top = ["platinum_pyramids", "bags_of_gold", "chest_of_copper"] * 3
    match = table(*["KTG+"] * 4, top=top)
    for number in range(3):
        if number:
            everybody_ready(match)
        stop(match, 2, 1)
    assert answer(match, 3) == {"move": "declare"}
    assert answer(match, 0) == {"move": "ready"}


def test_a_ring_goes_to_where_most_treasure_lies() -> None:
    """AT-17: once somebody has enough to be worth it."""
    top = [RING, "bags_of_gold", "chest_of_copper"] + [
        "bags_of_gold",
        "silver_goblets",
        "chest_of_copper",
    ] * 2
    match = table(*["KTG+"] * 4, top=top)
    stop(match, 2, 1)
    assert answer(match, 3) == {"move": "ready"}
    for _ in range(2):
        everybody_ready(match)
        stop(match, 2, 1)
    move = answer(match, 3)
    assert move["move"] == "ring"
    assert move["target"] in (0, 2)


def test_a_caller_votes_for_itself() -> None:
    """AT-13."""
    match = table("KTG+", photo_finish=1)
    stop(match, 2, 1, at=1.0)
    stop(match, 0, 3, at=1.5)
    match.tick(2.0)
    assert answer(match, 2) == {"move": "first", "caller": 2}
    assert answer(match, 0) == {"move": "first", "caller": 0}


def answer(match: Match, seat: int) -> dict[str, Any]:
    """What a bot does in this seat when it has thought for as long as it likes."""
    one = bot()
    now = match.now
    for _ in range(10):
        move = one.act(match.view(seat), now)
        if move is not None:
            return move
        assert one.wake is not None
        now = one.wake
    raise AssertionError("the bot does nothing")


def test_these_bots_have_no_settings() -> None:
    with pytest.raises(Illegal) as no:
        bot("steady:fast")
    assert no.value.code == "bad_bot_settings"


class Guest:
    """Somebody who looks at their card at that time, and otherwise does nothing."""

    def __init__(self, looks_at: float) -> None:
        self.wake: float | None = looks_at

    def act(self, view: Any, now: float) -> dict[str, Any] | None:
        at = self.wake
        if view["phase"] != "talk" or view["you"] in view["peeked"] or at is None:
            return {"move": "ready"} if any(move["move"] == "ready" for move in view["legal"]) else None
        return {"move": "peek"} if now >= at else None


def first_stop(looks_at: float, seed: int) -> float:
    """When a bold bot calls, at a table with a guest."""
    names = ["Guest", "A", "B", "C", "D", "E"]
    match = Match("are-you-the-traitor", names, seed, {"round_limit": 300, "bots_wait": True})
    seated = BotMatch(match, [Guest(looks_at), *(bot("bold", 10 * seed + seat) for seat in range(5))])
    seated.play_out()
    stops = (record for record in match.records() if record.get("move", {}).get("move") == "stop")
    return float(next(stops)["at"])


def test_no_bot_calls_before_everybody_has_looked_at_their_card_and_then_they_take_their_time() -> None:
    usual = [first_stop(0.0, seed) for seed in range(4)]
    waited = [first_stop(100.0, seed) for seed in range(4)]
    assert all(at > 45.0 for at in usual)
    assert all(at > 145.0 for at in waited)
    assert all(at > soon for at, soon in zip(waited, usual, strict=True))


def test_that_somebody_has_looked_is_said_once_and_only_where_bots_wait() -> None:
    match = table(NORMAL[5])
    assert match.view(0)["peeked"] is None
    with pytest.raises(Illegal, match="already_peeked"):
        match.play(0, {"move": "peek"})
    waiting = table(NORMAL[5], bots_wait=True)
    waiting.play(2, {"move": "peek"})
    assert waiting.view("watcher")["peeked"] == [2]
    with pytest.raises(Illegal, match="already_peeked"):
        waiting.play(2, {"move": "peek"})


def change_by_talk(spec: str, seed: int) -> float:
    """How far a Guard's belief about the Traitor has moved after everybody has spoken of one player."""
    match, one = table("KTGGG+-"), SeatedBot(bot(spec, seed), 2)
    one.act(match)
    for speaker in (0, 1, 3, 4, 5, 6):
        for what in ("doubt", "trust", "lie"):
            if speaker != 3:
                match.play(speaker, {"move": "claim", "what": what, "about": 3})
                one.hear(match)
    assert isinstance(one.bot, Player)
    return sum(abs(one.bot.mind.odds[seat]["traitor"] - 1 / 3) for seat in (1, 3, 4))


def test_the_less_a_bot_takes_in_the_less_it_believes() -> None:
    """The level of a character is real: its belief moves less."""
    seeds = range(12)
    attentive = sum(change_by_talk("steady", seed) for seed in seeds)
    assert 0 < sum(change_by_talk("steady:0.2", seed) for seed in seeds) < 0.8 * attentive


@pytest.mark.parametrize("settings", ["0", "2", "1.5", "half", "0.12345"])
def test_attention_is_a_share(settings: str) -> None:
    with pytest.raises(Illegal, match="bad_bot_settings"):
        bot(f"steady:{settings}")


@pytest.mark.parametrize("name", ["rosa:fr", "isolde", "steady:0.6+da", "timid:en+fr"])
def test_bots_speak_the_languages_that_they_are_given(name: str) -> None:
    match, seated = play_bots(5, [name], seed=3)
    assert match.result is not None
    assert seated.mistakes == [0] * 5
    assert any("say" in line for line in match.talk("watcher"))


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Illegal, match="bad_bot_settings"):
        bot("rosa:tlh")
