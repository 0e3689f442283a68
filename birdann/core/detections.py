"""Detections by other programs, with their scores."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NewType

from birdann.core.ids import RecordingId, SegmentId, SpeciesId
from birdann.core.provenance import Program

DetectionId = NewType("DetectionId", int)


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
