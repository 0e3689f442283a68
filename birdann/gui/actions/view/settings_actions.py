"""The settings dialog, and applying changed settings."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from birdann.gui.actions.base import Actions
from birdann.gui.actions.following.follow_labels import LabelFollower
from birdann.gui.keys.command import command
from birdann.gui.text.times import use_date_form
from birdann.gui.window_parts import WindowParts
from birdann.store.backups import keep_daily_backups
from birdann.store.lock import account_name

if TYPE_CHECKING:
    from birdann.gui.dialogs.program.settings_dialog import SettingsDialog


class SettingsActions(Actions):
    """Opens and applies the settings."""

    def __init__(
        self,
        parts: WindowParts,
        follower: LabelFollower,
        *,
        apply_theme: Callable[[str], object],
        reopen: Callable[[], object],
    ) -> None:
        super().__init__(parts)
        self._settings = parts.preferences.settings
        self._follower = follower
        self._apply_theme = apply_theme
        self._reopen = reopen
        for key in ("date_form", "backups_kept", "reviewer", "wheel_zooms"):
            self._apply(key)

    @command("edit.settings", "Settin&gs…", "Ctrl+,")
    def open(self) -> "SettingsDialog":
        """Language, colours, size, your name, backups."""
        from birdann.gui.dialogs.program.settings_dialog import SettingsDialog

        dialog = SettingsDialog(
            self._settings, learns=self._follower.is_on, parent=self._parts.window
        )
        dialog.changed.connect(self._apply)
        dialog.learning_changed.connect(self._learn)
        dialog.restart_asked.connect(self._reopen)
        dialog.open()
        return dialog

    def _learn(self, on: bool) -> None:
        if on is not self._follower.is_on:
            self._follower.toggle()
            self._parts.bench.facts_changed.emit()

    def _apply(self, key: str) -> None:
        """Apply a setting, unless it requires a restart."""
        value = self._settings.get(key)
        if key == "theme":
            self._apply_theme(str(value))
        elif key == "date_form":
            use_date_form(str(value))
            self._parts.bench.view_changed.emit()
        elif key == "backups_kept":
            keep_daily_backups(int(value))
        elif key == "wheel_zooms":
            self._parts.pane.set_wheel_zooms(bool(value))
        elif key == "reviewer":
            bench = self._parts.bench
            bench.reviewer = str(value)
            if bench.session is not None:
                bench.session.reviewer = bench.reviewer or account_name() or "reviewer"
