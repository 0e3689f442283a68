"""A synthesised dawn chorus with known truth."""
