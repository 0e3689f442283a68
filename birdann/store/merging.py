"""The rows of two project files, brought together in a third."""

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path

from birdann.core.errors import ProjectFileError
from birdann.core.ids import RecordingId, SegmentId, id_of_text, id_text
from birdann.store.copies import private_copy
from birdann.store.errors import blaming_the_copied, damaged
from birdann.store.project import Project
from birdann.store.reader import ProjectReader
from birdann.store.tables.settings import LOG_ENTRY, LogEntry
from birdann.store.transaction import Transaction

_KEPT_ONCE = {
    "provenance": ("maker", "name", "at", "run"),
    "program": ("name", "version"),
    "grid": ("hop_s", "bin_hz", "first_frame_s"),
    "feature_schema": ("key",),
}
"""Tables whose rows are numbered as they come, and what makes two of them the same."""

_NEW_SEGMENT = "IN (SELECT id FROM temp.new_segment)"
_IF_LATER = (
    "WHERE (SELECT at FROM provenance WHERE pk = excluded.made) > "
    "(SELECT at FROM provenance WHERE pk = {0}.made)"
)
_LABEL_ROWS = (
    "SELECT l.segment, m.ours, l.state, s.ours, l.certainty, l.call_type FROM other.{0} AS l "
    "JOIN temp.map_provenance AS m ON m.theirs = l.made "
    f"LEFT JOIN temp.map_species AS s ON s.theirs = l.species WHERE l.segment {_NEW_SEGMENT}"
)
_TAKEN = (
    "CREATE TEMP TABLE new_segment AS SELECT s.id FROM other.segment AS s "
    "JOIN temp.map_recording AS r ON r.theirs = s.recording "
    "WHERE s.id NOT IN (SELECT id FROM main.segment) AND NOT (s.made IN (SELECT pk FROM "
    "other.provenance WHERE maker = 'run') AND s.id NOT IN (SELECT segment FROM other.label "
    "UNION ALL SELECT segment FROM other.reading UNION ALL SELECT segment FROM "
    "other.segment_note) AND r.ours IN (SELECT recording FROM main.segmentation))",
    "INSERT INTO main.segment (id, recording, onset_s, offset_s, low_hz, high_hz, "
    "channel, grid, made, deleted, mask) SELECT s.id, r.ours, s.onset_s, s.offset_s, s.low_hz, "
    "s.high_hz, s.channel, g.ours, m.ours, s.deleted, s.mask FROM other.segment AS s "
    "JOIN temp.map_recording AS r ON r.theirs = s.recording "
    "JOIN temp.map_grid AS g ON g.theirs = s.grid "
    f"JOIN temp.map_provenance AS m ON m.theirs = s.made WHERE s.id {_NEW_SEGMENT}",
    "INSERT INTO main.segment_part (segment, place, onset_s, offset_s, low_hz, high_hz) "
    "SELECT segment, place, onset_s, offset_s, low_hz, high_hz FROM other.segment_part "
    f"WHERE segment {_NEW_SEGMENT}",
    "INSERT OR IGNORE INTO main.segment_piece (segment, piece) SELECT segment, piece FROM "
    f"other.segment_piece WHERE segment {_NEW_SEGMENT} AND piece IN (SELECT id FROM main.segment)",
    "INSERT INTO main.segment_origin (segment, program, row) SELECT o.segment, p.ours, o.row "
    "FROM other.segment_origin AS o JOIN temp.map_program AS p ON p.theirs = o.program "
    f"WHERE o.segment {_NEW_SEGMENT}",
    "INSERT INTO main.segment_note (segment, note, made) SELECT n.segment, n.note, m.ours "
    "FROM other.segment_note AS n JOIN temp.map_provenance AS m ON m.theirs = n.made "
    f"WHERE n.segment {_NEW_SEGMENT}",
    "INSERT OR IGNORE INTO main.feature (segment, feature_schema, vector) "
    "SELECT f.segment, s.ours, f.vector FROM other.feature AS f "
    "JOIN temp.map_feature_schema AS s ON s.theirs = f.feature_schema "
    "WHERE f.segment IN (SELECT id FROM main.segment)",
    "INSERT INTO main.label (segment, made, state, species, certainty, call_type) "
    "SELECT segment, ours, state, species, certainty, call_type FROM "
    f"({_LABEL_ROWS.format('label').replace('s.ours', 's.ours AS species')})",
    "INSERT INTO main.reading (segment, made, state, species, certainty, call_type) "
    "SELECT segment, ours, state, species, certainty, call_type FROM "
    f"({_LABEL_ROWS.format('reading').replace('s.ours', 's.ours AS species')})",
    "INSERT OR IGNORE INTO main.segmentation (recording, segmenter, feature_schema, at, notes) "
    "SELECT r.ours, segmenter, feature_schema, at, notes FROM other.segmentation AS s "
    "JOIN temp.map_recording AS r ON r.theirs = s.recording",
    "INSERT OR IGNORE INTO main.recorder_metadata (recording, facts) "
    "SELECT r.ours, facts FROM other.recorder_metadata AS f "
    "JOIN temp.map_recording AS r ON r.theirs = f.recording",
    # --- models, numbered anew in the order in which they were made --------------------------
    "CREATE TEMP TABLE new_run AS SELECT id FROM other.model_run "
    "WHERE id NOT IN (SELECT id FROM main.model_run)",
    "UPDATE main.model_run SET number = -number WHERE EXISTS (SELECT 1 FROM temp.new_run)",
    "INSERT INTO main.model_run (id, number, model_name, params, seed, feature_schema, "
    "created_at, report, software, is_superseded, model) SELECT id, "
    "(SELECT coalesce(min(number), 0) FROM main.model_run) - row_number() OVER (ORDER BY number), "
    "model_name, params, seed, feature_schema, created_at, report, software, is_superseded, "
    "model FROM other.model_run WHERE id IN (SELECT id FROM temp.new_run)",
    "UPDATE main.model_run SET number = (SELECT count(*) FROM main.model_run AS one WHERE "
    "(one.created_at, one.id) <= (main.model_run.created_at, main.model_run.id)) "
    "WHERE EXISTS (SELECT 1 FROM temp.new_run)",
    "INSERT INTO main.run_species (run, place, species) SELECT run, place, s.ours "
    "FROM other.run_species AS r JOIN temp.map_species AS s ON s.theirs = r.species "
    "WHERE run IN (SELECT id FROM temp.new_run)",
    "CREATE TEMP TABLE new_score AS SELECT s.run, s.recording, r.ours FROM other.score AS s "
    "JOIN temp.map_recording AS r ON r.theirs = s.recording "
    "WHERE s.run IN (SELECT id FROM main.model_run) AND NOT EXISTS (SELECT 1 FROM main.score "
    "AS mine WHERE mine.run = s.run AND mine.recording = r.ours) GROUP BY s.run, r.ours",
    "INSERT INTO main.score (run, recording, mode, segments, probabilities, call_probability, "
    "animal_probability, none_probabilities) SELECT s.run, n.ours, mode, segments, probabilities, "
    "call_probability, animal_probability, none_probabilities FROM other.score AS s JOIN temp.new_score AS n "
    "ON n.run = s.run AND n.recording = s.recording",
    "INSERT OR IGNORE INTO main.top_score (segment, run, mode, species, probability, runner_up, "
    "runner_up_probability, call_probability, animal_probability, none_probability) "
    "SELECT t.segment, t.run, t.mode, t.species, t.probability, t.runner_up, "
    "t.runner_up_probability, t.call_probability, t.animal_probability, t.none_probability FROM other.top_score AS t JOIN other.segment AS s ON s.id = t.segment "
    "JOIN temp.new_score AS n ON n.run = t.run AND n.recording = s.recording "
    "WHERE t.segment IN (SELECT id FROM main.segment)",
    # --- what people painted, and segmenters taught by it ----------------------------------
    "INSERT INTO main.stroke (id, recording, kind, onset_s, offset_s, low_hz, high_hz, grid, "
    "mask, number, made, removed) SELECT s.id, r.ours, kind, onset_s, offset_s, low_hz, high_hz, "
    "g.ours, mask, (SELECT coalesce(max(number), 0) FROM main.stroke) "
    "+ row_number() OVER (ORDER BY number), m.ours, removed FROM other.stroke AS s "
    "JOIN temp.map_recording AS r ON r.theirs = s.recording "
    "JOIN temp.map_provenance AS m ON m.theirs = s.made "
    "LEFT JOIN temp.map_grid AS g ON g.theirs = s.grid "
    "WHERE s.id NOT IN (SELECT id FROM main.stroke)",
    "UPDATE main.stroke SET removed = 1 WHERE id IN (SELECT id FROM other.stroke WHERE removed)",
    "INSERT INTO main.trained_segmenter (id, number, name, spectrogram, seed, digest, made, "
    "report, software, model) SELECT id, (SELECT coalesce(max(number), 0) FROM "
    "main.trained_segmenter) + row_number() OVER (ORDER BY number), name, spectrogram, seed, "
    "digest, m.ours, report, software, model FROM other.trained_segmenter AS s "
    "JOIN temp.map_provenance AS m ON m.theirs = s.made "
    "WHERE s.id NOT IN (SELECT id FROM main.trained_segmenter)",
    # --- detections, each once also where two people read the same table -------------------
    "INSERT INTO main.detection (id, recording, program, onset_s, offset_s, low_hz, high_hz, "
    "name, species, score, segment, row, removed) SELECT d.id, r.ours, p.ours, d.onset_s, "
    "d.offset_s, d.low_hz, d.high_hz, d.name, s.ours, d.score, d.segment, d.row, d.removed "
    "FROM other.detection AS d JOIN temp.map_recording AS r ON r.theirs = d.recording "
    "JOIN temp.map_program AS p ON p.theirs = d.program "
    "LEFT JOIN temp.map_species AS s ON s.theirs = d.species "
    "WHERE d.id NOT IN (SELECT id FROM main.detection) AND NOT EXISTS (SELECT 1 FROM "
    "main.detection AS mine WHERE mine.recording = r.ours AND mine.program = p.ours "
    "AND mine.onset_s = d.onset_s AND mine.offset_s = d.offset_s AND mine.name = d.name "
    "AND mine.low_hz IS d.low_hz AND mine.score IS d.score AND mine.removed = d.removed)",
    "UPDATE main.detection SET removed = 0 WHERE removed AND id IN "
    "(SELECT id FROM other.detection WHERE NOT removed)",
    # --- validation samples with the answers of both, and thresholds, the later of two -----
    "CREATE TEMP TABLE new_sample AS SELECT id FROM other.validation_sample "
    "WHERE id NOT IN (SELECT id FROM main.validation_sample)",
    "INSERT INTO main.validation_sample (id, number, name, run, program, seed, is_blinded, "
    "design, made, removed) SELECT v.id, (SELECT coalesce(max(number), 0) FROM "
    "main.validation_sample) + row_number() OVER (ORDER BY number), name, run, p.ours, seed, "
    "is_blinded, design, m.ours, removed FROM other.validation_sample AS v "
    "JOIN temp.map_provenance AS m ON m.theirs = v.made "
    "LEFT JOIN temp.map_program AS p ON p.theirs = v.program "
    "WHERE v.id IN (SELECT id FROM temp.new_sample)",
    "INSERT OR IGNORE INTO main.validation_item (sample, place, recording, segment, detection, "
    "onset_s, offset_s, species, score, bin) SELECT i.sample, i.place, r.ours, "
    "(SELECT id FROM main.segment WHERE id = i.segment), "
    "(SELECT id FROM main.detection WHERE id = i.detection), i.onset_s, i.offset_s, s.ours, "
    "i.score, i.bin FROM other.validation_item AS i "
    "JOIN temp.map_recording AS r ON r.theirs = i.recording "
    "JOIN temp.map_species AS s ON s.theirs = i.species",
    "INSERT OR IGNORE INTO main.validation_verdict (sample, place, made, verdict) "
    "SELECT v.sample, v.place, m.ours, v.verdict FROM other.validation_verdict AS v "
    "JOIN temp.map_provenance AS m ON m.theirs = v.made WHERE EXISTS (SELECT 1 FROM "
    "main.validation_item AS i WHERE i.sample = v.sample AND i.place = v.place)",
    "INSERT INTO main.threshold (species, run, program, score, precision, sample, made) "
    "SELECT s.ours, t.run, coalesce(p.ours, 0), t.score, t.precision, t.sample, m.ours "
    "FROM other.threshold AS t JOIN temp.map_species AS s ON s.theirs = t.species "
    "JOIN temp.map_provenance AS m ON m.theirs = t.made "
    "LEFT JOIN temp.map_program AS p ON p.theirs = t.program "
    "WHERE true ON CONFLICT DO UPDATE SET score = excluded.score, "
    "precision = excluded.precision, sample = excluded.sample, made = excluded.made "
    + _IF_LATER.format("threshold"),
    # --- species, sites and seasons as people describe them ---------------------------------
    "UPDATE main.species AS mine SET is_speech = max(mine.is_speech, t.is_speech), "
    "scientific_name = coalesce(nullif(mine.scientific_name, ''), t.scientific_name) "
    "FROM other.species AS t JOIN temp.map_species AS s ON s.theirs = t.id WHERE mine.id = s.ours",
    "INSERT OR IGNORE INTO main.species_alias (species, kind, authority, alias) "
    "SELECT s.ours, kind, authority, alias FROM other.species_alias AS a "
    "JOIN temp.map_species AS s ON s.theirs = a.species",
    "INSERT INTO main.joining_pause (species, pause_s, n_examples, made) "
    "SELECT s.ours, pause_s, n_examples, m.ours FROM other.joining_pause AS j "
    "JOIN temp.map_species AS s ON s.theirs = j.species "
    "JOIN temp.map_provenance AS m ON m.theirs = j.made "
    "WHERE true ON CONFLICT DO UPDATE SET pause_s = excluded.pause_s, "
    f"n_examples = excluded.n_examples, made = excluded.made {_IF_LATER.format('joining_pause')}",
    "CREATE TEMP TABLE map_site AS SELECT theirs.id AS theirs, coalesce((SELECT id FROM main.site "
    "WHERE name = theirs.name AND removed = 0), theirs.id) AS ours FROM other.site AS theirs",
    "UPDATE main.site AS mine SET covariates = json_patch(t.covariates, mine.covariates) "
    "FROM other.site AS t JOIN temp.map_site AS s ON s.theirs = t.id WHERE mine.id = s.ours",
    "INSERT OR IGNORE INTO main.season (name, first_day, last_day, made) SELECT name, first_day, "
    "last_day, m.ours FROM other.season JOIN temp.map_provenance AS m ON m.theirs = made",
    # --- lists of other observers, kept answers, and the fields that people added -----------
    "INSERT OR IGNORE INTO main.species_list (recording, start_s, end_s, observer, state, choice, "
    "made) SELECT r.ours, start_s, end_s, observer, state, choice, m.ours "
    "FROM other.species_list AS l JOIN temp.map_recording AS r ON r.theirs = l.recording "
    "LEFT JOIN temp.map_provenance AS m ON m.theirs = l.made WHERE observer != ''",
    "CREATE TEMP TABLE map_list AS SELECT l.pk AS theirs, mine.pk AS ours "
    "FROM other.species_list AS l JOIN temp.map_recording AS r ON r.theirs = l.recording "
    "JOIN main.species_list AS mine ON mine.recording = r.ours AND mine.start_s IS l.start_s "
    "AND mine.end_s IS l.end_s AND mine.observer = l.observer WHERE l.observer != ''",
    "INSERT OR IGNORE INTO main.tag (list, species, position, state) SELECT l.ours, s.ours, "
    "position, state FROM other.tag AS t JOIN temp.map_list AS l ON l.theirs = t.list "
    "JOIN temp.map_species AS s ON s.theirs = t.species",
    "INSERT OR IGNORE INTO main.list_part (list, place, recording, start_s, end_s) "
    "SELECT l.ours, place, r.ours, start_s, end_s FROM other.list_part AS p "
    "JOIN temp.map_list AS l ON l.theirs = p.list "
    "JOIN temp.map_recording AS r ON r.theirs = p.recording",
    "INSERT OR IGNORE INTO main.list_exception (segment, species, made) "
    "SELECT segment, s.ours, m.ours FROM other.list_exception AS e "
    "JOIN temp.map_species AS s ON s.theirs = e.species "
    "JOIN temp.map_provenance AS m ON m.theirs = e.made "
    "WHERE segment IN (SELECT id FROM main.segment)",
    "INSERT INTO main.custom_field (id, place, name, kind, choices, removed) SELECT id, (SELECT "
    "coalesce(max(place), -1) FROM main.custom_field) + row_number() OVER (ORDER BY place), name, "
    "kind, choices, removed FROM other.custom_field WHERE id NOT IN (SELECT id FROM "
    "main.custom_field) AND (removed OR name NOT IN (SELECT name FROM main.custom_field "
    "WHERE removed = 0))",
    "INSERT INTO main.custom_value (segment, field, value, made) SELECT segment, mine.id, value, "
    "m.ours FROM other.custom_value AS v JOIN other.custom_field AS f ON f.id = v.field "
    "JOIN main.custom_field AS mine ON mine.id = coalesce((SELECT id FROM main.custom_field AS "
    "same WHERE same.name = f.name AND same.removed = 0), f.id) "
    "JOIN temp.map_provenance AS m ON m.theirs = v.made "
    "WHERE segment IN (SELECT id FROM main.segment) ON CONFLICT DO UPDATE SET "
    f"value = excluded.value, made = excluded.made {_IF_LATER.format('custom_value')}",
    # --- verified visits ---------------------------------------------------------------------
    "INSERT OR IGNORE INTO main.visit_queue (id, number, name, run, max_calls, design, made, "
    "removed) SELECT id, (SELECT coalesce(max(number), 0) FROM main.visit_queue) + row_number() "
    "OVER (ORDER BY number), name, run, max_calls, design, m.ours, removed "
    "FROM other.visit_queue AS q JOIN temp.map_provenance AS m ON m.theirs = q.made",
    "INSERT OR IGNORE INTO main.visit (queue, place, species, site, started_at, ended_at, "
    "effort_s) SELECT queue, place, s.ours, map_site.ours, started_at, ended_at, effort_s "
    "FROM other.visit AS v JOIN temp.map_species AS s ON s.theirs = v.species "
    "JOIN temp.map_site ON map_site.theirs = v.site",
    "INSERT OR IGNORE INTO main.visit_call (queue, visit, place, recording, segment, onset_s, "
    "offset_s, score) SELECT queue, visit, place, r.ours, (SELECT id FROM main.segment "
    "WHERE id = c.segment), onset_s, offset_s, score FROM other.visit_call AS c "
    "JOIN temp.map_recording AS r ON r.theirs = c.recording WHERE EXISTS (SELECT 1 FROM "
    "main.visit AS v WHERE v.queue = c.queue AND v.place = c.visit)",
    "INSERT OR IGNORE INTO main.visit_verdict (queue, visit, place, made, verdict, seconds) "
    "SELECT queue, visit, place, m.ours, verdict, seconds FROM other.visit_verdict AS v "
    "JOIN temp.map_provenance AS m ON m.theirs = v.made WHERE EXISTS (SELECT 1 FROM "
    "main.visit_call AS c WHERE c.queue = v.queue AND c.visit = v.visit AND c.place = v.place)",
    "INSERT OR IGNORE INTO main.setting (key, value) SELECT key, value FROM other.setting",
)
"""What the second project has and the first has not, in the order in which rows refer.

Outlines that a segmenter found and nobody spoke of come only from where the first found none: else
each sound would be outlined twice.
"""

_IS_PIECE = (
    "EXISTS (SELECT 1 FROM {0}.segment_piece AS p JOIN {0}.segment AS whole "
    "ON whole.id = p.segment WHERE whole.deleted = 0 AND p.piece = one.id)"
)
"""Whether a project shows a segment as a part of something that was joined."""

_OWN_LOG = (
    "SELECT at, actor, command, arguments FROM {0}.edit_log "
    "EXCEPT SELECT at, actor, command, arguments FROM {1}.edit_log ORDER BY at"
)


class Pair:
    """A copy of one project, open for writing, with a second one beside it.

    Attributes
    ----------
    tx
        Writes to the copy of the first.
    second
        Reads the second.
    """

    def __init__(
        self, connection: sqlite3.Connection, tx: Transaction, second: ProjectReader
    ) -> None:
        self._connection = connection
        self.tx, self.second = tx, second

    def own_log(self, *, of_second: bool) -> list[LogEntry]:
        """Return the edits of one project that the other does not know, earliest first."""
        names = ("other", "main") if of_second else ("main", "other")
        rows = self._connection.execute(_OWN_LOG.format(*names)).fetchall()
        return LOG_ENTRY.of(self.tx.rows, rows)

    def removed_recordings(self, *, of_second: bool) -> set[RecordingId]:
        """Return the recordings that were taken out of one project."""
        name = "other" if of_second else "main"
        rows = self._connection.execute(f"SELECT id FROM {name}.recording WHERE removed = 1")
        return {RecordingId(key) for (key,) in rows}

    def take(
        self,
        species: Mapping[int, int],
        recordings: Mapping[int, int],
    ) -> None:
        """Add all rows that only the second has, but for lists and notes of recordings.

        Parameters
        ----------
        species, recordings
            By the second's identifier the one in the copy.
        """
        run = self._connection.execute
        for table, columns in _KEPT_ONCE.items():
            names = ", ".join(columns)
            run(f"INSERT OR IGNORE INTO main.{table} ({names}) SELECT {names} FROM other.{table}")
            run(
                f"CREATE TEMP TABLE map_{table} AS SELECT theirs.pk AS theirs, ours.pk AS ours "
                f"FROM other.{table} AS theirs JOIN main.{table} AS ours USING ({names})"
            )
            run(f"CREATE UNIQUE INDEX temp.of_{table} ON map_{table} (theirs)")
        for name, places in (("species", species), ("recording", recordings)):
            run(f"CREATE TEMP TABLE map_{name} (theirs INTEGER PRIMARY KEY, ours INTEGER)")
            self._connection.executemany(
                f"INSERT INTO temp.map_{name} VALUES (?, ?)", places.items()
            )
        for statement in _TAKEN:
            run(statement)

    def merge_samples(self, species: Mapping[int, int], source: str) -> None:
        """Let the second's samples speak of the copy's species, each under a name of its own.

        One of species that are one by now stays of those that it was drawn of.

        Parameters
        ----------
        species
            As for `take`.
        source
            What a sample is named after where its own name is taken.
        """
        run = self._connection.execute
        names = {
            name
            for (name,) in run(
                "SELECT name FROM main.validation_sample WHERE removed = 0 "
                "AND id NOT IN (SELECT id FROM temp.new_sample)"
            )
        }
        new = run(
            "SELECT id, name, design, removed FROM main.validation_sample "
            "WHERE id IN (SELECT id FROM temp.new_sample) ORDER BY number"
        ).fetchall()
        for key, name, design, removed in new:
            own, n = name, 1
            while not removed and own in names:
                own, n = f"{name} ({source})" if n == 1 else f"{name} ({source} {n})", n + 1
            names.add(own)
            with self.tx.rows.decoding("a validation sample"):
                told = dict(json.loads(design))
                species_of = dict(told.get("species", {}))
            drawn = {id_of_text(text) or 0: of_it for text, of_it in species_of.items()}
            here = {species.get(one, one) for one in drawn}
            if len(here) == len(drawn):
                told["species"] = {
                    id_text(species.get(one, one)): of_it for one, of_it in drawn.items()
                }
            else:
                run(
                    "INSERT INTO main.species (id, number, name, removed) SELECT id, "
                    "(SELECT max(number) FROM main.species) + row_number() OVER (ORDER BY number), "
                    "name, 1 FROM other.species WHERE id NOT IN (SELECT id FROM main.species) AND "
                    "id IN (SELECT species FROM other.validation_item WHERE sample = ?)",
                    (key,),
                )
                run(
                    "UPDATE main.validation_item AS mine SET species = (SELECT species FROM "
                    "other.validation_item AS one WHERE one.sample = mine.sample "
                    "AND one.place = mine.place) WHERE sample = ?",
                    (key,),
                )
            run(
                "UPDATE main.validation_sample SET name = ?, design = ? WHERE id = ?",
                (own, json.dumps(told), key),
            )

    def log_seconds_edits(self) -> None:
        """Note the edits of the second that the first does not know, as they were noted."""
        self._connection.execute(
            "INSERT INTO main.edit_log (at, actor, command, arguments) "
            + _OWN_LOG.format("other", "main")
        )

    def remap_species(self, species: Mapping[int, int]) -> None:
        """Let rows of the copy that name some species name others instead."""
        run = self._connection.execute
        for before, after in species.items():
            for table in ("label", "reading", "detection"):
                run(f"UPDATE main.{table} SET species = ? WHERE species = ?", (after, before))
            # what a run scored, and what was drawn from that, stays of the species it was of
            for table, those in (("tag", "species = ?"), ("threshold", "species = ? AND run = 0")):
                run(
                    f"UPDATE OR IGNORE main.{table} SET species = ? WHERE {those}", (after, before)
                )
                run(f"DELETE FROM main.{table} WHERE {those}", (before,))
            run("UPDATE main.species SET removed = 1 WHERE id = ?", (before,))

    def species_in_statements(self) -> set[int]:
        """Return the species that labels, readings or tags of the copy name."""
        rows = self._connection.execute(
            "SELECT species FROM main.label UNION SELECT species FROM main.reading "
            "UNION SELECT species FROM main.tag"
        )
        return {key for (key,) in rows if key is not None}

    def shared_segments(self) -> list[tuple[SegmentId, int, int]]:
        """Return the segments of both that the second spoke of, or that one of them hides.

        Each with how it is hidden in the first and in the second, as ``Deletion`` counts.
        """
        rows = self._connection.execute(
            "SELECT o.id, m.deleted, o.deleted FROM other.segment AS o "
            "JOIN main.segment AS m ON m.id = o.id "
            "WHERE o.id NOT IN (SELECT id FROM temp.new_segment) AND ((o.deleted = 0) != "
            "(m.deleted = 0) OR o.id IN (SELECT segment FROM other.label) "
            "OR o.id IN (SELECT segment FROM other.reading) "
            "OR o.id IN (SELECT segment FROM other.segment_note)) ORDER BY o.id"
        )
        return [(SegmentId(key), ours, theirs) for key, ours, theirs in rows]

    def new_segments(self) -> set[SegmentId]:
        """Return the segments that only the second had."""
        return {
            SegmentId(key) for (key,) in self._connection.execute("SELECT id FROM new_segment")
        }

    def only_in_first(self) -> set[SegmentId]:
        """Return the segments that only the first had."""
        rows = self._connection.execute(
            "SELECT id FROM main.segment WHERE id NOT IN (SELECT id FROM other.segment)"
        )
        return {SegmentId(key) for (key,) in rows}

    def joined_with_pieces(self) -> dict[SegmentId, list[SegmentId]]:
        """Return the segments of the copy that are shown beside pieces of theirs, and these."""
        rows = self._connection.execute(
            "SELECT p.segment, p.piece FROM main.segment_piece AS p "
            "JOIN main.segment AS whole ON whole.id = p.segment AND whole.deleted = 0 "
            "JOIN main.segment AS s ON s.id = p.piece AND s.deleted = 0 ORDER BY 1, 2"
        )
        found: dict[SegmentId, list[SegmentId]] = {}
        for whole, piece in rows:
            found.setdefault(SegmentId(whole), []).append(SegmentId(piece))
        return found

    def pieces_left(self, ids: Iterable[SegmentId]) -> list[SegmentId]:
        """Return the pieces of segments that neither project hides but as pieces."""
        found: list[SegmentId] = []
        for one in ids:
            rows = self._connection.execute(
                "SELECT one.id FROM main.segment_piece AS own JOIN main.segment AS one "
                "ON one.id = own.piece WHERE own.segment = ? "
                f"AND NOT {_IS_PIECE.format('main')} AND NOT EXISTS (SELECT 1 FROM "
                "other.segment AS one WHERE one.id = own.piece AND one.deleted != 0 "
                f"AND NOT {_IS_PIECE.format('other')})",
                (one,),
            )
            found += [SegmentId(key) for (key,) in rows]
        return found

    def is_asked(self, segment_id: SegmentId) -> bool:
        """Return whether a sample asks about a segment of the copy."""
        sql = "SELECT 1 FROM main.validation_item WHERE segment = ?"
        return self._connection.execute(sql, (segment_id,)).fetchone() is not None

    def point_to(self, kept: Mapping[SegmentId, SegmentId]) -> None:
        """Let detections and items of samples point to the segments that others gave way to."""
        pairs = [(after, before) for before, after in kept.items()]
        for table in ("detection", "validation_item"):
            self._connection.executemany(
                f"UPDATE main.{table} SET segment = ? WHERE segment = ?", pairs
            )

    def forget_statements(self, ids: Iterable[SegmentId]) -> None:
        """Forget labels and readings of some segments, for others to be set."""
        keys = [(int(one),) for one in ids]
        for table in ("label", "reading"):
            self._connection.executemany(f"DELETE FROM main.{table} WHERE segment = ?", keys)

    def outlined_by_people(self) -> set[SegmentId]:
        """Return the segments of the copy that no segmenter made."""
        rows = self._connection.execute(
            "SELECT segment.id FROM main.segment JOIN main.provenance ON provenance.pk = "
            "segment.made WHERE maker = 'person'"
        )
        return {SegmentId(key) for (key,) in rows}

    def segments_near_new_ones(self) -> list[SegmentId]:
        """Return the segments shown in recordings that got segments or scores of the second."""
        rows = self._connection.execute(
            "SELECT id FROM main.segment WHERE deleted = 0 AND recording IN "
            "(SELECT recording FROM main.segment WHERE id IN (SELECT id FROM temp.new_segment) "
            "UNION SELECT ours FROM temp.new_score)"
        )
        return [SegmentId(key) for (key,) in rows]


@contextmanager
def paired(first: Project, second: Project, target: Path, *, actor: str) -> Iterator[Pair]:
    """Yield a copy of one project with the other beside it; a third file when the block ends.

    It is written under another name, and takes its own when it is whole and on the disk. Neither
    of the two is changed.

    Raises
    ------
    ProjectFileError
        If it cannot be written, or one of them is damaged; no file is left then.
    """
    with (
        private_copy(first.path, target) as copy,
        private_copy(second.path, target, is_kept=False) as other,
        blaming_the_copied({copy: first.path, other: second.path}),
        closing(sqlite3.connect(copy, isolation_level=None)) as connection,
    ):
        connection.execute("PRAGMA foreign_keys=ON")
        connection.execute("PRAGMA trusted_schema=OFF")
        connection.execute("ATTACH DATABASE ? AS other", (str(other),))
        connection.execute("BEGIN IMMEDIATE")
        with ProjectReader(second.path, other) as reader:
            try:
                yield Pair(connection, Transaction(connection, target, actor=actor), reader)
            except sqlite3.IntegrityError as error:
                raise damaged(second.path, str(error)) from error
        if (broken := connection.execute("PRAGMA main.foreign_key_check").fetchone()) is not None:
            raise ProjectFileError(
                "{first} and {second} cannot be merged, for a row of “{table}” refers to "
                "something that neither holds; birdann check tells which of them is damaged.",
                first=first.path,
                second=second.path,
                table=broken[0],
            )
        connection.execute("COMMIT")
        connection.execute("DETACH DATABASE other")
