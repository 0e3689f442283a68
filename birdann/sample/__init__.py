"""A synthetic dawn chorus with known truth."""
