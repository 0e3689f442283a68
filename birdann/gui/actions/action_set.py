"""The actions of one window, made from the table."""

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar, QToolButton, QWidget

from birdann.gui.actions.table import ACTIONS, MENU_TITLES, MENUS, TOOLBAR
from birdann.gui.keys.key_map import KeyMap
from birdann.gui.keys.row import ActionRow, Fact, Scope, tr_title
from birdann.gui.style.icons import icon
from birdann.gui.text.language import tr

MenuFiller = Callable[[QMenu], None]

_THIN_SPACE = "\u2009"
"""Between the icon and the text of a button, which Qt sets too close."""


class ActionSet(QObject):
    """Makes the window's actions, keeps them enabled while they make sense."""

    def __init__(
        self, window: QMainWindow, picture: QWidget, controllers: Mapping[str, object]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._controllers = controllers
        self._rows = {row.id: row for row in ACTIONS}
        self._actions = {row.id: self._make(row, picture) for row in ACTIONS if not row.dynamic}
        self._facts: frozenset[Fact] = frozenset()
        self.set_facts(())

    def __getitem__(self, action_id: str) -> QAction:
        return self._actions[action_id]

    def rows(self) -> tuple[ActionRow, ...]:
        """Return the rows that can be triggered, in the order of the menus."""
        return tuple(self._rows[action_id] for action_id in self._actions)

    def set_facts(self, facts: Iterable[Fact]) -> None:
        """Enable what makes sense while exactly these facts hold."""
        self._facts = frozenset(facts)
        for action_id, action in self._actions.items():
            action.setEnabled(self._rows[action_id].needs <= self._facts)
        self._tick()

    def _tick(self) -> None:
        """Tick what is on."""
        for action_id, action in self._actions.items():
            if source := self._rows[action_id].is_on:
                controller, name = source.split(".")
                action.setChecked(bool(getattr(self._controllers[controller], name)))

    def missing_facts(self, action_id: str) -> tuple[Fact, ...]:
        """Return what stands in the way of an action, in the order of ``Fact``."""
        missing = self._rows[action_id].needs - self._facts
        return tuple(fact for fact in Fact if fact in missing)

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

    def set_icon(self, action_id: str, name: str) -> None:
        """Give an action another icon until the theme changes."""
        self._actions[action_id].setIcon(icon(name))

    def fill_menu_bar(self, fillers: Mapping[str, MenuFiller]) -> None:
        """Build the menus; ``fillers`` fill the dynamic sub-menus each time they open."""
        for name in MENUS:
            menu = self._window.menuBar().addMenu(tr(MENU_TITLES[name]))
            menu.setToolTipsVisible(True)
            group = 0
            for row in (row for row in ACTIONS if row.menu == name):
                if row.group != group:
                    menu.addSeparator()
                    group = row.group
                if row.dynamic:
                    self._add_dynamic(menu, row, fillers[row.id])
                else:
                    menu.addAction(self._actions[row.id])

    def fill_toolbar(self, toolbar: QToolBar) -> None:
        """Build the toolbar's buttons."""
        for action_id in TOOLBAR:
            if not action_id:
                toolbar.addSeparator()
                continue
            action = self._actions[action_id]
            toolbar.addAction(action)
            button = toolbar.widgetForAction(action)
            if isinstance(button, QToolButton):
                button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
                button.setAccessibleName(tr_title(self._rows[action_id]))
                button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _add_dynamic(self, menu: QMenu, row: ActionRow, fill: MenuFiller) -> None:
        sub_menu = menu.addMenu(tr(row.title))

        def refill() -> None:
            sub_menu.clear()
            fill(sub_menu)

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
        controller, method = row.callback.split(".")
        callback = getattr(self._controllers[controller], method)
        action.setCheckable(bool(row.is_on))

        def trigger(_checked: bool = False) -> None:
            callback()
            self._tick()

        action.triggered.connect(trigger)
        self._describe(row, action)
        return action

    @staticmethod
    def _describe(row: ActionRow, action: QAction) -> None:
        key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        tip = tr(row.tip)
        action.setToolTip(f"{tip} ({key})" if key else tip)
        action.setStatusTip(tip)
