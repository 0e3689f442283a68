"""Progress reports and cancellation of long work."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias, TypeVar

from birdann.core.message import Message

T = TypeVar("T")
Progress: TypeAlias = Callable[[float, str], None]
"""``progress(fraction, text)`` with fraction in 0..1; may raise ``Cancelled``."""

PREPARING = Message("Preparing for first use, once after installation")
"""The text while functions are compiled, which takes a minute after an installation."""


def silent(fraction: float, text: str) -> None:
    """Ignore a report."""


@dataclass(frozen=True, slots=True)
class _Part:
    """A stretch of a task: one call per report, however deep sub-tasks are nested."""

    parent: Progress
    start: float
    length: float

    def __call__(self, fraction: float, text: str) -> None:
        self.parent(self.start + self.length * fraction, text)


def part(progress: Progress, start: float, stop: float) -> Progress:
    """Map the whole range of a sub-task onto ``start``..``stop`` of its parent."""
    if isinstance(progress, _Part):
        return _Part(
            progress.parent,
            progress.start + progress.length * start,
            progress.length * (stop - start),
        )
    return _Part(progress, start, stop - start)


def iterate_with_progress(items: Sequence[T], progress: Progress) -> Iterator[tuple[T, Progress]]:
    """Yield each item with its equal part of the progress."""
    for i, item in enumerate(items):
        yield item, part(progress, i / len(items), (i + 1) / len(items))


def with_text(progress: Progress, text: str) -> Progress:
    """Report a sub-task under one name, whatever its own texts are."""

    def report(fraction: float, _: str) -> None:
        progress(fraction, text)

    return report
