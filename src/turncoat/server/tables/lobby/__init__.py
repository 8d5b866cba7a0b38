"""What people do at a table before, beside and between matches."""
