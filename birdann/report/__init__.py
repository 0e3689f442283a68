"""Figures and tables; the only importer of matplotlib."""
