"""The default learner and what it chooses by itself."""
