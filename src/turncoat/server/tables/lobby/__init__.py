"""Everything at a table that is no move: making it, sitting down, starting, playing again."""
