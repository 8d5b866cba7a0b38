"""`turncoat serve`: its options, the store and the bus that it opens, its certificate, its links."""
