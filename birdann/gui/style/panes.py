"""The panes that F6 moves between."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QStatusBar, QToolBar, QWidget


def step_pane(window: QMainWindow, step: int) -> None:
    """Focus the next (or previous) pane that accepts it.

    Panes are the toolbar, left, middle and right parts, and the status bar, in this order.
    """
    middle = window.centralWidget()
    assert middle is not None
    docks = window.findChildren(QDockWidget)
    sides = [dock for dock in docks if not dock.isFloating() and _is_in_front(dock)]
    sides.sort(key=lambda dock: (dock.x(), dock.y()))
    left = [dock for dock in sides if dock.x() < middle.x()]
    bars: list[QWidget] = [bar for bar in window.findChildren(QToolBar) if bar.isVisible()]
    status = window.findChild(QStatusBar)
    panes = [*bars, *left, middle, *(dock for dock in sides if dock not in left)]
    panes += [status] if status is not None else []
    now = window.focusWidget()
    inside = [place for place, pane in enumerate(panes) if pane.isAncestorOf(now)]
    start = inside[0] if inside else panes.index(middle) - step
    for away in range(1, len(panes) + 1):
        first = _first_control(panes[(start + step * away) % len(panes)])
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)
            return


def _is_in_front(dock: QDockWidget) -> bool:
    """Whether a dock is not hidden behind a tab: Qt moves those off the window."""
    return dock.isVisible() and dock.x() >= 0 and dock.y() >= 0


def _first_control(pane: QWidget) -> QWidget | None:
    """Return the first control of a pane in tab order, or None."""
    controls = [
        one
        for one in pane.findChildren(QWidget)
        if one.isVisible() and one.isEnabled() and one.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    if not controls:
        return None
    one: QWidget | None = pane
    for _ in range(10_000):
        one = one.nextInFocusChain() if one is not None else None
        if one in controls:
            return one
        if one is None or one is pane:
            break
    return controls[0]
