"""What a file holds besides what birdann takes from it: kept where it is a table's column, else named."""

import math
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from birdann.core.errors import TableError
from birdann.formats import detections_csv, kaleidoscope, raven, segments_csv
from birdann.formats.aoef import DETAIL_KEYS, SPECIES_KEYS, STATUS_KEY, listed
from birdann.formats.documents import Json, read_json
from birdann.formats.records import Annotation, RowError
from birdann.formats.tables import column_key, streamed_rows, unescape_formula


@dataclass(frozen=True, slots=True)
class _Columns:
    """The columns of a format.

    Attributes
    ----------
    kept
        Those that are read, or that do not list the sound.
    firsts
        Groups of which the first that is filled is read: what names the species, or the program.
    together
        Those that are read where all of them are.
    """

    kept: frozenset[str]
    firsts: tuple[tuple[str, ...], ...] = ()
    together: frozenset[str] = frozenset()

    @classmethod
    def of(
        cls,
        *kept: Iterable[str],
        firsts: Iterable[Iterable[str]] = (),
        together: Iterable[str] = (),
    ) -> "_Columns":
        every = (name for group in kept for name in group)
        return cls(
            frozenset(map(column_key, every)),
            tuple(tuple(map(column_key, names)) for names in firsts),
            frozenset(map(column_key, together)),
        )


_COUNTS = ("selection", "selec", "view", "channel")
_CROWSETTA = _Columns.of(
    ("label", "onset_s", "offset_s", "notated_path", "annot_path", "sequence", "annotation"),
    ("onset_sample", "offset_sample"),
)
_COLUMNS = {
    "csv": _Columns.of(segments_csv.COLUMNS),
    "raven": _Columns.of(
        raven.COLUMNS,
        raven.READ_COLUMNS,
        _COUNTS,
        firsts=[raven.NAME_COLUMNS],
        together=raven.SAID_COLUMNS,
    ),
    "birdnet": _Columns.of(
        detections_csv.READ_COLUMNS, _COUNTS, ["model"], firsts=[detections_csv.NAME_COLUMNS]
    ),
    "table": _Columns.of(
        detections_csv.READ_COLUMNS,
        _COUNTS,
        firsts=[
            detections_csv.NAME_COLUMNS,
            detections_csv.PROGRAM_COLUMNS,
            detections_csv.VERSION_COLUMNS,
        ],
    ),
    "kaleidoscope": _Columns.of(kaleidoscope.COLUMNS, kaleidoscope.READ_COLUMNS),
    "crowsetta-simple": _CROWSETTA,
    "crowsetta-generic": _CROWSETTA,
}


def dropped_fields(format_name: str, path: Path) -> list[str]:
    """Return the fields of a document that hold something and are not taken over, by their names.

    Parameters
    ----------
    format_name
        A name of ``birdann.formats.registry.FORMATS``; tables, and formats that have nothing but
        what is read, give none.
    """
    try:
        if format_name in _DOCUMENTS:
            return list(dict.fromkeys(_DOCUMENTS[format_name](read_json(path))))
    except TableError:
        pass  # it was given when the file was read
    return []


def with_extra(
    format_name: str, path: Path, rows: Iterable[Annotation | RowError], label_column: str = ""
) -> Iterator[Annotation | RowError]:
    """Yield what was read from a file, with what the cells of columns say that are not read.

    Parameters
    ----------
    rows
        In the order of the file.
    label_column
        A column that names species, besides those that are known to.
    """
    if format_name not in _COLUMNS:
        yield from rows
        return
    unread = _unread_cells(
        _COLUMNS[format_name], path, label_column, quoted=format_name != "raven"
    )
    line, cells = next(unread, _END)
    for row in rows:
        if isinstance(row, RowError):
            yield row
            continue
        while line < row.line:
            line, cells = next(unread, _END)
        yield replace(row, extra=cells) if line == row.line else row


_END: tuple[float, dict[str, str]] = (math.inf, {})


def _unread_cells(
    columns: _Columns, path: Path, label_column: str, *, quoted: bool
) -> Iterator[tuple[float, dict[str, str]]]:
    """Yield (line, cell by column name) of the rows that say something in columns not read."""
    try:
        rows = streamed_rows(path, quoted=quoted)
        header = next(rows, (0, list[str]()))[1]
        keys = [column_key(name) for name in header]
        said = columns.together if columns.together.issubset(keys) else frozenset[str]()
        kept = {*columns.kept, column_key(label_column), *said}
        orders = [
            [keys.index(name) for name in names if name in keys and name not in said]
            for names in columns.firsts
        ]
        open_ones = [place for place, key in enumerate(keys) if key and key not in kept]
        for line, cells in rows if open_ones else ():
            firsts = {
                next((p for p in order if p < len(cells) and cells[p]), -1) for order in orders
            }
            unread = {
                header[place]: unescape_formula(cells[place])
                for place in open_ones
                if place < len(cells) and cells[place] and place not in firsts
            }
            if unread:
                yield line, unread
    except TableError:  # it was given when the file was read; Parquet is not a text
        return


_OF_AVIANZ = frozenset({"species", "certainty", "filter", "calltype"})


def _of_avianz(content: Json) -> Iterator[str]:
    """Yield the fields of labels that are not read; ``filter`` is who found it."""
    for entry in content if isinstance(content, list) else []:
        labels = entry[4] if isinstance(entry, list) and len(entry) > 4 else []
        for label in labels if isinstance(labels, list) else []:
            filled = {k: v for k, v in label.items() if v} if isinstance(label, dict) else {}
            yield from (key for key in filled if key not in _OF_AVIANZ)


def _of_aoef(content: Json) -> Iterator[str]:
    """Yield the keys of tags beside those of species, and notes and features if there are any."""
    data = content.get("data") if isinstance(content, dict) else None
    if not isinstance(data, dict):
        return
    keys = [str(tag.get("key", "")) for tag in listed(data, "tags")]
    if any(key.lower() in SPECIES_KEYS for key in keys):
        read = {*SPECIES_KEYS, STATUS_KEY, *DETAIL_KEYS}
        yield from (key for key in keys if key and key.lower() not in read)
    for name in ("sound_events", "sound_event_annotations", "clip_annotations"):
        for entry in listed(data, name):
            yield from (field for field in ("features",) if entry.get(field))
            if len(listed(entry, "notes")) > 1:
                yield "notes"


_DOCUMENTS: dict[str, Callable[[Json], Iterator[str]]] = {"avianz": _of_avianz, "aoef": _of_aoef}
