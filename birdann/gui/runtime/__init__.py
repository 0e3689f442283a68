"""Infrastructure of the window: jobs, memory, preferences, diagnostics."""
