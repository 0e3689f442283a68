"""Dialogs ask; they never change the project."""
