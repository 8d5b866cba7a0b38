"""What somebody has to show for a game: the Stops they called, and those that pointed at them for nothing."""

from __future__ import annotations

from turncoat.core.extras.achievements import Achievements
from turncoat.core.match import Match
from turncoat.games.are_you_the_traitor.record import Pointed


def count_achievements(match: Match) -> Achievements:
    betrayed, bold = [0] * len(match.seats), [0] * len(match.seats)
    tally: tuple[Pointed, ...] = match.tally
    for stop in tally:
        bold[stop.caller] += 1
        betrayed[stop.target] += not stop.right
    return {"betrayed": betrayed, "bold": bold}
