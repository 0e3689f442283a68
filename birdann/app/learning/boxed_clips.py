"""Clips whose calls are boxed in annotation sets of xeno-canto, as examples for training."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath

from birdann.app.reports import Failure
from birdann.core.errors import TableError
from birdann.core.geometry import TimeFreqBox
from birdann.formats.records import PREDICTED, Annotation
from birdann.formats.xeno_canto import XenoCantoSet, xc_number

_MIN_INSIDE = 0.5
"""Least part of an outline inside the boxes of a species."""


@dataclass(slots=True)
class BoxedClip:
    """The boxes of a clip; ``is_complete`` if they are all calls in it."""

    boxes: list[Annotation] = field(default_factory=list)
    is_complete: bool = True

    def species_of(self, outlines: Sequence[TimeFreqBox]) -> list[str]:
        """Return the species in whose boxes each outline lies; "" for none."""
        return [self._species_of(outline) for outline in outlines]

    def n_unused(self, outlines: Sequence[TimeFreqBox]) -> int:
        """Return the number of boxes that contain no outline with their species."""
        species = self.species_of(outlines)
        return sum(
            not any(
                name == box.species and _part_inside(outline, box) > 0
                for name, outline in zip(species, outlines, strict=True)
            )
            for box in self.boxes
        )

    def _species_of(self, outline: TimeFreqBox) -> str:
        inside: dict[str, float] = defaultdict(float)
        for box in self.boxes:
            inside[box.species] += _part_inside(outline, box)
        best = max(inside, key=lambda name: inside[name])
        return best if inside[best] >= _MIN_INSIDE else ""


def boxed_clips(
    files: Sequence[Path], folder: Path, failures: list[Failure]
) -> dict[Path, BoxedClip]:
    """Return the boxed ones of a folder's sound files, by the annotation sets in it.

    A set names a file, or its number at xeno-canto. Boxes by programs do not count.
    """
    by_name = {key: path for path in files for key in _keys(path.name)}
    clips: dict[Path, BoxedClip] = defaultdict(BoxedClip)
    reader = XenoCantoSet()
    for path in sorted(folder.rglob("*.json")):
        if not reader.identify(path):
            continue
        try:
            rows = list(reader.read(path))
        except TableError as error:
            failures.append(Failure(path=str(path), message=str(error)))
            continue
        for row in rows:
            if not isinstance(row, Annotation):
                failures.append(Failure(path=str(path), message=row.message))
            elif row.species and row.status != PREDICTED:
                keys = _keys(PurePosixPath(row.recording).name)
                file = next((by_name[key] for key in keys if key in by_name), None)
                if file is not None:
                    clips[file].boxes.append(row)
                    clips[file].is_complete &= row.extra.get("completeness") == "all"
    return dict(clips)


def _keys(name: str) -> tuple[str, ...]:
    """Return the names by which a file is found, the surest first."""
    folded = name.casefold()
    number = xc_number(name)
    return (folded, PurePosixPath(folded).stem, *([f"xc{number}"] if number else []))


def _part_inside(outline: TimeFreqBox, box: Annotation) -> float:
    """Return the part of an outline's area inside a box; of its duration without frequencies."""
    seconds = min(outline.offset_s, box.end_s) - max(outline.onset_s, box.start_s)
    part = max(0.0, seconds) / max(outline.duration_s, 1e-9)
    if box.low_hz is None or box.high_hz is None:
        return part
    band_hz = min(outline.high_hz, box.high_hz) - max(outline.low_hz, box.low_hz)
    return part * max(0.0, band_hz) / max(outline.bandwidth_hz, 1e-9)
