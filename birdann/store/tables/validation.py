"""Validation samples with their items and answers, and the thresholds that were saved."""

import json
from collections.abc import Iterable, Sequence

from birdann.core.detections import DetectionId
from birdann.core.ids import RecordingId, RunId, SegmentId, SpeciesId
from birdann.core.provenance import Program
from birdann.core.validation import (
    Answer,
    Sample,
    SampleAnswer,
    SampleId,
    SampleItem,
    Threshold,
)
from birdann.store.rows import Row, Rows, Table
from birdann.store.tables.provenance import (
    PROGRAM,
    PROVENANCE,
    known_program_pk,
    program_of,
    program_pk,
    provenance_of,
    provenance_pk,
    provenance_pks,
)


class Samples(Table):
    """What was drawn to check scores by, and what people said of it."""

    def all(self) -> list[Sample]:
        """Return the samples, newest first."""
        rows = self._rows.all(
            "SELECT validation_sample.id, validation_sample.name, validation_sample.run, seed, "
            f"is_blinded, design, {PROGRAM}, {PROVENANCE} FROM validation_sample "
            "LEFT JOIN program ON program.pk = validation_sample.program "
            "JOIN provenance ON provenance.pk = made WHERE removed = 0 ORDER BY number DESC"
        )
        with self._rows.decoding("a validation sample"):
            return [
                Sample(
                    id=SampleId(key),
                    name=name,
                    source=_source(run, program, version),
                    seed=seed,
                    is_blinded=bool(is_blinded),
                    design=dict(json.loads(design)),
                    provenance=provenance_of(self._rows, tuple(made)),
                )
                for key, name, run, seed, is_blinded, design, program, version, *made in rows
            ]

    def items(self, sample_id: SampleId) -> list[SampleItem]:
        """Return what was drawn, in the order in which it is shown."""
        rows = self._rows.all(
            "SELECT place, recording, onset_s, offset_s, species, score, bin, segment, detection "
            "FROM validation_item WHERE sample = ? ORDER BY place",
            [sample_id],
        )
        with self._rows.decoding("an item of a validation sample"):
            return [
                SampleItem(
                    place=place,
                    recording_id=RecordingId(recording),
                    onset_s=onset_s,
                    offset_s=offset_s,
                    species_id=SpeciesId(species),
                    score=score,
                    bin=in_bin,
                    segment_id=SegmentId(segment) if segment is not None else None,
                    detection_id=DetectionId(detection) if detection is not None else None,
                )
                for (
                    place, recording, onset_s, offset_s, species, score, in_bin, segment, detection,
                ) in rows
            ]  # fmt: skip

    def answers(self, sample_id: SampleId) -> list[SampleAnswer]:
        """Return what people said, in order of item, then of time."""
        rows = self._rows.all(
            f"SELECT place, verdict, {PROVENANCE} FROM validation_verdict "
            "JOIN provenance ON provenance.pk = made WHERE sample = ? ORDER BY place, at",
            [sample_id],
        )
        with self._rows.decoding("a verdict on a validation sample"):
            return [
                SampleAnswer(
                    place=place,
                    answer=Answer(verdict),
                    provenance=provenance_of(self._rows, tuple(made)),
                )
                for place, verdict, *made in rows
            ]

    def add(self, sample: Sample, items: Sequence[SampleItem]) -> None:
        """Save a sample as it was drawn."""
        run, program = _source_columns(self._rows, sample.source)
        self._rows.execute(
            "INSERT INTO validation_sample (id, number, name, run, program, seed, is_blinded, "
            "design, made) VALUES (?, (SELECT coalesce(max(number), 0) + 1 FROM "
            "validation_sample), ?, ?, ?, ?, ?, ?, ?)",
            (
                sample.id,
                sample.name,
                run or None,
                program or None,
                sample.seed,
                int(sample.is_blinded),
                json.dumps(dict(sample.design)),
                provenance_pk(self._rows, sample.provenance),
            ),
        )
        self._rows.execute_many(
            "INSERT INTO validation_item (sample, place, recording, onset_s, offset_s, species, "
            "score, bin, segment, detection) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            [
                (
                    sample.id,
                    item.place,
                    item.recording_id,
                    float(item.onset_s),
                    float(item.offset_s),
                    item.species_id,
                    float(item.score),
                    item.bin,
                    item.segment_id,
                    item.detection_id,
                )
                for item in items
            ],
        )

    def set_removed(self, ids: Iterable[SampleId], removed: bool) -> None:
        """Hide samples, or bring them back with all their answers."""
        self._rows.flag("UPDATE validation_sample SET removed = ? WHERE id = ?", ids, removed)

    def add_answers(self, sample_id: SampleId, answers: Sequence[SampleAnswer]) -> None:
        """Keep what people said; the same person's later answer counts."""
        self._rows.execute_many(
            "INSERT INTO validation_verdict (sample, place, made, verdict) VALUES (?, ?, ?, ?) "
            "ON CONFLICT DO UPDATE SET verdict = excluded.verdict",
            self._values(sample_id, answers),
        )

    def remove_answers(self, sample_id: SampleId, answers: Sequence[SampleAnswer]) -> None:
        """Take answers back."""
        self._rows.execute_many(
            "DELETE FROM validation_verdict WHERE sample = ? AND place = ? AND made = ?",
            [values[:3] for values in self._values(sample_id, answers)],
        )

    def _values(
        self, sample_id: SampleId, answers: Sequence[SampleAnswer]
    ) -> list[tuple[object, ...]]:
        made = provenance_pks(self._rows, (one.provenance for one in answers))
        return [(sample_id, one.place, made[one.provenance], one.answer) for one in answers]


class ThresholdsTable(Table):
    """The scores from which species are believed."""

    def all(self) -> list[Threshold]:
        """Return every saved threshold, in order of species' name."""
        return self._thresholds("", [])

    def one(self, species_id: SpeciesId, source: RunId | Program) -> Threshold | None:
        """Return the threshold of one species and source; None where none was saved."""
        run, program = _known_source_columns(self._rows, source)
        found = self._thresholds(
            "WHERE threshold.species = ? AND threshold.run = ? AND threshold.program = ? ",
            [species_id, run, program],
        )
        return found[0] if found else None

    def _thresholds(self, condition: str, parameters: Sequence[object]) -> list[Threshold]:
        rows = self._rows.all(
            f"SELECT threshold.species, threshold.run, score, precision, sample, {PROGRAM}, "
            f"{PROVENANCE} FROM threshold JOIN species ON species.id = threshold.species "
            "LEFT JOIN program ON program.pk = threshold.program "
            f"JOIN provenance ON provenance.pk = made {condition}"
            "ORDER BY species.name, program.name, program.version, threshold.run",
            parameters,
        )
        with self._rows.decoding("a threshold"):
            return [
                Threshold(
                    species_id=SpeciesId(species),
                    source=_source(run, program, version),
                    score=score,
                    precision=precision,
                    sample_id=SampleId(sample) if sample is not None else None,
                    provenance=provenance_of(self._rows, tuple(made)),
                )
                for species, run, score, precision, sample, program, version, *made in rows
            ]

    def set(self, thresholds: Sequence[Threshold]) -> None:
        """Save thresholds, replacing those of the same species and source."""
        self._rows.execute_many(
            "INSERT INTO threshold (species, run, program, score, precision, sample, made) "
            "VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET score = excluded.score, "
            "precision = excluded.precision, sample = excluded.sample, made = excluded.made",
            [
                (
                    one.species_id,
                    *_source_columns(self._rows, one.source),
                    float(one.score),
                    one.precision,
                    one.sample_id,
                    provenance_pk(self._rows, one.provenance),
                )
                for one in thresholds
            ],
        )

    def remove(self, species_id: SpeciesId, source: RunId | Program) -> None:
        """Forget the threshold of one species and source."""
        self._rows.execute(
            "DELETE FROM threshold WHERE species = ? AND run = ? AND program = ?",
            (species_id, *_known_source_columns(self._rows, source)),
        )


def _source(run: int | None, program: str | None, version: str | None) -> RunId | Program:
    return RunId(run) if run else program_of((program, version))


def _source_columns(rows: Rows, source: RunId | Program) -> Row:
    """Return (run, number of the program), 0 for the other."""
    return (0, program_pk(rows, source)) if isinstance(source, Program) else (source, 0)


def _known_source_columns(rows: Rows, source: RunId | Program) -> Row:
    if isinstance(source, Program):
        return (0, known_program_pk(rows, source) or -1)
    return (source, 0)
