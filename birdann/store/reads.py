"""The tables of a project, put together for reading."""

from birdann.store.rows import Rows
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
from birdann.store.tables.validation import Samples, ThresholdsTable


class Reads:
    """What an open project, a reader and a transaction have in common."""

    def __init__(self, rows: Rows) -> None:
        self.path = rows.path
        self.rows = rows
        self.recordings = Recordings(rows)
        self.sites = Sites(rows)
        self.species = SpeciesTable(rows)
        self.lists = Lists(rows)
        self.segments = Segments(rows)
        self.features = Features(rows)
        self.labels = Labels(rows)
        self.runs = Runs(rows)
        self.scores = Scores(rows)
        self.strokes = StrokesTable(rows)
        self.segmenters = Segmenters(rows)
        self.detections = Detections(rows)
        self.samples = Samples(rows)
        self.thresholds = ThresholdsTable(rows)
        self.settings = SettingsTable(rows)
        self.edit_log = EditLog(rows)
        self.overview = OverviewTable(rows)
