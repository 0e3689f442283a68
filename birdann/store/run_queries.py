"""Reading model runs and their scores."""

import json
from datetime import datetime

import numpy as np

from birdann.core.ids import RecordingId, RunId, SegmentId, SpeciesId
from birdann.core.predictions import Mode, ModelRun, ScoreTable, SegmentScore
from birdann.core.score_columns import ScoreColumns
from birdann.core.segment_ids import SegmentIds
from birdann.store.blobs import decode_scores
from birdann.store.errors import absent
from birdann.store.queries import ALWAYS_S, Row, blob, id_of
from birdann.store.score_columns import found_in, score_columns
from birdann.store.segment_columns import joined_keys
from birdann.store.segment_queries import SegmentQueries

SHOWN_RUN = "shown_run"
_RUN = (
    "SELECT id, model_name, params, seed, species, feature_schema, created_at, report "
    "FROM model_run "
)


class RunQueries(SegmentQueries):
    """Model runs, and what they made of the segments."""

    def model_runs(self) -> list[ModelRun]:
        """Return all runs, newest first."""
        return [self._run(row) for row in self._all(_RUN + "ORDER BY pk DESC")]

    def latest_run(self) -> ModelRun | None:
        """Return the newest run, or None."""
        row = self._first(_RUN + "ORDER BY pk DESC LIMIT 1")
        return self._run(row) if row else None

    def run(self, run_id: RunId) -> ModelRun:
        """Return one run.

        Raises
        ------
        NotInProjectError
            If there is none of this id.
        """
        row = self._first(_RUN + "WHERE id = ?", [blob(run_id)])
        if row is None:
            raise absent(self.path, "model run", run_id)
        return self._run(row)

    def latest_scored_run(self) -> RunId | None:
        """Return the newest run that has scores."""
        row = self._first("SELECT id FROM model_run WHERE pk = (SELECT max(run) FROM score) ")
        with self._decoding("a model run"):
            return RunId(id_of(row[0])) if row else None

    def shown_run(self) -> RunId | None:
        """Return the run that overlays and exports show.

        That is the newest with scores, or an earlier one that was returned to
        (``Transaction.show_run``) until a newer one has scored segments.
        """
        latest = self.latest_scored_run()
        chosen = self.setting(SHOWN_RUN)
        if not isinstance(chosen, dict) or chosen.get("instead_of") != latest:
            return latest
        wanted = str(chosen.get("run", ""))
        scored = self._all("SELECT id FROM model_run WHERE pk IN (SELECT run FROM score)")
        with self._decoding("a model run"):
            return RunId(wanted) if wanted in {id_of(row[0]) for row in scored} else latest

    def model_bytes(self, run_id: RunId) -> bytes:
        """Return the stored model of a run, as ``birdann.models.persistence`` wrote it."""
        row = self._first("SELECT model FROM model_run WHERE id = ?", [blob(run_id)])
        if row is None:
            raise absent(self.path, "model run", run_id)
        return bytes(row[0])

    def scores(self, run_id: RunId, recording_id: RecordingId) -> ScoreTable | None:
        """Return a run's probabilities for one recording, or None if it has none.

        Columns are the run's ``species_ids``; segments deleted since are left out. Outdated
        scores are none.
        """
        row = self._first(
            "SELECT mode, segments, probabilities, species, recording.pk FROM score "
            "JOIN model_run ON model_run.pk = score.run "
            "JOIN recording ON recording.pk = score.recording "
            "WHERE model_run.id = ? AND recording.id = ?",
            [blob(run_id), blob(recording_id)],
        )
        if row is None or not row[1]:
            return None
        mode, keys, probabilities, species, recording = row
        with self._decoding("a score"):
            rows, table = decode_scores(keys, probabilities, len(json.loads(species)))
            alive = self._all(
                "SELECT pk, id FROM segment WHERE recording = ? AND deleted = 0 ORDER BY pk",
                [recording],
            )
            pks = np.array([pk for pk, _ in alive], dtype=np.int64)
            ids = SegmentIds(joined_keys([key for _, key in alive]))
            kept, places = found_in(pks, rows)
            return ScoreTable(
                run_id=run_id,
                mode=Mode(mode),
                segment_ids=ids[places],
                probabilities=table[kept],
            )

    def outdated_scores(self, run_id: RunId) -> list[RecordingId]:
        """Return the recordings that a run scored under another list than they have now."""
        rows = self._all(
            "SELECT recording.id FROM score JOIN recording ON recording.pk = score.recording "
            "WHERE run = (SELECT pk FROM model_run WHERE id = ?) AND length(segments) = 0 "
            "AND removed = 0 ORDER BY path",
            [blob(run_id)],
        )
        with self._decoding("a score"):
            return [RecordingId(id_of(key)) for (key,) in rows]

    def segment_scores(
        self,
        run_id: RunId,
        recording_id: RecordingId,
        between_s: tuple[float, float] = ALWAYS_S,
    ) -> dict[SegmentId, SegmentScore]:
        """Return the two likeliest answers for each scored segment of one recording.

        With ``between_s`` of those whose onset lies there, both ends included.
        """
        rows = self._all(
            "SELECT id FROM segment WHERE recording = (SELECT pk FROM recording WHERE id = ?) "
            "AND deleted = 0 AND onset_s BETWEEN ? AND ? ORDER BY onset_s, low_hz, pk",
            [blob(recording_id), *between_s],
        )
        with self._decoding("a segment"):
            ids = SegmentIds(joined_keys([key for (key,) in rows]))
        return dict(self.score_columns(run_id, recording_id, ids, between_s))

    def score_columns(
        self,
        run_id: RunId,
        recording_id: RecordingId,
        segment_ids: SegmentIds,
        between_s: tuple[float, float] = ALWAYS_S,
    ) -> ScoreColumns:
        """Return the two likeliest answers for the given segments of one recording."""
        pieces = self._in_pieces(
            "SELECT segment.id, top_score.mode, top_score.species, probability, runner_up, "
            "runner_up_probability FROM segment JOIN top_score ON top_score.segment = segment.pk "
            "WHERE segment.recording = (SELECT pk FROM recording WHERE id = ?) "
            "AND segment.deleted = 0 AND onset_s BETWEEN ? AND ? "
            "AND run = (SELECT pk FROM model_run WHERE id = ?)",
            [blob(recording_id), *between_s, blob(run_id)],
        )
        species = self._all("SELECT pk, id FROM species ORDER BY pk")
        with self._decoding("a score"):
            return score_columns(run_id, segment_ids, pieces, species)

    def _run(self, row: Row) -> ModelRun:
        key, model_name, params, seed, species, schema, created_at, report = row
        with self._decoding("a model run"):
            return ModelRun(
                id=RunId(id_of(key)),
                model_name=model_name,
                params=dict(json.loads(params)),
                seed=seed,
                species_ids=tuple(SpeciesId(id_of(blob(s))) for s in json.loads(species)),
                feature_schema=schema,
                created_at=datetime.fromisoformat(created_at),
                report=dict(json.loads(report)),
            )
