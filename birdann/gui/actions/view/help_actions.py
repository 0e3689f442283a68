"""Manual, tour, keys, versions, diagnostics."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QToolBar, QWidget

from birdann.gui.actions.base import Actions
from birdann.gui.help.callout import Callout
from birdann.gui.help.pages import FIVE_MINUTES, HelpKey, page_of
from birdann.gui.keys.command import command
from birdann.gui.keys.key_map import KeyMap
from birdann.gui.runtime.diagnostics import copy_diagnostics, log_path
from birdann.gui.runtime.jobs import Job
from birdann.gui.runtime.lazy import lazy_imports
from birdann.gui.text.language import mark, tr
from birdann.gui.window_parts import WindowParts

if TYPE_CHECKING:
    Target = Callable[[], tuple[QWidget, QRect | None]]
    """Returns a widget, made visible, and the part of it to frame; None for the whole widget."""

with lazy_imports():
    from birdann.app import licences as licence_texts
    from birdann.gui.dialogs.program import about, settings_dialogs
    from birdann.gui.help import window


_KEYS = "shortcuts"


class HelpActions(Actions):
    """Commands of the Help menu."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self.manual_window: window.HelpWindow | None = None
        defaults = {row.id: row.shortcuts for row in parts.actions.commands()}
        self._keys = KeyMap(defaults, parts.preferences.value(_KEYS))
        parts.actions.use_keys(self._keys)
        HelpKey(parts.actions["help.manual"], self.show_help_for)

    @command("help.manual", "&Manual", "F1", icon="help")
    def manual(self) -> None:
        """Open the manual at the page for the current view."""
        self.show_help_for(QApplication.focusWidget())

    def show_help_for(self, widget: QWidget | None) -> None:
        self.open_page(page_of(widget))

    @command("help.five_minutes", "&Five-minute start")
    def open_five_minutes(self) -> None:
        """Read how to come from nothing to labelled calls."""
        self.open_page(FIVE_MINUTES)

    def open_page(self, page: str) -> None:
        if self.manual_window is None:
            self.manual_window = window.HelpWindow(self._parts.preferences)
        self.manual_window.show_page(page)

    def shutdown(self) -> None:
        if self.manual_window is not None:
            self.manual_window.close()
            self.manual_window.deleteLater()
            self.manual_window = None

    @command("help.shortcuts", "&Keyboard shortcuts", "Shift+F1", icon="keyboard")
    def shortcuts(self) -> None:
        """Every key, and another one for any command."""
        editor = settings_dialogs.ShortcutsEditor(
            self._parts.actions.commands(), self._keys, self._parts.window
        )
        editor.open_connected(changed=self._keep_keys)

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
    def show_about(self) -> None:
        """Version, licence and sources."""
        dialog = about.AboutDialog(self._parts.window)
        dialog.open_connected(licences_asked=self.licences)

    @command("help.licences", "L&icences…")
    def licences(self) -> Job:
        """Read the licences of birdann and of what comes with it."""

        def show(licences: list[licence_texts.Licence]) -> None:
            about.LicencesDialog(licences, self._parts.window).open()

        return self._parts.bench.start(
            lambda _progress: licence_texts.collect_licences(),
            title=tr("Collecting the licences"),
            on_success=show,
            computes_only=True,
        )


_SEEN = "tour_seen"


TEXTS = (
    (
        mark("Your recordings"),
        mark(
            "All recordings of the project with their progress. Click one to show it. Page Up "
            "and Page Down step through them; N goes to the next untagged one."
        ),
    ),
    (
        mark("Tag species"),
        mark(
            "Press T and type a few letters of a species, then Enter. That is all birdann needs: a "
            "list per recording."
        ),
    ),
    (
        mark("Find segments, then train"),
        mark(
            "“Find segments” outlines every call. “Train” learns from your lists which call "
            "belongs to which species. Both run in the background."
        ),
    ),
    (
        mark("Look and listen"),
        mark(
            "Calls are outlined on the spectrogram: dashed if predicted, solid if confirmed. "
            "Space plays; P plays the selected call. The wheel scrolls; Ctrl+wheel zooms."
        ),
    ),
    (
        mark("Review uncertain predictions"),
        mark(
            "U goes to the most informative prediction. Enter confirms, a number corrects, X "
            "marks noise, Ctrl+Z undoes. Export when you are done."
        ),
    ),
)


class TourActions(Actions):
    """Runs the tour, automatically once and on request."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        window = parts.window
        targets = stops(parts, window.pages, window.toolbar)
        self._stops = [(*texts, find) for texts, find in zip(TEXTS, targets, strict=True)]
        self._stop_index = 0
        self._wanted = False
        self.callout: Callout | None = None
        parts.bench.overview_changed.connect(self._start_if_wanted)
        parts.bench.closed.connect(self.stop)

    @command("help.tour", "Take the &tour", icon="sparkle")
    def start(self) -> None:
        """Five steps through the window, in a minute."""
        if self._parts.bench.here is None:
            self._wanted = True
            self._window.project_actions.open_sample()
            return
        self.stop()
        self.callout = Callout(self._parts.window)
        self.callout.next_asked.connect(self._show_next_stop)
        self.callout.back_asked.connect(lambda: self._show_stop(max(0, self._stop_index - 1)))
        self.callout.skip_asked.connect(self.stop)
        self._show_stop(0)

    def start_on_first_visit(self) -> None:
        """Start when the next project is opened, unless the tour has been seen."""
        self._wanted = self._wanted or not self._parts.preferences.value(_SEEN)

    def stop(self) -> None:
        """End the tour; it does not start automatically again."""
        callout, self.callout = self.callout, None
        if callout is not None:
            callout.leave()
            self._parts.preferences.set_value(_SEEN, True)
            self._parts.pane.setFocus()

    def _start_if_wanted(self) -> None:
        if self._wanted and self._parts.bench.here is not None:
            self._wanted = False
            self.start()

    def _show_next_stop(self) -> None:
        if self._stop_index + 1 < len(self._stops):
            self._show_stop(self._stop_index + 1)
        else:
            self.stop()

    def _show_stop(self, index: int) -> None:
        callout = self.callout
        if callout is None:
            return
        self._stop_index = index
        title, text, find = self._stops[index]
        target, area = find()
        callout.show_at(target, tr(title), tr(text), index + 1, len(self._stops), area)


def stops(parts: WindowParts, picture: QWidget, toolbar: QToolBar) -> Sequence[Target]:
    """Return what finds the parts of the window that the five texts are about."""
    actions, panel = parts.actions, parts.layout.show_panel

    def buttons() -> tuple[QWidget, QRect | None]:
        both = [
            toolbar.widgetForAction(actions[action_id])
            for action_id in ("model.segment", "model.train")
        ]
        first, last = (button.geometry() for button in both)
        return toolbar, first.united(last)

    return (
        lambda: (panel("Recordings"), None),
        lambda: (panel("Species in this recording"), None),
        buttons,
        lambda: (picture, None),
        lambda: (panel("Review queue"), None),
    )
