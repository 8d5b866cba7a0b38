"""Missions on the screens, one a module (TT-13 to TT-15). They take turns, day by day."""
