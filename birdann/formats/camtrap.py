"""Camtrap DP 1.0 (tdwg/camtrap-dp): data packages for archives such as GBIF.

A folder gets the package (datapackage.json, deployments, media, observations), a file the
observations only. Frequencies are tags, as boxes are shares of images. Media and deployments are
those of all recordings, with observations or not: they are the survey's effort.
"""

import csv
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path, PurePosixPath
from typing import TextIO

from birdann.core.files.outputs import atomic_text
from birdann.core.message import Message
from birdann.formats.cells import degrees, escape_formula, format_exact
from birdann.formats.entries import scientific_of
from birdann.formats.records import Annotation, Capabilities, Format, Losses, WriteReport
from birdann.formats.tables import write_csv

COLUMNS = (
    "observationID", "deploymentID", "mediaID", "eventID", "eventStart", "eventEnd",
    "observationLevel", "observationType", "cameraSetupType", "scientificName", "count",
    "lifeStage", "sex", "behavior", "individualID", "individualPositionRadius",
    "individualPositionAngle", "individualSpeed", "bboxX", "bboxY", "bboxWidth", "bboxHeight",
    "classificationMethod", "classifiedBy", "classificationTimestamp",
    "classificationProbability", "observationTags", "observationComments",
)  # fmt: skip
DEPLOYMENT_COLUMNS = (
    "deploymentID", "locationID", "locationName", "latitude", "longitude",
    "coordinateUncertainty", "deploymentStart", "deploymentEnd", "setupBy", "cameraID",
    "cameraModel", "cameraDelay", "cameraHeight", "cameraDepth", "cameraTilt", "cameraHeading",
    "detectionDistance", "timestampIssues", "baitUse", "featureType", "habitat",
    "deploymentGroups", "deploymentTags", "deploymentComments",
)  # fmt: skip
MEDIA_COLUMNS = (
    "mediaID", "deploymentID", "captureMethod", "timestamp", "filePath", "filePublic", "fileName",
    "fileMediatype", "exifData", "favorite", "mediaComments",
)  # fmt: skip
_BY_PEOPLE = frozenset({"confirmed", "corrected", "rejected"})
_SCHEMAS = "https://raw.githubusercontent.com/tdwg/camtrap-dp/1.0.2"
_MEDIA_TYPES = {".wav": "wav", ".flac": "flac", ".mp3": "mpeg", ".ogg": "ogg", ".aiff": "aiff"}
Row = dict[str, str]


class CamtrapObservations(Format):
    """Observations with time of day; with places, a whole package."""

    name = "camtrap-dp"
    title = Message("Camtrap DP 1.0 (package in a folder, or observations as CSV)")
    suffixes: tuple[str, ...] = (".csv",)
    capabilities = Capabilities(probability=True, reads=False, packages=True)
    checked = "the tables’ schemas of Camtrap DP 1.0, with frictionless 5"
    preserved_parts = (
        "frequencies", "probability", "status", "reviewer", "time of review", "model run",
        "clock time", "identifier", "scientific name",
    )  # fmt: skip

    def __init__(self, recorded: Iterable[Annotation] = ()) -> None:
        self._recorded = recorded  # One annotation of the whole of each recording.

    def write(self, records: Iterable[Annotation], path: Path) -> WriteReport:
        """Write observations with a start time and zone and, in a package, a place."""
        losses = Losses(*self.preserved_parts)
        package = _Package(losses, needs_location=path.is_dir())
        n_missing = (
            sum(not package.note(recording) for recording in self._recorded)
            if path.is_dir()
            else 0
        )
        target = path / "observations.csv" if path.is_dir() else path
        with atomic_text(target, follows_link=target is path) as file:
            rows = package.write_observations(records, file)
            if path.is_dir():
                package.write_rest(path)
        unfit = losses.omissions() + Message.if_any(
            "%Ln recording is missing from media and deployments: its start, time zone or place is not known.",
            "%Ln recordings are missing from media and deployments: their start, time zone or place is not known.",
            n_missing,
        )
        return WriteReport(path=path, rows=rows, dropped=losses.sentences(), unfit=unfit)


@dataclass(slots=True)
class _Deployment:
    latitude_deg: float | None
    longitude_deg: float | None
    device: str
    serial: str
    site: str
    start: datetime
    end: datetime


@dataclass(slots=True)
class _Package:
    """Tables being written."""

    losses: Losses
    needs_location: bool
    deployments: dict[str, _Deployment] = field(default_factory=dict)
    media: dict[str, Row] = field(default_factory=dict)
    species: dict[str, str] = field(default_factory=dict)
    """By scientific name the name shown."""

    def write_observations(self, records: Iterable[Annotation], file: TextIO) -> int:
        writer = csv.DictWriter(file, COLUMNS, lineterminator="\r\n")
        writer.writeheader()
        rows = 0
        for number, record in enumerate(self.losses.count_losses(records), start=1):
            start = record.start_clock
            if start is None or start.tzinfo is None:
                self.losses.leave_out(
                    Message(
                        "the recording’s start or its time zone is not known; note it (Sites and times)"
                    )
                )
                continue
            if self._lacks_location(record):
                self.losses.leave_out(
                    Message("the recording’s place is not known. Give its site one, or --place")
                )
                continue
            row = _observation(record, start, number)
            writer.writerow({name: escape_formula(cell) for name, cell in row.items()})
            self.note(record)
            if name := scientific_of(record):
                self.species.setdefault(name, record.species)
            rows += 1
        return rows

    def note(self, record: Annotation) -> bool:
        """Add a record's recording to media and deployments, and return whether it has a place."""
        start = record.start_clock
        if start is None or start.tzinfo is None or self._lacks_location(record):
            return False
        begin = start - timedelta(seconds=record.start_s)
        end = begin + timedelta(seconds=record.recording_duration_s or record.end_s)
        if record.recording not in self.media:
            self.media[record.recording] = _medium(record, begin)
        deployment_key = _deployment_of(record)
        known = self.deployments.get(deployment_key)
        if known is None:
            self.deployments[deployment_key] = _Deployment(
                record.latitude_deg, record.longitude_deg, record.device, record.serial,
                record.site, begin, end,
            )  # fmt: skip
        else:
            known.start, known.end = min(known.start, begin), max(known.end, end)
        return True

    def _lacks_location(self, record: Annotation) -> bool:
        is_placed = record.latitude_deg is not None and record.longitude_deg is not None
        return self.needs_location and not is_placed

    def write_rest(self, folder: Path) -> None:
        _write_table(
            folder / "deployments.csv", DEPLOYMENT_COLUMNS,
            (_deployment(name, deployment) for name, deployment in self.deployments.items()),
        )  # fmt: skip
        _write_table(folder / "media.csv", MEDIA_COLUMNS, self.media.values())
        with atomic_text(folder / "datapackage.json", follows_link=False) as file:
            json.dump(self._descriptor(), file, ensure_ascii=False, indent=1)

    def _descriptor(self) -> dict[str, object]:
        lats = [deployment.latitude_deg or 0.0 for deployment in self.deployments.values()] or [
            0.0
        ]
        lons = [deployment.longitude_deg or 0.0 for deployment in self.deployments.values()] or [
            0.0
        ]
        west, east, south, north = min(lons), max(lons), min(lats), max(lats)
        starts = [deployment.start for deployment in self.deployments.values()] or [
            datetime.now(UTC)
        ]
        ends = [deployment.end for deployment in self.deployments.values()] or starts
        ring = [[west, south], [east, south], [east, north], [west, north], [west, south]]
        return {
            "profile": f"{_SCHEMAS}/camtrap-dp-profile.json",
            "name": "birdann-export",
            "created": datetime.now(UTC).isoformat(timespec="seconds").replace("+00:00", "Z"),
            "contributors": [{"title": "birdann user", "role": "contributor"}],
            "project": {
                "title": "Sound recordings labelled with birdann",
                "samplingDesign": "opportunistic",
                "captureMethod": ["timeLapse"],
                "individualAnimals": False,
                "observationLevel": ["media"],
            },
            "spatial": {"type": "Polygon", "coordinates": [ring]},
            "temporal": {
                "start": min(starts).date().isoformat(),
                "end": max(ends).date().isoformat(),
            },
            "taxonomic": [
                {"scientificName": name, "vernacularNames": {"eng": vernacular_name}}
                if vernacular_name != name
                else {"scientificName": name}
                for name, vernacular_name in self.species.items()
            ],
            "resources": [
                {
                    "name": name,
                    "path": f"{name}.csv",
                    "profile": "tabular-data-resource",
                    "format": "csv",
                    "mediatype": "text/csv",
                    "encoding": "utf-8",
                    "schema": f"{_SCHEMAS}/{name}-table-schema.json",
                }
                for name in ("deployments", "media", "observations")
            ],
        }


def _observation(record: Annotation, start: datetime, number: int) -> Row:
    end = start + timedelta(seconds=record.end_s - record.start_s)
    is_human = record.status in _BY_PEOPLE
    tags = {
        "low_hz": record.low_hz, "high_hz": record.high_hz, "start_s": record.start_s,
        "end_s": record.end_s,
    }  # fmt: skip
    kind = "animal" if record.species else "unclassified"
    if record.status == "rejected":
        kind = "unknown"
    key = record.segment_id or str(number)
    return {
        "observationID": key,
        "deploymentID": _deployment_of(record),
        "mediaID": record.recording,
        "eventID": key,
        "eventStart": _time(start),
        "eventEnd": _time(end),
        "observationLevel": "media",
        "observationType": kind,
        "scientificName": scientific_of(record),
        "classificationMethod": ("human" if is_human else "machine") if record.status else "",
        "classifiedBy": record.reviewer if is_human else record.model_run,
        "classificationTimestamp": _time(record.reviewed_at) if record.reviewed_at else "",
        "classificationProbability": ""
        if record.probability is None or is_human
        else f"{record.probability:.6f}",
        "observationTags": " | ".join(
            f"{name}:{format_exact(value)}" for name, value in tags.items() if value is not None
        ),
        "observationComments": record.species if record.species != scientific_of(record) else "",
    }


def _medium(record: Annotation, begin: datetime) -> Row:
    path = PurePosixPath(record.recording)
    kind = _MEDIA_TYPES.get(path.suffix.lower(), "x-unknown")
    inside = [part.lstrip(".~") or "_" for part in path.parts if part.strip("./\\")]
    return {
        "mediaID": record.recording,
        "deploymentID": _deployment_of(record),
        "captureMethod": "timeLapse",
        "timestamp": _time(begin),
        "filePath": "/".join(inside).replace("..", "_"),
        "filePublic": "false",
        "fileName": path.name,
        "fileMediatype": f"audio/{kind}",
    }


def _deployment(name: str, deployment: _Deployment) -> Row:
    return {
        "deploymentID": name,
        "locationName": deployment.site,
        "latitude": degrees(deployment.latitude_deg),
        "longitude": degrees(deployment.longitude_deg),
        "deploymentStart": _time(deployment.start),
        "deploymentEnd": _time(deployment.end),
        "cameraID": deployment.serial,
        "cameraModel": deployment.device,
    }


def _write_table(path: Path, columns: tuple[str, ...], rows: Iterable[Row]) -> None:
    cells = ([row.get(name, "") for name in columns] for row in rows)
    write_csv(path, columns, cells, follows_link=False)


def _deployment_of(record: Annotation) -> str:
    """Return a record's deployment, else its folder."""
    folder = PurePosixPath(record.recording).parent.as_posix().strip(".")
    return record.deployment or folder or "recordings"


def _time(time: datetime) -> str:
    """Return a time in the standard's format: whole seconds, with zone."""
    return time.isoformat(timespec="seconds").replace("+00:00", "Z")
