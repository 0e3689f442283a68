"""Check and repair, locating missing sound files, allowed folders, and backups."""

from collections.abc import Mapping, Sequence
from pathlib import Path, PurePosixPath

from PySide6.QtCore import QLocale, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QWidget

from birdann.app.maintenance.checking import (
    BackupContents,
    CheckReport,
    MissingRecordings,
    RelinkReport,
)
from birdann.gui.dialogs.parts import Dialog, DialogTable, JobLine
from birdann.gui.item_models.table_rows import Cell
from birdann.gui.runtime.jobs import Job, JobState
from birdann.gui.style.declared import lay_out
from birdann.gui.style.icons import icon
from birdann.gui.text.language import mark, number, tr, translate_message
from birdann.gui.text.times import date_and_time
from birdann.store import Counts
from birdann.store.backups import BackupReason

_WIDTH_PX, _HEIGHT_PX = 700, 420


class CheckDialog(Dialog):
    """Lists problems; offers repair, locating missing files, and restoring a backup."""

    repair_asked = Signal()
    relink_asked = Signal()
    restore_asked = Signal()

    def __init__(self, report: CheckReport, parent: QWidget, *, writable: bool) -> None:
        super().__init__(tr("Check and repair project"), parent)
        layout = self.add_introduction(_verdict(report), _summary(report))
        bad, repaired = icon("warning", "warning"), icon("confirm", "good")
        rows = [
            [Cell(tr("Repaired"), icon=repaired), translate_message(message)]
            for message in report.repaired
        ]
        rows += [
            [Cell(tr("Project file"), icon=bad), translate_message(message)]
            for message in report.damage
        ]
        rows += [[Cell(tr("Missing file"), icon=bad), recording] for recording in report.missing]
        rows += [[Cell(tr("File changed"), icon=bad), name] for name in report.changed]
        self.table = DialogTable(self, tr("Results"), (tr("What"), tr("Where")), stretch=1)
        self.table.set_rows(rows)
        self.table.setVisible(bool(rows))
        buttons = self.closing_buttons()
        self.repair = QPushButton(tr("Repair…"), self)
        self.relink = QPushButton(tr("Locate missing files…"), self)
        self.restore = QPushButton(tr("Restore a backup…"), self)
        for button, signal, is_visible in (
            (self.relink, self.relink_asked, bool(report.missing or report.changed)),
            (self.restore, self.restore_asked, bool(report.damage)),
            (self.repair, self.repair_asked, bool(report.damage)),
        ):
            button.setEnabled(writable)
            button.clicked.connect(self.accept)
            button.clicked.connect(signal)
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
            button.setVisible(is_visible)
        lay_out(layout, (self.table, 1), buttons)
        self.keep_on_screen(_WIDTH_PX, _HEIGHT_PX if rows else 0)


def _verdict(report: CheckReport) -> str:
    if report.n_problems:
        return tr("%Ln problems found.", "", report.n_problems)
    return tr("No problems found.")


def _summary(report: CheckReport) -> str:
    if report.damage:
        return tr(
            "Repairing makes a backup first and keeps all tags and labels. If it does not help, "
            "restore a backup."
        )
    return tr("The project file is sound. %Ln sound files were looked at.", "", report.recordings)


_RELINK_WIDTH_PX, _RELINK_HEIGHT_PX = 760, 500


class RelinkDialog(Dialog):
    """Lists missing files; ``search_asked`` carries the folder to search."""

    search_asked = Signal()

    def __init__(self, parent: QWidget, *, writable: bool) -> None:
        super().__init__(tr("Locate missing files"), parent)
        self._writable = writable
        layout = self.add_introduction(
            tr("Locate missing files"),
            tr(
                "Choose a folder. It is searched with its sub-folders. A file is used only if its "
                "sound is the same, whatever its name. Tags and labels are kept."
            ),
        )
        self.table = DialogTable(
            self, tr("Missing files"), (tr("Recording"), tr("Result")), stretch=1
        )
        layout.addWidget(self.table, 1)
        self.summary = self.add_words(layout, lines=2)
        self.line = JobLine(self)
        layout.addWidget(self.line)
        self.search_button = QPushButton(icon("folder"), tr("Search a folder…"), self)
        self.search_button.setEnabled(False)
        self.search_button.clicked.connect(self.search_asked)
        self.add_buttons(layout, (_RELINK_WIDTH_PX, _RELINK_HEIGHT_PX), self.search_button)
        self.finished.connect(lambda _result: self.line.stop())

    def show_missing(self, lost: MissingRecordings) -> None:
        warning = icon("warning", "warning")
        rows = [[Cell(r.name, r.path, warning), tr("not found")] for r in lost.missing]
        changed = tr("the file contains other audio now and is not used")
        rows += [[Cell(r.name, r.path, warning), changed] for r in lost.changed]
        self.table.set_rows(rows)
        n_missing = len(rows)
        self.table.setVisible(bool(rows))
        if not rows:
            self.resize(self.width(), self.minimumSizeHint().height())
        self.summary.setText(
            tr("%Ln recordings have missing files.", "", n_missing)
            if n_missing
            else tr("Every recording has its sound file. There is nothing to find.")
        )
        self.search_button.setEnabled(bool(n_missing) and self._writable)

    def follow_search(self, job: Job) -> None:
        """Show the progress of a search; one without success can be repeated."""
        self.search_button.setEnabled(False)
        self.line.follow(job)
        job.changed.connect(self._offer_again)

    def _offer_again(self) -> None:
        job = self.sender()
        if isinstance(job, Job) and job.state in {JobState.CANCELLED, JobState.FAILED}:
            self.search_button.setEnabled(self._writable)

    def show_found(self, report: RelinkReport) -> None:
        warning, tick = icon("warning", "warning"), icon("confirm", "good")
        rows: list[list[str]] = [
            [Cell(_name(before), before, tick), Cell(_match_text(before, now), now)]
            for before, now in report.relocated
        ]
        rows += [[Cell(_name(path), path, warning), tr("not found")] for path in report.missing]
        other = tr("of this name, but another sound; not taken")
        rows += [[Cell(_name(path), path, warning), other] for path in report.different]
        rows += [
            [Cell(_name(failure.path), failure.path, warning), translate_message(failure.message)]
            for failure in report.failures
        ]
        self.table.set_rows(rows)
        sentences = [tr("%Ln recordings were found again.", "", len(report.relocated))]
        if report.missing:
            sentences.append(tr("%Ln are still missing.", "", len(report.missing)))
        self.summary.setText(" ".join(sentences))
        self.search_button.setEnabled(bool(report.missing))


def _match_text(before: str, now: str) -> str:
    if _name(before).casefold() == _name(now).casefold():
        return tr("found by its name, with the same sound: {path}").format(path=now)
    return tr("found by its sound, under another name: {path}").format(path=now)


def _name(path: str) -> str:
    return PurePosixPath(path.replace("\\", "/")).name


_FOLDERS_WIDTH_PX, _FOLDERS_HEIGHT_PX = 640, 340


class AllowedFoldersDialog(Dialog):
    """Lists the folders named by a project; none is read unless allowed."""

    allowed = Signal()

    def __init__(self, name: str, folders: Mapping[Path, int], parent: QWidget) -> None:
        super().__init__(tr("Allowed folders"), parent)
        layout = self.add_introduction(
            tr("“{name}” uses sound files outside its own folder").format(name=name),
            tr(
                "This project refers to sound files in folders that its author chose. Allow "
                "them only if you trust the author. Sound files are only read."
            ),
        )
        self.table = DialogTable(
            self, tr("Folders that are named"), (tr("Folder"), tr("Recordings")), stretch=0
        )
        self.table.set_rows(
            [
                [Cell(str(folder), icon=icon("folder")), number(count)]
                for folder, count in sorted(folders.items())
            ]
        )
        self.allow_button = QPushButton(tr("Allow and read them"), self)
        self.refuse_button = QPushButton(tr("Go on without sound"), self, default=True)
        self.buttons = QDialogButtonBox(self)
        self.buttons.addButton(self.allow_button, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(self.refuse_button, QDialogButtonBox.ButtonRole.RejectRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.accepted.connect(self.allowed)
        lay_out(layout, (self.table, 1), self.buttons)
        self.keep_on_screen(_FOLDERS_WIDTH_PX, _FOLDERS_HEIGHT_PX)
        self.refuse_button.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Include both buttons in the tab order; the button box would skip one."""
        super().showEvent(event)
        self.buttons.setFocusProxy(None)  # type: ignore[arg-type]  # Qt takes none


_RESTORE_WIDTH_PX, _RESTORE_HEIGHT_PX = 780, 460
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
        layout = self.add_introduction(
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
        self.add_buttons(
            layout, (_RESTORE_WIDTH_PX, _RESTORE_HEIGHT_PX), self.restore_button, cancels=True
        )
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

    def _cells(self, backup: BackupContents) -> list[str]:
        made = date_and_time(backup.backup.made_at)
        why = tr(_BACKUP_REASONS[backup.backup.occasion])
        size = tr("{size} MB").format(
            size=QLocale().toString(backup.backup.size_bytes / 1e6, "f", 1)
        )
        then, now = backup.counts, self._now
        if then is None:
            warning = icon("warning", "warning")
            return [
                Cell(made, translate_message(backup.problem), warning),
                why,
                "",
                "",
                "",
                "",
                size,
            ]
        pairs = (
            (then.recordings, now.recordings if now else None),
            (then.tagged, now.tagged if now else None),
            (then.segments, now.segments if now else None),
            (then.reviewed, now.reviewed if now else None),
        )
        return [made, why, *(_number_with_change(before, after) for before, after in pairs), size]

    def _offer(self) -> None:
        chosen: BackupContents | None = self.table.selected_value
        self.restore_button.setEnabled(chosen is not None and chosen.counts is not None)
        if chosen is None:
            self.words.clear()
        elif chosen.counts is None:
            self.words.setText(translate_message(chosen.problem))
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
        path = self.table.selected_value.backup.path
        self.accept()
        self.restore_asked.emit(path)


def _number_with_change(then: int, now: int | None) -> str:
    if now is None or then == now:
        return number(then)
    return f"{number(then)} ({'−' if then < now else '+'}{number(abs(then - now))})"
