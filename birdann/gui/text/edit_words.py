"""Edits in the language of the window; the project's own log names them in English."""

import re
from collections.abc import Callable

from birdann.app.commands import (
    AcceptPredictions,
    ClearLabels,
    Command,
    LabelSegments,
    Subject,
)
from birdann.core.labels import LabelState
from birdann.gui.text.language import tr
from birdann.gui.text.numbers import clock

_COUNTED: dict[str, Callable[[int], str]] = {
    "Confirm (n) segments?": lambda n: tr("Confirm %Ln segments", "", n),
    "Correct (n) segments?": lambda n: tr("Correct %Ln segments", "", n),
    "Reject (n) segments?": lambda n: tr("Reject %Ln segments", "", n),
    "Accept (n) predictions?": lambda n: tr("Accept %Ln proposals", "", n),
    "Clear (n) labels?": lambda n: tr("Clear %Ln labels", "", n),
    "Add (n) recordings?": lambda n: tr("Add %Ln recordings", "", n),
    "Remove (n) recordings?": lambda n: tr("Remove %Ln recordings", "", n),
    "Set the start of (n) recordings?": lambda n: tr("Set the start of %Ln recordings", "", n),
    "Tag (n) recordings?": lambda n: tr("Tag %Ln recordings", "", n),
    "Change (n) segments?": lambda n: tr("Change %Ln segments", "", n),
    "Add (n) segments?": lambda n: tr("Add %Ln segments", "", n),
    "Delete (n) segments?": lambda n: tr("Delete %Ln segments", "", n),
    "Merge (n) segments?": lambda n: tr("Merge %Ln segments", "", n),
    "Split a segment into (n)": lambda n: tr("Split a segment into %Ln", "", n),
    "Import (n) segments?": lambda n: tr("Import %Ln segments", "", n),
    "Find (n) segments? anew": lambda n: tr("Find %Ln segments anew", "", n),
    "Add (n) species": lambda n: tr("Add %Ln species", "", n),
    "Remove (n) species": lambda n: tr("Remove %Ln species", "", n),
    "Paint (n) strokes?": lambda n: tr("Paint %Ln strokes", "", n),
    "Judge (n) items? of a sample": lambda n: tr("Judge %Ln items of a sample", "", n),
    "Set (n) thresholds?": lambda n: tr("Set %Ln thresholds", "", n),
    "Wipe away (n) strokes?": lambda n: tr("Wipe away %Ln strokes", "", n),
}
_PATTERNS = {re.compile(text.replace("(n)", r"(\d+)")): say for text, say in _COUNTED.items()}
_ADD_SPECIES = re.compile("Add species “(.*)”")
_MERGE_SPECIES = re.compile("Merge a species with “(.*)”")
_DRAW_SAMPLE = re.compile("Draw the sample “(.*)”")
_REMOVE_SAMPLE = re.compile("Remove the sample “(.*)”")
_RENAME_SPECIES = re.compile("Rename species to “(.*)”")


def edit_in_words(label: str) -> str:
    """Return what the undo menu calls an edit, from its English label."""
    for pattern, say in _PATTERNS.items():
        if found := pattern.fullmatch(label):
            return say(int(found[1]))
    if label == "New lists are complete":
        return tr("New lists are complete")
    if label == "New lists name at least what is heard":
        return tr("New lists name at least what is heard")
    if found := _ADD_SPECIES.fullmatch(label):
        return tr("Add species “{name}”").format(name=found[1])
    if found := _RENAME_SPECIES.fullmatch(label):
        return tr("Rename species to “{name}”").format(name=found[1])
    if found := _DRAW_SAMPLE.fullmatch(label):
        return tr("Draw the sample “{name}”").format(name=found[1])
    if found := _REMOVE_SAMPLE.fullmatch(label):
        return tr("Remove the sample “{name}”").format(name=found[1])
    if found := _MERGE_SPECIES.fullmatch(label):
        return tr("Merge a species with “{name}”").format(name=found[1])
    return label


def command_in_words(command: Command) -> str:
    """Return what the history calls an edit: what was done, to which species, file and time."""
    words, about = edit_in_words(command.label), _about(command.subject)
    return f"{words} – {about}" if about else words


def done_in_words(command: Command) -> str:
    """Return what is told after an answer, or nothing after other edits."""
    match command:
        case LabelSegments(state=LabelState.REJECTED):
            words = tr("Not a bird: {what}")
        case LabelSegments(state=LabelState.CORRECTED):
            words = tr("Corrected: {what}")
        case LabelSegments() | AcceptPredictions():
            words = tr("Confirmed: {what}")
        case ClearLabels():
            words = tr("Label cleared: {what}")
        case _:
            return ""
    many = tr("%Ln segments", "", command.size) if command.size > 1 else ""
    return words.format(what=" · ".join(filter(None, (many, _about(command.subject)))))


def _about(subject: Subject) -> str:
    at = clock(subject.onset_s) if subject.onset_s is not None else ""
    return " · ".join(filter(None, (subject.species, subject.recording, at)))
