"""Sites and times: the table in its dialog, loaded and saved in the background."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from birdann.core.errors import BirdannError
from birdann.core.progress import Progress
from birdann.gui.actions.base import Actions
from birdann.gui.keys.command import Fact, command
from birdann.gui.project.needs import needs_project
from birdann.gui.project.open_project import OpenProject
from birdann.gui.runtime.jobs import Job
from birdann.gui.text.language import tr
from birdann.gui.window_parts import WindowParts
from birdann.store import ProjectReader

if TYPE_CHECKING:
    from birdann.app.survey.sites import SiteBook
    from birdann.core.message import Message
    from birdann.formats.site_table import SiteRow
    from birdann.gui.dialogs.project.sites_dialog import SitesDialog


class SitesActions(Actions):
    """Opens the table, and saves its changes as one edit."""

    def __init__(self, parts: WindowParts, *, correct_clock: Callable[[], object]) -> None:
        super().__init__(parts)
        self._correct_clock = correct_clock
        parts.results.sites_asked.connect(self.open)

    @command("project.sites", "Sites and times…", icon="list", needs=Fact.RECORDINGS)
    @needs_project
    def open(self, here: OpenProject) -> Job | None:
        """Set sites and start times of recordings in one table."""

        def work(reader: ProjectReader, _progress: Progress) -> "tuple[SiteBook, list[Message]]":
            from birdann.app.survey.sites import SiteBook, contradictions, unknown

            book = SiteBook.of(reader)
            return book, [*contradictions(book), *unknown(book)]

        def show(result: "tuple[SiteBook, list[Message]]") -> None:
            from birdann.gui.dialogs.project.sites_dialog import SitesDialog

            writable = not here.project.read_only
            dialog = SitesDialog(*result, self._parts.window, writable=writable)
            dialog.wanted.connect(lambda rows: self._save(result[0], rows, dialog))
            dialog.clock_asked.connect(dialog.reject)
            dialog.clock_asked.connect(self._correct_clock)
            dialog.import_asked.connect(lambda: self._ask_table(dialog))
            dialog.export_asked.connect(self._ask_target)
            dialog.open()

        return self._bench.read(work, show, title=tr("Reading sites and times"))

    @needs_project
    def _save(
        self, here: OpenProject, book: "SiteBook", rows: "list[SiteRow]", dialog: "SitesDialog"
    ) -> Job:
        def work(_progress: Progress) -> object:
            from birdann.app.survey.site_edits import plan

            edit = plan(book, rows, here.session.reviewer, blanks_clear=True)
            return here.session.execute(edit)

        return self._start(work, dialog)

    def _ask_table(self, dialog: "SitesDialog") -> None:
        from birdann.gui.dialogs.project.sites_dialog import kinds

        self._files.open_file(
            tr("Read sites and times"), kinds(), lambda path: self.read_table(path, dialog)
        )

    @needs_project
    def read_table(self, here: OpenProject, path: Path, dialog: "SitesDialog") -> Job:
        def work(_progress: Progress) -> object:
            from birdann.app.survey.site_edits import import_sites

            return import_sites(here.session, path)

        return self._start(work, dialog)

    def _start(self, work: Callable[[Progress], object], dialog: "SitesDialog") -> Job:
        def saved(_done: object) -> None:
            dialog.accept()
            self._note(tr("Sites and times are saved; Ctrl+Z undoes it."))

        def failed(error: Exception) -> None:
            if isinstance(error, BirdannError):
                dialog.explain(error)
            else:
                self._bench.show_failure(error)

        return self._bench.runner.start(
            work, title=tr("Saving sites and times"), on_success=saved, on_failure=failed
        )

    def _ask_target(self) -> None:
        from birdann.gui.dialogs.project.sites_dialog import kinds, table_name

        self._files.save_file(
            tr("Save sites and times"), "sites.xlsx", kinds(),
            lambda path: self.write_table(table_name(path)),
        )  # fmt: skip

    @needs_project
    def write_table(self, here: OpenProject, path: Path) -> Job:
        """Write the saved table; the file dialog has already asked about an existing file."""

        def work(_progress: Progress) -> int:
            from birdann.app.survey.sites import export_sites

            with here.project.reader() as reader:
                return export_sites(reader, path, overwrite=True)

        return self._bench.start(
            work,
            title=tr("Saving sites and times"),
            on_success=lambda _rows: self._note(tr("The table is in {path}.").format(path=path)),
        )
