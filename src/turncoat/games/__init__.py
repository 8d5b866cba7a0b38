"""One folder a game, named for it."""
