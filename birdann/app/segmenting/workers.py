"""Parallel tasks with prompt cancellation, robust against crashes of workers."""

import functools
import math
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from ctypes import Array, c_double
from dataclasses import dataclass
from multiprocessing.synchronize import Event
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from birdann.core.errors import BirdannError, Cancelled
from birdann.core.message import Message
from birdann.core.progress import PREPARING, Progress, part

if TYPE_CHECKING:
    from multiprocessing.context import BaseContext

    from birdann.app.segmenting.worker_tasks import SoundTask
    from birdann.core.ids import RecordingId

T = TypeVar("T")
S = TypeVar("S", bound="SoundTask")
R = TypeVar("R")

_POLL_S = 0.2
_BETWEEN_FUNCTIONS_S = 1.0
"""The longest from one compiled function to the next."""
_LOADED_BEFORE_FORK = "birdann.app.segmenting.worker_start"
THREAD_SETTINGS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")
"""Environment variables that tell libraries how many threads to use."""


@dataclass(frozen=True, slots=True)
class Finished(Generic[T, R]):
    """A task with its result, or with an error message."""

    task: T
    result: R | None
    failure: str = ""
    seconds: float = 0.0


class _Outcome(NamedTuple, Generic[R]):
    """Result of a task, without the task itself."""

    result: R | None
    failure: str
    seconds: float


Work = Callable[[T, Progress], R]
Weight = Callable[[T], float]
Load = Callable[[T], T]
"""Makes of a task what is worked on, when its turn comes: so that not all of it is held at once."""


def _identity(task: T) -> T:
    return task


def preload_workers(*more: str) -> None:
    """Start loading what workers need, in the background.

    On Linux workers are forked from a single-threaded server that has loaded it once. Elsewhere
    each loads it when there is work.

    Parameters
    ----------
    more
        Further modules to load, if available.
    """
    if sys.platform == "linux":
        from multiprocessing import forkserver, resource_tracker

        forkserver.set_forkserver_preload([_LOADED_BEFORE_FORK, *more])
        resource_tracker.ensure_running()  # now, since its start ends the following mask
        # Ctrl+C is for this process, which tells the workers; they inherit that it is blocked.
        masked = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            forkserver.ensure_running()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, masked)


def run_serial(
    tasks: Sequence[T],
    work: Work[T, R],
    weight: Weight[T],
    progress: Progress,
    *,
    load: Load[T] = _identity,
) -> Generator[Finished[T, R]]:
    """Yield each task's outcome, computed in this process."""
    from birdann.analysis.compiling import report_compiling

    total, done = sum(map(weight, tasks)) or 1.0, 0.0
    for task in tasks:
        reach = done + weight(task)
        with report_compiling(part(progress, done / total, reach / total)) as within:
            outcome = run_task(work, load(task), within)
        yield Finished(task, *outcome)
        done = reach


def run_parallel(
    tasks: Sequence[T],
    work: Work[T, R],
    weight: Weight[T],
    progress: Progress,
    *,
    jobs: int,
    load: Load[T] = _identity,
    meanwhile: Callable[[], object] = lambda: None,
) -> Generator[Finished[T, R]]:
    """Yield the outcomes of tasks as they arrive from ``jobs`` processes.

    ``work`` and the tasks, as made by ``load`` in this process, have to be picklable. A task that
    kills its process fails alone: those that ran at the same time are retried one by one.
    ``meanwhile`` runs here while the first worker starts.
    """
    preload_workers()
    shared = _Shared(tasks, weight, progress)
    shared.await_start(meanwhile)
    waiting, suspects = deque(range(len(tasks))), list[int]()
    while waiting or suspects:
        is_retry = not waiting
        left = deque([suspects.pop()]) if is_retry else waiting
        under_way: dict[Future[_Outcome[R]], int] = {}
        n_jobs = 1 if is_retry else jobs
        try:
            with shared.pool(n_jobs) as pool:
                while left or under_way:
                    while left and len(under_way) < 2 * n_jobs:
                        future = pool.submit(_do, work, load(tasks[left[0]]), left[0])
                        under_way[future] = left.popleft()
                    shared.report(under_way.values())
                    ready, _ = wait(under_way, timeout=_POLL_S, return_when=FIRST_COMPLETED)
                    for future in ready:
                        outcome = future.result()
                        index = under_way.pop(future)
                        shared.note(index)
                        yield Finished(tasks[index], *outcome)
        except BrokenProcessPool:
            lost = [*under_way.values(), *(left if is_retry else ())]
            if not is_retry:
                suspects += lost
                continue
            shared.note(lost[0])
            yield Finished(tasks[lost[0]], None, worker_killed_message(tasks[lost[0]]))


def run_recordings(
    tasks: Sequence[S],
    work: Work[S, R],
    progress: Progress,
    *,
    jobs: int,
    load: Load[S] = _identity,
    meanwhile: Callable[[], object] = lambda: None,
) -> Generator[list[Finished[S, R]]]:
    """Yield the outcomes of all sections of a recording when the last arrives; see `run_parallel`."""
    sections: dict[RecordingId, list[Finished[S, R]]] = defaultdict(list)
    with closing(
        run_parallel(tasks, work, _length, progress, jobs=jobs, load=load, meanwhile=meanwhile)
        if jobs > 1
        else run_serial(tasks, work, _length, progress, load=load)
    ) as outcomes:
        for finished in outcomes:
            task = finished.task
            sections[task.recording_id].append(finished)
            if len(sections[task.recording_id]) == task.n_sections:
                yield sections.pop(task.recording_id)


def _length(task: "SoundTask") -> float:
    return task.n_frames / task.n_sections


class _Shared(Generic[T]):
    """State shared with the workers, and progress: by weight, and by number of recordings.

    Tasks of the same name are sections of one recording.
    """

    def __init__(self, tasks: Sequence[T], weight: Weight[T], progress: Progress) -> None:
        self._progress = progress
        self._weights = [weight(task) for task in tasks]
        self._names = [str(task) for task in tasks]
        self._left = Counter(self._names)
        self._total, self._done, self._n_finished = sum(self._weights) or 1.0, 0.0, 0
        method = "forkserver" if sys.platform == "linux" else "spawn"
        self._context: BaseContext = multiprocessing.get_context(method)
        self._fractions = self._context.RawArray(c_double, len(tasks))
        self._compile_until_s = self._context.RawArray(c_double, len(tasks))  # time.monotonic
        self._stop = self._context.Event()

    def await_start(self, meanwhile: Callable[[], object]) -> None:
        """Wait until workers can be forked quickly; can be cancelled."""
        if self._context.get_start_method() == "forkserver":
            first = self._context.Process(target=os.getpid, daemon=True)  # type: ignore[attr-defined]
            starting = threading.Thread(target=first.start, daemon=True)
            starting.start()
            meanwhile()
            while starting.is_alive():
                self.report(())
                starting.join(_POLL_S)

    @contextmanager
    def pool(self, jobs: int) -> Iterator[ProcessPoolExecutor]:
        """Start workers, which are told to stop at the end of the block."""
        begin = functools.partial(_init_worker, self._stop, self._fractions, self._compile_until_s)
        pool = ProcessPoolExecutor(jobs, mp_context=self._context, initializer=begin)
        try:
            yield pool
        finally:
            self._stop.set()
            pool.shutdown(wait=True, cancel_futures=True)
            self._stop.clear()

    def report(self, under_way: Iterable[int]) -> None:
        """Tell how much is done, or that functions are compiled for a task under way."""
        so_far = self._done + sum(self._weights[i] * self._fractions[i] for i in under_way)
        text = Message(
            "{n_finished} of {n_things} done",
            n_finished=self._n_finished,
            n_things=len(self._left),
        )
        compiles = any(time.monotonic() < self._compile_until_s[i] for i in under_way)
        self._progress(so_far / self._total, PREPARING if compiles else text)

    def note(self, index: int) -> None:
        """Count a finished task."""
        self._done += self._weights[index]
        self._left[self._names[index]] -= 1
        self._n_finished += not self._left[self._names[index]]


_stop: Event | None = None
_fractions: Array[c_double] | None = None
_compile_until_s: Array[c_double] | None = None


def _init_worker(
    stop: Event, fractions: Array[c_double], compile_until_s: Array[c_double]
) -> None:
    """Configure a worker process: one thread, as there is a process per core."""
    from threadpoolctl import threadpool_limits

    global _stop, _fractions, _compile_until_s
    _stop, _fractions, _compile_until_s = stop, fractions, compile_until_s
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the master is given, and tells the workers
    threading.Thread(target=_end_with_master, daemon=True).start()
    os.environ.update(dict.fromkeys(THREAD_SETTINGS, "1"))
    threadpool_limits(1)


def _end_with_master() -> None:
    """Exit this worker when its parent process has ended."""
    master = multiprocessing.parent_process()
    if master is not None:
        master.join()
        os._exit(1)


def _do(work: Work[T, R], task: T, index: int) -> _Outcome[R]:
    from birdann.analysis.compiling import on_compiling

    def compile_for(rest_s: float) -> None:
        if _compile_until_s is not None:
            _compile_until_s[index] = time.monotonic() + rest_s

    def report(fraction: float, _: str) -> None:
        if _stop is None or _fractions is None:
            raise RuntimeError("not in a worker process")
        if _stop.is_set():
            raise Cancelled
        _fractions[index] = min(fraction, 0.999)

    compile_for(0.0)
    with on_compiling(
        lambda: compile_for(math.inf), then=lambda: compile_for(_BETWEEN_FUNCTIONS_S)
    ):
        return run_task(work, task, report)


def run_task(work: Work[T, R], task: T, progress: Progress) -> _Outcome[R]:
    """Run a task; errors of the user's world become its outcome."""
    began_s = time.monotonic()
    result, failure = None, ""
    try:
        result = work(task, progress)
    except BirdannError as error:
        failure = str(error)
    except MemoryError:
        failure = no_memory_message(task)
    return _Outcome(result, failure, time.monotonic() - began_s)


def no_memory_message(task: object) -> str:
    """Return the message for a file that does not fit into memory."""
    return Message("{file} needs more memory than there is.", file=task)


def worker_killed_message(task: object) -> str:
    """Return the message for a file whose process was killed or crashed."""
    return Message(
        "Processing {file} crashed, possibly out of memory. Try fewer jobs.",
        file=task,
    )
