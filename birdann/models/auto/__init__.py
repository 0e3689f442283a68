"""The default learner with automatic choices."""
