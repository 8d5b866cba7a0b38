"""Achievements of a season: votes against a Loyal player, and nights with a right guess."""

from __future__ import annotations

from turncoat.core.extras.achievements import Achievements
from turncoat.core.match import Match


def count_achievements(match: Match) -> Achievements:
    """Count the achievements from the public recap; identities count as they were at the end."""
    recap = match.view("watcher")["recap"]
    betrayed, memory = [0] * len(match.seats), [0] * len(match.seats)
    for vote in recap["votes"]:
        for slip in vote["votes"]:
            if slip["target"] is not None and recap["identities"][slip["target"]] == "loyal":
                betrayed[slip["target"]] += 1
    for score in recap["scores"]:
        memory[score["seat"]] = score["right"]
    return {"betrayed": betrayed, "memory": memory}
