"""Widgets and layouts declared in one expression, and scrolling them."""

from typing import Any, TypeVar

from PySide6.QtCore import QEvent, QObject, QSize, Qt, SignalInstance
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QWidget

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
    **others: Any,  # noqa: ANN401 - values of properties, and slots
) -> W:
    """Return a widget with its place in the style sheet, its name for screen readers, and a tip.

    ``others`` are further properties, set in this order, and signals with what they call.
    """
    widget.setObjectName(style)
    widget.setAccessibleName(name)
    widget.setToolTip(tip)
    if focus is not None:
        widget.setFocusPolicy(focus)
    for key, value in others.items():
        signal = getattr(widget, key, None)
        if isinstance(signal, SignalInstance):
            signal.connect(value)
        else:
            getattr(widget, f"set{key[0].upper()}{key[1:]}")(value)
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


_MIN_HEIGHT_PX = 84
_MIN_WIDTH_PX = 290


class Scrolled(QScrollArea):
    """Scrolls its content when necessary, so that the window fits on any screen."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self._content = content
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)

    def minimumSizeHint(self) -> QSize:
        wanted_px = self._content.minimumSizeHint().width()
        bar_px = self.verticalScrollBar().sizeHint().width()
        return QSize(min(wanted_px + bar_px, _MIN_WIDTH_PX), _MIN_HEIGHT_PX)

    def sizeHint(self) -> QSize:
        return self._content.sizeHint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update the preferred size when the content changes."""
        if watched is self._content and event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
