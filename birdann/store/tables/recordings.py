"""Recordings, their metadata and notes, and their segmentation."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from birdann.core import message
from birdann.core.ids import RecordingId
from birdann.core.labels import Note
from birdann.core.recording import (
    FACTS,
    MAX_PATH_BYTES,
    TEXT_FACTS,
    RecorderMetadata,
    Recording,
    table_names,
)
from birdann.store.rows import Removable
from birdann.store.tables.records import Column, Record


@dataclass(frozen=True, slots=True, kw_only=True)
class Segmentation:
    """Method and time of a recording's segmentation."""

    recording_id: RecordingId
    segmenter: str
    feature_schema: str
    at: datetime
    notes: tuple[str, ...]


_RECORDING = Record(Recording, "recording", "a recording")
_NOTE = Record(Note, "recording_note", "a recording's note", text="note")
_SEGMENTATION = Record(
    Segmentation, "segmentation", "a segmentation",
    notes=Column(
        names="notes",
        read=lambda notes: tuple(map(str, message.loads(notes))),
        write=lambda notes: (message.dumps(notes),),
    ),
)  # fmt: skip
_SEGMENTED = "JOIN recording ON recording.id = segmentation.recording WHERE "


class Recordings(Removable):
    """The sound files of a project."""

    _table = "recording"

    def all(self, *, removed: bool = False) -> list[Recording]:
        """Return the recordings by path; with ``removed``, the removed ones."""
        return _RECORDING.all(self._rows, "WHERE removed = ? ORDER BY path", [int(removed)])

    def one(self, recording_id: RecordingId) -> Recording:
        """Return one recording (NotInProjectError if it does not exist)."""
        return _RECORDING.one(self._rows, recording_id)

    def paths(self) -> dict[RecordingId, str]:
        """Return the stored path of each recording, by path."""
        rows = self._rows.all(
            f"SELECT id, substr(path, 1, {MAX_PATH_BYTES + 1}) FROM recording "
            "WHERE removed = 0 ORDER BY path"
        )
        longest = max((len(path) for _, path in rows), default=0)
        with self._rows.name_file_in_errors("a recording"):
            if longest > MAX_PATH_BYTES:
                raise ValueError(f"no path is longer than {MAX_PATH_BYTES} bytes")
        return {RecordingId(key): path for key, path in rows}

    def names(self) -> dict[RecordingId, str]:
        """Return the name of each recording in tables, by path."""
        return table_names(self.paths())

    def problems(self) -> dict[RecordingId, str]:
        """Return the last failure of each recording that has one."""
        rows = self._rows.all(
            "SELECT id, problem FROM recording WHERE problem != '' AND removed = 0"
        )
        return {RecordingId(key): message.from_text(text) for key, text in rows}

    def metadata(self) -> dict[RecordingId, RecorderMetadata]:
        """Return the recorders' metadata of recordings."""
        rows = self._rows.all(
            "SELECT id, facts FROM recorder_metadata "
            "JOIN recording ON recording.id = recorder_metadata.recording WHERE removed = 0"
        )
        with self._rows.name_file_in_errors("a recorder's metadata"):
            return {RecordingId(key): decode_facts(facts) for key, facts in rows}

    def notes(self) -> dict[RecordingId, Note]:
        """Return the notes on recordings."""
        rest = "JOIN recording ON recording.id = recording_note.recording WHERE removed = 0"
        return _NOTE.all_by_key(self._rows, "recording.id", rest)

    def segmentations(self) -> dict[RecordingId, Segmentation]:
        """Return the segmentation of each segmented recording."""
        segmentations = _SEGMENTATION.all(self._rows, _SEGMENTED + "removed = 0")
        return {segmentation.recording_id: segmentation for segmentation in segmentations}

    def segmentation(self, recording_id: RecordingId) -> Segmentation | None:
        """Return the segmentation of one recording, or None."""
        segmentations = _SEGMENTATION.all(self._rows, "WHERE recording = ?", [recording_id])
        return segmentations[0] if segmentations else None

    def put(self, recordings: Iterable[Recording], *, removed: bool = False) -> None:
        """Add recordings; known ones are updated, and restored or removed."""
        _RECORDING.put(self._rows, recordings, replaces="id", removed=int(removed), problem="")

    def set_starts(self, starts: Mapping[RecordingId, tuple[datetime | None, str]]) -> None:
        """Set start times and their sources."""
        self._rows.execute_many(
            "UPDATE recording SET started_at = ?, started_at_source = ? WHERE id = ?",
            [
                (start.isoformat() if start else None, source, key)
                for key, (start, source) in starts.items()
            ],
        )

    def set_channels(self, channels: Mapping[RecordingId, int | None]) -> None:
        """Set the analysed channels."""
        self._rows.execute_many(
            "UPDATE recording SET channel = ? WHERE id = ?",
            [(channel, key) for key, channel in channels.items()],
        )

    def put_metadata(self, metadata: Mapping[RecordingId, RecorderMetadata]) -> None:
        """Replace the metadata of recordings."""
        self._rows.require("recording", metadata)
        rows = [(key, encode_facts(facts)) for key, facts in metadata.items()]
        self._rows.insert("recorder_metadata", "recording, facts", rows, replaces="recording")

    def set_note(self, recording_id: RecordingId, note: Note | None) -> None:
        """Set or remove (None) the note on a recording."""
        self._rows.require("recording", [recording_id])
        if note is None:
            self._rows.execute("DELETE FROM recording_note WHERE recording = ?", [recording_id])
            return
        _NOTE.put(self._rows, {recording_id: note}, key="recording", replaces="recording")

    def set_problem(self, recording_id: RecordingId, problem: str) -> None:
        """Set the failure of a recording; "" after success."""
        stored = message.as_text(problem)
        self._rows.execute(
            "UPDATE recording SET problem = ? WHERE id = ? AND problem != ?",
            (stored, recording_id, stored),
        )

    def mark_segmented(
        self,
        recording_id: RecordingId,
        *,
        segmenter: str,
        feature_schema: str,
        notes: Sequence[str] = (),
    ) -> None:
        """Mark a recording as segmented, with or without segments."""
        self._rows.require("recording", [recording_id])
        made = Segmentation(
            recording_id=recording_id,
            segmenter=segmenter,
            feature_schema=feature_schema,
            at=datetime.now(UTC),
            notes=tuple(notes),
        )
        _SEGMENTATION.put(self._rows, [made], replaces="recording")
        self.set_problem(recording_id, "")

    def unmark_segmented(self, recording_id: RecordingId) -> None:
        """Mark a recording as not segmented."""
        self._rows.execute("DELETE FROM segmentation WHERE recording = ?", [recording_id])


def encode_facts(metadata: RecorderMetadata) -> str:
    """Return the known metadata, their sources and notes as JSON."""
    known = {name: getattr(metadata, name) for name in FACTS if name in metadata.sources}
    if metadata.started_at is not None:
        known["started_at"] = metadata.started_at.isoformat()
    return message.dumps(
        {"facts": known, "sources": dict(metadata.sources), "notes": list(metadata.notes)}
    )


def decode_facts(text: str) -> RecorderMetadata:
    """Return the metadata of ``encode_facts`` (ValueError, KeyError or TypeError if invalid)."""
    stored = message.loads(text)
    known: dict[str, Any] = {}
    for name, value in stored["facts"].items():
        if name == "started_at":
            known[name] = datetime.fromisoformat(value)
        elif name in FACTS:
            known[name] = str(value) if name in TEXT_FACTS else float(value)
    return RecorderMetadata(
        **known,
        sources={str(k): str(v) for k, v in stored["sources"].items()},
        notes=tuple(map(str, stored["notes"])),
    )
