"""Edits that can be undone."""
