"""A language model as a player: it gets what a person would get, in words, and answers with a number.

Twice an answer that names no legal move, or that comes too late, and the stand-in makes this move: another
bot, which has seen all that the seat has seen. Once the budget of the match is spent, the stand-in plays on.
"""

from __future__ import annotations

import logging
import os
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from turncoat.core.bots.bot import Bot, Hears, Line, Remembers, View
from turncoat.core.game import Game
from turncoat.core.refusal import Illegal
from turncoat.language_model.answer import Answer, parse_answer
from turncoat.language_model.endpoint import Endpoint, EndpointError
from turncoat.language_model.prompt import Storyteller, choices
from turncoat.language_model.usage import Usage
from turncoat.words import Words

PREFIX: Final = "model:"
TRIES: Final = 2
INTERVAL: Final = 20.0
"""Seconds of the match after which the model is asked again though it need not move."""
ADDRESSED: Final = 3.0
"""The same if somebody says its name."""

log = logging.getLogger("turncoat.models")
_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Budget:
    """What a model may spend in a match, and how long it may think about a move."""

    calls: int = 120
    tokens: int = 400_000
    seconds: float = 30.0

    @classmethod
    def from_environment(cls) -> Budget:
        """Read `TURNCOAT_MODEL_CALLS`, `…_TOKENS` and `…_SECONDS`, or refuse what is no number."""
        found = {}
        for name, kind in (("calls", int), ("tokens", int), ("seconds", float)):
            variable = f"TURNCOAT_MODEL_{name.upper()}"
            text = os.environ.get(variable)
            if text is not None:
                try:
                    found[name] = kind(text)
                except ValueError:
                    raise Illegal("bad_model_number", variable=variable) from None
        return cls(**found)  # type: ignore[arg-type]


class ModelBot:
    """A language model in a seat."""

    def __init__(
        self,
        game: Game,
        endpoint: Endpoint,
        stand_in: Bot,
        budget: Budget | None = None,
        language: str = "en",
    ) -> None:
        self.usage = Usage()
        self.budget = Budget() if budget is None else budget
        self._endpoint = endpoint
        self._stand_in = stand_in
        self._story = Storyteller(game, Words(language))
        self._say = Words(language)
        self._unshown: tuple[View, float] | None = None
        """The latest view, until the stand-in has been shown it."""
        self._asked: tuple[bytes, float] | None = None
        """Which moves there were when the model was last asked, and when."""
        self._answered: View | None = None
        """The view that the latest move was an answer to; the same choices in another view are new ones."""
        self._addressed = False
        self._name = ""
        self._next: dict[str, Any] | None = None
        """The move that goes with a line that was said first."""
        self._wake: float | None = None

    @property
    def spent(self) -> bool:
        """Whether the budget of the match is used up."""
        used = self.usage
        return used.calls >= self.budget.calls or used.read + used.written >= self.budget.tokens

    @property
    def wake(self) -> float | None:
        return self._stand_in.wake if self.spent else self._wake

    def hear(self, line: Line, now: float) -> None:
        self._show_stand_in()
        if isinstance(self._stand_in, Hears):
            self._stand_in.hear(line, now)
        self._story.hear(line)
        text = line.get("say")
        self._addressed |= bool(self._name) and isinstance(text, str) and self._name in text

    def see(self, view: View, now: float) -> None:
        """Remember a view that wants no answer any more."""
        self._show_stand_in()
        self._unshown = (view, now)
        self._name = view["players"][view["you"]]["name"]
        self._story.see(view)

    def act(self, view: View, now: float) -> dict[str, Any] | None:
        self.see(view, now)
        if view["result"] is not None:
            return None
        moves = choices(view)
        if self._next is not None:
            move, self._next = self._next, None
            if _is_offered(move, moves):
                return move
        if self.spent:
            return self._let_stand_in_move(view, now)
        if not moves or not self._is_due(view, now):
            return None
        self._asked, self._addressed = (_encode(view["legal"]), now), False
        self._wake = now + INTERVAL
        answer = self._ask(view, len(moves))
        if answer is None:
            chosen = self._let_stand_in_move(view, now)
        else:
            self._story.remember(answer.note)
            chosen = self._carry_out(answer, moves, now)
        self._answered = None if chosen is None else view
        return chosen

    def _is_due(self, view: View, now: float) -> bool:
        """Return whether to ask the model: about new choices at once, about the rest after a while."""
        if self._asked is None:
            return True
        before, at = self._asked
        if self._addressed and now >= at + ADDRESSED:
            return True
        changed = before != _encode(view["legal"]) or self._answered not in (None, view)
        if view["awaited"] and changed:
            return True
        return now >= at + INTERVAL and (view["awaited"] or changed or self._story.has_news)

    def _ask(self, view: View, moves: int) -> Answer | None:
        """Ask the model, twice if need be; return its choice, or None if it made none."""
        messages = self._story.messages(view)
        for _ in range(TRIES):
            if self.spent:
                return None
            self.usage.calls += 1
            try:
                reply = self._endpoint.ask(messages, self.budget.seconds)
            except EndpointError as wrong:
                self._note_fault(wrong)
                continue
            self.usage.read += reply.read
            self.usage.written += reply.written
            answer = parse_answer(reply.text, moves)
            if answer is not None:
                self._story.forget_news()
                return answer
            self.usage.refused += 1
            correction = self._say("model-again", most=moves)
            messages = [
                *messages,
                {"role": "assistant", "content": reply.text[:2000]},
                {"role": "user", "content": correction},
            ]
        return None

    def _note_fault(self, wrong: EndpointError) -> None:
        if wrong.fault in ("late", "busy"):
            self.usage.late += 1
        else:
            self.usage.failed += 1
        log.warning("the language model gave no answer: %s", wrong.fault)

    def _carry_out(self, answer: Answer, moves: list[dict[str, Any]], now: float) -> dict[str, Any] | None:
        """Return the move that was chosen; what is said with it goes first."""
        move = _fill_in(moves[answer.move - 1], answer) if answer.move else None
        talks = any(each["move"] == "say" and each.get("open") == ["text"] for each in moves)
        if not answer.say or not talks or (move is not None and move["move"] == "say"):
            return move
        self._next = move
        self._wake = now + 1
        return {"move": "say", "text": answer.say}

    def _let_stand_in_move(self, view: View, now: float) -> dict[str, Any] | None:
        self._unshown = None
        move = self._stand_in.act(view, now)
        self.usage.stood_in += move is not None
        return move

    def _show_stand_in(self) -> None:
        """Show the stand-in the latest view, now that another one or a line comes."""
        if self._unshown is not None and isinstance(self._stand_in, Remembers):
            self._stand_in.see(*self._unshown)
        self._unshown = None


def _is_offered(move: dict[str, Any], moves: list[dict[str, Any]]) -> bool:
    """Return whether a move is still among those that are offered, whole or as a template."""
    for offered in moves:
        fixed = {name: value for name, value in offered.items() if name not in ("open", "least", "most")}
        if fixed.items() <= move.items():
            return True
    return False


def _fill_in(offered: dict[str, Any], answer: Answer) -> dict[str, Any]:
    """Return a move with its open fields filled in by the model; the match judges them."""
    if "open" not in offered:
        return offered
    move = {name: value for name, value in offered.items() if name not in ("open", "least", "most")}
    for name in offered["open"]:
        if name in answer.fields:
            move[name] = answer.fields[name]
        elif name in ("text", "say") and answer.say:
            move[name] = answer.say
    return move
