"""What formats are called in the window, and what they keep."""

from typing import TYPE_CHECKING

from birdann.gui.text.language import mark, tr

if TYPE_CHECKING:
    from birdann.formats.records import Format

TITLES = (
    mark("birdann segments (CSV)"),
    mark("Raven selection table"),
    mark("Audacity label track"),
    mark("BirdNET results (CSV, Parquet)"),
    mark("Kaleidoscope id or cluster table (CSV)"),
    mark("AviaNZ annotations and corrections (.data, .corrections)"),
    mark("crowsetta simple-seq (CSV)"),
    mark("crowsetta generic-seq (CSV)"),
    mark("AOEF annotation set (Whombat, soundevent)"),
    mark("Table of detections with known column names (CSV, TSV)"),
    mark("Praat TextGrid"),
    mark("Sonic Visualiser layer (.svl)"),
    mark("ELAN annotation document (.eaf)"),
    mark("Camtrap DP 1.0 (package in a folder, or observations as CSV)"),
    mark("Darwin Core occurrences (CSV)"),
    mark("eBird record format (CSV without a header)"),
)
"""Titles of formats, as the registry has them; others are shown as they are."""


def format_title(name: str) -> str:
    """Return what a format is called."""
    from birdann.formats.registry import FORMATS

    return tr(FORMATS[name].title)


def kept_by(one: "Format") -> str:
    """Return in a sentence what a format keeps of an annotation, and what it does not."""
    can = one.capabilities
    parts = (
        (True, tr("times")),
        (can.species, tr("species")),
        (can.frequencies, tr("frequencies")),
        (can.probability, tr("probability")),
        (can.status, tr("what you confirmed")),
    )
    kept = ", ".join(text for keeps, text in parts if keeps)
    lost = ", ".join(text for keeps, text in parts if not keeps)
    if lost:
        return tr("Keeps {kept}. Does not keep {lost}.").format(kept=kept, lost=lost)
    return tr("Keeps {kept}.").format(kept=kept)


FOLDER_FORMATS = frozenset({"raven", "audacity", "avianz", "crowsetta-simple"})
"""Formats whose files speak of one recording each."""

SUMMARIES = {
    "species": mark("Summary: one row per species (CSV)"),
    "recordings": mark("Summary: one row per recording (CSV)"),
    "matrix": mark("Summary: segments of each species in each recording (CSV)"),
    "lists": mark("Species lists, to be read again (CSV)"),
}
CLIPS = "clips"
"""What stands for one sound file per call in the place of a format."""
