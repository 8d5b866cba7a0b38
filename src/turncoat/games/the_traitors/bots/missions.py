"""A bot in the missions: it remembers with faults, counts cards, and places fragments by what others said.

A Traitor plays as well as a Loyal player, so that a mission tells nothing of identities.
"""

from __future__ import annotations

import re
from typing import Any, Final, TypeAlias

from turncoat.core.bots.bot import Line, View
from turncoat.core.bots.bot_random import BotRandom
from turncoat.core.bots.plans import Plan
from turncoat.core.speech.text import fold_text
from turncoat.games.loyalty_or_treachery.cards import NUMBERS, colour_of
from turncoat.games.the_traitors.bots.phrasing import Phrasing
from turncoat.games.the_traitors.bots.temperaments import Temperament
from turncoat.games.the_traitors.missions import sentences

Move: TypeAlias = dict[str, Any]
"""A move in plain JSON types."""

TRAPS: Final = 0.3
"""How often the most cunning bot returns a card where it could draw."""
SLIPS: Final = 0.6
"""How often a bot that remembers nothing calls by lot, or misjudges a fragment."""
CHANGES: Final = 3
"""How often a bot moves one fragment, so that two bots that disagree come to an end."""
NUMBERED: Final = re.compile(r"\b(\d{1,2})\b")


class Missions:
    def __init__(self, luck: BotRandom, character: Temperament, phrasing: Phrasing) -> None:
        self._luck = luck
        self._character = character
        self._phrasing = phrasing
        self._day = 0
        self._pictures: list[str] = []
        """The pictures of the vault, as the bot saw them."""
        self._since: dict[tuple[Any, ...], float] = {}
        """By question: when the bot was first asked it."""
        self._sentence: list[list[str]] = []
        """The fragments by place, each in every language; empty until the bot recognises the sentence."""
        self._known: dict[int, int] = {}
        """By fragment: its place in the sentence, as far as the bot has heard."""
        self._told: set[int] = set()
        """Own fragments that the bot has said aloud."""
        self._moves: dict[int, int] = {}
        self._line: list[int] = []

    def notice(self, view: View, now: float) -> None:
        """Take in what a view shows of the mission."""
        mission = view["mission"]
        if mission is None or mission["name"] == "host":
            return
        if self._day != view["day"]:
            self._day, self._since, self._pictures = view["day"], {}, []
            self._sentence, self._known, self._line = [], {}, []
            self._told, self._moves = set(), {}
        self._since.setdefault(_question(view), now)
        progress, mine = mission["progress"], mission["mine"]
        if mission["name"] == "vault" and progress["open"]:
            self._pictures = progress["pictures"]
        if mission["name"] == "message":
            line = [piece["fragment"] for piece in progress["line"]]
            if line != self._line:
                self._line = line
                self._since["line",] = now
            if mine is not None and mine["fragments"] and not self._known:
                self._recognise(mine["fragments"], progress["fragments"])

    def hear(self, line: Line, you: int, view: View | None) -> None:
        """Remember where a fragment belongs, if the line gives its text and its number."""
        mission = None if view is None else view["mission"]
        if "say" not in line or mission is None or mission["name"] != "message" or not self._sentence:
            return
        said = _bare(line["say"])
        found = [
            (len(text), place)
            for place, texts in enumerate(self._sentence)
            for text in texts
            if _bare(text) in said
        ]
        numbers = [int(number) - 1 for number in NUMBERED.findall(line["say"])]
        if found and len(numbers) == 1:
            if line["seat"] == you:
                self._told.add(numbers[0])
            else:
                self._known[numbers[0]] = max(found)[1]

    def _recognise(self, own: list[Move], number: int) -> None:
        """Find the sentence of the own fragments and their places in it, with an error now and then."""
        texts = [list(one["text"].values()) for one in own]
        for sentence in range(sentences.SENTENCES):
            whole = [list(text.values()) for text in sentences.fragments(sentence, number)]
            if all(text in whole for text in texts):
                self._sentence = whole
        for one, text in zip(own, texts, strict=True):
            if text not in self._sentence:
                continue  # a player has left: the fragments are still those of the larger group
            place = self._sentence.index(text)
            if self._slips("fragment", one["fragment"]):
                place += int(self._luck.between(-3, 4, "off", self._day, one["fragment"]))
            self._known[one["fragment"]] = place

    def _slips(self, *about: object) -> bool:
        return self._luck.lot("slip", self._day, *about) < SLIPS * (1 - self._character.recall)

    # Plans

    def plans(self, view: View) -> list[Plan]:
        mission = view["mission"]
        if mission is None or mission["name"] == "host" or mission["mine"] is None:
            return []
        if mission["name"] == "message":
            return [] if mission["progress"]["read"] else self._message(view)
        acts = [entry["act"] for entry in view["legal"] if entry["move"] == "mission" and "act" in entry]
        if not acts:
            return []
        do = self._remember if mission["name"] == "vault" else self._duel
        return [Plan(self._at(view, 1.5, 5.5), lambda: {"move": "mission", "act": do(view, acts)})]

    def is_done(self, view: View) -> bool:
        """Return whether the mission asks nothing more of the player."""
        mission = view["mission"]
        if mission is None or mission["name"] == "host" or mission["mine"] is None:
            return True
        progress, mine = mission["progress"], mission["mine"]
        if mission["name"] == "vault":
            return bool(progress["open"] or mine["left"] == 0)
        if mission["name"] == "duel":
            return progress["bouts"][mine["bout"]]["actor"] is None
        return bool(progress["read"] or len(progress["line"]) == progress["fragments"])

    def last_change(self, view: View) -> float:
        """Return when the bot saw the last change."""
        return max(self._since.get(("line",), 0.0), self._since.get(_question(view), 0.0))

    def _at(self, view: View, low: float, high: float) -> float:
        asked = _question(view)
        return self._since[asked] + self._luck.between(low, high, "mission", self._day, *asked)

    def _remember(self, view: View, acts: list[Move]) -> Move:
        """Answer with the picture behind the door, or with a guess if the bot has forgotten it."""
        door = acts[0]["door"]
        knows = self._pictures and self._luck.lot("recall", view["day"], door) < self._character.recall
        pictures = [act["picture"] for act in acts if act["door"] == door]
        picture = self._pictures[door] if knows else self._luck.one_of(pictures, "guess", view["day"], door)
        return {"move": "answer", "door": door, "picture": picture}

    def _duel(self, view: View, acts: list[Move]) -> Move:
        mine = view["mission"]["mine"]
        asked = _question(view)
        if acts[0]["move"] == "call":
            return {"move": "call", "colour": self._call(view)}
        counts = [act for act in acts if act["move"] in ("loyalty", "take")]
        trap = self._luck.lot("trap", *asked) < TRAPS * self._character.cunning
        if trap and counts[0]["move"] == "loyalty" and mine["pile"]:
            return {"move": "treachery", "cards": [self._luck.one_of(mine["pile"], "card", *asked)]}
        return max(counts, key=lambda act: int(act["count"]))

    def _call(self, view: View) -> str:
        """Return the colour of which more cards are left, as far as the bot has kept count."""
        mine, asked = view["mission"]["mine"], _question(view)
        if mine["run"] and mine["run"][0] is not None:
            return colour_of(NUMBERS[mine["run"][0]])
        seen = {*mine["pile"], *mine["theirs"], *mine["run"]}
        unseen = [
            colour_of(NUMBERS[card]) for card in view["mission"]["progress"]["deck"] if card not in seen
        ]
        red, black = unseen.count("red"), unseen.count("black")
        if red == black or self._slips(*asked):
            return self._luck.one_of(("red", "black"), "call", *asked)
        return "red" if red > black else "black"

    # The Message

    def _message(self, view: View) -> list[Plan]:
        """Plan to say the own fragments aloud, and to lay each where it belongs among the known ones."""
        began = self._since[_question(view)]
        plans: list[Plan] = []
        for one in view["mission"]["mine"]["fragments"]:
            number = one["fragment"]
            if number not in self._told:
                due = began + self._luck.between(3, 20, "tell", self._day, number)
                told = {"move": "say", **self._phrasing.fragment(number + 1, one["text"]).fields()}
                plans.append(Plan(due, lambda told=told: told, ("tell", number)))  # type: ignore[misc]
            moves = self._moves.get(number, 0)
            if moves < CHANGES and self._is_misplaced(number):
                due = began + self._luck.between(8, 30, "place", self._day, number)
                if moves:
                    due = max(due, self.last_change(view)) + self._luck.between(
                        3, 8, "move", self._day, number, moves
                    )
                plans.append(Plan(due, lambda number=number: self._place(number), ("place", number, moves)))  # type: ignore[misc]
        return plans

    def _predecessor(self, number: int) -> int | None:
        """Return the fragment that belongs before this one, as far as the bot knows; None: no fragment."""
        own = self._known.get(number, len(self._sentence))
        line = [one for one in self._line if one != number]
        earlier = [one for one in line if self._known.get(one, own + 1) < own]
        if earlier:
            return max(earlier, key=lambda one: self._known[one])
        if any(one in self._known for one in line):
            return None
        return line[-1] if line else None

    def _is_misplaced(self, number: int) -> bool:
        if number not in self._line:
            return True
        place = self._line.index(number)
        return (self._line[place - 1] if place else None) != self._predecessor(number)

    def _place(self, number: int) -> Move:
        self._moves[number] = self._moves.get(number, 0) + 1
        return {
            "move": "mission",
            "act": {"move": "place", "fragment": number, "after": self._predecessor(number)},
        }


def _question(view: View) -> tuple[Any, ...]:
    """Return a key for what the mission asks now; another question has another key."""
    mission = view["mission"]
    progress, mine = mission["progress"], mission["mine"] or {}
    match mission["name"]:
        case "vault":
            return ("vault", progress["open"], mine.get("left"), str(mine.get("doors")))
        case "duel":
            bout = progress["bouts"][mine["bout"]] if mine else {"turns": 0}
            return ("duel", bout["turns"], mine.get("phase"))
        case "host":
            return ("host",)
    return ("message", progress["read"])


def _bare(text: str) -> str:
    """Return letters and spaces alone, so that commas and quotes do not matter."""
    return "".join(character for character in fold_text(text) if character.isalpha() or character == " ")
