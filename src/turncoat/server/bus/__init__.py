"""How servers that share a store tell each other that a log has grown."""
