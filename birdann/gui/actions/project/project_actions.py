"""Creating, opening and filling projects."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt, QTimer, Signal
from PySide6.QtWidgets import QMenu

from birdann.app.commands import AssumeLists, assumed_lists
from birdann.app.session import Session
from birdann.core.errors import (
    BirdannError,
    ProjectFileError,
    ProjectInUseError,
    ProjectNotWritableError,
)
from birdann.core.labels import ListState
from birdann.core.progress import Progress, part
from birdann.dsp.audio import readable_suffixes
from birdann.gui.actions.base import (
    Actions,
    match_rows,
    note_row,
    report_text,
    rows_of,
    with_project_suffix,
)
from birdann.gui.keys.command import EDIT, IMPORT, Fact, command, sub_menu
from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.workbench import needs_project
from birdann.gui.runtime.jobs import Job
from birdann.gui.runtime.lazy import lazy_imports
from birdann.gui.text.language import mark, tr
from birdann.gui.window_parts import WindowParts
from birdann.store import SUFFIX, Project

with lazy_imports():
    from birdann.app import reports
    from birdann.app.exchange import imports
    from birdann.app.exchange import lists as list_tables
    from birdann.app.maintenance import adding
    from birdann.app.segmenting import segment
    from birdann.gui.dialogs.exchange import import_dialogs
    from birdann.sample import chorus


_SAMPLE = "birdann sample"
_TABLES = mark("Tables (*.csv *.tsv *.txt);;All files (*)")


class ProjectActions(Actions):
    """New, open, add, import, export, close."""

    sample_made = Signal()
    annotations_dropped = Signal(object)
    unreadable = Signal(object, str)
    """The path of what cannot be opened as a project, and why."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self._waiting: Sequence[Path] = ()
        self._expects_detections = False
        parts.bench.opened.connect(self._project_opened)

    # --- opening -------------------------------------------------------------------------------

    @command("file.new", "&New project…", "Ctrl+N", icon="new")
    def new(self) -> None:
        """Create a project: one file with your tags, segments and labels."""
        self._files.save_project(tr("New project"), tr("My recordings"), self.create_at)

    def new_with_detections(self) -> None:
        """Create a project of a folder with recordings and of a network's detections."""

        def choose_detections(recordings: Path) -> None:
            def add(tables: Sequence[Path]) -> None:
                self._expects_detections = True
                self.drop(list(dict.fromkeys((recordings, *tables))))

            title = tr("Where are the detections?")
            answers: list[tuple[str, Callable[[], object]]] = [
                (tr("Use the same folder"), lambda: add(())),
                (
                    tr("Choose tables…"),
                    lambda: self._files.open_files(title, tr(_TABLES), add),
                ),
                (
                    tr("Choose a folder…"),
                    lambda: self._files.ask_folder(title, lambda path: add([path])),
                ),
            ]
            self._parts.messages.decide(title, str(recordings), answers, is_first_likely=True)

        self._files.ask_folder(tr("Folder with the recordings"), choose_detections)

    @command("file.open", "&Open project…", "Ctrl+O", icon="open")
    def open(self) -> None:
        """Open a project that you made earlier."""
        self._files.open_project(tr("Open project"), self.open_at)

    def create_at(self, path: Path, dropped: Sequence[Path] = ()) -> None:
        """Create a project and fill it with files that were dropped on the window."""

        def create() -> None:
            self._waiting = dropped
            self._bench.open(with_project_suffix(path), create=True)

        self.leave(create)

    def open_at(self, path: Path) -> None:
        def open_it() -> None:
            self._waiting = ()
            self._bench.open(path, on_failure=lambda error: self._cannot_open(path, error))

        self.leave(open_it)

    @command("file.close", "&Close project", "Ctrl+W", icon="close", needs=Fact.PROJECT)
    def close(self) -> None:
        """Close the project; everything is saved already."""
        self.leave(self._bench.close)

    @sub_menu("file.recent", "Open &recent")
    def fill_recent(self, menu: QMenu) -> None:
        paths = self._parts.preferences.recent_projects
        for index, path in enumerate(paths, 1):
            action = menu.addAction(f"&{index}  {path.stem.replace('&', '&&')}")
            action.setToolTip(str(path))
            action.triggered.connect(lambda _checked=False, path=path: self.open_at(path))
        if not paths:
            menu.addAction(tr("None yet")).setEnabled(False)
            return
        menu.addSeparator()
        menu.addAction(tr("C&lear this list")).triggered.connect(
            self._parts.preferences.forget_recent
        )

    @command("file.sample", "Create &sample project…", icon="sparkle", needs=Fact.NOT_WORKING)
    def sample(self) -> None:
        """Make a small project of synthesised birdsong to try everything on."""
        self._files.ask_folder(tr("Folder for the sample project"), self.make_sample)

    def open_sample(self) -> Job | None:
        """Open the sample project in the documents folder; create it if missing."""
        documents = QStandardPaths.StandardLocation.DocumentsLocation
        folder = Path(QStandardPaths.writableLocation(documents))
        path = folder / _SAMPLE / f"Dawn chorus{SUFFIX}"
        if path.is_file():
            self.sample_made.emit()
            self.open_at(path)
            return None
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:  # no place for documents: the user knows one
            self.sample()
            return None
        return self.make_sample(folder)

    def make_sample(self, folder: Path) -> Job:
        def on_success(path: Path) -> None:
            self.sample_made.emit()
            self.open_at(path)

        return self._bench.start(
            partial(make_sample, folder / _SAMPLE),
            title=tr("Creating sample project"),
            on_success=on_success,
        )

    # --- recordings and lists ------------------------------------------------------------------

    @command("file.add", "&Add recordings…", "Ctrl+Shift+A", icon="add", needs=EDIT)
    def add_files(self) -> None:
        """Add sound files to the project; they stay where they are."""
        kinds = " ".join(f"*{suffix} *{suffix.upper()}" for suffix in sorted(readable_suffixes()))
        sound = tr("Sound files ({kinds});;All files (*)").format(kinds=kinds)
        self._files.open_files(tr("Add recordings"), sound, self.add)

    @command(
        "file.add_folder",
        "Add a &folder of recordings…",
        "Ctrl+Shift+F",
        icon="folder",
        needs=EDIT,
    )
    def add_folder(self) -> None:
        """Add every sound file in a folder and the folders inside it."""
        self._files.ask_folder(tr("Add a folder of recordings"), lambda path: self.add([path]))

    @needs_project
    def add(self, here: OpenProject, paths: Sequence[Path], tables: Sequence[Path] = ()) -> Job:
        """Add sound files in the background, then import the tables dropped with them."""

        def work(progress: Progress) -> reports.AddReport:
            report = adding.add_paths(here.session, paths, progress=progress)
            of_tables = {
                str(path)
                for path in tables
                if path.is_dir() and any(map(imports.is_table, path.iterdir()))
            }
            failures = (each for each in report.failures if each.path not in of_tables)
            return replace(report, failures=tuple(failures))

        def on_success(report: reports.AddReport) -> None:
            self._show_add_report(report)
            if tables:
                self._import_dropped(tables)

        return self._bench.start(work, title=tr("Adding recordings"), on_success=on_success)

    @command("file.lists", "&Import species lists…", "Ctrl+I", icon="import", needs=IMPORT)
    def import_lists(self) -> None:
        """Import a table of species per recording."""
        self._files.open_file(tr("Import species lists"), tr(_TABLES), self.import_lists_from)

    @needs_project
    def import_lists_from(self, here: OpenProject, path: Path) -> import_dialogs.ListsDialog:
        """Preview what a table of species lists would change."""

        def preview(show: Callable[[list_tables.ReadLists], object]) -> Job:
            job = self._bench.start(
                lambda progress: list_tables.preview_lists(here.project, path, progress=progress),
                title=tr("Reading the table"),
                on_success=show,
                computes_only=True,
            )
            job.finished.connect(lambda: dialog.close() if job.error else None)
            return job

        dialog = import_dialogs.ListsDialog(
            path, preview, assumed_lists(here.project), self._parts.window
        )
        self._bench.closing.connect(dialog.close)
        return dialog.open_connected(
            import_asked=lambda choices: self.import_lists_now(path, choices)
        )

    @needs_project
    def import_lists_now(
        self, here: OpenProject, path: Path, choices: list_tables.ListChoices
    ) -> Job:
        return self._bench.start(
            lambda progress: list_tables.import_lists(
                here.session, path, choices, progress=progress
            ),
            title=tr("Importing species lists"),
            on_success=self._show_lists_report,
        )

    def drop(self, paths: Sequence[Path]) -> None:
        """Handle files dropped on the window: a project, species lists, or sound files."""
        project = next((path for path in paths if path.suffix == SUFFIX), None)
        if project is not None:
            self.open_at(project)
            return
        if self._bench.here is None:
            name = (paths[0] if paths[0].is_dir() else paths[0].parent).name
            self._files.save_project(
                tr("New project"), name, lambda path: self.create_at(path, paths)
            )
            return
        sounds = [path for path in paths if not imports.is_table(path)]
        if sounds:
            self.add(sounds, [path for path in paths if imports.is_table(path) or path.is_dir()])
        else:
            self._import_dropped(paths)

    @needs_project
    def _import_dropped(self, here: OpenProject, paths: Sequence[Path]) -> Job:
        def show(tables: tuple[list[Path], list[Path]]) -> None:
            annotations, lists = tables
            is_expected, self._expects_detections = self._expects_detections, False
            if is_expected and not (annotations or lists):
                words = tr(
                    "{folder} contains no table of detections. Import one with Ctrl+Shift+I."
                )
                self._parts.messages.fail(words.format(folder=paths[-1]))
            if annotations:
                self.annotations_dropped.emit(annotations)
            self._import_in_turn(here, lists)

        return self._bench.start(
            lambda progress: imports.sorted_tables(here.project, paths, progress),
            title=tr("Looking for tables"),
            on_success=show,
            computes_only=True,
        )

    def _import_in_turn(self, here: OpenProject, lists: Sequence[Path]) -> None:
        """Preview tables of species lists, each when the dialog of the one before has closed.

        It closes with its project too, which is no longer open in the next turn of the event loop.
        """
        if not lists or self._bench.here is not here:
            return
        if dialog := self.import_lists_from(lists[0]):
            rest = partial(self._import_in_turn, here, lists[1:])
            dialog.finished.connect(lambda _result: QTimer.singleShot(0, self, rest))

    # --- outcomes ------------------------------------------------------------------------------

    @needs_project
    def _project_opened(self, here: OpenProject) -> None:
        self._parts.preferences.add_recent(here.project.path)
        waiting, self._waiting = self._waiting, ()
        if waiting:
            self.drop(waiting)
        if here.project.notice:
            self._parts.messages.fail(here.project.notice)

    def _cannot_open(self, path: Path, error: BirdannError) -> None:
        if isinstance(error, ProjectInUseError | ProjectNotWritableError):
            self._parts.messages.ask(
                tr("Open this project read-only?"),
                str(error),
                tr("Open read-only"),
                tr("Cancel"),
                lambda: self._bench.open(path, read_only=True),
            )
        elif isinstance(error, ProjectFileError):
            self.unreadable.emit(path, str(error))
        else:
            self._bench.show_failure(error)

    def _show_add_report(self, report: reports.AddReport) -> None:
        summary = report_text(report)
        rows = rows_of(report.failures)
        rows += [
            (Path(path).name, tr("Same sound as {of}; left out.").format(of=of))
            for path, of in report.duplicates
        ]
        rows += map(note_row, report.warnings)
        self._report_outcome(tr("Recordings added"), summary, rows)

    def _show_lists_report(self, report: reports.ListsReport) -> None:
        summary = report_text(report)
        rows = match_rows(report)
        rows += map(note_row, report.notes)
        columns = (tr("File in the table"), tr("Details"))
        self._report_outcome(tr("Species lists imported"), summary, rows, columns)

    # --- helpers -------------------------------------------------------------------------------

    def leave(self, then: Callable[[], object]) -> None:
        """Call a function; if tasks run, after the user agreed and they were cancelled."""
        if not self._bench.is_working:
            then()
            return
        runner = self._bench.runner

        def cancel() -> None:
            runner.cancel_all()
            if self._bench.is_working:
                runner.idle.connect(then, Qt.ConnectionType.SingleShotConnection)
            else:
                then()

        running = [job.title for job in runner.active_jobs if not job.quiet]
        self._parts.messages.ask(
            tr("Tasks are still running: {tasks}.").format(tasks=", ".join(running)),
            tr("Finished parts are saved. The rest can be started again later."),
            tr("Cancel tasks and close"),
            tr("Don’t close"),
            cancel,
        )


def make_sample(folder: Path, progress: Progress) -> Path:
    """Synthesise recordings with species lists into a folder; return the project's path."""
    target = _free_name(folder)
    target.mkdir(parents=True)
    chorus.synthesise(target, progress=part(progress, 0.0, 0.5))
    path = target / f"Dawn chorus{SUFFIX}"
    with Project.create(path) as project:
        session = Session(project)
        adding.add_paths(session, [target], progress=part(progress, 0.5, 0.55))
        session.execute(AssumeLists(ListState.COMPLETE))  # as the table of the chorus is
        list_tables.import_lists(
            session,
            target / "recording_species.csv",
            list_tables.ListChoices(blank=list_tables.BlankPolicy.NO_BIRDS),
        )
        segment.segment_project(session, progress=part(progress, 0.55, 1.0))
    return path


def _free_name(folder: Path) -> Path:
    candidate, number = folder, 1
    while candidate.exists():
        number += 1
        candidate = folder.with_name(f"{folder.name} {number}")
    return candidate
