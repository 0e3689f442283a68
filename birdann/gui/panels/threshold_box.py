"""A spin box for a threshold of the project."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QSpinBox, QWidget

from birdann.gui.text.language import tr

_SETTLED_MS = 300
_STEP_PERCENT = 5
_INSET_PX = 8
"""Its text begins where that of the boxes beside it does."""


class ThresholdBox(QSpinBox):
    """A threshold in percent with a prefix and a text for 0; quick steps become one edit.

    The wheel does not change it.
    """

    moved = Signal(float)
    """The bar that is shown by now, 0..1."""
    asked = Signal(float)
    """The bar to save, 0..1."""

    def __init__(self, parent: QWidget, name: str, before: str, at_zero: str = "") -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setRange(0, 100)
        self.setSingleStep(_STEP_PERCENT)
        self.setPrefix(before)
        self.setSpecialValueText(at_zero)
        self.setSuffix(tr(" %", "percent"))
        self.setKeyboardTracking(False)
        self.lineEdit().setTextMargins(_INSET_PX, 0, 0, 0)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._saved = 0
        self._later = QTimer(self, singleShot=True, interval=_SETTLED_MS)
        self._later.timeout.connect(self._ask)
        self.valueChanged.connect(self._move)

    @property
    def bar(self) -> float:
        return self.value() / 100

    def show_bar(self, bar: float) -> None:
        """Show the saved value, unless a change is pending."""
        self._saved = round(100 * bar)
        if not self._later.isActive():
            self.blockSignals(True)
            self.setValue(self._saved)
            self.blockSignals(False)

    def settle(self) -> None:
        """Emit a pending change at once, as another project may follow."""
        if self._later.isActive():
            self._later.stop()
            self._ask()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def _move(self) -> None:
        self.moved.emit(self.bar)
        self._later.start()

    def _ask(self) -> None:
        if self.value() != self._saved:
            self.asked.emit(self.bar)
