"""Maintenance of a project: copies, backups, merging, files and folders, times, repair."""

from __future__ import annotations

from typing import TYPE_CHECKING

from birdann.app.commands import SetStarts
from birdann.app.maintenance.allowed_folders import allow
from birdann.core.errors import ProjectFileError
from birdann.gui.actions.base import Actions, as_project, report_text
from birdann.gui.keys.command import Fact, command
from birdann.gui.project.workbench import needs_project
from birdann.gui.text.language import in_language, number, tr
from birdann.store.backups import list_backups, restore_backup

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from birdann.app.maintenance.checking import (
        BackupContents,
        CheckReport,
        MissingRecordings,
        RelinkReport,
    )
    from birdann.app.reports import MergeReport
    from birdann.app.results.agreement import Agreement
    from birdann.core.progress import Progress
    from birdann.gui.dialogs.project.maintenance_dialogs import RelinkDialog, RestoreDialog
    from birdann.gui.project.open_project import OpenProject
    from birdann.gui.runtime.jobs import Job
    from birdann.gui.window_parts import WindowParts
    from birdann.store import Counts


class MaintenanceActions(Actions):
    """Opens the maintenance dialogs; all computation runs in jobs."""

    def __init__(self, parts: WindowParts, *, open_at: Callable[[Path], object]) -> None:
        super().__init__(parts)
        self._open_at = open_at
        parts.pane.search_button.clicked.connect(lambda _on: self.relink())
        parts.pane.places_button.clicked.connect(self.ask)
        parts.bench.opened.connect(lambda: self._look_where(is_asked_for=False))

    # --- copies and backups --------------------------------------------------------------------

    @command(
        "project.copy",
        "&Save a copy…",
        "Ctrl+Shift+D",
        icon="copy",
        needs=(Fact.PROJECT, Fact.NOT_WORKING),
    )
    @needs_project
    def save_copy(self, here: OpenProject) -> None:
        """Write the project to another file, to keep or to give away, without human sounds."""
        name = tr("{name} copy").format(name=here.project.name)
        self._files.save_project(tr("Save a copy"), name, self.save_copy_to)

    def save_copy_to(self, path: Path) -> Job | None:
        return self._copy_to(path, tr("A copy is in {path}. You go on working on the original."))

    @needs_project
    def _copy_to(
        self, here: OpenProject, path: Path, words: str, *, without_labels: bool = False
    ) -> Job:
        target, actor = as_project(path), here.session.reviewer
        return self._bench.start(
            lambda _progress: here.project.save_copy(
                target, without_labels=without_labels, actor=actor
            ),
            title=tr("Saving a copy"),
            on_success=lambda note: self._note(
                f"{words.format(path=target)} {in_language(note)}".rstrip()
            ),
        )

    @command(
        "project.restore",
        "&Restore from a backup…",
        icon="undo",
        needs=(Fact.PROJECT, Fact.WRITABLE, Fact.NOT_WORKING),
    )
    @needs_project
    def restore(self, here: OpenProject) -> RestoreDialog:
        """See the backups with their dates, and go back to one."""
        return self.restore_of(here.project.path)

    def restore_of(self, path: Path) -> RestoreDialog:
        """Choose a backup of a project that may no longer be readable."""
        from birdann.gui.dialogs.project.maintenance_dialogs import RestoreDialog

        dialog = RestoreDialog(path.stem, self._parts.window)
        dialog.opened(restore_asked=lambda backup: self.restore_now(path, backup))

        def work(progress: Progress) -> tuple[list[BackupContents], Counts | None]:
            from birdann.app.maintenance.checking import backup_contents, project_counts

            contents = backup_contents(path, progress=progress)
            try:
                return contents, project_counts(path)
            except ProjectFileError:
                return contents, None

        job = self._look(
            work, tr("Reading the backups"), lambda backups: dialog.show_backups(*backups)
        )
        dialog.line.follow(job)
        return dialog

    def rescue(self, path: Path, words: str) -> Job:
        """Explain why a project cannot be opened; offer remedies if it is damaged."""

        def work(_progress: Progress) -> tuple[bool, bool]:
            from birdann.app.maintenance.checking import looks_like_project

            return looks_like_project(path), bool(list_backups(path))

        def tell(state: tuple[bool, bool]) -> None:
            is_project, has_backups = state
            answers: list[tuple[str, Callable[[], object]]] = []
            if has_backups:
                answers.append((tr("Restore a backup…"), lambda: self.restore_of(path)))
            if is_project:
                answers.append((tr("Check and repair project…"), lambda: self.check_of(path)))
            if answers:
                problem = tr("“{name}” cannot be opened").format(name=path.stem)
                self._parts.messages.choose(problem, words, answers)
            else:
                self._parts.messages.fail(words)

        return self._look(work, tr("Looking for help"), tell)

    def restore_now(self, path: Path, backup: Path) -> Job:
        self._bench.close()

        def work(_progress: Progress) -> Path | None:
            return restore_backup(path, backup)

        def restored(_kept: object) -> None:
            self._open_at(path)
            self._note(tr("The backup is in place. The state before it is a backup now."))

        return self._bench.start(work, title=tr("Restoring the backup"), on_success=restored)

    # --- sound files ---------------------------------------------------------------------------

    @command(
        "project.relink",
        "Locate &missing files…",
        icon="search",
        needs=(Fact.RECORDINGS, Fact.NOT_WORKING),
    )
    @needs_project
    def relink(self, here: OpenProject) -> RelinkDialog:
        """Locate sound files that were moved or renamed."""
        from birdann.gui.dialogs.project.maintenance_dialogs import RelinkDialog

        dialog = RelinkDialog(self._parts.window, writable=not here.project.read_only)

        def work(progress: Progress) -> MissingRecordings:
            from birdann.app.maintenance.checking import find_missing

            return find_missing(here.project, here.project.recordings.all(), progress=progress)

        dialog.opened(
            search_asked=lambda: self._files.folder(
                tr("Folder to search"), lambda folder: self.search(folder, dialog)
            )
        )
        dialog.line.follow(self._look(work, tr("Looking at the sound files"), dialog.show_lost))
        return dialog

    @needs_project
    def search(self, here: OpenProject, folder: Path, dialog: RelinkDialog) -> Job:
        def work(progress: Progress) -> RelinkReport:
            from birdann.app.maintenance.checking import relink

            return relink(here.session, folder, progress=progress)

        job = self._bench.start(
            work, title=tr("Searching for sound files"), on_success=dialog.show_found
        )
        dialog.follow_search(job)
        return job

    @needs_project
    def correct_clock(self, here: OpenProject) -> Job | None:
        """See when recordings began and how that is known; correct clock and time zone."""

        def show(result: tuple) -> None:  # type: ignore[type-arg]
            recordings, metadata = result
            from birdann.gui.dialogs.project.sites_dialogs import TimesDialog

            dialog = TimesDialog(
                sorted(recordings, key=lambda recording: recording.path),
                metadata,
                self._parts.recordings.selected_ids(),
                here.session.reviewer,
                self._parts.window,
                writable=not here.project.read_only,
            )
            dialog.opened(change_asked=self._set_starts)

        return self._bench.read(
            lambda reader, _progress: (reader.recordings.all(), reader.recordings.metadata()),
            show,
            title=tr("Reading the times"),
        )

    def _set_starts(self, starts: object) -> None:
        if isinstance(starts, dict) and self._bench.execute(SetStarts(starts)):
            self._note(tr("The times of %Ln recordings changed.", "", len(starts)))

    # --- checking ------------------------------------------------------------------------------

    @command(
        "project.check",
        "&Check and repair project…",
        icon="confirm",
        needs=(Fact.PROJECT, Fact.NOT_WORKING),
    )
    @needs_project
    def check(self, here: OpenProject) -> Job:
        """Check the project file and its sound files for damage."""
        return self.check_of(here.project.path)

    def check_of(self, path: Path) -> Job:
        def work(progress: Progress) -> CheckReport:
            from birdann.app.maintenance.checking import check

            return check(path, progress=progress)

        return self._bench.start(
            work,
            title=tr("Checking the project"),
            on_success=lambda report: self._show_check(report, path),
        )

    def repair(self, path: Path) -> Job:
        self._bench.close()

        def work(progress: Progress) -> CheckReport:
            from birdann.app.maintenance.checking import check

            return check(path, repair=True, progress=progress)

        def repaired(report: CheckReport) -> None:
            if not report.damage:
                self._open_at(path)
            self._show_check(report, path)

        return self._bench.start(work, title=tr("Repairing the project"), on_success=repaired)

    def _show_check(self, report: CheckReport, path: Path) -> None:
        project = self._bench.project
        from birdann.gui.dialogs.project.maintenance_dialogs import CheckDialog

        dialog = CheckDialog(
            report, self._parts.window, writable=project is None or not project.read_only
        )
        dialog.repair_asked.connect(lambda: self.repair(path))
        dialog.opened(restore_asked=lambda: self.restore_of(path), relink_asked=self.relink)

    def _look(
        self, work: Callable[[Progress], object], title: str, show: Callable[..., object]
    ) -> Job:
        return self._bench.start(work, title=title, on_success=show, computes_only=True)

    @command("project.blinded", "Save &blind copy…", needs=(Fact.PROJECT, Fact.NOT_WORKING))
    @needs_project
    def copy_blinded(self, here: OpenProject) -> None:
        """Save a copy without labels for a second observer."""
        name = tr("{name} second observer").format(name=here.project.name)
        self._files.save_project(tr("Save blind copy"), name, self.copy_blinded_to)

    def copy_blinded_to(self, path: Path) -> Job | None:
        words = tr("{path} has no labels. File > Merge brings it and this project together later.")
        return self._copy_to(path, words, without_labels=True)

    @command(
        "file.merge",
        "&Merge with another project…",
        icon="merge",
        needs=(Fact.PROJECT, Fact.RECORDINGS, Fact.NOT_WORKING),
    )
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
        target = as_project(target)

        def work(progress: Progress) -> MergeReport:
            from birdann.app.exchange.merging import merge_projects

            return merge_projects(first, second, target, actor=actor, progress=progress)

        def merged(report: MergeReport) -> None:
            self._open_at(target)
            rows = [(name, why) for why, what in report.details() for name in what]
            self._tell_outcome(tr("Merged"), report_text(report), rows, (tr("What"), tr("Why")))

        return self._bench.start(work, title=tr("Merging"), on_success=merged)

    @command("project.agreement", "Inter-observer a&greement…", needs=Fact.RECORDINGS)
    @needs_project
    def agreement(self, here: OpenProject) -> Job:
        """Inter-observer agreement (Cohen's kappa) per species."""

        def work(progress: Progress) -> Agreement:
            from birdann.app.results.agreement import agreement

            return agreement(here.project, progress=progress)

        return self._bench.start(
            work, title=tr("Comparing observers"), on_success=self._show_agreement
        )

    def _show_agreement(self, result: Agreement) -> None:
        from birdann.app.results.agreement import kappa_in_words

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
                    kappa=in_language(kappa_in_words(kappa)),
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
    def ask(self) -> Job | None:
        """Choose which folders added by other users this project may read."""
        return self._look_where(is_asked_for=True)

    @needs_project
    def _look_where(self, here: OpenProject, *, is_asked_for: bool) -> Job:
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
        from birdann.gui.dialogs.project.maintenance_dialogs import SoundPlacesDialog

        dialog = SoundPlacesDialog(here.project.name, folders, self._parts.window)
        dialog.opened(allowed=lambda: self.allow(folders))

    @needs_project
    def allow(self, here: OpenProject, folders: Mapping[Path, int]) -> Job:
        def work(_progress: Progress) -> None:
            allow(here.project, folders)

        job = self._bench.start(work, title=tr("Allowing the folders"), computes_only=True)
        job.finished.connect(here.read_again)
        return job
