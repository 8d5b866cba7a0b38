"""Optional parts of a game: achievements, calendar entries, lessons, printed kits, statistics."""
