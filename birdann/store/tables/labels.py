"""People's labels of segments: the one that counts, and the other readings of the same segment."""

from collections.abc import Iterable, Sequence

from birdann.core.ids import RecordingId, SegmentId, SpeciesId
from birdann.core.labels import Certainty, Label, LabelState
from birdann.store.rows import Row, Table
from birdann.store.tables.provenance import PROVENANCE, provenance_of, provenance_pks


def _sql(table: str) -> str:
    return (
        f"SELECT {table}.segment, {table}.state, species.id, certainty, call_type, "
        f"{PROVENANCE} FROM {table} JOIN segment ON segment.id = {table}.segment "
        f"LEFT JOIN species ON species.id = {table}.species "
        f"JOIN provenance ON provenance.pk = {table}.made "
    )


_LABEL, _READING = _sql("label"), _sql("reading")


class Labels(Table):
    """What people said of segments.

    A segment has one label that counts. Readings are what else was said of it: by other people,
    before, or in another copy of the project; each with its author and time, and none is lost.
    """

    def all(self, recording_id: RecordingId | None = None) -> dict[SegmentId, Label]:
        """Return people's labels, of all segments or of one recording's."""
        live = "WHERE segment.deleted = 0 AND segment.recording "
        if recording_id is None:
            live += "IN (SELECT id FROM recording WHERE removed = 0)"
            rows = self._rows.all(_LABEL + live)
        else:
            rows = self._rows.all(_LABEL + live + "= ?", [recording_id])
        return {label.segment_id: label for label in self._labels(rows)}

    def of(self, segment_ids: Iterable[SegmentId]) -> dict[SegmentId, Label]:
        """Return the labels of the named segments that have one, deleted segments too."""
        rows = self._rows.all_in(_LABEL + "WHERE segment.id IN (%s)", segment_ids)
        return {label.segment_id: label for label in self._labels(rows)}

    def readings(self, segment_ids: Iterable[SegmentId]) -> dict[SegmentId, list[Label]]:
        """Return what else was said of the named segments, earliest first."""
        return self._by_segment(
            self._rows.all_in(_READING + "WHERE segment.id IN (%s)", segment_ids)
        )

    def readings_in(self, recording_id: RecordingId) -> dict[SegmentId, list[Label]]:
        """Return what else was said of a recording's segments, earliest first."""
        return self._by_segment(
            self._rows.all(_READING + "WHERE segment.recording = ?", [recording_id])
        )

    def details(self) -> dict[SegmentId, tuple[Certainty | None, str]]:
        """Return how sure labels are and of which type the calls, where either is told."""
        rows = self._rows.all(
            "SELECT segment, certainty, call_type FROM label "
            "WHERE certainty != '' OR call_type != ''"
        )
        with self._rows.decoding("a label"):
            return {
                SegmentId(key): (Certainty(certainty) if certainty else None, call_type)
                for key, certainty, call_type in rows
            }

    def all_readings(self) -> dict[SegmentId, list[Label]]:
        """Return what else was said of any segment, deleted ones too, earliest first."""
        return self._by_segment(self._rows.all(_READING))

    def disagreements(self) -> list[SegmentId]:
        """Return the segments that people read differently and nobody has decided on.

        What counts is the species, or that it is none; not how sure somebody was, and of what type
        of call.
        """
        rows = self._rows.all(
            "SELECT segment.id FROM reading JOIN segment ON segment.id = reading.segment "
            "JOIN recording ON recording.id = segment.recording WHERE deleted = 0 AND removed = 0 "
            "AND segment.id NOT IN (SELECT segment FROM label) GROUP BY segment.id HAVING "
            "count(DISTINCT (state = 'rejected') || ' ' || coalesce(species, '')) > 1"
        )
        return [SegmentId(key) for (key,) in rows]

    def _by_segment(self, rows: Iterable[Row]) -> dict[SegmentId, list[Label]]:
        found: dict[SegmentId, list[Label]] = {}
        for label in sorted(self._labels(rows), key=lambda one: one.provenance.at):
            found.setdefault(label.segment_id, []).append(label)
        return found

    def _labels(self, rows: Iterable[Row]) -> list[Label]:
        with self._rows.decoding("a label"):
            return [
                Label(
                    segment_id=SegmentId(segment),
                    state=LabelState(state),
                    species_id=SpeciesId(species) if species is not None else None,
                    certainty=Certainty(certainty) if certainty else None,
                    call_type=call_type,
                    provenance=provenance_of(self._rows, tuple(made)),
                )
                for segment, state, species, certainty, call_type, *made in rows
            ]

    def set(self, labels: Sequence[Label]) -> None:
        """Set people's labels, replacing those that the segments had."""
        self._rows.execute_many(
            "INSERT INTO label (segment, made, state, species, certainty, call_type) "
            "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET made = excluded.made, "
            "state = excluded.state, species = excluded.species, "
            "certainty = excluded.certainty, call_type = excluded.call_type",
            self._values(labels),
        )

    def clear(self, ids: Iterable[SegmentId]) -> None:
        """Remove people's labels from segments."""
        self._rows.execute_many(
            "DELETE FROM label WHERE segment = ?", ((int(key),) for key in ids)
        )

    def add_readings(self, readings: Sequence[Label]) -> None:
        """Keep what else was said; what is here already, by author and time, stays as it is."""
        self._rows.execute_many(
            "INSERT INTO reading (segment, made, state, species, certainty, call_type) "
            "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
            self._values(readings),
        )

    def remove_readings(self, readings: Sequence[Label]) -> None:
        """Take readings back, by author and time."""
        self._rows.execute_many(
            "DELETE FROM reading WHERE segment = ? AND made = ?",
            [values[:2] for values in self._values(readings)],
        )

    def _values(self, labels: Sequence[Label]) -> list[tuple[object, ...]]:
        made = provenance_pks(self._rows, (label.provenance for label in labels))
        return [
            (
                label.segment_id,
                made[label.provenance],
                label.state,
                label.species_id,
                label.certainty or "",
                label.call_type,
            )
            for label in labels
        ]
