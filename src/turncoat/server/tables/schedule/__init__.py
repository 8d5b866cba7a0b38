"""Work that no request starts: alarms, deadlines, background chores."""
