"""The missions that players do on their screens, one in each module (TT-13 to TT-15)."""
