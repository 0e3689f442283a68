"""Dialogs about the project, its files and its species."""
