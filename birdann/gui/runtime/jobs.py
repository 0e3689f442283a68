"""Long work off the GUI thread: progress, cancellation, and callbacks on the GUI thread."""

import logging
import time
import traceback
from collections.abc import Callable
from enum import StrEnum
from typing import Any, TypeVar

from PySide6.QtCore import (
    QDeadlineTimer,
    QElapsedTimer,
    QObject,
    QRunnable,
    Qt,
    QThreadPool,
    QTimer,
    Signal,
)

from birdann.core.errors import BirdannError, Cancelled
from birdann.core.progress import PREPARING, Progress
from birdann.gui.text.language import translate_message

log = logging.getLogger(__name__)

T = TypeVar("T")

_SMALLEST_STEP = 0.005
_LONGEST_SILENCE_S = 0.25


def single_shot(parent: QObject, act: Callable[[], object], interval_ms: int = 0) -> QTimer:
    """Return a stopped timer that calls a function once when started."""
    timer = QTimer(parent, singleShot=True, interval=interval_ms)
    timer.timeout.connect(act)
    return timer


class JobState(StrEnum):
    """State of a job."""

    WAITING = "waiting"
    RUNNING = "running"
    STOPPING = "stopping"
    DONE = "done"
    FAILED = "failed"
    CANCELLED = "cancelled"


FINAL_STATES = frozenset({JobState.DONE, JobState.FAILED, JobState.CANCELLED})


class Job(QObject):
    """Handle of a job on the GUI thread.

    ``quiet`` jobs are not shown; ``must_finish`` jobs are never cancelled; ``retry`` starts the
    same job again, if that makes sense. ``outcome`` is the result as text; ``is_partial`` tells
    that something was left undone.
    """

    changed = Signal()
    finished = Signal()

    _started = Signal()
    _reported = Signal(float, object)  # a message is more than its text
    _returned = Signal(object)
    _raised = Signal(object, str)

    def __init__(self, title: str, *, quiet: bool, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.title = title
        self.quiet = quiet
        self.must_finish = False
        self.state = JobState.WAITING
        self.fraction = 0.0
        self.text = ""
        self.is_preparing = False
        self.outcome = ""
        self.is_partial = False
        self.error: Exception | None = None
        self.details = ""
        self.on_success: Callable[[Any], object] | None = None
        self.on_failure: Callable[[Exception], object] | None = None
        self.retry: Callable[[], object] | None = None
        self._clock = QElapsedTimer()
        self._reported_ms = self._preparing_ms = 0
        self._cancel_asked = False
        queued = Qt.ConnectionType.QueuedConnection
        self._started.connect(self._start, queued)
        self._reported.connect(self._report, queued)
        self._returned.connect(self._succeed, queued)
        self._raised.connect(self._fail, queued)

    @property
    def is_over(self) -> bool:
        return self.state in FINAL_STATES

    @property
    def failed_by_bug(self) -> bool:
        return self.error is not None and not isinstance(self.error, BirdannError)

    @property
    def remaining_s(self) -> float | None:
        """Estimated seconds left; None if it is too early to tell, or functions are compiled."""
        if self.state is not JobState.RUNNING or self.fraction < 0.03 or self.is_preparing:
            return None
        elapsed_s = (self._clock.elapsed() - self._preparing_ms) / 1000
        return elapsed_s * (1 - self.fraction) / self.fraction

    def set_outcome(self, outcome: str, *, finish_it: Callable[[], object] | None = None) -> None:
        """Set the outcome and, if something was left undone, how to finish it."""
        self.outcome, self.is_partial = outcome, finish_it is not None
        if finish_it is not None:
            self.retry = finish_it
        self.changed.emit()

    def cancel(self) -> None:
        if self.is_over or self.must_finish:
            return
        self._cancel_asked = True
        self.state = JobState.STOPPING
        self.changed.emit()

    def _start(self) -> None:
        self._clock.start()
        if self.state is JobState.WAITING:
            self.state = JobState.RUNNING
        self.changed.emit()

    def _report(self, fraction: float, text: str) -> None:
        at_ms = self._clock.elapsed()
        if self.is_preparing:
            self._preparing_ms += at_ms - self._reported_ms
        self._reported_ms = at_ms
        self.fraction, self.text = fraction, translate_message(text)
        self.is_preparing = text == PREPARING
        self.changed.emit()

    def _succeed(self, result: object) -> None:
        self.fraction = 1.0
        self._set_final_state(JobState.DONE)
        if self.on_success is not None:
            self.on_success(result)
        self.finished.emit()

    def _fail(self, error: Exception, details: str) -> None:
        if isinstance(error, Cancelled):
            self._set_final_state(JobState.CANCELLED)
        else:
            self.error, self.details = error, details
            self._set_final_state(JobState.FAILED)
            if self.on_failure is not None:
                self.on_failure(error)
        self.finished.emit()

    def _set_final_state(self, state: JobState) -> None:
        self.state = state
        self.changed.emit()


class OneAtATime:
    """Starts a job, and once more after it if that was asked for meanwhile.

    Parameters
    ----------
    start
        Starts the job; returns None if there is nothing to do.
    """

    def __init__(self, start: Callable[[], Job | None]) -> None:
        self._start = start
        self._job: Job | None = None
        self._is_due = False

    @property
    def is_busy(self) -> bool:
        return self._job is not None

    def request(self) -> None:
        if self._job is not None:
            self._is_due = True
        elif (job := self._start()) is not None:
            self._job = job
            job.finished.connect(self._job_ended)

    def forget(self) -> None:
        self._is_due = False

    def _job_ended(self) -> None:
        self._job = None
        if self._is_due:
            self._is_due = False
            self.request()


class _Work(QRunnable):
    """Runs the function in a pool thread and reports to its handle."""

    def __init__(self, job: Job, function: Callable[[Progress], object]) -> None:
        super().__init__()
        self._job = job
        self._function = function
        self._last_fraction = -1.0
        self._last_text = ""
        self._last_at_s = 0.0

    def run(self) -> None:
        job = self._job
        job._started.emit()
        try:
            self._progress(0.0, "")
            result = self._function(self._progress)
        except Exception as error:  # noqa: BLE001 - relayed to the GUI thread, which tells the user
            details = traceback.format_exc()
            if not isinstance(error, BirdannError | Cancelled):
                log.error("job %r failed\n%s", job.title, details)
            job._raised.emit(error, details)
        else:
            job._returned.emit(result)
        finally:
            # The runner owns the handle (a QObject must not die in a pool's thread).
            del self._job, self._function

    def _progress(self, fraction: float, text: str) -> None:
        if self._job._cancel_asked:
            raise Cancelled
        now_s = time.monotonic()
        rested = now_s - self._last_at_s > _LONGEST_SILENCE_S / 5
        fresh = text != self._last_text and (rested or text == PREPARING)
        moved = abs(fraction - self._last_fraction) >= _SMALLEST_STEP
        if moved or fresh or now_s - self._last_at_s > _LONGEST_SILENCE_S:
            self._last_fraction, self._last_text, self._last_at_s = fraction, text, now_s
            self._job._reported.emit(min(1.0, max(0.0, fraction)), text)


class JobRunner(QObject):
    """Starts jobs: one at a time on the project, one edit at a time, several that only compute."""

    started = Signal(Job)
    finished = Signal(Job)
    idle = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._project_pool = QThreadPool(self)
        self._project_pool.setMaxThreadCount(1)
        self._compute_pool = QThreadPool(self)
        self._edit_pool = QThreadPool(self)
        self._edit_pool.setMaxThreadCount(1)
        self._active: list[Job] = []

    @property
    def active_jobs(self) -> tuple[Job, ...]:
        return tuple(self._active)

    @property
    def is_working(self) -> bool:
        return any(not job.quiet and not job.is_over for job in self._active)

    def start(
        self,
        function: Callable[[Progress], T],
        *,
        title: str,
        on_success: Callable[[T], object] | None = None,
        on_failure: Callable[[Exception], object] | None = None,
        computes_only: bool = False,
        is_edit: bool = False,
        quiet: bool = False,
    ) -> Job:
        """Run ``function(progress)`` in the background, with callbacks on the GUI thread.

        Jobs that only compute, and ``quiet`` ones, are not shown. Edits run one after the other,
        beside other jobs; a quiet one is never cancelled, as the user does not see it. Callbacks
        are arguments rather than signals, as a short job could end before they are connected.
        """
        job = Job(title, quiet=quiet or computes_only, parent=self)
        job.on_success, job.on_failure = on_success, on_failure
        job.must_finish = is_edit and quiet
        job.retry = lambda: self.start(
            function, title=title, on_success=on_success, on_failure=on_failure,
            computes_only=computes_only, is_edit=is_edit, quiet=quiet,
        )  # fmt: skip
        job.finished.connect(self._forget)
        self._active.append(job)
        self.started.emit(job)
        others = self._compute_pool if computes_only else self._project_pool
        (self._edit_pool if is_edit else others).start(_Work(job, function))
        return job

    def cancel_all(self) -> None:
        for job in self._active:
            job.cancel()

    def cancel_quiet(self) -> None:
        for job in self._active:
            if job.quiet:
                job.cancel()

    def finish_edits(self) -> None:
        """Block until the requested edits are done."""
        self._edit_pool.waitForDone(-1)

    def forget_retries(self) -> None:
        """Disable retries, as their project was closed."""
        for job in self.findChildren(Job):
            job.retry = None
            job.changed.emit()

    def wait(self, timeout_ms: int = 10_000) -> bool:
        """Block until all threads are idle; False on timeout."""
        deadline = QDeadlineTimer(timeout_ms)
        return all(
            pool.waitForDone(deadline.remainingTime())
            for pool in (self._project_pool, self._compute_pool, self._edit_pool)
        )

    def _forget(self) -> None:
        job = self.sender()
        if not isinstance(job, Job) or job not in self._active:
            return
        self._active.remove(job)
        job.on_success = job.on_failure = None
        self.finished.emit(job)
        if not self._active:
            self.idle.emit()
