"""Long work on a project, as plain functions that report progress and can be cancelled.

What is done when one is cancelled or fails stays done, and a later call goes on from there.
"""

from birdann.app.pipelines.add import add_paths
from birdann.app.pipelines.clips import ClipChoices, ClipsReport, export_clips
from birdann.app.pipelines.export import export, export_csv
from birdann.app.pipelines.imports import ImportAs, ImportReport, import_annotations
from birdann.app.pipelines.lists import import_lists
from birdann.app.pipelines.predict import predict
from birdann.app.pipelines.relearn import relearn
from birdann.app.pipelines.reports import (
    AddReport,
    ExportReport,
    Failure,
    ListsReport,
    PredictReport,
    SegmentReport,
)
from birdann.app.pipelines.run import RunReport, run, run_lines
from birdann.app.pipelines.segment import retry_failed, segment_project
from birdann.app.pipelines.segmenter_training import (
    SegmenterTrainingReport,
    TrainFrom,
    train_segmenter,
)
from birdann.app.pipelines.summaries import Summary, export_summary
from birdann.app.pipelines.train import train

__all__ = [
    "AddReport",
    "ClipChoices",
    "ClipsReport",
    "ExportReport",
    "Failure",
    "ImportAs",
    "ImportReport",
    "ListsReport",
    "PredictReport",
    "RunReport",
    "SegmentReport",
    "SegmenterTrainingReport",
    "Summary",
    "TrainFrom",
    "add_paths",
    "export",
    "export_clips",
    "export_csv",
    "export_summary",
    "import_annotations",
    "import_lists",
    "predict",
    "relearn",
    "retry_failed",
    "run",
    "run_lines",
    "segment_project",
    "train",
    "train_segmenter",
]
