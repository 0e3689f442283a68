"""Detections by other programs, with their scores."""

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from birdann.core.detections import Detection, DetectionId, DetectorRun, Scores
from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.provenance import Program
from birdann.store.blobs import decode_windows, encode_windows
from birdann.store.rows import Table
from birdann.store.tables.provenance import PROGRAM, known_program_pk, program_of, program_pk
from birdann.store.tables.records import Column, Record

_BAND = Column(
    names="low_hz, high_hz",
    read=lambda low_hz, high_hz: (low_hz, high_hz) if low_hz is not None else None,
    write=lambda band: (float(band[0]), float(band[1])) if band else (None, None),
)
_DETECTION = Record(Detection, "detection", "a detection", band_hz=_BAND)
_NAMES = Column(
    names="names",
    read=lambda text: {name: tuple(others) for name, others in json.loads(text).items()},
    write=lambda names: (json.dumps(dict(names), sort_keys=True),),
)
_RUN = Record(DetectorRun, "detector_run", "a run of a detector", names=_NAMES)
_OF_PRESENT_RECORDINGS = (
    "JOIN recording ON recording.id = detection.recording WHERE detection.removed = 0 "
)


class Detections(Table):
    """Detections by other programs."""

    def of(self, recording_id: RecordingId) -> list[Detection]:
        """Return the detections in one recording, in order of onset."""
        condition = "AND detection.recording = ? ORDER BY onset_s, detection.id"
        return _DETECTION.all(self._rows, _OF_PRESENT_RECORDINGS + condition, [recording_id])

    def sorted_by_score(
        self,
        program: Program,
        species_id: SpeciesId,
        *,
        at_least: float | None = None,
    ) -> list[Detection]:
        """Return a program's detections of a species in all recordings, highest score first.

        With ``at_least``, only those with at least this score.
        """
        known = known_program_pk(self._rows, program)
        if known is None:
            return []
        condition = "" if at_least is None else "AND score >= ? "
        return _DETECTION.all(
            self._rows,
            f"{_OF_PRESENT_RECORDINGS}AND recording.removed = 0 AND detection.program = ? AND species = ? "
            f"{condition}ORDER BY score DESC, detection.id",
            [known, species_id, *([] if at_least is None else [at_least])],
        )

    def find_by_species(self, species_ids: Iterable[SpeciesId]) -> dict[DetectionId, SpeciesId]:
        """Return the detections of some species, including hidden ones."""
        rows = self._rows.all_in(
            "SELECT id, species FROM detection WHERE species IN (%s)", species_ids
        )
        return {DetectionId(key): SpeciesId(species) for key, species in rows}

    def best(self) -> list[tuple[Program, RecordingId, SpeciesId | None, float]]:
        """Return each program's best score per species and recording; None for unknown names."""
        rows = self._rows.all(
            f"SELECT {PROGRAM}, recording, species, max(score) FROM detection "
            "JOIN program ON program.pk = detection.program "
            "JOIN recording ON recording.id = detection.recording "
            "WHERE detection.removed = 0 AND recording.removed = 0 AND score IS NOT NULL "
            "GROUP BY program.pk, recording, species "
            "ORDER BY program.name, program.version, recording, species"
        )
        with self._rows.name_file_in_errors("a detection"):
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
        """Return the number of detections per program and name."""
        rows = self._rows.all(
            f"SELECT {PROGRAM}, detection.name, count(*) FROM detection "
            "JOIN program ON program.pk = detection.program "
            "JOIN recording ON recording.id = detection.recording "
            "WHERE detection.removed = 0 AND recording.removed = 0 "
            "GROUP BY program.pk, detection.name ORDER BY program.name, program.version, 3"
        )
        with self._rows.name_file_in_errors("a detection"):
            return {(program_of((name, version)), own): n for name, version, own, n in rows}

    def put(self, detections: Sequence[Detection]) -> None:
        """Add detections; known ones are restored.

        Raises NotInProjectError if a recording does not exist.
        """
        self._rows.require("recording", {d.recording_id for d in detections})
        _DETECTION.put(self._rows, detections, conflict="(id) DO UPDATE SET removed = 0")

    def windows(
        self, recording_id: RecordingId, runs: Mapping[int, DetectorRun]
    ) -> list[tuple[DetectorRun, Scores]]:
        """Return the scored windows in one recording by each of ``runs``, which are all."""
        rows = self._rows.all(
            "SELECT run, lowest, highest, windows FROM analysed_recording WHERE recording = ?",
            [recording_id],
        )
        with self._rows.name_file_in_errors("a scored window"):
            found = [(runs[run], decode_windows(*stored)) for run, *stored in rows]
            for run, scores in found:
                if len(scores) and not 0 <= scores[:, 0].min() <= scores[:, 0].max() < len(
                    run.names
                ):
                    raise ValueError("a class that its detector lacks")
        return found

    def put_windows(self, run: DetectorRun, scores: Mapping[RecordingId, Scores]) -> None:
        """Replace the scored windows of a program in recordings, which its run analysed."""
        program = program_pk(self._rows, run.program)
        _RUN.put(self._rows, [run], conflict="DO NOTHING")
        pk = next(key for key, known in self.runs().items() if known == run)
        self._rows.execute_many(
            "DELETE FROM analysed_recording WHERE recording = ? AND run IN "
            "(SELECT pk FROM detector_run WHERE program = ?)",
            [(key, program) for key in scores],
        )
        self._rows.insert(
            "analysed_recording",
            "recording, run, lowest, highest, windows",
            [(key, pk, *encode_windows(each)) for key, each in scores.items()],
        )

    def programs(self) -> list[Program]:
        """Return the programs with scores."""
        return list(self.ranges())

    def ranges(self) -> dict[Program, tuple[float, float]]:
        """Return the lowest and the highest score of each program."""
        rows = self._rows.all(
            f"SELECT {PROGRAM}, min(low), max(high) FROM program JOIN (SELECT program, score AS low, "
            "score AS high FROM detection WHERE removed = 0 AND score IS NOT NULL UNION ALL "
            "SELECT program, lowest, highest FROM analysed_recording JOIN detector_run "
            "ON detector_run.pk = run WHERE lowest IS NOT NULL) ON program = program.pk "
            "GROUP BY program.pk ORDER BY program.name, program.version"
        )
        with self._rows.name_file_in_errors("a detection"):
            return {program_of(row[:2]): (float(row[2]), float(row[3])) for row in rows}

    def recordings_of(self, programs: Iterable[Program]) -> set[RecordingId]:
        """Return the recordings that programs analysed, or in which they have detections."""
        pks = [
            pk for program in programs if (pk := known_program_pk(self._rows, program)) is not None
        ]
        rows = [
            *self._rows.all_in(
                "SELECT DISTINCT recording FROM detection WHERE removed = 0 AND program IN (%s)",
                pks,
            ),
            *self._rows.all_in(
                "SELECT DISTINCT recording FROM analysed_recording JOIN detector_run "
                "ON detector_run.pk = run WHERE program IN (%s)",
                pks,
            ),
        ]
        return {RecordingId(recording) for (recording,) in rows}

    def runs(self) -> dict[int, DetectorRun]:
        """Return the runs of detectors by their number."""
        return _RUN.all_by_key(self._rows, "detector_run.pk", "ORDER BY detector_run.pk")

    def runs_by_recording(self) -> dict[RecordingId, list[int]]:
        """Return the runs that analysed each recording."""
        runs = defaultdict(list)
        for recording, run in self._rows.all("SELECT recording, run FROM analysed_recording"):
            runs[RecordingId(recording)].append(int(run))
        return dict(runs)

    def set_species(self, species: Mapping[DetectionId, SpeciesId | None]) -> None:
        """Set the species of detections."""
        self._rows.execute_many(
            "UPDATE detection SET species = ? WHERE id = ?",
            [(each_species, key) for key, each_species in species.items()],
        )
