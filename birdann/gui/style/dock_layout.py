"""Where the panels stand, hidden while no project is open, remembered between days."""

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QByteArray, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDockWidget,
    QMainWindow,
    QTabWidget,
    QToolBar,
    QWidget,
)

from birdann.gui.runtime.preferences import Preferences
from birdann.gui.style.scrolled import Scrolled
from birdann.gui.text.language import mark, tr

_FIRST_SIZE = QSize(1440, 900)
_FRAME = QSize(8, 48)
"""What a window's border and title take of the screen, which is known only once it is shown."""
_TAGS_HEIGHT_PX, _SEGMENT_HEIGHT_PX = 280, 450
_MIN_TAGS_PX, _MIN_SEGMENT_PX = 120, 410
"""On a small screen the question goes before the tags, as long as a line of them is seen."""
_BARS_PX = 92
"""Menus, tools and status line."""
_LEFT_WIDTH_PX, _RIGHT_WIDTH_PX, _BOTTOM_HEIGHT_PX = 264, 272, 232
_WIDE_SHARE = 0.5
_LEFT_SHARE, _RIGHT_SHARE, _BOTTOM_SHARE = 0.2, 0.24, 0.43
"""The most that panels take of a small window at first."""
_BESIDE_QUESTIONS = "Segment"
_AREAS = {
    "left": Qt.DockWidgetArea.LeftDockWidgetArea,
    "right": Qt.DockWidgetArea.RightDockWidgetArea,
    "bottom": Qt.DockWidgetArea.BottomDockWidgetArea,
}
PLACES = {
    "Recordings": "left",
    "Species in this recording": "right",
    "Segment": "right",
    "Review queue": "bottom",
    "Gallery": "bottom",
    "Training report": "bottom",
    "History": "bottom",
    "Jobs": "bottom",
}
TITLES = (
    mark("Recordings"),
    mark("Species in this recording"),
    mark("Segment"),
    mark("Review queue"),
    mark("Gallery"),
    mark("Training report"),
    mark("History"),
    mark("Jobs"),
)
"""Panels by name, which is English in the code and in what is remembered."""


class DockLayout:
    """The docks of the window."""

    def __init__(
        self, window: QMainWindow, panels: Mapping[str, QWidget], preferences: Preferences
    ) -> None:
        self._window = window
        self._preferences = preferences
        self._shown = True
        self._put_away: tuple[str, ...] = ()
        self._filling: QDockWidget | None = None
        self._height_px = 0
        window.setDockOptions(window.dockOptions() | QMainWindow.DockOption.GroupedDragging)
        for area, corners in (
            ("left", (Qt.Corner.TopLeftCorner, Qt.Corner.BottomLeftCorner)),
            ("right", (Qt.Corner.TopRightCorner, Qt.Corner.BottomRightCorner)),
        ):
            for corner in corners:
                window.setCorner(corner, _AREAS[area])
        window.setTabPosition(_AREAS["bottom"], QTabWidget.TabPosition.North)
        self.docks = {title: self._dock(title, panels[title]) for title in PLACES}
        self._arrange()
        self._state = window.saveState()

    def restore(self) -> None:
        """Put everything where it was when the window was last closed."""
        layout = self._preferences.layout()
        if layout is None:
            screen = QGuiApplication.primaryScreen().availableGeometry()
            size = _FIRST_SIZE.boundedTo(screen.size() - _FRAME)
            self._window.resize(size)
            spare = screen.size() - _FRAME - size
            self._window.move(
                screen.left() + spare.width() // 2, screen.top() + spare.height() // 2
            )
            self._share_out()
            self._state = self._window.saveState()
            return
        self._window.restoreGeometry(layout[0])
        if self._apply(layout[1]):
            self._state = layout[1]

    def save(self) -> None:
        """Remember where everything is."""
        self.free_middle()
        state = self._window.saveState() if self._shown else self._state
        self._preferences.set_layout(self._window.saveGeometry(), state)

    def show(self, shown: bool) -> None:
        """Show the panels as they were, or hide them all."""
        if shown == self._shown:
            return
        self.free_middle()
        if not shown:
            self._state = self._window.saveState()
            for dock in self.docks.values():
                dock.hide()
        else:
            self._apply(self._state)
        self._shown = shown

    def reset(self) -> None:
        """Put every panel back to where it was at first."""
        self._put_away = ()
        self.free_middle()
        for dock in self.docks.values():
            dock.setFloating(False)
            self._window.removeDockWidget(dock)
        self._arrange()

    @property
    def has_room(self) -> bool:
        """Whether the spectrogram and the question have the window for themselves."""
        return bool(self._put_away)

    def toggle_room(self) -> None:
        """Put all panels away but the one with the question, or bring them back."""
        away, self._put_away = self._put_away, ()
        if not away:
            away = tuple(
                title
                for title, dock in self.docks.items()
                if title != _BESIDE_QUESTIONS and not dock.isFloating() and not dock.isHidden()
            )
            self._put_away = away
        for title in away:
            self.docks[title].setVisible(not self._put_away)
        if not self._put_away:
            self.docks["Review queue"].raise_()

    def raise_panel(self, title: str) -> None:
        """Show a panel and bring it to the front of its tabs."""
        if self._shown:
            self.docks[title].show()
            self.docks[title].raise_()

    def bring(self, title: str) -> QDockWidget:
        """Bring a panel into view and return it."""
        self.raise_panel(title)
        return self.docks[title]

    def open_wide(self, title: str) -> None:
        """Bring a panel of the bottom to the front with room for pictures."""
        self.raise_panel(title)
        dock = self.docks[title]
        wanted = round(self._window.height() * _WIDE_SHARE)
        if self._shown and not dock.isFloating() and dock.height() < wanted:
            self._window.resizeDocks([dock], [wanted], Qt.Orientation.Vertical)

    @property
    def is_filled(self) -> bool:
        """Whether a panel stands in place of the picture."""
        return self._filling is not None

    @property
    def _picture(self) -> QWidget:
        picture = self._window.centralWidget()
        assert picture is not None
        return picture

    def fill_middle(self, title: str) -> None:
        """Give a panel the whole middle, until another is raised or the picture is wanted."""
        self.raise_panel(title)
        dock = self.docks[title]
        if not self._shown or dock.isFloating() or self._filling is dock:
            return
        self._filling, self._height_px = dock, dock.height()
        self._picture.hide()

    def free_middle(self) -> None:
        """Show the picture again where a panel filled its place."""
        dock, self._filling = self._filling, None
        if dock is not None:
            self._picture.show()
            self._window.resizeDocks([dock], [self._height_px], Qt.Orientation.Vertical)

    def _follow_visibility(self, dock: QDockWidget, is_visible: bool) -> None:
        if dock is not self._filling or is_visible:
            return  # docks tell it while their window is taken apart, too: it may be gone
        if self._window.isVisible() and not self._window.isMinimized():
            self.free_middle()

    def _apply(self, state: QByteArray) -> bool:
        """Put the panels where they were; a bar that comes with a tool stays as it is."""
        bars = self._window.findChildren(QToolBar)
        shown = [bar.isVisibleTo(self._window) for bar in bars]
        is_done = self._window.restoreState(state)
        for bar, is_shown in zip(bars, shown, strict=True):
            bar.setVisible(is_shown)
        return is_done

    def _dock(self, title: str, panel: QWidget) -> QDockWidget:
        panel.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        dock = QDockWidget(tr(title), self._window)
        dock.setObjectName(title)
        dock.setWidget(Scrolled(panel))
        if PLACES[title] == "bottom":  # its tab names it
            dock.topLevelChanged.connect(lambda floats: _show_title(dock, shown=floats))
            dock.visibilityChanged.connect(partial(self._follow_visibility, dock))
            _show_title(dock, shown=False)
        return dock

    def _arrange(self) -> None:
        window, docks = self._window, self.docks
        bottom = [title for title, place in PLACES.items() if place == "bottom"]
        for title, place in PLACES.items():
            if title in bottom[1:]:  # side by side they would widen the window for ever
                window.tabifyDockWidget(docks[bottom[bottom.index(title) - 1]], docks[title])
            else:
                window.addDockWidget(_AREAS[place], docks[title])
            docks[title].show()
        docks["Review queue"].raise_()
        self._share_out()

    def _share_out(self) -> None:
        """Give every panel its first share of the window as large as it is."""
        window, docks = self._window, self.docks
        horizontal, vertical = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        sides = [docks["Recordings"], docks["Segment"]]
        width, height = window.width(), window.height()
        widths = [
            min(_LEFT_WIDTH_PX, round(_LEFT_SHARE * width)),
            min(_RIGHT_WIDTH_PX, round(_RIGHT_SHARE * width)),
        ]
        window.resizeDocks(sides, widths, horizontal)
        pair = [docks["Species in this recording"], docks["Segment"]]
        room_px = height - _BARS_PX
        tags_px = room_px * _TAGS_HEIGHT_PX // (_TAGS_HEIGHT_PX + _SEGMENT_HEIGHT_PX)
        tags_px = max(_MIN_TAGS_PX, min(tags_px, room_px - _MIN_SEGMENT_PX))
        window.resizeDocks(pair, [tags_px, room_px - tags_px], vertical)
        bottom_px = min(_BOTTOM_HEIGHT_PX, round(_BOTTOM_SHARE * height))
        window.resizeDocks([docks["Review queue"]], [bottom_px], vertical)


def bring_into_view(part: QWidget) -> None:
    """Show the panel that a part of the window stands in, in front of its tabs."""
    dock: QWidget | None = part
    while dock is not None and not isinstance(dock, QDockWidget):
        dock = dock.parentWidget()
    if dock is not None:
        dock.show()
        dock.raise_()


def _show_title(dock: QDockWidget, *, shown: bool) -> None:
    if shown:
        dock.setTitleBarWidget(None)  # type: ignore[arg-type]  # Qt: gives the usual one back
    else:
        nothing = QWidget(dock)
        nothing.setFixedHeight(0)
        dock.setTitleBarWidget(nothing)
