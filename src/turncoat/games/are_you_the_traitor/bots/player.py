"""A player that talks, looks, signs and calls Stop, at the pace of people."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from turncoat.core.bots.bot import View
from turncoat.core.bots.bot_random import BotRandom
from turncoat.core.bots.characters import Manner
from turncoat.core.bots.conversation import Conversation
from turncoat.core.bots.plans import Plan, next_plan
from turncoat.games.are_you_the_traitor.bots.beliefs import Beliefs, as_seen_by, own_role, poses_of
from turncoat.games.are_you_the_traitor.bots.habits import SIGNS
from turncoat.games.are_you_the_traitor.bots.hearing import claims_of, leaning_of, remark_of
from turncoat.games.are_you_the_traitor.bots.learned import reader_for
from turncoat.games.are_you_the_traitor.bots.memory import Memory
from turncoat.games.are_you_the_traitor.bots.speaker import LATE, Speaker
from turncoat.games.are_you_the_traitor.bots.temper import USUAL_LIMIT, Temper
from turncoat.games.are_you_the_traitor.casting import Role, character, team
from turncoat.games.are_you_the_traitor.treasure import GOAL, RING
from turncoat.words.phrasebook import Phrasebook

Move: TypeAlias = dict[str, Any]

FLOOR: Final = (45.0, 75.0)
"""Where people sit, no bot calls Stop sooner than so many seconds after all have looked at their card.

In that time people have told each other who they are, and the opening with closed eyes is over.
"""
HAND: Final = 3.0
"""Where people sit, no bot declares sooner than so many seconds after the ring moment."""
RINGS_OF_PEOPLE: Final = 8.0
"""Where people sit, no bot uses a ring so soon after treasure was turned up with a shared lead (AT-22)."""
PAUSES: Final = (7.0, 12.0)
"""Seconds between two remarks of a bot, times the number of players and a few more."""
ROOM: Final = 3
"""In small company nobody speaks all the time either."""
SILENCE: Final = (20.0, 45.0)
"""A bot breaks a silence of so many seconds."""
BREATH: Final = 5.0
"""Seconds that a bot leaves between a line of its own and the next one that nobody asked for."""
MUTE: Final = 20.0
"""Seconds until a bot that had nothing to say thinks again."""
MOST_LOOKS: Final = 8
MOST_SIGNS: Final = 2
"""In one round."""
MANNERS: Final[tuple[Manner, ...]] = ("anxious", "blunt", "courtly", "wry")
LOOKS_FOR: Final[Mapping[Role, tuple[Role, ...]]] = {
    "keyholder": ("good_wizard", "evil_wizard"),
    "guard": ("traitor", "guard"),
    "traitor": ("good_wizard", "evil_wizard"),
    "good_wizard": ("keyholder", "guard", "traitor"),
    "evil_wizard": ("keyholder", "guard", "traitor"),
}
"""Whom one looks at: those who may be what one wants to know, or give a sign."""


class Player:
    """One seat. Its random numbers depend on its seed and the number of the deal, so views restore it."""

    def __init__(self, seed: int, temper: Temper, languages: Sequence[str]) -> None:
        self._random = BotRandom(seed)
        self._temper = temper
        drawn: Manner = self._random.one_of(MANNERS, "manner")
        manner = temper.manner or drawn
        language = self._random.one_of(languages, "language")
        self._phrasebook = Phrasebook("at-bot", manner, language, self._random)
        self._you = -1
        self._dealing = 0
        self._all_looked: float | None = None
        """Since when everybody has looked at their card."""
        self._mind: Beliefs | None = None
        """What it believes."""
        self._spoken_mind: Beliefs | None = None
        """What it speaks and looks by: for the Evil who pretend, the belief of whom they pose as."""
        self._role: Role = "guard"
        """As whom it speaks."""
        self._memory = Memory()
        self._conversation: Conversation | None = None
        self._names: tuple[str, ...] = ()
        self._wizards: tuple[int, ...] = ()
        self._before: int | None = None
        """Who spoke last."""
        self._early: list[Mapping[str, Any]] = []
        """Lines that came before the view of their round."""
        self._suspect: int | None = None
        self._ripe: float | None = None
        """Since when it has been sure enough to point at the suspect."""
        self._glances: dict[int, int] = {}
        """Whom it meant to look at, by the number of the glance."""
        self._mute_until = 0.0
        self._phase = ("", 0, False)
        self._phase_began = 0.0
        self._rings_since = 0.0
        """Since when it uses rings and gets ready: among people, from the end of the ring moment."""
        self._wake: float | None = None
        self._statues: set[int] = set()
        """Who ever claimed to hold a Gilded Statue."""
        self._bluffed = 0
        """In which deal it claimed one last."""

    @property
    def wake(self) -> float | None:
        return self._wake

    @property
    def mind(self) -> Beliefs:
        """Return what it believes; there is nothing to believe before its first view."""
        assert self._mind is not None
        return self._mind

    # What it hears and sees

    def hear(self, line: Mapping[str, Any], now: float) -> None:  # noqa: ARG002 - the line has its own time
        if self._phase[0] != "talk" or self._conversation is None:
            self._early.append(line)
            if self._names:
                self._hear_in_pause(line)
            return
        self._take_in(line)

    def _take_in(self, line: Mapping[str, Any]) -> None:
        """Take in a line of this round: what it says of roles, and whether it wants an answer."""
        assert self._conversation is not None
        if line["seat"] is None:
            return
        if "say" in line:
            self._phrasebook.hear(line["say"])
        claims = claims_of(line, self._names, self._wizards, self._before)
        remark = remark_of(line, self._names, claims)
        speaker, self._before = line["seat"], line["seat"]
        if {"what": "statue"} in claims:
            self._statues.add(speaker)
        if speaker == self._you:
            for claim in claims:
                leaning = leaning_of(claim)
                if leaning is not None:
                    self._conversation.take_stance(claim["about"], leaning, line["at"])
        elif self._random.lot(self._dealing, "heard", line["n"]) < self._temper.attention:
            assert self._spoken_mind is not None
            for mind in {id(mind): mind for mind in (self.mind, self._spoken_mind)}.values():
                for claim in claims:
                    mind.hear(speaker, claim)
        self._memory.hear(line["at"], speaker, [claim for claim in claims if claim["what"] != "statue"])
        self._conversation.hear(remark)

    def _hear_in_pause(self, line: Mapping[str, Any]) -> None:
        """Take in a line between rounds: only whether it wants an answer, and who holds a statue."""
        if line.get("claim") == {"what": "statue"}:
            self._statues.add(line["seat"])
            if line["seat"] == self._you:
                self._bluffed = self._dealing
        if "say" in line:
            self._phrasebook.hear(line["say"])
        if self._conversation is not None and line["seat"] is not None:
            self._conversation.hear(remark_of(line, self._names, ()))

    def see(self, view: View, now: float) -> None:
        """Remember a view, and the thoughts that it led to."""
        self.act(view, now)

    def act(self, view: View, now: float) -> Move | None:
        self._wake = None
        self._notice(view, now)
        while plan := next_plan(self._plans(view, now)):
            if plan.due > now:
                self._wake = max(plan.due, math.nextafter(now, math.inf))
                return None
            move = plan.move()
            if move is not None:
                return move
            if not plan.name:
                self._wake = math.nextafter(now, math.inf)
                return None
        return None

    def _plans(self, view: View, now: float) -> Iterator[Plan]:
        match view["phase"]:
            case "talk":
                yield from self._talk(view, now)
            case "photo_finish":
                yield from self._vote(view)
            case "pause":
                yield from self._answers(view)
                yield from self._pause(view)

    def _notice(self, view: View, now: float) -> None:
        if view["dealing"] != self._dealing:
            self._begin(view)
        phase = (view["phase"], view["dealing"], view["lead_shared"])
        if self._phase != phase:
            self._phase = phase
            self._phase_began = self._rings_since = now
            if view["phase"] == "talk":
                self._take_in_early(view)
            elif self._conversation is not None:
                self._conversation.begin()
        if view["ring_moment"] and _among_people(view):
            self._rings_since = now
        self._memory.see(view)
        if view["phase"] == "talk":
            self._look_at_signs(view)
            peeked = view["peeked"]
            if self._all_looked is None and (peeked is None or len(peeked) == len(view["players"])):
                self._all_looked = view["began"] if peeked is None else now

    def _begin(self, view: View) -> None:
        """Begin a round: nothing is known of anybody but what the card shows."""
        self._dealing = view["dealing"]
        self._you = view["you"]
        self._names = self._phrasebook.names = tuple(player["name"] for player in view["players"])
        self._wizards = tuple(view["wizards"])
        role = own_role(view)
        pretends = self._random.lot(self._dealing, "pretends") < self._temper.guile
        poses = poses_of(role, len(self._names))
        self._role = self._random.weighted_choice(poses, self._dealing, "pose") if pretends else role
        self._mind = Beliefs(view)
        self._spoken_mind = self._mind if self._role == role else Beliefs(as_seen_by(self._role, view))
        self._memory.begin()
        if self._conversation is None:
            self._conversation = Conversation(self._you, len(self._names), self._random)
        self._conversation.begin()
        self._suspect = self._ripe = self._all_looked = self._before = None
        self._glances = {}
        self._mute_until = 0.0

    def _take_in_early(self, view: View) -> None:
        """Take in what was said in this round before the bot had seen it begin."""
        early, self._early = self._early, []
        for line in early:
            if line["round"] == view["round"] and line["at"] >= view["began"]:
                self._take_in(line)

    def _look_at_signs(self, view: View) -> None:
        assert self._spoken_mind is not None
        self.mind.update(view)
        if self._spoken_mind is not self.mind:
            self._spoken_mind.update(view)

    # The talk

    def _talk(self, view: View, now: float) -> Iterator[Plan]:
        """Plan a Stop, a remark, an answer, a sign and a glance, until it has called."""
        if view["called"] is None:
            yield from self._peek(view)
            yield from self._stop(view, now)
            yield from self._answers(view)
            yield from self._remarks(view)
            if any(entry["move"] == "look" for entry in view["legal"]):
                yield from self._sign(view)
                yield from self._glance(view, now)

    def _peek(self, view: View) -> Iterator[Plan]:
        """Say that it has looked at its card, where bots wait until all have."""
        if view["peeked"] is not None and view["you"] not in view["peeked"]:
            yield Plan(view["began"], lambda: {"move": "peek"})

    def _pace(self, view: View) -> float:
        limit = view["deadline"] - view["began"]
        return float(min(1.0, limit / USUAL_LIMIT))

    def _stop(self, view: View, now: float) -> Iterator[Plan]:
        """Call Stop a moment after it is sure enough; what is said meanwhile does not put that off.

        A call must be worth more than to wait, by the rounds that others ended. Its time runs from when the
        last player has looked at their card, so that no player is rushed.
        """
        role = own_role(view)
        best = self.mind.best_call(role)
        began = self._all_looked
        if best is None or began is None:
            return
        target, odds = best
        waiting = reader_for(len(self._names)).waiting[team(role)]
        moment = began + self._temper.moment(odds, view["deadline"] - began, waiting)
        if _among_people(view):
            floor = self._random.between(*FLOOR, self._dealing, "floor")
            moment = max(moment, began + floor * self._pace(view))
        if target != self._suspect or now < moment:
            self._suspect, self._ripe = target, None
        if now < moment:
            yield Plan(moment, _think_again)
            return
        if self._ripe is None:
            self._ripe = now
        thought = self._random.between(0.6, 2.5, self._dealing, "stop", target) * self._pace(view)
        stop = {"move": "stop", "target": target, "dealing": view["dealing"]}
        yield Plan(self._ripe + thought, lambda: stop)

    @property
    def _speaker(self) -> Speaker:
        assert self._spoken_mind is not None
        assert self._conversation is not None
        return Speaker(
            self._role, self._spoken_mind, self._memory, self._conversation, self._phrasebook, self._random
        )

    def _answers(self, view: View) -> Iterator[Plan]:
        """Answer whoever named, asked or accused it."""
        assert self._conversation is not None
        mention = self._conversation.mention
        if mention is not None:
            yield Plan(mention.due, lambda: self._answer(view), ("answer",))

    def _answer(self, view: View) -> Move | None:
        """Return the answer; where there is nothing left to say, forget the question."""
        assert self._conversation is not None
        mention = self._conversation.mention
        assert mention is not None
        if view["phase"] == "talk":
            move = self._speaker.answer(view, mention)
        elif mention.how in ("asked", "accused"):
            best = self.mind.best_call(own_role(view))
            sought, odds = (None, 0.0) if best is None else best
            move = self._speaker.look_back(sought, odds, (self._dealing, "back", mention.at))
        else:
            move = self._speaker.answer(view, mention) if mention.how != "open" else None
        if move is None:
            self._conversation.drop(mention)
        return move

    def _remarks(self, view: View) -> Iterator[Plan]:
        """Say something now and then, and sooner where all are silent."""
        talk = self._conversation
        assert talk is not None
        if self._all_looked is None:
            return
        number, pace = talk.unasked, self._pace(view)
        length = (len(self._names) + ROOM) / self._temper.talk * pace
        first = self._random.between(0, 1.1 * PAUSES[1], self._dealing, "pause", 0)
        pauses = (self._random.between(*PAUSES, self._dealing, "pause", one) for one in range(1, number + 1))
        planned = view["began"] + 2.0 + (first + sum(pauses)) * length
        quiet = self._random.between(*SILENCE, self._dealing, "silence", talk.latest) * pace
        due = min(planned, max(self._all_looked, talk.latest or 0.0) + quiet)
        if talk.own_latest is not None:
            due = max(due, talk.own_latest + BREATH * pace)
        yield Plan(
            max(due, self._mute_until), lambda: self._remark(view, max(due, self._mute_until)), ("remark",)
        )

    def _remark(self, view: View, due: float) -> Move | None:
        assert self._conversation is not None
        assert self._all_looked is not None
        late = due - self._all_looked > LATE * self._pace(view)
        move = self._speaker.remark(view, self._conversation.unasked, late)
        if move is None:
            self._mute_until = due + MUTE
        return move

    def _sign(self, view: View) -> Iterator[Plan]:
        """Make the sign of its own side, or that of the other, to mislead; as often as whom it poses as."""
        sign = "nod" if character(own_role(view)) == "wizard" else "wink"
        made = sum(seen["seat"] == view["you"] for seen in view["signs"])
        if (
            made >= MOST_SIGNS
            or self._random.lot(self._dealing, "sign", made) >= SIGNS[sign][self._role] / MOST_SIGNS
        ):
            return
        wait = sum(
            self._random.between(6, 20, self._dealing, "sign at", number) for number in range(made + 1)
        )
        yield Plan(view["began"] + wait * self._pace(view), lambda: {"move": "signal", "sign": sign})

    def _glance(self, view: View, now: float) -> Iterator[Plan]:
        """Look at another player from time to time."""
        assert self._spoken_mind is not None
        length = self._random.between(6, 11, self._dealing, "glance") * self._pace(view)
        number = min(int((now - view["began"]) / length), MOST_LOOKS - 1)
        if number not in self._glances:
            wanted = LOOKS_FOR[self._role]
            odds = {
                seat: sum(self._spoken_mind.odds[seat][role] for role in wanted) for seat in _others(view)
            }
            self._glances[number] = self._random.weighted_choice(odds, self._dealing, "look", number)
        if view["looking_at"] != self._glances[number]:
            yield Plan(now, lambda: {"move": "look", "at": self._glances[number]})
        elif number < MOST_LOOKS - 1:
            yield Plan(view["began"] + (number + 1) * length, _think_again)

    # The photo finish

    def _vote(self, view: View) -> Iterator[Plan]:
        """Vote for itself, or for the caller who is most likely on its side."""
        if not any(entry["move"] == "first" for entry in view["legal"]):
            return
        mind, callers = self.mind, view["callers"]
        choice = max(callers, key=lambda seat: (seat == view["you"], mind.ally(seat)))
        due = self._phase_began + self._random.between(1, 5, self._dealing, "vote")
        yield Plan(due, lambda: {"move": "first", "caller": choice})

    # The pause

    def _pause(self, view: View) -> Iterator[Plan]:
        """Use a ring, declare or get ready. Among people, the ring moment (AT-16) is theirs."""
        offered = {entry["move"] for entry in view["legal"]}
        people = _among_people(view)
        if view["ring_moment"] and people:
            offered -= {"ring", "ready"}
        victim = self._victim(view) if "ring" in offered else None
        if people and view["lead_shared"] and victim is not None:
            yield self._in_pause(
                RINGS_OF_PEOPLE + 1, RINGS_OF_PEOPLE + 4, _ring(victim), view["treasure"].count(RING)
            )
        elif "declare" in offered:
            hand = HAND if people else 0.0
            yield self._in_pause(hand + 0.5, hand + 2, {"move": "declare"})
        elif victim is not None:
            yield self._in_pause(1, 4, _ring(victim), view["treasure"].count(RING))
        elif self._bluffs(view):
            yield self._in_pause(0.5, 1, {"move": "claim", "what": "statue"})
        elif "ready" in offered:
            yield self._in_pause(1, 4, {"move": "ready"})

    def _in_pause(self, low: float, high: float, move: Move, *about: object) -> Plan:
        wait = self._random.between(
            low, high, self._dealing, "bluff" if move["move"] == "claim" else move["move"], *about
        )
        since = self._phase_began if move["move"] == "claim" else self._rings_since
        return Plan(since + wait, lambda: move)

    def _bluffs(self, view: View) -> bool:
        """Return whether to claim a statue (AT-20), there or not; once in a pause at most."""
        willing = len(view["treasure"]) >= 3 and self._random.lot(self._dealing, "statue") < 0.2
        return willing and self._bluffed < self._dealing

    def _victim(self, view: View) -> int | None:
        """Return the player with most treasure, or None to keep the ring while all have few cards."""
        rich = {
            seat: cards - (seat in self._statues) + self._random.lot(self._dealing, "victim", seat) / 2
            for seat, cards in enumerate(view["cards"])
            if seat != view["you"] and cards >= 2
        }
        close = view["points"] >= GOAL - 3
        if not rich or (not close and max(view["cards"]) < 3):
            return None
        return max(rich, key=lambda seat: rich[seat])


def _ring(victim: int) -> Move:
    return {"move": "ring", "target": victim}


def _think_again() -> None:
    """Make no move: the plan only wakes the bot."""


def _among_people(view: View) -> bool:
    """Return whether people sit at the table: then it waits until all have looked at their cards."""
    return view["peeked"] is not None


def _others(view: View) -> list[int]:
    return [player["seat"] for player in view["players"] if player["seat"] != view["you"]]
