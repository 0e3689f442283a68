"""Learning from answers in the background."""
