"""Dialogs for the project, its files and its species."""
