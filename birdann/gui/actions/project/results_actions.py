"""The results view, and export of the visible range as a figure."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from functools import cached_property
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QInputDialog

from birdann.app.commands.recordings import SetSeasons
from birdann.app.learning.runs import note_export
from birdann.core.files import outputs
from birdann.core.ids import RunId, id_of_text
from birdann.core.labels import SegmentStatus, is_human
from birdann.core.progress import Progress, part
from birdann.core.recording import Season
from birdann.dsp.audio import AudioReader
from birdann.gui.actions.base import Actions
from birdann.gui.keys.command import Fact, command
from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.recording_view import RecordingView, SpeciesBook
from birdann.gui.project.workbench import needs_project, needs_recording
from birdann.gui.runtime.jobs import Job, OneAtATime, single_shot
from birdann.gui.runtime.lazy import lazy_imports
from birdann.gui.spectrogram.picture_settings import DisplayedPicture
from birdann.gui.spectrogram.viewport import FrequencyScale
from birdann.gui.style.dock_layout import PICTURE, RESULTS
from birdann.gui.style.theme import DARK, current_theme, species_style
from birdann.gui.text.language import mark, tr, translate_message
from birdann.gui.text.numbers import percent
from birdann.gui.text.times import day_in_words
from birdann.gui.window_parts import WindowParts

with lazy_imports():
    from birdann.app.results import chart_data, chart_files, charts
    from birdann.gui.dialogs.exchange import export_dialogs
    from birdann.gui.results import chart_view, results_panel
    from birdann.report import spectrogram_figure


_SOON_MS = 150


class ResultsActions(Actions):
    """Computes the results while the view is shown."""

    def __init__(self, parts: WindowParts) -> None:
        super().__init__(parts)
        self._data: chart_data.ChartData | None = None
        self._is_old = True
        self._counting = OneAtATime(self._count)
        self._soon = single_shot(self, self._counting.request)

    @cached_property
    def panel(self) -> results_panel.ResultsPanel:
        made = results_panel.ResultsPanel(self._parts.window)
        made.changed.connect(self._schedule)
        made.save_button.clicked.connect(lambda _on: self.save())
        made.view.opened.connect(self.open_cell)
        made.season_asked.connect(self.ask_season)
        made.empty_button.clicked.connect(self._parts.actions["project.sites"].trigger)
        for signal in (self._bench.overview_changed, self._bench.progress_changed):
            signal.connect(self._mark_outdated)
        self._bench.closing.connect(self._reset)
        return made

    @property
    def is_shown(self) -> bool:
        return self._parts.layout.view == RESULTS

    @command(
        "view.results",
        "Results",
        "Ctrl+Shift+G",
        icon="list",
        needs=(Fact.PROJECT, Fact.PLACED),
        is_on="is_shown",
    )
    def show(self) -> None:
        """Show species by hour and date, and sites by date; again: back to the spectrogram."""
        layout = self._parts.layout
        layout.show_view(PICTURE if self.is_shown else RESULTS)
        (self.panel.view if self.is_shown else self._parts.pane).setFocus()
        self._schedule()

    def _mark_outdated(self) -> None:
        self._is_old = True
        self._schedule()

    def _schedule(self) -> None:
        if self.is_shown:
            self._soon.start(_SOON_MS)

    @needs_project
    def _count(self, here: OpenProject) -> Job | None:
        overview = here.overview
        if not self.is_shown:
            return None
        if overview is None or not overview.is_whole:
            self.panel.show_empty(tr("Reading the segments…"))
            return None
        held, query, project = self._data, self.panel.query(), here.project
        for_expected = query.measure is chart_data.Measure.EXPECTED
        if self._is_old or held is None or (for_expected and held.candidates is None and held.run):
            held, self._is_old = None, False
        now = overview.queue.table  # labels change under the hand that gives them
        table = replace(now, label=now.label.copy(), label_species=now.label_species.copy())

        def work(progress: Progress) -> tuple[chart_data.ChartData, chart_data.ChartTable | None]:
            data = held
            if data is None:
                progress(0.0, tr("Reading the segments…"))
                with project.reader() as reader, reader.snapshot():
                    data = chart_data.ChartData.of(
                        reader,
                        table,
                        for_expected=for_expected,
                        progress=part(progress, 0.0, 0.5),
                    )
            progress(0.5, tr("Counting"))
            return data, charts.chart_table(
                data, query
            ) if data.days() or data.survey.lists else None

        return self._bench.start(
            work,
            title=tr("Counting results"),
            on_success=lambda chart: self._show_data(here, query, *chart),
            quiet=held is not None,
            computes_only=True,
        )

    def _show_data(
        self,
        here: OpenProject,
        query: chart_data.ChartQuery,
        data: chart_data.ChartData,
        table: chart_data.ChartTable | None,
    ) -> None:
        self._data = data
        names = [site.name for site in data.survey.sites]
        self.panel.offer(here.book.in_use, names, data.days(), data.seasons)
        if table is None:
            self.panel.show_empty(
                tr(
                    "No recording has a start. Set sites and times to see results by hour and date."
                ),
                offers_sites=True,
            )
        elif query == self.panel.query():
            self.panel.show_table(table)
        else:
            self._schedule()

    def _reset(self) -> None:
        self._soon.stop()
        self._data, self._is_old = None, True
        self.panel.show_empty("")

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
            seasons = [season for season in here.project.sites.seasons() if season.name != name]
            self._bench.execute(
                SetSeasons([*seasons, Season(name=name, first_day=first, last_day=last)])
            )
            self._mark_outdated()

    def open_cell(self, row: int, column: int) -> None:
        table, data = self.panel.table, self._data
        if table is None or data is None:
            return
        rows = table.segments_at(row, column)
        if not len(rows):
            self._note(tr("No call was counted there."))
            return
        title = chart_view.cell_in_words(table, row, column).partition(":")[0]
        self._window.gallery_actions.show_chosen(title, data.table.segment_ids[rows])

    @needs_project
    def save(self, here: OpenProject) -> None:
        if self.panel.table is None:
            return
        self._files.save_file(
            tr("Save the chart"),
            f"{self.panel.table.query.chart}.svg",
            tr("Picture (*.svg *.png *.pdf);;Table (*.csv)"),
            lambda path: self.save_to(path, overwrite=True),
        )

    @needs_project
    def save_to(self, here: OpenProject, path: Path, *, overwrite: bool = False) -> Job | None:
        table, scale = self.panel.table, self.panel.scale_box.chosen_value
        if table is None:
            return None

        def work(_progress: Progress) -> Path:
            outputs.check(path, overwrite=overwrite)
            run = id_of_text(table.run)
            measure = str(table.query.measure)
            note_export(here.project, path, None if run is None else RunId(run), measure=measure)
            chart_files.write_chart(table, path, scale, translate_message)
            return path

        return self._bench.start(
            work,
            title=tr("Saving the chart"),
            on_success=lambda done: self._note(tr("The chart is in {path}.").format(path=done)),
            on_failure=self._ask_to_replace(lambda: self.save_to(path, overwrite=True)),
            computes_only=True,
        )


_KEY = "figure"
_CM_PER_INCH = 2.54
_COLOR_MAPS = {"paper": "gray_r", "night": "gray"}
"""Names of matplotlib's, where they differ."""
_KINDS = mark("Picture (*.png);;Drawing (*.svg);;Page (*.pdf)")
_SUFFIXES = (".png", ".svg", ".pdf")
_MIN_S = 0.05


class FigureActions(Actions):
    """Draws the visible range with axes and labels into a file."""

    @command("file.figure", "Save the &view as a figure…", "Ctrl+Shift+E", needs=Fact.RECORDING)
    @needs_recording
    def save(self, here: OpenProject, view: RecordingView) -> export_dialogs.FigureDialog:
        """Save the visible range with axes and labels as PNG, SVG or PDF."""
        dialog = export_dialogs.FigureDialog(self._default_options(view), self._parts.window)
        return dialog.open_connected(chosen=self._choose_file)

    def _default_options(self, view: RecordingView) -> export_dialogs.FigureOptions:
        options = export_dialogs.FigureOptions.of(
            self._parts.preferences.value(_KEY), view.recording.name
        )
        outlines, names = self._parts.pane.shows_segments()
        return replace(options, outlines=outlines, names=names)

    @needs_recording
    def _choose_file(
        self, here: OpenProject, view: RecordingView, options: export_dialogs.FigureOptions
    ) -> None:
        self._parts.preferences.set_value(_KEY, options.to_remember())
        dialog = self._files.save_file(
            tr("Save the view as a figure"),
            f"{Path(view.recording.name).stem}.png",
            tr(_KINDS),
            lambda path: self._save_as(path, dialog.selectedNameFilter(), options),
        )

    def _save_as(self, path: Path, kind: str, options: export_dialogs.FigureOptions) -> None:
        target = _with_suffix(path, kind)
        self.save_to(target, options, overwrite=target == path)

    @needs_recording
    def save_to(
        self,
        here: OpenProject,
        view: RecordingView,
        path: Path,
        options: export_dialogs.FigureOptions | None = None,
        *,
        overwrite: bool = False,
    ) -> Job | None:
        """Draw the visible range into a PNG, SVG or PDF file, in the background.

        Asks before replacing an existing file, unless ``overwrite``.
        """
        pane, book = self._parts.pane, here.book
        picture = pane.displayed_picture()
        if view.info is None or picture is None:
            self._parts.messages.fail(view.problem)
            return None
        chosen = options if options is not None else self._default_options(view)
        start_s, stop_s = pane.view()
        start_s = max(0.0, start_s)
        stop_s = min(max(stop_s, start_s + _MIN_S), view.recording.duration_s)
        min_hz, max_hz = pane.frequency_range()
        is_dark = chosen.style == "dark" or (chosen.style == "screen" and current_theme() is DARK)
        words = tr("The figure is in {drawn}.")
        if chosen.outlines and _has_people(view, book, start_s, stop_s):
            words = tr("The figure is in {drawn}, without the outlines of human sounds.")

        def work(progress: Progress) -> Path:
            outputs.check(path, overwrite=overwrite)
            progress(0.1, tr("Drawing"))
            with AudioReader(view.sound, channel=picture.channel) as reader:
                return spectrogram_figure.annotated_spectrogram(
                    path,
                    reader,
                    _drawn_segments(view, book, chosen),
                    title=chosen.title,
                    start_s=start_s,
                    stop_s=stop_s,
                    min_hz=min_hz,
                    max_hz=max_hz,
                    colours=colors,
                    theme="dark" if is_dark else "paper",
                    row_s=stop_s - start_s,
                    width_in=chosen.width_cm / _CM_PER_INCH,
                    height_in=chosen.height_cm / _CM_PER_INCH or None,
                    dpi=chosen.dpi,
                    look=_figure_look(picture, chosen.style),
                )

        colors = {
            book.name(key): species_style(index).color.name() for key, index in book.colors.items()
        }
        return self._bench.start(
            work,
            title=tr("Drawing {name}").format(name=path.name),
            on_success=lambda drawn: self._note(words.format(drawn=drawn)),
            on_failure=self._ask_to_replace(lambda: self.save_to(path, options, overwrite=True)),
            computes_only=True,
        )


def _figure_look(picture: DisplayedPicture, style: str) -> spectrogram_figure.Look:
    """Return the colours and content of the figure; for print, black on white."""
    color_map = (
        "gray_r" if style == "paper" else _COLOR_MAPS.get(picture.color_map, picture.color_map)
    )
    look = spectrogram_figure.Look(
        params=picture.params,
        colour_map=color_map,
        limits=picture.limits,
        offsets=picture.offsets,
        say=translate_message,
        pcen=picture.pcen,
    )
    if picture.scale is FrequencyScale.LINEAR:
        return look
    return replace(look, warp=picture.scale.warp, unwarp=picture.scale.unwarp)


def _drawn_segments(
    view: RecordingView, book: SpeciesBook, options: export_dialogs.FigureOptions
) -> list[spectrogram_figure.DrawnSegment]:
    """Return the segments that are calls, with name and, if only predicted, probability.

    Rejected segments and human sounds are left out.
    """
    drawn = []
    for segment in view.segments if options.outlines else ():
        status, name = view.status(segment.id), book.name(view.species_of(segment.id))
        if status is SegmentStatus.REJECTED or is_human(name):
            continue
        score = view.scores.get(segment.id)
        is_proposed = status is SegmentStatus.PREDICTED
        has_note = options.names and name and is_proposed and score
        drawn.append(
            spectrogram_figure.DrawnSegment(
                name=name if options.names else "",
                box=segment.box,
                mask=segment.mask,
                note=percent(score.probability) if score and has_note else "",
                is_proposed=is_proposed,
            )
        )
    return drawn


def _has_people(view: RecordingView, book: SpeciesBook, start_s: float, stop_s: float) -> bool:
    return any(
        segment.box.onset_s < stop_s
        and segment.box.offset_s > start_s
        and is_human(book.name(view.species_of(segment.id)))
        for segment in view.segments
    )


def _with_suffix(path: Path, kind: str) -> Path:
    if path.suffix.lower() in _SUFFIXES:
        return path
    chosen = next((suffix for suffix in _SUFFIXES if suffix in kind), _SUFFIXES[0])
    return path.with_name(path.name + chosen)
