"""Placement of labels that hide neither other labels nor much sound."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from matplotlib.transforms import Bbox

from birdann.core.geometry import TimeFreqBox

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.text import Annotation as Text


_MAX_COVERED = 0.35


def on_page(axes: "Axes", box: TimeFreqBox) -> Bbox:
    """Return a box in pixels."""
    corners = [(box.onset_s, box.low_hz / 1000), (box.offset_s, box.high_hz / 1000)]
    return Bbox(axes.transData.transform(corners))


def free_place(
    text: "Text", box: TimeFreqBox, inside: Bbox, names: Sequence[Bbox], outlines: Sequence[Bbox]
) -> Bbox | None:
    """Move a label beside its outline, over no other label and as little sound as possible.

    None if every place hides too much.
    """
    middle_hz = (box.low_hz + box.high_hz) / 2
    places = [
        (box.onset_s, box.high_hz, "left", 3.0, "bottom", 3.0),
        (box.onset_s, box.low_hz, "left", 3.0, "top", -3.0),
        (box.offset_s, box.high_hz, "right", -3.0, "bottom", 3.0),
        (box.offset_s, box.low_hz, "right", -3.0, "top", -3.0),
        (box.offset_s, middle_hz, "left", 6.0, "center", 0.0),
        (box.onset_s, middle_hz, "right", -6.0, "center", 0.0),
    ]
    best: tuple[float, int, Bbox] | None = None
    for rank, place in enumerate(places):
        extent = _try(text, place)
        fits = all(inside.contains(x, y) for x, y in (extent.min, extent.max))
        if not fits or any(extent.overlaps(name) for name in names):
            continue
        covered = sum(_common_area(extent, outline) for outline in outlines)
        if best is None or covered < best[0]:
            best = (covered, rank, extent)
    if best is None or best[0] > _MAX_COVERED * best[2].width * best[2].height:
        return None
    _try(text, places[best[1]])
    return best[2]


def _try(text: "Text", place: tuple[float, float, str, float, str, float]) -> Bbox:
    """Put a text at a time and frequency, shifted by points, and return its extent."""
    time_s, frequency_hz, across, right_pt, along, up_pt = place
    text.set(position=(right_pt, up_pt), ha=across, va=along)
    text.xy = (time_s, frequency_hz / 1000)
    extent: Bbox = text.get_window_extent().padded(3)
    return extent


def _common_area(one: Bbox, other: Bbox) -> float:
    common = Bbox.intersection(one, other)
    return 0.0 if common is None else float(common.width * common.height)
