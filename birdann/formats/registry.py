"""All formats for annotations, by name."""

from pathlib import Path

from birdann.core.errors import TableError
from birdann.core.message import Message
from birdann.formats.aoef import Aoef
from birdann.formats.audacity import AudacityLabels
from birdann.formats.avianz import AvianzData
from birdann.formats.biodiversity import DarwinCore, EbirdRecords
from birdann.formats.camtrap import CamtrapObservations
from birdann.formats.crowsetta import GenericCsv, SimpleCsv
from birdann.formats.detections_csv import BirdnetTable, DetectionTable
from birdann.formats.elan import ElanDocument
from birdann.formats.kaleidoscope import KaleidoscopeCsv
from birdann.formats.raven import RavenTable
from birdann.formats.records import Format
from birdann.formats.segments_csv import SegmentsCsv
from birdann.formats.sonic_visualiser import SonicVisualiserLayer
from birdann.formats.textgrid import PraatTextGrid

_ALL: tuple[Format, ...] = (
    SegmentsCsv(),
    RavenTable(),
    AudacityLabels(),
    BirdnetTable(),
    KaleidoscopeCsv(),
    AvianzData(),
    SimpleCsv(),
    GenericCsv(),
    Aoef(),
    DetectionTable(),
    PraatTextGrid(),
    ElanDocument(),
    SonicVisualiserLayer(),
    CamtrapObservations(),
    DarwinCore(),
    EbirdRecords(),
)

FORMATS: dict[str, Format] = {one.name: one for one in _ALL}


def readable_suffixes() -> tuple[str, ...]:
    """Return the endings of the files that some format reads."""
    readers = (one for one in FORMATS.values() if one.capabilities.reads)
    return tuple(sorted({suffix for one in readers for suffix in one.suffixes}))


def format_of(path: Path) -> Format:
    """Return the format that a file is most likely of.

    Raises
    ------
    TableError
        If it cannot be read, or is of none.
    """
    try:
        surest = max(FORMATS.values(), key=lambda one: one.identify(path))
        if surest.identify(path) > 0:
            return surest
    except OSError as error:
        raise TableError(
            Message("{path} cannot be read: {reason}.", path=path, reason=error.strerror)
        ) from error
    names = ", ".join(name for name, one in FORMATS.items() if one.capabilities.reads)
    raise TableError(
        Message("{path} is of no known format; name one of {names}.", path=path, names=names)
    )
