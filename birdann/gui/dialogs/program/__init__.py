"""Dialogs about the program itself."""
