"""Recordings, what their recorders and people noted of them, and whether they are segmented."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from birdann.core import message
from birdann.core.ids import RecordingId
from birdann.core.labels import Note
from birdann.core.recording import FACTS, TEXT_FACTS, RecorderMetadata, Recording
from birdann.store.errors import absent
from birdann.store.rows import Row, Table
from birdann.store.tables.provenance import PROVENANCE, provenance_of, provenance_pk

_COLUMNS = (
    "id, path, content_hash, size_bytes, sample_rate_hz, n_frames, n_channels, "
    "started_at, started_at_source"
)
_SEGMENTATION = (
    "SELECT recording.id, segmenter, feature_schema, at, notes FROM segmentation "
    "JOIN recording ON recording.id = segmentation.recording "
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Segmentation:
    """How and when a recording was segmented; recordings without one are still to do."""

    recording_id: RecordingId
    segmenter: str
    feature_schema: str
    at: datetime
    notes: tuple[str, ...]


class Recordings(Table):
    """The sound files of a project."""

    def all(self, *, removed: bool = False) -> list[Recording]:
        """Return the recordings in order of path; with ``removed``, those taken out instead."""
        sql = f"SELECT {_COLUMNS} FROM recording WHERE removed = ? ORDER BY path"
        with self._rows.decoding("a recording"):
            return [_recording(row) for row in self._rows.all(sql, [int(removed)])]

    def one(self, recording_id: RecordingId) -> Recording:
        """Return one recording.

        Raises
        ------
        NotInProjectError
            If there is none of this id.
        """
        row = self._rows.first(f"SELECT {_COLUMNS} FROM recording WHERE id = ?", [recording_id])
        if row is None:
            raise absent(self._rows.path, "recording", recording_id)
        with self._rows.decoding("a recording"):
            return _recording(row)

    def paths(self) -> dict[RecordingId, str]:
        """Return the path of each recording as it is stored, in order of path."""
        rows = self._rows.all("SELECT id, path FROM recording WHERE removed = 0 ORDER BY path")
        return {RecordingId(key): path for key, path in rows}

    def problems(self) -> dict[RecordingId, str]:
        """Return the last failure of each recording that has one."""
        rows = self._rows.all(
            "SELECT id, problem FROM recording WHERE problem != '' AND removed = 0"
        )
        return {RecordingId(key): message.from_text(text) for key, text in rows}

    def metadata(self) -> dict[RecordingId, RecorderMetadata]:
        """Return what the recorders told of the recordings, where they told anything."""
        rows = self._rows.all(
            "SELECT id, facts FROM recorder_metadata "
            "JOIN recording ON recording.id = recorder_metadata.recording WHERE removed = 0"
        )
        with self._rows.decoding("a recorder's metadata"):
            return {RecordingId(key): decode_facts(facts) for key, facts in rows}

    def notes(self) -> dict[RecordingId, Note]:
        """Return what people wrote about recordings."""
        rows = self._rows.all(
            f"SELECT recording.id, note, {PROVENANCE} FROM recording_note "
            "JOIN recording ON recording.id = recording_note.recording "
            "JOIN provenance ON provenance.pk = made WHERE removed = 0"
        )
        with self._rows.decoding("a recording's note"):
            return {
                RecordingId(key): Note(
                    text=text, provenance=provenance_of(self._rows, tuple(made))
                )
                for key, text, *made in rows
            }

    def segmentations(self) -> dict[RecordingId, Segmentation]:
        """Return how each segmented recording was segmented."""
        rows = self._rows.all(_SEGMENTATION + "WHERE removed = 0")
        return {one.recording_id: one for one in map(self._segmentation, rows)}

    def segmentation(self, recording_id: RecordingId) -> Segmentation | None:
        """Return how one recording was segmented; None where it is still to do."""
        row = self._rows.first(_SEGMENTATION + "WHERE recording.id = ?", [recording_id])
        return self._segmentation(row) if row else None

    def _segmentation(self, row: Row) -> Segmentation:
        key, segmenter, schema, at, notes = row
        with self._rows.decoding("a segmentation"):
            return Segmentation(
                recording_id=RecordingId(key),
                segmenter=segmenter,
                feature_schema=schema,
                at=datetime.fromisoformat(at),
                notes=tuple(map(str, message.loads(notes))),
            )

    def put(self, recordings: Iterable[Recording], *, removed: bool = False) -> None:
        """Add recordings; one that is known by its id is updated and taken in again, or out."""
        self._rows.execute_many(
            f"INSERT INTO recording ({_COLUMNS}, removed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
            " ON CONFLICT (id) DO UPDATE SET removed = excluded.removed, problem = '', path = excluded.path,"
            " content_hash = excluded.content_hash, size_bytes = excluded.size_bytes,"
            " sample_rate_hz = excluded.sample_rate_hz, n_frames = excluded.n_frames,"
            " n_channels = excluded.n_channels, started_at = excluded.started_at,"
            " started_at_source = excluded.started_at_source",
            [
                (
                    r.id,
                    r.path,
                    r.content_hash,
                    r.size_bytes,
                    r.sample_rate_hz,
                    r.n_frames,
                    r.n_channels,
                    r.started_at.isoformat() if r.started_at else None,
                    r.started_at_source,
                    int(removed),
                )
                for r in recordings
            ],
        )

    def set_starts(self, starts: Mapping[RecordingId, tuple[datetime | None, str]]) -> None:
        """Set when recordings start, and how that is known."""
        self._rows.execute_many(
            "UPDATE recording SET started_at = ?, started_at_source = ? WHERE id = ?",
            [
                (start.isoformat() if start else None, source, key)
                for key, (start, source) in starts.items()
            ],
        )

    def put_metadata(self, metadata: Mapping[RecordingId, RecorderMetadata]) -> None:
        """Note what recorders told of recordings, replacing what was noted before."""
        self._rows.execute_many(
            "INSERT INTO recorder_metadata (recording, facts) VALUES (?, ?) "
            "ON CONFLICT DO UPDATE SET facts = excluded.facts",
            [(self._known(key), encode_facts(facts)) for key, facts in metadata.items()],
        )

    def set_note(self, recording_id: RecordingId, note: Note | None) -> None:
        """Set what a person wrote about a recording; None takes it back."""
        self._known(recording_id)
        if note is None:
            self._rows.execute("DELETE FROM recording_note WHERE recording = ?", [recording_id])
            return
        self._rows.execute(
            "INSERT INTO recording_note (recording, note, made) VALUES (?, ?, ?) "
            "ON CONFLICT DO UPDATE SET note = excluded.note, made = excluded.made",
            (recording_id, note.text, provenance_pk(self._rows, note.provenance)),
        )

    def set_removed(self, ids: Iterable[RecordingId], removed: bool) -> None:
        """Take recordings out with all that belongs to them, or back in."""
        self._rows.flag("UPDATE recording SET removed = ? WHERE id = ?", ids, removed)

    def set_problem(self, recording_id: RecordingId, problem: str) -> None:
        """Note why a recording could not be worked on; "" when it could."""
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
        """Note that a recording is segmented, whether or not anything was found."""
        self._rows.execute(
            "INSERT INTO segmentation (recording, segmenter, feature_schema, at, notes)"
            " VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET segmenter = excluded.segmenter,"
            " feature_schema = excluded.feature_schema, at = excluded.at, notes = excluded.notes",
            (
                self._known(recording_id),
                segmenter,
                feature_schema,
                datetime.now(UTC).isoformat(),
                message.dumps(notes),
            ),
        )
        self.set_problem(recording_id, "")

    def unmark_segmented(self, recording_id: RecordingId) -> None:
        """Take back that a recording is segmented."""
        self._rows.execute("DELETE FROM segmentation WHERE recording = ?", [recording_id])

    def _known(self, recording_id: RecordingId) -> RecordingId:
        if self._rows.first("SELECT 1 FROM recording WHERE id = ?", [recording_id]) is None:
            raise absent(self._rows.path, "recording", recording_id)
        return recording_id


def _recording(row: Row) -> Recording:
    key, path, digest, size, rate, frames, channels, started_at, source = row
    try:
        return Recording(
            id=RecordingId(key),
            path=path,
            content_hash=digest,
            size_bytes=size,
            sample_rate_hz=rate,
            n_frames=frames,
            n_channels=channels,
            started_at=datetime.fromisoformat(started_at) if started_at else None,
            started_at_source=source,
        )
    except ValueError as error:
        raise ValueError(f"{path!r}: {error}") from error


def encode_facts(metadata: RecorderMetadata) -> str:
    """Return the facts that are known, where each comes from, and the notes."""
    known = {name: getattr(metadata, name) for name in FACTS if name in metadata.sources}
    if metadata.started_at is not None:
        known["started_at"] = metadata.started_at.isoformat()
    return message.dumps(
        {"facts": known, "sources": dict(metadata.sources), "notes": list(metadata.notes)}
    )


def decode_facts(text: str) -> RecorderMetadata:
    """Return what ``encode_facts`` coded.

    Raises
    ------
    ValueError, KeyError, TypeError
        If the text is not such facts.
    """
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
