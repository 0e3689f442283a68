"""What stood on the screen when a widget was last painted: a key means that, and nothing later."""

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from PySide6.QtCore import QEvent, QObject, SignalInstance
from PySide6.QtWidgets import QWidget

T = TypeVar("T")


class LastPainted(QObject, Generic[T]):
    """Tells what a person can have seen of what a widget shows.

    Between news and the next painting the widget holds what nobody has seen yet; a key that
    arrives then was pressed on sight of something else.

    Parameters
    ----------
    state
        Returns what matters of what the widget shows.
    changes
        Signals after which the widget is painted again, whatever it finds changed itself.
    """

    def __init__(
        self, widget: QWidget, state: Callable[[], T], changes: Iterable[SignalInstance]
    ) -> None:
        super().__init__(widget)
        self._widget, self._state = widget, state
        self._painted: T | None = None
        widget.installEventFilter(self)
        for signal in changes:
            signal.connect(lambda *_: widget.update())

    @property
    def state(self) -> T | None:
        """What was painted last; of a widget out of sight what it holds, as it hides nothing."""
        return self._state() if self._widget.visibleRegion().isEmpty() else self._painted

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._painted = self._state()
        return False
