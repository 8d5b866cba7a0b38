"""What somebody has to show for a game: turns that they knew, and objections that they dared."""

from __future__ import annotations

from turncoat.core.extras.achievements import Achievements
from turncoat.core.match import Match
from turncoat.games.scatty_rogues.statistics import Walked, events


def count_achievements(match: Match) -> Achievements:
    bold, memory = [0] * len(match.seats), [0] * len(match.seats)
    for event in events(match.log):
        if isinstance(event, Walked):
            memory[event.seat] += not event.wrong
        else:
            bold[event.seat] += 1
    return {"bold": bold, "memory": memory}
