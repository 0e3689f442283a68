"""A key that counts for as long as it is held."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication

_LEFT = (
    QEvent.Type.ApplicationDeactivate,
    QEvent.Type.WindowDeactivate,
    QEvent.Type.MouseButtonPress,
)


class HeldKey(QObject):
    """Tells when a key is let go whose press has triggered an action.

    A shortcut is given of the press alone, so all events are looked at while the key is held.
    Another key, a click or another window end it as well: whoever chose the action in a menu
    has no key to let go.
    """

    released = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._keys: frozenset[int] = frozenset()

    def hold(self, shortcuts: Sequence[QKeySequence]) -> None:
        """Wait for one of these keys to be let go; again while it repeats changes nothing."""
        self._keys = frozenset(
            int(one[0].key())  # type: ignore[index]  # Qt's stubs leave it out
            for one in shortcuts
            if not one.isEmpty()
        )
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kind = event.type()
        if isinstance(event, QKeyEvent):
            is_ours = event.key() in self._keys
            is_over = (
                is_ours and not event.isAutoRepeat()
                if kind == QEvent.Type.KeyRelease
                else not is_ours
            )
        else:
            is_over = kind in _LEFT
        if is_over:
            app = QApplication.instance()
            assert app is not None
            app.removeEventFilter(self)
            self.released.emit()
        return False
