"""Writing to a project: all of a command or nothing of it."""

import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
import numpy.typing as npt

from birdann.core.ids import RecordingId, RunId, SegmentId, SpeciesId
from birdann.core.labels import Label, Species, SpeciesList
from birdann.core.predictions import ModelRun, ScoreTable
from birdann.core.provenance import Provenance
from birdann.core.recorder import RecorderMetadata
from birdann.core.recording import Recording
from birdann.core.segment import Segment
from birdann.store.blobs import encode_keys, encode_masks, encode_vectors
from birdann.store.metadata import encode_facts
from birdann.store.queries import Row, blob
from birdann.store.run_queries import SHOWN_RUN
from birdann.store.scores import two_likeliest
from birdann.store.segment_queries import Fate
from birdann.store.stroke_writes import StrokeWrites


class Transaction(StrokeWrites):
    """The writing side of a project, alive inside ``Project.transaction``.

    Reads through it see what it has written so far.
    """

    def __init__(self, connection: sqlite3.Connection, path: Path, *, actor: str) -> None:
        super().__init__(connection, path)
        self.actor = actor
        self._columns_of_run: dict[RunId, list[int | None]] = {}

    # --- recordings and lists

    def put_recordings(self, recordings: Iterable[Recording]) -> None:
        """Add recordings; one that is known by its id is updated and taken in again."""
        self._connection.executemany(
            "INSERT INTO recording (id, path, content_hash, size_bytes, sample_rate_hz, n_frames,"
            " n_channels, started_at, started_at_source) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET removed = 0, problem = '', path = excluded.path,"
            " content_hash = excluded.content_hash, size_bytes = excluded.size_bytes,"
            " sample_rate_hz = excluded.sample_rate_hz, n_frames = excluded.n_frames,"
            " n_channels = excluded.n_channels, started_at = excluded.started_at,"
            " started_at_source = excluded.started_at_source",
            [
                (
                    blob(r.id),
                    r.path,
                    r.content_hash,
                    r.size_bytes,
                    r.sample_rate_hz,
                    r.n_frames,
                    r.n_channels,
                    r.started_at.isoformat() if r.started_at else None,
                    r.started_at_source,
                )
                for r in recordings
            ],
        )

    def set_starts(self, starts: Mapping[RecordingId, tuple[datetime | None, str]]) -> None:
        """Set when recordings start, and how that is known."""
        self._connection.executemany(
            "UPDATE recording SET started_at = ?, started_at_source = ? WHERE id = ?",
            [
                (start.isoformat() if start else None, source, blob(i))
                for i, (start, source) in starts.items()
            ],
        )

    def put_recorder_metadata(self, metadata: Mapping[RecordingId, RecorderMetadata]) -> None:
        """Note what recorders told of recordings, replacing what was noted before."""
        self._connection.executemany(
            "INSERT OR REPLACE INTO recorder_metadata (recording, facts) VALUES (?, ?)",
            [(self._pk("recording", i), encode_facts(facts)) for i, facts in metadata.items()],
        )

    def set_recordings_removed(self, ids: Iterable[RecordingId], removed: bool) -> None:
        """Take recordings out with all that belongs to them, or back in."""
        self._flag("UPDATE recording SET removed = ? WHERE id = ?", ids, removed)

    def set_problem(self, recording_id: RecordingId, problem: str) -> None:
        """Note why a recording could not be worked on; "" when it could."""
        self._connection.execute(
            "UPDATE recording SET problem = ? WHERE id = ? AND problem != ?",
            (problem, blob(recording_id), problem),
        )

    def set_species_list(self, species_list: SpeciesList, made: Provenance | None) -> None:
        """Replace a recording's list; scores that were made under another are outdated."""
        recording = self._pk("recording", species_list.recording_id)
        before = self.species_list(species_list.recording_id)
        if (before.state, dict(before.tags)) != (species_list.state, dict(species_list.tags)):
            scored = (
                "SELECT run, recording FROM score WHERE recording = ? AND length(segments) > 0"
            )
            self._outdate_scores(self._all(scored, [recording]))
        self._connection.execute(
            "UPDATE recording SET list_state = ?, list_made = ? WHERE pk = ?",
            (species_list.state, self._provenance_pk(made) if made else None, recording),
        )
        self._connection.execute("DELETE FROM tag WHERE recording = ?", (recording,))
        self._connection.executemany(
            "INSERT INTO tag (recording, species, position, state) "
            "VALUES (?, (SELECT pk FROM species WHERE id = ?), ?, ?)",
            [
                (recording, blob(species), position, state)
                for position, (species, state) in enumerate(species_list.tags.items())
            ],
        )

    # --- species

    def put_species(self, species: Iterable[Species]) -> None:
        """Add species; one that is known by its id is renamed and taken in again."""
        self._connection.executemany(
            "INSERT INTO species (id, name) VALUES (?, ?) "
            "ON CONFLICT (id) DO UPDATE SET name = excluded.name, removed = 0",
            [(blob(s.id), s.name) for s in species],
        )

    def set_species_removed(self, ids: Iterable[SpeciesId], removed: bool) -> None:
        """Take species out of use, or back in."""
        self._flag("UPDATE species SET removed = ? WHERE id = ?", ids, removed)

    # --- segments

    def add_segments(
        self,
        segments: Sequence[Segment],
        *,
        schema_key: str = "",
        features: npt.ArrayLike | None = None,
    ) -> None:
        """Add segments, with their feature vectors (n, d) where these are known."""
        recordings = {r: self._pk("recording", r) for r in {s.recording_id for s in segments}}
        grids = {g: self._grid_pk(g) for g in {s.mask.grid for s in segments}}
        made = {p: self._provenance_pk(p) for p in {s.provenance for s in segments}}
        masks = encode_masks([s.mask for s in segments])
        self._connection.executemany(
            "INSERT INTO segment (id, recording, onset_s, offset_s, low_hz, high_hz, grid, made,"
            " mask) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                (
                    blob(s.id),
                    recordings[s.recording_id],
                    float(s.box.onset_s),
                    float(s.box.offset_s),
                    float(s.box.low_hz),
                    float(s.box.high_hz),
                    grids[s.mask.grid],
                    made[s.provenance],
                    mask,
                )
                for s, mask in zip(segments, masks, strict=True)
            ),
        )
        if features is not None:
            self.put_features([s.id for s in segments], schema_key, features)

    def put_features(
        self, segment_ids: Sequence[SegmentId], schema_key: str, features: npt.ArrayLike
    ) -> None:
        """Store feature vectors (n, d) of existing segments."""
        vectors = encode_vectors(features)
        self._connection.execute(
            "INSERT INTO feature_schema (key) VALUES (?) ON CONFLICT DO NOTHING", (schema_key,)
        )
        ((schema,),) = self._all("SELECT pk FROM feature_schema WHERE key = ?", [schema_key])
        self._connection.executemany(
            "INSERT INTO feature (segment, feature_schema, vector) "
            "VALUES ((SELECT pk FROM segment WHERE id = ?), ?, ?) "
            "ON CONFLICT DO UPDATE SET vector = excluded.vector",
            (
                (blob(segment), schema, vector)
                for segment, vector in zip(segment_ids, vectors, strict=True)
            ),
        )

    def set_fate(self, ids: Iterable[SegmentId], fate: Fate) -> None:
        """Hide segments, or bring them back with their features, scores and labels.

        Scores of a recording that were made while one of them was away are outdated.
        """
        wanted = list(ids)
        self._flag("UPDATE segment SET deleted = ? WHERE id = ?", wanted, fate)
        if fate is Fate.PRESENT:
            lacking = (
                "SELECT DISTINCT score.run, score.recording FROM segment "
                "JOIN score ON score.recording = segment.recording "
                "WHERE length(score.segments) > 0 AND NOT EXISTS (SELECT 1 FROM top_score "
                "WHERE top_score.segment = segment.pk AND top_score.run = score.run) "
                "AND segment.id IN (%s)"
            )
            self._outdate_scores(sorted(set(self._all_in(lacking, wanted))))

    def drop_unreviewed_segments(self, recording_id: RecordingId) -> None:
        """Erase what a segmenter made and nobody has labelled, for good; scores too."""
        recording = self._pk("recording", recording_id)
        self._connection.execute(
            "DELETE FROM segment WHERE recording = ? "
            "AND made IN (SELECT pk FROM provenance WHERE maker = 'run') "
            "AND NOT EXISTS (SELECT 1 FROM label WHERE label.segment = segment.pk)",
            (recording,),
        )
        self._connection.execute("DELETE FROM score WHERE recording = ?", (recording,))

    def mark_segmented(
        self,
        recording_id: RecordingId,
        *,
        segmenter: str,
        feature_schema: str,
        notes: Sequence[str] = (),
    ) -> None:
        """Note that a recording is segmented, whether or not anything was found."""
        self._connection.execute(
            "INSERT OR REPLACE INTO segmentation (recording, segmenter, feature_schema, at, notes)"
            " VALUES (?, ?, ?, ?, ?)",
            (
                self._pk("recording", recording_id),
                segmenter,
                feature_schema,
                _now(),
                json.dumps(list(notes)),
            ),
        )
        self.set_problem(recording_id, "")

    def unmark_segmented(self, recording_id: RecordingId) -> None:
        """Take back that a recording is segmented."""
        self._connection.execute(
            "DELETE FROM segmentation WHERE recording = ?", (self._pk("recording", recording_id),)
        )

    # --- labels

    def set_labels(self, labels: Sequence[Label]) -> None:
        """Set people's labels, replacing those that the segments had."""
        made = {p: self._provenance_pk(p) for p in {label.provenance for label in labels}}
        self._connection.executemany(
            "INSERT OR REPLACE INTO label (segment, state, species, made) VALUES ("
            "(SELECT pk FROM segment WHERE id = ?), ?, (SELECT pk FROM species WHERE id = ?), ?)",
            [
                (
                    blob(label.segment_id),
                    label.state,
                    blob(label.species_id) if label.species_id is not None else None,
                    made[label.provenance],
                )
                for label in labels
            ],
        )

    def clear_labels(self, ids: Iterable[SegmentId]) -> None:
        """Remove people's labels from segments."""
        self._connection.executemany(
            "DELETE FROM label WHERE segment = (SELECT pk FROM segment WHERE id = ?)",
            [(blob(segment),) for segment in ids],
        )

    # --- runs

    def add_run(self, run: ModelRun, model: bytes, software: Mapping[str, str]) -> None:
        """Add a model with what it takes to make it again."""
        self._connection.execute(
            "INSERT INTO model_run (id, model_name, params, seed, species, feature_schema,"
            " created_at, report, software, model) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                blob(run.id),
                run.model_name,
                json.dumps(dict(run.params)),
                run.seed,
                json.dumps(run.species_ids),
                run.feature_schema,
                run.created_at.isoformat(),
                json.dumps(dict(run.report)),
                json.dumps(dict(software)),
                model,
            ),
        )

    def delete_run(self, run_id: RunId) -> None:
        """Remove a model and its scores."""
        self._connection.execute("DELETE FROM model_run WHERE id = ?", (blob(run_id),))

    def put_scores(self, recording_id: RecordingId, scores: ScoreTable) -> None:
        """Store a run's probabilities for one recording, replacing its earlier ones.

        Those of segments that were erased while they were computed are left out; a table without
        rows is an outdated one (see ``RunQueries.outdated_scores``).
        """
        run_pk, recording = (
            self._pk("model_run", scores.run_id),
            self._pk("recording", recording_id),
        )
        pk_of: dict[bytes, int] = dict(
            self._all("SELECT id, pk FROM segment WHERE recording = ?", [recording])
        )
        found = [pk_of.get(blob(segment)) for segment in scores.segment_ids]
        kept = [row for row, key in enumerate(found) if key is not None]
        keys = [key for key in found if key is not None]
        table = np.ascontiguousarray(scores.probabilities[kept], dtype="<f4")
        self._connection.execute(
            "DELETE FROM top_score WHERE run = ? AND segment IN "
            "(SELECT pk FROM segment WHERE recording = ?)",
            (run_pk, recording),
        )
        self._connection.execute(
            "INSERT OR REPLACE INTO score (run, recording, mode, segments, probabilities) "
            "VALUES (?, ?, ?, ?, ?)",
            (run_pk, recording, scores.mode, encode_keys(keys), table.tobytes()),
        )
        first, p, second, q = two_likeliest(table)
        named = self._columns(scores.run_id)
        self._connection.executemany(
            "INSERT INTO top_score (segment, run, mode, species, probability, runner_up, "
            "runner_up_probability) VALUES (?, ?, ?, ?, ?, ?, ?)",
            [
                (key, run_pk, scores.mode, named[a], pa, named[b], pb)
                for key, a, pa, b, pb in zip(
                    keys, first.tolist(), p.tolist(), second.tolist(), q.tolist(), strict=True
                )
            ],
        )

    def _outdate_scores(self, rows: Sequence[Row]) -> None:
        """Empty the scores of runs for recordings, both by row, which no longer hold.

        They stay as tables without rows: the run is still the one that is shown, and it is known
        what to compute again.
        """
        self._drop_top_scores(rows)
        self._connection.executemany(
            "UPDATE score SET segments = x'', probabilities = x'' WHERE run = ? AND recording = ?",
            rows,
        )

    # --- repair

    def rebuild_indexes(self) -> None:
        """Build every index anew from its table."""
        self._connection.execute("REINDEX")

    def make_indexes(self, statements: Iterable[str]) -> None:
        """Make indexes that are missing; the words are the schema's, never a user's."""
        for statement in statements:
            self._connection.execute(statement)

    def drop_derived(self, table: str, condition: str) -> None:
        """Erase computed rows that cannot be used; the words are the caller's, never a user's."""
        self._connection.execute(f"DELETE FROM {table} WHERE {condition}")

    def replace_masks(self, masks: Sequence[tuple[bytes, int]]) -> None:
        """Give segments (by row) other outlines, coded as they are stored."""
        self._connection.executemany("UPDATE segment SET mask = ? WHERE pk = ?", masks)

    def replace_boxes(self, boxes: Sequence[tuple[float, float, float, float, int]]) -> None:
        """Give segments other boxes: (onset_s, offset_s, low_hz, high_hz, row)."""
        self._connection.executemany(
            "UPDATE segment SET onset_s = ?, offset_s = ?, low_hz = ?, high_hz = ? WHERE pk = ?",
            boxes,
        )

    def drop_scores(self, rows: Sequence[tuple[int, int]]) -> None:
        """Erase the scores of runs for recordings, both by row."""
        self._connection.executemany("DELETE FROM score WHERE run = ? AND recording = ?", rows)
        self._drop_top_scores(rows)

    def _drop_top_scores(self, rows: Sequence[Row]) -> None:
        self._connection.executemany(
            "DELETE FROM top_score WHERE run = ? "
            "AND segment IN (SELECT pk FROM segment WHERE recording = ?)",
            rows,
        )

    # --- settings and the log

    def set_setting(self, key: str, value: object) -> None:
        """Set a project setting to a JSON value."""
        self._connection.execute(
            "INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)", (key, json.dumps(value))
        )

    def show_run(self, run_id: RunId) -> None:
        """Let overlays and exports show a run until a newer one has scored segments.

        Raises
        ------
        NotInProjectError
            If there is none of this id.
        """
        self.run(run_id)
        self.set_setting(SHOWN_RUN, {"run": run_id, "instead_of": self.latest_scored_run()})

    def log(self, command: str, arguments: Mapping[str, object]) -> None:
        """Append to the edit log."""
        self._connection.execute(
            "INSERT INTO edit_log (at, actor, command, arguments) VALUES (?, ?, ?, ?)",
            (_now(), self.actor, command, json.dumps(dict(arguments))),
        )

    # --- rows

    def _columns(self, run_id: RunId) -> list[int | None]:
        """Return the species of a run's columns, with None for "none of these" at the end."""
        if run_id not in self._columns_of_run:
            species = [self._pk("species", s) for s in self.run(run_id).species_ids]
            self._columns_of_run[run_id] = [*species, None]
        return self._columns_of_run[run_id]


def _now() -> str:
    return datetime.now(UTC).isoformat()
