"""Tables for people: lobby, sockets, the log store, the bus between servers."""
