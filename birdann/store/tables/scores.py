"""Scores of model runs: all probabilities, and the two most probable answers.

All probabilities of one run and recording are one row of arrays; the two most probable answers are
a row per segment, for lists and queues.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from birdann.core.arrays import BoolArray
from birdann.core.ids import (
    IdIndex,
    Ids,
    RecordingId,
    RunId,
    SegmentId,
    SpeciesId,
    as_ids,
    rows_of,
)
from birdann.core.predictions import (
    MODES,
    OPTIONAL_COLUMNS,
    SCORE_COLUMNS,
    Mode,
    ScoreColumns,
    ScoreTable,
    SegmentScore,
    likeliest_and_runner_up,
)
from birdann.store.blobs import decode_numbers, decode_scores, encode_ids, encode_numbers
from birdann.store.rows import ALL_TIMES, Row, Table
from birdann.store.schema import OUTDATE
from birdann.store.tables.provenance import PROGRAM, program_of
from birdann.store.tables.runs import Runs

_OPTIONAL = ", ".join(OPTIONAL_COLUMNS)
_DROP_BEST = (
    "DELETE FROM top_score WHERE run = ? "
    "AND segment IN (SELECT id FROM segment WHERE recording = ?)"
)
"""Given a run and a recording."""
_ALIVE = "SELECT id FROM segment WHERE recording = ?1 AND deleted = 0"
_WITH_FRAGMENTS = (
    f"{_ALIVE} UNION SELECT fragment FROM segment_fragment WHERE segment IN ({_ALIVE})"
)
OUTDATED = "(SELECT recording FROM score WHERE score.run = ? AND length(score.segments) = 0)"
"""The recordings, given a run, whose rows of ``top_score`` contain no longer."""


class Scores(Table):
    """Scores of segments by run and recording."""

    def table(
        self, run_id: RunId, recording_id: RecordingId, *, with_fragments: bool = False
    ) -> ScoreTable | None:
        """Return a run's probabilities for one recording, or None.

        Columns are the run's ``species_ids``; deleted segments are left out, as are outdated
        scores. ``with_fragments`` adds rows of the fragments of joined segments.
        """
        row = self._rows.first(
            f"SELECT mode, segments, probabilities, {_OPTIONAL} FROM score "
            "WHERE run = ? AND recording = ?",
            [run_id, recording_id],
        )
        if row is None or not row[1]:
            return None
        mode, keys, probabilities, *others = row
        n_species = len(Runs(self._rows).species_ids(run_id))
        alive = self._rows.all(_WITH_FRAGMENTS if with_fragments else _ALIVE, [recording_id])
        with self._rows.name_file_in_errors("a score"):
            ids, table = decode_scores(keys, probabilities, n_species)
            kept = np.isin(ids, np.array(alive, dtype=np.int64).reshape(-1))
            columns: dict[str, Any] = {
                name: None if column is None else decode_numbers(column, len(ids))[kept]
                for name, column in zip(OPTIONAL_COLUMNS, others, strict=True)
            }
            return ScoreTable(
                run_id=run_id,
                mode=Mode(mode),
                segment_ids=ids[kept],
                probabilities=table[kept],
                **columns,
            )

    def outdated_recordings(self, run_id: RunId) -> list[RecordingId]:
        """Return the recordings with changed lists since a run scored them."""
        rows = self._rows.all(
            "SELECT recording.id FROM score JOIN recording ON recording.id = score.recording "
            "WHERE run = ? AND length(segments) = 0 AND removed = 0 ORDER BY path",
            [run_id],
        )
        return [RecordingId(key) for (key,) in rows]

    def best(self, run_id: RunId, recording_id: RecordingId) -> dict[SegmentId, SegmentScore]:
        """Return the two most probable answers for each scored segment of one recording."""
        rows = self._rows.all(
            "SELECT id FROM segment WHERE recording = ? AND deleted = 0 "
            "ORDER BY onset_s, low_hz, id",
            [recording_id],
        )
        ids = np.array(rows, dtype=np.int64).reshape(-1)
        return dict(self.columns(run_id, recording_id, ids))

    def columns(
        self,
        run_id: RunId,
        recording_id: RecordingId,
        segment_ids: Ids,
        between_s: tuple[float, float] = ALL_TIMES,
    ) -> ScoreColumns:
        """Return the two most probable answers for the given segments of one recording."""
        batches = self._rows.batches(
            f"SELECT segment.id, {', '.join(SCORE_COLUMNS)} FROM segment "
            "JOIN top_score ON top_score.segment = segment.id "
            "WHERE segment.recording = ? AND segment.deleted = 0 "
            "AND onset_s BETWEEN ? AND ? AND run = ? AND EXISTS (SELECT 1 FROM score "
            "WHERE score.run = ? AND score.recording = ? AND length(segments) > 0)",
            [recording_id, *between_s, run_id, run_id, recording_id],
        )
        species = Runs(self._rows).targets(run_id)
        with self._rows.name_file_in_errors("a score"):
            return _columns(run_id, segment_ids, batches, species)

    def proposals(
        self,
        run_id: RunId | None,
        recording_id: RecordingId,
        segment_ids: Ids,
        between_s: tuple[float, float] = ALL_TIMES,
    ) -> ScoreColumns:
        """As ``columns``, completed by detections of other programs.

        Of several detections the one with the highest score; see ``as_probability``.
        """
        columns = ScoreColumns.unscored(segment_ids)
        if run_id is not None:
            columns = self.columns(run_id, recording_id, segment_ids, between_s)
        rows = self._rows.all(
            f"SELECT detection.segment, species, score, {PROGRAM} FROM detection "
            "JOIN program ON program.pk = detection.program "
            "WHERE recording = ? AND removed = 0 AND segment IS NOT NULL AND species IS NOT NULL "
            "ORDER BY score",
            [recording_id],
        )
        proposals = {key: rest for key, *rest in rows}
        indices = rows_of(segment_ids, proposals)
        open_ones = [(key, at) for key, at in zip(proposals, indices.tolist(), strict=True)
                     if at >= 0 and columns.mode[at] < 0]  # fmt: skip
        if not open_ones:
            return columns
        kinds = dict.fromkeys([*columns.species_ids, *(proposals[key][0] for key, _ in open_ones)])
        species_index = {key: index for index, key in enumerate(kinds)}
        programs = {}
        for key, at in open_ones:
            species, score, *program = proposals[key]
            columns.mode[at] = MODES.index(Mode.PROGRAM)
            columns.species[at] = species_index[species]
            columns.probability[at] = as_probability(score)
            columns.runner_up_probability[at] = 0.0
            programs[SegmentId(key)] = program_of(tuple(program))
        return replace(columns, species_ids=tuple(map(SpeciesId, kinds)), programs=programs)

    def put(self, recording_id: RecordingId, scores: ScoreTable) -> None:
        """Replace a run's probabilities for one recording.

        Rows of segments deleted meanwhile are left out; a table without rows is outdated (see
        ``outdated_recordings``). Raises NotInProjectError if the run or the recording does not
        exist.
        """
        run_id, ids = scores.run_id, as_ids(scores.segment_ids)
        here = self._is_in_recording(run_id, recording_id, ids)
        ids, probabilities = ids[here], scores.probabilities[here]
        keys = ids.tolist()
        columns = {
            name: None if column is None else column[here]
            for name, column in scores.optional.items()
        }
        self._rows.execute(_DROP_BEST, (run_id, recording_id))
        self._rows.insert(
            "score",
            f"run, recording, mode, segments, probabilities, {_OPTIONAL}",
            [
                (
                    *(run_id, recording_id, scores.mode),
                    *(encode_ids(ids), encode_numbers(probabilities)),
                    *(None if c is None else encode_numbers(c) for c in columns.values()),
                )
            ],
            replaces="run, recording",
        )
        first, p, second, q = likeliest_and_runner_up(probabilities, columns["animal_probability"])
        column_of = [*range(probabilities.shape[1]), None]
        others = ([None] * len(keys) if c is None else c.tolist() for c in columns.values())
        unlisted = scores.is_unlisted
        mode_of = np.full(len(keys), MODES.index(scores.mode))
        if unlisted is not None:
            mode_of[unlisted[here]] = MODES.index(Mode.INDUCTIVE)
        self._rows.insert(
            "top_score",
            f"segment, run, {', '.join(SCORE_COLUMNS)}",
            sorted(
                (key, run_id, mode, column_of[a], pa, column_of[b], pb, *rest)
                for key, mode, a, pa, b, pb, *rest in zip(
                    keys,
                    mode_of.tolist(),
                    first.tolist(),
                    p.tolist(),
                    second.tolist(),
                    q.tolist(),
                    *others,
                    strict=True,
                )
            ),
        )

    def outdate_where_missing(self, segment_ids: Iterable[SegmentId]) -> None:
        """Mark scores as outdated that lack one of some segments.

        The schema does so itself when a list changes or a segment is restored.
        """
        pairs = self._rows.all_in(
            "SELECT DISTINCT score.run, score.recording FROM segment "
            "JOIN score ON score.recording = segment.recording "
            "WHERE length(score.segments) > 0 AND NOT EXISTS (SELECT 1 FROM top_score "
            "WHERE top_score.segment = segment.id AND top_score.run = score.run) "
            "AND segment.id IN (%s)",
            list(segment_ids),
        )
        self._rows.execute_many(f"{OUTDATE}AND run = ? AND recording = ?", sorted(set(pairs)))

    def drop(self, pairs: Sequence[tuple[int, int]]) -> None:
        """Delete the scores of (run, recording) pairs."""
        self._rows.execute_many("DELETE FROM score WHERE run = ? AND recording = ?", pairs)
        self._rows.execute_many(_DROP_BEST, pairs)

    def _is_in_recording(self, run_id: RunId, recording_id: RecordingId, ids: Ids) -> BoolArray:
        """Return which segments are in the recording, if it exists, (n,)."""
        self._rows.require("model_run", [run_id])
        self._rows.require("recording", [recording_id])
        known = self._rows.all("SELECT id FROM segment WHERE recording = ?", [recording_id])
        return np.isin(ids, np.array(known, dtype=np.int64).reshape(-1))


def as_probability(score: float | None) -> float:
    """Return a program's score as a probability; 0 if missing or on another scale."""
    return score if score is not None and 0.0 <= score <= 1.0 else 0.0


def _columns(
    run_id: RunId, ids: Ids, batches: Iterable[Sequence[Row]], species: tuple[SpeciesId, ...]
) -> ScoreColumns:
    """Make columns from rows of the given segments: identifier and ``SCORE_COLUMNS``."""
    kinds = tuple(dict.fromkeys(species))  # two of the run may have been merged
    species_at = np.array([*map(kinds.index, species), -1])
    modes = np.array([*range(len(MODES)), -1])
    value_at = {"mode": modes, "species": species_at, "runner_up": species_at}
    columns = replace(ScoreColumns.unscored(ids), run_id=run_id, species_ids=kinds)
    known = IdIndex(ids)
    for rows in batches:
        if not rows:
            continue
        keys, *values = zip(*rows, strict=True)
        indices = known.find(np.array(keys, dtype=np.int64))
        here = indices >= 0
        for name, column in zip(SCORE_COLUMNS, values, strict=True):
            stored_values = value_at.get(name)
            if stored_values is None:
                numbers = np.array(column, dtype=np.float64)
            else:
                numbers = stored_values[_indices_or_minus_one(column, len(stored_values) - 1)]
            getattr(columns, name)[indices[here]] = numbers[here]
    add_same_species({name: getattr(columns, name) for name in _TWO_LIKELIEST})
    return columns


_TWO_LIKELIEST = "species", "probability", "runner_up", "runner_up_probability"


def add_same_species(columns: Mapping[str, Any]) -> None:
    """Add the probability of a runner-up that was merged with the likeliest species, in place."""
    same = (columns["species"] >= 0) & (columns["species"] == columns["runner_up"])
    columns["probability"][same] += columns["runner_up_probability"][same]
    columns["runner_up"][same] = -1
    columns["runner_up_probability"][same] = 0.0


def _indices_or_minus_one(indices: Sequence[int | None], n: int) -> Ids:
    """Return indices below ``n``, -1 for none."""
    counted = np.array([-1 if index is None else index for index in indices], dtype=np.int64)
    if len(counted) and not (counted.min() >= -1 and counted.max() < n):
        raise ValueError("a place that the run does not have")
    return counted
