"""Actions of a window, made from commands."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import attrgetter

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QFontMetrics, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu, QToolBar, QToolButton, QWidget

from birdann.gui.keys.command import Fact, Scope, WindowCommand, tr_title
from birdann.gui.keys.key_map import KeyMap
from birdann.gui.runtime.jobs import single_shot
from birdann.gui.style.icons import icon
from birdann.gui.text.language import tr

_THIN_SPACE = "\u2009"
"""Between the icon and the text of a button, which Qt sets too close."""


class ActionSet(QObject):
    """Makes the window's actions, and keeps their enabled state up to date.

    Updates are combined into one per turn of the event loop; a requested action is updated at
    once.

    Parameters
    ----------
    picture
        The widget for keys of ``Scope.PICTURE``.
    facts
        Returns the facts that are true now.
    """

    refreshed = Signal()

    def __init__(
        self,
        window: QMainWindow,
        picture: QWidget,
        commands: Sequence[WindowCommand],
        facts: Callable[[], Iterable[Fact]],
    ) -> None:
        super().__init__(window)
        self.window = window
        self._tell_facts = facts
        self._facts: frozenset[Fact] = frozenset()
        self._obstacles: dict[str, tuple[Fact, ...]] = {}
        self._all = tuple(commands)
        self._commands = {command.id: command for command in commands if not command.is_menu}
        self._actions = {command.id: self._make(command, picture) for command in self.commands()}
        self._parts: dict[str, object] = {}
        self._worded: list[QToolButton] = []
        self.redirected: Callable[[str], Callable[[], object] | None] = lambda _action_id: None
        self._enable()
        self._refreshing = NextTurn(self._refresh, self)
        self.outdate, self.hurry = self._refreshing.schedule, self._refreshing.run_now

    def __getitem__(self, action_id: str) -> QAction:
        self.hurry()
        return self._actions[action_id]

    def tip(self, action_id: str) -> str:
        """Return what an action does, with its key."""
        command, action = self._commands[action_id], self._actions[action_id]
        key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        return f"{tr(command.tip)} ({key})" if key else tr(command.tip)

    def commands(self) -> tuple[WindowCommand, ...]:
        return tuple(self._commands.values())

    def connect_to(self, parts: Iterable[object]) -> None:
        """Connect each action to the part of the window with its method."""
        having = {
            method: part
            for part in parts
            for method in vars(type(part)).values()
            if callable(method)
        }
        self._parts = {command.id: having[command.run] for command in self._all}
        for action_id, action in self._actions.items():
            action.triggered.connect(lambda _checked=False, key=action_id: self._carry_out(key))

    def _carry_out(self, action_id: str) -> None:
        redirected = self.redirected(action_id)
        if redirected is not None:
            redirected()
        else:
            self._commands[action_id].run(self._parts[action_id])
        self.outdate()

    # --- what can be done ----------------------------------------------------------------------

    def _refresh(self) -> None:
        facts = frozenset(self._tell_facts())
        if facts != self._facts:
            self._facts = facts
            self._enable()
        for action_id, part in self._parts.items():
            command = self._commands.get(action_id)
            if command is not None and command.is_on:
                is_on = command.is_on if callable(command.is_on) else attrgetter(command.is_on)
                self._actions[action_id].setChecked(is_on(part))
        self.refreshed.emit()

    def _enable(self) -> None:
        for action_id, action in self._actions.items():
            missing = self._missing(action_id)
            action.setEnabled(not missing)
            if self._obstacles.get(action_id) != missing[:1]:
                self._obstacles[action_id] = missing[:1]
                self._describe(self._commands[action_id], action)

    @property
    def is_free(self) -> bool:
        return Fact.FREE in self._facts

    def missing_facts(self, action_id: str) -> tuple[Fact, ...]:
        """Return why an action is disabled, in the order of ``Fact``."""
        self.hurry()
        return self._missing(action_id)

    def _missing(self, action_id: str) -> tuple[Fact, ...]:
        missing = self._commands[action_id].needs - self._facts
        if missing and not self.is_free:
            return (Fact.FREE,)
        return tuple(fact for fact in Fact if fact in missing)

    # --- how they look -------------------------------------------------------------------------

    def use_keys(self, keys: KeyMap) -> None:
        for action_id, action in self._actions.items():
            action.setShortcuts([QKeySequence(key) for key in keys.keys(action_id)])
            self._describe(self._commands[action_id], action)

    def set_text(self, action_id: str, text: str) -> None:
        self._actions[action_id].setText(text)
        self._describe(self._commands[action_id], self._actions[action_id])

    def set_face(self, action_id: str, name: str, faces: Mapping[str, str]) -> None:
        """Set icon and text of an action's button, as wide as with its other faces."""
        width_px = QFontMetrics(self.window.font()).horizontalAdvance
        words, room_px = _THIN_SPACE + faces[name], max(map(width_px, faces.values()))
        while width_px(words + _THIN_SPACE) <= room_px + width_px(_THIN_SPACE):
            words += _THIN_SPACE
        self._actions[action_id].setIcon(icon(name))
        self._actions[action_id].setIconText(words)

    def fill_menu_bar(self, titles: Mapping[str, str]) -> None:
        for name, title in titles.items():
            menu = self.window.menuBar().addMenu(tr(title))
            menu.setToolTipsVisible(True)
            group = 0
            for command in (command for command in self._all if command.menu == name):
                if command.group != group:
                    menu.addSeparator()
                    group = command.group
                if command.is_menu:
                    self._add_sub_menu(menu, command)
                else:
                    menu.addAction(self._actions[command.id])

    def fill_toolbar(
        self, toolbar: QToolBar, parts: Iterable[str], others: Mapping[str, Callable[[], QWidget]]
    ) -> None:
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
                if self._commands[action_id].is_view:
                    button.setObjectName("view")
                    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
                elif self._commands[action_id].toolbar:
                    self._worded.append(button)
                button.setAccessibleName(tr_title(self._commands[action_id]))
                button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def fit(self, toolbar: QToolBar, width_px: int) -> None:
        """Show the words of the buttons of a toolbar, unless not all of it would fit then."""
        styles = Qt.ToolButtonStyle
        for style in (styles.ToolButtonTextBesideIcon, styles.ToolButtonIconOnly):
            for button in self._worded:
                button.setToolButtonStyle(style)
            if toolbar.sizeHint().width() <= width_px:
                return

    def values(self, parent: QWidget) -> list[tuple[WindowCommand, QAction]]:
        entries = []
        for command in self._all:
            if command.is_menu:
                menu = QMenu(parent)
                command.run(self._parts[command.id], menu)
                entries += [(command, action) for action in menu.actions() if action.isEnabled()]
        return [(command, action) for command, action in entries if action.text()]

    def _add_sub_menu(self, menu: QMenu, command: WindowCommand) -> None:
        sub_menu = menu.addMenu(tr(command.title))

        def refill() -> None:
            sub_menu.clear()
            command.run(self._parts[command.id], sub_menu)

        sub_menu.addAction(tr_title(command)).setEnabled(False)  # an empty menu does not open
        sub_menu.aboutToShow.connect(refill)

    def _make(self, command: WindowCommand, picture: QWidget) -> QAction:
        action = QAction(tr(command.title), self.window)
        action.setObjectName(command.id)
        if command.icon:
            action.setIcon(icon(command.icon))
        if command.toolbar:
            action.setIconText(_THIN_SPACE + tr(command.toolbar))
        if command.scope is Scope.PICTURE:
            action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            picture.addAction(action)
        else:
            self.window.addAction(action)
        action.setAutoRepeat(command.repeats)
        action.setCheckable(bool(command.is_on))
        return action

    def _describe(self, command: WindowCommand, action: QAction) -> None:
        """Set what is told of an action, with the reason if it is disabled."""
        reason = ""
        if obstacle := self._obstacles.get(command.id):
            reason = f" · {tr('when {obstacle}').format(obstacle=tr(obstacle[0]))}"
        action.setToolTip(self.tip(command.id) + reason)
        action.setStatusTip(tr(command.tip) + reason)


class NextTurn(QObject):
    """Calls a function once in the next turn of the event loop, however often requested.

    A queued key may arrive before that turn, so call ``run_now`` before passing on keys: a key
    refers to the state in which it is pressed.
    """

    def __init__(self, act: Callable[[], object], parent: QObject) -> None:
        super().__init__(parent)
        self._act = act
        self._timer = single_shot(self, self._act)

    def schedule(self) -> None:
        self._timer.start(0)

    def run_now(self) -> None:
        if self._timer.isActive():
            self._timer.stop()
            self._act()
