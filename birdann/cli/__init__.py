"""The command line: the same use cases as the window, for scripts and clusters."""
