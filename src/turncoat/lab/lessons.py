"""Lessons, played by the rules: `python -m turncoat.lab.lessons` writes one for each game with a script.

What the learner sees goes to web/src/games/<game>/lesson.json: the first view, and for each step of the
script the words, the move that is waited for, and the views that follow. A view is written as what changed in
it. Only the learner's own view is ever in it: a lesson knows no secret of a real table, and needs no server.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, TypeAlias, cast

from turncoat.core.extras.lesson import Lesson, Passes, Step, Tell, Theirs, Yours
from turncoat.core.game import Game
from turncoat.core.match import Match
from turncoat.core.registry import games

Json: TypeAlias = dict[str, Any]

WEB: Final = Path(__file__).parents[3] / "web" / "src" / "games"
YOU: Final = 0
LEARNER: Final = "–"
"""The browser replaces it by a name."""
SEED: Final = 1
"""For what a deal leaves out."""


def lesson_of(game: Game) -> Lesson | None:
    """Return the lesson in a game's folder, if it has one."""
    part = game.part("lesson")
    return None if part is None else cast(Lesson, part.lesson)


def play_lesson(game: Game, lesson: Lesson) -> Json:
    """Play a lesson and record what the learner sees. A move that the rules refuse raises Illegal."""
    match = Match(game.name, [LEARNER, *lesson.others], SEED, lesson.options, lesson.deal)
    for past in lesson.before:
        _carry_out(match, past)
    seen = _Learner(match)
    first = {"at": match.now, "view": seen.view, "lines": seen.hear()}
    steps: list[Json] = []
    for step in lesson.script:
        if isinstance(step, Tell | Yours):
            steps.append(_step_json(step))
        elif not steps:
            raise ValueError("a lesson must begin with words")
        if _carry_out(match, step) and getattr(step, "seen", True):
            steps[-1]["then"] += seen.look()
    return {
        "game": game.name,
        "forgetful": game.forgetful,
        "options": match.options,
        "first": first,
        "steps": steps,
    }


def _step_json(step: Tell | Yours) -> Json:
    entry: Json = {"words": step.words}
    if isinstance(step, Yours):
        entry["move"] = step.move
    elif step.show:
        entry["show"] = step.show
    return entry | {"then": []}


def _carry_out(match: Match, step: Step) -> bool:
    """Carry out a step; return False where nothing happens."""
    match step:
        case Tell():
            return False
        case Yours():
            match.play(YOU, step.move, match.now + step.after)
        case Theirs():
            match.play(step.seat, step.move, match.now + step.after)
        case Passes():
            due = match.deadline
            if due is None:
                raise ValueError("nothing happens by itself now")
            match.tick_once(max(due, match.now))
    return True


class _Learner:
    """What the learner has seen and heard so far."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.view = match.view(YOU)
        self.heard = 0

    def hear(self) -> list[Json]:
        lines = self.match.talk(YOU, self.heard)
        self.heard += len(lines)
        return lines

    def look(self) -> list[Json]:
        """Return the new view as what changed in it; nothing where nothing did."""
        now, was, lines = self.match.view(YOU), self.view, self.hear()
        self.view = now
        change = {name: value for name, value in now.items() if name not in was or was[name] != value}
        gone = [name for name in was if name not in now]
        if not change and not gone and not lines:
            return []
        return [{"at": self.match.now, "change": change, "gone": gone, "lines": lines}]


def files() -> dict[Path, str]:
    """Return the files of the browser client, by path."""
    found = ((game, lesson_of(game)) for game in games().values())
    return {
        WEB / game.home.rpartition(".")[2] / "lesson.json": _to_text(play_lesson(game, lesson))
        for game, lesson in found
        if lesson is not None
    }


def _to_text(lesson: Json) -> str:
    """Write a line for each step, so that a change of the rules gives a readable diff."""
    head = {name: value for name, value in lesson.items() if name != "steps"}
    steps = ",\n".join(_json(step) for step in lesson["steps"])
    return f'{_json(head)[:-1]}, "steps": [\n{steps}\n]}}\n'


def _json(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False)


def main() -> None:
    for place, text in files().items():
        place.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
