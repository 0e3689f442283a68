"""Everything that a person can do to a project and take back."""

from birdann.app.commands.base import Command, Subject
from birdann.app.commands.imports import ImportLabels, ImportSegments, Told
from birdann.app.commands.labels import (
    AcceptPredictions,
    ClearLabels,
    LabelSegments,
    confirm_segment,
    correct_segment,
    reject_segment,
)
from birdann.app.commands.recordings import (
    AddRecordings,
    RemoveRecordings,
    SetStarts,
    corrected_starts,
)
from birdann.app.commands.remarks import DescribeLabels, NoteRecording, NoteSegments
from birdann.app.commands.segments import (
    AddSegment,
    DeleteSegments,
    MergeSegments,
    Outlines,
    RegroupSegments,
    ReplaceSegments,
    Resegment,
    SplitSegment,
)
from birdann.app.commands.settings import KeepListed
from birdann.app.commands.species import (
    AddSpecies,
    AssumeLists,
    MergeSpecies,
    RemoveSpecies,
    RenameSpecies,
    SetListState,
    SetSpeciesLists,
    TagHeard,
    TagRecordings,
    assumed_lists,
    set_tag,
    untagged,
)
from birdann.app.commands.strokes import AddStrokes, RemoveStrokes
from birdann.app.commands.validation import DrawSample, JudgeSample, RemoveSample, SetThresholds

__all__ = [
    "AcceptPredictions",
    "AddRecordings",
    "AddSegment",
    "AddSpecies",
    "AddStrokes",
    "AssumeLists",
    "ClearLabels",
    "Command",
    "DeleteSegments",
    "DescribeLabels",
    "DrawSample",
    "ImportLabels",
    "ImportSegments",
    "JudgeSample",
    "KeepListed",
    "LabelSegments",
    "MergeSegments",
    "MergeSpecies",
    "NoteRecording",
    "NoteSegments",
    "Outlines",
    "RegroupSegments",
    "RemoveRecordings",
    "RemoveSample",
    "RemoveSpecies",
    "RemoveStrokes",
    "RenameSpecies",
    "ReplaceSegments",
    "Resegment",
    "SetListState",
    "SetSpeciesLists",
    "SetStarts",
    "SetThresholds",
    "SplitSegment",
    "Subject",
    "TagHeard",
    "TagRecordings",
    "Told",
    "assumed_lists",
    "confirm_segment",
    "correct_segment",
    "corrected_starts",
    "reject_segment",
    "set_tag",
    "untagged",
]
