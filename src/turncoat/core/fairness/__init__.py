"""Fairness: sealed random numbers, the contributions of players, and verification of logs."""
