"""Reviewing: what a person is asked, and what the answers do."""
