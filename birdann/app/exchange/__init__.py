"""Annotations, lists and clips in and out."""
