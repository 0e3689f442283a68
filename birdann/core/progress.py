"""How long work reports where it is, and learns that it should stop."""

from collections.abc import Callable
from typing import TypeAlias

Progress: TypeAlias = Callable[[float, str], None]
"""``progress(fraction, text)`` with fraction in 0..1; may raise ``Cancelled``."""


def silent(fraction: float, text: str) -> None:
    """Ignore a report."""


def part(progress: Progress, start: float, stop: float) -> Progress:
    """Map the whole range of a sub-task onto ``start``..``stop`` of its parent."""

    def report(fraction: float, text: str) -> None:
        progress(start + (stop - start) * fraction, text)

    return report


def worded(progress: Progress, text: str) -> Progress:
    """Tell of a sub-task under one name, whatever it says itself."""

    def report(fraction: float, _: str) -> None:
        progress(fraction, text)

    return report
