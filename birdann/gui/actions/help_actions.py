"""Keys, versions, diagnostics."""

from PySide6.QtGui import QKeySequence

from birdann.gui.actions.action_set import ActionSet
from birdann.gui.actions.table import MENUS
from birdann.gui.diagnostics import copy_diagnostics
from birdann.gui.dialogs.about import AboutDialog
from birdann.gui.dialogs.shortcuts_sheet import Section, ShortcutsSheet
from birdann.gui.shell import Shell


class HelpActions:
    """Helps."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self.actions: ActionSet | None = None

    def shortcuts(self) -> None:
        """Show every key on one page."""
        if self.actions is not None:
            ShortcutsSheet(shortcut_sections(self.actions), self._shell.window).open()

    def copy_diagnostics(self) -> None:
        """Copy what helps to find a fault."""
        copy_diagnostics()
        self._shell.messages.note("The diagnostics are on the clipboard.")

    def about(self) -> None:
        """Show version, licence and sources."""
        AboutDialog(self._shell.window).open()


def shortcut_sections(actions: ActionSet) -> list[Section]:
    """Return the keys of all actions by menu."""
    sections: list[Section] = []
    for menu in MENUS:
        keys = [
            (key, row.plain_title)
            for row in actions.rows()
            if row.menu == menu and (key := _keys(actions, row.id))
        ]
        if keys:
            sections.append((menu, keys))
    return sections


def _keys(actions: ActionSet, action_id: str) -> str:
    native = QKeySequence.SequenceFormat.NativeText
    texts = [key.toString(native) for key in actions[action_id].shortcuts()]
    return ", ".join(dict.fromkeys(text for text in texts if text != "Enter"))
