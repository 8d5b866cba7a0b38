"""What somebody has to show for a season: slips against them while Loyal, and nights that they were right."""

from __future__ import annotations

from turncoat.core.achievements import Feats
from turncoat.core.match import Match


def feats(match: Match) -> Feats:
    """From the recap, which everybody is shown: who was Loyal is counted as it was at the end."""
    recap = match.view("watcher")["recap"]
    betrayed, memory = [0] * len(match.seats), [0] * len(match.seats)
    for vote in recap["votes"]:
        for slip in vote["votes"]:
            if slip["target"] is not None and recap["identities"][slip["target"]] == "loyal":
                betrayed[slip["target"]] += 1
    for score in recap["scores"]:
        memory[score["seat"]] = score["right"]
    return {"betrayed": betrayed, "memory": memory}
