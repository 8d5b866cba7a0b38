"""What all games share: the match and its log, chance, clocks, refusals."""
