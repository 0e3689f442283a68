"""Descriptions of edits in the language of the window."""

from birdann.app.commands import (
    AcceptPredictions,
    ClearLabels,
    Command,
    DeleteSegments,
    LabelSegments,
    Subject,
)
from birdann.core.labels import LabelState
from birdann.gui.text.language import in_language, tr
from birdann.gui.text.numbers import clock


def command_in_words(command: Command) -> str:
    """Return the description of an edit, with species, file and time."""
    words, about = in_language(command.label), _about(command.subject)
    return f"{words} – {about}" if about else words


def done_in_words(command: Command) -> str:
    """Return the notice after an answer or a removal; "" after other edits."""
    match command:
        case LabelSegments(state=LabelState.REJECTED):
            words = tr("Noise: {what}")
        case LabelSegments(state=LabelState.CORRECTED):
            words = tr("Corrected: {what}")
        case LabelSegments() | AcceptPredictions():
            words = tr("Confirmed: {what}")
        case ClearLabels():
            words = tr("Label cleared: {what}")
        case DeleteSegments():
            words = tr("Deleted: {what}")
        case _:
            return ""
    many = tr("%Ln segments", "", command.size) if command.size > 1 else ""
    return words.format(what=" · ".join(filter(None, (many, _about(command.subject)))))


def _about(subject: Subject) -> str:
    at = clock(subject.onset_s) if subject.onset_s is not None else ""
    return " · ".join(filter(None, (subject.species, subject.recording, at)))
