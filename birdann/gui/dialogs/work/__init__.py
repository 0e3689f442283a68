"""Dialogs for segmentation, training and validation."""
