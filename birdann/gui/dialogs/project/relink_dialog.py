"""Locating missing sound files, and permission to read those outside the project's folder."""

from collections.abc import Mapping
from pathlib import Path, PurePosixPath

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialogButtonBox, QPushButton, QWidget

from birdann.app.maintenance.checking import MissingRecordings, RelinkReport
from birdann.gui.dialogs.parts import Cell, Dialog, DialogTable, JobLine
from birdann.gui.runtime.jobs import Job, JobState
from birdann.gui.style.icons import icon
from birdann.gui.style.theme import current_theme
from birdann.gui.text.language import in_language, number, tr

_WIDTH_PX, _HEIGHT_PX = 760, 500


class RelinkDialog(Dialog):
    """Lists missing files; ``search_asked`` carries the folder to search."""

    search_asked = Signal()

    def __init__(self, parent: QWidget, *, writable: bool) -> None:
        super().__init__(tr("Locate missing files"), parent)
        self._writable = writable
        layout = self.lead(
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
        self.end(layout, (_WIDTH_PX, _HEIGHT_PX), self.search_button)
        self.finished.connect(lambda _result: self.line.stop())

    def show_lost(self, lost: MissingRecordings) -> None:
        warning = icon("warning", current_theme().warning)
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
        good, warning = current_theme().good, icon("warning", current_theme().warning)
        tick = icon("confirm", good)
        rows: list[list[str]] = [
            [Cell(_name(before), before, tick), Cell(_found(before, now), now)]
            for before, now in report.found
        ]
        rows += [[Cell(_name(path), path, warning), tr("not found")] for path in report.missing]
        other = tr("of this name, but another sound; not taken")
        rows += [[Cell(_name(path), path, warning), other] for path in report.different]
        rows += [
            [Cell(_name(one.path), one.path, warning), in_language(one.message)]
            for one in report.failures
        ]
        self.table.set_rows(rows)
        sentences = [tr("%Ln recordings were found again.", "", len(report.found))]
        if report.missing:
            sentences.append(tr("%Ln are still missing.", "", len(report.missing)))
        self.summary.setText(" ".join(sentences))
        self.search_button.setEnabled(bool(report.missing))


def _found(before: str, now: str) -> str:
    if _name(before).casefold() == _name(now).casefold():
        return tr("found by its name, with the same sound: {path}").format(path=now)
    return tr("found by its sound, under another name: {path}").format(path=now)


def _name(path: str) -> str:
    return PurePosixPath(path.replace("\\", "/")).name


_PLACES_WIDTH_PX, _PLACES_HEIGHT_PX = 640, 340


class SoundPlacesDialog(Dialog):
    """Lists the folders named by a project; none is read unless allowed."""

    allowed = Signal()

    def __init__(self, name: str, folders: Mapping[Path, int], parent: QWidget) -> None:
        super().__init__(tr("Allowed folders"), parent)
        layout = self.lead(
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
            ],
        )
        layout.addWidget(self.table, 1)
        self.allow_button = QPushButton(tr("Allow and read them"), self)
        self.refuse_button = QPushButton(tr("Go on without sound"), self, default=True)
        self.buttons = QDialogButtonBox(self)
        self.buttons.addButton(self.allow_button, QDialogButtonBox.ButtonRole.AcceptRole)
        self.buttons.addButton(self.refuse_button, QDialogButtonBox.ButtonRole.RejectRole)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.accepted.connect(self.allowed)
        layout.addWidget(self.buttons)
        self.keep_on_screen(_PLACES_WIDTH_PX, _PLACES_HEIGHT_PX)
        self.refuse_button.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Include both buttons in the tab order; the button box would skip one."""
        super().showEvent(event)
        self.buttons.setFocusProxy(None)  # type: ignore[arg-type]  # Qt takes none
