"""Forests inside the exact E-step."""
