"""Samples by which scores are checked: what was drawn, what people said, which scores suffice."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any, NewType, TypeVar

from birdann.core.detections import DetectionId
from birdann.core.errors import SampleError
from birdann.core.ids import RecordingId, RunId, SegmentId, SpeciesId
from birdann.core.provenance import Program, Provenance

SampleId = NewType("SampleId", int)
Q = TypeVar("Q", bound=Any)


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

    @property
    def key(self) -> int:
        """What answers name it by."""
        return self.place

    def answered(self, answer: Answer, _seconds: float, made: Provenance) -> "SampleAnswer":
        """Return an answer as it is kept."""
        return SampleAnswer(place=self.place, answer=answer, provenance=made)


@dataclass(frozen=True, slots=True, kw_only=True)
class SampleAnswer:
    """What one person said of one item."""

    place: int
    answer: Answer
    provenance: Provenance

    @property
    def key(self) -> int:
        """The item that it is about."""
        return self.place


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


def counted_answers(answers: Iterable[Any]) -> dict[Any, Answer]:
    """Return what counts, by item: each person's last answer; unsure where people disagree."""
    last: dict[Any, dict[str, Answer]] = defaultdict(dict)
    for one in sorted(answers, key=lambda a: a.provenance.at):
        last[one.key][one.provenance.name] = one.answer
    return {
        key: next(iter(said.values())) if len({*said.values()}) == 1 else Answer.UNSURE
        for key, said in last.items()
    }


def named(path: Path, queues: Sequence[Q], name: str) -> Q:
    """Return the sample, or the visits, of a name.

    Raises
    ------
    SampleError
        If there is none.
    """
    found = next((one for one in queues if one.name == name), None)
    if found is None:
        there = ", ".join(f"“{one.name}”" for one in queues) or "none"
        raise SampleError(
            "{path} has no “{name}”. It has: {there}.", path=path, name=name, there=there
        )
    return found
