"""The parts of the window that the keyboard goes round by F6."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QMainWindow, QStatusBar, QToolBar, QWidget


def step_pane(window: QMainWindow, step: int) -> None:
    """Give the keyboard to the next pane, or the previous one, that can take it.

    Panes are the toolbar, what stands at the left, in the middle and at the right, and the status
    bar, in this order on the screen.
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
    """Return whether no other tab hides a dock: Qt keeps those behind it off the window."""
    return dock.isVisible() and dock.x() >= 0 and dock.y() >= 0


def _first_control(pane: QWidget) -> QWidget | None:
    """Return the first control of a pane in the order of Tab, or None."""
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
