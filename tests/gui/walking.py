"""Walking through a window as people with a keyboard, or translators, would."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QSizePolicy,
    QSlider,
    QTabBar,
    QTextBrowser,
    QToolButton,
    QWidget,
)

_SLACK_PX = 2
_ARROW_PX = 32
_ICON_ONLY = Qt.ToolButtonStyle.ToolButtonIconOnly
CONTROLS = (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QSlider,
    QTextBrowser,
)


def controls(root: QWidget) -> list[QWidget]:
    """Return the enabled, visible controls of a window that a person works with."""
    return [
        one
        for one in root.findChildren(QWidget)
        if isinstance(one, CONTROLS)
        and one.isVisible()
        and one.isEnabled()
        and not _is_part(one, root)
    ]


def _is_part(widget: QWidget, root: QWidget) -> bool:
    """Whether a widget belongs to a control, a dock's title or a scroll bar of Qt's."""
    if widget.objectName().startswith("qt_") or isinstance(widget, QTabBar | QMenu):
        return True
    parent = widget.parentWidget()
    while parent is not None and parent is not root:
        if isinstance(parent, (*CONTROLS, QMenu, QTabBar)):
            return True
        if type(parent).__name__ == "QMenuBar":
            return True
        parent = parent.parentWidget()
    return False


def tabbed_through(root: QWidget, qtbot) -> list[QWidget]:
    """Return the widgets that Tab comes to, once round."""
    found: list[QWidget] = []
    for _ in range(200):
        focus = QApplication.focusWidget()
        if focus is None or (found and focus is found[0]):
            break
        if focus in found:
            break
        found.append(focus)
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    return found


def name_of(widget: QWidget) -> str:
    """Return what a screen reader would say of a control."""
    if widget.accessibleName():
        return widget.accessibleName()
    if isinstance(widget, QAbstractButton) and widget.text():
        return widget.text()
    buddies = [label for label in widget.window().findChildren(QLabel) if label.buddy() is widget]
    return buddies[0].text() if buddies else ""


def texts(root: QWidget) -> Iterator[tuple[QWidget, str]]:
    """Yield the words that a window shows or says, with the widget of each."""
    for widget in (root, *root.findChildren(QWidget)):
        if isinstance(widget, QLabel | QAbstractButton):
            yield widget, widget.text()
        if isinstance(widget, QGroupBox):
            yield widget, widget.title()
        if isinstance(widget, QLineEdit):
            yield widget, widget.placeholderText()
        if isinstance(widget, QComboBox):
            for place in range(widget.count()):
                yield widget, widget.itemText(place)
        if isinstance(widget, QTabBar):
            for place in range(widget.count()):
                yield widget, widget.tabText(place)
        yield widget, widget.toolTip()
        yield widget, widget.accessibleName()
        for action in widget.actions():
            yield widget, action.text()


def cut_off(root: QWidget) -> list[str]:
    """Return the texts of visible labels, buttons and boxes that have too little room."""
    return [
        text
        for widget in root.findChildren(QWidget)
        if widget.isVisible() and (text := _text_without_room(widget))
    ]


def _text_without_room(widget: QWidget) -> str:
    metrics = widget.fontMetrics()
    if isinstance(widget, QLabel):
        gives_way = widget.sizePolicy().horizontalPolicy() is QSizePolicy.Policy.Ignored
        text = "" if gives_way or widget.text().startswith("<") else widget.text()
        if widget.wordWrap():
            tall = widget.heightForWidth(widget.width()) > widget.height() + _SLACK_PX
            return text if tall else ""
        needed = max(metrics.horizontalAdvance(line) for line in text.split("\n"))
        return text if needed > widget.width() + _SLACK_PX else ""
    if isinstance(widget, QPushButton | QToolButton):
        if isinstance(widget, QToolButton) and widget.toolButtonStyle() is _ICON_ONLY:
            return ""
        short = widget.sizeHint().width() > widget.width() + _SLACK_PX
        return widget.text() if short else ""
    if isinstance(widget, QComboBox):
        needed = metrics.horizontalAdvance(widget.currentText())
        return widget.currentText() if needed > widget.width() - _ARROW_PX else ""
    return ""
