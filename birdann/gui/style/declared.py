"""Widgets and layouts declared in one expression, and scrolling them."""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any, TypeVar

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, QSize, Qt, SignalInstance
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QFrame,
    QHeaderView,
    QLayout,
    QScrollArea,
    QTableView,
    QWidget,
)

L = TypeVar("L", bound=QLayout)
W = TypeVar("W", bound=QWidget)
Part = QWidget | QLayout


def with_style(
    widget: W,
    style: str = "",
    *,
    name: str = "",
    tip: str = "",
    focus: Qt.FocusPolicy | None = None,
    **others: Any,  # noqa: ANN401 - values of properties, and slots
) -> W:
    """Return a widget with its place in the style sheet, its name for screen readers, and a tip.

    ``others`` are further properties, set in this order, and signals with what they call.
    """
    widget.setObjectName(style)
    widget.setAccessibleName(name)
    widget.setToolTip(tip)
    if focus is not None:
        widget.setFocusPolicy(focus)
    for key, value in others.items():
        signal = getattr(widget, key, None)
        if isinstance(signal, SignalInstance):
            signal.connect(value)
        else:
            getattr(widget, f"set{key[0].upper()}{key[1:]}")(value)
    return widget


def lay_out(
    layout: L,
    *parts: Part | int | tuple[Part, int] | tuple[Part, int, Qt.AlignmentFlag],
    margins: tuple[int, int, int, int] | None = None,
    spacing: int | None = None,
) -> L:
    """Return a layout with parts in order; numbers are stretches, also those behind a part."""
    if margins is not None:
        layout.setContentsMargins(*margins)
    if spacing is not None:
        layout.setSpacing(spacing)
    box: Any = layout  # only boxes stretch, and take layouts
    for each_part in parts:
        part, *details = each_part if isinstance(each_part, tuple) else (each_part,)
        if isinstance(part, int):
            box.addStretch(part)
        else:
            (box.addWidget if isinstance(part, QWidget) else box.addLayout)(part, *details)
    return layout


def let_clicks_keep_the_focus(part: QWidget) -> None:
    """Keep the focus where it is when a button in a part of the window is clicked."""
    for button in part.findChildren(QAbstractButton):
        if button.focusPolicy() & Qt.FocusPolicy.ClickFocus:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)


class ChoiceBox(QComboBox):
    """A choice among values, which stand in it by their titles."""

    def __init__(self, parent: QWidget, titles: Mapping[Any, str]) -> None:
        super().__init__(parent)
        self._titles: Mapping[Any, str] = {}
        self.offer(titles)

    @property
    def values(self) -> tuple[Any, ...]:
        return tuple(self._titles)

    def offer(self, titles: Mapping[Any, str]) -> None:
        """Set the values; the chosen one is kept, or the first chosen, without a signal."""
        if titles == self._titles:
            return
        chosen, self._titles = self.chosen_value, titles
        with QSignalBlocker(self):
            self.clear()
            self.addItems(list(titles.values()))
            self.choose(chosen)

    @property
    def chosen_value(self) -> Any:  # noqa: ANN401 - whatever was offered
        return self.values[self.currentIndex()] if self.currentIndex() >= 0 else None

    def choose(self, value: object) -> None:
        """Choose a value, or the first one if it is not among them."""
        self.setCurrentIndex(self.values.index(value) if value in self.values else 0)

    def choose_silently(self, value: object) -> None:
        with QSignalBlocker(self):
            self.choose(value)

    def choose_named(self, name: object) -> None:
        """Choose the member of an enumeration with a name, or the first value."""
        named = {value.name: value for value in self.values if isinstance(value, Enum)}
        self.choose(named.get(str(name), self.values[0]))


def table_of_lines(table: QTableView, name: str, line_px: int) -> QHeaderView:
    """Set up a table to read and choose lines from, which Tab leaves; return its heading."""
    table.setAccessibleName(name)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setShowGrid(False)
    table.setTabKeyNavigation(False)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(line_px)
    heading = table.horizontalHeader()
    heading.setHighlightSections(False)
    heading.setTextElideMode(Qt.TextElideMode.ElideRight)
    heading.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    return heading


_MIN_HEIGHT_PX = 84
_MIN_WIDTH_PX = 290


class Scrolled(QScrollArea):
    """Scrolls its content when necessary, so that the window fits on any screen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._content = QWidget()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def set_content(self, make: Callable[[QWidget], W]) -> W:
        """Return the content, made inside: Qt styles again all that moves into another widget."""
        content = make(self.viewport())
        self._content = content
        self.setWidget(content)
        return content

    def minimumSizeHint(self) -> QSize:
        wanted_px = self._content.minimumSizeHint().width()
        bar_px = self.verticalScrollBar().sizeHint().width()
        return QSize(min(wanted_px + bar_px, _MIN_WIDTH_PX), _MIN_HEIGHT_PX)

    def sizeHint(self) -> QSize:
        return self._content.sizeHint()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Update the preferred size when the content changes."""
        if watched is self._content and event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
