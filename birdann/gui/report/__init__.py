"""The training report as a view of the middle."""
