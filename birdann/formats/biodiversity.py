"""Tables for records of biodiversity: Darwin Core occurrences and eBird's record format."""

from collections.abc import Iterable, Iterator
from datetime import datetime, timedelta
from itertools import groupby
from pathlib import Path

from birdann.core.message import Message
from birdann.formats.records import Annotation, Capabilities, Losses, WriteOnly, WriteReport
from birdann.formats.tables import escape_formula, write_csv

OCCURRENCE_COLUMNS = (
    "occurrenceID", "basisOfRecord", "occurrenceStatus", "vernacularName", "scientificName",
    "eventDate", "decimalLatitude", "decimalLongitude", "geodeticDatum", "recordedBy",
    "identifiedBy", "dateIdentified", "identificationVerificationStatus", "identificationRemarks",
    "samplingProtocol", "associatedMedia", "occurrenceRemarks",
)  # fmt: skip
EBIRD_COLUMNS = (
    "Common Name", "Genus", "Species", "Species Count", "Species Comments", "Location Name",
    "Latitude", "Longitude", "Observation date", "Start time", "State", "Country", "Protocol",
    "Number of observers", "Duration", "All observations reported?", "Distance covered",
    "Area covered", "Checklist Comments",
)  # fmt: skip
_BY_PEOPLE = frozenset({"confirmed", "corrected"})


class DarwinCore(WriteOnly):
    """One occurrence per segment that names a species; rejected ones are none."""

    name = "darwin-core"
    title = Message("Darwin Core occurrences (CSV)")
    suffixes: tuple[str, ...] = (".csv",)
    capabilities = Capabilities(frequencies=True, probability=True, status=True, reads=False)
    checked = "terms of Darwin Core"
    carried = (
        "frequencies", "probability", "status", "reviewer", "time of review", "model run",
        "clock time", "identifier",
    )  # fmt: skip

    def write(self, records: Iterable[Annotation], path: Path) -> WriteReport:
        """Write the table, all or nothing.

        Raises
        ------
        WriteError
            If the file cannot be written.
        """
        losses = Losses(*self.carried)
        rows = write_csv(path, OCCURRENCE_COLUMNS, _occurrences(records, losses))
        return WriteReport(path=path, rows=rows, dropped=losses.sentences(), unfit=losses.unfit())


class EbirdRecords(WriteOnly):
    """One row per recording and species that a person named, for eBird's import (record format).

    eBird wants the file without a header and allows no identification by machines alone.
    """

    name = "ebird"
    title = Message("eBird record format (CSV without a header)")
    suffixes: tuple[str, ...] = (".csv",)
    capabilities = Capabilities(reads=False)
    checked = "the nineteen columns of the record format"
    carried = ("clock time",)

    def write(self, records: Iterable[Annotation], path: Path) -> WriteReport:
        """Write the table, all or nothing.

        Raises
        ------
        WriteError
            If the file cannot be written.
        """
        losses = Losses(*self.carried)
        groups = groupby(losses.passing(records), key=lambda record: record.recording)
        no_header = ()
        rows = write_csv(
            path, no_header, (cells for _, group in groups for cells in _checklist(group, losses))
        )
        return WriteReport(path=path, rows=rows, dropped=losses.sentences(), unfit=losses.unfit())


def _occurrences(records: Iterable[Annotation], losses: Losses) -> Iterator[list[str]]:
    for number, record in enumerate(losses.passing(records), start=1):
        if record.species and record.status != "rejected":
            yield _occurrence(record, number)
        else:
            losses.leave_out(Message("no species is named"))


def _occurrence(record: Annotation, number: int) -> list[str]:
    is_human = record.status in _BY_PEOPLE
    band = ""
    if record.low_hz is not None and record.high_hz is not None:
        band = f", {record.low_hz:.0f} to {record.high_hz:.0f} Hz"
    remark = f"{record.start_s:.3f} to {record.end_s:.3f} s in {record.recording}{band}"
    probability = "" if record.probability is None else f"probability {record.probability:.6f}"
    is_latin = record.species.count(" ") == 1 and record.species.split()[1].islower()
    return [
        escape_formula(record.segment_id or str(number)),
        "MachineObservation",
        "present",
        "" if is_latin else escape_formula(record.species),
        escape_formula(record.species) if is_latin else "",
        _interval(record),
        "" if record.latitude_deg is None else f"{record.latitude_deg:.6f}",
        "" if record.longitude_deg is None else f"{record.longitude_deg:.6f}",
        "" if record.latitude_deg is None else "WGS84",
        escape_formula(" ".join(part for part in (record.device, record.serial) if part)),
        escape_formula(record.reviewer if is_human else record.model_run),
        record.reviewed_at.isoformat(timespec="seconds") if record.reviewed_at else "",
        "verified" if is_human else "unverified",
        probability,
        "autonomous sound recording",
        escape_formula(record.recording),
        escape_formula(remark),
    ]


def _interval(record: Annotation) -> str:
    start = record.start_clock
    if start is None:
        return ""
    end = start + timedelta(seconds=record.end_s - record.start_s)
    return f"{start.isoformat(timespec='seconds')}/{end.isoformat(timespec='seconds')}"


def _checklist(group: Iterable[Annotation], losses: Losses) -> Iterator[list[str]]:
    counts: dict[str, int] = {}
    first: Annotation | None = None
    for record in group:
        first = first or record
        if record.species and record.status in _BY_PEOPLE:
            counts[record.species] = counts.get(record.species, 0) + 1
        else:
            losses.leave_out(Message("no person named the species"))
    if first is None:
        return
    begin = _begin(first)
    minutes = max(1, round((first.recording_duration_s or first.end_s) / 60))
    for species, calls in counts.items():
        yield [
            escape_formula(species), "", "", "X", f"{calls} sounds",
            escape_formula(first.recording.rpartition("/")[0] or first.recording),
            "" if first.latitude_deg is None else f"{first.latitude_deg:.6f}",
            "" if first.longitude_deg is None else f"{first.longitude_deg:.6f}",
            begin.strftime("%m/%d/%Y") if begin else "",
            begin.strftime("%H:%M") if begin else "",
            "", "", "stationary", "1", str(minutes), "N", "", "",
            escape_formula(f"From the recording {first.recording}"),
        ]  # fmt: skip


def _begin(record: Annotation) -> datetime | None:
    if record.start_clock is None:
        return None
    return record.start_clock - timedelta(seconds=record.start_s)
