"""A bot that talks, votes, murders and waits, at the pace of people.

The moment of an act depends on public events and the bot's own luck, never on its identity. A Traitor works
out its remarks as a Loyal player in the same seat would (see `judgement`).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from turncoat.core.bots.bot import Line, View
from turncoat.core.bots.bot_random import BotRandom
from turncoat.core.bots.conversation import Conversation
from turncoat.core.bots.plans import Plan, next_plan
from turncoat.games.the_traitors.bots import hearing
from turncoat.games.the_traitors.bots.conclave import Conclave
from turncoat.games.the_traitors.bots.inference.observations import Observations
from turncoat.games.the_traitors.bots.judgement import Judgement
from turncoat.games.the_traitors.bots.missions import Missions
from turncoat.games.the_traitors.bots.phrasing import Phrasing
from turncoat.games.the_traitors.bots.speaker import Speaker
from turncoat.games.the_traitors.bots.temperaments import Temperament

Move: TypeAlias = dict[str, Any]


AUDIENCES: Final = ("all", "conclave", "out")
"""Each has a conversation of its own."""
STALE: Final = 40.0
"""Seconds after which it is too late to answer."""
ROOM: Final = 6.0
"""Seconds that a bot leaves others to answer what was said to them."""
WRITERS: Final = 6
"""How many players say at a Round Table whose name they will write, at the most on average."""
READY: Final = {
    "arrival": (10, 22),
    "breakfast": (10, 20),
    "mission": (9, 18),
    "armoury": (12, 18),
    "final_break": (10, 25),
}
"""By phase: the seconds after which the bot is ready, at the least and at the most."""


class Player:
    """One seat. Its state follows from its seed and from all that it was told and shown."""

    def __init__(self, seed: int, character: Temperament, languages: Sequence[str]) -> None:
        self._luck = BotRandom(seed)
        self._character = character
        self._phrasing = Phrasing(character.manner, self._luck.one_of(languages, "language"), self._luck)
        self.observations = Observations()
        self._judgement: Judgement | None = None
        self._before: list[Line] = []
        """The lines that came before the first view, which tells the bot its seat."""
        self._wake: float | None = None
        self._step: tuple[Any, ...] = ()
        self._began = 0.0
        """When the present step began."""
        self._idle: set[tuple[Any, ...]] = set()
        """The names of plans of this step that are done, or came to nothing."""
        self._named: int | None = None
        """Whom the bot suspected in the last night that it was out."""
        self._bet: int | None = None
        """Whom the bot bets on in this step, once it has chosen."""
        self._lines = 0
        """The number of own lines in this step."""
        self._all_lines = 0
        self._reasons = 0
        """The number of reasons written with votes."""
        self._remarks: list[float] = []
        """The moments of this step at which the bot speaks without being asked."""
        self._write: float | None = None
        """When the bot says in this step whose name it will write."""
        self._talks: dict[str, Conversation] = {}
        """By audience: what the bot has to answer."""
        self._speaks: dict[str, int | None] = {}
        """By audience: who spoke last."""
        self._missions = Missions(self._luck, character, self._phrasing)
        self._view: View | None = None
        """The last view."""
        self._room = 0.0
        """Until when the bot says nothing unasked, so that another who was addressed can answer."""
        self._may_speak = False
        self.dozing = False

    @property
    def wake(self) -> float | None:
        return self._wake

    # Lines and views

    def hear(self, line: Line, now: float) -> None:
        self.observations.hear(line)
        if "say" in line:
            self._phrasing.hear(line["say"])
        judgement = self._judgement
        if judgement is None:
            self._before.append(line)
        if judgement is None or line["seat"] is None:
            return
        self._missions.hear(line, judgement.you, self._view)
        self._take_part(line, judgement, now)

    def _take_part(self, line: Line, judgement: Judgement, now: float) -> None:
        """Note an own line, or plan an answer within a few seconds if the line wants one of this player."""
        where, talk = line["where"], self._talks[line["where"]]
        if line["seat"] == judgement.you:
            self._note_own_line(line, judgement, talk)
        remark = hearing.remark_of(line, self.observations.names, self._speaks.get(where))
        talk.hear(remark)
        if any(seat in self.observations.alive for seat, _ in remark.about):
            self._room = line["at"] + ROOM
        self._speaks[where] = line["seat"]
        if talk.mention is not None and self._may_speak:
            due = max(talk.mention.due, math.nextafter(now, math.inf))
            self._wake = due if self._wake is None else min(self._wake, due)

    def _note_own_line(self, line: Line, judgement: Judgement, talk: Conversation) -> None:
        self._lines += 1
        self._all_lines += 1
        for about, against in self.observations.opinions(line):
            judgement.said[about] = (self.observations.day, against)
        due = math.inf if talk.mention is None else talk.mention.due
        for number, at in enumerate(self._remarks):
            if at <= line["at"] and at < due and ("remark", number) not in self._idle:
                self._idle.add(("remark", number))
                return
        if self._write is not None and self._write <= line["at"] and self._write < due:
            self._idle.add(("write",))

    def see(self, view: View, now: float) -> None:
        """Take in a past view: act on it as at that time, so that a replayed bot remembers the same."""
        self.act(view, now)

    def act(self, view: View, now: float) -> Move | None:
        self._wake, self.dozing = None, False
        if self._judgement is None:
            self._judgement = Judgement(view["you"], self._character, self._luck, self.observations)
            self.observations.see(view)
            self._notice(view, now)
            players = len(view["players"])
            self._talks = {where: Conversation(view["you"], players, self._luck) for where in AUDIENCES}
            for line in self._before:
                if line["seat"] is not None:
                    self._take_part(line, self._judgement, now)
        self.observations.see(view)
        self._phrasing.names = self.observations.names
        self._view = view
        self._missions.notice(view, now)
        self._notice(view, now)
        offered = {entry["move"] for entry in view["legal"]}
        self._may_speak = "say" in offered
        if view["result"] is not None:
            return None
        while plan := next_plan(plan for plan in self._plans(view, offered) if plan.name not in self._idle):
            if plan.due > now:
                self._wake = max(plan.due, math.nextafter(now, math.inf))
                break
            move = plan.move()
            if move is not None:
                return move
            self._idle.add(plan.name)
        self.dozing = True
        return None

    def _notice(self, view: View, now: float) -> None:
        stage = mission_stage(view)
        step = (view["phase"], view["stage"], view["part"], view["since"], stage)
        if step == self._step:
            return
        self._step = step
        self._bet = None
        self._began = now if stage else view["since"]
        self._idle = set()
        self._remarks, self._write = [], None
        self._lines = 0
        for talk in self._talks.values():
            talk.begin(now - STALE)

    @property
    def _mind(self) -> Judgement:
        assert self._judgement is not None
        return self._judgement

    # Plans

    def _plans(self, view: View, offered: set[str]) -> list[Plan]:
        plans = self._tasks(view, offered)
        if "say" in offered:
            plans += self._chatter(view) if str(view["you"]) in view["out"] else self._speech(view)
        if "reveal" in offered:
            plans.append(Plan(self._at(3, 7, "reveal"), lambda: {"move": "reveal"}))
        if "ready" in offered and self._might_be_ready(view):
            plans.append(Plan(self._ready_at(view), lambda: {"move": "ready"}))
        return plans

    def _might_be_ready(self, view: View) -> bool:
        """Return whether the bot may end this step.

        In a mission only after its own part, except in The Message, where others may keep a fragment back.
        """
        mission = view["mission"]
        return mission is None or mission["name"] == "message" or self._missions.is_done(view)

    def _tasks(self, view: View, offered: set[str]) -> list[Plan]:
        if str(view["you"]) in view["out"]:
            return self._out(view, offered)
        match view["phase"]:
            case "arrival":
                eager = round(3 * self._character.greed)
                wishes = view["eager"] is None
                return (
                    [Plan(self._at(2, 8, "eager"), lambda: {"move": "eager", "level": eager})]
                    if wishes
                    else []
                )
            case "selection":
                read = Plan(self._at(2, max(3.0, 0.6 * self._length(view)), "seen"), lambda: {"move": "seen"})
                return [read] if "seen" in offered else []
            case "mission":
                return self._missions.plans(view)
            case "armoury":
                return self._armoury(view, offered)
            case "breakfast":
                shows = "show_shield" in offered and self.observations.quiet_night
                return [Plan(self._at(3, 8, "shield"), lambda: {"move": "show_shield"})] if shows else []
            case "round_table":
                return [Plan(self._at(5, 22, "vote"), lambda: self._vote(view))] if "vote" in offered else []
            case "conclave":
                night = Conclave(self._mind, self._phrasing, view, self._all_lines)
                return night.plans(offered, self._at, self._lines)
            case "end_vote":
                return [Plan(self._at(4, 15, "end"), lambda: self._end(view))] if "end" in offered else []
        return []

    def _at(self, low: float, high: float, *about: object) -> float:
        """Return a random moment of this step, between so many seconds after its beginning."""
        return self._began + self._luck.between(low, high, *self._step, *about)

    def _out(self, view: View, offered: set[str]) -> list[Plan]:
        """Plan to name a suspect by night and to bet by day, for the recap (TT-22, TT-34)."""
        if "bet" in offered and view["bet"] is None:
            if self._bet is None:
                self._bet = self._choose_bet(view)
            bet = {"move": "bet", "target": self._bet}
            return [Plan(self._at(4, 30, "bet"), lambda: bet, ("bet",))]
        if "suspect" not in offered or view["suspected"] is not None or view["part"] != 1:
            return []
        return [Plan(self._at(6, 30, "night"), self._suspect, ("suspect",))]

    def _choose_bet(self, view: View) -> int:
        """Return whom the bot has named by night, to bet on a banishment; on a mission, a player by lot."""
        alive: list[int] = view["alive"]
        if view["phase"] == "round_table" and self._named is not None and self._named in alive:
            return self._named
        return self._luck.one_of(alive, "bet", *self._step)

    def _chatter(self, view: View) -> list[Plan]:
        """Plan a remark to others who are out: once at each breakfast and Round Table, and when named."""
        speaker = self._speaker(view)
        plans = self._answers(speaker, "out")
        company = len(view["out"]) > 1 and "bet" in {entry["move"] for entry in view["legal"]}
        self._remarks = [self._at(6, 40, "out")] if company else []
        plans += [
            Plan(due, speaker.among_those_out, ("remark", number)) for number, due in enumerate(self._remarks)
        ]
        return plans

    def _suspect(self) -> Move | None:
        self._named = self._mind.most_suspected()
        return None if self._named is None else {"move": "suspect", "target": self._named}

    def _armoury(self, view: View, offered: set[str]) -> list[Plan]:
        """Plan to open a door and take a shield (TT-16), at moments that tell nothing of identities."""
        if "open_door" in offered:
            doors = [entry["door"] for entry in view["legal"] if entry["move"] == "open_door"]
            door = self._luck.one_of(doors, "door", view["day"])
            return [Plan(self._at(2, 8, "door"), lambda: {"move": "open_door", "door": door})]
        if "take_shield" in offered:
            return [Plan(self._at(9, 11, "take"), lambda: {"move": "take_shield", "take": True})]
        return []

    # Votes

    def _vote(self, view: View) -> Move:
        targets = [entry["target"] for entry in view["legal"] if entry["move"] == "vote"]
        target = self._mind.aim(targets, view, vote=True)
        assert target is not None
        speaker = self._speaker(view)
        reason = speaker.reason(target) or speaker.repeat("must", target)
        self._phrasing.hear(reason.text)  # a further vote has a line of its own
        self._reasons += 1
        return {"move": "vote", "target": target, **reason.fields("reason")}

    def _end(self, view: View) -> Move:
        """Vote on the end (TT-37): a cunning Traitor agrees more often than a Loyal player."""
        agree = self._mind.wants_the_end()
        if view["identity"] == "traitor" and self._mind.observations.belief is not None:
            agree = agree or self._luck.lot("end") < self._character.cunning
        return {"move": "end", "agree": agree}

    # Talk

    def _speaker(self, view: View) -> Speaker:
        return Speaker(self._mind, self._phrasing, view, self._all_lines + self._reasons)

    def _speech(self, view: View) -> list[Plan]:
        speaker = self._speaker(view)
        here = "conclave" if view["phase"] == "conclave" else "all"
        plans = self._answers(speaker, here)
        self._remarks = self._remark_times(view)
        plans += [
            Plan(max(due, self._room), lambda number=number: speaker.remark(number), ("remark", number))  # type: ignore[misc]
            for number, due in enumerate(self._remarks)
        ]
        self._write = self._write_at(view)
        return (
            plans
            if self._write is None
            else [*plans, Plan(max(self._write, self._room), speaker.write, ("write",))]
        )

    def _write_at(self, view: View) -> float | None:
        """Return when the bot says whose name it will write, after the talk about it; None: it does not."""
        if (view["phase"], view["stage"]) != ("round_table", "talk"):
            return None
        if self._lot("writes") >= min(1.0, WRITERS / len(view["alive"])):
            return None
        end = min(self._window(view) + 12, self._length(view) * 0.75)
        return self._at(min(self._window(view), end), end, "write")

    def _answers(self, speaker: Speaker, where: str) -> list[Plan]:
        talk = self._talks[where]
        mention = talk.mention
        if mention is None:
            return []

        def answer() -> Move | None:
            move = speaker.answer(mention, where)
            if move is None:
                talk.drop(mention)
            return move

        return [Plan(mention.due, answer, ("answer", where, mention))]

    def _remark_times(self, view: View) -> list[float]:
        """Return when the bot speaks without being asked; in a larger group each speaks less."""
        phase, stage = view["phase"], view["stage"]
        crowd = min(1.0, 9 / len(view["alive"]))
        talk = self._character.talk * crowd
        window = self._window(view)
        match phase, stage:
            case "round_table", "talk":
                number = int(talk + self._lot("remarks"))
            case "round_table", "talk_again":
                number, window = int(self._lot("remarks") < 0.4 * talk), window / 3
            case "round_table", "defence":
                number, window = 1, 12
            case "arrival" | "final_break", _:
                number, window = int(self._lot("remarks") < 0.5 * talk), 12
            case "breakfast", _:
                number = int(
                    "ready" in {entry["move"] for entry in view["legal"]} or view["you"] in view["ready"]
                )
                number, window = number * int(self._lot("remarks") < 0.5 * talk), 12
            case _:
                return []
        return sorted(self._at(3, max(6.0, window), "remark", n) for n in range(number))

    def _window(self, view: View) -> float:
        """Return for how many seconds of a talk the bots speak of their own accord."""
        return min(35 + 4.0 * len(view["alive"]), self._length(view) * 0.6)

    def _length(self, view: View) -> float:
        return float(view["deadline"] - view["since"]) if view["deadline"] is not None else 60.0

    def _lot(self, *about: object) -> float:
        return self._luck.lot(*self._step, *about)

    def _ready_at(self, view: View) -> float:
        """Return when the bot is ready: after its own remarks and answers."""
        remarks = self._remark_times(view)
        if view["phase"] == "round_table":
            low, high = {"defence": (6.0, 12.0), "reveal": (1.0, 3.0)}.get(view["stage"], (18.0, 40.0))
        else:
            low, high = READY[view["phase"]]
        due = self._at(low, max(low, min(high, self._length(view) * 0.7)), "ready")
        if view["phase"] == "mission" and not self._missions.is_done(view):
            due = self._began + 0.8 * self._length(view)
        elif view["phase"] == "mission":
            due = max(
                due, self._missions.last_change(view) + self._luck.between(5, high, *self._step, "done")
            )
        write = self._write_at(view)
        due = max([due, *(at + 3 for at in remarks), *([] if write is None else [write + 3])])
        if not all(("remark", number) in self._idle for number in range(len(remarks))):
            due = max(due, self._room + 3)
        mention = self._talks["all"].mention
        return due if mention is None else max(due, mention.due + 2)


def mission_stage(view: View) -> int:
    """Return the stage of a mission: 1 once the doors have closed or the message is read, else 0."""
    mission = view["mission"]
    if mission is None or mission["name"] == "host":
        return 0
    progress = mission["progress"]
    return int(progress.get("read", not progress.get("open", True)))
