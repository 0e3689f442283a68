"""The project file: one SQLite database, saved with every edit."""

from birdann.store.listings import LABEL_STATES, Counts, RecordingStatus, SegmentTable
from birdann.store.project import SUFFIX, Project, ProjectReader
from birdann.store.recording_queries import LogEntry, Segmentation
from birdann.store.segment_queries import FeatureTable
from birdann.store.transaction import Transaction

__all__ = [
    "LABEL_STATES",
    "SUFFIX",
    "Counts",
    "FeatureTable",
    "LogEntry",
    "Project",
    "ProjectReader",
    "RecordingStatus",
    "SegmentTable",
    "Segmentation",
    "Transaction",
]
