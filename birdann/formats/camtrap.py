"""Camtrap DP observations (tdwg/camtrap-dp 1.0): one row per segment, for biodiversity archives."""

import csv
from collections.abc import Iterable
from datetime import timedelta
from pathlib import Path, PurePosixPath

from birdann.formats.atomic import atomic_text
from birdann.formats.records import Annotation, Capabilities, WriteOnly, WriteReport
from birdann.formats.tables import armed

COLUMNS = (
    "observationID", "deploymentID", "mediaID", "eventID", "eventStart", "eventEnd",
    "observationLevel", "observationType", "scientificName", "classificationMethod",
    "classifiedBy", "classificationTimestamp", "classificationProbability", "observationTags",
    "observationComments",
)  # fmt: skip
_BY_PEOPLE = frozenset({"confirmed", "corrected", "rejected"})


class CamtrapObservations(WriteOnly):
    """Observations with their time of day; frequencies go into the tags, not into image boxes."""

    name = "camtrap-dp"
    title = "Camtrap DP observations (CSV)"
    suffixes: tuple[str, ...] = (".csv",)
    capabilities = Capabilities(probability=True, reads=False)

    def write(self, records: Iterable[Annotation], path: Path) -> WriteReport:
        """Write the table; a row needs the recording's start with its time zone.

        Raises
        ------
        WriteError
            If the file cannot be written.
        """
        rows = n_timeless = 0
        with atomic_text(path) as file:
            writer = csv.writer(file, lineterminator="\r\n")
            writer.writerow(COLUMNS)
            for number, record in enumerate(records, start=1):
                if record.start_clock is None or record.start_clock.tzinfo is None:
                    n_timeless += 1
                    continue
                writer.writerow(_cells(record, number))
                rows += 1
        dropped = ["runner-up, list of the recording"]
        if n_timeless:
            dropped.append(
                f"{n_timeless} segments of recordings whose start or time zone is not known"
            )
        return WriteReport(path=path, rows=rows, dropped=tuple(dropped))


def _cells(record: Annotation, number: int) -> list[str]:
    start = record.start_clock
    if start is None:
        raise ValueError("an observation needs a time")
    end = start + timedelta(seconds=record.end_s - record.start_s)
    is_human = record.status in _BY_PEOPLE
    tags = {"low_hz": record.low_hz, "high_hz": record.high_hz, "start_s": record.start_s}
    kind = "animal" if record.species else "unclassified"
    if record.status == "rejected":
        kind = "unknown"
    return [
        record.segment_id or str(number),
        armed(PurePosixPath(record.recording).parent.as_posix().strip(".") or "recordings"),
        armed(record.recording),
        record.segment_id or str(number),
        start.isoformat(timespec="milliseconds"),
        end.isoformat(timespec="milliseconds"),
        "media",
        kind,
        armed(record.species),
        ("human" if is_human else "machine") if record.status else "",
        armed(record.reviewer if is_human else record.model_run),
        record.reviewed_at.isoformat(timespec="seconds") if record.reviewed_at else "",
        "" if record.probability is None or is_human else f"{record.probability:.6f}",
        " | ".join(f"{key}:{value:.3f}" for key, value in tags.items() if value is not None),
        "",
    ]
