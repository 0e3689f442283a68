"""Segmentation of spectrograms into outlines."""
