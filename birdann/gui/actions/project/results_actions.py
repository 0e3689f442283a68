"""The results view: counted in the background, with links from cells to recordings."""

from dataclasses import replace
from datetime import date
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QInputDialog

from birdann.app.commands.sites import SetSeasons
from birdann.app.results.chart_data import ChartData, ChartQuery, ChartTable
from birdann.core.files import outputs
from birdann.core.ids import RunId, id_of_text
from birdann.core.progress import Progress
from birdann.core.recording import Season
from birdann.gui.actions.base import Actions
from birdann.gui.actions.review.gallery_actions import GalleryActions
from birdann.gui.keys.command import Fact, command
from birdann.gui.project.needs import needs_project
from birdann.gui.project.open_project import OpenProject
from birdann.gui.results.chart_view import cell_in_words
from birdann.gui.runtime.jobs import Job
from birdann.gui.style.dock_layout import PICTURE, RESULTS
from birdann.gui.text.language import tr
from birdann.gui.text.times import day_in_words
from birdann.gui.window_parts import WindowParts

_SOON_MS = 150


class ResultsActions(Actions):
    """Computes the results while the view is shown."""

    def __init__(self, parts: WindowParts, gallery: GalleryActions) -> None:
        super().__init__(parts)
        self._gallery, self._panel = gallery, parts.results
        self._data: ChartData | None = None
        self._is_old = True
        self._job: Job | None = None
        self._is_due = False
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._count)
        self._panel.changed.connect(self._ask)
        self._panel.save_asked.connect(self.save)
        self._panel.opened.connect(self.open_cell)
        self._panel.season_asked.connect(self.ask_season)
        for news in (self._bench.overview_changed, self._bench.progress_changed):
            news.connect(self._outdate)
        self._bench.closing.connect(self._let_go)

    @property
    def is_shown(self) -> bool:
        return self._parts.layout.view == RESULTS

    @command(
        "view.results",
        "Results",
        "Ctrl+Shift+G",
        icon="list",
        toolbar="Results",
        is_view=True,
        needs=(Fact.PROJECT, Fact.PLACED),
        is_on="is_shown",
    )
    def show(self) -> None:
        """Show species by hour and date, and sites by date; again: back to the spectrogram."""
        layout = self._parts.layout
        layout.show_view(PICTURE if self.is_shown else RESULTS)
        (self._panel.view if self.is_shown else self._parts.pane).setFocus()
        self._ask()

    def _outdate(self) -> None:
        self._is_old = True
        self._ask()

    def _ask(self) -> None:
        if self.is_shown:
            self._soon.start(_SOON_MS)

    @needs_project
    def _count(self, here: OpenProject) -> None:
        overview = here.overview
        if not self.is_shown:
            return
        if overview is None or not overview.is_whole:
            self._panel.show_empty(tr("Reading the segments…"))
            return
        if self._job is not None:
            self._is_due = True
            return
        held, query, project = self._data, self._panel.query(), here.project
        if self._is_old or held is None:
            held, self._is_old = None, False
        now = overview.queue.table  # labels change under the hand that gives them
        table = replace(now, label=now.label.copy(), label_species=now.label_species.copy())

        def work(progress: Progress) -> tuple[ChartData, ChartTable | None]:
            from birdann.app.results.charts import chart_table

            data = held
            if data is None:
                progress(0.0, tr("Reading the segments…"))
                with project.reader() as reader, reader.snapshot():
                    data = ChartData.of(reader, table)
            progress(0.5, tr("Counting"))
            return data, chart_table(data, query) if data.days() or data.survey.lists else None

        self._job = self._bench.runner.start(
            work,
            title=tr("Counting results"),
            on_success=lambda chart: self._arrive(here, query, *chart),
            on_failure=self._bench.show_failure,
            quiet=held is not None,
            computes_only=True,
        )
        self._job.finished.connect(self._over)

    def _arrive(
        self, here: OpenProject, query: ChartQuery, data: ChartData, table: ChartTable | None
    ) -> None:
        if not here.is_open:
            return
        self._data = data
        names = [one.name for one in data.survey.sites]
        self._panel.offer(here.book.in_use, names, data.days(), data.seasons)
        if table is None:
            self._panel.show_empty(
                tr(
                    "No recording has a start. Set sites and times to see results by hour and date."
                ),
                offers_sites=True,
            )
        elif query == self._panel.query():
            self._panel.show_table(table)
        else:
            self._ask()

    def _over(self) -> None:
        self._job = None
        if self._is_due:
            self._is_due = False
            self._count()

    def _let_go(self) -> None:
        self._soon.stop()
        self._data, self._is_old = None, True
        self._panel.show_empty("")

    @needs_project
    def ask_season(self, here: OpenProject, first: date, last: date) -> QInputDialog:
        """Save a range of days as a season, after asking for a name."""
        dialog = QInputDialog(self._parts.window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowTitle(tr("Season"))
        dialog.setLabelText(
            tr("Name of the season from {first} to {last}:").format(
                first=day_in_words(first), last=day_in_words(last)
            )
        )
        dialog.textValueSelected.connect(lambda name: self._keep_season(name, first, last))
        dialog.open()
        return dialog

    @needs_project
    def _keep_season(self, here: OpenProject, name: str, first: date, last: date) -> None:
        if name := name.strip():
            seasons = [one for one in here.project.sites.seasons() if one.name != name]
            self._bench.execute(
                SetSeasons([*seasons, Season(name=name, first_day=first, last_day=last)])
            )
            self._outdate()

    def open_cell(self, row: int, column: int) -> None:
        table, data = self._panel.table, self._data
        if table is None or data is None:
            return
        rows = table.segments_at(row, column)
        if not len(rows):
            self._note(tr("No call was counted there."))
            return
        title = cell_in_words(table, row, column).partition(":")[0]
        self._gallery.show_chosen(title, data.table.segment_ids[rows])

    @needs_project
    def save(self, here: OpenProject) -> None:
        if self._panel.table is None:
            return
        self._files.save_file(
            tr("Save the chart"),
            f"{self._panel.table.query.chart}.svg",
            tr("Picture (*.svg *.png *.pdf);;Table (*.csv)"),
            lambda path: self.save_to(path, overwrite=True),
        )

    @needs_project
    def save_to(self, here: OpenProject, path: Path, *, overwrite: bool = False) -> Job | None:
        table = self._panel.table
        if table is None:
            return None

        def work(_progress: Progress) -> Path:
            from birdann.app.learning.runs import note_export
            from birdann.app.results.chart_files import write_chart

            outputs.check(path, overwrite=overwrite)
            run = id_of_text(table.run)
            note_export(here.project, path, None if run is None else RunId(run))
            write_chart(table, path)
            return path

        return self._bench.runner.start(
            work,
            title=tr("Saving the chart"),
            on_success=lambda done: self._note(tr("The chart is in {path}.").format(path=done)),
            on_failure=self._or_replace(lambda: self.save_to(path, overwrite=True)),
            computes_only=True,
        )
