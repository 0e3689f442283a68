"""What formats read and write: one annotated stretch of sound, in the wire's own terms."""

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Protocol

from birdann.core.errors import TableError, WriteError


@dataclass(frozen=True, slots=True, kw_only=True)
class Annotation:
    """One row of a table of calls; what a format cannot carry stays at its default.

    Attributes
    ----------
    recording
        The sound file's name, with as many of its folders as make it unambiguous.
    status
        confirmed, corrected, rejected, predicted or unlabelled.
    mode
        transductive, inductive, manual or "".
    """

    recording: str
    start_s: float
    end_s: float
    low_hz: float | None = None
    high_hz: float | None = None
    segment_id: str = ""
    species: str = ""
    probability: float | None = None
    status: str = ""
    mode: str = ""
    runner_up: str = ""
    runner_up_probability: float | None = None
    recording_species: tuple[str, ...] = ()
    reviewer: str = ""
    reviewed_at: datetime | None = None
    model_run: str = ""
    start_clock: datetime | None = None
    recording_duration_s: float | None = None
    recording_rate_hz: int | None = None

    def __post_init__(self) -> None:
        if not (math.isfinite(self.start_s) and math.isfinite(self.end_s)):
            raise ValueError("times must be finite")
        if self.end_s < self.start_s:
            raise ValueError("it ends before it starts")


@dataclass(frozen=True, slots=True)
class RowError:
    """A row that could not be read."""

    line: int
    message: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteReport:
    """What was written, and what the format could not carry."""

    path: Path
    rows: int
    dropped: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Capabilities:
    """What survives a round trip besides the recording's name and the times.

    Attributes
    ----------
    frequencies
        Both or none of an annotation's frequencies.
    reads, writes
        Which of the two birdann does.
    """

    frequencies: bool = False
    species: bool = True
    probability: bool = False
    status: bool = False
    everything: bool = False
    reads: bool = True
    writes: bool = True


class ReadOnly:
    """A format that birdann reads and does not write."""

    title: str

    def write(self, records: Iterable[Annotation], path: Path) -> WriteReport:
        """Refuse.

        Raises
        ------
        WriteError
            Always.
        """
        raise WriteError(f"birdann reads “{self.title}” but does not write it.")


class WriteOnly:
    """A format that birdann writes and does not read."""

    title: str

    def identify(self, path: Path) -> float:
        """Return 0: no file is to be read so."""
        return 0.0

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        """Refuse.

        Raises
        ------
        TableError
            Always.
        """
        raise TableError(f"{path}: birdann writes “{self.title}” but does not read it.")


class Format(Protocol):
    """A file format for annotations."""

    name: str
    title: str
    suffixes: tuple[str, ...]
    capabilities: Capabilities

    def identify(self, path: Path) -> float:
        """Return how surely a file is of this format, 0..1."""

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        """Yield every row, or why it could not be read."""

    def write(self, records: Iterable[Annotation], path: Path) -> WriteReport:
        """Write a file, all or nothing."""
