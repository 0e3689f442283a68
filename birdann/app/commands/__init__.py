"""All undoable edits."""

from birdann.app.commands.base import Command, Subject
from birdann.app.commands.labels import (
    AcceptPredictions,
    ClearLabels,
    DefineFields,
    DescribeLabels,
    KeepList,
    LabelSegments,
    NoteRecording,
    NoteSegments,
    SetFields,
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
from birdann.app.commands.segments import (
    AddSegment,
    DeleteSegments,
    ImportedStatements,
    ImportLabels,
    ImportSegments,
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
from birdann.app.commands.training_sources import AddStrokes, RemoveStrokes
from birdann.app.commands.validation import AnswerQueue, DrawQueue, RemoveQueue, SetThresholds
