"""One outlined sound in a recording: an instance in a bag."""

from dataclasses import dataclass

from birdann.core.geometry import Mask, TimeFreqBox
from birdann.core.ids import RecordingId, SegmentId
from birdann.core.provenance import Provenance


@dataclass(frozen=True, slots=True, kw_only=True)
class Segment:
    """A segment's place and outline; what it is called lives in labels and scores.

    Attributes
    ----------
    box
        The exact bounds, as they were drawn, read or measured; every view and table shows them.
    mask
        The pixels that features are computed from; they lie in the box grown by eight of them.
    """

    id: SegmentId
    recording_id: RecordingId
    box: TimeFreqBox
    mask: Mask
    provenance: Provenance
