"""What keeps the window running: jobs, memory, preferences, diagnostics."""
