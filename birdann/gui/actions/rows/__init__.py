"""The rows of the table of actions."""
