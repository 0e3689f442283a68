"""Where and when was recorded, what of it was surveyed, and what came of it."""
