"""Segmentation: finding segments, editing outlines, training segmenters."""
