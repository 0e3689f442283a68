"""Maintenance of a project: copies, backups, merging, files and folders, times, repair."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from birdann.app.commands import SetStarts
from birdann.app.maintenance.allowed_folders import allow_folders
from birdann.core.errors import ProjectFileError
from birdann.core.progress import Progress
from birdann.gui.actions.base import Actions, report_text, with_project_suffix
from birdann.gui.keys.command import REST, SCAN, Fact, command
from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.workbench import needs_project
from birdann.gui.runtime.jobs import Job
from birdann.gui.runtime.lazy import lazy_imports
from birdann.gui.text.language import number, tr, translate_message
from birdann.gui.window_parts import WindowParts
from birdann.store import Counts
from birdann.store.backups import list_backups, restore_backup

with lazy_imports():
    from birdann.app import reports
    from birdann.app.exchange import merging
    from birdann.app.maintenance import checking
    from birdann.app.results import agreement as observers
    from birdann.gui.dialogs.project import maintenance_dialogs, sites_dialogs


class MaintenanceActions(Actions):
    """Opens the maintenance dialogs; all computation runs in jobs."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        parts.pane.search_button.clicked.connect(lambda _on: self.relink())
        parts.pane.folders_button.clicked.connect(self.ask_allowed_folders)
        parts.bench.opened.connect(lambda: self._check_outside_folders(is_asked_for=False))

    # --- copies and backups --------------------------------------------------------------------

    @command("project.copy", "&Save a copy…", "Ctrl+Shift+D", icon="copy", needs=REST)
    @needs_project
    def save_copy(self, here: OpenProject) -> None:
        """Write the project to another file, to keep or to give away, without human sounds."""
        name = tr("{name} copy").format(name=here.project.name)
        words = tr("A copy is in {path}. You go on working on the original.")
        self._files.save_project(tr("Save a copy"), name, lambda path: self._copy_to(path, words))

    @needs_project
    def _copy_to(
        self, here: OpenProject, path: Path, words: str, *, without_labels: bool = False
    ) -> Job:
        target, actor = with_project_suffix(path), here.session.reviewer
        return self._bench.start(
            lambda _progress: here.project.save_copy(
                target, without_labels=without_labels, actor=actor
            ),
            title=tr("Saving a copy"),
            on_success=lambda note: self._note(
                f"{words.format(path=target)} {translate_message(note)}".rstrip()
            ),
        )

    @command(
        "project.restore",
        "&Restore from a backup…",
        icon="undo",
        needs=(Fact.PROJECT, Fact.WRITABLE, Fact.NOT_WORKING),
    )
    @needs_project
    def restore(self, here: OpenProject) -> maintenance_dialogs.RestoreDialog:
        """See the backups with their dates, and go back to one."""
        return self.restore_of(here.project.path)

    def restore_of(self, path: Path) -> maintenance_dialogs.RestoreDialog:
        """Choose a backup of a project that may no longer be readable."""
        dialog = maintenance_dialogs.RestoreDialog(path.stem, self._parts.window)
        dialog.open_connected(restore_asked=lambda backup: self.restore_now(path, backup))

        def work(progress: Progress) -> tuple[list[checking.BackupContents], Counts | None]:
            contents = checking.backup_contents(path, progress=progress)
            try:
                return contents, checking.project_counts(path)
            except ProjectFileError:
                return contents, None

        job = self._start_reading(
            work, tr("Reading the backups"), lambda backups: dialog.show_backups(*backups)
        )
        dialog.line.follow(job)
        return dialog

    def rescue(self, path: Path, words: str) -> Job:
        """Explain why a project cannot be opened; offer remedies if it is damaged."""

        def show_remedies(state: tuple[bool, bool]) -> None:
            is_project, has_backups = state
            answers: list[tuple[str, Callable[[], object]]] = []
            if has_backups:
                answers.append((tr("Restore a backup…"), lambda: self.restore_of(path)))
            if is_project:
                answers.append((tr("Check and repair project…"), lambda: self.start_check(path)))
            if answers:
                problem = tr("“{name}” cannot be opened").format(name=path.stem)
                self._parts.messages.choose(problem, words, answers)
            else:
                self._parts.messages.fail(words)

        return self._start_reading(
            lambda _progress: (checking.looks_like_project(path), bool(list_backups(path))),
            tr("Looking for help"),
            show_remedies,
        )

    def restore_now(self, path: Path, backup: Path) -> Job:
        self._bench.close()

        def on_success(_kept: object) -> None:
            self._window.project_actions.open_at(path)
            self._note(tr("The backup is in place. The state before it is a backup now."))

        return self._bench.start(
            lambda _progress: restore_backup(path, backup),
            title=tr("Restoring the backup"),
            on_success=on_success,
        )

    # --- sound files ---------------------------------------------------------------------------

    @command(
        "project.relink",
        "Locate &missing files…",
        icon="search",
        needs=(Fact.RECORDINGS, Fact.NOT_WORKING),
    )
    @needs_project
    def relink(self, here: OpenProject) -> maintenance_dialogs.RelinkDialog:
        """Locate sound files that were moved or renamed."""
        dialog = maintenance_dialogs.RelinkDialog(
            self._parts.window, writable=not here.project.read_only
        )
        dialog.open_connected(
            search_asked=lambda: self._files.ask_folder(
                tr("Folder to search"), lambda folder: self.search(folder, dialog)
            )
        )
        dialog.line.follow(
            self._start_reading(
                lambda progress: checking.find_missing(
                    here.project, here.project.recordings.all(), progress=progress
                ),
                tr("Looking at the sound files"),
                dialog.show_missing,
            )
        )
        return dialog

    @needs_project
    def search(
        self, here: OpenProject, folder: Path, dialog: maintenance_dialogs.RelinkDialog
    ) -> Job:
        job = self._bench.start(
            lambda progress: checking.relink(here.session, folder, progress=progress),
            title=tr("Searching for sound files"),
            on_success=dialog.show_found,
        )
        dialog.follow_search(job)
        return job

    @needs_project
    def correct_clock(self, here: OpenProject) -> Job | None:
        """See when recordings began and how that is known; correct clock and time zone."""

        def show(result: tuple) -> None:  # type: ignore[type-arg]
            recordings, metadata = result
            dialog = sites_dialogs.TimesDialog(
                sorted(recordings, key=lambda recording: recording.path),
                metadata,
                self._parts.recordings.selected_ids(),
                here.session.reviewer,
                self._parts.window,
                writable=not here.project.read_only,
            )
            dialog.open_connected(change_asked=self._set_starts)

        return self._bench.read(
            lambda reader, _progress: (reader.recordings.all(), reader.recordings.metadata()),
            show,
            title=tr("Reading the times"),
        )

    def _set_starts(self, starts: object) -> None:
        if isinstance(starts, dict) and self._bench.execute(SetStarts(starts)):
            self._note(tr("The times of %Ln recordings changed.", "", len(starts)))

    # --- checking ------------------------------------------------------------------------------

    @command("project.check", "&Check and repair project…", icon="confirm", needs=REST)
    @needs_project
    def check(self, here: OpenProject) -> Job:
        """Check the project file and its sound files for damage."""
        return self.start_check(here.project.path)

    def start_check(self, path: Path) -> Job:
        return self._bench.start(
            lambda progress: checking.check(path, progress=progress),
            title=tr("Checking the project"),
            on_success=lambda report: self._show_check(report, path),
        )

    def repair(self, path: Path) -> Job:
        self._bench.close()

        def on_success(report: checking.CheckReport) -> None:
            if not report.damage:
                self._window.project_actions.open_at(path)
            self._show_check(report, path)

        return self._bench.start(
            lambda progress: checking.check(path, repair=True, progress=progress),
            title=tr("Repairing the project"),
            on_success=on_success,
        )

    def _show_check(self, report: checking.CheckReport, path: Path) -> None:
        project = self._bench.project
        dialog = maintenance_dialogs.CheckDialog(
            report, self._parts.window, writable=project is None or not project.read_only
        )
        dialog.repair_asked.connect(lambda: self.repair(path))
        dialog.open_connected(
            restore_asked=lambda: self.restore_of(path), relink_asked=self.relink
        )

    def _start_reading(
        self, work: Callable[[Progress], object], title: str, show: Callable[..., object]
    ) -> Job:
        return self._bench.start(work, title=title, on_success=show, computes_only=True)

    @command("project.blinded", "Save &blind copy…", needs=REST)
    @needs_project
    def copy_blinded(self, here: OpenProject) -> None:
        """Save a copy without labels for a second observer."""
        name = tr("{name} second observer").format(name=here.project.name)
        words = tr("{path} has no labels. File > Merge brings it and this project together later.")
        self._files.save_project(
            tr("Save blind copy"),
            name,
            lambda path: self._copy_to(path, words, without_labels=True),
        )

    @command("file.merge", "&Merge with another project…", icon="merge", needs=SCAN)
    @needs_project
    def merge(self, here: OpenProject) -> None:
        """Merge with another observer's project of the same recordings."""

        def ask_target(second: Path) -> None:
            name = tr("{name} merged").format(name=here.project.name)
            self._files.save_project(
                tr("Save the merged project"), name, lambda path: self.merge_with(second, path)
            )

        self._files.open_project(tr("Merge with"), ask_target)

    @needs_project
    def merge_with(self, here: OpenProject, second: Path, target: Path) -> Job:
        """Merge this project and another into a third, in the background, and open it."""
        first, actor = here.project.path, here.session.reviewer
        target = with_project_suffix(target)

        def on_success(report: reports.MergeReport) -> None:
            self._window.project_actions.open_at(target)
            rows = [(name, why) for why, what in report.details() for name in what]
            self._report_outcome(tr("Merged"), report_text(report), rows, (tr("What"), tr("Why")))

        return self._bench.start(
            lambda progress: merging.merge_projects(
                first, second, target, actor=actor, progress=progress
            ),
            title=tr("Merging"),
            on_success=on_success,
        )

    @command("project.agreement", "Inter-observer a&greement…", needs=Fact.RECORDINGS)
    @needs_project
    def agreement(self, here: OpenProject) -> Job:
        """Inter-observer agreement (Cohen's kappa) per species."""
        return self._bench.start(
            lambda progress: observers.agreement(here.project, progress=progress),
            title=tr("Comparing observers"),
            on_success=self._show_agreement,
        )

    def _show_agreement(self, result: observers.Agreement) -> None:
        rows = [
            (
                kappa.name or tr("All answers"),
                tr(
                    "{first}: {n_first}, {second}: {n_second}, both: {n_both}; kappa {kappa}"
                ).format(
                    first=pair.readers[0],
                    second=pair.readers[1],
                    n_first=number(kappa.n_first),
                    n_second=number(kappa.n_second),
                    n_both=number(kappa.n_both),
                    kappa=translate_message(observers.kappa_in_words(kappa)),
                ),
            )
            for pair in result.pairs
            for kappa in (pair.together, *pair.species)
        ]
        words = tr(
            "Segments labelled by both observers: counts per species, and Cohen's kappa with its 95 "
            "% interval."
        )
        self._parts.messages.report(tr("Agreement"), words, rows, (tr("Species"), tr("Agreement")))

    @command("project.sound", "Allowed f&olders…", icon="folder", needs=Fact.RECORDINGS)
    def ask_allowed_folders(self) -> Job | None:
        """Choose which folders added by other users this project may read."""
        return self._check_outside_folders(is_asked_for=True)

    @needs_project
    def _check_outside_folders(self, here: OpenProject, *, is_asked_for: bool) -> Job:
        def show(folders: Mapping[Path, int]) -> None:
            if folders:
                self._open_dialog(folders)
            elif is_asked_for:
                self._note(tr("All folders of this project are allowed."))

        return self._bench.start(
            lambda _progress: here.project.unallowed_folders(),
            title=tr("Looking where the sound is"),
            on_success=show,
            computes_only=True,
        )

    @needs_project
    def _open_dialog(self, here: OpenProject, folders: Mapping[Path, int]) -> None:
        dialog = maintenance_dialogs.AllowedFoldersDialog(
            here.project.name, folders, self._parts.window
        )
        dialog.open_connected(allowed=lambda: self.allow_folders(folders))

    @needs_project
    def allow_folders(self, here: OpenProject, folders: Mapping[Path, int]) -> Job:
        job = self._bench.start(
            lambda _progress: allow_folders(here.project, folders),
            title=tr("Allowing the folders"),
            computes_only=True,
        )
        job.finished.connect(here.read_again)
        return job
