"""Labels of segments: the effective one and other observers' labels."""

from collections.abc import Iterable, Sequence

from birdann.core.ids import RecordingId, SegmentId, SpeciesId
from birdann.core.labels import Certainty, Contradiction, Label, is_human
from birdann.core.provenance import Provenance
from birdann.store.rows import Table
from birdann.store.tables.provenance import provenance_pk, provenance_pks
from birdann.store.tables.records import Column, Record

_CERTAINTY = Column(
    names="certainty",
    read=lambda certainty: Certainty(certainty) if certainty else None,
    write=lambda certainty: (certainty or "",),
)
_LABEL, _READING = (
    Record(
        Label, table, "a label", certainty=_CERTAINTY,
        species_id=Column(names="species", selected="species.id"),
    )
    for table in ("label", "reading")
)  # fmt: skip
_JOINED = "JOIN segment ON segment.id = {0}.segment LEFT JOIN species ON species.id = {0}.species "
_OF_LABEL, _OF_READING = _JOINED.format("label"), _JOINED.format("reading")
_CONTRADICTIONS = """
SELECT label.segment, label.species, segment.recording, species.name FROM label
CROSS JOIN segment ON segment.id = label.segment AND segment.deleted = 0
JOIN species ON species.id = label.species
JOIN recording ON recording.id = segment.recording AND recording.removed = 0
JOIN species_list AS list ON list.recording = segment.recording
    AND list.start_s IS NULL AND list.observer = ''
JOIN provenance ON provenance.pk = label.made
LEFT JOIN tag ON tag.list = list.pk AND tag.species = label.species
WHERE label.state != 'rejected'
    AND (tag.state = 'absent' OR tag.state IS NULL AND list.state = 'complete')
    AND NOT EXISTS (SELECT 1 FROM list_exception AS kept
        WHERE kept.segment = label.segment AND kept.species = label.species)
ORDER BY provenance.at DESC, segment.onset_s
"""


class Labels(Table):
    """Labels of segments.

    Each segment has at most one effective label. Others, by other observers, earlier, or from
    another copy of the project, are kept with author and time.
    """

    def all(self, recording_id: RecordingId | None = None) -> dict[SegmentId, Label]:
        """Return the labels of all segments or of one recording's."""
        live = _OF_LABEL + "WHERE segment.deleted = 0 AND segment.recording "
        if recording_id is None:
            live += "IN (SELECT id FROM recording WHERE removed = 0)"
            labels = _LABEL.all(self._rows, live)
        else:
            labels = _LABEL.all(self._rows, live + "= ?", [recording_id])
        return {label.segment_id: label for label in labels}

    def of(self, segment_ids: Iterable[SegmentId]) -> dict[SegmentId, Label]:
        """Return the labels of the given segments, including deleted ones."""
        labels = _LABEL.all_in(self._rows, _OF_LABEL + "WHERE segment.id IN (%s)", segment_ids)
        return {label.segment_id: label for label in labels}

    def readings(self, segment_ids: Iterable[SegmentId]) -> dict[SegmentId, list[Label]]:
        """Return other labels of the given segments, earliest first."""
        condition = _OF_READING + "WHERE segment.id IN (%s)"
        return _group_by_segment(_READING.all_in(self._rows, condition, segment_ids))

    def readings_in(self, recording_id: RecordingId) -> dict[SegmentId, list[Label]]:
        """Return other labels of a recording's segments, earliest first."""
        condition = _OF_READING + "WHERE segment.recording = ?"
        return _group_by_segment(_READING.all(self._rows, condition, [recording_id]))

    def details(self) -> dict[SegmentId, tuple[Certainty | None, str]]:
        """Return certainty and call type of labels with either."""
        rows = self._rows.all(
            "SELECT segment, certainty, call_type FROM label "
            "WHERE certainty != '' OR call_type != ''"
        )
        with self._rows.name_file_in_errors("a label"):
            return {
                SegmentId(key): (Certainty(certainty) if certainty else None, call_type)
                for key, certainty, call_type in rows
            }

    def all_readings(self) -> dict[SegmentId, list[Label]]:
        """Return other labels of all segments, including deleted ones, earliest first."""
        return _group_by_segment(_READING.all(self._rows, _OF_READING))

    def disagreements(self) -> list[SegmentId]:
        """Return the segments with unresolved conflicting labels.

        Labels conflict in species or rejection, not in certainty or call type.
        """
        rows = self._rows.all(
            "SELECT segment.id FROM reading JOIN segment ON segment.id = reading.segment "
            "JOIN recording ON recording.id = segment.recording WHERE deleted = 0 AND removed = 0 "
            "AND segment.id NOT IN (SELECT segment FROM label) GROUP BY segment.id HAVING "
            "count(DISTINCT (state = 'rejected') || ' ' || coalesce(species, '')) > 1"
        )
        return [SegmentId(key) for (key,) in rows]

    def calls(self) -> list[tuple[RecordingId, SpeciesId, float, float]]:
        """Return recording, species, onset and offset of the segments labelled as a species."""
        return [
            (RecordingId(recording), SpeciesId(species), onset_s, offset_s)
            for recording, species, onset_s, offset_s in self._rows.all(
                "SELECT segment.recording, label.species, segment.onset_s, segment.offset_s "
                "FROM label JOIN segment ON segment.id = label.segment AND segment.deleted = 0 "
                "JOIN recording ON recording.id = segment.recording AND recording.removed = 0 "
                "WHERE label.state != 'rejected' AND label.species IS NOT NULL"
            )
        ]

    def contradictions(self) -> list[Contradiction]:
        """Return labels excluded by their recording's list, latest first.

        Those that an observer kept nevertheless are left out, and sounds of people, which lists need not name.
        """
        return [
            Contradiction(
                segment_id=SegmentId(segment),
                species_id=SpeciesId(species),
                recording_id=RecordingId(recording),
            )
            for segment, species, recording, name in self._rows.all(_CONTRADICTIONS)
            if not is_human(name)
        ]

    def keep_beside_lists(
        self, pairs: Iterable[tuple[SegmentId, SpeciesId]], made: Provenance
    ) -> None:
        """Keep labels although a list excludes their species."""
        by = provenance_pk(self._rows, made)
        rows = [(*pair, by) for pair in pairs]
        self._rows.insert("list_exception", "segment, species, made", rows)

    def set(self, labels: Sequence[Label]) -> None:
        """Set labels, replacing earlier ones."""
        _LABEL.put(self._rows, labels, replaces="segment")

    def clear(self, ids: Iterable[SegmentId]) -> None:
        """Remove labels from segments."""
        self._rows.execute_many(
            "DELETE FROM label WHERE segment = ?", ((int(key),) for key in ids)
        )

    def add_readings(self, readings: Sequence[Label]) -> None:
        """Add other labels; existing ones, by author and time, are kept."""
        _READING.put(self._rows, readings, conflict="DO NOTHING")

    def remove_readings(self, readings: Sequence[Label]) -> None:
        """Remove other labels, by author and time."""
        made = provenance_pks(self._rows, (reading.provenance for reading in readings))
        self._rows.execute_many(
            "DELETE FROM reading WHERE segment = ? AND made = ?",
            [(reading.segment_id, made[reading.provenance]) for reading in readings],
        )


def _group_by_segment(labels: Iterable[Label]) -> dict[SegmentId, list[Label]]:
    labels_of: dict[SegmentId, list[Label]] = {}
    for label in sorted(labels, key=lambda each_label: each_label.provenance.at):
        labels_of.setdefault(label.segment_id, []).append(label)
    return labels_of
