"""Dialogs for import and export."""
