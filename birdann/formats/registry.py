"""All formats for annotations, by name."""

from birdann.formats.records import Format
from birdann.formats.segments_csv import SegmentsCsv

FORMATS: dict[str, Format] = {fmt.name: fmt for fmt in (SegmentsCsv(),)}
