"""The clauses that several phases share: votes, powers of a night, what follows what, the end."""
