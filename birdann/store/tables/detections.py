"""What other programs detected: proposals with their scores."""

import json
from collections.abc import Iterable, Mapping, Sequence

from birdann.core.detections import Detection, DetectionId
from birdann.core.ids import RecordingId, SegmentId, SpeciesId
from birdann.core.provenance import Program
from birdann.store.errors import absent
from birdann.store.rows import Row, Table
from birdann.store.tables.provenance import PROGRAM, known_program_pk, program_of, program_pk

_DETECTION = (
    f"SELECT detection.id, detection.recording, {PROGRAM}, onset_s, offset_s, low_hz, high_hz, "
    "detection.name, species, score, segment, row FROM detection "
    "JOIN program ON program.pk = detection.program "
    "JOIN recording ON recording.id = detection.recording "
    "WHERE detection.removed = 0 "
)


class Detections(Table):
    """The detections of other programs."""

    def of(self, recording_id: RecordingId) -> list[Detection]:
        """Return the detections in one recording, in order of onset."""
        rows = self._rows.all(
            _DETECTION + "AND detection.recording = ? ORDER BY onset_s, detection.id",
            [recording_id],
        )
        return self._detections(rows)

    def by_score(
        self,
        program: Program,
        species_id: SpeciesId,
        *,
        at_least: float | None = None,
    ) -> list[Detection]:
        """Return what a program detected of one species in all recordings, highest score first.

        With ``at_least`` only what has this score or a higher one.
        """
        known = known_program_pk(self._rows, program)
        if known is None:
            return []
        condition = "" if at_least is None else "AND score >= ? "
        rows = self._rows.all(
            f"{_DETECTION}AND recording.removed = 0 AND detection.program = ? AND species = ? "
            f"{condition}ORDER BY score DESC, detection.id",
            [known, species_id, *([] if at_least is None else [at_least])],
        )
        return self._detections(rows)

    def of_species(self, species_ids: Iterable[SpeciesId]) -> dict[DetectionId, SpeciesId]:
        """Return the detections of some of the project's species, hidden ones too."""
        rows = self._rows.all_in(
            "SELECT id, species FROM detection WHERE species IN (%s)", species_ids
        )
        return {DetectionId(key): SpeciesId(species) for key, species in rows}

    def best(self) -> list[tuple[Program, RecordingId, SpeciesId | None, float]]:
        """Return each program's best score of each species in each recording; None for what is no species here."""
        rows = self._rows.all(
            f"SELECT {PROGRAM}, recording, species, max(score) FROM detection "
            "JOIN program ON program.pk = detection.program "
            "JOIN recording ON recording.id = detection.recording "
            "WHERE detection.removed = 0 AND recording.removed = 0 AND score IS NOT NULL "
            "GROUP BY program.pk, recording, species "
            "ORDER BY program.name, program.version, recording, species"
        )
        with self._rows.decoding("a detection"):
            return [
                (
                    program_of((name, version)),
                    RecordingId(recording),
                    SpeciesId(species) if species is not None else None,
                    float(score),
                )
                for name, version, recording, species, score in rows
            ]

    def counts(self) -> dict[tuple[Program, str], int]:
        """Return how many detections there are of each program and name."""
        rows = self._rows.all(
            f"SELECT {PROGRAM}, detection.name, count(*) FROM detection "
            "JOIN program ON program.pk = detection.program "
            "JOIN recording ON recording.id = detection.recording "
            "WHERE detection.removed = 0 AND recording.removed = 0 "
            "GROUP BY program.pk, detection.name ORDER BY program.name, program.version, 3"
        )
        with self._rows.decoding("a detection"):
            return {(program_of((name, version)), own): n for name, version, own, n in rows}

    def _detections(self, rows: Iterable[Row]) -> list[Detection]:
        with self._rows.decoding("a detection"):
            return [_detection(row) for row in rows]

    def put(self, detections: Sequence[Detection]) -> None:
        """Add detections; one that is known by its id is taken in again, as it was.

        Raises
        ------
        NotInProjectError
            If the recording of one is not here.
        """
        for one in {d.recording_id for d in detections}:
            if self._rows.first("SELECT 1 FROM recording WHERE id = ?", [one]) is None:
                raise absent(self._rows.path, "recording", one)
        programs = {p: program_pk(self._rows, p) for p in {d.program for d in detections}}
        self._rows.execute_many(
            "INSERT INTO detection (id, recording, program, onset_s, offset_s, low_hz, high_hz, "
            "name, species, score, segment, row) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
            "ON CONFLICT (id) DO UPDATE SET removed = 0",
            [
                (
                    d.id,
                    d.recording_id,
                    programs[d.program],
                    float(d.onset_s),
                    float(d.offset_s),
                    *(map(float, d.band_hz) if d.band_hz else (None, None)),
                    d.name,
                    d.species_id,
                    None if d.score is None else float(d.score),
                    d.segment_id,
                    json.dumps(dict(d.row)),
                )
                for d in detections
            ],
        )

    def set_segments(self, segments: Mapping[DetectionId, SegmentId | None]) -> None:
        """Note which segments outline detections."""
        self._rows.execute_many(
            "UPDATE detection SET segment = ? WHERE id = ?",
            [(segment, key) for key, segment in segments.items()],
        )

    def set_species(self, species: Mapping[DetectionId, SpeciesId | None]) -> None:
        """Note which of the project's species detections are of."""
        self._rows.execute_many(
            "UPDATE detection SET species = ? WHERE id = ?",
            [(one, key) for key, one in species.items()],
        )

    def set_removed(self, ids: Iterable[DetectionId], removed: bool) -> None:
        """Hide detections, or bring them back."""
        self._rows.flag("UPDATE detection SET removed = ? WHERE id = ?", ids, removed)


def _detection(row: Row) -> Detection:
    key, recording, program, version, onset_s, offset_s, low_hz, high_hz, *rest = row
    name, species, score, segment, told = rest
    return Detection(
        id=DetectionId(key),
        recording_id=RecordingId(recording),
        program=program_of((program, version)),
        onset_s=onset_s,
        offset_s=offset_s,
        band_hz=(low_hz, high_hz) if low_hz is not None else None,
        name=name,
        species_id=SpeciesId(species) if species is not None else None,
        score=score,
        segment_id=SegmentId(segment) if segment is not None else None,
        row=dict(json.loads(told)),
    )
