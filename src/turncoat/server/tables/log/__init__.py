"""A table as its log tells it: decide, append, adopt."""
