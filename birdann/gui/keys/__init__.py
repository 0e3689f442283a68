"""Which key triggers which action."""
