"""After a verdict the proposals follow: the model learns again in the background."""

import logging
import time
from dataclasses import dataclass

from PySide6.QtCore import QObject, QTimer

from birdann.core.errors import BirdannError
from birdann.core.ids import RunId
from birdann.core.progress import Progress
from birdann.gui.runtime.jobs import Job
from birdann.gui.shell import Shell
from birdann.gui.text.language import tr

log = logging.getLogger(__name__)

_KEY = "follow_labels"
_REST_MS = 350
LONGEST_FIT_S = 8.0


@dataclass(frozen=True, slots=True)
class _Learned:
    run_id: RunId
    took_s: float


class LabelFollower(QObject):
    """Learns again a moment after a label was given, unless that takes long.

    It moves no selection and takes no focus; its run replaces the one that it made before, so
    that an evening of review does not fill the project with models. Work that the user starts
    goes first.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell.window)
        self._shell = shell
        self._bench = shell.bench
        self.is_on = shell.preferences.value(_KEY) is not False
        self.last_fit_s = 0.0
        self._job: Job | None = None
        self._is_due = False
        self._own_run: RunId | None = None
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self._learn)
        shell.bench.labels_changed.connect(self._labels_changed)
        shell.bench.opened.connect(self._forget)
        shell.bench.closed.connect(self._forget)
        shell.bench.runner.started.connect(self._give_way)

    @property
    def is_busy(self) -> bool:
        """Whether it is learning or about to."""
        return self._job is not None or self._rest.isActive()

    def toggle(self) -> None:
        """Follow the labels, or wait to be told."""
        self.is_on = not self.is_on
        self.last_fit_s = 0.0
        self._shell.preferences.set_value(_KEY, self.is_on)
        if self.is_on:
            self._shell.messages.note(tr("The model learns from every label you give."))
        else:
            self.cancel()
            self._shell.messages.note(tr("The model waits until you ask: Ctrl+Shift+T."))

    def cancel(self) -> None:
        """Stop learning; the proposals stay as they are."""
        self._rest.stop()
        self._is_due = False
        if self._job is not None:
            self._job.cancel()

    def _labels_changed(self) -> None:
        counts, project = self._bench.counts, self._bench.project
        if not self.is_on or counts is None or not counts.models:
            return
        if project is None or project.read_only or self._bench.is_working:
            return
        if self.last_fit_s > LONGEST_FIT_S:
            self._shell.messages.note(
                tr(
                    "Learning took {seconds:.0f} s last time, so it waits for you: Ctrl+Shift+T."
                ).format(seconds=self.last_fit_s)
            )
            return
        self._rest.start()

    def _learn(self) -> None:
        session = self._bench.session
        if session is None or self._bench.is_working:
            return
        if self._job is not None:
            self._is_due = True
            return
        replaces = self._own_run

        def work(progress: Progress) -> _Learned:
            from birdann.app.learning.learn import relearn

            begun_s = time.monotonic()
            run = relearn(session, replaces=replaces, progress=progress).run
            return _Learned(run.id, time.monotonic() - begun_s)

        self._job = self._bench.runner.start(
            work,
            title=tr("Learning from your labels"),
            on_success=self._learned,
            on_failure=self._failed,
            quiet=True,
        )
        self._job.finished.connect(self._over)

    def _learned(self, learned: _Learned) -> None:
        self._own_run, self.last_fit_s = learned.run_id, learned.took_s

    def _failed(self, error: Exception) -> None:
        if isinstance(error, BirdannError):
            self._shell.messages.note(
                tr("The proposals stay as they are. {error}").format(error=error)
            )
        else:
            self._bench.show_failure(error)

    def _over(self) -> None:
        self._job = None
        if self._is_due:
            self._is_due = False
            self._rest.start()

    def _give_way(self, job: Job) -> None:
        if not job.quiet:
            self.cancel()

    def _forget(self) -> None:
        self._rest.stop()
        self._is_due = False
        self._own_run = None
        self.last_fit_s = 0.0
