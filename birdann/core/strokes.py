"""Paint strokes that train a segmenter, and trained segmenters."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NewType

from birdann.core.geometry import Mask, TimeFreqBox
from birdann.core.ids import RecordingId
from birdann.core.provenance import Provenance

StrokeId = NewType("StrokeId", int)
SegmenterId = NewType("SegmenterId", int)


class StrokeKind(StrEnum):
    """Meaning of a stroke for its pixels.

    ``UNSURE`` pixels are excluded from training. ``REST`` declares all unpainted pixels of its
    recording background.
    """

    CALL = "call"
    OTHER = "other"
    UNSURE = "unsure"
    REST = "rest"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stroke:
    """One paint stroke on a recording."""

    id: StrokeId
    recording_id: RecordingId
    kind: StrokeKind
    box: TimeFreqBox  # The rectangle around it.
    provenance: Provenance
    mask: Mask | None = None  # Its pixels; None for the whole box.


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainedSegmenter:
    """A trained segmenter without its trees."""

    id: SegmenterId
    name: str  # Type of the segmenter: "forest".
    spectrogram: Mapping[str, object]  # Arguments of ``SpectrogramParams``.
    seed: int
    digest: str  # Changes with any tree or setting.
    provenance: Provenance
    report: Mapping[str, object] = field(default_factory=dict)  # Training data; JSON-serialisable.
