"""Appearance of the window: colours, icons, layout."""
