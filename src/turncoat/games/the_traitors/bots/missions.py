"""How a player does in the missions: memory with faults, counting cards, placing fragments by what was said.

It plays as well as it can whatever it is; what it does must tell nothing of that.
"""

from __future__ import annotations

import re
from typing import Any, Final, TypeAlias

from turncoat.core.bot import Line, View
from turncoat.core.bot_random import BotRandom
from turncoat.core.plans import Plan
from turncoat.core.text import folded
from turncoat.games.loyalty_or_treachery.cards import NUMBERS, colour_of
from turncoat.games.the_traitors.bots.temperaments import Temperament
from turncoat.games.the_traitors.missions import sentences
from turncoat.words import Words

Move: TypeAlias = dict[str, Any]
"""When, what, and a name for it."""

TRAPS: Final = 0.3
"""So often the most cunning returns a card where it could draw."""
SLIPS: Final = 0.6
"""Who remembers nothing would call by lot so often, or misjudge a fragment."""
CHANGES: Final = 3
"""So often a fragment is moved, so that two who disagree come to an end."""
NUMBERED: Final = re.compile(r"\b(\d{1,2})\b")


class Missions:
    def __init__(self, luck: BotRandom, character: Temperament, say: Words) -> None:
        self._luck = luck
        self._character = character
        self._say = say
        self._day = 0
        self._pictures: list[str] = []
        """Of the vault, as they were seen."""
        self._since: dict[tuple[Any, ...], float] = {}
        """When it was first asked something."""
        self._sentence: list[list[str]] = []
        """By place, in every language: a player who has read much knows how it goes."""
        self._known: dict[int, int] = {}
        """By fragment: its place in the sentence, as far as it was said."""
        self._told: set[int] = set()
        """Own fragments that it has said aloud."""
        self._moves: dict[int, int] = {}
        self._line: list[int] = []

    def notice(self, view: View, now: float) -> None:
        """Something has been shown."""
        mission = view["mission"]
        if mission is None or mission["name"] == "host":
            return
        if self._day != view["day"]:
            self._day, self._since, self._pictures = view["day"], {}, []
            self._sentence, self._known, self._line = [], {}, []
            self._told, self._moves = set(), {}
        self._since.setdefault(_asked(view), now)
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
        """A fragment may have been said: with its number, or by one who has only that."""
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
        """Which sentence it is, and where the own fragments belong; not everybody is right about that."""
        texts = [list(one["text"].values()) for one in own]
        for sentence in range(sentences.SENTENCES):
            whole = [list(text.values()) for text in sentences.fragments(sentence, number)]
            if all(text in whole for text in texts):
                self._sentence = whole
        for one, text in zip(own, texts, strict=True):
            if text not in self._sentence:
                continue  # somebody has left, and the sentence is cut as it was
            place = self._sentence.index(text)
            if self._slips("fragment", one["fragment"]):
                place += int(self._luck.between(-3, 4, "off", self._day, one["fragment"]))
            self._known[one["fragment"]] = place

    def _slips(self, *about: object) -> bool:
        return self._luck.lot("slip", self._day, *about) < SLIPS * (1 - self._character.recall)

    # What to do

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
        """Whether nothing more is asked of the player in this mission."""
        mission = view["mission"]
        if mission is None or mission["name"] == "host" or mission["mine"] is None:
            return True
        progress, mine = mission["progress"], mission["mine"]
        if mission["name"] == "vault":
            return bool(progress["open"] or mine["left"] == 0)
        if mission["name"] == "duel":
            return progress["bouts"][mine["bout"]]["actor"] is None
        return bool(progress["read"] or len(progress["line"]) == progress["fragments"])

    def settled(self, view: View) -> float:
        """When the last change was made that it has seen."""
        return max(self._since.get(("line",), 0.0), self._since.get(_asked(view), 0.0))

    def _at(self, view: View, low: float, high: float) -> float:
        asked = _asked(view)
        return self._since[asked] + self._luck.between(low, high, "mission", self._day, *asked)

    def _remember(self, view: View, acts: list[Move]) -> Move:
        """What was behind the door, or what it takes for that."""
        door = acts[0]["door"]
        knows = self._pictures and self._luck.lot("recall", view["day"], door) < self._character.recall
        pictures = [act["picture"] for act in acts if act["door"] == door]
        picture = self._pictures[door] if knows else self._luck.one_of(pictures, "guess", view["day"], door)
        return {"move": "answer", "door": door, "picture": picture}

    def _duel(self, view: View, acts: list[Move]) -> Move:
        mine = view["mission"]["mine"]
        asked = _asked(view)
        if acts[0]["move"] == "call":
            return {"move": "call", "colour": self._call(view)}
        counts = [act for act in acts if act["move"] in ("loyalty", "take")]
        trap = self._luck.lot("trap", *asked) < TRAPS * self._character.cunning
        if trap and counts[0]["move"] == "loyalty" and mine["pile"]:
            return {"move": "treachery", "cards": [self._luck.one_of(mine["pile"], "card", *asked)]}
        return max(counts, key=lambda act: int(act["count"]))

    def _call(self, view: View) -> str:
        """The colour of which more is left, as far as it has kept count."""
        mine, asked = view["mission"]["mine"], _asked(view)
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
        """It says its fragments aloud, and lays each where it belongs among those it knows."""
        began = self._since[_asked(view)]
        plans: list[Plan] = []
        for one in view["mission"]["mine"]["fragments"]:
            number = one["fragment"]
            if number not in self._told:
                due = began + self._luck.between(3, 20, "tell", self._day, number)
                said = self._say("tt-bot-fragment", number=number + 1, text=one["text"][self._say.language])
                plans.append(Plan(due, lambda said=said: {"move": "say", "text": said}, ("tell", number)))  # type: ignore[misc]
            moves = self._moves.get(number, 0)
            if moves < CHANGES and self._misplaced(number):
                due = began + self._luck.between(8, 30, "place", self._day, number)
                if moves:
                    due = max(due, self.settled(view)) + self._luck.between(
                        3, 8, "move", self._day, number, moves
                    )
                plans.append(Plan(due, lambda number=number: self._place(number), ("place", number, moves)))  # type: ignore[misc]
        return plans

    def _before(self, number: int) -> int | None:
        """After which fragment of the line it belongs, as far as it knows; None: at the beginning."""
        own = self._known.get(number, len(self._sentence))
        line = [one for one in self._line if one != number]
        earlier = [one for one in line if self._known.get(one, own + 1) < own]
        if earlier:
            return max(earlier, key=lambda one: self._known[one])
        if any(one in self._known for one in line):
            return None
        return line[-1] if line else None

    def _misplaced(self, number: int) -> bool:
        if number not in self._line:
            return True
        place = self._line.index(number)
        return (self._line[place - 1] if place else None) != self._before(number)

    def _place(self, number: int) -> Move:
        self._moves[number] = self._moves.get(number, 0) + 1
        return {
            "move": "mission",
            "act": {"move": "place", "fragment": number, "after": self._before(number)},
        }


def _asked(view: View) -> tuple[Any, ...]:
    """What the player is asked in the mission, told apart from what was asked before."""
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
    """Letters alone: how somebody writes commas and quotes does not matter."""
    return "".join(character for character in folded(text) if character.isalpha() or character == " ")
