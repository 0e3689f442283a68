"""Biodiversity records: Darwin Core occurrences and eBird's record format."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import groupby
from pathlib import Path

from birdann.core.message import Message
from birdann.formats.cells import degrees, format_exact
from birdann.formats.columns import TableColumn, write_columns
from birdann.formats.entries import scientific_of
from birdann.formats.records import Annotation, Capabilities, Format, Losses, WriteReport
from birdann.formats.tables import write_csv

_BY_PEOPLE = frozenset({"confirmed", "corrected"})


class DarwinCore(Format):
    """One occurrence per segment with a species; rejected ones are left out."""

    name = "darwin-core"
    title = Message("Darwin Core occurrences (CSV)")
    suffixes: tuple[str, ...] = (".csv",)
    capabilities = Capabilities(frequencies=True, probability=True, status=True, reads=False)
    checked = "terms of Darwin Core"
    preserved_parts = (
        "frequencies", "probability", "status", "reviewer", "time of review", "model run",
        "clock time", "identifier", "scientific name",
    )  # fmt: skip

    def write(self, records: Iterable[Annotation], path: Path) -> WriteReport:
        losses = Losses(*self.preserved_parts)
        return write_columns(path, _OCCURRENCE, _occurrences(records, losses), losses)


class EbirdRecords(Format):
    """One row per recording and confirmed species, for eBird's import (record format).

    eBird expects no header and no purely automatic identifications.
    """

    name = "ebird"
    title = Message("eBird record format (CSV without a header)")
    suffixes: tuple[str, ...] = (".csv",)
    capabilities = Capabilities(reads=False)
    checked = "the nineteen columns of the record format"
    preserved_parts = ("clock time", "scientific name")

    def write(self, records: Iterable[Annotation], path: Path) -> WriteReport:
        losses = Losses(*self.preserved_parts)
        groups = groupby(losses.count_losses(records), key=lambda record: record.recording)
        no_header = ()
        rows = write_csv(
            path, no_header, (cells for _, group in groups for cells in _checklist(group, losses))
        )
        return WriteReport(
            path=path, rows=rows, dropped=losses.sentences(), unfit=losses.omissions()
        )


def _occurrences(records: Iterable[Annotation], losses: Losses) -> Iterator[Annotation]:
    for number, record in enumerate(losses.count_losses(records), start=1):
        if record.species and record.status != "rejected":
            yield record if record.segment_id else replace(record, segment_id=str(number))
        else:
            losses.leave_out(Message("no species is named"))


def _is_human(record: Annotation) -> bool:
    return record.status in _BY_PEOPLE


def _remarks(record: Annotation) -> str:
    band = ""
    if record.low_hz is not None and record.high_hz is not None:
        band = f", {record.low_hz:.0f} to {record.high_hz:.0f} Hz"
    return f"{record.start_s:.3f} to {record.end_s:.3f} s in {record.recording}{band}"


def _elevation(record: Annotation) -> str:
    return "" if record.elevation_m is None else format_exact(record.elevation_m)


def _probability(record: Annotation) -> str:
    is_machine = record.probability is not None and not _is_human(record)
    return f"probability {record.probability:.6f}" if is_machine else ""


def _interval(record: Annotation) -> str:
    start = record.start_clock
    if start is None:
        return ""
    end = start + timedelta(seconds=record.end_s - record.start_s)
    return f"{start.isoformat(timespec='seconds')}/{end.isoformat(timespec='seconds')}"


_OCCURRENCE = (
    TableColumn("occurrenceID", lambda record: record.segment_id),
    TableColumn("basisOfRecord", lambda record: "MachineObservation"),
    TableColumn("occurrenceStatus", lambda record: "present"),
    TableColumn(
        "vernacularName",
        lambda record: "" if record.species == scientific_of(record) else record.species,
    ),
    TableColumn("scientificName", scientific_of),
    TableColumn("eventDate", _interval),
    TableColumn("decimalLatitude", lambda record: degrees(record.latitude_deg)),
    TableColumn("decimalLongitude", lambda record: degrees(record.longitude_deg)),
    TableColumn("geodeticDatum", lambda record: "" if record.latitude_deg is None else "WGS84"),
    TableColumn("locality", lambda record: record.site),
    TableColumn("minimumElevationInMeters", _elevation),
    TableColumn("maximumElevationInMeters", _elevation),
    TableColumn(
        "recordedBy", lambda record: " ".join(filter(None, (record.device, record.serial)))
    ),
    TableColumn(
        "identifiedBy", lambda record: record.reviewer if _is_human(record) else record.model_run
    ),
    TableColumn(
        "dateIdentified",
        lambda record: (
            record.reviewed_at.isoformat(timespec="seconds") if record.reviewed_at else ""
        ),
    ),
    TableColumn(
        "identificationVerificationStatus",
        lambda record: "verified" if _is_human(record) else "unverified",
    ),
    TableColumn("identificationRemarks", _probability),
    TableColumn("samplingProtocol", lambda record: "autonomous sound recording"),
    TableColumn("associatedMedia", lambda record: record.recording),
    TableColumn("occurrenceRemarks", _remarks),
)


def _checklist(group: Iterable[Annotation], losses: Losses) -> Iterator[list[str]]:
    counts: Counter[tuple[str, str]] = Counter()
    first: Annotation | None = None
    for record in group:
        first = first or record
        if not (record.species and record.status in _BY_PEOPLE):
            losses.leave_out(Message("species not labelled by an observer"))
        elif record.start_clock is None:
            losses.leave_out(
                Message("the recording’s start is not known; note it (Sites and times)")
            )
        else:
            counts[record.species, scientific_of(record)] += 1
    if first is None:
        return
    begin = _recording_start(first)
    minutes = max(1, round((first.recording_duration_s or first.end_s) / 60))
    for (species, scientific), calls in counts.items():
        genus, _, epithet = scientific.partition(" ")
        yield [
            species, genus, epithet, "X", f"{calls} sounds",
            first.site or first.recording.rpartition("/")[0] or first.recording,
            degrees(first.latitude_deg),
            degrees(first.longitude_deg),
            begin.strftime("%m/%d/%Y") if begin else "",
            begin.strftime("%H:%M") if begin else "",
            "", "", "stationary", "1", str(minutes), "N", "", "",
            f"From the recording {first.recording}",
        ]  # fmt: skip


def _recording_start(record: Annotation) -> datetime | None:
    if record.start_clock is None:
        return None
    return record.start_clock - timedelta(seconds=record.start_s)
