"""Edits of the log in words."""

from birdann.app.edit_log import LoggedEdits
from birdann.gui.text.language import mark, number, tr
from birdann.gui.text.times import day_in_words

EDIT_WORDS = {
    "accept predictions": mark("Confirm predictions"),
    "add recordings": mark("Add recordings"),
    "add reference": mark("Add training sources"),
    "add segment": mark("Add segments"),
    "add species": mark("Add species"),
    "add strokes": mark("Paint"),
    "answer queue": mark("Answer validation samples"),
    "assume lists": mark("Set the default for new lists"),
    "change windows": mark("Change windows"),
    "clear labels": mark("Clear labels"),
    "define fields": mark("Define fields"),
    "delete segments": mark("Delete segments"),
    "describe labels": mark("Set certainty and type of call"),
    "draw queue": mark("Draw a validation sample"),
    "export": mark("Export"),
    "import evidence": mark("Import detections"),
    "import labels": mark("Import labels"),
    "import segments": mark("Import segments"),
    "keep list": mark("Keep species lists"),
    "keep listed": mark("Set labels outside the list"),
    "label segments": mark("Label segments"),
    "merge projects": mark("Merge projects"),
    "merge segments": mark("Merge segments"),
    "merge species": mark("Merge species"),
    "network detections": mark("Detect with a network"),
    "note recording": mark("Add notes"),
    "note segments": mark("Add notes"),
    "part species": mark("Keep species separate"),
    "predict": mark("Predict labels"),
    "regroup segments": mark("Join fragments"),
    "remove queue": mark("Remove a validation sample"),
    "remove recordings": mark("Remove recordings"),
    "remove reference": mark("Remove training sources"),
    "remove species": mark("Remove species"),
    "remove strokes": mark("Remove paint"),
    "rename species": mark("Rename species"),
    "replace segments": mark("Change outlines"),
    "segment": mark("Find segments"),
    "segment again": mark("Find segments again"),
    "set fields": mark("Fill in fields"),
    "set list state": mark("Set whether lists are complete"),
    "set minimum call probability": mark("Set the minimum call probability"),
    "set minimum probability": mark("Set the minimum probability"),
    "set scientific name": mark("Set scientific names"),
    "set seasons": mark("Set seasons"),
    "set sites and times": mark("Set sites and times"),
    "set species lists": mark("Set species lists"),
    "set start times": mark("Set start times"),
    "set thresholds": mark("Save thresholds"),
    "split segment": mark("Split segments"),
    "tag heard": mark("Accept suggested tags"),
    "tag recordings": mark("Tag recordings"),
    "train": mark("Train"),
    "train segmenter": mark("Train a segmenter by painting"),
}
"""Titles of edits by their names in the log; what the program notes by itself has none."""
_UNDO = "undo "


def edits_in_words(edits: LoggedEdits) -> str:
    """Return what was done, how often, by whom and on which day; "" of what has no title."""
    name = edits.command.removeprefix(_UNDO)
    if name not in EDIT_WORDS:
        return ""
    words = tr(EDIT_WORDS[name])
    if name != edits.command:
        words = tr("Undo: {edit}").format(edit=words)
    if edits.n_items > 1:
        words = f"{words} ({number(edits.n_items)})"
    about = filter(None, (edits.actor, day_in_words(edits.day)))
    return f"{words} – {' · '.join(about)}"
