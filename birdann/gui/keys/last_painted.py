"""What stood on the screen when a widget was last painted: a key means that, and nothing later."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, SignalInstance
from PySide6.QtWidgets import QWidget


class LastPainted(QObject):
    """Tells whether a person can have seen what a widget shows.

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
        self, widget: QWidget, state: Callable[[], object], changes: Iterable[SignalInstance]
    ) -> None:
        super().__init__(widget)
        self._widget, self._state = widget, state
        self._painted: object = None
        widget.installEventFilter(self)
        for signal in changes:
            signal.connect(lambda *_: widget.update())

    @property
    def is_seen(self) -> bool:
        """Whether what is shown was painted; what is out of sight hides nothing."""
        return self._painted == self._state() or self._widget.visibleRegion().isEmpty()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self._painted = self._state()
        return False
