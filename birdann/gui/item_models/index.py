"""What all item models share: indices, and the role of a row."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
"""The parent of the rows of a list or table."""
ROW_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""The role of a row as an object."""
RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
