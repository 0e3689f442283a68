"""Keys that act while they are held."""

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
    """Detects the release of a key that triggered an action.

    A shortcut reports only the press, so all events are filtered while the key is held. Another
    key, a click or another window also end it: an action chosen in a menu has no key to release.
    """

    released = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._keys: frozenset[int] = frozenset()

    def hold(self, shortcuts: Sequence[QKeySequence]) -> None:
        """Wait for the release of one of these keys; repeated calls change nothing."""
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
