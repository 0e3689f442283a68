"""The tables of a project file.

Identifiers are 63-bit numbers and the keys of their tables. ``number`` is the order of creation.
"""

import secrets
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
    scientific_name TEXT NOT NULL DEFAULT '',
    mark INTEGER CHECK (mark >= 0), -- colour and pattern in the window; given when it is added
    merged_into INTEGER REFERENCES species (id), -- removed because it was merged into this one
    removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1))
) STRICT;
CREATE UNIQUE INDEX species_name ON species (name) WHERE removed = 0;

CREATE TABLE species_alias (
    species INTEGER NOT NULL REFERENCES species (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('code', 'synonym', 'name', 'answer')),
    authority TEXT NOT NULL DEFAULT '', -- checklist or program; '': a person
    alias TEXT NOT NULL CHECK (alias != ''),
    PRIMARY KEY (species, kind, authority, alias)
) STRICT, WITHOUT ROWID;
CREATE INDEX species_alias_alias ON species_alias (alias);

CREATE TABLE merged_row ( -- what named a species before it was merged into another
    species INTEGER NOT NULL REFERENCES species (id) ON DELETE CASCADE,
    kind TEXT NOT NULL CHECK (kind IN ('label', 'reading', 'detection', 'tag')),
    row INTEGER NOT NULL, -- segment, detection or list
    PRIMARY KEY (species, kind, row)
) STRICT, WITHOUT ROWID;

CREATE TABLE site (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    name TEXT NOT NULL CHECK (name != ''),
    latitude_deg REAL CHECK (latitude_deg BETWEEN -90 AND 90),
    longitude_deg REAL CHECK (longitude_deg BETWEEN -180 AND 180),
    elevation_m REAL,
    note TEXT NOT NULL DEFAULT '',
    covariates TEXT NOT NULL DEFAULT '{}', -- JSON: the other columns of the table of sites
    removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1)),
    CHECK ((latitude_deg IS NULL) = (longitude_deg IS NULL))
) STRICT;
CREATE UNIQUE INDEX site_name ON site (name) WHERE removed = 0;

CREATE TABLE season ( -- within which occupancy is taken as closed
    pk INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    first_day TEXT NOT NULL, -- YYYY-MM-DD, like last_day
    last_day TEXT NOT NULL,
    made INTEGER NOT NULL REFERENCES provenance (pk),
    CHECK (first_day <= last_day)
) STRICT;

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
    channel INTEGER CHECK (channel >= -1), -- from 0; NULL: the mean of all; -1: each by itself
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
    start_s REAL, -- NULL, like end_s: of the whole recording; else of a window of it
    end_s REAL, -- beyond the recording's end where the window goes on in other files
    observer TEXT NOT NULL DEFAULT '', -- '': the project's own list; else another observer's
    listed_by TEXT NOT NULL DEFAULT '', -- who made the project's own list, as a table names them
    state TEXT NOT NULL, -- untagged, complete, at least (incomplete) or possible
    choice TEXT NOT NULL DEFAULT '' -- how window or recording was chosen; '': not known
        CHECK (choice IN ('', 'random', 'at will', 'model')),
    made INTEGER REFERENCES provenance (pk),
    CHECK ((start_s IS NULL) = (end_s IS NULL)),
    CHECK (start_s IS NULL OR (start_s >= 0 AND start_s < end_s)),
    UNIQUE (recording, start_s, end_s, observer)
) STRICT;
CREATE UNIQUE INDEX species_list_whole ON species_list (recording, observer)
    WHERE start_s IS NULL;

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
    channel INTEGER CHECK (channel >= 0), -- NULL: of the mean of all
    grid INTEGER NOT NULL REFERENCES grid (pk),
    made INTEGER NOT NULL REFERENCES provenance (pk),
    deleted INTEGER NOT NULL DEFAULT 0,
    mask BLOB NOT NULL
) STRICT;
CREATE INDEX segment_place ON segment (recording, deleted, onset_s, low_hz);

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

CREATE TABLE list_exception ( -- a label that contradicts a list, and the list stays
    segment INTEGER NOT NULL REFERENCES segment (id) ON DELETE CASCADE,
    species INTEGER NOT NULL REFERENCES species (id),
    made INTEGER NOT NULL REFERENCES provenance (pk),
    PRIMARY KEY (segment, species)
) STRICT, WITHOUT ROWID;
CREATE INDEX list_exception_species ON list_exception (species);

CREATE TABLE custom_field (
    id INTEGER PRIMARY KEY CHECK (id > 0),
    place INTEGER NOT NULL CHECK (place >= 0),
    name TEXT NOT NULL CHECK (name != ''),
    kind TEXT NOT NULL CHECK (kind IN ('text', 'number', 'choice')),
    choices TEXT NOT NULL DEFAULT '[]', -- JSON
    removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1))
) STRICT;
CREATE UNIQUE INDEX custom_field_place ON custom_field (place) WHERE removed = 0;
CREATE UNIQUE INDEX custom_field_name ON custom_field (name) WHERE removed = 0;

CREATE TABLE custom_value (
    segment INTEGER NOT NULL REFERENCES segment (id) ON DELETE CASCADE,
    field INTEGER NOT NULL REFERENCES custom_field (id) ON DELETE CASCADE,
    value TEXT NOT NULL CHECK (value != ''),
    made INTEGER NOT NULL REFERENCES provenance (pk),
    PRIMARY KEY (segment, field)
) STRICT, WITHOUT ROWID;
CREATE INDEX custom_value_field ON custom_value (field);

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
    is_superseded INTEGER NOT NULL DEFAULT 0 CHECK (is_superseded IN (0, 1)),
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
    call_probability BLOB, -- float32 (n,): of being one whole call
    animal_probability BLOB, -- float32 (n,): of being an animal's
    probability_low BLOB, -- float32 (n,): lower bound of the largest probability
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
    animal_probability REAL,
    probability_low REAL,
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

CREATE TABLE detector_run ( -- how a program analysed recordings
    pk INTEGER PRIMARY KEY,
    program INTEGER NOT NULL REFERENCES program (pk),
    names TEXT NOT NULL, -- JSON: its sorted classes, with the other names of each
    is_vocabulary INTEGER NOT NULL CHECK (is_vocabulary IN (0, 1)), -- 0: those that its table names
    min_score REAL NOT NULL,
    window_s REAL NOT NULL,
    step_s REAL NOT NULL,
    UNIQUE (program, names, is_vocabulary, min_score, window_s, step_s)
) STRICT;

CREATE TABLE analysed_recording (
    recording INTEGER NOT NULL REFERENCES recording (id) ON DELETE CASCADE,
    run INTEGER NOT NULL REFERENCES detector_run (pk),
    lowest REAL, -- score, like highest; NULL: there is none
    highest REAL,
    windows BLOB NOT NULL, -- birdann.store.blobs.encode_windows
    PRIMARY KEY (recording, run)
) STRICT;

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

CREATE TABLE visit_queue ( -- verified visits: the calls to play, drawn once from a frozen run
    id INTEGER PRIMARY KEY CHECK (id > 0),
    number INTEGER NOT NULL UNIQUE,
    name TEXT NOT NULL CHECK (name != ''),
    run INTEGER NOT NULL, -- one that was deleted since keeps its number
    max_calls INTEGER NOT NULL CHECK (max_calls > 0), -- played in a visit, fixed beforehand
    design TEXT NOT NULL, -- JSON: what a visit is, how visits were drawn
    made INTEGER NOT NULL REFERENCES provenance (pk),
    removed INTEGER NOT NULL DEFAULT 0 CHECK (removed IN (0, 1))
) STRICT;

CREATE TABLE visit (
    queue INTEGER NOT NULL REFERENCES visit_queue (id) ON DELETE CASCADE,
    place INTEGER NOT NULL CHECK (place >= 0),
    species INTEGER NOT NULL REFERENCES species (id),
    site INTEGER NOT NULL REFERENCES site (id),
    started_at TEXT NOT NULL, -- local time at the site
    ended_at TEXT NOT NULL,
    effort_s REAL NOT NULL CHECK (effort_s >= 0), -- recorded within
    remaining REAL NOT NULL CHECK (remaining BETWEEN 0 AND 1), -- chance of a call not in the queue
    PRIMARY KEY (queue, place),
    UNIQUE (queue, species, site, started_at)
) STRICT, WITHOUT ROWID;

CREATE TABLE visit_call (
    queue INTEGER NOT NULL,
    visit INTEGER NOT NULL,
    place INTEGER NOT NULL CHECK (place >= 0), -- likeliest first
    recording INTEGER NOT NULL REFERENCES recording (id) ON DELETE CASCADE,
    segment INTEGER REFERENCES segment (id) ON DELETE SET NULL,
    onset_s REAL NOT NULL, -- as it was when it was drawn
    offset_s REAL NOT NULL,
    score REAL NOT NULL,
    PRIMARY KEY (queue, visit, place),
    FOREIGN KEY (queue, visit) REFERENCES visit (queue, place) ON DELETE CASCADE,
    CHECK (onset_s <= offset_s)
) STRICT, WITHOUT ROWID;
CREATE INDEX visit_call_segment ON visit_call (segment) WHERE segment IS NOT NULL;

CREATE TABLE visit_verdict (
    queue INTEGER NOT NULL,
    visit INTEGER NOT NULL,
    place INTEGER NOT NULL,
    made INTEGER NOT NULL REFERENCES provenance (pk),
    verdict TEXT NOT NULL,
    seconds REAL NOT NULL CHECK (seconds >= 0), -- from being shown to the answer
    PRIMARY KEY (queue, visit, place, made),
    FOREIGN KEY (queue, visit, place) REFERENCES visit_call (queue, visit, place) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TABLE segment_fragment (
    segment INTEGER NOT NULL REFERENCES segment (id) ON DELETE CASCADE, -- that was joined
    fragment INTEGER NOT NULL REFERENCES segment (id) ON DELETE CASCADE, -- of which; hidden since
    PRIMARY KEY (segment, fragment),
    CHECK (segment != fragment)
) STRICT, WITHOUT ROWID;
CREATE INDEX segment_fragment_fragment ON segment_fragment (fragment);

CREATE TABLE merged_fact ( -- what a merge put together, so that another begins with the parts
    thing INTEGER PRIMARY KEY, -- segment or recording; or an identifier that another replaced
    facts TEXT NOT NULL
) STRICT;
"""

OUTDATE = (
    "UPDATE score SET segments = x'', probabilities = x'', call_probability = NULL, "
    "animal_probability = NULL, probability_low = NULL, none_probabilities = NULL WHERE length(segments) > 0 "
)
_OF_LIST = OUTDATE + "AND recording = (SELECT recording FROM species_list WHERE pk = {0}.list)"
_RULES = {
    "AFTER INSERT ON species_list WHEN NEW.state != 'untagged' OR NEW.start_s IS NOT NULL":
        OUTDATE + "AND recording = NEW.recording",
    "AFTER UPDATE OF state, start_s, end_s ON species_list WHEN NEW.state != OLD.state "
    "OR NEW.start_s IS NOT OLD.start_s OR NEW.end_s IS NOT OLD.end_s":
        OUTDATE + "AND recording = NEW.recording",
    "AFTER DELETE ON species_list WHEN OLD.state != 'untagged' OR OLD.start_s IS NOT NULL":
        OUTDATE + "AND recording = OLD.recording",
    "AFTER INSERT ON tag": _OF_LIST.format("NEW"),
    "AFTER UPDATE OF state ON tag WHEN NEW.state != OLD.state": _OF_LIST.format("NEW"),
    "AFTER DELETE ON tag": _OF_LIST.format("OLD"),
    "AFTER UPDATE OF deleted ON segment WHEN NEW.deleted = 0 AND OLD.deleted != 0":
        OUTDATE + "AND recording = NEW.recording AND NOT EXISTS (SELECT 1 FROM top_score "
        "WHERE top_score.segment = NEW.id AND top_score.run = score.run)",
}  # fmt: skip
"""When scores no longer hold: under another list or other windows, or without a segment that came back.

They stay as tables without rows: the run is still the one that is shown, and it is known what to
compute again. Its rows of ``top_score`` are left out until then: to erase 100,000 would hold the
key that edits a list.
"""
TABLES += "".join(
    f"CREATE TRIGGER outdate_scores_{n} {event}\n    BEGIN {rule}; END;\n"
    for n, (event, rule) in enumerate(_RULES.items(), 1)
)


def create_tables(connection: sqlite3.Connection) -> None:
    """Create the tables of the current version in an empty database.

    The schema cookie is random, to distinguish logs of different projects.
    """
    cookie = secrets.randbelow(1 << 31)
    connection.executescript(
        f"BEGIN IMMEDIATE; {TABLES} PRAGMA application_id={APPLICATION_ID};"
        f"PRAGMA user_version={FORMAT}; PRAGMA schema_version={cookie}; COMMIT;"
    )
