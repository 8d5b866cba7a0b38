"""What somebody has to show for a game: traps they sprang, and colours they called right."""

from __future__ import annotations

from turncoat.core.extras.achievements import Achievements
from turncoat.core.match import Match
from turncoat.games.loyalty_or_treachery.rules import Tally


def count_achievements(match: Match) -> Achievements:
    """Count sprung traps as betrayals of the caller, and right calls as feats of memory."""
    tally: Tally = match.tally
    return {"betrayed": tally.trapped, "memory": tally.right}
