"""Reads the overview of a project in the background, and again after edits."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, QTimer

from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.predictions import ScoreColumns
from birdann.core.progress import Progress
from birdann.gui.project.overview import (
    Overview,
    answers_now,
    complete_overview,
    load_overview,
)
from birdann.gui.runtime.jobs import Job
from birdann.store import Project


class OverviewReader(QObject):
    """Reads one overview at a time.

    The first one is read without segments, so that recordings are listed soon; the segments
    follow.

    Parameters
    ----------
    start
        Runs a job in the background and delivers its result on the GUI thread.
    show_answers
        Receives the predictions for some recordings, in the order of requests.
    current
        Returns the overview shown.
    recent
        Returns the recently used species.
    colors
        Returns the present colours of species.
    """

    def __init__(
        self,
        project: Project,
        start: Callable[[Callable[[Progress], Any], Callable[[Any], object]], Job],
        show: Callable[[Overview], object],
        show_answers: Callable[[Sequence[ScoreColumns]], object],
        current: Callable[[], Overview | None],
        recent: Callable[[], Sequence[SpeciesId]],
        colors: Callable[[], Mapping[SpeciesId, int]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._project, self._start, self._show, self._recent = project, start, show, recent
        self._show_answers, self._current, self._colors = show_answers, current, colors
        self._part: Overview | None = None
        self._is_running = False
        self._is_due = False
        self._answered: set[RecordingId] = set()
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self.read)

    @property
    def is_busy(self) -> bool:
        return self._later.isActive() or self._is_running

    def stop(self) -> None:
        self._later.stop()
        self._is_due = False
        self._answered.clear()

    def read_answers(self, recording_ids: Iterable[RecordingId]) -> None:
        """Read the run's predictions for recordings, after any current read."""
        self._answered.update(recording_ids)
        self._read_answers()

    def read_soon(self, delay_ms: int) -> None:
        """Schedule a read of the project; edits until then are combined."""
        self._part = None
        if not self._later.isActive():
            self._later.start(delay_ms)

    def hurry(self, delay_ms: int) -> None:
        """Bring a scheduled read forward."""
        if self._later.isActive():
            self._later.start(delay_ms)

    def read(self) -> None:
        """Read the project now, or after the current read."""
        if self._is_running:
            self._is_due = True
        else:
            self._read(with_queue=True)

    def read_first(self) -> None:
        """Read a newly opened project, first without segments, then with them."""
        if not self._is_running:
            self._read(with_queue=False)

    def _read(self, *, with_queue: bool) -> None:
        self._is_running, self._is_due = True, False
        project, recent, part = self._project, tuple(self._recent()), self._part
        colors = self._colors()

        def work(progress: Progress) -> Overview:
            if part is not None:
                return complete_overview(project, part)
            return load_overview(project, recent, with_queue=with_queue, known_colors=colors)

        def arrive(overview: Overview) -> None:
            self._part = None if overview.is_whole else overview
            self._is_due = self._is_due or not overview.is_whole
            self._show(overview)

        self._start(work, arrive).finished.connect(self._over)

    def _read_answers(self) -> None:
        project, overview = self._project, self._current()
        if self._is_running or not self._answered or overview is None:
            return
        recording_ids, self._answered = self._answered, set()
        self._is_running = True

        def arrive(answers: list[ScoreColumns] | None) -> None:
            if answers is None:
                self._is_due = True
            else:
                self._show_answers(answers)

        self._start(
            lambda progress: answers_now(project, overview.queue, recording_ids), arrive
        ).finished.connect(self._over)

    def _over(self) -> None:
        self._is_running = False
        if self._is_due:
            self.read()
        else:
            self._read_answers()
