"""Play at a terminal: one person, the rest of the seats filled by bots."""
