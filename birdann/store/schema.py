"""The tables of a project file.

Identifiers are numbers of 63 bits and the keys of their tables. ``number`` counts rows in the order
in which they were made.
"""

import sqlite3
from collections.abc import Callable

APPLICATION_ID = 0x62697264  # "bird"

Upgrade = Callable[[sqlite3.Connection], None]

UPGRADES: tuple[Upgrade, ...] = ()
"""Each changes the tables of one format into those of the next; the first one, those of format 1."""

FORMAT = 1 + len(UPGRADES)
"""The present format, kept as ``PRAGMA user_version``."""

TABLES = """
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

CREATE TABLE grid (
    pk INTEGER PRIMARY KEY,
    hop_s REAL NOT NULL,
    bin_hz REAL NOT NULL,
    first_frame_s REAL NOT NULL,
    UNIQUE (hop_s, bin_hz, first_frame_s)
) STRICT;

CREATE TABLE feature_schema (
    pk INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE provenance (
    pk INTEGER PRIMARY KEY,
    maker TEXT NOT NULL,
    name TEXT NOT NULL,
    at TEXT NOT NULL,
    run INTEGER NOT NULL DEFAULT 0, -- 0: of no run; one that was deleted since keeps its number
    UNIQUE (maker, name, at, run)
) STRICT;

CREATE TABLE program (
    pk INTEGER PRIMARY KEY,
    name TEXT NOT NULL CHECK (name != ''),
    version TEXT NOT NULL DEFAULT '',
    UNIQUE (name, version)
) STRICT;

CREATE TABLE species (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    number INTEGER NOT NULL UNIQUE,
    name TEXT NOT NULL,
    removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1))
) STRICT;
CREATE UNIQUE INDEX species_name ON species (name) WHERE removed = 0;

CREATE TABLE site (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    name TEXT NOT NULL CHECK (name != ''),
    latitude_deg REAL CHECK (latitude_deg BETWEEN -90 AND 90),
    longitude_deg REAL CHECK (longitude_deg BETWEEN -180 AND 180),
    elevation_m REAL,
    note TEXT NOT NULL DEFAULT '',
    removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)),
    CHECK ((latitude_deg IS NULL) = (longitude_deg IS NULL))
) STRICT;
CREATE UNIQUE INDEX site_name ON site (name) WHERE removed = 0;

CREATE TABLE recording (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    path TEXT NOT NULL,
    content_hash TEXT NOT NULL,
    size_bytes INTEGER NOT NULL CHECK (size_bytes >= 0),
    sample_rate_hz INTEGER NOT NULL CHECK (sample_rate_hz > 0),
    n_frames INTEGER NOT NULL CHECK (n_frames >= 0),
    n_channels INTEGER NOT NULL CHECK (n_channels > 0),
    started_at TEXT,
    started_at_source TEXT NOT NULL DEFAULT '',
    site INTEGER REFERENCES site (id),
    problem TEXT NOT NULL DEFAULT '',
    removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1))
) STRICT;
CREATE UNIQUE INDEX recording_path ON recording (path) WHERE removed = 0;
CREATE INDEX recording_hash ON recording (content_hash);
CREATE INDEX recording_site ON recording (site) WHERE site IS NOT NULL;

CREATE TABLE recorder_metadata (
    recording INTEGER PRIMARY KEY REFERENCES recording (id) ON DELETE CASCADE,
    facts TEXT NOT NULL
) STRICT;

CREATE TABLE recording_note (
    recording INTEGER PRIMARY KEY REFERENCES recording (id) ON DELETE CASCADE,
    note TEXT NOT NULL CHECK (note != ''),
    made INTEGER NOT NULL REFERENCES provenance (pk)
) STRICT;

CREATE TABLE species_list (
    pk INTEGER PRIMARY KEY,
    recording INTEGER NOT NULL REFERENCES recording (id) ON DELETE CASCADE,
    start_s REAL, -- NULL, like end_s: of the whole recording
    end_s REAL,
    state TEXT NOT NULL,
    made INTEGER REFERENCES provenance (pk),
    CHECK ((start_s IS NULL) = (end_s IS NULL)),
    CHECK (start_s IS NULL OR (start_s >= 0 AND start_s < end_s)),
    UNIQUE (recording, start_s, end_s)
) STRICT;
CREATE UNIQUE INDEX species_list_whole ON species_list (recording) WHERE start_s IS NULL;

CREATE TABLE tag (
    list INTEGER NOT NULL REFERENCES species_list (pk) ON DELETE CASCADE,
    species INTEGER NOT NULL REFERENCES species (id),
    position INTEGER NOT NULL,
    state TEXT NOT NULL,
    PRIMARY KEY (list, species)
) STRICT, WITHOUT ROWID;
CREATE INDEX tag_species ON tag (species);

CREATE TABLE segment (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    recording INTEGER NOT NULL REFERENCES recording (id) ON DELETE CASCADE,
    onset_s REAL NOT NULL, -- the exact bounds; the mask's may differ by less than a cell
    offset_s REAL NOT NULL,
    low_hz REAL NOT NULL,
    high_hz REAL NOT NULL,
    grid INTEGER NOT NULL REFERENCES grid (pk),
    made INTEGER NOT NULL REFERENCES provenance (pk),
    deleted INTEGER NOT NULL DEFAULT 0,
    mask BLOB NOT NULL
) STRICT;
CREATE INDEX segment_place ON segment (recording, deleted, onset_s, low_hz);

CREATE TABLE segment_part (
    segment INTEGER NOT NULL REFERENCES segment (id) ON DELETE CASCADE,
    place INTEGER NOT NULL CHECK (place >= 0),
    onset_s REAL NOT NULL,
    offset_s REAL NOT NULL,
    low_hz REAL NOT NULL,
    high_hz REAL NOT NULL,
    PRIMARY KEY (segment, place),
    CHECK (onset_s <= offset_s AND low_hz <= high_hz)
) STRICT, WITHOUT ROWID;

CREATE TABLE segment_origin (
    segment INTEGER PRIMARY KEY REFERENCES segment (id) ON DELETE CASCADE,
    program INTEGER NOT NULL REFERENCES program (pk),
    row TEXT NOT NULL DEFAULT '{}'
) STRICT;
CREATE INDEX segment_origin_program ON segment_origin (program);

CREATE TABLE segment_note (
    segment INTEGER PRIMARY KEY REFERENCES segment (id) ON DELETE CASCADE,
    note TEXT NOT NULL CHECK (note != ''),
    made INTEGER NOT NULL REFERENCES provenance (pk)
) STRICT;

CREATE TABLE segmentation (
    recording INTEGER PRIMARY KEY REFERENCES recording (id) ON DELETE CASCADE,
    segmenter TEXT NOT NULL,
    feature_schema TEXT NOT NULL,
    at TEXT NOT NULL,
    notes TEXT NOT NULL
) STRICT;

CREATE TABLE feature (
    segment INTEGER NOT NULL REFERENCES segment (id) ON DELETE CASCADE,
    feature_schema INTEGER NOT NULL REFERENCES feature_schema (pk),
    vector BLOB NOT NULL,
    PRIMARY KEY (segment, feature_schema)
) STRICT, WITHOUT ROWID;

CREATE TABLE label (
    segment INTEGER PRIMARY KEY REFERENCES segment (id) ON DELETE CASCADE,
    state TEXT NOT NULL,
    species INTEGER REFERENCES species (id),
    certainty TEXT NOT NULL DEFAULT '',
    call_type TEXT NOT NULL DEFAULT '',
    made INTEGER NOT NULL REFERENCES provenance (pk)
) STRICT;
CREATE INDEX label_species ON label (species);

CREATE TABLE reading (
    segment INTEGER NOT NULL REFERENCES segment (id) ON DELETE CASCADE,
    made INTEGER NOT NULL REFERENCES provenance (pk),
    state TEXT NOT NULL,
    species INTEGER REFERENCES species (id),
    certainty TEXT NOT NULL DEFAULT '',
    call_type TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (segment, made)
) STRICT, WITHOUT ROWID;
CREATE INDEX reading_species ON reading (species);

CREATE TABLE model_run (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    number INTEGER NOT NULL UNIQUE,
    model_name TEXT NOT NULL,
    params TEXT NOT NULL,
    seed INTEGER NOT NULL,
    feature_schema TEXT NOT NULL,
    created_at TEXT NOT NULL,
    report TEXT NOT NULL,
    software TEXT NOT NULL,
    model BLOB NOT NULL
) STRICT;

CREATE TABLE run_species (
    run INTEGER NOT NULL REFERENCES model_run (id) ON DELETE CASCADE,
    place INTEGER NOT NULL CHECK (place >= 0),
    species INTEGER NOT NULL REFERENCES species (id),
    PRIMARY KEY (run, place)
) STRICT, WITHOUT ROWID;

CREATE TABLE score (
    run INTEGER NOT NULL REFERENCES model_run (id) ON DELETE CASCADE,
    recording INTEGER NOT NULL REFERENCES recording (id) ON DELETE CASCADE,
    mode TEXT NOT NULL,
    segments BLOB NOT NULL, -- int64 (n,): their identifiers
    probabilities BLOB NOT NULL, -- float32 (n, n_species)
    call_probability BLOB, -- float32 (n,)
    none_probabilities BLOB, -- float32 (n,)
    PRIMARY KEY (run, recording)
) STRICT;
CREATE INDEX score_recording ON score (recording);

CREATE TABLE top_score (
    segment INTEGER NOT NULL REFERENCES segment (id) ON DELETE CASCADE,
    run INTEGER NOT NULL REFERENCES model_run (id) ON DELETE CASCADE,
    mode INTEGER NOT NULL, -- place in birdann.core.predictions.Mode
    species INTEGER, -- place in run_species; NULL: none of these
    probability REAL NOT NULL,
    runner_up INTEGER,
    runner_up_probability REAL NOT NULL,
    call_probability REAL,
    none_probability REAL,
    PRIMARY KEY (segment, run)
) STRICT, WITHOUT ROWID;

CREATE TABLE stroke (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    recording INTEGER NOT NULL REFERENCES recording (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    onset_s REAL NOT NULL,
    offset_s REAL NOT NULL,
    low_hz REAL NOT NULL,
    high_hz REAL NOT NULL,
    grid INTEGER REFERENCES grid (pk),
    mask BLOB,
    number INTEGER NOT NULL UNIQUE,
    made INTEGER NOT NULL REFERENCES provenance (pk),
    removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)),
    CHECK ((grid IS NULL) = (mask IS NULL))
) STRICT;
CREATE INDEX stroke_place ON stroke (recording, removed, onset_s);

CREATE TABLE trained_segmenter (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    number INTEGER NOT NULL UNIQUE,
    name TEXT NOT NULL,
    spectrogram TEXT NOT NULL,
    seed INTEGER NOT NULL,
    digest TEXT NOT NULL,
    made INTEGER NOT NULL REFERENCES provenance (pk),
    report TEXT NOT NULL,
    software TEXT NOT NULL,
    model BLOB NOT NULL
) STRICT;

CREATE TABLE detection (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    recording INTEGER NOT NULL REFERENCES recording (id) ON DELETE CASCADE,
    program INTEGER NOT NULL REFERENCES program (pk),
    onset_s REAL NOT NULL,
    offset_s REAL NOT NULL,
    low_hz REAL, -- NULL, like high_hz: the program told none
    high_hz REAL,
    name TEXT NOT NULL, -- the program's own
    species INTEGER REFERENCES species (id),
    score REAL,
    segment INTEGER REFERENCES segment (id) ON DELETE SET NULL,
    row TEXT NOT NULL DEFAULT '{}',
    removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)),
    CHECK (onset_s <= offset_s),
    CHECK ((low_hz IS NULL) = (high_hz IS NULL) AND (low_hz IS NULL OR low_hz <= high_hz))
) STRICT;
CREATE INDEX detection_place ON detection (recording, removed, onset_s);
CREATE INDEX detection_score ON detection (program, species, score);
CREATE INDEX detection_segment ON detection (segment) WHERE segment IS NOT NULL;

CREATE TABLE validation_sample (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    number INTEGER NOT NULL UNIQUE,
    name TEXT NOT NULL CHECK (name != ''),
    run INTEGER, -- whose scores are checked; one that was deleted since keeps its number
    program INTEGER REFERENCES program (pk),
    seed INTEGER NOT NULL,
    is_blinded INTEGER NOT NULL CHECK (is_blinded IN (0, 1)),
    design TEXT NOT NULL,
    made INTEGER NOT NULL REFERENCES provenance (pk),
    removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)),
    CHECK ((run IS NULL) != (program IS NULL))
) STRICT;

CREATE TABLE validation_item (
    sample INTEGER NOT NULL REFERENCES validation_sample (id) ON DELETE CASCADE,
    place INTEGER NOT NULL CHECK (place >= 0),
    recording INTEGER NOT NULL REFERENCES recording (id) ON DELETE CASCADE,
    segment INTEGER REFERENCES segment (id) ON DELETE SET NULL,
    detection INTEGER REFERENCES detection (id) ON DELETE SET NULL,
    onset_s REAL NOT NULL, -- as it was when it was drawn
    offset_s REAL NOT NULL,
    species INTEGER NOT NULL REFERENCES species (id),
    score REAL NOT NULL,
    bin INTEGER NOT NULL,
    PRIMARY KEY (sample, place),
    CHECK (onset_s <= offset_s)
) STRICT, WITHOUT ROWID;
CREATE INDEX validation_item_recording ON validation_item (recording);
CREATE INDEX validation_item_segment ON validation_item (segment) WHERE segment IS NOT NULL;
CREATE INDEX validation_item_detection ON validation_item (detection)
    WHERE detection IS NOT NULL;

CREATE TABLE validation_verdict (
    sample INTEGER NOT NULL,
    place INTEGER NOT NULL,
    made INTEGER NOT NULL REFERENCES provenance (pk),
    verdict TEXT NOT NULL,
    PRIMARY KEY (sample, place, made),
    FOREIGN KEY (sample, place) REFERENCES validation_item (sample, place) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE threshold (
    species INTEGER NOT NULL REFERENCES species (id),
    run INTEGER NOT NULL DEFAULT 0, -- 0: of the program
    program INTEGER NOT NULL DEFAULT 0, -- 0: of the run
    score REAL NOT NULL,
    precision REAL CHECK (precision BETWEEN 0 AND 1),
    sample INTEGER REFERENCES validation_sample (id) ON DELETE SET NULL,
    made INTEGER NOT NULL REFERENCES provenance (pk),
    PRIMARY KEY (species, run, program),
    CHECK ((run = 0) != (program = 0))
) STRICT, WITHOUT ROWID;
CREATE INDEX threshold_sample ON threshold (sample) WHERE sample IS NOT NULL;

CREATE TABLE segment_piece (
    segment INTEGER NOT NULL REFERENCES segment (id) ON DELETE CASCADE, -- that was joined
    piece INTEGER NOT NULL REFERENCES segment (id) ON DELETE CASCADE, -- of which; hidden since
    PRIMARY KEY (segment, piece)
) STRICT, WITHOUT ROWID;
CREATE INDEX segment_piece_piece ON segment_piece (piece);
"""


def create_tables(connection: sqlite3.Connection) -> None:
    """Fill an empty database with the tables of the present version."""
    connection.executescript(
        f"BEGIN IMMEDIATE; {TABLES} PRAGMA application_id={APPLICATION_ID};"
        f"PRAGMA user_version={FORMAT}; COMMIT;"
    )
