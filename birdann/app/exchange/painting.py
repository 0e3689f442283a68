"""Painting strokes from Python, or from the boxes of other programs' tables."""

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from birdann.app.commands import AddStrokes
from birdann.app.exchange.import_writing import placed_rows
from birdann.app.exchange.imported_rows import ImportedRows
from birdann.app.reports import Failure, Report, failures_field, report_field
from birdann.app.session import Session
from birdann.core.errors import OutlineError, TableError
from birdann.core.geometry import Mask, TimeFreqBox
from birdann.core.ids import RecordingId, new_id
from birdann.core.message import Message, paragraph
from birdann.core.provenance import Provenance, person_provenance
from birdann.core.recording import Recording
from birdann.core.strokes import Stroke, StrokeId, StrokeKind
from birdann.formats.records import Annotation
from birdann.formats.registry import no_format

Paint = TimeFreqBox | Mask
_Placed = tuple[StrokeKind, TimeFreqBox]


@dataclass(frozen=True, slots=True, kw_only=True)
class PaintReport(Report):
    """Result of painting the boxes of tables."""

    recordings: int
    strokes: int  # Boxes newly painted as calls.
    known: int  # Boxes that were painted already.
    without_band: int = 0  # Calls without frequencies: their time is excluded from training.
    unmatched: tuple[str, ...] = report_field(title=Message("Recordings not in the project"))
    notes: tuple[str, ...] = report_field(title=Message("Noticed"))
    failures: tuple[Failure, ...] = failures_field(
        "%Ln file could not be read:", "%Ln files could not be read:"
    )

    def opening(self) -> list[str]:
        """Return the numbers of painted and omitted boxes."""
        out: list[str] = [
            Message(
                "Painted {strokes} on {recordings}.",
                strokes=Message.counted("%Ln new stroke", "%Ln new strokes", self.strokes),
                recordings=Message.counted("%Ln recording", "%Ln recordings", self.recordings),
            )
        ]
        if self.known:
            out.append(Message("Painted earlier: {n}.", n=self.known))
        out += Message.if_any(
            "Without frequencies, skipped: %Ln call.",
            "Without frequencies, skipped: %Ln calls.",
            self.without_band,
        )
        return out


def paint(
    session: Session,
    recording_id: RecordingId,
    *,
    call: Iterable[Paint] = (),
    other: Iterable[Paint] = (),
    is_complete: bool = False,
) -> AddStrokes:
    """Return the command that paints boxes or masks on a recording.

    Parameters
    ----------
    call, other
        Calls, and background.
    is_complete
        Whether all calls of the recording are painted afterwards.
    """
    recording = session.project.recordings.one(recording_id)
    made = person_provenance(session.reviewer)
    strokes = [
        _stroke(recording, kind, shape, made)
        for kind, shapes in ((StrokeKind.CALL, call), (StrokeKind.OTHER, other))
        for shape in shapes
    ]
    if is_complete:
        strokes.append(_stroke(recording, StrokeKind.REST, _whole_box(recording), made))
    return AddStrokes(strokes)


def paint_from_tables(
    session: Session,
    paths: Iterable[str | os.PathLike[str]],
    *,
    format_name: str | None = None,
) -> PaintReport:
    """Paint the boxes of other programs' tables as calls, without duplicates.

    Rejected rows are omitted; the tables contain every call of their recordings.

    Parameters
    ----------
    format_name
        A name of ``birdann.formats.registry.FORMATS``; None to detect it for each file.
    """
    if format_name is not None and (reason := no_format(format_name)):
        raise TableError(reason)
    rows = ImportedRows()
    for path in paths:
        rows.read(Path(path), format_name)
    matched, matches = rows.match_recordings(session.project.recordings.all())
    if not matched:
        reasons = [f.message for f in rows.failures]
        raise TableError(
            paragraph(*reasons)
            or Message("The tables contain no call in a recording of this project.")
        )
    painting = _Painting(session, rows.notes, person_provenance(session.reviewer))
    for recording_id, annotations in matched.items():
        painting.add(session.project.recordings.one(recording_id), annotations)
    if painting.strokes:
        session.execute(AddStrokes(painting.strokes))
    ambiguous = [
        Message("{file} (could be several: {names})", file=file, names=", ".join(p))
        for file, p in matches.ambiguous
    ]
    return PaintReport(
        recordings=len(matched),
        strokes=sum(s.kind is StrokeKind.CALL for s in painting.strokes),
        known=painting.n_known,
        without_band=painting.n_without_band,
        unmatched=(*matches.unmatched, *ambiguous),
        notes=tuple(rows.notes),
        failures=tuple(rows.failures),
    )


@dataclass(slots=True)
class _Painting:
    """Makes strokes of rows, without duplicates."""

    session: Session
    notes: list[str]
    made: Provenance
    strokes: list[Stroke] = field(default_factory=list)
    n_known: int = 0
    n_without_band: int = 0

    def add(self, recording: Recording, rows: Sequence[Annotation]) -> None:
        there: set[_Placed] = {
            (s.kind, s.box)
            for s in self.session.project.strokes.all(recording.id)
            if s.mask is None
        }
        placed: list[_Placed] = []
        calls = (row for row in rows if row.status != "rejected")
        for row, box in placed_rows(recording, calls, self.notes):
            has_band = row.low_hz is not None and row.high_hz is not None
            self.n_without_band += not has_band
            placed.append((StrokeKind.CALL if has_band else StrokeKind.UNSURE, box))
        placed.append((StrokeKind.REST, _whole_box(recording)))
        for kind, box in dict.fromkeys(placed):
            if (kind, box) in there:
                self.n_known += kind is StrokeKind.CALL
            else:
                self.strokes.append(_stroke(recording, kind, box, self.made))


def _stroke(recording: Recording, kind: StrokeKind, shape: Paint, made: Provenance) -> Stroke:
    mask = shape if isinstance(shape, Mask) else None
    box = shape.box(duration_s=recording.duration_s) if isinstance(shape, Mask) else shape
    if box.intersection(_whole_box(recording)) is None:
        raise OutlineError("The paint lies outside {name} or is empty.", name=recording.name)
    return Stroke(
        id=StrokeId(new_id()),
        recording_id=recording.id,
        kind=kind,
        box=box,
        mask=mask,
        provenance=made,
    )


def _whole_box(recording: Recording) -> TimeFreqBox:
    return TimeFreqBox(
        onset_s=0.0,
        offset_s=recording.duration_s,
        low_hz=0.0,
        high_hz=recording.sample_rate_hz / 2,
    )
