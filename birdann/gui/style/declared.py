"""Widgets and layouts declared in one expression."""

from typing import Any, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QWidget

L = TypeVar("L", bound=QLayout)
W = TypeVar("W", bound=QWidget)
Part = QWidget | QLayout


def styled(
    widget: W,
    style: str = "",
    *,
    name: str = "",
    tip: str = "",
    focus: Qt.FocusPolicy | None = None,
) -> W:
    """Return a widget with its place in the style sheet, its name for screen readers, and a tip."""
    widget.setObjectName(style)
    widget.setAccessibleName(name)
    widget.setToolTip(tip)
    if focus is not None:
        widget.setFocusPolicy(focus)
    return widget


def laid_out(
    layout: L,
    *parts: Part | int | tuple[Part, int] | tuple[Part, int, Qt.AlignmentFlag],
    margins: tuple[int, int, int, int] | None = None,
    spacing: int | None = None,
) -> L:
    """Return a layout with parts in order; numbers are stretches, also those behind a part."""
    if margins is not None:
        layout.setContentsMargins(*margins)
    if spacing is not None:
        layout.setSpacing(spacing)
    box: Any = layout  # only boxes stretch, and take layouts
    for one in parts:
        part, *details = one if isinstance(one, tuple) else (one,)
        if isinstance(part, int):
            box.addStretch(part)
        else:
            (box.addWidget if isinstance(part, QWidget) else box.addLayout)(part, *details)
    return layout
