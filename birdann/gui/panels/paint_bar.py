"""Toolbar over the spectrogram for painting training strokes."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QCheckBox, QLabel, QSizePolicy, QToolBar, QToolButton, QWidget

from birdann.gui.spectrogram import Tool
from birdann.gui.spectrogram.layers.masks import PAINTED_CALLS, PAINTED_OTHERS
from birdann.gui.style.declared import with_style
from birdann.gui.style.theme import set_pen_and_brush
from birdann.gui.text.language import tr

_SWATCH_PX = 14


class PaintBar(QToolBar):
    """Brushes, a summary of the paint, and actions."""

    tool_asked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Train segmenter by painting"), parent)
        self.setObjectName("paint")
        self.setMovable(False)
        self.toggleViewAction().setVisible(False)
        self.call = self._button(tr("Call"), tr("Paint over a call (K)"))
        self.other = self._button(tr("Not a call"), tr("Paint background (Shift+K)"))
        for button, color in (
            (self.call, QColor(PAINTED_CALLS.color)),
            (self.other, QColor(PAINTED_OTHERS.color)),
        ):
            button.setCheckable(True)
            button.setIcon(_swatch(color))
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.complete = QCheckBox(tr("All calls here are painted"), self)
        self.complete.setToolTip(
            tr("Everything unpainted in this recording then counts as background")
        )
        self.addWidget(self.complete)
        self.wipe = self._button(tr("Erase all"), tr("Take away all paint on this recording"))
        self.addSeparator()
        self.attempt = self._button(
            tr("Try it here"), tr("Train on the paint and preview its outlines here")
        )
        self.use = self._button(
            tr("Use here"), tr("Replace unreviewed segments by the blue outlines")
        )
        self.everywhere = self._button(
            tr("Use everywhere"), tr("Find segments again with the trained segmenter")
        )
        self.summary = with_style(QLabel(self), "muted")
        self.summary.setContentsMargins(10, 0, 10, 0)
        self.summary.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(self.summary)
        self.done = self._button(tr("Done"), tr("Stop painting"))
        self.call.clicked.connect(lambda: self.tool_asked.emit(Tool.CALL))
        self.other.clicked.connect(lambda: self.tool_asked.emit(Tool.OTHER))

    def show_tool(self, tool: Tool) -> None:
        self.call.setChecked(tool is Tool.CALL)
        self.other.setChecked(tool is Tool.OTHER)

    def show_state(
        self, text: str, *, n_here: int, is_complete: bool, can_try: bool, can_use: bool
    ) -> None:
        self.summary.setText(text)
        self.complete.setChecked(is_complete)
        self.wipe.setEnabled(n_here > 0 or is_complete)
        self.attempt.setEnabled(can_try)
        self.use.setEnabled(can_use)
        self.everywhere.setEnabled(can_use)

    def _button(self, text: str, tip: str) -> QToolButton:
        button = with_style(QToolButton(self), name=text, tip=tip, focus=Qt.FocusPolicy.TabFocus)
        button.setText(text)
        self.addWidget(button)
        return button


def _swatch(color: QColor) -> QIcon:
    pixmap = QPixmap(_SWATCH_PX, _SWATCH_PX)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        set_pen_and_brush(painter, None, color).drawEllipse(1, 1, _SWATCH_PX - 2, _SWATCH_PX - 2)
    return QIcon(pixmap)
