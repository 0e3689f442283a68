"""What to look at next, and what the lists may have left out."""
