"""The times at which a table acts by itself."""
