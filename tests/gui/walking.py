"""Walking through a window as people with a keyboard, or translators, would."""

import re
from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QRadioButton,
    QSizePolicy,
    QSlider,
    QTabBar,
    QTableView,
    QTextBrowser,
    QToolButton,
    QTreeWidget,
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
        child
        for child in root.findChildren(QWidget)
        if isinstance(child, CONTROLS)
        and child.isVisible()
        and child.isEnabled()
        and not _is_part(child, root)
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
    """Return the widgets that Tab comes to, once round; in a date it first goes through its parts."""
    found: list[QWidget] = []
    for _ in range(200):
        focus = QApplication.focusWidget()
        if focus is None or focus in found[:-1]:
            break
        if focus not in found:
            found.append(focus)
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    return found


def name_of(widget: QWidget) -> str:
    """Return what a screen reader would say of a control.

    On Linux Qt gives it a combo box by what is chosen, so its tip or a label names it.
    """
    named = widget.toolTip() if isinstance(widget, QComboBox) else widget.accessibleName()
    if named:
        return named
    if isinstance(widget, QAbstractButton) and widget.text():
        return words_on(widget)
    buddies = [label for label in widget.window().findChildren(QLabel) if label.buddy() is widget]
    return words_on(buddies[0]) if buddies else ""


def words_on(widget: QAbstractButton | QLabel) -> str:
    """Return what a person reads on a button or name of a field, without the mark of its letter."""
    return re.sub("&(.)", r"\1", widget.text())


def texts(root: QWidget) -> Iterator[str]:
    """Yield the words that a window shows or says."""
    for widget in (root, *root.findChildren(QWidget)):
        yield from _own_texts(widget)
        yield from _texts_of_items(widget)
        yield widget.toolTip()
        yield widget.accessibleName()
        yield from (action.text() for action in widget.actions())


def _own_texts(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QGroupBox):
        yield widget.title()
    elif isinstance(widget, QLineEdit):
        yield widget.placeholderText()


def _texts_of_items(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(place) for place in range(widget.count()))
    elif isinstance(widget, QTabBar):
        yield from (widget.tabText(place) for place in range(widget.count()))
    elif isinstance(widget, QListWidget):
        yield from (widget.item(place).text() for place in range(widget.count()))
    elif isinstance(widget, QTableView):
        model = widget.model()
        for place in range(model.columnCount()):
            yield str(model.headerData(place, Qt.Orientation.Horizontal) or "")
    elif isinstance(widget, QTreeWidget):
        for place in range(widget.topLevelItemCount()):
            heading = widget.topLevelItem(place)
            yield heading.text(0)
            yield from (heading.child(child).text(0) for child in range(heading.childCount()))


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
        text = "" if gives_way or widget.text().startswith("<") else words_on(widget)
        if widget.wordWrap():
            tall = widget.heightForWidth(widget.width()) > widget.height() + _SLACK_PX
            return text if tall else ""
        needed = max(metrics.horizontalAdvance(line) for line in text.split("\n"))
        return text if needed > widget.width() + _SLACK_PX else ""
    if isinstance(widget, QCheckBox | QRadioButton):
        short = widget.sizeHint().width() > widget.width() + _SLACK_PX
        return widget.text() if short else ""
    if isinstance(widget, QPushButton | QToolButton):
        if isinstance(widget, QToolButton) and widget.toolButtonStyle() is _ICON_ONLY:
            return ""
        short = widget.sizeHint().width() > widget.width() + _SLACK_PX
        return widget.text() if short else ""
    if isinstance(widget, QAbstractSpinBox):
        field, margins = widget.lineEdit(), widget.lineEdit().textMargins()
        needed = metrics.horizontalAdvance(field.text()) + margins.left() + margins.right()
        return field.text() if needed > field.width() else ""
    if isinstance(widget, QComboBox):
        needed = metrics.horizontalAdvance(widget.currentText())
        return widget.currentText() if needed > widget.width() - _ARROW_PX else ""
    return ""
