"""All undoable edits."""

from birdann.app.commands.base import Command, Subject
from birdann.app.commands.custom_fields import DefineFields, SetFields
from birdann.app.commands.imports import ImportedStatements, ImportLabels, ImportSegments
from birdann.app.commands.labels import (
    AcceptPredictions,
    ClearLabels,
    KeepList,
    LabelSegments,
)
from birdann.app.commands.lists import (
    AcceptSuggestedTags,
    AssumeLists,
    SetListState,
    SetSpeciesLists,
    TagRecordings,
    assumed_lists,
    set_tag,
    untagged,
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
    JoinSegments,
    MergeSegments,
    Outlines,
    ReplaceSegments,
    Resegment,
    SplitSegment,
)
from birdann.app.commands.settings import KeepListedSpecies
from birdann.app.commands.species import (
    AddSpecies,
    MergeSpecies,
    PartSpecies,
    RemoveSpecies,
    RenameSpecies,
    SetScientificName,
)
from birdann.app.commands.strokes import AddStrokes, RemoveStrokes
from birdann.app.commands.validation import AnswerQueue, DrawQueue, RemoveQueue, SetThresholds
