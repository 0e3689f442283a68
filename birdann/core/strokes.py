"""What people paint to show a segmenter what calls look like, and what is learned from it."""

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
    """What a stroke says of its pixels.

    ``UNSURE`` pixels are not learned from. ``REST`` says of its whole recording that whatever
    carries no other paint belongs to no call: all calls are painted.
    """

    CALL = "call"
    OTHER = "other"
    UNSURE = "unsure"
    REST = "rest"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stroke:
    """One stretch of paint on a recording.

    Attributes
    ----------
    box
        The rectangle around it.
    mask
        Its pixels; None where the whole rectangle is painted.
    """

    id: StrokeId
    recording_id: RecordingId
    kind: StrokeKind
    box: TimeFreqBox
    provenance: Provenance
    mask: Mask | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainedSegmenter:
    """A segmenter that was trained, without its trees.

    Attributes
    ----------
    name
        Which segmenter: "forest".
    spectrogram
        Settings of the spectrogram that it works on, as ``SpectrogramParams`` takes them.
    seed
        What its training's randomness came from.
    digest
        Changes with any tree or setting.
    report
        What it was trained on; JSON-serialisable.
    """

    id: SegmenterId
    name: str
    spectrogram: Mapping[str, object]
    seed: int
    digest: str
    provenance: Provenance
    report: Mapping[str, object] = field(default_factory=dict)
