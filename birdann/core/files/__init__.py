"""Safe writing, bounded reading and closing of files."""
