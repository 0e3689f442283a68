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
    """A detection by another program.

    Attributes
    ----------
    band_hz
        Lowest and highest frequency, if given.
    name
        Class name in the program.
    species_id
        The project's species of that name, if any.
    score
        The program's score, on its own scale, if given.
    segment_id
        The segment that outlines it, if any.
    row
        Row of its table by column; JSON values.
    """

    id: DetectionId
    recording_id: RecordingId
    program: Program
    onset_s: float
    offset_s: float
    band_hz: tuple[float, float] | None = None
    name: str
    species_id: SpeciesId | None = None
    score: float | None = None
    segment_id: SegmentId | None = None
    row: Mapping[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        numbers = (self.onset_s, self.offset_s, *(self.band_hz or ()), self.score or 0.0)
        if not all(map(math.isfinite, numbers)):
            raise ValueError("the bounds and the score of a detection are finite")
        if self.onset_s > self.offset_s or (self.band_hz and self.band_hz[0] > self.band_hz[1]):
            raise ValueError("a detection ends after it starts")
