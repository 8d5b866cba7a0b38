"""The connections of a table and what each viewer is sent."""
