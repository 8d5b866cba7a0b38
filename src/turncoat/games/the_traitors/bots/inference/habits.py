"""Habits of players, as numbers: bots behave by them, and judge others by them.

The numbers are our choice. Bots use the same ones for both, so that a belief of 30 per cent comes true about
30 times in 100.
"""

from __future__ import annotations

from typing import Final

# At the Round Table

FOLLOWS: Final = 3.0
"""A Loyal player votes with odds of suspicion to this power."""
HERDS: Final = 0.5
"""The share of Loyal votes that go with those of the others, by their number."""
STRAYS: Final = 0.25
"""The share of Loyal votes that are random."""
SPARES: Final = 0.45
"""How often a Traitor votes for a fellow, where a Loyal player would do so once."""
WANDERS: Final = 0.28
"""The share of a Traitor's votes that are random, besides."""
ACCUSES: Final = 0.75
"""How often a Traitor accuses a fellow, for one accusation of another player."""
PRAISES: Final = 1.2
"""How often a Traitor speaks up for a fellow, for one time for another player."""

# In the Conclave

REVENGE: Final = 0.6
"""How much likelier a murder is for every vote of the victim against a Traitor; an accusation counts half."""
FORGETS: Final = 0.6
"""The share of an attack that the Traitors remember after a night."""
ENVY: Final = 2.0
"""The odds of being murdered go with trust to this power: trusted players are hardly ever banished."""
TEMPTS: Final = 0.35
"""How often two Traitors who may tempt do so."""
ACCEPTS: Final = 0.6
"""How often a player accepts a letter."""
FEINTS: Final = 0.02
"""How often a night has no murder for other reasons."""
BARES: Final = 0.75
"""How often a Traitor shows a shield after a night without a murder, for one time of a Loyal player."""
