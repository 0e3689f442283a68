"""What a table holds besides what birdann takes from it, so that an import can say so."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from birdann.core.errors import TableError
from birdann.formats import detections_csv, kaleidoscope, raven, segments_csv
from birdann.formats.tables import streamed_rows


def _key(name: str) -> str:
    """Return a column's name as programs agree on it: its letters and digits."""
    return re.sub(r"[^a-z0-9]", "", name.lower())


@dataclass(frozen=True, slots=True)
class _Columns:
    """The columns of a format.

    Attributes
    ----------
    kept
        Those that are read, or that say nothing of the sound.
    names
        Those of which the first that is filled names the species; the others of a row are lost.
    """

    kept: frozenset[str]
    names: tuple[str, ...] = ()

    @classmethod
    def of(cls, *kept: Iterable[str], names: Iterable[str] = ()) -> "_Columns":
        every = (name for group in kept for name in group)
        return cls(frozenset(map(_key, every)), tuple(map(_key, names)))


_COUNTS = ("selection", "selec", "view", "channel")
_DETECTIONS = _Columns.of(detections_csv.READ_COLUMNS, _COUNTS, names=detections_csv.NAME_COLUMNS)
_CROWSETTA = _Columns.of(
    ("label", "onset_s", "offset_s", "notated_path", "annot_path", "sequence", "annotation"),
    ("onset_sample", "offset_sample"),
)
_COLUMNS = {
    "csv": _Columns.of(segments_csv.COLUMNS),
    "raven": _Columns.of(raven.COLUMNS, raven.READ_COLUMNS, _COUNTS, names=raven.NAME_COLUMNS),
    "birdnet": _DETECTIONS,
    "table": _DETECTIONS,
    "kaleidoscope": _Columns.of(kaleidoscope.COLUMNS, kaleidoscope.READ_COLUMNS),
    "crowsetta-simple": _CROWSETTA,
    "crowsetta-generic": _CROWSETTA,
}


def columns_not_kept(format_name: str, path: Path) -> list[str]:
    """Return the columns of a table that hold something and are not taken over, as it names them.

    Parameters
    ----------
    format_name
        A name of ``birdann.formats.registry.FORMATS``; formats that are no tables of named
        columns give none.
    """
    columns = _COLUMNS.get(format_name)
    if columns is None:
        return []
    found: dict[str, None] = {}
    try:
        rows = streamed_rows(path, quoted=format_name != "raven")
        header = next(rows, (0, list[str]()))[1]
        keys = [_key(name) for name in header]
        order = [keys.index(name) for name in columns.names if name in keys]
        open_ones = [place for place, key in enumerate(keys) if key and key not in columns.kept]
        for _, cells in rows:
            filled = [place for place in open_ones if place < len(cells) and cells[place]]
            if len(found) < len(open_ones) and filled:
                named_by = next((p for p in order if p < len(cells) and cells[p]), -1)
                found |= dict.fromkeys(header[place] for place in filled if place != named_by)
    except TableError:
        return []
    return list(found)
