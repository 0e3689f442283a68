"""State of an open project."""
