"""The other servers on the same store: who of them acts first, and who is at a table there."""
