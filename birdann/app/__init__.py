"""Use cases: what a person does, without a window."""
