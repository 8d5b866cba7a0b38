"""The talk of a bot at the table: doubts, trust, reasons and answers, none of which breaks TT-8.

A bot speaks only of what everybody has seen, and never accuses a player who has not said a word.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from turncoat.core.bots.bot import View
from turncoat.core.bots.conversation import Mention
from turncoat.core.speech.phrase import Wording
from turncoat.games.the_traitors.bots.judgement import Judgement
from turncoat.games.the_traitors.bots.phrasing import Phrasing

Move: TypeAlias = dict[str, Any]

ASKS: Final = 0.12
"""How often a remark is a question to a player who has said little."""
LAST_WORDS: Final = ("unsure", "listening", "shrug")
"""Remarks that take the place of an answer all of whose words the bot has used."""
DEFIANT: Final = ("plea", "sworn", "shrug")
"""The same for an accusation."""


class Speaker:
    def __init__(self, judgement: Judgement, phrasing: Phrasing, view: View, turn: int) -> None:
        self._mind = judgement
        self._phrasing = phrasing
        self._view = view
        self._turn = turn
        """The number of lines that the bot has said; each gets other words."""

    def _say(self, remark: Wording | None) -> Move | None:
        return None if remark is None else {"move": "say", **remark.fields()}

    def _own(self, kind: str, **about: int) -> Move | None:
        return self._say(self._phrasing.own(kind, self._turn, **about))

    def repeat(self, kind: str, name: int) -> Wording:
        """Return a remark about a player whose words may have been used before."""
        return self._phrasing.again(kind, self._turn, name=name)

    # Unasked

    def remark(self, number: int) -> Move | None:
        observations = self._mind.observations
        match self._view["phase"], self._view["stage"]:
            case "arrival", _:
                return self._own("greet")
            case "breakfast", _:
                return self._at_breakfast()
            case "final_break", _:
                return self._own("break")
            case "round_table", "defence":
                return self._own("plea") or self._defend(None)
        if not observations.spoken and number == 0:
            return self._own("opening")
        return self._discuss(number)

    def among_those_out(self) -> Move | None:
        return self._own("out")

    def _at_breakfast(self) -> Move | None:
        observations = self._mind.observations
        if observations.victim_today is not None:
            return self._own("missing", name=observations.victim_today)
        return self._own("nobody") if observations.quiet_night else None

    def _discuss(self, number: int) -> Move | None:
        """Doubt a player, later give the reason; or trust a player who has earned it; or ask somebody."""
        mind = self._mind
        day = mind.observations.day
        if mind.luck.lot("ask", day, number) < ASKS:
            question = self._ask()
            if question is not None:
                return question
        target = self._target()
        trusted = mind.player_to_trust()
        if trusted is not None and mind.luck.lot("trust", day, number) < 0.35:
            return {"move": "claim", "what": "trust", "about": trusted[0]}
        if target is None:
            return None
        if not self._has_said_today(target):
            return {"move": "claim", "what": "doubt", "about": target}
        feels = mind.reasons(target)[0].fact == "feeling"
        return None if feels and mind.luck.lot("feels", day) < 0.5 else self._say(self.reason(target))

    def _ask(self) -> Move | None:
        """Ask one of those who have accused nobody today whom they suspect."""
        observations = self._mind.observations
        accusing = set().union(*observations.accusers.values()) if observations.accusers else set()
        vague = [seat for seat in observations.alive if seat not in accusing and seat != self._mind.you]
        if not vague:
            return None
        return self._own("ask", name=self._mind.luck.one_of(vague, "asked", observations.day, self._turn))

    def write(self) -> Move | None:
        """Say whose name the bot will write, so that votes which should go together do (TT-20)."""
        mind = self._mind
        if mind.observations.belief is None:
            return None
        target = mind.aim(mind.open_to_doubt(), self._view, vote=True)
        if target is None:
            return None
        doubted = mind.suspect_today()
        if doubted is None or doubted == target:
            return self._own("write", name=target)
        return self._own("write-with", name=target, other=doubted)

    def _target(self) -> int | None:
        """Return the player to accuse, if any: the same all day. A Traitor may spare a fellow."""
        doubted = self._mind.suspect_today()
        if doubted is not None:
            return doubted
        return self._mind.aim(self._mind.open_to_doubt(), self._view)

    def _has_said_today(self, seat: int) -> bool:
        return self._mind.said.get(seat) == (self._mind.observations.day, True)

    def reason(self, target: int) -> Wording | None:
        """Return a reason against a player that everybody could know."""
        mind = self._mind
        reasons = mind.reasons(target)
        silent = target not in mind.observations.spoken and len(reasons) == 1
        if silent or mind.spoke_up_for(target):
            return self._phrasing.own("must", self._turn, name=target)
        chosen = reasons[0] if len(reasons) == 1 else mind.luck.one_of(reasons[:-1], "fact", self._turn)
        if chosen.fact == "feeling":
            return self._phrasing.own("feeling", self._turn, name=target)
        other = {} if chosen.other is None else {"other": chosen.other}
        return self._phrasing.reason(chosen.fact, self._turn, name=target, **other)

    # Asked

    def answer(self, mention: Mention, where: str) -> Move | None:
        if where == "conclave":
            return self._own("agreed")
        if where == "out":
            return self.among_those_out()
        others = DEFIANT if mention.how == "accused" else LAST_WORDS
        return self._reply(mention) or next(filter(None, map(self._own, others)), None)

    def _reply(self, mention: Mention) -> Move | None:
        match mention.how:
            case "accused":
                return self._defend(mention.speaker)
            case "praised":
                return self._own("thanks")
            case "named":
                return self._own("listening")
            case "unclear":
                return self._own("shrug")
        match mention.asks:
            case "who":
                return self._own("sworn") or self._own("innocent")
            case "why":
                return self._why(mention)
            case "trust-me":
                return self._tell_trust(mention.speaker)
            case "voted":
                return self._tell_vote(mention.speaker)
            case "quiet":
                return self._own("quiet")
        return self._give_opinion(mention.about)

    def _give_opinion(self, about: int | None) -> Move | None:
        """Answer the question whom the bot suspects, or what it thinks of a player."""
        target = self._target() if self._mind.observations.belief is not None else None
        if about is not None and about != target:
            if not self._mind.doubts(about):
                return self._own("nothing-against", name=about)
            target = about
        if target is None:
            return self._own("unsure")
        if not self._has_said_today(target):
            return {"move": "claim", "what": "doubt", "about": target}
        return self._say(self.reason(target))

    def _why(self, mention: Mention) -> Move | None:
        """Give the reason for an accusation of today: against another, or else against whoever asks."""
        asked = mention.speaker if mention.about is None else mention.about
        target = asked if self._has_said_today(asked) else self._mind.suspect_today()
        return self._own("unsure") if target is None else self._say(self.reason(target))

    def _tell_trust(self, asker: int) -> Move | None:
        """Say whether the bot trusts whoever asks, with a vote of theirs as the reason where there is one."""
        mind = self._mind
        if self._has_said_today(asker) or mind.doubts(asker):
            told = mind.reasons(asker)[0].fact != "feeling"
            return self._say(self.reason(asker)) if told else self._own("trust-no", name=asker)
        found = mind.good_vote(asker)
        return self._own("trust-maybe") if found is None else self._own("trust-because", other=found)

    def _tell_vote(self, asker: int) -> Move | None:
        """Say whether the bot has written the name of whoever asks (TT-21: votes are shown)."""
        wrote = self._mind.last_vote()
        if wrote is None:
            return self._own("voted-not-yet")
        return self._own("voted-yes") if wrote == asker else self._own("voted-no", other=wrote)

    def _defend(self, accuser: int | None) -> Move | None:
        """Answer an accusation: with an own good vote, with what the accuser did, or with one's word."""
        mind = self._mind
        answers: list[Wording | None] = []
        merit = mind.own_merit()
        if merit is not None:
            answers.append(self._phrasing.reason("merit", self._turn, other=merit))
        if accuser is not None:
            answers += [
                self._phrasing.own(f"def-{reason.fact}", self._turn, other=reason.other)
                for reason in mind.reasons(accuser)
                if reason.fact in ("misled", "spared") and reason.other is not None
            ]
            accused = [seat for seat, by in mind.observations.accusers.items() if accuser in by]
            if len(accused) > 1:
                answers.append(self._phrasing.own("def-many", self._turn))
        found = [answer for answer in answers if answer is not None]
        if found and mind.luck.lot("merit", self._turn) < 0.7:
            return self._say(mind.luck.one_of(found, "defence", self._turn))
        return self._own("innocent")
