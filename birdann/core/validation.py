"""Samples by which scores are checked: what was drawn, what people said, which scores suffice."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NewType

from birdann.core.detections import DetectionId
from birdann.core.ids import RecordingId, RunId, SegmentId, SpeciesId
from birdann.core.provenance import Program, Provenance

SampleId = NewType("SampleId", int)


class Answer(StrEnum):
    """What a person hears of the species that is asked about."""

    YES = "yes"
    NO = "no"
    UNSURE = "unsure"


class Spacing(StrEnum):
    """How scores are cut into bins."""

    LOGARITHMIC = "logarithmic"  # halves, quarters, eighths … towards the top
    QUANTILE = "quantile"  # as many scores in each


@dataclass(frozen=True, slots=True, kw_only=True)
class Sample:
    """A validation sample, without its items.

    Attributes
    ----------
    source
        Whose scores are checked: a run's of this project, or another program's.
    seed
        What its draw came from.
    is_blinded
        Whether names and scores are kept from whoever answers.
    design
        How it was drawn (species, bins, number per bin, sites and dates); JSON values.
    """

    id: SampleId
    name: str
    source: RunId | Program
    seed: int
    is_blinded: bool
    provenance: Provenance
    design: Mapping[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not self.name.strip():
            raise ValueError("a sample needs a name")


@dataclass(frozen=True, slots=True, kw_only=True)
class SampleItem:
    """One question of a sample, as it was drawn.

    Attributes
    ----------
    place
        From 0, in the order in which the sample is shown.
    segment_id, detection_id
        What was scored; both None where it was erased since.
    bin
        Which range of scores it was drawn for, from 0.
    """

    place: int
    recording_id: RecordingId
    onset_s: float
    offset_s: float
    species_id: SpeciesId
    score: float
    bin: int
    segment_id: SegmentId | None = None
    detection_id: DetectionId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SampleAnswer:
    """What one person said of one item."""

    place: int
    answer: Answer
    provenance: Provenance


@dataclass(frozen=True, slots=True, kw_only=True)
class Threshold:
    """The score from which a species is believed, of one source.

    Attributes
    ----------
    precision
        Share of right ones above it, as it was wanted or estimated; None where no one did.
    sample_id
        The sample that it was found by, if any.
    """

    species_id: SpeciesId
    source: RunId | Program
    score: float
    provenance: Provenance
    precision: float | None = None
    sample_id: SampleId | None = None
