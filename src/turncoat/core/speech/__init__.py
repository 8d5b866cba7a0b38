"""Speech of people and bots: lines of talk, claims, and text that people type."""
