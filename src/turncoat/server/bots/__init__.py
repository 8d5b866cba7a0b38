"""Bots at tables: the processes they run in, and a bot in a seat."""
