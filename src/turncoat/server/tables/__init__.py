"""Tables: their state built from the log, their commands, their people, and the views of each viewer."""
