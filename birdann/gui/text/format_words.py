"""Names of formats, and what they preserve."""

from typing import TYPE_CHECKING

from birdann.gui.text.language import mark, tr, translate_message

if TYPE_CHECKING:
    from birdann.formats.records import Format


def format_title(name: str) -> str:
    """Return the title of a format."""
    from birdann.formats.registry import FORMATS

    return translate_message(FORMATS[name].title)


def makes_a_folder(name: str) -> bool:
    """Whether a format writes one file per recording into a folder."""
    from birdann.formats.registry import FORMATS

    return name in FORMATS and FORMATS[name].capabilities.per_recording


def preserved_text(file_format: "Format") -> str:
    """Return a sentence on what a format preserves of annotations, and what not."""
    can = file_format.capabilities
    parts = (
        (True, tr("times")),
        (can.species, tr("species")),
        (can.frequencies, tr("frequencies")),
        (can.probability, tr("probability")),
        (can.status, tr("what you confirmed")),
    )
    preserved = ", ".join(text for keeps, text in parts if keeps)
    lost = ", ".join(text for keeps, text in parts if not keeps)
    if lost:
        return tr("Keeps: {kept}. Does not keep: {lost}.").format(kept=preserved, lost=lost)
    return tr("Keeps: {kept}.").format(kept=preserved)


SUMMARIES = {
    "species": mark("Summary: one row per species (CSV)"),
    "recordings": mark("Summary: one row per recording (CSV)"),
    "matrix": mark("Summary: segments of each species in each recording (CSV)"),
    "lists": mark("Species lists, to be read again (CSV)"),
    "presence": mark("How probable each species is in each recording (CSV)"),
    "next": mark("Recordings to tag next (CSV)"),
}
_COUNTS = mark("Table for a spreadsheet with counts by status and species")
ABOUT_SUMMARIES = {
    **dict.fromkeys(SUMMARIES, _COUNTS),
    "lists": mark("One row per recording with its species, as Import species lists reads it."),
    "presence": mark(
        "One row per recording and species: 1 or 0 from lists, otherwise the predicted "
        "probability."
    ),
    "next": mark("Untagged recordings, those first whose lists help training most."),
}
"""Contents of each summary, in English."""
CLIPS = "clips"
"""Name of the export of one sound file per call, in the place of a format."""
