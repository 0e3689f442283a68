"""All annotation formats by name, with capabilities and verification."""

from collections.abc import Callable, Collection, Iterable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from birdann.core.errors import TableError, WriteError
from birdann.core.labels import Detail
from birdann.core.message import Message, join_texts, listed_briefly
from birdann.dsp.audio import AUDIO_SUFFIXES
from birdann.formats import aoef, avianz
from birdann.formats.aoef import Aoef
from birdann.formats.audacity import AudacityLabels
from birdann.formats.avianz import AvianzData, name_read_back
from birdann.formats.batdetect2 import BatDetect2
from birdann.formats.biodiversity import DarwinCore, EbirdRecords
from birdann.formats.camtrap import CamtrapObservations
from birdann.formats.cells import MAX_NAMES, known_name
from birdann.formats.class_scores import ClassScores
from birdann.formats.columns import ExtraColumns
from birdann.formats.crowsetta import GenericCsv, SimpleCsv
from birdann.formats.detections_csv import BirdnetTable, DetectionTable
from birdann.formats.documents import Json, read_json, xml_text
from birdann.formats.entries import as_label, escape_separators, parse_label
from birdann.formats.kaleidoscope import NO_SPECIES, KaleidoscopeCsv
from birdann.formats.per_recording import without_separators
from birdann.formats.raven import RavenTable
from birdann.formats.records import WORDS, Format
from birdann.formats.segments_csv import SegmentsCsv, SegmentsWorkbook
from birdann.formats.sonic_visualiser import SonicVisualiserLayer
from birdann.formats.textgrid import ElanDocument, PraatTextGrid, parsed_name
from birdann.formats.workbooks import excel_text
from birdann.formats.xeno_canto import XenoCantoSet

_ALL: tuple[Format, ...] = (
    SegmentsCsv(),
    SegmentsWorkbook(),
    RavenTable(),
    AudacityLabels(),
    BirdnetTable(),
    KaleidoscopeCsv(),
    AvianzData(),
    SimpleCsv(),
    GenericCsv(),
    Aoef(),
    DetectionTable(),
    ClassScores(),
    BatDetect2(),
    XenoCantoSet(),
    PraatTextGrid(),
    ElanDocument(),
    SonicVisualiserLayer(),
    CamtrapObservations(),
    DarwinCore(),
    EbirdRecords(),
)

FORMATS: dict[str, Format] = {file_format.name: file_format for file_format in _ALL}

WIDER: dict[str, Callable[[ExtraColumns], Format]] = {
    SegmentsCsv.name: SegmentsCsv,
    SegmentsWorkbook.name: SegmentsWorkbook,
    RavenTable.name: lambda extra: RavenTable(extra=extra),
}
"""The formats that have room for further columns, made with them."""

WITH_SCORES: dict[str, Format] = {
    maker.name: maker(scores_in_names=True)
    for maker in (
        AudacityLabels, SimpleCsv, GenericCsv, PraatTextGrid, ElanDocument, SonicVisualiserLayer,
    )
}  # fmt: skip
"""The formats that have no place for scores but names, writing them there."""


_DROPPED: dict[str, Callable[[Json], Iterator[str]]] = {
    AvianzData.name: avianz.dropped_fields,
    Aoef.name: aoef.dropped_fields,
}


def dropped_fields(format_name: str, path: Path) -> list[str]:
    """Return the non-empty fields of a document that are not read.

    Empty for tables, and for formats that are read completely.
    """
    try:
        if format_name in _DROPPED:
            return list(dict.fromkeys(_DROPPED[format_name](read_json(path))))
    except TableError:
        pass  # it was given when the file was read
    return []


def lossy_fields(format_name: str, held: Collection[Detail]) -> str:
    """Return which optional information a format loses, or ""."""
    one = FORMATS[format_name]
    lost = [
        WORDS[detail] for detail in Detail if detail in held and detail not in one.preserved_parts
    ]
    if not lost:
        return ""
    return Message(
        "“{title}” does not support: {what}.",
        title=one.title,
        what=join_texts(lost),
    )


def _species_in_name(name: str) -> str:
    return parse_label(as_label(name)).species.strip()


def _species_on_tier(name: str) -> str:
    return parsed_name(as_label(" ".join(name.split()))).species


_READ_AS: dict[str, Callable[[str], str]] = {
    Aoef.name: str,
    SegmentsWorkbook.name: lambda name: excel_text(name).strip().replace("\r", "\n"),
    RavenTable.name: lambda name: without_separators(name).strip(),
    AudacityLabels.name: lambda name: _species_in_name(without_separators(name)),
    SimpleCsv.name: lambda name: known_name(_species_in_name(without_separators(name))),
    GenericCsv.name: lambda name: known_name(_species_in_name(without_separators(name))),
    PraatTextGrid.name: _species_on_tier,
    ElanDocument.name: lambda name: _species_on_tier(xml_text(name)),
    SonicVisualiserLayer.name: lambda name: _species_in_name(" ".join(xml_text(name).split())),
    AvianzData.name: name_read_back,
    KaleidoscopeCsv.name: lambda name: (
        "" if name.lower() in NO_SPECIES else known_name(escape_separators(name.strip()))
    ),
}
"""Name of a species as read again from each format; from all others without spaces around it."""
_MAX_NAMES = 5


def changed_names(format_name: str, names: Iterable[str]) -> str:
    """Return which species names a format changes, or ""."""
    one = FORMATS[format_name]
    if not one.capabilities.reads:
        return ""
    read = _READ_AS.get(format_name, str.strip)
    changed = {name: after for name in names if (after := read(name)) != name}
    if not changed:
        return ""
    return Message(
        "Species names that “{title}” does not support: {names}.",
        title=one.title,
        names=listed_briefly([f"“{a}” → “{b}”" for a, b in changed.items()], _MAX_NAMES),
    )


def readable_suffixes() -> tuple[str, ...]:
    """Return the suffixes of readable files."""
    readers = (file_format for file_format in FORMATS.values() if file_format.capabilities.reads)
    return tuple(sorted({suffix for file_format in readers for suffix in file_format.suffixes}))


_TEXT = frozenset({".csv", ".tsv", ".txt"})
_KNOWN = {suffix.lower() for one in FORMATS.values() for suffix in one.suffixes} | AUDIO_SUFFIXES


def require_own_name(target: Path, format_name: str) -> None:
    """Refuse the name of another format: a program would not open the file (WriteError)."""
    first, *others = (suffix.lower() for suffix in FORMATS[format_name].suffixes)
    own = {first, *others} - {".xlsx"} | {first} | (_TEXT if first in _TEXT else set())
    if target.suffix.lower() in _KNOWN - own and not target.is_dir():
        raise WriteError(
            "{path} does not end with {own}. Rename it, or choose another format than “{title}”.",
            path=target,
            title=FORMATS[format_name].title,
            own=FORMATS[format_name].suffixes[0],
        )


def format_of(path: Path) -> Format:
    """Return the most probable format of a file (TableError if unknown or unreadable)."""
    with TableError.on_os_error("{path} cannot be read: {reason}.", path=path):
        status = path.stat()
        name = _most_probable(path, status.st_mtime_ns, status.st_size)
    if name:
        return FORMATS[name]
    names = ", ".join(
        name for name, file_format in FORMATS.items() if file_format.capabilities.reads
    )
    raise TableError("{path} is of no known format. Name one of {names}.", path=path, names=names)


@lru_cache(MAX_NAMES)
def _most_probable(path: Path, _mtime_ns: int, _size: int) -> str:
    """Return the format of a file in some state, or "": an import asks several times."""
    chances = {name: file_format.identify(path) for name, file_format in FORMATS.items()}
    best = max(chances, key=chances.__getitem__)
    return best if chances[best] > 0 else ""


def no_format(name: str) -> str:
    """Return an error text for an unknown format name, or ""."""
    if name in FORMATS:
        return ""
    return Message(
        "Unknown format “{format_name}”. Choose from: {names}.",
        format_name=name,
        names=", ".join(FORMATS),
    )


class FormatRow(NamedTuple):
    """Description of a format."""

    name: str
    title: str
    read: str
    written: str
    round_trip: str
    checked: str


def format_rows() -> Iterator[FormatRow]:
    """Yield descriptions of all formats."""
    for file_format in FORMATS.values():
        capabilities = file_format.capabilities
        yield FormatRow(
            name=file_format.name,
            title=file_format.title,
            read="yes" if capabilities.reads else "–",
            written=_files_written(file_format),
            round_trip=_round_trip_text(file_format),
            checked=file_format.checked,
        )


def _files_written(file_format: Format) -> str:
    if not file_format.capabilities.writes:
        return "–"
    return "one file per recording" if file_format.capabilities.per_recording else "yes"


def _round_trip_text(file_format: Format) -> str:
    capabilities = file_format.capabilities
    if not (capabilities.reads and capabilities.writes):
        return "–"
    if capabilities.everything:
        return "everything"
    kept = [
        name for name in ("frequencies", "probability", "status") if getattr(capabilities, name)
    ]
    return ", ".join(kept) or "nothing else"
