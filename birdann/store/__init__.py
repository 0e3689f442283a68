"""The project file: an SQLite database, saved with every edit."""

from birdann.store.backups import Backup, BackupReason, restore_backup
from birdann.store.project import SUFFIX, Project
from birdann.store.reader import ProjectReader, ProjectTables
from birdann.store.rows import ALL_TIMES
from birdann.store.tables.features import FeatureTable
from birdann.store.tables.overview import LABEL_STATES, Counts, RecordingOverview, SegmentTable
from birdann.store.tables.recordings import Segmentation
from birdann.store.tables.segments import Deletion, SegmentPosition
from birdann.store.tables.settings import LogEntry
from birdann.store.transaction import Transaction
from birdann.store.undo import Inverse

__all__ = [
    "ALL_TIMES",
    "LABEL_STATES",
    "SUFFIX",
    "Backup",
    "BackupReason",
    "Counts",
    "Deletion",
    "FeatureTable",
    "Inverse",
    "LogEntry",
    "Project",
    "ProjectReader",
    "ProjectTables",
    "RecordingOverview",
    "SegmentPosition",
    "SegmentTable",
    "Segmentation",
    "Transaction",
    "restore_backup",
]
