"""What exists while a project is open."""
