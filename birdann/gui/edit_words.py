"""Edits in the language of the window; the project's own log names them in English."""

import re
from collections.abc import Callable

from birdann.gui.language import tr

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
    "Wipe away (n) strokes?": lambda n: tr("Wipe away %Ln strokes", "", n),
}
_PATTERNS = {re.compile(text.replace("(n)", r"(\d+)")): say for text, say in _COUNTED.items()}
_ADD_SPECIES = re.compile("Add species “(.*)”")
_MERGE_SPECIES = re.compile("Merge a species with “(.*)”")
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
    if found := _MERGE_SPECIES.fullmatch(label):
        return tr("Merge a species with “{name}”").format(name=found[1])
    return label
