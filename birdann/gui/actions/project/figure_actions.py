"""The view as a figure for a paper or a talk."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from birdann.core import outputs
from birdann.core.labels import SegmentStatus
from birdann.core.progress import Progress
from birdann.core.segment import Segment
from birdann.gui.actions.project.replacing import or_replace
from birdann.gui.project.needs import needs_recording
from birdann.gui.project.open_project import OpenProject
from birdann.gui.project.recording_view import RecordingView, SpeciesBook
from birdann.gui.runtime.jobs import Job
from birdann.gui.shell import Shell
from birdann.gui.style.theme import species_style
from birdann.gui.text.language import mark, tr
from birdann.gui.text.numbers import percent

_KINDS = mark("Picture (*.png);;Drawing (*.svg);;Page (*.pdf)")
_SUFFIXES = (".png", ".svg", ".pdf")
_LEAST_S = 0.05


class FigureActions:
    """Draws what is in view once more, with axes and names, into a file."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell
        self._bench = shell.bench

    @needs_recording
    def save(self, here: OpenProject, view: RecordingView) -> None:
        """Ask for a file and draw the view into it."""
        dialog = QFileDialog(
            self._shell.window, tr("Save the view as a figure"), self._shell.preferences.folder
        )
        dialog.setNameFilter(tr(_KINDS))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.selectFile(f"{Path(view.recording.name).stem}.png")
        dialog.fileSelected.connect(
            lambda path: self._save_as(Path(path), dialog.selectedNameFilter())
        )
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _save_as(self, path: Path, kind: str) -> None:
        """Draw into a file that was chosen, which the dialog of files has asked about."""
        target = _with_suffix(path, kind)
        self.save_to(target, overwrite=target == path)

    @needs_recording
    def save_to(
        self, here: OpenProject, view: RecordingView, path: Path, *, overwrite: bool = False
    ) -> Job | None:
        """Draw the view into a PNG, SVG or PDF file, in the background.

        Unless it may be overwritten, it is asked what is to become of a file that is there.
        """
        pane, book = self._shell.pane, here.book
        if view.info is None:
            self._shell.messages.fail(view.problem)
            return None
        start_s, stop_s = pane.view()
        start_s = max(0.0, start_s)
        stop_s = min(max(stop_s, start_s + _LEAST_S), view.recording.duration_s)
        min_hz, max_hz = pane.frequency_range()
        on_paper = pane.color_map() == "paper" or path.suffix.lower() == ".pdf"

        def work(progress: Progress) -> Path:
            from birdann.dsp.audio import AudioReader
            from birdann.report.spectrogram_figure import DrawnSegment, annotated_spectrogram

            outputs.check(path, overwrite=overwrite)
            progress(0.1, tr("Drawing"))
            with AudioReader(view.sound) as reader:
                return annotated_spectrogram(
                    path,
                    reader,
                    [
                        DrawnSegment(name=name, box=one.box, mask=one.mask, note=note)
                        for one, name, note in _named(view, book)
                    ],
                    title=view.recording.name,
                    start_s=start_s,
                    stop_s=stop_s,
                    min_hz=min_hz,
                    max_hz=max_hz,
                    colours=colors,
                    theme="paper" if on_paper else "dark",
                    row_s=stop_s - start_s,
                )

        colors = {
            book.name(key): species_style(place).color.name() for key, place in book.colors.items()
        }
        return self._bench.runner.start(
            work,
            title=tr("Drawing {name}").format(name=path.name),
            on_success=lambda drawn: self._shell.messages.note(
                tr("The figure is in {drawn}.").format(drawn=drawn)
            ),
            on_failure=or_replace(self._shell, lambda: self.save_to(path, overwrite=True)),
            computes_only=True,
        )


def _named(view: RecordingView, book: SpeciesBook) -> list[tuple[Segment, str, str]]:
    """Return the segments that are calls, with name and probability; rejected ones are left out."""
    named = []
    for segment in view.segments:
        status = view.status(segment.id)
        if status is SegmentStatus.REJECTED:
            continue
        score = view.scores.get(segment.id)
        is_proposed = status is SegmentStatus.PREDICTED and score is not None
        note = percent(score.probability) if is_proposed and score else ""
        name = book.name(view.species_of(segment.id))
        named.append((segment, name, note if name else ""))
    return named


def _with_suffix(path: Path, kind: str) -> Path:
    """Return the path with an ending that can be drawn: the one typed, or that of the kind."""
    if path.suffix.lower() in _SUFFIXES:
        return path
    chosen = next((suffix for suffix in _SUFFIXES if suffix in kind), _SUFFIXES[0])
    return path.with_name(path.name + chosen)
