"""What a file holds besides what birdann takes from it, so that an import can say so."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from birdann.core.errors import TableError
from birdann.formats import detections_csv, kaleidoscope, raven, segments_csv
from birdann.formats.aoef import SPECIES_KEYS, STATUS_KEY, listed
from birdann.formats.documents import Json, read_json
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


def fields_not_kept(format_name: str, path: Path) -> list[str]:
    """Return the columns and fields that hold something and are not taken over, as a file names them.

    Parameters
    ----------
    format_name
        A name of ``birdann.formats.registry.FORMATS``; those that have none but what is read
        give none.
    """
    try:
        if format_name in _DOCUMENTS:
            return list(dict.fromkeys(_DOCUMENTS[format_name](read_json(path))))
        if format_name in _COLUMNS:
            return _columns_not_kept(_COLUMNS[format_name], path, quoted=format_name != "raven")
    except TableError:
        pass  # it was told when the file was read
    return []


def _columns_not_kept(columns: _Columns, path: Path, *, quoted: bool) -> list[str]:
    found: dict[str, None] = {}
    rows = streamed_rows(path, quoted=quoted)
    header = next(rows, (0, list[str]()))[1]
    keys = [_key(name) for name in header]
    order = [keys.index(name) for name in columns.names if name in keys]
    open_ones = [place for place, key in enumerate(keys) if key and key not in columns.kept]
    for _, cells in rows:
        filled = [place for place in open_ones if place < len(cells) and cells[place]]
        if len(found) < len(open_ones) and filled:
            named_by = next((p for p in order if p < len(cells) and cells[p]), -1)
            found |= dict.fromkeys(header[place] for place in filled if place != named_by)
    return list(found)


def _of_avianz(content: Json) -> Iterator[str]:
    """Yield the fields of labels besides species and certainty; ``filter`` is who found it."""
    for entry in content if isinstance(content, list) else []:
        labels = entry[4] if isinstance(entry, list) and len(entry) > 4 else []
        for label in labels if isinstance(labels, list) else []:
            filled = {k: v for k, v in label.items() if v} if isinstance(label, dict) else {}
            yield from (key for key in filled if key not in {"species", "certainty", "filter"})


def _of_aoef(content: Json) -> Iterator[str]:
    """Yield the keys of tags beside those of species, and notes and features if there are any."""
    data = content.get("data") if isinstance(content, dict) else None
    if not isinstance(data, dict):
        return
    keys = [str(tag.get("key", "")) for tag in listed(data, "tags")]
    if any(key.lower() in SPECIES_KEYS for key in keys):
        yield from (key for key in keys if key and key.lower() not in {*SPECIES_KEYS, STATUS_KEY})
    for name in ("sound_events", "sound_event_annotations", "clip_annotations"):
        for entry in listed(data, name):
            yield from (field for field in ("notes", "features") if entry.get(field))


_DOCUMENTS: dict[str, Callable[[Json], Iterator[str]]] = {"avianz": _of_avianz, "aoef": _of_aoef}
