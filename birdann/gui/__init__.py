"""The window; the only importer of PySide6."""

import builtins

import PySide6.QtCore  # noqa: F401

# PySide6 reads the source of each imported module, and keeps it, to learn whether it uses an
# optional feature; the window uses none.
builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)
