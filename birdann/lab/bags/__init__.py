"""Bag-level multi-instance learners for comparison."""
