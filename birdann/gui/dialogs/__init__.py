"""Dialogs; they never change the project themselves."""
