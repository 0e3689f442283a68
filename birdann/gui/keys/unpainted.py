"""What is new on the screen and not painted yet: a key that comes now was pressed before it."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, SignalInstance
from PySide6.QtWidgets import QWidget

from birdann.gui.text.language import tr


class UnpaintedGuard(QObject):
    """Tells whether widgets hold something new that no one can have seen.

    Parameters
    ----------
    widgets
        Those that show it; only as far as they are in view themselves.
    news
        Signals after which the widgets show something else; they are painted again then.
    tell
        Tells the person why a key did nothing.
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
        """Whether what is done now was meant for what stood there before, which is given then."""
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
