"""Many games: bots at tables, simulation, playthroughs."""
