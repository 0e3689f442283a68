"""Matching of imported rows with existing segments of a recording."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence, Set

from birdann.core.detections import Detection, DetectionId
from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import SegmentId, SpeciesId, id_of_text
from birdann.core.labels import Label, LabelState
from birdann.formats.records import Annotation

_SAME_S, _SAME_HZ = 1e-3, 1.0
"""How far the edges of one and the same box may lie apart, by the digits that formats keep."""


class SegmentMatcher:
    """The segments of a recording, found by their boxes.

    Parameters
    ----------
    wholes
        The joined segment of each fragment, whose identifier a row may use.
    apart
        Likewise, the fragments of each call that was joined and separated again.
    """

    def __init__(
        self,
        boxes: Mapping[SegmentId, TimeFreqBox],
        labels: Mapping[SegmentId, Label],
        readings: Mapping[SegmentId, Sequence[Label]],
        detections: Iterable[Detection],
        wholes: Mapping[SegmentId, SegmentId],
        apart: Mapping[SegmentId, Sequence[SegmentId]],
    ) -> None:
        self._boxes, self._wholes, self._apart = boxes, wholes, apart
        self._labels = labels
        self._readings = readings
        self._labelled = {
            key: None if label.state is LabelState.REJECTED else label.species_id
            for key, label in labels.items()
        }
        self.detections: set[DetectionId] = set()
        self._detected: dict[SegmentId, set[SpeciesId | None]] = defaultdict(set)
        for detection in detections:
            self.detections.add(detection.id)
            if detection.segment_id is not None:
                self._detected[detection.segment_id].add(detection.species_id)
        self._by_onset: dict[int, list[SegmentId]] = defaultdict(list)
        for key, box in boxes.items():
            self._by_onset[round(box.onset_s / _SAME_S)].append(key)

    def matching_segments(
        self,
        row: Annotation,
        box: TimeFreqBox,
        species: SpeciesId | None,
        proposed: SpeciesId | None,
    ) -> Sequence[SegmentId]:
        """Return the segments that a row refers to: by identifier, or by box and species.

        For a call that was separated again, its fragments; empty if there is no match.

        Segments with another label do not match, nor, for a detection, those detected as another
        species; rejected and unlabelled ones do.

        Parameters
        ----------
        species, proposed
            Species by a person, and by a program.
        """
        named = SegmentId(id_of_text(row.segment_id) or 0)
        named = self._wholes.get(named, named)
        if named in self._boxes:
            return [named]
        if named in self._apart:
            return self._apart[named]
        index = round(box.onset_s / _SAME_S)
        keys_near_onset = (key for i in (-1, 0, 1) for key in self._by_onset.get(index + i, ()))
        same = [key for key in keys_near_onset if _is_same(self._boxes[key], box)]
        if not same:
            return []
        named_so = species if species is not None else proposed
        agreeing = [key for key in same if self._is_compatible(key, named_so)]
        if species is None and proposed is not None:
            agreeing = [key for key in agreeing if proposed in self._detected.get(key, {proposed})]
        agreeing.sort(
            key=lambda key: (
                key not in self._labelled,
                named_so not in self._detected.get(key, ()),
            )
        )
        return agreeing[:1]

    def _is_compatible(self, key: SegmentId, species: SpeciesId | None) -> bool:
        return species is None or self._labelled.get(key, species) in {species, None}

    def register_label(self, label: Label, seen: Set[Label]) -> bool:
        """Register a label and return True, unless the segment has one already.

        Conflicting readings are resolved by a label of someone who has seen them.
        """
        readings = self._readings.get(label.segment_id, ())
        is_blind = not set(readings) <= seen or label in readings
        if label.segment_id in self._labelled or (readings and is_blind):
            return False
        is_rejected = label.state is LabelState.REJECTED
        self._labelled[label.segment_id] = None if is_rejected else label.species_id
        return True

    def differs(self, label: Label | None) -> bool:
        """Whether a label differs from the effective one and has another author."""
        if label is None:
            return False
        counts = self._labels.get(label.segment_id)
        if counts is None:
            return label.segment_id in self._readings
        return counts.meaning != label.meaning and counts.provenance.name != label.provenance.name

    def has_reading(self, reading: Label) -> bool:
        """Whether a label with this author and time is known."""
        key = reading.segment_id
        statements = [
            *self._readings.get(key, ()),
            *([self._labels[key]] if key in self._labels else []),
        ]
        return reading.provenance in [statement.provenance for statement in statements]


def _is_same(a: TimeFreqBox, b: TimeFreqBox) -> bool:
    return (
        max(abs(a.onset_s - b.onset_s), abs(a.offset_s - b.offset_s)) <= _SAME_S
        and max(abs(a.low_hz - b.low_hz), abs(a.high_hz - b.high_hz)) <= _SAME_HZ
    )
