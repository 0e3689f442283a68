"""A button beside a selected outline that is too small for handles."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QToolButton, QWidget

from birdann.gui.spectrogram.gestures import has_handles
from birdann.gui.spectrogram.scene import SpectrogramScene
from birdann.gui.style.icons import icon
from birdann.gui.text.language import tr

_SIZE_PX, _GAP_PX = 24, 6


class ZoomButton(QToolButton):
    """Stands beside the selected segment while its outline is small, and zooms to it.

    Parameters
    ----------
    plot
        Returns the rectangle of the plot inside ``canvas``.
    """

    def __init__(
        self, canvas: QWidget, scene: SpectrogramScene, plot: Callable[[], QRectF]
    ) -> None:
        super().__init__(canvas)
        self._scene, self._plot = scene, plot
        self.setFixedSize(_SIZE_PX, _SIZE_PX)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the keyboard has a key for it
        self.setAccessibleName(tr("Zoom to the selected segment"))
        self.setToolTip(tr("Zoom to the selected segment (Z)"))
        self.refresh_icons()
        self.hide()
        scene.changed.connect(self.place)

    def refresh_icons(self) -> None:
        self.setIcon(icon("zoom-in"))

    def place(self) -> None:
        """Move beside the selected outline; hide if that has handles."""
        rows, viewport, plot = self._scene.selected_rows, self._scene.viewport, self._plot()
        if len(rows) != 1 or viewport is None:
            self.hide()
            return
        box = self._scene.index.box(int(rows[0]))
        right, left = viewport.x(box.offset_s), viewport.x(box.onset_s)
        middle = (viewport.y(box.low_hz) + viewport.y(box.high_hz)) / 2
        is_seen = right >= 0 and left <= plot.width() and 0 <= middle <= plot.height()
        self.setVisible(is_seen and not has_handles(box, viewport))
        x = right + _GAP_PX
        if x + _SIZE_PX > plot.width():
            x = left - _GAP_PX - _SIZE_PX
        y = min(max(0.0, middle - _SIZE_PX / 2), plot.height() - _SIZE_PX)
        self.move(round(plot.left() + x), round(plot.top() + y))
