"""Keys and the actions that they trigger."""
