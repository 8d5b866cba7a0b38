"""Statistical models of games: far simpler than their rules, for comparison with mathematics."""
