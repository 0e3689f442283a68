"""Reading a project file, optionally through a separate connection."""

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import Self, TypeVar

from birdann.core.errors import ProjectFileError
from birdann.core.files.closable import Closable
from birdann.store.connection import connect
from birdann.store.errors import translate_sqlite_errors
from birdann.store.rows import BATCH, Row, Rows, fetch
from birdann.store.tables.custom_fields import CustomFields
from birdann.store.tables.detections import Detections
from birdann.store.tables.features import Features
from birdann.store.tables.labels import Labels
from birdann.store.tables.lists import Lists
from birdann.store.tables.overview import OverviewTable
from birdann.store.tables.recordings import Recordings
from birdann.store.tables.runs import Runs
from birdann.store.tables.scores import Scores
from birdann.store.tables.segments import Segments
from birdann.store.tables.settings import EditLog, SettingsTable
from birdann.store.tables.sites import Sites
from birdann.store.tables.species import SpeciesTable
from birdann.store.tables.strokes import Segmenters, StrokesTable
from birdann.store.tables.validation import Samples, ThresholdsTable, Visits

_T = TypeVar("_T")


def _table(kind: Callable[[Rows], _T]) -> cached_property[_T]:
    """Return a lazily created attribute."""
    return cached_property(lambda tables: kind(tables.rows))


class ProjectTables:
    """Common part of an open project, a reader and a transaction."""

    recordings = _table(Recordings)
    sites = _table(Sites)
    species = _table(SpeciesTable)
    lists = _table(Lists)
    segments = _table(Segments)
    features = _table(Features)
    labels = _table(Labels)
    runs = _table(Runs)
    scores = _table(Scores)
    strokes = _table(StrokesTable)
    segmenters = _table(Segmenters)
    detections = _table(Detections)
    samples = _table(Samples)
    thresholds = _table(ThresholdsTable)
    visits = _table(Visits)
    settings = _table(SettingsTable)
    edit_log = _table(EditLog)
    custom_fields = _table(CustomFields)
    overview = _table(OverviewTable)

    def __init__(self, rows: Rows) -> None:
        self.path = rows.path
        self.rows = rows


class ReadRows(Rows, Closable):
    """The rows of a separate connection, usable from any thread.

    Parameters
    ----------
    file
        Name of the file in errors, if not the project file.
    """

    def __init__(self, path: Path, file: Path | None = None) -> None:
        self.path = path
        self._connection = connect(file or path, read_only=True)
        self._guard = threading.Lock()
        self._is_closed = False

    def close(self) -> None:
        """Close the connection; a second call does nothing."""
        with self._guard:
            self._is_closed = True
            self._connection.close()

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        """Let all reads inside the block see the same state."""
        self.all("BEGIN")
        try:
            yield
        finally:
            if not self._is_closed and self._connection.in_transaction:  # else an error ended it
                self.all("COMMIT")

    def all(self, sql: str, parameters: Sequence[object] = ()) -> list[Row]:
        """Return all rows of a query, as of the last commit or of the snapshot."""
        with self._guard, translate_sqlite_errors(self.path):
            if self._is_closed:
                raise ProjectFileError("{path} is closed.", path=self.path)
            return fetch(self._connection, sql, parameters)

    def batches(self, sql: str, parameters: Sequence[object] = ()) -> Iterator[list[Row]]:
        """Yield the rows of a query in chunks, all as of one moment."""
        with self._guard, translate_sqlite_errors(self.path):
            if self._is_closed:
                raise ProjectFileError("{path} is closed.", path=self.path)
            cursor = self._connection.execute(sql, parameters)
        try:
            while True:
                with self._guard, translate_sqlite_errors(self.path):
                    if self._is_closed:
                        raise ProjectFileError("{path} is closed.", path=self.path)
                    rows: list[Row] = cursor.fetchmany(BATCH)
                if not rows:
                    return
                yield rows
        finally:
            with self._guard:
                if not self._is_closed:
                    cursor.close()


class ProjectReader(ProjectTables, Closable):
    """A separate connection for reading in a background task."""

    def __init__(self, path: Path, file: Path | None = None) -> None:
        self._own = ReadRows(path, file)
        super().__init__(self._own)

    def close(self) -> None:
        """Close the connection; a second call does nothing."""
        self._own.close()

    @contextmanager
    def snapshot(self) -> Iterator[Self]:
        """Let all reads inside the block see the same state."""
        with self._own.snapshot():
            yield self
