"""Threads for independent parts of a fit.

Matrix products and compiled kernels release Python's lock. Results do not depend on the number of
threads.
"""

import os
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import islice
from queue import SimpleQueue
from threading import Event
from typing import TypeAlias, TypeVar

from birdann.core.progress import Progress, part

T = TypeVar("T")
Work: TypeAlias = Callable[[Progress], T]

MAX_THREADS = 4
"""Each takes the memory of a fit of its own."""
_AHEAD = 1
"""Parts made ready while all threads are busy."""


class _AbandonedError(Exception):
    """Ends a part whose result is not needed."""


def n_threads() -> int:
    """Return the number of simultaneous parts."""
    has_affinity = hasattr(os, "sched_getaffinity")
    n = len(os.sched_getaffinity(0)) if has_affinity else os.cpu_count() or 1
    return min(n, MAX_THREADS)


def parallel(parts: Iterable[Work[T]], n: int, on_step: Progress) -> list[T]:
    """Run all parts and return their results in order.

    Parameters
    ----------
    parts
        Called with a progress callback. They are drawn in the calling thread, few in advance.
    on_step
        Called in the calling thread with the share of all parts done. If it or a part raises, the
        others stop at their next step.
    """
    threads = min(n, n_threads())
    if threads <= 1:
        return [work(part(on_step, k / n, (k + 1) / n)) for k, work in enumerate(parts)]
    events: SimpleQueue[tuple[int, tuple[float, str] | Future[T]]] = SimpleQueue()
    is_over, shares, made = Event(), [0.0] * n, dict[int, T]()

    def reporter(k: int) -> Progress:
        def report(share: float, text: str) -> None:
            if is_over.is_set():
                raise _AbandonedError
            events.put((k, (share, text)))

        return report

    def submit(k: int, work: Work[T]) -> None:
        future = pool.submit(work, reporter(k))
        future.add_done_callback(lambda done: events.put((k, done)))

    pool = ThreadPoolExecutor(threads)
    try:
        coming = enumerate(parts)
        for following in islice(coming, threads + _AHEAD):
            submit(*following)
        while len(made) < n:
            k, event = events.get()
            if isinstance(event, Future):
                made[k], shares[k] = event.result(), 1.0
                for following in islice(coming, 1):
                    submit(*following)
            else:
                shares[k], text = event
                on_step(sum(shares) / n, text)
    finally:
        is_over.set()
        pool.shutdown(cancel_futures=True)
    return [made[k] for k in range(n)]
