"""Everything that a server does without being asked: alarms, deadlines, background work."""
