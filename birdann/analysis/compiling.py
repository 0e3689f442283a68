"""Functions that numba compiles: at their first use, which takes a minute after an installation."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from numba.core.event import Event, Listener, install_listener

from birdann.core.errors import Cancelled
from birdann.core.message import Message
from birdann.core.progress import Progress

PREPARING = Message("Preparing for first use, once after installation")


@contextmanager
def on_compiling(call: Callable[[], object]) -> Iterator[None]:
    """Call something before each function is compiled, in the same thread; it may raise."""
    with install_listener("numba:compile", _Listener(call)):
        yield


@contextmanager
def telling_of_compiling(progress: Progress) -> Iterator[Progress]:
    """Yield a progress to report to; while functions are compiled, that is said."""
    reached = 0.0

    def report(fraction: float, text: str) -> None:
        nonlocal reached
        reached = fraction
        progress(fraction, text)

    def tell() -> None:
        with suppress(Cancelled):  # of this work; what is compiled may be another's
            progress(reached, PREPARING)

    with on_compiling(tell):
        yield report


class _Listener(Listener):
    def __init__(self, call: Callable[[], object]) -> None:
        self._call = call

    def on_start(self, event: Event) -> None:
        self._call()

    def on_end(self, event: Event) -> None:
        """Do nothing."""
