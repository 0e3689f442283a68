"""Random forests in the exact E-step."""
