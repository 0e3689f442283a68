"""Protection against keys pressed before new content was painted."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, SignalInstance
from PySide6.QtWidgets import QWidget

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
