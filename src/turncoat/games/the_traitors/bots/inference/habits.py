"""How people at this table tend to behave: to behave so oneself, and to read others by it.

The figures are ours. What matters is that players and readers use the same, so that what is believed comes
true about as often as it is believed.
"""

from __future__ import annotations

from typing import Final

# At the Round Table

FOLLOWS: Final = 3.0
"""A Loyal player writes a name with odds of how suspicious it is to this power."""
STRAYS: Final = 0.25
"""So many Loyal votes fall anywhere."""
SPARES: Final = 0.45
"""A Traitor writes a fellow's name so much less often than a Loyal player would."""
WANDERS: Final = 0.28
"""So many of a Traitor's votes fall anywhere, besides."""
ACCUSES: Final = 0.75
"""A Traitor accuses a fellow so much less often than others."""
PRAISES: Final = 1.2
"""A Traitor speaks up for a fellow so much more often than for others."""

# In the Conclave

REVENGE: Final = 0.6
"""How much likelier somebody is murdered for every vote against a Traitor; an accusation counts half."""
FORGETS: Final = 0.6
"""What is left of that after a night."""
ENVY: Final = 2.0
"""Whom nobody suspects will hardly be banished: the odds of being murdered go with trust to this power."""
TEMPTS: Final = 0.35
"""So often two Traitors who may tempt do so."""
ACCEPTS: Final = 0.6
"""So often a letter is accepted."""
FEINTS: Final = 0.02
"""So often nobody is murdered for other reasons."""
BARES: Final = 0.75
"""A Traitor shows a shield after a night without a murder so much less often."""
