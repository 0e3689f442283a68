"""Copies of project files, written under temporary names."""

import json
import os
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path, PurePath
from uuid import uuid4

import numpy as np

from birdann.core.errors import ProjectFileError
from birdann.core.files import disk
from birdann.core.labels import is_human
from birdann.store.blobs import decode_windows, encode_windows
from birdann.store.connection import connect
from birdann.store.errors import report_copies_as_originals, translate_sqlite_errors
from birdann.store.schema import OUTDATE, create_tables
from birdann.store.side_files import companions

IDENTIFIER = "identifier"
"""The setting by which a project is known again when it was moved, copied or restored."""


def make_project(target: Path) -> None:
    """Make an empty project file (ProjectFileError if it cannot be written)."""
    with _write_privately(target) as temporary, closing(_database(temporary)) as new:
        create_tables(new)
        new.execute(
            "INSERT INTO setting (key, value) VALUES (?, ?)", (IDENTIFIER, json.dumps(uuid4().hex))
        )


@contextmanager
def private_copy(
    source: Path, target: Path, *, beside: Iterable[Path] = (), is_kept: bool = True
) -> Iterator[Path]:
    """Yield a complete temporary copy, which is renamed to ``target`` when the block ends.

    Its paths refer to the same sound files. Raises ProjectFileError if it cannot be written, or
    ``source`` is damaged.

    Parameters
    ----------
    beside
        Further projects whose contents the copy gets.
    is_kept
        Whether it is renamed; else it is removed.
    """
    with (
        _write_privately(target, made_from=(source, *beside), is_kept=is_kept) as temporary,
        report_copies_as_originals({temporary: source}),
    ):
        with (
            closing(_database(temporary)) as copy,
            closing(connect(source, read_only=True)) as reading,
        ):
            reading.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
            _move_paths(copy, source.parent, target.parent)
        yield temporary


def withhold_people(path: Path) -> int:
    """Remove segments and detections of human sounds from a copy; return how many segments."""
    with closing(_database(path)) as copy:
        copy.create_function("is_human", 1, is_human, deterministic=True)
        copy.execute("PRAGMA foreign_keys=ON")
        copy.execute(
            "CREATE TEMP TABLE human AS SELECT segment AS id FROM label JOIN species "
            "ON species.id = label.species WHERE state != 'rejected' AND is_human(name) "
            "UNION SELECT segment FROM detection WHERE segment IS NOT NULL AND is_human(name) "
            "AND NOT EXISTS (SELECT 1 FROM label WHERE label.segment = detection.segment)"
        )
        fragments = "SELECT fragment FROM segment_fragment WHERE segment IN (SELECT id FROM human)"
        n_fragments = copy.execute(f"DELETE FROM segment WHERE id IN ({fragments})").rowcount
        n = copy.execute("DELETE FROM segment WHERE id IN (SELECT id FROM human)").rowcount
        n_detections = copy.execute("DELETE FROM detection WHERE is_human(name)").rowcount
        n_detections += _withhold_windows(copy)
        if n_fragments or n or n_detections:
            copy.execute("VACUUM")  # what was deleted could be read from free pages
        return n


def _withhold_windows(copy: sqlite3.Connection) -> int:
    """Remove scored windows of human sounds; return of how many recordings."""
    n_changed = 0
    for run, names in copy.execute("SELECT pk, names FROM detector_run").fetchall():
        human = [window_key for window_key, name in enumerate(json.loads(names)) if is_human(name)]
        keys = copy.execute("SELECT recording FROM analysed_recording WHERE run = ?", [run])
        for window_key in [(key, run) for (key,) in keys.fetchall() if human]:
            where = "WHERE recording = ? AND run = ?"
            sql = f"SELECT lowest, highest, windows FROM analysed_recording {where}"
            scores = decode_windows(*copy.execute(sql, window_key).fetchone())
            kept = scores[~np.isin(scores[:, 0], human)]
            if len(kept) < len(scores):
                n_changed += 1
                sql = f"UPDATE analysed_recording SET lowest = ?, highest = ?, windows = ? {where}"
                copy.execute(sql, [*encode_windows(kept), *window_key])
    return n_changed


_LABELLED = "(SELECT recording FROM segment JOIN label ON label.segment = segment.id)"


def withhold_labels(path: Path, actor: str) -> None:
    """Remove labels of segments and notes from a copy; lists are kept.

    Predictions of recordings with labels follow these, and are to be made again.
    """
    with closing(_database(path)) as copy:
        copy.execute("BEGIN")
        tables = (
            "label", "reading", "list_exception", "custom_value", "segment_note",
            "recording_note", "validation_verdict", "visit_verdict", "merged_row",
            "merged_fact",
        )  # fmt: skip
        copy.execute(f"{OUTDATE}AND recording IN {_LABELLED}")  # a labelled segment's is its label
        copy.execute(
            "DELETE FROM top_score WHERE segment IN "
            f"(SELECT id FROM segment WHERE recording IN {_LABELLED})"
        )
        for table in tables:
            copy.execute(f"DELETE FROM {table}")
        copy.execute(
            "INSERT INTO edit_log (at, actor, command, arguments) VALUES (?, ?, ?, '{}')",
            (datetime.now(UTC).isoformat(), actor, "withhold labels"),
        )
        copy.execute("COMMIT")
        copy.execute("VACUUM")  # what was deleted could be read from free pages


def copy_as_it_is(source: Path, target: Path) -> None:
    """Copy a project file page by page, and sync it to disk.

    Raises ProjectFileError if either cannot be read or written; OSError if the copy cannot be
    synced.
    """
    with (
        translate_sqlite_errors(target),
        closing(connect(source, read_only=True)) as reading,
        closing(_database(target)) as copy,
    ):
        reading.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")
    disk.sync(target)


def own_files(path: Path) -> list[Path]:
    """Return a project file and its possible side files and folders."""
    endings = ("-lock", "-backups", "-unfinished", "-vectors")
    return [path, *companions(path), *(path.with_name(path.name + suffix) for suffix in endings)]


@contextmanager
def _write_privately(
    target: Path, *, made_from: Iterable[Path] = (), is_kept: bool = True
) -> Iterator[Path]:
    with (
        ProjectFileError.on_os_error(
            "{file} cannot be written ({reason}). Choose another place or free some space.",
            file=target,
        ),
        disk.replace_file(target, made_from=made_from, is_kept=is_kept) as temporary,
        translate_sqlite_errors(target),
    ):
        try:
            yield temporary
        finally:
            for path in companions(temporary):
                with suppress(OSError):  # what ended the work may forbid this too
                    path.unlink(missing_ok=True)


def _database(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None)


def _move_paths(copy: sqlite3.Connection, before: Path, after: Path) -> None:
    rows = copy.execute("SELECT id, path FROM recording").fetchall()
    moved = []
    for key, path in rows:
        audio = Path(os.path.normpath(before / path))
        try:
            moved.append((PurePath(os.path.relpath(audio, after)).as_posix(), key))
        except ValueError:  # another drive
            moved.append((audio.as_posix(), key))
    copy.execute("BEGIN")
    copy.execute("DROP INDEX recording_path")
    copy.executemany("UPDATE recording SET path = ? WHERE id = ?", moved)
    copy.execute("CREATE UNIQUE INDEX recording_path ON recording (path) WHERE removed = 0")
    copy.execute("COMMIT")
