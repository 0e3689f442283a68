"""Scores, cross-validation, the papers' data sets and tables."""
