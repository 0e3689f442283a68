"""The training report."""
