"""Functions that numba compiles: at their first use, which takes a minute after an installation."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from numba.core.event import Event, Listener, install_listener

from birdann.core.errors import Cancelled
from birdann.core.progress import PREPARING, Progress


@contextmanager
def on_compiling(
    call: Callable[[], object], then: Callable[[], object] = lambda: None
) -> Iterator[None]:
    """Call something before and after each function is compiled, in its thread; it may raise.

    What is compiled for another function counts as a part of it.
    """
    with install_listener("numba:compile", _Listener(call, then)):
        yield


@contextmanager
def report_compiling(progress: Progress) -> Iterator[Progress]:
    """Yield a progress to report to; while functions are compiled, that is said."""
    reached = 0.0

    def report(fraction: float, text: str) -> None:
        nonlocal reached
        reached = fraction
        progress(fraction, text)

    def report_preparing() -> None:
        with suppress(Cancelled):  # of this work; what is compiled may be another's
            progress(reached, PREPARING)

    with on_compiling(report_preparing):
        yield report


class _Listener(Listener):
    def __init__(self, call: Callable[[], object], then: Callable[[], object]) -> None:
        self._call, self._then = call, then
        self._depth = 0

    def on_start(self, event: Event) -> None:
        self._depth += 1
        self._call()

    def on_end(self, event: Event) -> None:
        self._depth -= 1
        if not self._depth:
            self._then()
