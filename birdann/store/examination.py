"""Check and repair of project files.

Only derived data are repaired: unreadable features and scores are dropped, to be computed again;
unreadable outlines become boxes; indexes are rebuilt. Labels and lists are never dropped.
"""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import astuple, dataclass, field
from pathlib import Path

import numpy as np

from birdann.core.arrays import Float32Array
from birdann.core.errors import BirdannError
from birdann.core.geometry import Grid, Mask, TimeFreqBox, is_bounded
from birdann.core.ids import SegmentId
from birdann.core.message import Message
from birdann.core.predictions import OPTIONAL_COLUMNS
from birdann.store.blobs import (
    MAX_FEATURES,
    decode_mask,
    decode_numbers,
    decode_scores,
    encode_mask,
)
from birdann.store.connection import connect, missing_indexes
from birdann.store.errors import translate_sqlite_errors
from birdann.store.project import Project
from birdann.store.tables.recordings import decode_facts
from birdann.store.transaction import Transaction

_MAX_LINES = 20
_ROUNDING = 1e-3
"""By how much a row of float32 probabilities may exceed 1."""
_DERIVED = {
    "feature": "segment NOT IN (SELECT id FROM segment) "
    "OR feature_schema NOT IN (SELECT pk FROM feature_schema)",
    "top_score": "segment NOT IN (SELECT id FROM segment) OR run NOT IN (SELECT id FROM model_run)",
    "score": "run NOT IN (SELECT id FROM model_run) OR recording NOT IN (SELECT id FROM recording)",
    "run_species": "run NOT IN (SELECT id FROM model_run)",
    "segmentation": "recording NOT IN (SELECT id FROM recording)",
    "recorder_metadata": "recording NOT IN (SELECT id FROM recording)",
    "segment_fragment": "segment NOT IN (SELECT id FROM segment) "
    "OR fragment NOT IN (SELECT id FROM segment)",
    "segment_origin": "segment NOT IN (SELECT id FROM segment)",
}
"""Tables of computed rows, and when a row of theirs belongs to nothing."""
_N_SPECIES = "(SELECT count(*) FROM run_species WHERE run_species.run = top_score.run)"
_ODD_TOP_SCORES = (
    "SELECT {} FROM top_score WHERE mode NOT BETWEEN 0 AND 1 "
    f"OR max(coalesce(species, -1), coalesce(runner_up, -1)) >= {_N_SPECIES} "
    "OR min(coalesce(species, 0), coalesce(runner_up, 0)) < 0"
)
"""Likeliest answers that name what the run does not have."""


RepairAction = Callable[[Transaction], object]


@dataclass(frozen=True, slots=True)
class Finding:
    """One problem."""

    message: str
    remedy: str = ""  # Effect of the repair; "" if not repairable.
    # The repair; None if not repairable.
    repair: RepairAction | None = field(default=None, compare=False, repr=False)


def examine(path: Path) -> list[Finding]:
    """Return the faults of a project file, which is only read.

    Raises ProjectFileError if it cannot be opened at all.
    """
    with Project.open(path, read_only=True) as project:
        return list(_findings(project))


def apply_repairs(project: Project) -> list[Finding]:
    """Repair what is possible, after a backup, and return the repaired faults.

    Raises ProjectFileError if the backup or the repair cannot be written; nothing is changed.
    """
    repairs = [
        (finding, finding.repair) for finding in _findings(project) if finding.repair is not None
    ]
    if not repairs:
        return []
    project.back_up()
    with project.transaction("repair", {"found": [repair.message for repair, _ in repairs]}) as tx:
        for _, repair in repairs:
            repair(tx)
    return [repair for repair, _ in repairs]


def _findings(project: Project) -> Iterator[Finding]:
    connection = connect(project.path, read_only=True)
    try:
        with translate_sqlite_errors(project.path):
            integrity = list(_integrity(connection))
            yield from integrity
            if any(finding.repair is None for finding in integrity):
                return  # the rest would read what is broken
            yield from _indexes(connection)
            yield from _orphan_findings(connection)
            yield from _masks(connection)
            yield from _features(connection)
            yield from _scores(connection)
            yield from _metadata(connection)
            yield from _words(project)
    finally:
        connection.close()


def _integrity(connection: sqlite3.Connection) -> Iterator[Finding]:
    lines = [str(row[0]) for row in connection.execute(f"PRAGMA integrity_check({_MAX_LINES})")]
    if lines == ["ok"]:
        return
    if all("index" in line for line in lines):
        yield Finding(
            Message("An index does not fit its table: {what}.", what=lines[0]),
            Message("the indexes are rebuilt"),
            lambda tx: tx.rows.execute("REINDEX"),
        )
        return
    yield Finding(Message("The file is damaged: {what}. Restore a backup.", what="; ".join(lines)))


def _indexes(connection: sqlite3.Connection) -> Iterator[Finding]:
    missing = missing_indexes(connection)
    if missing:
        yield Finding(
            Message("Indexes are missing: {names}.", names=", ".join(missing)),
            Message("they are rebuilt"),
            _make(missing.values()),
        )


def _make(indexes: Iterable[str]) -> RepairAction:
    def make(tx: Transaction) -> None:
        for sql in indexes:
            tx.rows.execute(sql)

    return make


def _orphan_findings(connection: sqlite3.Connection) -> Iterator[Finding]:
    owners: dict[tuple[str, str], int] = {}
    for table, _, parent, _ in connection.execute("PRAGMA foreign_key_check"):
        owners[table, parent] = owners.get((table, parent), 0) + 1
    for (table, parent), n in owners.items():
        message = Message(
            "{n} of “{table}” belong to a {parent} that does not exist.",
            n=n,
            table=table,
            parent=parent.replace("_", " "),
        )
        if table in _DERIVED:
            yield Finding(message, Message("they are dropped"), _drop_rows(table, _DERIVED[table]))
        else:
            yield Finding(message)


def _drop_rows(table: str, condition: str) -> RepairAction:
    return lambda tx: tx.rows.execute(f"DELETE FROM {table} WHERE {condition}")


def _masks(connection: sqlite3.Connection) -> Iterator[Finding]:
    rows = connection.execute(
        "SELECT segment.id, mask, hop_s, bin_hz, first_frame_s, onset_s, offset_s, low_hz, high_hz "
        "FROM segment JOIN grid ON grid.pk = segment.grid"
    )
    outlined: list[tuple[bytes, int]] = []
    boxed: list[tuple[float, float, float, float, int]] = []
    outside: list[tuple[float, float, float, float, int]] = []
    n_missing = 0
    for pk, mask, hop_s, bin_hz, first_frame_s, *limits in rows:
        try:
            grid = Grid(hop_s=hop_s, bin_hz=bin_hz, first_frame_s=first_frame_s)
        except (ValueError, TypeError):
            n_missing += 1
            continue
        drawn, box = _mask(mask, grid), _box(limits)
        if drawn is not None and (box is None or not is_bounded(drawn, box)):
            (boxed if box is None else outside).append((*astuple(drawn.box()), pk))
        elif drawn is None:
            code = _encode_box(box, grid)
            if code is None:
                n_missing += 1
            else:
                outlined.append((code, pk))
    if outlined:
        yield Finding(
            Message("{n_outlines} outlines of segments cannot be read.", n_outlines=len(outlined)),
            Message("the segments keep their labels and get their boxes for outlines"),
            lambda tx: tx.segments.replace_masks(outlined),
        )
    for boxes, sentence in (
        (boxed, Message("{n_boxes} boxes of segments are not valid.")),
        (outside, Message("{n_boxes} boxes of segments do not contain their outlines.")),
    ):
        if boxes:
            yield Finding(
                sentence.with_values(n_boxes=len(boxes)),
                Message("they are taken from the outlines"),
                _replace_boxes(boxes),
            )
    if n_missing:
        yield Finding(
            Message("{n_missing} segments have neither outline nor box.", n_missing=n_missing)
        )


def _replace_boxes(boxes: Sequence[tuple[float, float, float, float, int]]) -> RepairAction:
    return lambda tx: tx.segments.replace_boxes(boxes)


def _mask(code: bytes, grid: Grid) -> Mask | None:
    try:
        mask = decode_mask(code, grid)
        mask.box()  # which a grid of absurd steps may not have
    except (ValueError, TypeError):
        return None
    return mask


def _box(limits: Sequence[float]) -> TimeFreqBox | None:
    try:
        return TimeFreqBox.from_limits(limits)
    except (ValueError, TypeError):
        return None


def _encode_box(box: TimeFreqBox | None, grid: Grid) -> bytes | None:
    """Return a box as an encoded outline; None if it is not a valid box."""
    if box is None:
        return None
    try:
        return encode_mask(Mask.from_box(box, grid))
    except (ValueError, OverflowError, MemoryError):
        return None


def _features(connection: sqlite3.Connection) -> Iterator[Finding]:
    typical = (
        "SELECT feature_schema, length(vector) AS size, count(*) AS n FROM feature GROUP BY 1, 2"
    )
    sizes: dict[int, int] = {}
    n_invalid = 0
    for schema, size, n in connection.execute(f"{typical} ORDER BY n DESC"):
        is_vector = 0 < size <= 4 * MAX_FEATURES and size % 4 == 0
        if is_vector and sizes.setdefault(schema, size) == size:
            continue
        n_invalid += n
    if n_invalid:
        keep = " AND ".join(
            f"NOT (feature_schema = {schema} AND length(vector) = {size})"
            for schema, size in sizes.items()
        )
        yield Finding(
            Message("{n_odd} feature vectors have a wrong length.", n_odd=n_invalid),
            Message("they are dropped; segment those recordings again to use their segments"),
            _drop_rows("feature", keep or "1"),
        )


def _scores(connection: sqlite3.Connection) -> Iterator[Finding]:
    n_species = dict(connection.execute("SELECT run, count(*) FROM run_species GROUP BY run"))
    rows = connection.execute(
        f"SELECT run, recording, segments, probabilities, {', '.join(OPTIONAL_COLUMNS)} FROM score"
    )
    odd: list[tuple[int, int]] = []
    for run, recording, keys, probabilities, *others in rows:
        try:
            ids, table = decode_scores(keys, probabilities, n_species.get(run, 0))
            columns = [decode_numbers(column, len(ids)) for column in others if column is not None]
            if not _are_probabilities(table) or not all(map(_are_shares, columns)):
                raise ValueError("not probabilities")
        except (ValueError, TypeError):
            odd.append((int(run), int(recording)))
    n_rows = connection.execute(_ODD_TOP_SCORES.format("count(*)")).fetchone()[0]
    if odd:
        yield Finding(
            Message("The scores of {n_odd} recordings cannot be read.", n_odd=len(odd)),
            Message("they are dropped; predict again"),
            lambda tx: tx.scores.drop(odd),
        )
    elif n_rows:
        condition = f"(segment, run) IN ({_ODD_TOP_SCORES.format('segment, run')})"
        yield Finding(
            Message(
                "{n_rows} of “top_score” name a species that their model run does not have.",
                n_rows=n_rows,
            ),
            Message("they are dropped; predict again"),
            _drop_rows("top_score", condition),
        )


def _are_shares(numbers: Float32Array) -> bool:
    return bool(((numbers >= 0) & (numbers <= 1 + _ROUNDING)).all())


def _are_probabilities(table: Float32Array) -> bool:
    """Return whether each row can be probabilities of exclusive classes."""
    sums = table.sum(axis=1, dtype=np.float64)
    return bool((table >= 0).all() and (sums <= 1 + _ROUNDING).all())


def _metadata(connection: sqlite3.Connection) -> Iterator[Finding]:
    odd: list[int] = []
    for key, facts in connection.execute("SELECT recording, facts FROM recorder_metadata"):
        try:
            decode_facts(facts)
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            odd.append(int(key))
    if odd:
        chosen = f"recording IN ({','.join(map(str, odd))})"
        yield Finding(
            Message("The recorder's notes of {n_odd} recordings cannot be read.", n_odd=len(odd)),
            Message("they are removed; add the files again to read them again"),
            _drop_rows("recorder_metadata", chosen),
        )


def _words(project: Project) -> Iterator[Finding]:
    """Read all labels, lists and detections."""
    for read in (
        project.recordings.all,
        project.recordings.notes,
        project.recordings.segmentations,
        project.sites.all,
        project.species.all,
        project.lists.all,
        project.lists.list_windows,
        project.labels.all,
        project.labels.all_readings,
        project.runs.all,
        project.strokes.all,
        project.segmenters.all,
        project.thresholds.all,
        project.edit_log.latest,
        lambda: _segments_words(project),
        lambda: [project.detections.of(key) for key in project.recordings.paths()],
        lambda: _windows_words(project),
        lambda: _samples_words(project),
    ):
        try:
            read()
        except BirdannError as error:
            yield Finding(str(error))


def _segments_words(project: Project) -> None:
    """Read the other data of segments."""
    for table, read in (
        ("segment_origin", project.segments.origins),
        ("segment_note", project.segments.notes),
    ):
        rows = project.rows.all(f"SELECT DISTINCT segment FROM {table}")
        read([SegmentId(key) for (key,) in rows])


def _windows_words(project: Project) -> None:
    runs = project.detections.runs()
    for key in project.recordings.paths():
        project.detections.windows(key, runs)


def _samples_words(project: Project) -> None:
    for sample in project.samples.all():
        project.samples.items(sample.id)
        project.samples.answers(sample.id)
