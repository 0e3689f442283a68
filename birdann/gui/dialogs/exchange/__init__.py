"""Dialogs about what comes in and goes out."""
