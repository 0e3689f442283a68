"""Playing sound."""
