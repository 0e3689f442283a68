"""Layout of panels: docks at the sides, views in the middle, and popups."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from PySide6.QtCore import QByteArray, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDockWidget,
    QMainWindow,
    QSizePolicy,
    QStackedWidget,
    QStatusBar,
    QTabWidget,
    QToolBar,
    QVBoxLayout,
    QWidget,
)

from birdann.gui.runtime.preferences import Preferences
from birdann.gui.style.declared import (
    Scrolled,
    lay_out,
    let_clicks_keep_the_focus,
    with_style,
)
from birdann.gui.text.language import mark, number, tr

W = TypeVar("W", bound=QWidget)
_FIRST_SIZE = QSize(1440, 900)
FRAME = QSize(8, 48)
"""Width and height of a window's border and title, which are known only once it is shown."""
_TAGS_HEIGHT_PX, _SEGMENT_HEIGHT_PX = 320, 410
_MIN_TAGS_PX, _MIN_SEGMENT_PX = 150, 350
"""On a small screen the question goes before the tags, as long as a line of them is seen."""
_BARS_PX = 92
"""Menus, tools and status line."""
_MIN_LEFT_PX, _LEFT_WIDTH_PX, _RIGHT_WIDTH_PX = 220, 250, 280
_LEFT_SHARE, _RIGHT_SHARE = 0.2, 0.26
"""The most that panels take of a small window at first."""
_NARROW_PX = 1100
"""Where the window is narrower, the left side makes room for the middle."""
_POP_UP = QSize(460, 440)
_BESIDE_QUESTIONS = "Segment"
PICTURE = "Spectrogram"
REPORT = "Training report"
RESULTS = "Results"
_WIDE = frozenset({REPORT, RESULTS})
"""Views that take the room of the sides, too."""
_LEFT, _RIGHT = Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea
DOCK_AREAS = {
    "Recordings": _LEFT,
    "Review queue": _LEFT,
    "Segment": _RIGHT,
    "Species in this recording": _RIGHT,
}
VIEWS = ("Gallery", REPORT, RESULTS)
"""Panels that take the place of the spectrogram."""
POP_UPS = ("History", "Jobs")
TITLES = {
    "Recordings": mark("Recordings"),
    "Review queue": mark("Queue"),
    "Segment": mark("Segment"),
    "Species in this recording": mark("Species in this recording"),
    "History": mark("Edit history"),
    "Jobs": mark("Tasks"),
}
"""Titles by name, which is English in the code and in what is remembered."""


class DockLayout:
    """Positions of the panels.

    Parameters
    ----------
    middle
        Shows one view at a time; its first page is the spectrogram.
    later
        By name, what makes a view or popup. It is called when the panel is first shown.
    """

    def __init__(
        self,
        window: QMainWindow,
        middle: QStackedWidget,
        later: Mapping[str, Callable[[], QWidget]],
        preferences: Preferences,
    ) -> None:
        self._window, self._middle, self._later = window, middle, later
        self._preferences = preferences
        self._is_shown = True
        self._put_away: tuple[str, ...] = ()
        self._made_room: tuple[str, ...] = ()
        self._beside: tuple[str, ...] | None = None
        self._has_segment = False
        self._segment_px: int | None = None
        self._folded_px = 0
        window.setDockOptions(window.dockOptions() | QMainWindow.DockOption.GroupedDragging)
        window.setTabPosition(_LEFT, QTabWidget.TabPosition.North)
        for area, corners in (
            (_LEFT, (Qt.Corner.TopLeftCorner, Qt.Corner.BottomLeftCorner)),
            (_RIGHT, (Qt.Corner.TopRightCorner, Qt.Corner.BottomRightCorner)),
        ):
            for corner in corners:
                window.setCorner(corner, area)
        self._views = {PICTURE: 0}
        self._pop_ups: dict[str, QDialog] = {}
        self.docks = {title: self._dock(title) for title in DOCK_AREAS}
        self._arrange()
        self._state = window.saveState()

    def add_panel(self, title: str, make: Callable[[QWidget], W]) -> W:
        """Return a panel of ``DOCK_AREAS``, made in its dock."""
        scrolled = Scrolled(self.docks[title])
        panel = scrolled.set_content(make)
        panel.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.docks[title].setWidget(scrolled)
        return panel

    def restore(self) -> None:
        layout = self._preferences.layout()
        if layout is None or not self._window.restoreGeometry(layout[0]):
            self._set_first_size()  # Qt restores none on a screen of quite another width
        if layout is None:
            self._distribute_space()
            self._state = self._window.saveState()
        elif self._apply(layout[1]):
            self._state = layout[1]

    def _set_first_size(self) -> None:
        """Give the window the middle of the screen."""
        screen = QGuiApplication.primaryScreen().availableGeometry()
        size = _FIRST_SIZE.boundedTo(screen.size() - FRAME)
        spare = screen.size() - FRAME - size
        self._window.resize(size)
        self._window.move(screen.left() + spare.width() // 2, screen.top() + spare.height() // 2)

    def save(self) -> None:
        self.show_view(PICTURE)
        self._fold_segment(False)
        state = self._window.saveState() if self._is_shown else self._state
        self._preferences.set_layout(self._window.saveGeometry(), state)

    def show(self, is_shown: bool) -> None:
        """Show the panels as before, or hide all."""
        if is_shown == self._is_shown:
            return
        self.show_view(PICTURE)
        if not is_shown:
            self._fold_segment(False)
            self._state = self._window.saveState()
            for dock in self.docks.values():
                dock.hide()
        else:
            self._apply(self._state)
        self._is_shown = is_shown
        self.adapt(_NARROW_PX, self._window.width())
        self._fold_later()

    def reset(self) -> None:
        self._put_away = ()
        self.show_view(PICTURE)
        for dock in self.docks.values():
            dock.setFloating(False)
            self._window.removeDockWidget(dock)
        self._arrange()

    # --- docks ---------------------------------------------------------------------------------

    def resize_right_docks(self, has_segment: bool) -> None:
        """Give the list of species the room of the segment while there is none to show."""
        self._has_segment = has_segment
        self._fold_segment(not has_segment)

    def _fold_segment(self, folds: bool) -> None:
        pair = self._right_docks()
        is_folded = self._segment_px is not None
        folded_px = _content_px(pair[0])
        is_done = folds is is_folded and (not folds or folded_px == self._folded_px)
        if is_done or any(dock.isFloating() or not dock.isVisible() for dock in pair):
            return
        if (layout := self._window.layout()) is not None:
            layout.activate()  # else the heights may be those before
        room_px = sum(dock.height() for dock in pair)
        segment_px = folded_px if folds else self._segment_px or folded_px
        if folds is not is_folded:
            self._segment_px = pair[0].height() if folds else None
        self._folded_px = folded_px
        self._window.resizeDocks(pair, [segment_px, room_px - segment_px], Qt.Orientation.Vertical)

    def _fold_later(self) -> None:
        """Fold once Qt has laid the docks out."""
        QTimer.singleShot(0, self._window, lambda: self._fold_segment(not self._has_segment))

    def _right_docks(self) -> list[QDockWidget]:
        return [self.docks[title] for title in ("Segment", "Species in this recording")]

    @property
    def has_room(self) -> bool:
        return bool(self._put_away)

    def toggle_room(self) -> None:
        away, self._put_away = self._put_away, ()
        if not away:
            self._fold_segment(False)
            away = self._put_away = self._docked_titles(set(self.docks) - {_BESIDE_QUESTIONS})
        for title in away:
            self.docks[title].setVisible(not self._put_away)
        self._fold_later()

    def show_only_question(self, on: bool) -> None:
        if on:
            self.show_view(PICTURE)
            self._fold_segment(False)
            self._beside = tuple(
                title for title, dock in self.docks.items() if not dock.isHidden()
            )
        for title, dock in self.docks.items():
            dock.setVisible(title == _BESIDE_QUESTIONS if on else title in (self._beside or ()))
        self._beside = self._beside if on else None
        self._fold_later()

    @property
    def is_left_shown(self) -> bool:
        return bool(self._docked_titles(_titles_in_area(_LEFT)))

    def toggle_left(self) -> None:
        is_visible = not self.is_left_shown
        for title in _titles_in_area(_LEFT):
            self.docks[title].setVisible(is_visible)

    def adapt(self, before_px: int, width_px: int) -> None:
        """Collapse the left side of a narrow window; restore it in a wide one."""
        if (
            not self._is_shown
            or self._beside is not None
            or (before_px < _NARROW_PX) == (width_px < _NARROW_PX)
        ):
            return
        if (width_px >= _NARROW_PX) != self.is_left_shown:
            self.toggle_left()

    def raise_panel(self, title: str) -> None:
        if not self._is_shown:
            return
        if title in POP_UPS:
            if title not in self._pop_ups:
                self._pop_ups[title] = _pop_up(title, self._later[title](), self._window)
            self._pop_ups[title].show()
            self._pop_ups[title].raise_()
        elif title in (PICTURE, *VIEWS):
            self.show_view(title)
        else:
            self.docks[title].show()
            self.docks[title].raise_()

    def show_panel(self, title: str) -> QWidget:
        self.raise_panel(title)
        return self.docks[title]

    def count(self, title: str, n: int | None) -> None:
        counted = f"{tr(TITLES[title])} {number(n)}" if n else tr(TITLES[title])
        if self.docks[title].windowTitle() != counted:
            self.docks[title].setWindowTitle(counted)

    # --- the middle ----------------------------------------------------------------------------

    @property
    def view(self) -> str:
        return list(self._views)[self._middle.currentIndex()]

    @property
    def shows_recording(self) -> bool:
        """Whether the recording or segments that keys are about can be seen."""
        return self.view not in _WIDE

    def show_view(self, title: str) -> None:
        """Show a view in the middle; report and results also cover the sides."""
        if not self._is_shown or title == self.view:
            return
        if title in _WIDE:  # before the page is, which would squeeze them
            self._fold_segment(False)
            self._made_room = self._made_room or self._docked_titles(set(self.docks))
            for name in self._made_room:
                self.docks[name].hide()
        if title not in self._views:
            self._views[title] = self._middle.addWidget(self._make_panel(title))
        self._show_page(self._views[title])
        if title not in _WIDE:
            for name in self._made_room:
                self.docks[name].show()
            self._made_room = ()
            self._fold_later()

    def _make_panel(self, title: str) -> QWidget:
        view = self._later[title]()
        view.setObjectName(title)
        view.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        let_clicks_keep_the_focus(view)
        return view

    def _show_page(self, index: int) -> None:
        """Show a page of the middle; hidden pages take no space from the panels."""
        kinds = QSizePolicy.Policy
        for i in range(self._middle.count()):
            if (page := self._middle.widget(i)) is not None:
                kind = kinds.Preferred if i == index else kinds.Ignored
                page.setSizePolicy(kind, kind)
        self._middle.setCurrentIndex(index)

    # --- arranging -----------------------------------------------------------------------------

    def _docked_titles(self, titles: set[str]) -> tuple[str, ...]:
        return tuple(
            title
            for title, dock in self.docks.items()
            if title in titles and not dock.isFloating() and not dock.isHidden()
        )

    def _apply(self, state: QByteArray) -> bool:
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        bars = self._window.findChildren(QToolBar, options=direct)
        are_shown = [bar.isVisibleTo(self._window) for bar in bars]
        is_done = self._window.restoreState(state)
        for bar, is_shown in zip(bars, are_shown, strict=True):
            bar.setVisible(is_shown)
        return is_done

    def _dock(self, title: str) -> QDockWidget:
        dock = with_style(QDockWidget(tr(TITLES[title]), self._window), title)
        dock.topLevelChanged.connect(lambda floats: _show_title(dock, is_visible=floats))
        _show_title(dock, is_visible=False)
        return dock

    def _arrange(self) -> None:
        for title, area in DOCK_AREAS.items():
            self._window.addDockWidget(area, self.docks[title])
            self.docks[title].show()
        first, *rest = sorted(_titles_in_area(_LEFT))
        for title in rest:
            self._window.tabifyDockWidget(self.docks[first], self.docks[title])
        for title in _titles_in_area(_LEFT):
            self.docks[title].setMinimumWidth(_MIN_LEFT_PX)
        self.docks[first].raise_()
        self._distribute_space()

    def _distribute_space(self) -> None:
        """Set the initial size of every panel, relative to the window."""
        window, docks = self._window, self.docks
        horizontal, vertical = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        width, height = window.width(), window.height()
        widths = [
            min(_LEFT_WIDTH_PX, round(_LEFT_SHARE * width)),
            min(_RIGHT_WIDTH_PX, round(_RIGHT_SHARE * width)),
        ]
        window.resizeDocks([docks["Recordings"], docks["Segment"]], widths, horizontal)
        room_px = height - _BARS_PX
        tags_px = room_px * _TAGS_HEIGHT_PX // (_TAGS_HEIGHT_PX + _SEGMENT_HEIGHT_PX)
        tags_px = max(_MIN_TAGS_PX, min(tags_px, room_px - _MIN_SEGMENT_PX))
        window.resizeDocks(self._right_docks(), [room_px - tags_px, tags_px], vertical)
        self._segment_px = None
        self._fold_later()


def show_dock_of(part: QWidget) -> None:
    """Show the panel that contains a widget, in front of its tabs."""
    dock: QWidget | None = part
    while dock is not None and not isinstance(dock, QDockWidget):
        dock = dock.parentWidget()
    if dock is not None:
        dock.show()
        dock.raise_()


def _titles_in_area(area: Qt.DockWidgetArea) -> set[str]:
    return {title for title, area_of_title in DOCK_AREAS.items() if area_of_title is area}


def _pop_up(title: str, panel: QWidget, window: QMainWindow) -> QDialog:
    pop_up = with_style(QDialog(window), title, windowTitle=tr(TITLES[title]))
    lay_out(QVBoxLayout(pop_up), panel, margins=(0, 0, 0, 0))
    panel.show()
    pop_up.resize(_POP_UP)
    return pop_up


def _show_title(dock: QDockWidget, *, is_visible: bool) -> None:
    if is_visible:
        dock.setTitleBarWidget(None)  # type: ignore[arg-type]  # Qt: gives the usual one back
    else:
        nothing = with_style(QWidget(dock), fixedHeight=0)
        dock.setTitleBarWidget(nothing)


def step_pane(window: QMainWindow, step: int) -> None:
    """Focus the next (or previous) pane that accepts it.

    Panes are the toolbar, left, middle and right parts, and the status bar, in this order.
    """
    middle = window.centralWidget()
    assert middle is not None
    docks = window.findChildren(QDockWidget)
    side_docks = [dock for dock in docks if not dock.isFloating() and _is_in_front(dock)]
    side_docks.sort(key=lambda dock: (dock.x(), dock.y()))
    left = [dock for dock in side_docks if dock.x() < middle.x()]
    bars: list[QWidget] = [bar for bar in window.findChildren(QToolBar) if bar.isVisible()]
    status = window.findChild(QStatusBar)
    panes = [*bars, *left, middle, *(dock for dock in side_docks if dock not in left)]
    panes += [status] if status is not None else []
    now = window.focusWidget()
    inside = [index for index, pane in enumerate(panes) if pane.isAncestorOf(now)]
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
        child
        for child in pane.findChildren(QWidget)
        if child.isVisible()
        and child.isEnabled()
        and child.focusPolicy() & Qt.FocusPolicy.TabFocus
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


def _content_px(dock: QDockWidget) -> int:
    """Return the height that the content of a dock needs at its width."""
    area = dock.widget()
    content = area.widget() if isinstance(area, Scrolled) else None
    if content is None:
        return 1
    px = content.heightForWidth(dock.width())
    return px if px > 0 else content.sizeHint().height()
