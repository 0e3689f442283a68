"""Detections by other programs, with their scores."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NewType, TypeAlias

import numpy as np
import numpy.typing as npt

from birdann.core.arrays import FloatArray
from birdann.core.ids import Ids, RecordingId, SegmentId, SpeciesId
from birdann.core.provenance import Program

DetectionId = NewType("DetectionId", int)

Scores: TypeAlias = FloatArray
"""Scored windows (n, 6): place of the class in ``DetectorRun.names``, lowest and highest frequency,
start, end, score. Those of a project are sorted by these columns."""
WHOLE_BAND = (0.0, math.inf)
"""Frequencies of windows whose table gives none."""
MAX_WINDOW_S = 655.0
"""The longest window that counts as evidence."""
_ROUNDING_S = 1e-3
MIN_WINDOW_S = 1.0
"""Shortest window of a network; what is shorter is taken for a call."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DetectorRun:
    """How a detector analysed recordings."""

    program: Program
    # Sorted names of its classes, with the other names of each: of all that it can detect if
    # ``is_vocabulary``, else those that its table names.
    names: Mapping[str, tuple[str, ...]]
    is_vocabulary: bool = False
    min_score: float  # Lower scores were left out; the smallest score of the table if unknown.
    window_s: float
    step_s: float  # Distance between starts of windows.

    def __post_init__(self) -> None:
        object.__setattr__(self, "names", dict(sorted(self.names.items())))


@dataclass(frozen=True, slots=True, kw_only=True)
class Detection:
    """A detection by another program."""

    id: DetectionId
    recording_id: RecordingId
    program: Program
    onset_s: float
    offset_s: float
    band_hz: tuple[float, float] | None = None  # Lowest and highest frequency, if given.
    name: str  # Class name in the program.
    species_id: SpeciesId | None = None  # The project's species of that name, if any.
    score: float | None = None  # The program's score, on its own scale, if given.
    segment_id: SegmentId | None = None  # The segment that outlines it, if any.
    # Row of its table by column; JSON values.
    row: Mapping[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        numbers = (self.onset_s, self.offset_s, *(self.band_hz or ()), self.score or 0.0)
        if not all(map(math.isfinite, numbers)):
            raise ValueError("the bounds and the score of a detection are finite")
        if self.onset_s > self.offset_s or (self.band_hz and self.band_hz[0] > self.band_hz[1]):
            raise ValueError("a detection ends after it starts")


def scores_by_class(names: Iterable[str], scores: Scores) -> Iterator[tuple[str, Scores]]:
    """Yield the scored windows of each class and band, by which they are sorted."""
    names = list(names)
    starts = np.flatnonzero((scores[1:, :3] != scores[:-1, :3]).any(axis=1)) + 1
    for part in np.split(scores, starts) if len(scores) else ():
        yield names[int(part[0, 0])], part


def highest_scores(names: Iterable[str], scores: Scores) -> Iterator[tuple[str, float]]:
    """Yield the highest score of each class that has one."""
    names = list(names)
    found = np.full(len(names), -np.inf)
    np.maximum.at(found, scores[:, 0].astype(np.int64), scores[:, 5])
    for index in np.flatnonzero(np.isfinite(found)).tolist():
        yield names[index], float(found[index])


def first_window_of_calls(
    keys: Sequence[npt.NDArray[np.generic]],
    onset_s: FloatArray,
    offset_s: FloatArray,
) -> Ids:
    """Return the first window of the call in each window, int64 (n,).

    Windows that begin before the end of a call's first window contain that call too. So there are
    as many calls as in windows that do not overlap.

    Parameters
    ----------
    keys
        Arrays (n,) that are equal in windows that may contain the same call.
    onset_s, offset_s
        float64 (n,): in any order.
    """
    order = np.lexsort((onset_s, *keys))
    onset_s, offset_s = onset_s[order], offset_s[order]
    is_same = np.ones(max(len(order) - 1, 0), dtype=bool)
    for key in keys:
        is_same &= key[order][1:] == key[order][:-1]
    first = np.arange(len(order))
    for row in (np.flatnonzero(is_same) + 1).tolist():
        before = first[row - 1]
        if onset_s[row] < offset_s[before] - _ROUNDING_S:
            first[row] = before
    calls = np.empty(len(order), np.int64)
    calls[order] = order[first]
    return calls
