"""AOEF: the JSON format of Whombat and the soundevent library."""

import json
from collections.abc import Iterable, Iterator, Mapping
from datetime import UTC, datetime
from itertools import groupby
from pathlib import Path, PurePosixPath
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from birdann.core.errors import TableError
from birdann.core.files.outputs import atomic_text
from birdann.core.message import Message
from birdann.formats.cells import maybe_time
from birdann.formats.documents import Json, read_beginning, read_json
from birdann.formats.entries import read_entries
from birdann.formats.records import (
    Annotation,
    Capabilities,
    Format,
    Losses,
    Remark,
    RowError,
    WriteReport,
)
from birdann.formats.verdicts import is_of_verdicts, status_of_word

_SPECIES_KEYS = (
    "species", "dwc:scientificname", "scientific_name", "scientificname", "dwc:vernacularname",
    "common_name", "label", "class", "dwc:genus", "event",
)  # fmt: skip
_STATUS_KEY = "status"
CERTAINTY_KEY, CALL_TYPE_KEY = _DETAIL_KEYS = "certainty", "call_type"
_DESCRIPTIONS = frozenset({
    "sound_type", "soundtype", "call_type", "calltype", "sex", "life_stage", "lifestage", "age",
    "stage", "quality", "behaviour", "behavior", "certainty", "confidence", "status",
    "dwc:kingdom", "dwc:phylum", "dwc:class", "dwc:order", "dwc:family",
})  # fmt: skip
"""Keys of tags that describe a call, and do not name who made it."""
_STATUSES = frozenset({"confirmed", "corrected", "rejected", "predicted", "unlabelled"})
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


class Aoef(Format):
    """An annotation set of version 1.1.0: boxes, or intervals without frequencies.

    The tag "status" separates labels and predictions; "certainty" and "call_type" are optional;
    species lists are tags of clips.
    """

    name = "aoef"
    title = Message("AOEF annotation set (Whombat, soundevent)")
    suffixes: tuple[str, ...] = (".json",)
    capabilities = Capabilities(frequencies=True, status=True)
    program = "Whombat"
    checked = "soundevent 2.10, which reads it and whose files are read"
    preserved_parts = (
        "frequencies", "status", "reviewer", "time of review", "identifier",
        "list of the recording", "certainty", "type of call", "note", "note on the recording",
        "scientific name",
    )  # fmt: skip

    def identify(self, path: Path) -> float:
        start = read_beginning(path)
        return 1.0 if start.startswith("{") and '"collection_type":' in start else 0.0

    def read(self, path: Path) -> Iterator[Annotation | RowError]:
        """Yield every annotated or predicted sound event, or an error.

        Of several tags those of species are used, else the first. Tags of clips are annotations of
        the whole recording.
        """
        content = read_json(path)
        data = content.get("data") if isinstance(content, dict) else None
        if not isinstance(data, dict):
            raise TableError("{path} is not an AOEF file: “data” is missing.", path=path)
        reading = _AoefReading(data)
        entries = [(entry, False) for entry in _list_of_objects(data, "sound_event_annotations")]
        entries += [(entry, True) for entry in _list_of_objects(data, "sound_event_predictions")]
        yield from read_entries(
            enumerate(entries, start=1),
            reading.sound_event,
            Message("Sound event {place} cannot be read: {reason}."),
        )
        yield from read_entries(
            enumerate(_list_of_objects(data, "clip_annotations"), start=1),
            reading.whole_recordings,
            Message("Clip {place} cannot be read: {reason}."),
        )

    def write(self, records: Iterable[Annotation], path: Path) -> WriteReport:
        """Write one annotation set of all recordings, all or nothing.

        Identifiers derive from the content, so that equal content gives equal files.
        """
        writing = _AoefWriting()
        losses = writing.losses
        for recording, group in groupby(
            losses.count_losses(records), key=lambda record: record.recording
        ):
            writing.add_recording(recording, list(group))
        with atomic_text(path) as file:
            json.dump(writing.document(), file, ensure_ascii=False, allow_nan=False, indent=1)
        return WriteReport(path=path, rows=writing.n_events, dropped=losses.sentences())


class _AoefReading:
    """Look-ups in one document."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.tags = {tag.get("id"): tag for tag in _list_of_objects(data, "tags")}
        self.events = {
            event.get("uuid"): event for event in _list_of_objects(data, "sound_events")
        }
        self.recordings = {
            entry.get("uuid"): entry for entry in _list_of_objects(data, "recordings")
        }
        self.clips = {entry.get("uuid"): entry for entry in _list_of_objects(data, "clips")}
        self.users = {entry.get("uuid"): entry for entry in _list_of_objects(data, "users")}
        clips = _list_of_objects(data, "clip_annotations")
        self.remarks = {
            self.clips.get(clip.get("clip"), {}).get("recording"): self._first_note(clip)
            for clip in clips
        }

    def sound_event(self, entry_and_kind: tuple[Mapping[str, Any], bool]) -> Iterator[Annotation]:
        """Yield one event of (entry, whether predicted), once for each of its species."""
        entry, is_predicted = entry_and_kind
        event = self.events[entry["sound_event"]]
        recording = self.recordings[event["recording"]]
        start_s, end_s, low_hz, high_hz = _extent(event["geometry"])
        expansion = float(recording.get("time_expansion") or 1.0)
        names = entry.get("tags") or []
        pairs = [(tag[0], tag[1]) if isinstance(tag, list) else (tag, None) for tag in names]
        named = self._species(pairs)
        status = self._status(pairs)
        scientific_name = self._text(pairs, "dwc:scientificname")
        is_other = len(named) == 1 and scientific_name not in {"", named[0][0]}
        scientific = (scientific_name,) if is_other else ()
        for species, score in named:
            yield Annotation(
                recording=str(recording["path"]).replace("\\", "/"),
                start_s=start_s * expansion,
                end_s=end_s * expansion,
                low_hz=None if low_hz is None else low_hz / expansion,
                high_hz=None if high_hz is None else high_hz / expansion,
                species=species,
                scientific_name="".join(scientific),
                other_names=scientific,
                probability=score if score is not None else entry.get("score"),
                status="predicted" if is_predicted else status,
                reviewer="" if is_predicted else self._author(entry),
                reviewed_at=None if is_predicted else _annotation_time(entry),
                certainty=self._text(pairs, CERTAINTY_KEY),
                call_type=self._text(pairs, CALL_TYPE_KEY) or self._text(pairs, "sound_type"),
                note=self._first_note(entry),
                recording_note=self.remarks.get(event["recording"]),
            )

    def _first_note(self, entry: Mapping[str, Any]) -> Remark | None:
        """Return the first non-empty note."""
        for note in _list_of_objects(entry, "notes"):
            if text := str(note.get("message") or ""):
                return Remark(text, self._author(note), _annotation_time(note))
        return None

    def _author(self, entry: Mapping[str, Any]) -> str:
        user = self.users.get(entry.get("created_by"), {})
        return str(user.get("name") or user.get("username") or "")

    def whole_recordings(self, entry: Mapping[str, Any]) -> Iterator[Annotation]:
        for identifier in entry.get("tags") or []:
            tag = self.tags[identifier]
            if _key(tag) in _SPECIES_KEYS:
                clip = self.clips[entry["clip"]]
                recording = self.recordings[clip["recording"]]
                yield Annotation(
                    recording=str(recording["path"]).replace("\\", "/"),
                    start_s=float(clip["start_time"]),
                    end_s=float(clip["end_time"]),
                    species=str(tag["value"]),
                    is_whole_recording=True,
                )

    def _status(self, pairs: list[tuple[Any, Any]]) -> str:
        tags = [self.tags[i] for i, _ in pairs if i in self.tags]
        own = [tag["value"] for tag in tags if _is_status(tag)]
        verdicts = [
            status_of_word(str(tag.get("value"))) for tag in tags if is_of_verdicts(_key(tag))
        ]
        return next(filter(None, [*own, *verdicts]), "")

    def _text(self, pairs: list[tuple[Any, Any]], key: str) -> str:
        tags = (self.tags[i] for i, _ in pairs if i in self.tags)
        return next((str(tag["value"]) for tag in tags if _key(tag) == key), "")

    def _species(self, pairs: list[tuple[Any, Any]]) -> list[tuple[str, float | None]]:
        """Return the names of an event with their scores; one of "" without any."""
        known = [(self.tags[i], score) for i, score in pairs if i in self.tags]
        known = [(tag, score) for tag, score in known if not _is_description(_key(tag))]
        for key in _SPECIES_KEYS:
            named = [(tag, score) for tag, score in known if _key(tag) == key]
            if named:
                return [(str(tag["value"]), score) for tag, score in named]
        return [(str(tag["value"]), score) for tag, score in known[:1]] or [("", None)]


def _annotation_time(entry: Mapping[str, Any]) -> datetime | None:
    """Return the time of an annotation, or None."""
    at = maybe_time(entry.get("created_on"))
    return at if at is not None and at > _EPOCH else None


def _key(tag: Mapping[str, Any]) -> str:
    """Return what a tag tells, without the vocabulary: Darwin Core's terms keep it.

    Its class is a rank.
    """
    key = str(tag.get("key", "")).lower()
    return key if key.startswith("dwc:") else key.rpartition(":")[2]


def _is_description(key: str) -> bool:
    return key in _DESCRIPTIONS or is_of_verdicts(key)


def _is_status(tag: Mapping[str, Any]) -> bool:
    return tag.get("key") == _STATUS_KEY and tag.get("value") in _STATUSES


def _list_of_objects(data: Mapping[str, Any], name: str) -> list[dict[str, Any]]:
    """Return the objects of a list in a document; empty if missing or not a list."""
    entries = data.get(name)
    return [e for e in entries if isinstance(e, dict)] if isinstance(entries, list) else []


def _extent(geometry: Mapping[str, Any]) -> tuple[float, float, float | None, float | None]:
    """Return start, end, low and high of a geometry's bounding box."""
    kind, coordinates = geometry["type"], geometry["coordinates"]
    if kind == "TimeStamp":
        return float(coordinates), float(coordinates), None, None
    if kind == "TimeInterval":
        return float(coordinates[0]), float(coordinates[1]), None, None
    if kind == "BoundingBox":
        start_s, low_hz, end_s, high_hz = (float(value) for value in coordinates)
        return start_s, end_s, low_hz, high_hz
    points = list(_points(coordinates, depth=0))
    times, frequencies = zip(*points, strict=True)
    return min(times), max(times), min(frequencies), max(frequencies)


def _points(coordinates: Json, depth: int) -> Iterator[tuple[float, float]]:
    if depth > 5:
        raise ValueError(Message("a geometry nested too deeply"))
    if not isinstance(coordinates[0], list):
        yield float(coordinates[0]), float(coordinates[1])
        return
    for part in coordinates:
        yield from _points(part, depth + 1)


class _AoefWriting:
    """A document being written."""

    def __init__(self) -> None:
        self.n_events = 0
        self.losses = Losses(*Aoef.preserved_parts)
        self._tags: dict[tuple[str, str], int] = {}
        self._lists: dict[str, list[dict[str, Any]]] = {
            name: []
            for name in (
                "users", "recordings", "clips", "sound_events", "sound_event_annotations",
                "clip_annotations",
            )
        }  # fmt: skip

    def add_recording(self, recording: str, records: list[Annotation]) -> None:
        first = records[0]
        identifier = _uuid("recording", recording)
        duration_s = first.recording_duration_s or max(r.end_s for r in records)
        rate_hz = first.recording_rate_hz
        if rate_hz is None:
            rate_hz = max(1, round(2 * max(r.high_hz or 0.0 for r in records)))
            self.losses.note(
                Message("unknown sample rate (twice the highest frequency is written)")
            )
        self._lists["recordings"].append(
            {
                "uuid": identifier,
                "path": recording,
                "duration": duration_s,
                "channels": 1,
                "samplerate": rate_hz,
            }
        )
        listed = {
            (record.list_start_s, record.list_end_s): record.list_species for record in records
        }
        whole = listed.pop((None, None), ())
        clip = self._clip(identifier, recording, whole, 0.0, duration_s)
        events = [self._add_event(identifier, record) for record in records]
        clip |= {"sound_events": events, **self._notes(first.recording_note, clip["clip"])}
        self._lists["clip_annotations"].append(clip)
        for (start_s, end_s), names in listed.items():
            clip_key = f"{recording}/{start_s}"
            window = self._clip(identifier, clip_key, names, start_s or 0.0, end_s or duration_s)
            self._lists["clip_annotations"].append(window)

    def _clip(
        self, recording: str, clip_key: str, species: Iterable[str], start_s: float, end_s: float
    ) -> dict[str, Any]:
        """Add a clip; return its annotation by a list."""
        clip = _uuid("clip", clip_key)
        self._lists["clips"].append(
            {"uuid": clip, "recording": recording, "start_time": start_s, "end_time": end_s}
        )
        return {
            "uuid": _uuid("clip annotation", clip_key),
            "clip": clip,
            "tags": [self._tag("species", name) for name in species],
            "sound_events": [],
            "created_on": _EPOCH.isoformat(),
        }

    def document(self) -> dict[str, Any]:
        tags = [{"id": i, "key": key, "value": value} for (key, value), i in self._tags.items()]
        return {
            "version": "1.1.0",
            "created_on": _EPOCH.isoformat(),
            "data": {
                "uuid": _uuid("set", *(str(r["uuid"]) for r in self._lists["recordings"])),
                "collection_type": "annotation_set",
                "tags": tags,
                **self._lists,
                "created_on": _EPOCH.isoformat(),
                "name": "birdann",
            },
        }

    def _add_event(self, recording: str, record: Annotation) -> str:
        self.n_events += 1
        key = record.segment_id or str(self.n_events)
        event, annotation = _uuid("event", recording, key), _uuid("annotation", recording, key)
        if (record.low_hz is None) != (record.high_hz is None):
            self.losses.note(Message("a frequency whose counterpart is not known"))
        if record.low_hz is None or record.high_hz is None:
            geometry: dict[str, Any] = {
                "type": "TimeInterval",
                "coordinates": [record.start_s, record.end_s],
            }
        else:
            box = [record.start_s, record.low_hz, record.end_s, record.high_hz]
            geometry = {"type": "BoundingBox", "coordinates": box}
        self._lists["sound_events"].append(
            {"uuid": event, "recording": recording, "geometry": geometry}
        )
        events = (
            ("species", record.species),
            ("dwc:scientificName", record.scientific_name),
            (_STATUS_KEY, record.status),
            (CERTAINTY_KEY, record.certainty),
            (CALL_TYPE_KEY, record.call_type),
        )
        tags = [self._tag(key, value) for key, value in events if value]
        made_at = record.reviewed_at or _EPOCH
        self._lists["sound_event_annotations"].append(
            {
                "uuid": annotation,
                "sound_event": event,
                "tags": tags,
                "created_on": made_at.isoformat(),
                **({"created_by": self._user(record.reviewer)} if record.reviewer else {}),
                **self._notes(record.note, annotation),
            }
        )
        return annotation

    def _notes(self, remark: Remark | None, of: str) -> dict[str, Any]:
        """Return a note as the notes of an object."""
        if remark is None:
            return {}
        note = {
            "uuid": _uuid("note", of),
            "message": remark.text,
            "created_on": (remark.at or _EPOCH).isoformat(),
            **({"created_by": self._user(remark.author)} if remark.author else {}),
        }
        return {"notes": [note]}

    def _user(self, name: str) -> str:
        identifier = _uuid("user", name)
        if all(species_list["uuid"] != identifier for species_list in self._lists["users"]):
            self._lists["users"].append({"uuid": identifier, "name": name})
        return identifier

    def _tag(self, key: str, value: str) -> int:
        return self._tags.setdefault((key, value), len(self._tags))


def _uuid(*parts: str) -> str:
    name = PurePosixPath("birdann", *(part.replace("/", "%") for part in parts)).as_posix()
    return str(uuid5(NAMESPACE_URL, name))


def dropped_fields(content: Json) -> Iterator[str]:
    """Yield the keys of unread tags, and notes and features if any."""
    data = content.get("data") if isinstance(content, dict) else None
    if not isinstance(data, dict):
        return
    tags = _list_of_objects(data, "tags")
    if any(_key(tag) in _SPECIES_KEYS for tag in tags):
        read = {"", *_SPECIES_KEYS, _STATUS_KEY, *_DETAIL_KEYS}
        yield from (str(tag["key"]) for tag in tags if _key(tag) not in read)
    for name in ("sound_events", "sound_event_annotations", "clip_annotations"):
        for entry in _list_of_objects(data, name):
            yield from (field for field in ("features",) if entry.get(field))
            if len(_list_of_objects(entry, "notes")) > 1:
                yield "notes"
