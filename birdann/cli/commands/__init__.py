"""One module per command; imported only when its command is chosen."""
