"""Reactions to edits: updated predictions, and unlisted species."""
