"""Scroll areas for panels that may be smaller than their content."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

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
