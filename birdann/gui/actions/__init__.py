"""All commands of the window, as data."""
