"""Restoring a backup: dates, contents, differences from the present state."""

from collections.abc import Sequence

from PySide6.QtCore import QLocale, Signal
from PySide6.QtWidgets import QWidget

from birdann.app.maintenance.backup_contents import BackupContents
from birdann.gui.dialogs.parts import Cell, Dialog, DialogTable, JobLine
from birdann.gui.style.icons import icon
from birdann.gui.style.theme import current_theme
from birdann.gui.text.language import in_language, mark, number, tr
from birdann.gui.text.times import date_and_time
from birdann.store import Counts
from birdann.store.backups import BackupReason

_WIDTH_PX, _HEIGHT_PX = 780, 460
_BACKUP_REASONS = {
    BackupReason.DAILY: mark("first opening of a day"),
    BackupReason.BULK: mark("before a large change"),
    BackupReason.FORMAT: mark("before a new file format"),
    BackupReason.RESTORE: mark("before going back"),
}


class RestoreDialog(Dialog):
    """Lists backups; ``restore_asked`` carries the path of the chosen one."""

    restore_asked = Signal(object)

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(tr("Restore from a backup"), parent)
        self._now: Counts | None = None
        layout = self.lead(
            tr("Go back to an earlier state of “{name}”").format(name=name),
            tr("The current state is backed up first. Sound files are not changed."),
        )
        self.table = DialogTable(
            self,
            tr("Backups"),
            (
                tr("Made"),
                tr("Why"),
                tr("Recordings"),
                tr("Tagged"),
                tr("Segments"),
                tr("Reviewed"),
                tr("Size"),
            ),
            stretch=1,
        )
        self.table.chosen_changed.connect(self._offer)
        layout.addWidget(self.table, 1)
        self.words = self.add_words(layout, lines=2)
        self.line = JobLine(self)
        layout.addWidget(self.line)
        self.restore_button = self.primary_button(tr("Restore this state"), self._restore)
        self.restore_button.setEnabled(False)
        self.end(layout, (_WIDTH_PX, _HEIGHT_PX), self.restore_button, cancels=True)
        self.finished.connect(lambda _result: self.line.stop())

    def show_backups(self, contents: Sequence[BackupContents], now: Counts | None) -> None:
        self._now = now
        self.table.set_rows(contents, self._cells)
        if contents:
            self.table.selectRow(0)
        else:
            self.words.setText(
                tr(
                    "There are no backups yet. One is made when a project is first opened on a "
                    "day, and before every large change."
                )
            )

    def _cells(self, one: BackupContents) -> list[str]:
        made = date_and_time(one.backup.made_at)
        why = tr(_BACKUP_REASONS[one.backup.occasion])
        size = tr("{size} MB").format(size=QLocale().toString(one.backup.size_bytes / 1e6, "f", 1))
        then, now = one.counts, self._now
        if then is None:
            warning = icon("warning", current_theme().warning)
            return [Cell(made, in_language(one.problem), warning), why, "", "", "", "", size]
        pairs = (
            (then.recordings, now.recordings if now else None),
            (then.tagged, now.tagged if now else None),
            (then.segments, now.segments if now else None),
            (then.reviewed, now.reviewed if now else None),
        )
        return [made, why, *(_against(before, after) for before, after in pairs), size]

    def _offer(self) -> None:
        chosen: BackupContents | None = self.table.chosen
        self.restore_button.setEnabled(chosen is not None and chosen.counts is not None)
        if chosen is None:
            self.words.clear()
        elif chosen.counts is None:
            self.words.setText(in_language(chosen.problem))
        else:
            sentences = [self._difference(chosen.counts)]
            if chosen.former_name:
                name = chosen.former_name
                sentences.insert(0, tr("The project was called “{name}” then.").format(name=name))
            self.words.setText(" ".join(sentences))

    def _difference(self, then: Counts) -> str:
        now = self._now
        if now is None:
            return tr("The project as it is now cannot be read; this backup can.")
        lost = now.reviewed - then.reviewed
        if lost > 0:
            return tr("%Ln reviewed segments of today are not in this backup.", "", lost)
        if then == now:
            return tr("This backup has the same counts as the project.")
        return tr("In brackets: how the backup differs from now.")

    def _restore(self) -> None:
        path = self.table.chosen.backup.path
        self.accept()
        self.restore_asked.emit(path)


def _against(then: int, now: int | None) -> str:
    if now is None or then == now:
        return number(then)
    return f"{number(then)} ({'−' if then < now else '+'}{number(abs(then - now))})"
