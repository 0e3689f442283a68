"""Texts, numbers and times for display."""
