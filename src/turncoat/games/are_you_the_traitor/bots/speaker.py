"""What a bot says: remarks of its own, and answers with a reason that points at something said or done."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from turncoat.core.bots.bot import View
from turncoat.core.bots.bot_random import BotRandom
from turncoat.core.bots.conversation import Conversation, Mention
from turncoat.games.are_you_the_traitor.bots.beliefs import Beliefs
from turncoat.games.are_you_the_traitor.bots.habits import ABOUT, AM, REMARKS, claim_of
from turncoat.games.are_you_the_traitor.bots.hearing import AGAINST, FOR
from turncoat.games.are_you_the_traitor.bots.memory import Fact, Memory, about_fact
from turncoat.games.are_you_the_traitor.casting import Role
from turncoat.words.phrasebook import Phrasebook

Move: TypeAlias = dict[str, Any]

EMPHASIS: Final = 2
"""How much more than others one names whom one has most reason to name."""
BARE: Final = frozenset(["thanks", "listening", "shrug", "unsure"])
"""Short answers before which an opening would be odd, as long as there are others left."""
LATE: Final = 100.0
"""Seconds into a round after which somebody says that it is time for a Stop."""


class Speaker:
    """Speaks for one seat in one round, as `role`: for the Evil that may be whom they pose as."""

    def __init__(
        self,
        role: Role,
        mind: Beliefs,
        memory: Memory,
        conversation: Conversation,
        phrasebook: Phrasebook,
        random: BotRandom,
    ) -> None:
        self._role = role
        self._mind = mind
        self._memory = memory
        self._talk = conversation
        self._phrasebook = phrasebook
        self._random = random

    # Of its own accord

    def remark(self, view: View, number: int, late: bool) -> Move | None:
        turn = (view["dealing"], number)
        first = not self._memory.claimed_roles(view["you"])
        if first and self._random.lot("am", *turn) < (0.7 if number == 0 else 0.3):
            return self._introduce(turn)
        if late and self._random.lot("propose", *turn) < 0.25:
            return self._say("propose", turn)
        if self._random.lot("ask", *turn) < 0.15 or not self._talk.spoken - {view["you"]}:
            question = self._question(view, turn)
            if question is not None:
                return question
        return self._opinion(view, turn) or self._question(view, turn) or self._say("propose", turn)

    def _introduce(self, turn: Sequence[object]) -> Move:
        role = self._random.weighted_choice(AM[self._role], "role", turn[0])
        return {"move": "claim", "what": "am", "role": role}

    def _question(self, view: View, turn: Sequence[object]) -> Move | None:
        """Ask somebody who has said least."""
        others = _others(view)
        silent = [seat for seat in others if seat not in self._talk.spoken]
        vague = [seat for seat in others if not self._memory.claimed_roles(seat)]
        asked = silent or vague
        if not asked:
            seat = self._random.one_of(others, "asked", *turn)
            return self._say("ask-whom", turn, seats={"name": seat})
        seat = self._random.one_of(asked, "asked", *turn)
        return self._say("ask-silent" if silent else "ask-who", turn, seats={"name": seat})

    def _opinion(self, view: View, turn: Sequence[object]) -> Move | None:
        """Speak for or against somebody, with a reason where there is one."""
        choices = {
            kind: willing
            for kind in REMARKS[self._role]
            if any((willing := self._willing(view, kind)).values())
        }
        if not choices:
            return None
        kinds = {kind: REMARKS[self._role][kind] for kind in choices}
        kind = self._random.weighted_choice(kinds, "kind", *turn)
        about = self._random.weighted_choice(choices[kind], "about", *turn)
        side = "against" if kind in AGAINST else "for"
        if kind in ("doubt", "trust", "lie") and kind != "lie":
            told = self._tell(view, about, side, turn)
            if told is not None and (self._random.lot("tell", *turn) < 0.6 or self._turns(about, side)):
                return told
        return claim_of(kind, about)

    def _willing(self, view: View, kind: str) -> dict[int, float]:
        """Return by seat how willing it is to make such a remark about them."""
        table = ABOUT[kind][self._role]
        you, side = view["you"], "against" if kind in AGAINST else "for" if kind in FOR else None
        said = [s.claim for s in self._memory.statements if s.speaker == you]
        found: dict[int, float] = {}
        for seat in _others(view):
            new = {"move": "claim", **dict(claim_of(kind, seat))}
            del new["move"]
            silent = side == "against" and seat not in self._talk.spoken
            if silent or new in said or (self._turns(seat, side) and not self._may_turn(view, seat, side)):
                continue
            if kind == "lie" and not self._memory.claimed_roles(seat):
                continue
            found[seat] = self._mind.average(seat, table) ** EMPHASIS
        return found

    def _turns(self, seat: int, side: str | None) -> bool:
        """Return whether that would be a change of mind."""
        before = self._talk.stance(seat)
        return side is not None and before is not None and before != side

    def _may_turn(self, view: View, seat: int, side: str | None) -> bool:
        """Return whether something has happened since, that is a reason to change one's mind."""
        since = self._talk.stances[seat].at
        return any(fact.at > since for fact in self._facts(view, seat, side))

    def _facts(self, view: View, seat: int, side: str | None) -> list[Fact]:
        doubted = [other for other, stance in self._talk.stances.items() if stance.leaning == "against"]
        told = self._memory.against if side == "against" else self._memory.in_favour
        return told(seat, view["you"], doubted)

    def _tell(self, view: View, seat: int, side: str, turn: Sequence[object]) -> Move | None:
        """Point at something said or done, and say what one makes of it."""
        since = self._talk.stances[seat].at if self._turns(seat, side) else None
        facts = [fact for fact in self._facts(view, seat, side) if since is None or fact.at > since]
        if not facts:
            return None
        fact = (
            facts[0] if self._random.lot("fact", *turn) < 0.6 else self._random.one_of(facts, "which", *turn)
        )
        tail = f"verdict-{side}" if since is None else f"turn-{side}"
        return self._say(fact.code, turn, tail, seats=about_fact(fact, seat))

    # Answers

    def answer(self, view: View, mention: Mention) -> Move | None:
        turn = (view["dealing"], "answer", mention.at, mention.speaker)
        match mention.how:
            case "accused":
                return self._defend(view, mention, turn)
            case "asked" | "open":
                return self._reply(view, mention, turn)
            case "praised":
                return self._say("thanks", turn)
            case "named":
                return self._say("listening", turn)
            case "unclear":
                return self._say("shrug", turn)

    def _defend(self, view: View, mention: Mention, turn: Sequence[object]) -> Move | None:
        you = view["you"]
        if not self._memory.claimed_roles(you) and self._random.lot("defend", *turn) < 0.5:
            return self._introduce(turn)
        facts = self._memory.defence(mention.speaker, you)
        facts = [
            fact for fact in facts if fact.code != "def-friend" or self._random.lot(*turn, "friend") < 0.4
        ]
        if facts and self._random.lot("point", *turn) < 0.8:
            fact = self._random.one_of(facts, "which", *turn)
            return self._say(fact.code, turn, seats=about_fact(fact, mention.speaker))
        return self._say("innocent", turn)

    def _reply(self, view: View, mention: Mention, turn: Sequence[object]) -> Move | None:
        if mention.asks == "who":
            told = self._memory.claimed_roles(view["you"])
            return self._say(f"told-{told[-1]}", turn) if told else self._introduce(turn)
        if mention.asks == "why":
            return self._why(view, mention, turn)
        if mention.about is not None and mention.about != view["you"]:
            return self._judge(view, mention.about, turn)
        if mention.how == "open" and mention.asks == "other":
            return self._say("shrug", turn)
        suspect = self._suspect(view)
        return self._say("unsure", turn) if suspect is None else self._judge(view, suspect, turn)

    def _why(self, view: View, mention: Mention, turn: Sequence[object]) -> Move | None:
        """Give the reason for what one said against whoever asks, or against somebody else."""
        target = mention.about if mention.about is not None else mention.speaker
        stance = self._talk.stance(target)
        if stance is None:
            accused = self._memory.accused_by(view["you"])
            if not accused:
                return self._say("unsure", turn)
            target, stance = accused[-1], "against"
        facts = self._facts(view, target, stance)
        if not facts:
            return self._say("feeling", turn, seats={"name": target})
        fact = self._random.one_of(facts, "which", *turn)
        return self._say(fact.code, turn, seats=about_fact(fact, target))

    def _suspect(self, view: View) -> int | None:
        """Return whom it would accuse if asked: whom it has accused, or the likeliest of those who spoke."""
        accused = [
            seat for seat in self._memory.accused_by(view["you"]) if self._talk.stance(seat) == "against"
        ]
        if accused:
            return accused[-1]
        willing = self._willing(view, "doubt")
        return max(willing, key=lambda seat: willing[seat], default=None)

    def _judge(self, view: View, seat: int, turn: Sequence[object]) -> Move | None:
        """Say what it thinks of somebody, as it did before if it did."""
        side = self._talk.stance(seat)
        if side is None:
            doubt = self._willing(view, "doubt").get(seat, 0.0)
            trust = self._willing(view, "trust").get(seat, 0.0)
            if abs(doubt - trust) < 0.1 * max(doubt, trust) or not max(doubt, trust):
                return self._say("unsure-of", turn, seats={"name": seat})
            side = "against" if doubt > trust else "for"
        told = self._tell(view, seat, side, turn)
        if told is not None:
            return told
        if self._talk.stance(seat) is None:
            return claim_of("doubt" if side == "against" else "trust", seat)
        return self._say("feeling" if side == "against" else "unsure-of", turn, seats={"name": seat})

    def look_back(self, sought: int | None, odds: float, turn: Sequence[object]) -> Move | None:
        """Tell in the pause what it really believed, and why."""
        if sought is None:
            return self._say("believed-nobody", turn)
        return self._say("believed", turn, percent=round(100 * odds), seats={"name": sought})

    def _say(
        self,
        kind: str,
        turn: Sequence[object],
        tail: str | None = None,
        *,
        seats: Mapping[str, int] = MappingProxyType({}),
        percent: int | None = None,
    ) -> Move | None:
        """Say something about players in these seats; None if there is nothing left to say."""
        numbers = {} if percent is None else {"percent": percent}
        book = self._phrasebook
        bare = None
        if kind in BARE:
            bare = book.compose(kind, turn, tail, seats=seats, numbers=numbers, opening=None)
        wording = bare or book.compose(kind, turn, tail, seats=seats, numbers=numbers)
        return None if wording is None else {"move": "say", **wording.fields()}


def _others(view: View) -> list[int]:
    return [player["seat"] for player in view["players"] if player["seat"] != view["you"]]
