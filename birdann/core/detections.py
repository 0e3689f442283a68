"""Detections by other programs, with their scores."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NewType

import numpy as np
import numpy.typing as npt

from birdann.core.ids import RecordingId, SegmentId, SpeciesId
from birdann.core.provenance import Program

DetectionId = NewType("DetectionId", int)

WINDOW = np.dtype([("start_s", "<f4"), ("length_cs", "<u2"), ("score", "<f2")])
"""A scored window: start, length in hundredths of a second, score."""
MAX_WINDOW_S = 655.0
"""The longest such window."""
MIN_WINDOW_S = 1.0
"""Shortest window of a network; what is shorter is taken for a call."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DetectorRun:
    """How a detector analysed recordings."""

    program: Program
    # Names of its classes, with the other names of each: of all that it can detect if
    # ``is_vocabulary``, else those that its table names.
    names: Mapping[str, tuple[str, ...]]
    is_vocabulary: bool = False
    min_score: float  # Lower scores were left out; the smallest score of the table if unknown.
    window_s: float
    step_s: float  # Distance between starts of windows.


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
    # Scores of many windows in the recording, as `WINDOW`; bounds and score are those of the best.
    windows: bytes = b""

    def __post_init__(self) -> None:
        numbers = (self.onset_s, self.offset_s, *(self.band_hz or ()), self.score or 0.0)
        if not all(map(math.isfinite, numbers)):
            raise ValueError("the bounds and the score of a detection are finite")
        if self.onset_s > self.offset_s or (self.band_hz and self.band_hz[0] > self.band_hz[1]):
            raise ValueError("a detection ends after it starts")

    @property
    def spans(self) -> npt.NDArray[np.float64]:
        """Start, end and score of each scored window, float64 (n, 3); without a score none."""
        if self.windows:
            stored = np.frombuffer(self.windows, WINDOW)
            start_s = stored["start_s"].astype(np.float64)
            return np.column_stack([start_s, start_s + stored["length_cs"] / 100, stored["score"]])
        spans = [] if self.score is None else [(self.onset_s, self.offset_s, self.score)]
        return np.array(spans, np.float64).reshape(-1, 3)


def windows_of(spans: npt.NDArray[np.float64]) -> bytes:
    """Return spans, float64 (n, 3), as `Detection.windows`."""
    stored = np.empty(len(spans), WINDOW)
    stored["start_s"], stored["score"] = spans[:, 0], spans[:, 2]
    stored["length_cs"] = np.round((spans[:, 1] - spans[:, 0]) * 100)
    return stored.tobytes()
