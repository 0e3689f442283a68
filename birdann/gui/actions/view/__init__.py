"""Actions on what is seen and heard, and help."""
