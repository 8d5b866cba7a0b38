"""A player with a memory: it watches, listens, answers, objects and counts, at the pace of people."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from turncoat.core.bots.bot import View
from turncoat.core.bots.bot_random import BotRandom
from turncoat.core.bots.plans import Plan, next_plan
from turncoat.games.scatty_rogues.bots.level import Level
from turncoat.games.scatty_rogues.bots.mind import Mind, Recalled
from turncoat.games.scatty_rogues.bots.said import SCATTY, Answer, number_answer, read_answer
from turncoat.games.scatty_rogues.bots.vocabulary import code_word
from turncoat.games.scatty_rogues.hearing.answers import fold
from turncoat.games.scatty_rogues.kernel import DUE, TREASURE_POINTS, TROVES

Move: TypeAlias = dict[str, Any]

TURN: Final = 6.0
"""So many seconds make one forget as much as a turn of somebody's."""
NEAR: Final = 2
"""A number this close to where one thinks that the walk is may be right: one has lost one's place."""
FIRST_HAND: Final = 1.2
"""Seconds until a bot objects: as long as a person needs to hear, doubt and dare."""
NEXT_HAND: Final = 0.5
"""So much later comes the hand of the next bot, so that two of them hardly ever meet (SR-17)."""
HANDS: Final = 3
"""So many bots are quick enough to object to one turn; who they are differs from turn to turn."""
HESITATION: Final = 0.15
"""By so many seconds a hand may be later than its place in line."""
NO_MORE_HANDS: Final = FIRST_HAND + (HANDS - 1) * NEXT_HAND + HESITATION + 0.35
"""When bots answer at the earliest: an answer that meets a hand is refused (SR-16)."""
A_WORD_TELLS: Final = 6.0
"""Who says a word where one remembers nothing, or a number far away, is so much likelier to be right."""


CAUTIOUS: Final = 0.6
"""How cunning a bot must be to see that the last trap would lose the game."""


@dataclass(frozen=True)
class Case:
    """A turn that may be objected to, as this bot sees it."""

    seat: int
    at: float
    answer: Answer
    """What would have been right."""
    sure: float
    wrong: bool
    """Whether something else was said, or nothing in time."""


@dataclass(frozen=True)
class Thought:
    """The own turn: what to say, and when."""

    answer: Answer
    due: float
    hurried: bool = False


class Player:
    """One seat. What it was told and shown and its seed make it what it is."""

    def __init__(self, seed: int, level: Level, languages: Sequence[str]) -> None:
        self._level = level
        self._luck = BotRandom(seed)
        self._languages = languages
        self.mind = Mind(level, self._luck)
        self.place = 0
        """Where the walk is, as it thinks: the trove of the next answer, from 0, or DUE."""
        self._doubt = 0.0
        """How likely that is wrong."""
        self._turns = 0
        self._used: set[str] = set()
        """Code words of this game, folded: the table would refuse them, so nobody needs to remember."""
        self._seen: View | None = None
        self._changed = 0.0
        """Since when the view is as it is."""
        self._called = False
        """SR-27: whether the table has just called Scatty Rogues for somebody slow."""
        self._case: Case | None = None
        self._thought: Thought | None = None
        self._declined = False
        self._wake: float | None = None

    @property
    def wake(self) -> float | None:
        return self._wake

    # Taking things in

    def hear(self, line: Mapping[str, Any], now: float) -> None:  # noqa: ARG002 - the line has its own time
        if "hide" not in line:
            return
        told = line["hide"]
        self.mind.hide(told["trove"] - 1, told["trap"], told["word"], self._moment(line["at"]))
        self._used.add(fold(told["word"] or told["trap"]))
        if line["seat"] is None and self._seen is not None and self._seen["phase"] == "walk":
            self._at_start()
            self._called = True

    def see(self, view: View, now: float) -> None:
        """Remember a view, and the thoughts that it led to."""
        self.act(view, now)

    def act(self, view: View, now: float) -> Move | None:
        self._wake = None
        if view != self._seen:
            before, self._seen, self._changed = self._seen, view, now
            self._notice(view, before, now)
        plan = next_plan(self._plans(view, now))
        if plan is None:
            return None
        if plan.due <= now:
            return plan.move()
        self._wake = max(plan.due, math.nextafter(now, math.inf))
        return None

    def _moment(self, now: float) -> float:
        """Time as memory has it: it fades with every turn, and with every second."""
        return self._turns + now / TURN

    def _notice(self, view: View, before: View | None, now: float) -> None:
        if before is not None:
            for mine, theirs in zip(view["loot"], before["loot"], strict=True):
                for card in mine[len(theirs) :]:
                    if card != "treasure":
                        self.mind.leave(card)
            if before["phase"] == "walk" and view["objector"] is None:
                self._notice_turn(view, before, now)
        self._called = False
        self._notice_objection(view, before, now)
        if "trove" in view:  # SR-9: the marker
            self.place, self._doubt = DUE if view["trove"] is None else view["trove"] - 1, 0.0
        self._think(view, now)

    def _notice_turn(self, view: View, before: View, now: float) -> None:
        if view["phase"] == "hide":
            self._at_start()  # SR-10: a due call
        elif view["said"] is not None and view["said"] != before["said"]:
            self._take_answer(view["said"]["seat"], read_answer(view["said"]), now)
        elif view["turn"] != before["turn"]:
            self._pass_by()
        elif before["count_ends"] is not None and view["count_ends"] is None:
            found = self._recall(now)
            self._case = Case(view["turn"], now, found.answer, found.sure * (1 - self._doubt), wrong=True)

    def _take_answer(self, seat: int, said: Answer, now: float) -> None:
        """Was it right? Who is not sure enough believes what was said."""
        found, place = self._recall(now), self.place
        agrees, number = found.answer.agrees(said), said.number()
        if number is not None and (not agrees or found.treasure):
            said = number_answer(number - 1)  # "seven" is remembered as 7
        sure = found.sure * (1 - self._doubt)
        if found.blank and (number is None or abs(number - 1 - place) > NEAR):
            sure /= sure + A_WORD_TELLS * (1 - sure)
        slow = self._case is not None and self._case.seat == seat and self._case.wrong
        self._case = Case(seat, now, found.answer, sure, wrong=slow or not agrees)
        if not agrees and sure < self._level.nerve and number is not None and 1 <= number <= TROVES:
            if abs(number - 1 - place) <= NEAR:
                place = self.place = number - 1
            agrees = True
        if place != DUE and said != SCATTY and (agrees or sure < self._level.nerve):
            self.mind.listen(place, said, self._moment(now))
        self._step(number if number == place + 1 else None)

    def _recall(self, now: float) -> Recalled:
        if self.place == DUE:
            return Recalled(SCATTY, 1.0, False)
        return self.mind.recall(self.place, self._moment(now))

    def _step(self, number: int | None) -> None:
        """Move on in the walk; without a number to go by, the bot may lose count."""
        self._turns += 1
        if number is not None:
            self.place, self._doubt = number, 0.0
        else:
            self.place = 1 if self.place == DUE else self.place + 1  # SR-15
            self._doubt = min(0.5, self._doubt + self._level.drift)
            if self._luck.lot("drift", self._turns) < self._level.drift:
                self.place += self._luck.one_of((-1, 1), "lost", self._turns)
            self.place = max(0, min(DUE, self.place))
        if self.place == DUE and self._luck.lot("slip", self._turns) < self._level.slip:
            self.place = 0

    def _pass_by(self) -> None:
        """Note a turn that lapsed, or an answer that was not heard."""
        self._case = None
        if not self._called:
            self._step(None)

    def _at_start(self) -> None:
        """SR-10: after Scatty Rogues everybody knows where the walk is."""
        self._turns += 1
        self.place, self._doubt, self._case = 0, 0.0, None

    def _notice_objection(self, view: View, before: View | None, now: float) -> None:
        """SR-18, SR-22: a door that is turned over is seen, and what is repeated is heard."""
        if view["objector"] is None or view["phase"] == "correct":
            return
        door = view["door"]
        if door is None:
            self.place, self._doubt = 0, 0.0  # Scatty Rogues was due
            return
        self.place, self._doubt = door["trove"], 0.0
        trap = None if door["holds"] == "treasure" else door["holds"]
        repeated = view["phase"] == "walk" and view["said"] is not None
        if repeated:
            self.mind.look(door["trove"] - 1, trap, read_answer(view["said"]), self._moment(now))
        elif before is None or before["door"] is None:
            self.mind.look(door["trove"] - 1, trap, None, self._moment(now))

    # The own turn

    def _think(self, view: View, now: float) -> None:
        """Decide what to say on its own turn, and when; a count makes the bot hurry."""
        if "answer" not in _offered_moves(view):
            self._thought = None
        elif self._thought is None:
            found = self._recall(now)
            pause = self._between(0.6, 1.5, "pause") + 5 * (1 - found.sure) ** 2 * self._lot("doubt")
            if found.groping:
                pause += self._between(3, 18, "groping")
            heard = now if self._case is None else self._case.at + NO_MORE_HANDS
            self._thought = Thought(found.answer, max(now + pause, heard))
        elif view["count_ends"] is not None and not self._thought.hurried:
            self._hurry(self._thought, view["count_ends"], now)
        elif view["slow"] and view["accused"] == view["you"] and self._thought.due < now + 4:
            self._thought = replace(self._thought, due=now + 4)  # too slow: the others first

    def _hurry(self, thought: Thought, ends: float, now: float) -> None:
        if self._lot("freeze") < self._level.freeze:
            due = ends + 4
        else:
            due = min(thought.due, now + (ends - now) * self._between(0.2, 0.9, "hurry"))
        self._thought = replace(thought, due=due, hurried=True)

    # What to do

    def _plans(self, view: View, now: float) -> list[Plan]:
        offered = _offered_moves(view)
        if "hide" in offered:
            due = self._changed + self._between(2, 6, "hide", view["traps_left"])
            return [Plan(due, lambda: self._hide(view, now))]
        if "correct" in offered:
            return [self._correct(view, now)]
        if "penalty_from" in offered:
            due = self._changed + self._between(1.5, 4, "penalty")
            return [Plan(due, lambda: self._take_from(view))]
        plans = [*self._object(view)] if "object" in offered else []
        if self._thought is not None and not plans:
            answer = self._thought.answer
            plans.append(Plan(self._thought.due, lambda: answer.as_move("answer")))
        if "count" in offered and view["accused"] != view["turn"]:
            plans.append(Plan(self._changed + self._between(12, 20, "count"), lambda: {"move": "count"}))
        return plans

    def _object(self, view: View) -> list[Plan]:
        """SR-16: until the next player answers; bots raise their hands one after the other."""
        case = self._case
        if case is None or case.seat != view["accused"] or not case.wrong or case.sure < self._level.nerve:
            return []
        place = self._place_in_line(view)
        if place >= HANDS:
            return []
        due = case.at + FIRST_HAND + NEXT_HAND * place + HESITATION * self._lot("object")
        return [Plan(due, lambda: {"move": "object"})]

    def _place_in_line(self, view: View) -> int:
        """Return how many bots are quicker this time: another one is the first from turn to turn."""
        others = len(view["players"]) - 1
        distance = (view["you"] - view["accused"]) % len(view["players"]) - 1
        shift = sum(view["penalties"]) + view["traps_left"] + view["accused"] * 3
        return int((distance + shift) % others)

    def _correct(self, view: View, now: float) -> Plan:
        """Plan the correction that it had in mind; a bot that was not there has to guess."""
        answer = self._recall(now).answer if self._case is None else self._case.answer
        left = view["deadline"] - self._changed
        due = self._changed + min(self._between(0.8, 2.5, "correct"), left / 2)
        return Plan(due, lambda: answer.as_move("correct"))

    def _take_from(self, view: View) -> Move:
        """SR-23: who has the fewest points may have that point back."""
        seats = [move["seat"] for move in view["legal"] if move["move"] == "penalty_from"]
        giver = min(seats, key=lambda seat: (view["points"][seat], self._lot("giver", seat)))
        return {"move": "penalty_from", "seat": giver}

    def _hide(self, view: View, now: float) -> Move:
        if self._would_lose(view):
            self._declined = True
            return {"move": "decline"}
        move: Move = {"move": "hide", "trove": self._best_trove(view, now) + 1}
        if any(entry.get("open") == ["word"] for entry in view["legal"] if entry["move"] == "hide"):
            move["word"] = code_word(view["trap"]["id"], self._languages, self._used, self._luck)
        return move

    def _would_lose(self, view: View) -> bool:
        """Return whether to decline (SR-10): the last trap would end the game with others ahead.

        A bot declines once a game, so that the game ends.
        """
        if view["traps_left"] or self._declined or "decline" not in _offered_moves(view):
            return False
        if self._level.cunning < CAUTIOUS:
            return False
        best = max(points for seat, points in enumerate(view["points"]) if seat != view["you"])
        return bool(view["points"][view["you"]] + TREASURE_POINTS < best)

    def _best_trove(self, view: View, now: float) -> int:
        """Choose a door where treasure can be won, away from its own way, and late in the walk."""
        after = view["turn"] if view["objector"] is None else view["accused"] + 1
        cunning, moment = self._level.cunning, self._moment(now)

        def worth(trove: int) -> float:
            ahead = (trove - self.place) % TROVES
            turns = ahead + (trove < self.place)  # a turn goes to Scatty Rogues
            own: bool = (after + turns - view["you"]) % len(view["players"]) == 0
            loot = 4 * self.mind.treasure_odds(trove, moment) - 1
            return loot + cunning * (ahead / TROVES - own) + (2 - cunning) * self._lot("trove", trove)

        return max(range(TROVES), key=worth)

    # Random numbers

    def _lot(self, *about: object) -> float:
        """Return a random number that stays the same until the next turn."""
        return self._luck.lot(self._turns, *about)

    def _between(self, low: float, high: float, *about: object) -> float:
        return self._luck.between(low, high, self._turns, *about)


def _offered_moves(view: View) -> set[str]:
    return {entry["move"] for entry in view["legal"]}
