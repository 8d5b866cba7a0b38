"""A table built from its log: decide, append, adopt."""
