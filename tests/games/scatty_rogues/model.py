"""Scatty Rogues once more, written from the clauses alone and slowly: to be compared with the game.

It keeps words and names where the game keeps numbers, and a list of what is still to be done where the game
has flags. It shares no code with the game. What chance decides is told to it.
"""

from __future__ import annotations

import re
from typing import Any

Json = dict[str, Any]
PICTURES = {
    *("pirate", "parrot", "chest", "lantern", "rope", "spyglass"),
    *("crow", "cat", "cook", "sentry", "barrel", "anchor"),
}
SIGNS = ["fist", "thumb", "victory", "wave", "ear", "crossed"]
DUE = "Scatty Rogues"


class RefusedError(Exception):
    """The move cannot be made."""


ARTICLES = {"the", "a", "an", "le", "la", "les", "un", "une", "den", "det", "en", "et"}
AMERICAN = {"colour": "color", "arbour": "arbor", "grey": "gray"}
"""What of British spelling the generated words have (SR-14)."""
_WORDS = (
    "one two three four five six seven eight nine ten eleven",
    "un deux trois quatre cinq six sept huit neuf dix onze",
    "en to tre fire fem seks syv otte ni ti elleve",
)
SAID = {word: n for words in _WORDS for n, word in enumerate(words.split(), start=1)}
SAID |= {"dixsept": 17, "atten": 18, "quatorze": 14, "femten": 15}
"""What of numbers in words the generated answers have (SR-11)."""


def plain(text: object) -> str:
    """SR-14, for the generated words: case, accents, spaces, punctuation and an article do not count."""
    letters = str(text).lower().replace("é", "e").replace("ø", "o")
    words = re.sub("[^a-z0-9 ]", "", letters).split()
    if len(words) > 1 and words[0] in ARTICLES:
        words = words[1:]
    joined = "".join(words)
    for british, american in AMERICAN.items():
        joined = joined.replace(british, american)
    return joined


def as_number(text: object) -> int | None:
    """SR-11: digits or words, with a word before it that says that it is a number."""
    words = [re.sub(r"[\W_]", "", word) for word in str(text).lower().split()]
    words = [word for word in words if word]
    if len(words) > 1 and words[0] in ARTICLES:
        words = words[1:]
    said = "".join(words)
    while before := next((word for word in ("number", "door", "numéro", "dør") if said.startswith(word)), ""):
        said = said.removeprefix(before)
    return int(said) if said.isascii() and said.isdigit() else SAID.get(said)


def one_slip(said: str, word: str) -> bool:
    """A letter wrong, missing or extra."""
    for place in range(len(word) + 1):
        before, after = word[:place], word[place:]
        if said.startswith(before) and len(said) >= len(before):
            rest = said[len(before) :]
            if rest == after[1:] or rest[1:] == after or (rest and after and rest[1:] == after[1:]):
                return True
    return False


class Model:
    def __init__(self, players: int, options: Json, traps: list[str]) -> None:
        self.players = players
        self.options = options
        self.traps = list(traps)
        self.held = dict.fromkeys(range(1, 19), "treasure")
        self.words: dict[str, str] = {}
        self.centre = 2 * players
        self.cards = [0] * players
        self.loot: list[list[str]] = [[] for _ in range(players)]
        self.now = 0.0
        self.mode = ""
        self.since = 0.0
        """When the present mode began."""
        self.seat = int(options["first"])
        """Whose turn it is."""
        self.spot: Any = 1
        """A trove's number, or DUE."""
        self.latest: Json | None = None
        """The turn that can be objected to: its seat, spot, answer (None: none yet), whether it was slow."""
        self.shut = False
        """SR-17: nobody may object to it."""
        self.hands: list[tuple[int, float]] = []
        self.tied: list[int] = []
        self.not_before = 0.0
        self.case: Json | None = None
        """An objection: accused, objector, spot, door, correction."""
        self.todo: list[tuple[Any, ...]] = [("hide", self.seat, False)] * 3 + [("walk", self.seat, 1)]
        self.doing: tuple[Any, ...] = ()
        self.shown: str | None = None
        self.said: Json | None = None
        self.go_on()

    # What is still to be done

    def go_on(self) -> None:
        """Do what is next, as far as nobody has to be asked."""
        self.doing = self.todo.pop(0)
        self.since = self.now
        match self.doing:
            case ("hide", _, _):
                self.mode, self.shown = "hide", self.traps.pop(0)
            case ("draw", seat):
                if self.centre:  # SR-19 to SR-21
                    self.centre -= 1
                    self.cards[seat] += 1
                    self.go_on()
                elif self.givers(seat):
                    self.mode = "penalty"  # SR-23
                else:
                    self.go_on()
            case ("repeat",):  # SR-22: where Scatty Rogues was due it is called now
                assert self.case is not None
                self.said = {"seat": self.case["accused"], "scatty": True}
                self.go_on()
            case ("close",):
                self.close()
                self.go_on()
            case ("walk", seat, spot):
                self.begin_turn(seat, spot)
            case ("door", seat, spot):
                assert self.case is not None
                self.begin_turn(seat, spot)
                self.mode = "door"
                self.said = {"seat": self.case["accused"], **self.answer_at(self.case["spot"])}

    def close(self) -> None:
        self.case = self.said = None

    def begin_turn(self, seat: int, spot: Any) -> None:
        self.seat, self.spot, self.mode, self.since = seat, spot, "open", self.now
        self.latest, self.shut, self.tied, self.not_before = None, False, [], 0.0

    def after(self, seat: int) -> int:
        return (seat + 1) % self.players

    def givers(self, seat: int) -> list[int]:
        return [other for other in range(self.players) if other != seat and self.cards[other]]

    # What is right

    def answer_at(self, spot: Any) -> Json:
        """SR-11."""
        if spot == DUE:
            return {"scatty": True}
        held = self.held[spot]
        if held == "treasure":
            return {"say": str(spot)}
        return {"sign": held} if held in SIGNS else {"say": self.words[held]}

    def is_right(self, given: Json | None, spot: Any) -> bool:
        """SR-11, SR-12, SR-14."""
        wanted = self.answer_at(spot)
        if given is None:
            return False
        if "scatty" in wanted and "say" in given:
            return plain(given["say"]) == "scattyrogues"  # SR-10
        if given.keys() != wanted.keys():
            return False
        if "say" not in wanted:
            return given == wanted
        said, word = plain(given["say"]), plain(wanted["say"])
        if word.isdigit():
            return as_number(given["say"]) == int(word)
        others = {plain(other) for other in self.words.values()} - {word}
        figures = {int(other) for other in others if other.isdigit()}
        better = said in others or as_number(given["say"]) in figures
        return said == word or (len(word) >= 5 and one_slip(said, word) and not better)

    def points(self) -> list[int]:
        """SR-25."""
        return [
            sum(3 if card == "treasure" else -1 for card in loot) - cards
            for loot, cards in zip(self.loot, self.cards, strict=True)
        ]

    # Moves

    def play(self, seat: int, move: Json, at: float) -> None:
        name = move["move"]
        given = {field: value for field, value in move.items() if field != "move"}
        if name == "say":
            self.check(self.mode != "over")
        else:
            getattr(self, name)(seat, given, at)
        self.now = max(at, self.now)

    def check(self, fits: bool) -> None:
        if not fits:
            raise RefusedError

    def hide(self, seat: int, given: Json, at: float) -> None:
        self.check(self.mode == "hide" and self.doing[1] == seat)
        self.check(given["trove"] in self.held and ("word" in given) == self.wants_word())
        if "word" in given:
            word = plain(given["word"])
            self.check(1 <= len(given["word"]) <= 30 and bool(word) and not word.isdigit())
            self.check(word not in map(plain, self.words.values()))
        self.now = at
        self.put(given["trove"], given.get("word"))

    def decline(self, seat: int, given: Json, at: float) -> None:
        """SR-10, SR-20."""
        self.check(not given and self.may_decline(seat))
        self.now = at
        assert self.shown is not None
        self.traps.insert(0, self.shown)
        self.shown = None
        if self.case is not None and self.case["door"] is not None:  # SR-18: the door is still to be seen
            spot = self.case["spot"]
            self.todo = [("door", self.after(self.case["accused"]), DUE if spot == 18 else spot + 1)]
        self.go_on()

    def may_decline(self, seat: int) -> bool:
        return self.mode == "hide" and self.doing[1] == seat and bool(self.doing[2])

    def wants_word(self) -> bool:
        """SR-5, SR-24."""
        return self.shown in PICTURES and self.options["words"] == "own" and bool(self.traps)

    def put(self, trove: int, word: str | None) -> None:
        """SR-4, SR-7, SR-8, SR-24."""
        trap, self.shown = self.shown, None
        assert trap is not None
        if self.doing[2]:
            self.loot[self.doing[1]].append(self.held[trove])
        self.held[trove] = trap
        if self.traps and trap not in SIGNS:
            self.words[trap] = word if word is not None else self.tables_word(trap)
        if self.traps:
            self.go_on()
        else:
            self.mode, self.since, self.doing, self.tied = "over", self.now, (), []
            self.close()

    def tables_word(self, trap: str) -> str:
        """SR-27."""
        used = set(map(plain, self.words.values()))
        names = [trap, *(f"{trap} {number}" for number in range(2, 40))]
        return next(name for name in names if plain(name) not in used)

    def answer(self, seat: int, given: Json, at: float) -> None:
        self.check(len(given) == 1 and 1 <= len(str(next(iter(given.values())))) <= 60)
        self.speak(seat, {field: str(value) for field, value in given.items()}, at)

    def scatty(self, seat: int, given: Json, at: float) -> None:
        self.check(not given)
        self.speak(seat, {"scatty": True}, at)

    def speak(self, seat: int, given: Json, at: float) -> None:
        self.check(self.mode in ("open", "count", "late") and seat == self.seat and not self.hands)
        self.now = at
        slow = self.mode == "late"
        called = "scatty" in given or plain(given.get("say", "")) == "scattyrogues"
        if called and self.spot == DUE:  # SR-10: even if late
            self.tied, self.latest = [], None
            self.seat = self.after(seat)
            self.todo = [("hide", seat, True), ("walk", self.seat, 1)]
            self.go_on()
            return
        self.latest = {"seat": seat, "spot": self.spot, "answer": given, "slow": slow}
        self.shut = self.shut and slow
        self.tied, self.not_before = [], 0.0
        self.seat = self.after(seat)
        self.spot = 2 if self.spot == DUE else DUE if self.spot == 18 else self.spot + 1  # SR-15
        self.mode, self.since = "window", at
        self.said = {"seat": seat, **given}
        if not self.options["objection_window"]:
            self.mode, self.said = "open", None

    def count(self, seat: int, given: Json, at: float) -> None:
        self.check(not given and self.may_count(seat) and not self.hands)
        self.now = at
        self.start_count()

    def may_count(self, seat: int) -> bool:
        """SR-13."""
        return self.mode == "open" and seat not in (self.seat, self.accused())

    def start_count(self) -> None:
        self.mode, self.since, self.latest, self.shut, self.not_before = "count", self.now, None, False, 0.0

    def accused(self) -> int | None:
        if self.case is not None:
            return int(self.case["accused"])
        return None if self.latest is None or self.shut else int(self.latest["seat"])

    def may_object(self, seat: int) -> bool:
        """SR-16, SR-17."""
        walking = self.mode in ("window", "open", "late")
        up = [hand for hand, _ in self.hands]
        return walking and self.accused() is not None and seat != self.accused() and seat not in up

    def object(self, seat: int, given: Json, at: float) -> None:
        self.check(not given and self.may_object(seat))
        self.hands.append((seat, at))

    def correct(self, seat: int, given: Json, at: float) -> None:
        self.check(self.mode == "correct" and self.case is not None and seat == self.case["objector"])
        self.check(len(given) == 1 and 1 <= len(str(next(iter(given.values())))) <= 60)
        self.now = at
        self.judge({field: True if value is True else str(value) for field, value in given.items()})

    def judge(self, given: Json | None) -> None:
        """SR-18 to SR-22."""
        case = self.case
        assert case is not None
        spot, accused, objector = case["spot"], case["accused"], case["objector"]
        due = spot == DUE
        if not due:
            case["door"] = {"trove": spot, "holds": self.held[spot]}
        self.said = None if given is None else {"seat": objector, **given}
        wrong = case["slow"] or not self.is_right(case["answer"], spot)
        steps: list[tuple[Any, ...]] = [("draw", accused)] if wrong else []
        knows = self.is_right(given, spot)
        case["verdict"] = ("caught" if knows else "both_wrong") if wrong else "unjustified"
        if not wrong or not knows:
            steps.append(("draw", objector))
        else:
            steps.append(("hide", objector, True))
        following = self.after(accused)
        if due:
            steps += [("repeat",), ("hide", accused, True), ("close",), ("walk", following, 1)]
        else:
            onward = DUE if spot == 18 else spot + 1
            hidden = wrong and knows
            steps += [("close",), ("walk", following, onward)] if hidden else [("door", following, onward)]
        self.todo = steps
        self.go_on()

    def penalty_from(self, seat: int, given: Json, at: float) -> None:
        self.check(self.mode == "penalty" and seat == self.doing[1] and given["seat"] in self.givers(seat))
        self.now = at
        self.take_card(given["seat"])

    def take_card(self, giver: int) -> None:
        self.cards[giver] -= 1
        self.cards[self.doing[1]] += 1
        self.go_on()

    # Time

    def clock(self) -> float | None:
        """When something happens that all know of."""
        seconds = {
            "hide": 60.0,
            "window": self.options["objection_window"],
            "open": 30.0,
            "count": self.options["count_seconds"],
            "late": 10.0,
            "door": 3.0,
            "correct": self.options["correct_seconds"],
            "penalty": 15.0,
        }
        return None if self.mode == "over" else max(self.since + seconds[self.mode], self.not_before)

    def deadline(self) -> float | None:
        return self.hands[0][1] + 0.3 if self.hands else self.clock()

    def deadline_of(self, seat: int) -> float | None:
        own = [at for hand, at in self.hands if hand == seat]
        return own[0] + 0.3 if own else self.clock()

    def tick(self, lot: int | None) -> None:
        """The deadline comes; where the table hides, this is where."""
        due = self.deadline()
        assert due is not None
        self.now = due
        if self.hands:
            self.compare()
            return
        match self.mode:
            case "hide":
                assert lot is not None
                self.put(lot, None)
            case "window":
                self.mode, self.since, self.said, self.not_before = "open", due, None, 0.0
            case "open":
                self.start_count()
            case "count":
                self.mode, self.since = "late", due
                self.latest = {"seat": self.seat, "spot": self.spot, "answer": None, "slow": True}
            case "late":
                self.lapse(lot)
            case "door":
                self.close()
                self.mode, self.since = "open", due
            case "correct":
                self.judge(None)
            case "penalty":
                givers = self.givers(self.doing[1])
                self.take_card(min(givers, key=lambda seat: (-self.cards[seat], seat)))

    def compare(self) -> None:
        """SR-17."""
        points = self.points()
        ranks = sorted((points[seat], self.cards[seat], seat) for seat, _ in self.hands)
        seats = sorted(seat for seat, _ in self.hands)
        self.hands = []
        if len(ranks) > 1 and ranks[0][:2] == ranks[1][:2]:
            self.tied, self.shut, self.not_before = seats, True, self.now
            return
        assert self.latest is not None
        turn = self.latest
        self.case = {"accused": turn["seat"], "objector": ranks[0][2], "door": None, "verdict": None, **turn}
        self.latest, self.said = None, None
        self.mode, self.since, self.not_before = "correct", self.now, 0.0

    def lapse(self, lot: int | None) -> None:
        """SR-27."""
        seat, spot = self.seat, self.spot
        if spot != DUE:
            self.begin_turn(self.after(seat), DUE if spot == 18 else spot + 1)
            return
        assert lot is not None
        self.todo = [("hide", seat, True), ("walk", self.after(seat), 1)]
        self.latest = None
        self.go_on()
        self.put(lot, None)

    # What is to be seen

    def legal(self, seat: int) -> list[Json]:
        if self.mode == "over":
            return []
        offered: list[Json] = [{"move": "say", "open": ["text"]}]
        mine = self.doing and seat == self.doing[1]
        raised = any(hand == seat for hand, _ in self.hands)
        signs = [{"sign": sign} for sign in SIGNS]
        if self.mode == "hide" and mine:
            more = {"open": ["word"]} if self.wants_word() else {}
            offered += [{"move": "hide", "trove": trove, **more} for trove in self.held]
        if self.may_decline(seat):
            offered.append({"move": "decline"})
        if self.mode in ("open", "count", "late") and seat == self.seat and not raised:
            offered += [{"move": "answer", "open": ["say"]}, {"move": "scatty"}]
            offered += [{"move": "answer", **sign} for sign in signs]
        if self.may_count(seat) and not raised:
            offered.append({"move": "count"})
        if self.may_object(seat):
            offered.append({"move": "object"})
        if self.mode == "correct" and self.case is not None and seat == self.case["objector"]:
            offered += [{"move": "correct", "open": ["say"]}, {"move": "correct", "scatty": True}]
            offered += [{"move": "correct", **sign} for sign in signs]
        if self.mode == "penalty" and mine:
            offered += [{"move": "penalty_from", "seat": giver} for giver in self.givers(seat)]
        return offered

    def awaited(self, seat: int) -> bool:
        if self.mode in ("hide", "penalty"):
            return bool(seat == self.doing[1])
        if self.mode == "correct":
            return self.case is not None and bool(seat == self.case["objector"])
        return self.mode in ("open", "count", "late") and seat == self.seat

    def view(self, seat: int) -> Json:
        """All that the seat should see, but for names and what every game has."""
        phase = self.mode if self.mode in ("hide", "correct", "penalty", "over") else "walk"
        points = self.points()
        winners = [one for one in range(self.players) if points[one] == max(points)]
        kind = "sign" if self.shown in SIGNS else "picture" if self.shown in PICTURES else "figure"
        return {
            "phase": phase,
            "turn": self.seat,
            "trap": None if self.shown is None else {"kind": kind, "id": self.shown},
            "hider": self.doing[1] if self.mode == "hide" else None,
            "chooser": self.doing[1] if self.mode == "penalty" else None,
            "objector": None if self.case is None else self.case["objector"],
            "accused": self.accused(),
            "verdict": None if self.case is None else self.case["verdict"],
            "tied": self.tied,
            "traps_left": len(self.traps),
            "penalty_pile": self.centre,
            "loot": self.loot,
            "penalties": self.cards,
            "points": points,
            "said": self.said,
            "window_ends": self.since + self.options["objection_window"] if self.mode == "window" else None,
            "count_ends": self.since + self.options["count_seconds"] if self.mode == "count" else None,
            "slow": self.mode == "late",
            "door": None if self.case is None else self.case["door"],
            "awaited": self.awaited(seat),
            "deadline": self.deadline_of(seat),
            "result": {"winners": winners, "points": points} if self.mode == "over" else None,
        }
