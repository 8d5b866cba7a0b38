"""Everything at a table except moves: making it, sitting down, starting, playing again."""
