"""Writing to a project: all of a command or nothing of it."""

import sqlite3
from collections.abc import Iterable
from pathlib import Path

from birdann.store.reader import ProjectTables
from birdann.store.rows import OpenRows
from birdann.store.tables.detections import DetectionWrites
from birdann.store.tables.features import FeatureWrites
from birdann.store.tables.labels import LabelWrites
from birdann.store.tables.lists import ListWrites
from birdann.store.tables.overview import OverviewTable
from birdann.store.tables.recordings import RecordingWrites
from birdann.store.tables.runs import RunWrites
from birdann.store.tables.scores import ScoreWrites
from birdann.store.tables.segments import SegmentWrites
from birdann.store.tables.settings import EditLogWrites, SettingWrites
from birdann.store.tables.sites import SiteWrites
from birdann.store.tables.species import SpeciesWrites
from birdann.store.tables.strokes import SegmenterWrites, StrokeWrites
from birdann.store.tables.validation import SampleWrites, ThresholdWrites


class Transaction(ProjectTables):
    """The writing side of a project, alive inside ``Project.transaction``.

    Reads through it see what it has written so far.
    """

    recordings: RecordingWrites
    sites: SiteWrites
    species: SpeciesWrites
    lists: ListWrites
    segments: SegmentWrites
    features: FeatureWrites
    labels: LabelWrites
    runs: RunWrites
    scores: ScoreWrites
    strokes: StrokeWrites
    segmenters: SegmenterWrites
    detections: DetectionWrites
    samples: SampleWrites
    thresholds: ThresholdWrites
    settings: SettingWrites
    edit_log: EditLogWrites

    def __init__(self, connection: sqlite3.Connection, path: Path, *, actor: str) -> None:
        # What ``Reads`` makes would be thrown away: every table but the overview is written too.
        self.actor, self.path = actor, path
        self.rows = rows = OpenRows(connection, path)
        self.overview = OverviewTable(rows)
        self.recordings = RecordingWrites(rows)
        self.sites = SiteWrites(rows)
        self.species = SpeciesWrites(rows)
        self.lists = ListWrites(rows)
        self.segments = SegmentWrites(rows)
        self.features = FeatureWrites(rows)
        self.labels = LabelWrites(rows)
        self.runs = RunWrites(rows)
        self.scores = ScoreWrites(rows)
        self.strokes = StrokeWrites(rows)
        self.segmenters = SegmenterWrites(rows)
        self.detections = DetectionWrites(rows)
        self.samples = SampleWrites(rows)
        self.thresholds = ThresholdWrites(rows)
        self.settings = SettingWrites(rows)
        self.edit_log = EditLogWrites(rows)
        self.repair = Repair(rows)


class Repair:
    """What mending a damaged file takes; its words are the examination's, never a user's."""

    def __init__(self, rows: OpenRows) -> None:
        self._open = rows

    def rebuild_indexes(self) -> None:
        """Build every index anew from its table."""
        self._open.execute("REINDEX")

    def make_indexes(self, statements: Iterable[str]) -> None:
        """Make indexes that are missing."""
        for statement in statements:
            self._open.execute(statement)

    def drop_derived(self, table: str, condition: str) -> None:
        """Erase computed rows that cannot be used."""
        self._open.execute(f"DELETE FROM {table} WHERE {condition}")
