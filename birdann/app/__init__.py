"""Use cases without a window."""
