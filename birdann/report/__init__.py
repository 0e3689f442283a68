"""Figures and tables; the only importer of matplotlib."""

import matplotlib as mpl

mpl.rcParams["text.parse_math"] = False  # a name with two dollar signs is not a formula
