"""What an answer counts as: speech has no spelling."""
