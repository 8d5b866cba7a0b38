"""The clauses that several phases share: votes, powers of a night, the order of the day, the end."""
