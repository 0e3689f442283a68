"""Actions on projects, their recordings and files."""
