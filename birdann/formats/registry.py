"""All formats for annotations, by name."""

from birdann.formats.audacity import AudacityLabels
from birdann.formats.raven import RavenTable
from birdann.formats.records import Format
from birdann.formats.segments_csv import SegmentsCsv

_ALL: tuple[Format, ...] = (SegmentsCsv(), RavenTable(), AudacityLabels())

FORMATS: dict[str, Format] = {one.name: one for one in _ALL}
