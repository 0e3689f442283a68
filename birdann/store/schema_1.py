"""The tables of project format 1, version by version, as they were: never changed again."""

RECORDER_METADATA = """
CREATE TABLE recorder_metadata (
    recording INTEGER PRIMARY KEY REFERENCES recording (pk) ON DELETE CASCADE,
    facts TEXT NOT NULL
) STRICT;
"""
"""Since 1.1."""

STROKE = """
CREATE TABLE stroke (
    pk INTEGER PRIMARY KEY,
    id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
    recording INTEGER NOT NULL REFERENCES recording (pk) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    onset_s REAL NOT NULL,
    offset_s REAL NOT NULL,
    low_hz REAL NOT NULL,
    high_hz REAL NOT NULL,
    grid INTEGER REFERENCES grid (pk),
    mask BLOB,
    made INTEGER NOT NULL REFERENCES provenance (pk),
    removed INTEGER NOT NULL DEFAULT 0,
    CHECK ((grid IS NULL) = (mask IS NULL))
) STRICT;
"""
STROKE_PLACE = "CREATE INDEX stroke_place ON stroke (recording, removed, onset_s);"
TRAINED_SEGMENTER = """
CREATE TABLE trained_segmenter (
    pk INTEGER PRIMARY KEY,
    id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
    name TEXT NOT NULL,
    spectrogram TEXT NOT NULL,
    seed INTEGER NOT NULL,
    digest TEXT NOT NULL,
    made INTEGER NOT NULL REFERENCES provenance (pk),
    report TEXT NOT NULL,
    software TEXT NOT NULL,
    model BLOB NOT NULL
) STRICT;
"""
"""Since 1.2, like strokes."""

_TABLES_1_0 = """
CREATE TABLE setting (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;

CREATE TABLE edit_log (
    pk INTEGER PRIMARY KEY,
    at TEXT NOT NULL,
    actor TEXT NOT NULL,
    command TEXT NOT NULL,
    arguments TEXT NOT NULL
) STRICT;
CREATE TRIGGER edit_log_keeps_rows BEFORE DELETE ON edit_log
    BEGIN SELECT RAISE(ABORT, 'the edit log is append-only'); END;
CREATE TRIGGER edit_log_keeps_text BEFORE UPDATE ON edit_log
    BEGIN SELECT RAISE(ABORT, 'the edit log is append-only'); END;

CREATE TABLE provenance (
    pk INTEGER PRIMARY KEY,
    maker TEXT NOT NULL,
    name TEXT NOT NULL,
    at TEXT NOT NULL,
    run TEXT NOT NULL DEFAULT '',
    UNIQUE (maker, name, at, run)
) STRICT;

CREATE TABLE species (
    pk INTEGER PRIMARY KEY,
    id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
    name TEXT NOT NULL,
    removed INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE UNIQUE INDEX species_name ON species (name) WHERE removed = 0;

CREATE TABLE recording (
    pk INTEGER PRIMARY KEY,
    id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
    path TEXT NOT NULL,
    content_hash TEXT NOT NULL,
    size_bytes INTEGER NOT NULL CHECK (size_bytes >= 0),
    sample_rate_hz INTEGER NOT NULL CHECK (sample_rate_hz > 0),
    n_frames INTEGER NOT NULL CHECK (n_frames >= 0),
    n_channels INTEGER NOT NULL CHECK (n_channels > 0),
    started_at TEXT,
    started_at_source TEXT NOT NULL DEFAULT '',
    list_state TEXT NOT NULL DEFAULT 'untagged',
    list_made INTEGER REFERENCES provenance (pk),
    problem TEXT NOT NULL DEFAULT '',
    removed INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE UNIQUE INDEX recording_path ON recording (path) WHERE removed = 0;
CREATE INDEX recording_hash ON recording (content_hash);

CREATE TABLE tag (
    recording INTEGER NOT NULL REFERENCES recording (pk) ON DELETE CASCADE,
    species INTEGER NOT NULL REFERENCES species (pk),
    position INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (recording, species)
) STRICT, WITHOUT ROWID;
CREATE INDEX tag_species ON tag (species);

CREATE TABLE grid (
    pk INTEGER PRIMARY KEY,
    hop_s REAL NOT NULL,
    bin_hz REAL NOT NULL,
    first_frame_s REAL NOT NULL,
    UNIQUE (hop_s, bin_hz, first_frame_s)
) STRICT;

CREATE TABLE segment (
    pk INTEGER PRIMARY KEY,
    id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
    recording INTEGER NOT NULL REFERENCES recording (pk) ON DELETE CASCADE,
    onset_s REAL NOT NULL,
    offset_s REAL NOT NULL,
    low_hz REAL NOT NULL,
    high_hz REAL NOT NULL,
    grid INTEGER NOT NULL REFERENCES grid (pk),
    made INTEGER NOT NULL REFERENCES provenance (pk),
    deleted INTEGER NOT NULL DEFAULT 0,
    mask BLOB NOT NULL
) STRICT;
CREATE INDEX segment_place ON segment (recording, deleted, onset_s, low_hz);

CREATE TABLE segmentation (
    recording INTEGER PRIMARY KEY REFERENCES recording (pk) ON DELETE CASCADE,
    segmenter TEXT NOT NULL,
    feature_schema TEXT NOT NULL,
    at TEXT NOT NULL,
    notes TEXT NOT NULL
) STRICT;

CREATE TABLE feature_schema (
    pk INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE feature (
    segment INTEGER NOT NULL REFERENCES segment (pk) ON DELETE CASCADE,
    feature_schema INTEGER NOT NULL REFERENCES feature_schema (pk),
    vector BLOB NOT NULL,
    PRIMARY KEY (segment, feature_schema)
) STRICT, WITHOUT ROWID;

CREATE TABLE label (
    segment INTEGER PRIMARY KEY REFERENCES segment (pk) ON DELETE CASCADE,
    state TEXT NOT NULL,
    species INTEGER REFERENCES species (pk),
    made INTEGER NOT NULL REFERENCES provenance (pk)
) STRICT;
CREATE INDEX label_species ON label (species);

CREATE TABLE model_run (
    pk INTEGER PRIMARY KEY,
    id BLOB NOT NULL UNIQUE CHECK (length(id) = 16),
    model_name TEXT NOT NULL,
    params TEXT NOT NULL,
    seed INTEGER NOT NULL,
    species TEXT NOT NULL,
    feature_schema TEXT NOT NULL,
    created_at TEXT NOT NULL,
    report TEXT NOT NULL,
    software TEXT NOT NULL,
    model BLOB NOT NULL
) STRICT;

CREATE TABLE score (
    run INTEGER NOT NULL REFERENCES model_run (pk) ON DELETE CASCADE,
    recording INTEGER NOT NULL REFERENCES recording (pk) ON DELETE CASCADE,
    mode TEXT NOT NULL,
    segments BLOB NOT NULL,
    probabilities BLOB NOT NULL,
    PRIMARY KEY (run, recording)
) STRICT;
CREATE INDEX score_recording ON score (recording);

CREATE TABLE top_score (
    segment INTEGER NOT NULL REFERENCES segment (pk) ON DELETE CASCADE,
    run INTEGER NOT NULL REFERENCES model_run (pk) ON DELETE CASCADE,
    mode TEXT NOT NULL,
    species INTEGER REFERENCES species (pk),
    probability REAL NOT NULL,
    runner_up INTEGER REFERENCES species (pk),
    runner_up_probability REAL NOT NULL,
    PRIMARY KEY (segment, run)
) STRICT, WITHOUT ROWID;
"""

_SINCE = (
    _TABLES_1_0,
    RECORDER_METADATA,
    STROKE + STROKE_PLACE + TRAINED_SEGMENTER,
)
"""What each minor version added."""


def tables_of(minor: int) -> str:
    """Return the statements that make the tables of format 1.``minor``, or of the last one."""
    return "".join(_SINCE[: minor + 1])
