"""The actions of one window, made from the rows of a table."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar, QToolButton, QWidget

from birdann.gui.keys.key_map import KeyMap
from birdann.gui.keys.row import ActionRow, Fact, Scope, tr_title
from birdann.gui.runtime.next_turn import NextTurn
from birdann.gui.style.icons import icon
from birdann.gui.text.language import tr

_THIN_SPACE = "\u2009"
"""Between the icon and the text of a button, which Qt sets too close."""


class ActionSet(QObject):
    """Makes the window's actions, and keeps them enabled while they make sense.

    However much news there is, they are looked through once in a turn of the event loop; who
    asks for one finds it up to date.

    Parameters
    ----------
    picture
        Where the keys of ``Scope.PICTURE`` count.
    facts
        Tells what holds now.
    """

    refreshed = Signal()

    def __init__(
        self,
        window: QMainWindow,
        picture: QWidget,
        rows: Sequence[ActionRow],
        facts: Callable[[], Iterable[Fact]],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._tell_facts = facts
        self._facts: frozenset[Fact] = frozenset()
        self._all_rows = tuple(rows)
        self._rows = {row.id: row for row in rows if row.fill is None}
        self._actions = {row.id: self._make(row, picture) for row in self._rows.values()}
        self._parts: dict[str, object] = {}
        self._enable()
        self._refreshing = NextTurn(self._refresh, self)
        self.outdate, self.hurry = self._refreshing.ask, self._refreshing.hurry

    def __getitem__(self, action_id: str) -> QAction:
        self.hurry()
        return self._actions[action_id]

    def tip(self, action_id: str) -> str:
        """Return what an action does and its key, as its tool tip says."""
        return self._actions[action_id].toolTip()

    def rows(self) -> tuple[ActionRow, ...]:
        """Return the rows that can be triggered, in the order of the menus."""
        return tuple(self._rows.values())

    def connect_to(self, parts: Iterable[object]) -> None:
        """Let each action be carried out by the part of the window that has its row's method."""
        having = {
            method: part
            for part in parts
            for method in vars(type(part)).values()
            if callable(method)
        }
        self._parts = {row.id: having[row.run or row.fill] for row in self._all_rows}
        for action_id, action in self._actions.items():
            action.triggered.connect(lambda _checked=False, key=action_id: self._carry_out(key))

    def _carry_out(self, action_id: str) -> None:
        run = self._rows[action_id].run
        assert run is not None
        run(self._parts[action_id])
        self.outdate()

    # --- what can be done ----------------------------------------------------------------------

    def _refresh(self) -> None:
        self._facts = frozenset(self._tell_facts())
        self._enable()
        for action_id, part in self._parts.items():
            row = self._rows.get(action_id)
            if row is not None and row.is_on is not None:
                self._actions[action_id].setChecked(row.is_on(part))
        self.refreshed.emit()

    def _enable(self) -> None:
        for action_id, action in self._actions.items():
            action.setEnabled(self._rows[action_id].needs <= self._facts)

    def missing_facts(self, action_id: str) -> tuple[Fact, ...]:
        """Return what stands in the way of an action, in the order of ``Fact``."""
        self.hurry()
        missing = self._rows[action_id].needs - self._facts
        return tuple(fact for fact in Fact if fact in missing)

    # --- how they look -------------------------------------------------------------------------

    def use_keys(self, keys: KeyMap) -> None:
        """Let every action follow other keys."""
        for action_id, action in self._actions.items():
            action.setShortcuts([QKeySequence(key) for key in keys.keys(action_id)])
            self._describe(self._rows[action_id], action)

    def set_text(self, action_id: str, text: str) -> None:
        """Give an action another menu text (Undo names the edit)."""
        self._actions[action_id].setText(text)
        self._describe(self._rows[action_id], self._actions[action_id])

    def refresh_icons(self) -> None:
        """Draw all icons again in the colours of the present theme."""
        for action_id, action in self._actions.items():
            if self._rows[action_id].icon:
                action.setIcon(icon(self._rows[action_id].icon))

    def set_face(self, action_id: str, name: str, words: str) -> None:
        """Give an action's button another icon, until the theme changes, and other words."""
        self._actions[action_id].setIcon(icon(name))
        self._actions[action_id].setIconText(_THIN_SPACE + words)

    def fill_menu_bar(self, titles: Mapping[str, str]) -> None:
        """Build the menus of these titles, by name."""
        for name, title in titles.items():
            menu = self._window.menuBar().addMenu(tr(title))
            menu.setToolTipsVisible(True)
            group = 0
            for row in (row for row in self._all_rows if row.menu == name):
                if row.group != group:
                    menu.addSeparator()
                    group = row.group
                if row.fill is not None:
                    self._add_sub_menu(menu, row, row.fill)
                else:
                    menu.addAction(self._actions[row.id])

    def fill_toolbar(
        self, toolbar: QToolBar, parts: Iterable[str], others: Mapping[str, Callable[[], QWidget]]
    ) -> None:
        """Build the toolbar: buttons of actions, other parts by name, separators for ""."""
        for action_id in parts:
            if not action_id:
                toolbar.addSeparator()
                continue
            if action_id in others:
                toolbar.addWidget(others[action_id]())
                continue
            action = self._actions[action_id]
            toolbar.addAction(action)
            button = toolbar.widgetForAction(action)
            if isinstance(button, QToolButton):
                if self._rows[action_id].is_view:
                    button.setObjectName("view")
                    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
                else:
                    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
                button.setAccessibleName(tr_title(self._rows[action_id]))
                button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def values(self, parent: QWidget) -> list[tuple[ActionRow, QAction]]:
        """Return what can be chosen in the menus within menus."""
        found = []
        for row in self._all_rows:
            if row.fill is not None:
                menu = QMenu(parent)
                row.fill(self._parts[row.id], menu)
                found += [(row, one) for one in menu.actions() if one.isEnabled()]
        return [(row, action) for row, action in found if action.text()]

    def _add_sub_menu(
        self, menu: QMenu, row: ActionRow, fill: Callable[[object, QMenu], object]
    ) -> None:
        sub_menu = menu.addMenu(tr(row.title))

        def refill() -> None:
            sub_menu.clear()
            fill(self._parts[row.id], sub_menu)

        sub_menu.addAction(tr_title(row)).setEnabled(False)  # an empty menu does not open
        sub_menu.aboutToShow.connect(refill)

    def _make(self, row: ActionRow, picture: QWidget) -> QAction:
        action = QAction(tr(row.title), self._window)
        action.setObjectName(row.id)
        if row.toolbar:
            action.setIconText(_THIN_SPACE + tr(row.toolbar))
        if row.icon:
            action.setIcon(icon(row.icon))
        action.setShortcuts([QKeySequence(text) for text in row.shortcuts])
        if row.scope is Scope.PICTURE:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            picture.addAction(action)
        else:
            self._window.addAction(action)
        action.setAutoRepeat(row.repeats)
        action.setCheckable(row.is_on is not None)
        self._describe(row, action)
        return action

    @staticmethod
    def _describe(row: ActionRow, action: QAction) -> None:
        key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        tip = tr(row.tip)
        action.setToolTip(f"{tip} ({key})" if key else tip)
        action.setStatusTip(tip)
