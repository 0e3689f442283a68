"""One outlined sound in a recording: an instance in a bag."""

from dataclasses import dataclass

from birdann.core.geometry import Mask, TimeFreqBox
from birdann.core.ids import RecordingId, SegmentId
from birdann.core.provenance import Provenance


@dataclass(frozen=True, slots=True, kw_only=True)
class Segment:
    """A segment's place and outline; what it is called lives in labels and scores."""

    id: SegmentId
    recording_id: RecordingId
    box: TimeFreqBox
    mask: Mask
    provenance: Provenance
