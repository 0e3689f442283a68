"""Segmentation and features of a recording or a part of it."""
