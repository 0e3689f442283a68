"""Actions on segments, labels, tags and models."""
