"""Keys, versions, diagnostics."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QWidget

from birdann.gui.actions.base import Actions
from birdann.gui.help.pages import FIVE_MINUTES
from birdann.gui.help.where import HelpKey, place_of
from birdann.gui.keys.command import command
from birdann.gui.keys.key_map import KeyMap
from birdann.gui.runtime.diagnostics import copy_diagnostics, log_path
from birdann.gui.text.language import tr

if TYPE_CHECKING:
    from birdann.app.licences import Licence
    from birdann.core.progress import Progress
    from birdann.gui.help.window import HelpWindow
    from birdann.gui.runtime.jobs import Job
    from birdann.gui.window_parts import WindowParts

_KEYS = "shortcuts"


class HelpActions(Actions):
    """Commands of the Help menu."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self.manual_window: HelpWindow | None = None
        defaults = {row.id: row.shortcuts for row in parts.actions.commands()}
        self._keys = KeyMap(defaults, parts.preferences.value(_KEYS))
        parts.actions.use_keys(self._keys)
        HelpKey(parts.actions["help.manual"], self.help_on)

    @command("help.manual", "&Manual", "F1", icon="help")
    def manual(self) -> None:
        """Open the manual at the page for the current view."""
        self.help_on(QApplication.focusWidget())

    def help_on(self, widget: QWidget | None) -> None:
        self.open_page(place_of(widget))

    @command("help.five_minutes", "&Five-minute start")
    def five_minutes(self) -> None:
        """Read how to come from nothing to labelled calls."""
        self.open_page(FIVE_MINUTES)

    def open_page(self, place: str) -> None:
        if self.manual_window is None:
            from birdann.gui.help.window import HelpWindow

            self.manual_window = HelpWindow(self._parts.preferences)
        self.manual_window.show_page(place)

    def shutdown(self) -> None:
        if self.manual_window is not None:
            self.manual_window.close()
            self.manual_window.deleteLater()
            self.manual_window = None

    @command("help.shortcuts", "&Keyboard shortcuts", "Shift+F1", icon="keyboard")
    def shortcuts(self) -> None:
        """Every key, and another one for any command."""
        from birdann.gui.dialogs.program.shortcuts_editor import ShortcutsEditor

        editor = ShortcutsEditor(self._parts.actions.commands(), self._keys, self._parts.window)
        editor.changed.connect(self._keep_keys)
        editor.open()

    def _keep_keys(self) -> None:
        self._parts.actions.use_keys(self._keys)
        self._parts.preferences.set_value(_KEYS, self._keys.overrides())

    @command("help.diagnostics", "Copy &diagnostics", icon="copy")
    def copy_diagnostics(self) -> None:
        """Copy versions and recent messages, to paste into a report of a problem."""
        copy_diagnostics()
        self._note(tr("The diagnostics are on the clipboard."))

    @command("help.log", "Open the &log")
    def open_log(self) -> None:
        """See what birdann noted while it ran."""
        path = log_path()
        if not path.is_file():
            self._note(tr("Nothing has been noted in the log yet."))
        elif not QDesktopServices.openUrl(QUrl.fromLocalFile(str(path))):
            self._note(tr("The log is {path}.").format(path=path))

    @command("help.about", "&About birdann", icon="info")
    def about(self) -> None:
        """Version, licence and sources."""
        from birdann.gui.dialogs.program.about import AboutDialog

        dialog = AboutDialog(self._parts.window)
        dialog.licences_asked.connect(self.licences)
        dialog.open()

    @command("help.licences", "L&icences…")
    def licences(self) -> Job:
        """Read the licences of birdann and of what comes with it."""

        def work(_progress: Progress) -> object:
            from birdann.app.licences import collect_licences

            return collect_licences()

        def show(licences: list[Licence]) -> None:
            from birdann.gui.dialogs.program.licences_dialog import LicencesDialog

            LicencesDialog(licences, self._parts.window).open()

        return self._parts.bench.start(
            work, title=tr("Collecting the licences"), on_success=show, computes_only=True
        )
