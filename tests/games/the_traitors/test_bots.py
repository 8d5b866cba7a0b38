"""Players made of code: they finish any season, talk by the rules, and only choices tell who they are."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
import pytest

from tests.games.the_traitors.season import NAMES, Json, at, move, season, until, vote
from turncoat import Illegal, Match
from turncoat.core.bots.bot import Bot, seat_bot
from turncoat.core.bots.seated_bot import SeatedBot
from turncoat.core.speech.phrase import Phrase
from turncoat.games.the_traitors import game
from turncoat.games.the_traitors.bots import BOTS, hearing
from turncoat.games.the_traitors.bots.hearing import AGAINST, kind_of
from turncoat.games.the_traitors.bots.inference.observations import Observations
from turncoat.games.the_traitors.bots.player import Player
from turncoat.games.the_traitors.bots.temperaments import TEMPERAMENTS
from turncoat.games.the_traitors.statistics import count, figures
from turncoat.lab import talk
from turncoat.lab.bot_match import BotMatch
from turncoat.words import LANGUAGES, Words
from turncoat.words.reading import named_seats

CAST = list(TEMPERAMENTS)
STRONG = ["viggo", "mathilde", "osric", "isolde"]
QUICK = 5.0
"""Seconds within which whoever is named answers."""


def bot(name: str, seed: int) -> Bot:
    return seat_bot(BOTS, name if name == "random" else f"{name}:en", seed)


def play_bots(
    players: int, seed: int, cast: list[str] | None = None, **options: Any
) -> tuple[Match, BotMatch]:
    """A season among bots alone."""
    cast = cast or CAST
    match = Match("the-traitors", NAMES[:players], seed, options)
    table = BotMatch(match, [bot(cast[seat % len(cast)], 100 * seed + seat) for seat in range(players)])
    table.play_out()
    return match, table


# Whole seasons


@pytest.mark.parametrize("players", range(6, 25))
def test_seasons_of_every_size_are_played_and_nothing_is_ever_refused(players: int) -> None:
    match, table = play_bots(players, players)
    assert match.result is not None
    assert table.mistakes == [0] * players


@pytest.mark.parametrize(
    ("players", "options"),
    [
        (6, {"days": 5, "death_lists": [1, 3], "traitors": 1}),
        (8, {"choose_on": 2, "days": 5, "reveal": "never", "shields": 3}),
        (9, {"days": 6, "death_lists": [2], "first_round_table": 3, "pace": "evening"}),
        (11, {"traitors": 5, "reveal": "not_in_final", "ghosts_see_all": True}),
        (7, {"host": "human", "days": 3}),  # TT-14: missions of the host's own, and no host who comes
    ],
)
@pytest.mark.parametrize("cast", [["random"], CAST, ["random", "isolde"]])
def test_bots_play_at_any_table(players: int, options: Json, cast: list[str]) -> None:
    match, table = play_bots(players, 3, cast, **options)
    assert match.result is not None
    assert table.mistakes == [0] * players


def test_every_move_of_the_game_is_made_by_somebody() -> None:
    wanted = {"eager", "seen", "mission", "open_door", "take_shield", "show_shield", "ready", "say", "claim"}
    wanted |= {"vote", "reveal", "murder", "tempt", "letter", "blackmail", "list", "suspect", "bet", "end"}
    moves: set[str] = set()
    for seed in range(12):
        match, _ = play_bots(9, seed, STRONG, days=7, death_lists=[2], shields=3)
        moves |= {record["move"]["move"] for record in match.log["records"] if "move" in record}
        if moves >= wanted:
            break
    assert moves >= wanted
    assert "withdraw" not in moves


def test_tt_22_bots_that_are_out_bet_and_talk_among_themselves() -> None:
    match, _ = play_bots(9, 2, STRONG, days=4)
    out = [line for line in match.talk("host") if line["where"] == "out"]
    assert len({line["seat"] for line in out}) > 1
    said = Counter((line["day"], line["phase"], line["seat"]) for line in out)
    assert (
        max(said.values()) <= 3
    )  # one remark each at a breakfast or a Round Table; a final day has more of these
    assert {bet["about"] for bet in match.view(0)["recap"]["bets"]} == {"mission", "banished"}


def test_bots_are_made_of_their_seed_and_what_they_were_shown() -> None:
    assert play_bots(8, 5)[0].log == play_bots(8, 5)[0].log


class Awake:
    """A bot that is shown everything."""

    def __init__(self, asleep: Any) -> None:
        self._bot = asleep
        self.hear = asleep.hear

    @property
    def wake(self) -> float | None:
        wake: float | None = self._bot.wake
        return wake

    def act(self, view: Mapping[str, Any], now: float) -> Json | None:
        move: Json | None = self._bot.act(view, now)
        return move


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_dozing_makes_no_difference(seed: int) -> None:
    """What a bot is not shown in simulation would not have changed what it does."""
    awake = Match("the-traitors", NAMES[:8], seed)
    BotMatch(awake, [Awake(bot(CAST[seat], 100 * seed + seat)) for seat in range(8)]).play_out()
    assert awake.log["records"] == play_bots(8, seed)[0].log["records"]


# Nothing but choices tells


def public_moves(match: Match) -> list[tuple[Any, ...]]:
    """All that was done before the Traitors met, in the second half of the selection (TT-6)."""
    past = Match.replay(match.log, upto=0)
    found: list[tuple[Any, ...]] = []
    for record in match.log["records"]:
        if at(past) == ("selection", 2):
            return found
        found.append((record.get("seat"), record.get("move"), record["at"]))
        past.repeat(record)
    raise AssertionError("the Traitors never met")


def test_tt_4_until_traitors_have_met_nothing_tells_them_apart() -> None:
    """The same luck, other Traitors: the same is said and done, at the same moments."""
    days = []
    for traitors in ((0, 1), (2, 3), (5, 7)):
        match = Match("the-traitors", NAMES[:8], 4, {}, {"traitors": list(traitors)})
        BotMatch(match, [bot(CAST[seat + 3], 40 + seat) for seat in range(8)]).play_out()
        days.append(public_moves(match))
    assert len(days[0]) > 25
    assert days[0] == days[1] == days[2]


def loyal_self(view: Json) -> Json:
    """What a Loyal player in the same seat would see, who has been through the same season."""
    secret = {"fellows": [], "present": [], "decisions": {}, "shown_here": [], "letter": False}
    nothing = dict.fromkeys(("tempted", "answer", "list_count", "suspected"))
    twin = {**view, **secret, **nothing, "identity": "loyal"}
    if view["phase"] == "conclave":
        others = [seat for seat in view["alive"] if seat != view["you"]]
        twin["legal"] = [{"move": "suspect", "target": seat} for seat in others]
    return twin


class Shadowed(Player):
    """A bot with a twin that hears and sees what a Loyal player in its place would; both are compared."""

    def __init__(self, seed: int, name: str) -> None:
        super().__init__(seed, TEMPERAMENTS[name], ["en"])
        self.twin = Player(seed, TEMPERAMENTS[name], ["en"])
        self.compared: list[tuple[Any, Any]] = []
        self.asked_by_night = self.differed = 0

    def hear(self, line: Mapping[str, Any], now: float) -> None:
        super().hear(line, now)
        if line["where"] == "all":
            self.twin.hear(line, now)

    def act(self, view: Any, now: float) -> Any:
        mine, theirs = super().act(view, now), self.twin.act(loyal_self(view), now)
        if str(view["you"]) in view["out"] or view["result"] is not None:
            return mine
        if view["phase"] == "conclave":
            if not view["decisions"] and not view["letter"] and view["suspected"] is None and mine is None:
                assert self.wake == self.twin.wake
                self.asked_by_night += 1
            return mine
        assert self.wake == self.twin.wake
        if mine != theirs:
            self._check_choice(view, mine, theirs)
        self.compared.append((mine, theirs))
        return mine

    def _check_choice(self, view: Any, mine: Any, theirs: Any) -> None:
        """A vote or a doubt that falls on somebody else, or the wish to end it."""
        assert view["identity"] == "traitor"
        assert mine["move"] == theirs["move"]
        if mine["move"] == "end":
            assert mine["agree"]
        else:
            named = {mine.get("target", mine.get("about")), theirs.get("target", theirs.get("about"))}
            assert view["fellows"]
            assert not set(view["fellows"]) & {mine.get("target", mine.get("about"))} or named <= set(
                view["fellows"]
            )
        self.differed += 1


def test_a_traitor_speaks_waits_and_votes_as_its_loyal_self_would() -> None:
    """In whole seasons: it never takes longer or shorter, and differs only in whom it names."""
    compared = nights = differed = 0
    for seed in range(4):
        match = Match("the-traitors", NAMES[:10], seed, {}, {"traitors": [0, 4, 7]})
        bots: list[Bot] = [bot(STRONG[seat % 4], 10 * seed + seat) for seat in range(10)]
        shadowed = [Shadowed(10 * seed + seat, STRONG[seat % 4]) for seat in (0, 4, 7)]
        for seat, one in zip((0, 4, 7), shadowed, strict=True):
            bots[seat] = one
        BotMatch(match, bots).play_out()
        compared += sum(len([pair for pair in one.compared if pair[0] is not None]) for one in shadowed)
        nights += sum(one.asked_by_night for one in shadowed)
        differed += sum(one.differed for one in shadowed)
    assert compared > 200
    assert nights > 20
    assert 0 < differed < compared / 4, (differed, compared)


# Talk


class Evening:
    """People who say what the test says, in some seats, and bots in the others."""

    def __init__(self, match: Match, bots: Mapping[int, str]) -> None:
        self.match = match
        self.seated = {seat: SeatedBot(bot(name, 50 + seat), seat) for seat, name in bots.items()}

    def until(self, *where: Any) -> None:
        while at(self.match)[: len(where)] != where:
            self._step()

    def wait(self, seconds: float) -> None:
        end = self.match.now + seconds
        while self.match.now < end:
            self._step(end)

    def _step(self, end: float = 1e9) -> None:
        for one in self.seated.values():
            wanted = one.act(self.match)
            if wanted is not None:
                self.match.play(one.seat, wanted)
        wakes = [one.bot.wake for one in self.seated.values() if one.bot.wake is not None]
        assert self.match.deadline is not None
        self.match.tick(max(self.match.now, min([*wakes, self.match.deadline, end])))


def lines_of(match: Match, seat: int) -> list[Json]:
    return [line for line in match.talk("watcher") if line["seat"] == seat]


WHERE: list[tuple[Any, ...]] = [("arrival",), ("mission",), ("armoury",), ("round_table", "talk")]


@pytest.mark.parametrize("where", WHERE)
@pytest.mark.parametrize(
    "text", ["P3, whom do you suspect?", "I think that P3 is a traitor", "What do you say, P3?", "P3 …"]
)
def test_whoever_is_named_answers_within_a_few_seconds(where: tuple[Any, ...], text: str) -> None:
    """By free text, in any phase in which people talk; and again when named again."""
    evening = Evening(season(8, (0, 1)), {seat: CAST[seat] for seat in range(1, 8)})
    evening.until(*where)
    for _ in range(2):
        before, now = len(lines_of(evening.match, 3)), evening.match.now
        move(evening.match, 0, "say", text=text)
        evening.wait(QUICK)
        said = lines_of(evening.match, 3)[before:]
        assert said
        assert said[0]["at"] <= now + QUICK
        assert at(evening.match)[: len(where)] == where


def test_whoever_is_accused_by_a_claim_answers() -> None:
    evening = Evening(season(8, (0, 1)), dict.fromkeys(range(1, 8), "nora"))
    evening.until("round_table", "talk")
    before = len(lines_of(evening.match, 5))
    move(evening.match, 0, "claim", what="doubt", about=5)
    evening.wait(QUICK)
    assert "say" in lines_of(evening.match, 5)[before]


def test_nobody_answers_for_another_who_is_named() -> None:
    evening = Evening(
        Match("the-traitors", ["Ann", "Rosa", "Rosa 2", *NAMES[3:8]], 1), {1: "rosa", 2: "rosa"}
    )
    move(evening.match, 0, "say", text="Rosa 2, good evening!")
    evening.wait(QUICK)
    assert any("say" in line for line in lines_of(evening.match, 2))
    assert named_seats("Rosa 2, good evening!", ("Ann", "Rosa", "Rosa 2")) == (2,)
    assert named_seats("rosa? And ROSA 2?", ("Ann", "Rosa", "Rosa 2")) == (1, 2)
    assert named_seats("prosaic", ("Ann", "Rosa", "Rosa 2")) == ()


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("P3 is a traitor", "against"),
        ("P3 is not a traitor", "for"),
        ("I trust P3", "for"),
        ("I will write P3.", "against"),
        ("Je ne fais pas confiance à P3", "against"),
        ("J’écrirai P3.", "against"),
        ("Jeg tror, at P3 lyver", "against"),
        ("P3 er forræder", "against"),
        ("Jeg skriver P3.", "against"),
        ("P3, are you a traitor?", None),
        ("I am Loyal, P3", None),
        ("Good morning, P3", None),
    ],
)
def test_what_is_said_of_somebody_is_understood(text: str, meant: str | None) -> None:
    line = {"n": 1, "at": 1.0, "seat": 0, "where": "all", "say": text}
    found = hearing.opinions(line, tuple(NAMES[:8]))
    assert found == ([] if meant is None else [(3, meant)])


QUESTIONS = {
    "sworn": ["P3, are you a Traitor?", "P3, es-tu un Traître ?", "P3, er du forræder?"],
    "trust": ["P3, do you trust me?", "P3, tu me fais confiance ?", "P3, stoler du på mig?"],
    "voted": ["P3, did you vote for me?", "P3, tu as voté contre moi ?", "P3, stemte du på mig?"],
    "quiet": ["P3, be quiet!", "P3, tais-toi !", "P3, ti stille!"],
}


@pytest.mark.parametrize(("kind", "text"), [(kind, text) for kind in QUESTIONS for text in QUESTIONS[kind]])
def test_each_kind_of_question_has_its_own_answers(kind: str, text: str) -> None:
    """Whatever language the question is in; what is answered is about what was asked."""
    evening = Evening(season(8, (0, 1)), {3: "nora"})
    evening.until("round_table", "talk")
    before = len(lines_of(evening.match, 3))
    move(evening.match, 0, "say", text=text)
    evening.wait(QUICK)
    answer = lines_of(evening.match, 3)[before]
    assert any(phrase["key"].startswith(f"tt-bot-{kind}") for phrase in answer["phrases"])


def test_who_is_asked_why_gives_a_reason_for_what_they_said() -> None:
    evening = Evening(season(8, (0, 1)), {3: "nora"})
    evening.until("round_table", "talk")
    move(evening.match, 0, "say", text="Good evening")
    move(evening.match, 0, "say", text="P3, whom do you suspect?")
    evening.wait(QUICK)
    assert lines_of(evening.match, 3)[-1]["claim"] == {"what": "doubt", "about": 0}
    move(evening.match, 0, "say", text="Why me?")
    evening.wait(QUICK)
    assert named_seats(lines_of(evening.match, 3)[-1]["say"], tuple(evening.match.seats)) == (0,)


def test_at_a_table_the_addressed_answer_others_leave_them_room_and_nobody_repeats_a_sentence() -> None:
    counts: Counter[str] = Counter()
    for seed, players in ((1, 8), (2, 11)):
        counts += talk.count(play_bots(players, seed)[0].log)
    found = talk.figures(counts)
    assert found["answered"]["low"] > 0.9
    assert found["control"]["high"] < 0.35
    assert found["repeats"]["number"] == found["empty_accusations"]["number"] == 0


def bot_lines(match: Match) -> Iterable[tuple[Json, set[int], set[int]]]:
    """Every line of a bot to all, with those who had spoken before and those who were in the game then."""
    gone: set[int] = set()
    spoken: set[int] = set()
    for line in match.talk("watcher"):
        if "announce" in line:
            gone |= set(line["announce"].get("seats", ())) if line["announce"]["what"] != "list" else set()
        else:
            yield line, spoken, set(range(len(match.seats))) - gone
            spoken.add(line["seat"])


def test_nobody_is_accused_who_has_said_nothing() -> None:
    """In claims, and in sentences: two at the table never say a word."""
    accused = 0
    for seed in range(6):
        match, _ = play_bots(10, seed, [*CAST[2:6], "random", *CAST[6:]])
        for line, spoken, alive in bot_lines(match):
            if "claim" in line and kind_of(line["claim"]) in AGAINST:
                assert line["claim"]["about"] in spoken
                accused += 1
            if "say" in line:
                told = hearing.opinions(line, tuple(match.seats))
                assert {about for about, leaning in told if leaning == "against"} & alive <= spoken
    assert accused > 60


def test_tt_22_bots_learn_who_the_banished_was_when_it_is_revealed() -> None:
    match = until(season(8, days=4), "round_table", "vote")
    seen = Observations()
    seen.see(match.view(5))
    vote(match, {2: 0, 3: 0})
    seen.see(match.view(5))
    assert seen.known == {}
    match.play(0, {"move": "reveal"})
    seen.see(match.view(5))
    assert seen.known == {0: "traitor"}


def test_bots_do_not_contradict_themselves() -> None:
    """On one day nobody is both doubted and trusted, nor trusted and then voted for where others could be."""
    trusted = 0
    for seed in range(6):
        match, _ = play_bots(10, seed)
        recap = match.view("watcher")["recap"]
        first_votes = iter([vote for vote in recap["votes"] if vote["stage"] == "vote"])
        told: dict[tuple[int, int], dict[str, set[int]]] = defaultdict(lambda: defaultdict(set))
        alive = set(range(10))
        for line in match.talk("watcher"):
            said = told[line["day"], line["seat"]]
            if "claim" in line:
                said[line["claim"]["what"]].add(line["claim"]["about"])
                assert not said["doubt"] & said["trust"]
                assert len(said["doubt"] & alive) <= 1
                trusted += line["claim"]["what"] == "trust"
            elif line.get("announce", {}).get("what") == "banished":
                _check_trust(next(first_votes), told, alive)
            alive -= set(line.get("announce", {}).get("seats", ()))
    assert trusted > 8


def _check_trust(vote: Json, told: Any, alive: set[int]) -> None:
    for slip in vote["votes"]:
        trusted = told[vote["day"], slip["seat"]]["trust"]
        assert slip["target"] not in trusted or alive <= {*trusted, slip["seat"]}


def test_every_vote_has_a_reason_in_the_bots_language() -> None:
    reasons = {}
    for language in ("en", "fr", "da"):
        match = Match("the-traitors", NAMES[:7], 2)
        bots = [seat_bot(BOTS, f"{CAST[seat]}:{language}", seat) for seat in range(7)]
        BotMatch(match, bots).play_out()
        votes = match.view("watcher")["recap"]["votes"]
        reasons[language] = [slip["reason"] for slip in votes[0]["votes"]]
        assert all(reasons[language])
    assert not set(reasons["en"]) & set(reasons["fr"])
    assert not set(reasons["fr"]) & set(reasons["da"])


def test_tt_8_nobody_says_that_they_are_a_traitor() -> None:
    for language in ("en", "fr", "da"):
        match = Match("the-traitors", NAMES[:8], 3, {}, {"traitors": [0, 1]})
        BotMatch(match, [seat_bot(BOTS, f"{CAST[seat]}:{language}", seat) for seat in range(8)]).play_out()
        said = " ".join(line["say"] for line in match.talk("watcher") if "say" in line).lower()
        confessions = ("i am a traitor", "je suis un traître", "je suis avec les traîtres", "jeg er forræder")
        assert not any(word in said for word in confessions)


# Back after a restart


def test_a_bot_is_brought_back_by_what_it_was_shown_and_told() -> None:
    match, _ = play_bots(8, 6)
    past = Match.replay(match.log, upto=0)
    first, second = (SeatedBot(bot("thea", 9), 2) for _ in range(2))
    half = len(match.log["records"]) // 2
    answers = []
    for number, record in enumerate(match.log["records"]):
        wanted = first.act(past)
        if number < half:
            second.remember(past)
        else:
            answers.append((wanted, second.act(past)))
        assert first.bot.wake == second.bot.wake
        past.repeat(record)
    assert [one for one, _ in answers] == [other for _, other in answers]
    assert any(one is not None for one, _ in answers)


def test_a_bot_never_asks_to_be_woken_in_the_past() -> None:
    match = until(season(8, (0, 1)), "round_table", "talk")
    one = SeatedBot(bot("rosa", 3), 0)
    for _ in range(20):
        wanted = one.act(match)
        wake = one.bot.wake
        assert wanted is not None or wake is None or wake > match.now
        if wanted is not None:
            match.play(0, wanted)
        else:
            match.tick(wake or match.deadline or 0)


def test_tt_34_at_night_the_random_bot_takes_as_long_whatever_it_is() -> None:
    wakes = []
    for traitors in ((0, 1), (2, 3)):
        match = until(season(8, traitors, days=4, first_round_table=4), "conclave", 1)
        one = bot("random", 7)
        assert one.act(match.view(0), match.now) is None
        wakes.append(one.wake)
    assert wakes[0] == wakes[1]


def test_settings_are_languages() -> None:
    for name in BOTS:
        seat_bot(BOTS, f"{name}:fr+da", 1)
        with pytest.raises(Illegal, match="bad_bot_settings"):
            seat_bot(BOTS, f"{name}:wild", 1)
    assert set(game.company) == set(CAST)


# How good they are


def contest(loyal: list[str], traitors: list[str], seasons: int = 16, players: int = 12) -> Json:
    """Seasons in which the sides are played by these, and what they come to."""
    counts = count(Match("the-traitors", NAMES[:6], 0).log)
    for seed in range(seasons):
        chosen = [seed % players, (seed + 3) % players, (seed + 7) % players]
        match = Match("the-traitors", NAMES[:players], seed, {}, {"traitors": chosen})
        cast = [
            traitors[seat % len(traitors)] if seat in chosen else loyal[seat % len(loyal)]
            for seat in range(players)
        ]
        BotMatch(match, [bot(name, 100 * seed + seat) for seat, name in enumerate(cast)]).play_out()
        counts += count(match.log)
    return figures(counts)


def test_they_beat_random_bots_as_either_side() -> None:
    """95 % intervals that do not touch the lot: Loyal they find Traitors, Traitors they are not found."""
    found = contest(STRONG, ["random"])["banishments"]["all"]
    assert found["low"] > found["chance"]
    saved = contest(["random"], STRONG)["banishments"]["all"]
    assert saved["high"] < saved["chance"]


# Languages


def test_each_remark_has_phrases_that_say_the_same_in_every_language() -> None:
    cast = [f"{name}:{language}" for name, language in zip(CAST, ["en", "fr", "da"] * 4, strict=True)]
    match = Match("the-traitors", NAMES[:8], 4)
    bots = [seat_bot(BOTS, cast[seat], seat) for seat in range(8)]
    BotMatch(match, bots).play_out()
    lines = [line for line in match.talk("host") if "say" in line]
    slips = [slip for vote in match.view("host")["recap"]["votes"] for slip in vote["votes"]]
    remarks = [(line["seat"], line["say"], line["phrases"]) for line in lines]
    remarks += [(slip["seat"], slip["reason"], slip["phrases"]) for slip in slips if slip["reason"]]
    assert len(remarks) > 20
    for seat, text, phrases in remarks:
        languages: dict[str, str] = {
            language: in_words(phrases, language, match.seats) for language in LANGUAGES
        }
        assert languages[cast[seat].partition(":")[2]] == text
        assert len({*languages.values()}) > 1 or not text.strip(".").isalpha()


def in_words(phrases: list[Json], language: str, names: list[str]) -> str:
    ways = [(phrase["way"], msgspec.convert(phrase, Phrase)) for phrase in phrases]
    return " ".join(Words(language).ways(phrase, names)[way] for way, phrase in ways)
