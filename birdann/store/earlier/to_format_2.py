"""From project format 1.2 to 2.0: identifiers of 63 bits, and room for what 1.x could not say."""

import json
import sqlite3
from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from birdann.core.ids import id_of_former
from birdann.store.schema import TABLES_2_0

_REBUILT = (
    "provenance", "species", "recording", "recorder_metadata", "tag", "segment", "segmentation",
    "feature", "label", "model_run", "score", "top_score", "stroke", "trained_segmenter",
)  # fmt: skip
_RUN_SETTING, _RECORDING_SETTING = "shown_run", "segments being written"
_MODEL_COLUMNS = "model_name, params, seed, feature_schema, created_at, report, software, model"


def _owner(table: str, column: str) -> str:
    """Return the identifier of what a row number meant; the number itself where it meant nothing.

    So what belonged to nothing is still found, told and mended by the examination.
    """
    return f"coalesce((SELECT identifier(id) FROM former_{table} WHERE pk = {column}), {column})"


_COPIES = (
    "INSERT INTO provenance (pk, maker, name, at, run) "
    "SELECT pk, maker, name, at, identifier_or_0(run) FROM former_provenance",
    "INSERT INTO species (id, number, name, removed) "
    "SELECT identifier(id), pk, name, removed != 0 FROM former_species",
    "INSERT INTO recording (id, path, content_hash, size_bytes, sample_rate_hz, n_frames, "
    "n_channels, started_at, started_at_source, problem, former_id, removed) "
    "SELECT identifier(id), path, content_hash, size_bytes, sample_rate_hz, n_frames, n_channels, "
    "started_at, started_at_source, problem, lower(hex(id)), removed != 0 FROM former_recording",
    "INSERT INTO recorder_metadata (recording, facts) "
    f"SELECT {_owner('recording', 'recording')}, facts FROM former_recorder_metadata",
    "INSERT INTO species_list (pk, recording, state, made) "
    "SELECT pk, identifier(id), list_state, list_made FROM former_recording "
    "WHERE list_state != 'untagged' OR list_made IS NOT NULL "
    "OR pk IN (SELECT recording FROM former_tag)",
    "INSERT INTO tag (list, species, position, state) "
    f"SELECT recording, {_owner('species', 'species')}, position, state FROM former_tag",
    "INSERT INTO segment (id, recording, onset_s, offset_s, low_hz, high_hz, grid, made, deleted, "
    "mask) SELECT identifier(id), "
    f"{_owner('recording', 'recording')}, "
    "onset_s, offset_s, low_hz, high_hz, grid, made, deleted, mask FROM former_segment "
    "ORDER BY identifier(id)",
    "INSERT INTO segmentation (recording, segmenter, feature_schema, at, notes) "
    f"SELECT {_owner('recording', 'recording')}, segmenter, feature_schema, at, notes "
    "FROM former_segmentation",
    "INSERT INTO feature (segment, feature_schema, vector) "
    "SELECT identifier(id), feature_schema, vector FROM former_feature "
    "JOIN former_segment ON former_segment.pk = segment ORDER BY 1",
    "INSERT INTO label (segment, state, species, made) "
    f"SELECT {_owner('segment', 'segment')}, state, "
    f"{_owner('species', 'species')}, made FROM former_label",
    f"INSERT INTO model_run (id, number, {_MODEL_COLUMNS}) "
    f"SELECT identifier(id), pk, {_MODEL_COLUMNS} FROM former_model_run",
    "INSERT INTO stroke (id, number, recording, kind, onset_s, offset_s, low_hz, high_hz, grid, "
    "mask, made, removed) "
    f"SELECT identifier(id), pk, {_owner('recording', 'recording')}, kind, onset_s, offset_s, "
    "low_hz, high_hz, grid, mask, made, removed != 0 FROM former_stroke",
    "INSERT INTO trained_segmenter (id, number, name, spectrogram, seed, digest, made, report, "
    "software, model) SELECT identifier(id), pk, name, spectrogram, seed, digest, made, report, "
    "software, model FROM former_trained_segmenter",
)
_TOP_SCORES = """
INSERT INTO top_score (segment, run, mode, species, probability, runner_up, runner_up_probability)
SELECT identifier(former_segment.id), identifier(former_model_run.id),
    CASE mode WHEN 'transductive' THEN 0 WHEN 'inductive' THEN 1 ELSE -1 END, first.place, probability,
    second.place, runner_up_probability
FROM former_top_score AS top JOIN former_segment ON former_segment.pk = top.segment
JOIN former_model_run ON former_model_run.pk = top.run
LEFT JOIN former_place AS first ON first.run = top.run AND first.species = top.species
LEFT JOIN former_place AS second ON second.run = top.run AND second.species = top.runner_up
ORDER BY 1
"""


def rebuild(connection: sqlite3.Connection) -> None:
    """Copy every row of format 1.2 into the tables of 2.0.

    An identifier becomes ``birdann.core.ids.id_of_former`` of itself, the same in every copy of a
    project. The edit log keeps its words.

    Raises
    ------
    ValueError, KeyError, TypeError, sqlite3.IntegrityError
        If a row is not what birdann wrote.
    """
    connection.create_function("identifier", 1, _identifier, deterministic=True)
    connection.create_function("identifier_or_0", 1, _identifier_or_0, deterministic=True)
    connection.execute("PRAGMA legacy_alter_table=ON")  # rows refer to tables by their names
    for table in _REBUILT:
        indexes = connection.execute(
            "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL "
            "AND tbl_name = ?",
            (table,),
        ).fetchall()
        for (name,) in indexes:
            connection.execute('DROP INDEX "{}"'.format(name.replace('"', '""')))
        connection.execute(f"ALTER TABLE {table} RENAME TO former_{table}")
    for statement in statements(TABLES_2_0):
        connection.execute(statement)
    for statement in _COPIES:
        connection.execute(statement)
    _copy_run_species(connection)
    _copy_scores(connection)
    connection.execute(_TOP_SCORES)
    connection.execute("DROP TABLE former_place")
    _rename_in_settings(connection)
    for table in _REBUILT:
        connection.execute(f"DROP TABLE former_{table}")
    connection.execute("PRAGMA legacy_alter_table=OFF")


def statements(script: str) -> Iterable[str]:
    """Yield the statements of a script, which ``executescript`` would commit."""
    statement = ""
    for line in script.splitlines():
        statement += line + "\n"
        if sqlite3.complete_statement(statement):
            yield statement
            statement = ""


def _identifier(key: bytes) -> int:
    return id_of_former(key.hex())


def _identifier_or_0(text: str) -> int:
    return id_of_former(text) if text else 0


def _copy_run_species(connection: sqlite3.Connection) -> None:
    """Make rows of the species that runs kept as text; an unreadable list becomes none."""
    connection.execute(
        "CREATE TABLE former_place (run INTEGER, species INTEGER, place INTEGER, "
        "PRIMARY KEY (run, species)) WITHOUT ROWID"
    )
    number_of = dict(connection.execute("SELECT id, number FROM species").fetchall())
    for pk, key, text in connection.execute(
        "SELECT pk, id, species FROM former_model_run"
    ).fetchall():
        try:
            species = [id_of_former(name) for name in json.loads(text)]
        except (ValueError, TypeError, RecursionError):
            continue
        run = _identifier(key)
        connection.executemany(
            "INSERT INTO run_species (run, place, species) VALUES (?, ?, ?)",
            [(run, place, one) for place, one in enumerate(species)],
        )
        connection.executemany(
            "INSERT OR IGNORE INTO former_place (run, species, place) VALUES (?, ?, ?)",
            [(pk, number_of.get(one), place) for place, one in enumerate(species)],
        )


def _copy_scores(connection: sqlite3.Connection) -> None:
    """Name the segments of every table of probabilities by their identifiers."""
    rows = connection.execute("SELECT pk, identifier(id) FROM former_segment ORDER BY pk")
    known = np.array(rows.fetchall(), dtype=np.int64).reshape(-1, 2)
    scores = connection.execute(
        "SELECT identifier(former_model_run.id), identifier(former_recording.id), mode, segments, "
        "probabilities FROM former_score "
        "JOIN former_model_run ON former_model_run.pk = run "
        "JOIN former_recording ON former_recording.pk = recording"
    )
    for run, recording, mode, keys, probabilities in scores:
        connection.execute(
            "INSERT INTO score (run, recording, mode, segments, probabilities) "
            "VALUES (?, ?, ?, ?, ?)",
            (run, recording, mode, *_with_ids(keys, probabilities, known)),
        )


def _with_ids(
    keys: bytes, probabilities: bytes, known: npt.NDArray[np.int64]
) -> tuple[bytes, bytes]:
    """Return a table of probabilities with identifiers for row numbers; unreadable as it is."""
    if len(keys) % 8 or not keys or len(probabilities) % (len(keys) // 8):
        return keys, probabilities
    pks = np.frombuffer(keys, dtype="<i8")
    table = np.frombuffer(probabilities, dtype=np.uint8).reshape(len(pks), -1)
    places = np.searchsorted(known[:, 0], pks)
    here = places < len(known)
    here[here] = known[places[here], 0] == pks[here]
    ids = known[places[here], 1].astype("<i8")
    return ids.tobytes(), table[here].tobytes()


def _rename_in_settings(connection: sqlite3.Connection) -> None:
    """Give settings that name a run or a recording its present identifier."""
    for key in (_RUN_SETTING, _RECORDING_SETTING):
        row = connection.execute("SELECT value FROM setting WHERE key = ?", (key,)).fetchone()
        if row is None:
            continue
        try:
            value = json.loads(row[0])
            renamed = (
                {name: _maybe(one) for name, one in value.items()}
                if isinstance(value, dict)
                else _maybe(value)
            )
        except (ValueError, TypeError, RecursionError):
            renamed = None
        connection.execute(
            "UPDATE setting SET value = ? WHERE key = ?", (json.dumps(renamed), key)
        )


def _maybe(value: object) -> int | None:
    return id_of_former(value) if isinstance(value, str) else None
