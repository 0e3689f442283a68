"""Actions on display and playback, and help."""
