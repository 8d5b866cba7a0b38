"""The connections of a table, and the messages for each viewer."""
