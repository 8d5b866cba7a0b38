"""What somebody has to show for a game: the Stops they called, and those that pointed at them for nothing."""

from __future__ import annotations

from turncoat.core.feats import Feats
from turncoat.core.match import Match
from turncoat.games.are_you_the_traitor.figures import calls


def feats(match: Match) -> Feats:
    betrayed, bold = [0] * len(match.seats), [0] * len(match.seats)
    for reveal in calls(match.log):
        bold[reveal["caller"]] += 1
        betrayed[reveal["target"]] += not reveal["right"]
    return {"betrayed": betrayed, "bold": bold}
