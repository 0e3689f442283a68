"""Overviews of a whole project, in one query each."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from birdann.core import message
from birdann.core.arrays import FloatArray, Int16Array, Int32Array, Int64Array
from birdann.core.ids import Ids, RecordingId, RunId, SegmentId, SpeciesId, rows_of
from birdann.core.labels import Detail, LabelState, ListState
from birdann.core.predictions import MODES
from birdann.core.provenance import Program
from birdann.store.rows import Row, Table, columns_of
from birdann.store.tables.provenance import PROGRAM, program_of
from birdann.store.tables.runs import Runs
from birdann.store.tables.scores import OUTDATED, add_same_species, as_probability

_LIVE = (
    "FROM segment JOIN recording ON recording.id = segment.recording "
    "WHERE deleted = 0 AND removed = 0"
)
LABEL_STATES: tuple[LabelState, ...] = tuple(LabelState)


@dataclass(frozen=True, slots=True, kw_only=True)
class Counts:
    """Size of a project and progress of work."""

    recordings: int
    tagged: int
    segmented: int
    problems: int
    species: int
    segments: int
    predicted: int
    confirmed: int
    corrected: int
    rejected: int
    models: int
    duration_s: float
    highest_rate_hz: int = 0  # Sample rate.
    detected: int = 0  # Recordings with scores of a detector.
    unvalidated: int = 0  # Items of validation samples without an answer.
    details: frozenset[Detail] = frozenset()  # Optional information present in labels.

    @property
    def reviewed(self) -> int:
        """Number of labelled segments."""
        return self.named + self.rejected

    @property
    def named(self) -> int:
        """Number of segments whose species a person gave."""
        return self.confirmed + self.corrected


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordingOverview:
    """Progress of one recording."""

    recording_id: RecordingId
    list_state: ListState
    n_tags: int
    is_segmented: bool
    n_segments: int
    n_reviewed: int
    problem: str


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class SegmentTable:
    """All segments of a project as columns of length n, ordered by recording path and onset.

    Attributes
    ----------
    species, runner_up
        int32: index of the run's two most probable answers; -1 for unknown species, or without
        score if ``probability`` is NaN.
    call_probability, probability_low
        float64: call probability, and 90 % lower bound of ``probability``; NaN if unavailable.
    """

    recording_ids: tuple[RecordingId, ...]  # Recordings that ``recording`` indexes.
    # Species that ``species``, ``runner_up`` and ``label_species`` index.
    species_ids: tuple[SpeciesId, ...]
    segment_ids: Ids
    recording: Int32Array  # int32: index into ``recording_ids``.
    onset_s: FloatArray
    offset_s: FloatArray
    low_hz: FloatArray
    high_hz: FloatArray
    species: Int32Array
    probability: FloatArray
    runner_up: Int32Array
    runner_up_probability: FloatArray
    call_probability: FloatArray
    label: npt.NDArray[np.int8]  # int8: index into ``LABEL_STATES``, -1 without label.
    label_species: Int32Array  # int32: index of the label's species, -1 for none.
    # Segments with another program's answer, as the run has none.
    found_ids: frozenset[SegmentId] = frozenset()
    programs: tuple[Program, ...] = ()  # Other programs with detections in the project.
    # program, program_score: int16 and float64: index of the program that detected each segment,
    # -1 for none, and its score (the highest), NaN for none; None without any program.
    program: Int16Array | None = None
    program_score: FloatArray | None = None
    # int8: index of the score's mode in ``MODES``; -1 without score. None if unknown.
    mode: npt.NDArray[np.int8] | None = None
    probability_low: FloatArray | None = None

    def __len__(self) -> int:
        return len(self.segment_ids)

    def take(self, rows: Int64Array) -> "SegmentTable":
        """Return some rows."""
        columns = {field.name: getattr(self, field.name) for field in fields(self)}
        chosen: dict[str, Any] = {
            name: column[rows]
            for name, column in columns.items()
            if isinstance(column, np.ndarray)
        }
        return replace(self, **chosen)

    def compared_probability(self) -> FloatArray:
        """Return the values compared with thresholds: lower bounds, else probabilities."""
        if self.probability_low is None:
            return self.probability
        return np.where(np.isnan(self.probability_low), self.probability, self.probability_low)


class OverviewTable(Table):
    """Counts, statuses and the table of all segments."""

    def counts(self) -> Counts:
        """Return the size of the project."""
        one, run_id = self._rows.count, Runs(self._rows).id_in_use()
        recordings, problems, duration_s, highest_rate_hz = self._rows.all(
            "SELECT count(*), total(problem != ''), total(CAST(n_frames AS REAL) / sample_rate_hz), "
            "coalesce(max(sample_rate_hz), 0) FROM recording WHERE removed = 0"
        )[0]
        of_labels = self._rows.all(
            "SELECT label.state, count(*), max(certainty != ''), max(call_type != '') "
            "FROM label JOIN segment ON segment.id = label.segment "
            "JOIN recording ON recording.id = segment.recording "
            "WHERE deleted = 0 AND removed = 0 GROUP BY label.state"
        )
        labels: dict[str, int] = {state: n for state, n, _, _ in of_labels}
        return Counts(
            recordings=recordings,
            tagged=one(
                "SELECT count(DISTINCT recording) FROM species_list JOIN recording "
                "ON recording.id = species_list.recording "
                "WHERE removed = 0 AND state != 'untagged'"
            ),
            segmented=one(
                "SELECT count(*) FROM segmentation JOIN recording "
                "ON recording.id = segmentation.recording WHERE removed = 0"
            ),
            problems=int(problems),
            species=one("SELECT count(*) FROM species WHERE removed = 0"),
            segments=one(f"SELECT count(*) {_LIVE}"),
            predicted=one(
                f"SELECT count(*) {_LIVE} AND (EXISTS (SELECT 1 FROM top_score WHERE "
                "top_score.segment = segment.id AND run = ?) AND "
                f"segment.recording NOT IN {OUTDATED} OR segment.id IN (SELECT segment "
                "FROM detection WHERE detection.removed = 0 AND species IS NOT NULL))",
                [run_id, run_id],
            ),
            detected=one(
                "SELECT count(DISTINCT recording) FROM analysed_recording JOIN recording "
                "ON recording.id = analysed_recording.recording WHERE removed = 0"
            ),
            unvalidated=one(
                "SELECT count(*) FROM validation_item AS item JOIN validation_sample "
                "ON id = item.sample WHERE removed = 0 AND NOT EXISTS (SELECT 1 FROM "
                "validation_verdict AS given WHERE (given.sample, given.place) = (item.sample, "
                "item.place))"
            ),
            confirmed=labels.get("confirmed", 0),
            corrected=labels.get("corrected", 0),
            rejected=labels.get("rejected", 0),
            models=one("SELECT count(*) FROM model_run"),
            duration_s=duration_s,
            highest_rate_hz=highest_rate_hz,
            details=self._details(of_labels),
        )

    def _details(self, of_labels: Sequence[Row]) -> frozenset[Detail]:
        """Return the optional information present in visible segments and recordings."""
        live = f"EXISTS (SELECT 1 {_LIVE} AND segment.id IN (SELECT segment FROM %s))"
        ((has_note, has_readings, has_remark),) = self._rows.all(
            f"SELECT {live % 'segment_note'}, {live % 'reading'}, EXISTS (SELECT 1 FROM "
            "recording_note JOIN recording ON recording.id = recording WHERE removed = 0)"
        )
        held = {
            Detail.CERTAINTY: any(has_detail for _, _, has_detail, _ in of_labels),
            Detail.CALL_TYPE: any(has_detail for _, _, _, has_detail in of_labels),
            Detail.REJECTED: any(state == LabelState.REJECTED for state, *_ in of_labels),
            Detail.NOTE: has_note,
            Detail.RECORDING_NOTE: has_remark,
            Detail.READINGS: has_readings,
        }
        return frozenset(record for record, is_held in held.items() if is_held)

    def statuses(self) -> dict[RecordingId, RecordingOverview]:
        """Return the progress of all recordings, by path."""
        rows: Iterable[Row] = self._rows.all(
            "SELECT r.id, coalesce(list.state, 'untagged'), "
            "(SELECT count(*) FROM tag WHERE tag.list = list.pk AND tag.state = 'present'), "
            "EXISTS (SELECT 1 FROM segmentation WHERE segmentation.recording = r.id), "
            "(SELECT count(*) FROM segment WHERE segment.recording = r.id AND deleted = 0), "
            "coalesce(reviewed.n, 0), problem "
            "FROM recording AS r LEFT JOIN species_list AS list "
            "ON list.recording = r.id AND list.start_s IS NULL AND list.observer = '' "
            "LEFT JOIN (SELECT recording, count(*) AS n FROM label "
            "JOIN segment ON segment.id = label.segment WHERE deleted = 0 GROUP BY recording) "
            "AS reviewed ON reviewed.recording = r.id WHERE r.removed = 0 ORDER BY path"
        )
        with self._rows.name_file_in_errors("a recording"):
            return {status.recording_id: status for status in map(_status, rows)}

    def segments(self, run_id: RunId | None = None) -> SegmentTable:
        """Return all segments with the answers of a run.

        By default of the shown run, completed by detections of other programs.
        """
        runs, with_found = Runs(self._rows), run_id is None
        run_id = run_id if run_id is not None else runs.id_in_use()
        recordings = self._rows.all("SELECT id FROM recording WHERE removed = 0 ORDER BY path")
        species = [
            SpeciesId(key)
            for (key,) in self._rows.all("SELECT id FROM species ORDER BY name, number")
        ]
        named = runs.targets(run_id) if run_id is not None else ()
        batches = self._rows.batches(
            "SELECT segment.recording, segment.id, onset_s, offset_s, low_hz, high_hz, "
            "top_score.species, probability, runner_up, runner_up_probability, "
            "call_probability, label.state, label.species, mode, probability_low FROM segment "
            "LEFT JOIN top_score ON top_score.segment = segment.id AND run = ? "
            f"AND segment.recording NOT IN {OUTDATED} "
            "LEFT JOIN label ON label.segment = segment.id "
            "WHERE deleted = 0 ORDER BY segment.recording, onset_s, low_hz, segment.id",
            [run_id, run_id],
        )
        keys = [RecordingId(key) for (key,) in recordings]
        with self._rows.name_file_in_errors("a segment"):
            columns = columns_of(batches, keys, _makers(species, named))
        add_same_species(columns)
        table = SegmentTable(recording_ids=tuple(keys), species_ids=tuple(species), **columns)
        return self._fill_with_detections(table) if with_found else table

    def _fill_with_detections(self, table: SegmentTable) -> SegmentTable:
        """Add answers of other programs where the run has none."""
        rows = self._rows.all(
            f"SELECT segment, species, score, {PROGRAM} FROM detection "
            "JOIN program ON program.pk = detection.program WHERE removed = 0 "
            "AND segment IS NOT NULL AND species IS NOT NULL ORDER BY score"
        )
        if not rows:
            return table
        answered = set[SegmentId]()
        detections = {key: (species, score, tuple(by)) for key, species, score, *by in rows}
        numbers = {
            by: n
            for n, by in enumerate(sorted({detection[2] for detection in detections.values()}))
        }
        program = np.full(len(table), -1, dtype=np.int16)
        program_score = np.full(len(table), np.nan)
        species_index = {key: index for index, key in enumerate(table.species_ids)}
        table_rows = rows_of(table.segment_ids, detections).tolist()
        for (species, score, by), at in zip(detections.values(), table_rows, strict=True):
            if at < 0:
                continue
            program[at] = numbers[by]
            program_score[at] = np.nan if score is None else score
            if np.isnan(table.probability[at]):
                table.species[at] = species_index[SpeciesId(species)]
                table.probability[at] = as_probability(score)
                table.runner_up_probability[at] = 0.0
                answered.add(SegmentId(int(table.segment_ids[at])))
        return replace(
            table,
            found_ids=frozenset(answered),
            programs=tuple(map(program_of, numbers)),
            program=program,
            program_score=program_score,
        )


def _status(row: Row) -> RecordingOverview:
    key, list_state, n_tags, is_segmented, n_segments, n_reviewed, problem = row
    return RecordingOverview(
        recording_id=RecordingId(key),
        list_state=ListState(list_state),
        n_tags=n_tags,
        is_segmented=bool(is_segmented),
        n_segments=n_segments,
        n_reviewed=n_reviewed,
        problem=message.from_text(problem),
    )


_as_numbers = partial(np.array, dtype=np.float64)


def _makers(species: Sequence[SpeciesId], named: Sequence[SpeciesId]) -> dict[str, Any]:
    """Return what makes the columns of a ``SegmentTable``, in the order in which they are asked for.

    Parameters
    ----------
    named
        Species that the answers index.
    """
    species_at: dict[Any, int] = {key: i for i, key in enumerate(species)} | {None: -1}
    state_at: dict[Any, int] = {state.value: i for i, state in enumerate(LABEL_STATES)}
    answers = _counted({i: species_at[key] for i, key in enumerate(named)} | {None: -1}, np.int32)
    return {
        "segment_ids": partial(np.array, dtype=np.int64),
        "onset_s": _as_numbers,
        "offset_s": _as_numbers,
        "low_hz": _as_numbers,
        "high_hz": _as_numbers,
        "species": answers,
        "probability": _as_numbers,
        "runner_up": answers,
        "runner_up_probability": _as_numbers,
        "call_probability": _as_numbers,
        "label": _counted(state_at | {None: -1}, np.int8),
        "label_species": _counted(species_at, np.int32),
        "mode": _counted({i: i for i in range(len(MODES))} | {None: -1}, np.int8),
        "probability_low": _as_numbers,
    }


def _counted(places: Mapping[Any, int], dtype: npt.DTypeLike) -> Callable[[Sequence[Any]], Any]:
    """Return what makes an array of the places of values."""
    return lambda values: np.array([places[value] for value in values], dtype=dtype)
