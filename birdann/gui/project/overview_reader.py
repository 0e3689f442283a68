"""Reads the overview of a project in the background, and again after edits."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer

from birdann.core.ids import SpeciesId
from birdann.core.progress import Progress
from birdann.gui.project.overview import Overview, complete_overview, load_overview
from birdann.gui.runtime.jobs import Job
from birdann.store import Project


class OverviewReader(QObject):
    """Keeps one overview coming at a time.

    The first of a project comes without its segments, so that its recordings are soon listed; the
    segments follow.

    Parameters
    ----------
    start
        Runs work in the background and hands its result over on the GUI thread.
    show
        Takes each overview.
    recent
        Tells the species used last.
    """

    def __init__(
        self,
        start: Callable[[Callable[[Progress], Overview], Callable[[Overview], object]], Job],
        show: Callable[[Overview], object],
        recent: Callable[[], Sequence[SpeciesId]],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._start, self._show, self._recent = start, show, recent
        self._project: Project | None = None
        self._part: Overview | None = None
        self._is_running = False
        self._is_due = False
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self.read)

    @property
    def is_busy(self) -> bool:
        """Whether the project is being read, or is going to be."""
        return self._later.isActive() or self._is_running

    def open(self, project: Project | None) -> None:
        """Read another project, or none, from now on."""
        self._later.stop()
        self._project, self._part = project, None
        self._is_due = False

    def read_soon(self, delay_ms: int) -> None:
        """Read the project again in a while; edits until then are read together."""
        self._part = None
        if not self._later.isActive():
            self._later.start(delay_ms)

    def hurry(self, delay_ms: int) -> None:
        """Read the project after at most this long, if it is going to be read."""
        if self._later.isActive():
            self._later.start(delay_ms)

    def read(self) -> None:
        """Read the project now, or as soon as what is being read is there."""
        if self._is_running:
            self._is_due = True
        elif self._project is not None:
            self._read(self._project, with_queue=True)

    def read_first(self) -> None:
        """Read a project that has just been opened: without its segments, then with them."""
        if self._project is not None and not self._is_running:
            self._read(self._project, with_queue=False)

    def _read(self, project: Project, *, with_queue: bool) -> None:
        self._is_running, self._is_due = True, False
        recent, part = tuple(self._recent()), self._part

        def work(progress: Progress) -> Overview:
            if part is not None:
                return complete_overview(project, part)
            return load_overview(project, recent, with_queue=with_queue)

        def arrive(overview: Overview) -> None:
            if project is self._project:
                self._part = None if overview.is_whole else overview
                self._is_due = self._is_due or not overview.is_whole
                self._show(overview)

        self._start(work, arrive).finished.connect(self._over)

    def _over(self) -> None:
        self._is_running = False
        if self._is_due:
            self.read()
