"""Item models: rows of plain data shown in views."""
