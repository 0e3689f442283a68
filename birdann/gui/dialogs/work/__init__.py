"""Dialogs about segmenting and training."""
