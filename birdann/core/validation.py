"""Validation samples, answers and thresholds."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path
from typing import Any, NewType, TypeVar

import numpy as np

from birdann.core.arrays import FloatArray, Int64Array
from birdann.core.detections import DetectionId
from birdann.core.errors import SampleError
from birdann.core.ids import RecordingId, RunId, SegmentId, SpeciesId
from birdann.core.provenance import Program, Provenance

LONGEST_S = 60.0
"""After more than this between two answers someone was away."""

SampleId = NewType("SampleId", int)
Q = TypeVar("Q", bound=Any)


class Answer(StrEnum):
    """An answer to a validation item."""

    YES = "yes"
    NO = "no"
    UNSURE = "unsure"


class Spacing(StrEnum):
    """Ways of cutting scores into bins."""

    LOGARITHMIC = "logarithmic"  # halves, quarters, eighths … towards the top
    QUANTILE = "quantile"  # as many scores in each


@dataclass(frozen=True, slots=True, kw_only=True)
class Sample:
    """A validation sample, without its items."""

    id: SampleId
    name: str
    source: RunId | Program  # A run of this project, or another program.
    seed: int
    is_blinded: bool  # Whether names and scores are hidden.
    provenance: Provenance
    # Species, bins, number per bin, sites and dates; JSON values.
    design: Mapping[str, object] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if not self.name.strip():
            raise ValueError("a sample needs a name")

    def n_represented(self, items: Sequence["SampleItem"]) -> FloatArray:
        """Return the number of scores that each item represents, float64 (n,).

        Raises IndexError, TypeError or ValueError if the description is damaged.
        """
        weights: Any = self.design.get("item_weights")
        stored = np.array(weights, np.float64)
        if stored.ndim != 1 or not (stored > 0).all():
            raise ValueError("the weights of a sample are positive numbers")
        return stored[[item.place for item in items]]

    def strata(self, items: Sequence["SampleItem"]) -> Int64Array:
        """Return the stratum of each item within its bin, int64 (n,), with errors as above."""
        strata: Any = self.design.get("item_strata")
        return np.array(strata, np.int64).reshape(-1)[[item.place for item in items]]


@dataclass(frozen=True, slots=True, kw_only=True)
class SampleItem:
    """One item of a sample."""

    place: int  # Position in the sample, from 0.
    recording_id: RecordingId
    onset_s: float
    offset_s: float
    species_id: SpeciesId
    score: float
    bin: int  # Score bin, from 0.
    # segment_id, detection_id: What was scored; both None after deletion.
    segment_id: SegmentId | None = None
    detection_id: DetectionId | None = None

    @property
    def key(self) -> int:
        """Key of its answers."""
        return self.place

    def make_answer(self, answer: Answer, _seconds: float, made: Provenance) -> "SampleAnswer":
        """Return an answer for storage."""
        return SampleAnswer(place=self.place, answer=answer, provenance=made)


@dataclass(frozen=True, slots=True, kw_only=True)
class SampleAnswer:
    """An observer's answer to one item."""

    place: int
    answer: Answer
    provenance: Provenance

    @property
    def key(self) -> int:
        """The item that it is about."""
        return self.place


@dataclass(frozen=True, slots=True, kw_only=True)
class Threshold:
    """Minimum score of a species for one source."""

    species_id: SpeciesId
    source: RunId | Program
    score: float
    provenance: Provenance
    precision: float | None = None  # Target or estimated precision above it; None if neither.
    sample_id: SampleId | None = None  # The sample it was estimated from, if any.


def counted_answers(answers: Iterable[Any]) -> dict[Any, Answer]:
    """Return the effective answer by item: each observer's last; unsure if observers disagree."""
    last: dict[Any, dict[str, Answer]] = defaultdict(dict)
    for each_answer in sorted(answers, key=lambda a: a.provenance.at):
        last[each_answer.key][each_answer.provenance.name] = each_answer.answer
    return {
        key: next(iter(answer.values())) if len({*answer.values()}) == 1 else Answer.UNSURE
        for key, answer in last.items()
    }


def find_by_name(path: Path, queues: Sequence[Q], name: str) -> Q:
    """Return the sample or visit queue of a name (SampleError if there is none)."""
    match = next((queue for queue in queues if queue.name == name), None)
    if match is None:
        listed = ", ".join(f"“{queue.name}”" for queue in queues) or "none"
        raise SampleError(
            "{path} has no “{name}”. It has: {there}.", path=path, name=name, there=listed
        )
    return match
