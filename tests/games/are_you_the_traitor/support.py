"""How the laws are tried on Are You the Traitor?"""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.are_you_the_traitor.table import NORMAL, characters, deck, sides
from tests.laws.support import Setup, Support
from turncoat import Illegal, Match
from turncoat.core.viewer import Viewer

Json = dict[str, Any]
ROLES = ("keyholder", "guard", "traitor", "good_wizard", "evil_wizard")
FIELDS = {"am": ["role"], "is": ["about", "role"], "trust": ["about"], "doubt": ["about"], "lie": ["about"]}
CONSEQUENCES = (
    "no_ring",
    "too_few_points",
    "not_now",
    "over",
    "already_ready",
    "ring_moment",
    "declared_already",
)
"""Why a move can be refused when hidden treasure is different: it shows in public, so that is no twin."""
MIXES = {
    **{players: [letters] for players, letters in NORMAL.items()},
    4: ["KTG+", "KTG-"],
    9: ["KTTGGG++-", "KTTGGG+--"],
    10: ["KTTGGGG++-", "KTTGGGG+--"],
}


def fill(template: Json, view: Json, rng: Random) -> Json:
    if template["move"] == "say":
        return {"move": "say", "text": rng.choice(["I am no traitor.", "Hm …", "Æ, ø, å!"])}
    what = rng.choice([*FIELDS, "statue"])
    others = [player["seat"] for player in view["players"] if player["seat"] != view["you"]]
    values = {"about": rng.choice(others), "role": rng.choice(ROLES)}
    return {"move": "claim", "what": what} | {name: values[name] for name in FIELDS.get(what, [])}


def deal(players: int, rng: Random) -> Json:
    castings = ["".join(rng.sample(mix := rng.choice(MIXES[players]), len(mix))) for _ in range(12)]
    return {
        "characters": [characters(letters) for letters in castings],
        "alignments": [sides(letters) for letters in castings],
        "treasure": rng.sample(deck(), 42),
    }


class Past:
    """What has been dealt in a match, and what of it a viewer has had a way to know."""

    def __init__(self, match: Match, viewer: Viewer) -> None:
        self.characters: list[list[str]] = []
        self.alignments: list[dict[str, str]] = []
        self.revealed: set[int] = set()
        """The dealings whose characters all have seen."""
        self.ended: dict[int, int] = {}
        """By record, the dealing in which it happened."""
        self.stopped: set[int] = set()
        """The dealings in which a call counted or is put to the vote."""
        self.noticeable: set[tuple[int, int]] = set()
        """The dealings and seats whose glances the viewer might have noticed (AT-25)."""
        self.last_look: dict[tuple[int, int], int] = {}
        """By dealing and seat, the number of the record of the last look."""
        self.course: list[Any] = []
        log = match.log
        self.treasure: list[str] = Match.replay(log, upto=0).view("host")["everything"]["deck"]
        self.known_cards: set[int] = set()
        hands: list[list[int]] = [[] for _ in match.seats]
        left = list(range(42))
        replay = Match.replay(log, upto=0)
        self._note(replay.view("host"))
        for number, record in enumerate(log["records"]):
            self.ended[number] = len(self.characters) - 1
            if "move" in record:
                replay.play(record["seat"], record["move"], record["at"])
            else:
                replay.tick(record["at"])
            host = replay.view("host")
            self._note(host)
            self._watch(record, len(self.characters) - 1, viewer, len(match.seats))
            self._follow(host, hands, left, viewer)

    def _watch(self, record: Json, dealing: int, viewer: Viewer, players: int) -> None:
        """Whose glances tell the viewer something: those they look at; all, once they have made a sign."""
        move = record.get("move", {"move": None})
        if move["move"] == "look":
            self.last_look[dealing, record["seat"]] = len(self.ended) - 1
        if record.get("seat") != viewer:
            return
        if move["move"] == "look" and move["at"] is not None:
            self.noticeable.add((dealing, move["at"]))
        elif move["move"] == "signal":
            self.noticeable |= {(dealing, seat) for seat in range(players)}

    def _note(self, host: Json) -> None:
        truth = host["everything"]
        if host["dealing"] > len(self.characters):
            self.characters.append(truth["characters"])
            self.alignments.append(truth["alignments"])
        if host["reveal"] is not None:
            self.revealed.add(host["dealing"] - 1)
        if host["reveal"] is not None or host["callers"]:
            self.stopped.add(host["dealing"] - 1)
        self.course.append([host[name] for name in ("phase", "round", "dealing", "result", "hoards")])

    def _follow(self, truth: Json, hands: list[list[int]], left: list[int], viewer: Viewer) -> None:
        """Which card of the deal lies where; a card's number is its place in the deck."""
        lying = truth["everything"]["hoards"]
        theft = truth["theft"]
        before = sum(len(hand) for hand in hands)
        now = sum(len(hoard) for hoard in lying)
        if theft and [len(hand) for hand in hands] != [len(hoard) for hoard in lying] and now < before:
            thief, victim = theft["thief"], theft["victim"]
            used = next(card for card in hands[thief] if self.treasure[card] == "magic_ring")
            hands[thief].remove(used)
            self.known_cards.add(used)  # everybody knows now what it was
            gone = self._taken_card(hands[victim], lying[victim])
            hands[victim].remove(gone)
            hands[thief].append(gone)
            if viewer in (thief, victim):
                self.known_cards.add(gone)
                self.course.append(self.treasure[gone])  # AT-18: it tells whether a statue was there
        elif now > before:
            caller = truth["reveal"]["caller"]
            for step in range(1, len(hands) + 1):
                seat = (caller + step) % len(hands)
                if len(lying[seat]) > len(hands[seat]):
                    hands[seat].append(left.pop(0))
        if isinstance(viewer, int):
            self.known_cards |= set(hands[viewer])
        if truth["hoards"] is not None:
            self.known_cards |= {card for hand in hands for card in hand}
        for hand, hoard in zip(hands, lying, strict=True):
            assert [self.treasure[card] for card in hand] == hoard

    def _taken_card(self, hand: list[int], rest: list[str]) -> int:
        for place, card in enumerate(hand):
            if [self.treasure[other] for other in hand[:place] + hand[place + 1 :]] == rest:
                return card
        raise AssertionError("no card was taken")


def known_to(letters: list[str], viewer: Viewer, edition: str) -> set[int]:
    """The Adventurers whose characters a viewer knows: the own, and what AT-5 and AT-6 tell."""
    if not isinstance(viewer, int):
        return set()
    known = {viewer}
    if letters[viewer] != "wizard" and len(letters) >= 6:
        known.add(letters.index("keyholder"))
    if letters[viewer] == "traitor" and len(letters) >= {"en": 8, "fr": 9}[edition]:
        known |= {seat for seat, who in enumerate(letters) if who == "traitor"}
    return known


def twin(match: Match, viewer: Viewer, rng: Random) -> Match | None:
    """Roles, treasure, glances, votes and waiting Stops that the viewer has had no way to know differ."""
    log = match.log
    past = Past(match, viewer)
    for _ in range(3):
        changed = _changed_deal(past, viewer, log["options"]["edition"], rng)
        records = [
            _changed_record(record, past, number, log, viewer, rng)
            for number, record in enumerate(log["records"])
        ]
        other = _replay_changed(log, changed, records)
        if other is not None and (other.log != log) and Past(other, viewer).course == past.course:
            return other
    return None


def _changed_deal(past: Past, viewer: Viewer, edition: str, rng: Random) -> Json:
    dealt, aligned = [], []
    for number, cast in enumerate(past.characters):
        one, side = list(cast), dict(past.alignments[number])
        if number not in past.revealed:
            known = known_to(cast, viewer, edition)
            hidden = [seat for seat in range(len(cast)) if cast[seat] != "wizard" and seat not in known]
            for seat, who in zip(
                hidden, rng.sample([cast[seat] for seat in hidden], len(hidden)), strict=True
            ):
                one[seat] = who
            wizards = [wizard for wizard in side if wizard != str(viewer)]
            drawn = rng.sample([side[wizard] for wizard in wizards], len(wizards))
            side |= dict(zip(wizards, drawn, strict=True))
        dealt.append(one)
        aligned.append(side)
    treasure = list(past.treasure)
    hidden = [card for card in range(42) if card not in past.known_cards]
    if len(hidden) > 1:
        one_card, other_card = rng.sample(hidden, 2)
        treasure[one_card], treasure[other_card] = treasure[other_card], treasure[one_card]
    return {"characters": dealt, "alignments": aligned, "treasure": treasure}


def _changed_record(record: Json, past: Past, number: int, log: Json, viewer: Viewer, rng: Random) -> Json:
    if record.get("seat") == viewer or "move" not in record or rng.random() < 0.3:
        return record
    seat, move = record["seat"], record["move"]
    others = [other for other in range(len(log["seats"])) if other != seat]
    untold = past.ended[number] not in past.stopped
    here = (past.ended[number], seat)
    if move["move"] == "look":  # AT-25
        in_force = past.last_look[here] == number and here[0] == len(past.characters) - 1
        secret = here not in past.noticeable and not in_force  # what is in force could be found out now
        elsewhere = None if move["at"] is None else rng.choice(others)
        return {**record, "move": {"move": "look", "at": elsewhere}} if secret else record
    if move["move"] == "stop" and untold:  # AT-13: it waits, or was dropped
        quiet = {"move": "look", "at": None}
        other_target = {"move": "stop", "target": rng.choice(others)}
        hides = here not in past.last_look and log["options"]["signals"]
        return {**record, "move": rng.choice([quiet, other_target] if hides else [other_target])}
    if move["move"] == "first" and past.ended[number] not in past.revealed:
        callers = [entry["seat"] for entry in log["records"][:number] if _stops(entry, past, number, log)]
        return {**record, "move": {"move": "first", "caller": rng.choice(callers)}}
    return record


def _stops(record: Json, past: Past, number: int, log: Json) -> bool:
    same = past.ended[log["records"].index(record)] == past.ended[number]
    return same and record.get("move", {}).get("move") == "stop"


def _replay_changed(log: Json, changed: Json, records: list[Json]) -> Match | None:
    """The changed match, if it can be played: a ring that is not there now cannot be used."""
    other = Match(log["game"], log["seats"], bytes.fromhex(log["seed"]), log["options"], changed)
    for record in records:
        try:
            if "move" in record:
                other.play(record["seat"], record["move"], record["at"])
            else:
                other.tick(record["at"])
        except Illegal as no:
            if no.code in CONSEQUENCES:
                return None
            raise
    return other if other.number == len(log["records"]) else None


def likes(move: Json) -> bool:
    return bool(move["move"] != "void")


support = Support(
    game="are-you-the-traitor",
    setups=[
        Setup(4, {"photo_finish": 10}),
        Setup(5, {"edition": "fr", "photo_finish": 20, "round_limit": 25}),
        Setup(6, {"photo_finish": 0, "pause": 5, "ring_moment": 2}),
        Setup(7, {"photo_finish": 20}),
        Setup(8, {"edition": "fr", "photo_finish": 0, "ring_moment": 0}),
        Setup(8, {"round_limit": 20}),
        Setup(9, {"signals": False, "photo_finish": 10, "people": [0, 2, 3, 7], "bots_wait": True}),
        Setup(4, {"photo_finish": 0, "pause": 0}),
        Setup(10, {"photo_finish": 0, "round_limit": 30}),
    ],
    fill=fill,
    deal=deal,
    twin=twin,
    reveals=frozenset(["stop", "void", "first", "ring", "declare", "ready"]),
    likes=likes,
)
