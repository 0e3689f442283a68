"""Everything a person can do in the window, as data."""
