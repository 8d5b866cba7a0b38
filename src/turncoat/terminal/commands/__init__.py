"""Commands of the terminal and their help: `play`, `kit`, and the reports of `games` and `verify`."""
