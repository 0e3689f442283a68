"""Export of the visible range as a figure."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from birdann.core.files import outputs
from birdann.core.labels import SegmentStatus, is_human
from birdann.gui.actions.base import Actions
from birdann.gui.keys.command import Fact, command
from birdann.gui.project.needs import needs_recording
from birdann.gui.spectrogram.scales import FrequencyScale
from birdann.gui.style.theme import DARK, current_theme, species_style
from birdann.gui.text.language import mark, tr
from birdann.gui.text.numbers import percent

if TYPE_CHECKING:
    from birdann.core.progress import Progress
    from birdann.core.segment import Segment
    from birdann.gui.dialogs.exchange.figure_dialog import FigureDialog, FigureWish
    from birdann.gui.project.open_project import OpenProject
    from birdann.gui.project.recording_view import RecordingView, SpeciesBook
    from birdann.gui.runtime.jobs import Job
    from birdann.gui.spectrogram.shown_picture import ShownPicture
    from birdann.report.spectrogram_figure import DrawnSegment, Look

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
    def save(self, here: OpenProject, view: RecordingView) -> FigureDialog:
        """Save the visible range with axes and labels as PNG, SVG or PDF."""
        from birdann.gui.dialogs.exchange.figure_dialog import FigureDialog

        dialog = FigureDialog(self._usual(view), self._parts.window)
        dialog.chosen.connect(self._choose_file)
        dialog.open()
        return dialog

    def _usual(self, view: RecordingView) -> FigureWish:
        from birdann.gui.dialogs.exchange.figure_dialog import FigureWish

        wish = FigureWish.of(self._parts.preferences.value(_KEY), view.recording.name)
        outlines, names = self._parts.pane.shows_segments()
        return replace(wish, outlines=outlines, names=names)

    @needs_recording
    def _choose_file(self, here: OpenProject, view: RecordingView, wish: FigureWish) -> None:
        self._parts.preferences.set_value(_KEY, wish.kept())
        dialog = self._files.save_file(
            tr("Save the view as a figure"),
            f"{Path(view.recording.name).stem}.png",
            tr(_KINDS),
            lambda path: self._save_as(path, dialog.selectedNameFilter(), wish),
        )

    def _save_as(self, path: Path, kind: str, wish: FigureWish) -> None:
        target = _with_suffix(path, kind)
        self.save_to(target, wish, overwrite=target == path)

    @needs_recording
    def save_to(
        self,
        here: OpenProject,
        view: RecordingView,
        path: Path,
        wish: FigureWish | None = None,
        *,
        overwrite: bool = False,
    ) -> Job | None:
        """Draw the visible range into a PNG, SVG or PDF file, in the background.

        Asks before replacing an existing file, unless ``overwrite``.
        """
        pane, book = self._parts.pane, here.book
        shown = pane.shown_picture()
        if view.info is None or shown is None:
            self._parts.messages.fail(view.problem)
            return None
        chosen = wish if wish is not None else self._usual(view)
        start_s, stop_s = pane.view()
        start_s = max(0.0, start_s)
        stop_s = min(max(stop_s, start_s + _MIN_S), view.recording.duration_s)
        min_hz, max_hz = pane.frequency_range()
        is_dark = chosen.style == "dark" or (chosen.style == "screen" and current_theme() is DARK)

        words = tr("The figure is in {drawn}.")
        if chosen.outlines and _has_people(view, book, start_s, stop_s):
            words = tr("The figure is in {drawn}, without the outlines of human sounds.")

        def work(progress: Progress) -> Path:
            from birdann.dsp.audio import AudioReader
            from birdann.report.spectrogram_figure import annotated_spectrogram

            outputs.check(path, overwrite=overwrite)
            progress(0.1, tr("Drawing"))
            with AudioReader(view.sound, channel=shown.channel) as reader:
                return annotated_spectrogram(
                    path,
                    reader,
                    _drawn(view, book, chosen),
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
                    look=_look(shown, chosen.style),
                )

        colors = {
            book.name(key): species_style(place).color.name() for key, place in book.colors.items()
        }
        return self._bench.runner.start(
            work,
            title=tr("Drawing {name}").format(name=path.name),
            on_success=lambda drawn: self._note(words.format(drawn=drawn)),
            on_failure=self._or_replace(lambda: self.save_to(path, wish, overwrite=True)),
            computes_only=True,
        )


def _look(shown: ShownPicture, style: str) -> Look:
    """Return the colours and content of the figure; for print, black on white."""
    from birdann.report.spectrogram_figure import Look

    color_map = "gray_r" if style == "paper" else _COLOR_MAPS.get(shown.color_map, shown.color_map)
    look = Look(
        params=shown.params,
        colour_map=color_map,
        limits=shown.limits,
        offsets=shown.offsets,
        pcen=shown.pcen,
    )
    if shown.scale is FrequencyScale.LINEAR:
        return look
    return replace(look, warp=shown.scale.warp, unwarp=shown.scale.unwarp)


def _drawn(view: RecordingView, book: SpeciesBook, wish: FigureWish) -> list[DrawnSegment]:
    from birdann.report.spectrogram_figure import DrawnSegment

    return [
        DrawnSegment(
            name=name if wish.names else "",
            box=segment.box,
            mask=segment.mask,
            note=note if wish.names else "",
            is_proposed=is_proposed,
        )
        for segment, name, note, is_proposed in (_named(view, book) if wish.outlines else ())
    ]


def _has_people(view: RecordingView, book: SpeciesBook, start_s: float, stop_s: float) -> bool:
    return any(
        one.box.onset_s < stop_s
        and one.box.offset_s > start_s
        and is_human(book.name(view.species_of(one.id)))
        for one in view.segments
    )


def _named(view: RecordingView, book: SpeciesBook) -> list[tuple[Segment, str, str, bool]]:
    """Return the segments that are calls, with name, probability, and whether only predicted.

    Rejected segments and human sounds are left out.
    """
    named = []
    for segment in view.segments:
        status = view.status(segment.id)
        if status is SegmentStatus.REJECTED:
            continue
        name = book.name(view.species_of(segment.id))
        if is_human(name):
            continue
        score = view.scores.get(segment.id)
        is_proposed = status is SegmentStatus.PREDICTED
        note = percent(score.probability) if is_proposed and score else ""
        named.append((segment, name, note if name else "", is_proposed))
    return named


def _with_suffix(path: Path, kind: str) -> Path:
    """Return the path with a supported suffix: its own, or that of the chosen type."""
    if path.suffix.lower() in _SUFFIXES:
        return path
    chosen = next((suffix for suffix in _SUFFIXES if suffix in kind), _SUFFIXES[0])
    return path.with_name(path.name + chosen)
