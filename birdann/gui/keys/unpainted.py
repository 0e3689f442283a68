"""Guards against keys and clicks that nobody meant: unseen, doubled, held."""

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEvent, QObject, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from birdann.gui.text.language import tr


class UnpaintedGuard(QObject):
    """Detects new content that no one can have seen yet.

    Parameters
    ----------
    widgets
        The widgets that show the content; hidden ones are ignored.
    news
        Signals after which the content differs, and the widgets are painted again.
    tell
        Tells the user why a key was ignored.
    """

    def __init__(
        self,
        widgets: Iterable[QWidget],
        news: Iterable[SignalInstance],
        tell: Callable[[str], object],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._is_new = dict.fromkeys(widgets, False)
        self._tell = tell
        for widget in self._is_new:
            widget.installEventFilter(self)
        for signal in news:
            signal.connect(lambda *_: self._wait())

    def __bool__(self) -> bool:
        return any(
            is_new and not widget.visibleRegion().isEmpty()
            for widget, is_new in self._is_new.items()
        )

    def stops(self) -> bool:
        """Whether to ignore a key meant for the previous content; tells the user if so."""
        if self:
            self._tell(tr("The view changed. Nothing was stored; please repeat."))
        return bool(self)

    def _wait(self) -> None:
        for widget in self._is_new:
            self._is_new[widget] = True
            widget.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
            self._is_new[watched] = False
        return False


class OneClick(QObject):
    """Discards the second click of a double click.

    The first one may have brought up the next item, which the second would answer unseen.
    """

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._is_second = False
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonDblClick:
            self._is_second = True
            return True
        if event.type() == QEvent.Type.MouseButtonRelease and self._is_second:
            self._is_second = False
            return True
        return False


def take_double_clicks_for_one(*widgets: QWidget) -> None:
    """Treat double clicks on these widgets as single clicks."""
    for widget in widgets:
        OneClick(widget)


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
