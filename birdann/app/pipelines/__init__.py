"""Long work on a project, as plain functions that report progress and can be cancelled.

What is done when one is cancelled or fails stays done, and a later call goes on from there.
Each name is loaded when it is first asked for: a command need not wait for the others.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from birdann.app.pipelines.add import add_paths
    from birdann.app.pipelines.clips import ClipChoices, ClipsReport, export_clips
    from birdann.app.pipelines.export_filter import ExportFilter
    from birdann.app.pipelines.exporting import export, export_csv
    from birdann.app.pipelines.imports import ImportAs, ImportReport, import_annotations
    from birdann.app.pipelines.lists import (
        Existing,
        ListsOutcome,
        ListsPreview,
        ReadLists,
        import_lists,
        preview_lists,
    )
    from birdann.app.pipelines.predicting import ListFollower, predict
    from birdann.app.pipelines.relearning import relearn
    from birdann.app.pipelines.reports import (
        AddReport,
        ExportReport,
        Failure,
        ListsReport,
        PredictReport,
        SegmentReport,
        SummaryReport,
    )
    from birdann.app.pipelines.running import RunReport, run, run_lines
    from birdann.app.pipelines.segment import retry_failed, segment_project
    from birdann.app.pipelines.segmenter_training import (
        SegmenterTrainingReport,
        TrainFrom,
        train_segmenter,
    )
    from birdann.app.pipelines.summaries import Summary, export_summary
    from birdann.app.pipelines.training import train

__all__ = [
    "AddReport",
    "ClipChoices",
    "ClipsReport",
    "Existing",
    "ExportFilter",
    "ExportReport",
    "Failure",
    "ImportAs",
    "ImportReport",
    "ListFollower",
    "ListsOutcome",
    "ListsPreview",
    "ListsReport",
    "PredictReport",
    "ReadLists",
    "RunReport",
    "SegmentReport",
    "SegmenterTrainingReport",
    "Summary",
    "SummaryReport",
    "TrainFrom",
    "add_paths",
    "export",
    "export_clips",
    "export_csv",
    "export_summary",
    "import_annotations",
    "import_lists",
    "predict",
    "preview_lists",
    "relearn",
    "retry_failed",
    "run",
    "run_lines",
    "segment_project",
    "train",
    "train_segmenter",
]

_NAMES = {
    "add": ("add_paths",),
    "clips": ("ClipChoices", "ClipsReport", "export_clips"),
    "export_filter": ("ExportFilter",),
    "exporting": ("export", "export_csv"),
    "imports": ("ImportAs", "ImportReport", "import_annotations"),
    "lists": (
        "Existing", "ListsOutcome", "ListsPreview", "ReadLists", "import_lists", "preview_lists",
    ),
    "predicting": ("ListFollower", "predict"),
    "relearning": ("relearn",),
    "reports": (
        "AddReport", "ExportReport", "Failure", "ListsReport", "PredictReport", "SegmentReport",
        "SummaryReport",
    ),
    "running": ("RunReport", "run", "run_lines"),
    "segment": ("retry_failed", "segment_project"),
    "segmenter_training": ("SegmenterTrainingReport", "TrainFrom", "train_segmenter"),
    "summaries": ("Summary", "export_summary"),
    "training": ("train",),
}  # fmt: skip
_HOMES = {name: module for module, names in _NAMES.items() for name in names}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = value
    return value
