"""Values and edits in words."""

from datetime import UTC, datetime

from birdann.app.commands import (
    AcceptPredictions,
    ClearLabels,
    Command,
    DeleteSegments,
    LabelSegments,
    Subject,
)
from birdann.core.labels import LabelState
from birdann.core.message import Message
from birdann.core.predictions import DEFAULT_MODEL
from birdann.gui.text.language import mark, tr, translate_message
from birdann.gui.text.numbers import clock
from birdann.gui.text.times import date_and_time

VALUE_WORDS = {
    "system": mark("Like the system"),
    "light": mark("Light"),
    "dark": mark("Dark"),
    "magma": mark("Magma"),
    "inferno": mark("Inferno"),
    "viridis": mark("Viridis"),
    "paper": mark("Black on white"),
    "night": mark("White on black"),
    "grey": mark("Grey"),
    "inverted grey": mark("Inverted grey"),
    "linear": mark("Linear"),
    "mel": mark("Mel"),
    "log": mark("Logarithmic"),
    "level": mark("Background subtracted"),
    "pcen": mark("PCEN"),
    "raw": mark("No reduction"),
    "hann": mark("Hann"),
    "hamming": mark("Hamming"),
    DEFAULT_MODEL: mark("Automatic model"),
    "ored-lr": mark("ORed logistic regression"),
    "sim": mark("Rank-loss SIM"),
    "certain": mark("Certain"),
    "probable": mark("Probable"),
    "possible": mark("Possible"),
    "song": mark("song"),
    "call": mark("call"),
    "alarm": mark("alarm"),
    "drum": mark("drum"),
}


def value_title(value: str) -> str:
    """Return the title of a value; the value itself if it is a proper name."""
    return tr(VALUE_WORDS.get(value, value))


def with_titles(text: str) -> str:
    """Translate a message; models in it are called by their titles, times are in the user's format."""
    if isinstance(text, Message) and text.number is None:
        text = text.with_values(**{key: _value_text(key, v) for key, v in text.values.items()})
    return translate_message(text)


def _value_text(key: str, value: str) -> str:
    if key == "utc":  # as ``birdann.app.exchange.thresholds.run_in_words`` writes it
        return date_and_time(datetime.fromisoformat(value[:16]).replace(tzinfo=UTC))
    return value_title(value) if key == "model" else with_titles(value)


def channel_names(n_channels: int) -> list[str]:
    """Return what the channels of a recording are called."""
    if n_channels == 2:
        return [tr("Left channel"), tr("Right channel")]
    return [tr("Channel {number}").format(number=number) for number in range(1, n_channels + 1)]


def command_in_words(command: Command) -> str:
    """Return the description of an edit, with species, file and time."""
    words, about = translate_message(command.label), _subject_text(command.subject)
    return f"{words} – {about}" if about else words


def done_notice(command: Command) -> str:
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
    return words.format(what=" · ".join(filter(None, (many, _subject_text(command.subject)))))


def _subject_text(subject: Subject) -> str:
    at = clock(subject.onset_s) if subject.onset_s is not None else ""
    return " · ".join(filter(None, (subject.species, subject.recording, at)))
