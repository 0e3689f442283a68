"""Export of the project's segments to other programs."""

import os
from collections import Counter, defaultdict
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from itertools import groupby, repeat
from pathlib import Path

import numpy as np

from birdann.app.exchange.export_filter import (
    STATUSES,
    UNLABELLED,
    ExportFilter,
    apply_filter,
    has_every_call,
)
from birdann.app.exchange.left_out import write_note
from birdann.app.learning.runs import note_export
from birdann.app.reports import ExportReport, Failure
from birdann.app.segmenting.measuring import measures_of, stored_measures
from birdann.app.survey.sites import SiteBook
from birdann.core.arrays import Float32Array
from birdann.core.detections import Detection
from birdann.core.errors import AudioError, ProjectFileError, WriteError
from birdann.core.files import outputs
from birdann.core.ids import (
    RecordingId,
    RunId,
    SegmentId,
    SpeciesId,
    as_ids,
    id_of_text,
    id_text,
    row_of,
)
from birdann.core.labels import Label, LabelState, ListState, Note
from birdann.core.message import Message
from birdann.core.predictions import Mode, ScoreTable, SegmentScore
from birdann.core.progress import Progress, silent
from birdann.core.provenance import NO_CREDIT, Credit, Origin
from birdann.core.recording import RecorderMetadata, Recording
from birdann.formats.camtrap import CamtrapObservations
from birdann.formats.columns import NO_EXTRA_COLUMNS, ExtraColumns
from birdann.formats.raven import RavenTable
from birdann.formats.records import (
    PREDICTED,
    Annotation,
    Format,
    ProgramDetection,
    Remark,
    SecondReading,
)
from birdann.formats.registry import FORMATS, WIDER, WITH_SCORES, no_format, require_own_name
from birdann.formats.segments_csv import SegmentsCsv
from birdann.formats.xeno_canto import XenoCantoSet
from birdann.store import Project, ProjectReader, SegmentPosition

MANUAL = "manual"
_UNNAMED = "without a species"
_Beside = tuple[np.float32, Float32Array] | None
"""Of the segments that overlap one in time: the largest animal probability, and that of each species."""


def export(
    project: Project,
    path: str | os.PathLike[str],
    *,
    format_name: str = SegmentsCsv.name,
    location_deg: tuple[float, float] | None = None,
    only: ExportFilter | None = None,
    with_measurements: bool = False,
    scores_in_names: bool = False,
    credit: Credit = NO_CREDIT,
    overwrite: bool = False,
    progress: Progress = silent,
) -> ExportReport:
    """Write segments in a registered format, atomically.

    Formats with one file per recording, and packages, are written to a folder, which is created if
    necessary.

    A segment's species is its label or else its prediction; unreviewed segments are never marked
    as reviewed. If segments were omitted, a note beside the file says so.

    Parameters
    ----------
    location_deg
        Latitude and longitude of recordings without recorder metadata.
    only
        Which segments to write; default all except probable non-calls.
    with_measurements
        Whether to add columns of acoustic measurements. Missing ones are measured from the
        sound, which takes a while; nothing is stored.
    scores_in_names
        Whether names of predictions end with their scores (formats without another place for them).
    credit
        Author and licence, for formats that state them.
    overwrite
        Whether existing files may be replaced; projects and sound files never are.
    """
    extra = ExtraColumns(
        n_calls=only is not None and only.join_s is not None, measurements=with_measurements
    )
    writer = _writer(format_name, extra, scores_in_names=scores_in_names)
    target = _target(
        path, may_be_folder=FORMATS[format_name].capabilities.folders, overwrite=overwrite
    )
    require_own_name(target, format_name)
    by_status: Counter[str] = Counter()
    written: set[str] = set()
    noted = note_export(project, target, join_s=None if only is None else only.join_s)
    with (
        project.reader() as reader,
        reader.snapshot(),
        outputs.write_together(overwrite=overwrite),
    ):
        chosen = apply_filter(reader, _without_noise(only or ExportFilter(), format_name))
        records = _add_location(annotations(reader, progress=progress), location_deg)
        if format_name == CamtrapObservations.name:
            writer = CamtrapObservations(
                _add_location(_annotations_of_recordings(reader), location_deg)
            )
        if format_name == XenoCantoSet.name:
            writer = XenoCantoSet(credit, is_complete=has_every_call(reader, chosen))
        failures: list[Failure] = []
        if with_measurements:
            wanted = None if chosen.taken.all() else set(chosen.segment_ids.tolist())
            records = with_measures(records, project, reader, failures, wanted)
        if chosen.first is not None or not chosen.taken.all():
            records = chosen.select_records(records)
        try:
            report = writer.write(_count_records(records, by_status, written), target)
        except OverflowError as error:
            raise ProjectFileError(
                "{path} contains times outside the calendar, which this format cannot write. Correct "
                "the start times of its recordings, or choose another format.",
                path=project.path,
            ) from error
        dropped = (*report.dropped, *_notes_left(reader, written))
        left_out = [*noted, *chosen.lines()]
        note = write_note(left_out, target, project.path)
    progress(1.0, Message("Done"))
    return ExportReport(
        path=target,
        rows=report.rows,
        by_status={status: by_status[status] for status in STATUSES},
        dropped=dropped,
        unfit=report.unfit,
        left_out=tuple(left_out),
        n_left_out=chosen.n_left_out,
        expected=chosen.expected,
        note=note,
        not_measured=tuple(failures),
        n_joined=len(chosen.first) if chosen.first is not None else None,
        n_refused=by_status[_UNNAMED] if FORMATS[format_name].capabilities.needs_species else 0,
    )


def _without_noise(only: ExportFilter, format_name: str) -> ExportFilter:
    """Return a filter without rejected segments where a format has them as sounds without a name.

    Unless statuses were chosen.
    """
    is_usual = only.statuses == ExportFilter().statuses
    if not is_usual or format_name not in {RavenTable.name, XenoCantoSet.name}:
        return only
    return replace(only, statuses=only.statuses - {LabelState.REJECTED.value})


def _writer(format_name: str, extra: ExtraColumns, *, scores_in_names: bool) -> Format:
    """Return the writer of a format, with extra columns or scores in names if it supports them."""
    if reason := no_format(format_name):
        raise WriteError(reason)
    if scores_in_names and format_name not in WITH_SCORES:
        raise WriteError(
            "“{title}” does not need scores in names. They are for {names}.",
            title=FORMATS[format_name].title,
            names=", ".join(WITH_SCORES),
        )
    if format_name in WIDER and extra != NO_EXTRA_COLUMNS:
        return WIDER[format_name](extra)
    if extra.measurements:
        raise WriteError(
            "“{title}” has no columns for measurements. Choose one of {names}.",
            title=FORMATS[format_name].title,
            names=", ".join(WIDER),
        )
    return (WITH_SCORES if scores_in_names else FORMATS)[format_name]


def with_measures(
    records: Iterable[Annotation],
    project: Project,
    reader: ProjectReader,
    failures: list[Failure],
    only: Container[int] | None,
) -> Iterator[Annotation]:
    """Yield records with measurements (of those wanted; None: all), if the sound is readable."""
    names = reader.recordings.names()
    by_name = {names[recording.id]: recording for recording in reader.recordings.all()}
    for name, group in groupby(records, key=lambda record: record.recording):
        rows = list(group)
        recording = by_name[name]
        keys = [SegmentId(id_of_text(row.segment_id) or 0) for row in rows]
        wanted = keys if only is None else [key for key in keys if key in only]
        try:
            measures = measures_of(project, reader, recording, only=wanted)
        except AudioError as error:
            failures.append(Failure(path=recording.path, message=str(error)))
            measures = stored_measures(reader, [recording.id])
        for row, key in zip(rows, keys, strict=True):
            measure = measures.get(key)
            yield row if measure is None else replace(row, measurements=tuple(measure.tolist()))


def _add_location(
    records: Iterable[Annotation], location_deg: tuple[float, float] | None
) -> Iterable[Annotation]:
    if location_deg is None:
        return records
    return (
        replace(record, latitude_deg=location_deg[0], longitude_deg=location_deg[1])
        if record.latitude_deg is None or record.longitude_deg is None
        else record
        for record in records
    )


def _target(path: str | os.PathLike[str], *, may_be_folder: bool, overwrite: bool) -> Path:
    """Return the path to write to, creating a folder if the format needs one."""
    target = Path(os.path.abspath(path))
    if not os.path.isdir(target.parent):
        raise WriteError("The folder {parent} does not exist.", parent=target.parent)
    is_named_so = os.fspath(path).endswith(("/", os.sep)) or not target.suffix
    if may_be_folder and is_named_so and not os.path.lexists(target):
        outputs.check(target)
        outputs.create_folder(target)
    if may_be_folder and os.path.isdir(target):  # Path.is_dir raises for a name that is too long
        outputs.check(target / "any")
    else:
        outputs.check(target, overwrite=overwrite)
    return target


def annotations(reader: ProjectReader, *, progress: Progress = silent) -> Iterator[Annotation]:
    """Yield every segment, ordered by the recordings' paths, onset and frequency."""
    rows = _Rows(reader)
    for i, recording in enumerate(rows.book.recordings):
        progress(i / len(rows.book.recordings), Message("Writing {name}", name=recording.name))
        yield from rows.of(recording)


def _annotations_of_recordings(reader: ProjectReader) -> Iterator[Annotation]:
    """Yield an annotation of the whole of each recording, with its place and recorder."""
    book, names = SiteBook.of(reader), reader.recordings.names()
    deployments = book.deployments()
    for recording in book.recordings:
        site = book.site_of(recording.id)
        recorder = book.metadata.get(recording.id, RecorderMetadata())
        location = site if site and site.latitude_deg is not None else recorder
        yield Annotation(
            recording=names[recording.id],
            start_s=0.0,
            end_s=recording.duration_s,
            start_clock=clock(recording, 0.0),
            recording_duration_s=recording.duration_s,
            site=site.name if site else "",
            deployment=deployments.get(recording.id, ""),
            latitude_deg=location.latitude_deg,
            longitude_deg=location.longitude_deg,
            device=recorder.device,
            serial=recorder.serial,
        )


class _Rows:
    """The rows of a project's segments."""

    def __init__(self, reader: ProjectReader) -> None:
        self.book = SiteBook.of(reader)
        self._reader, self._run_id = reader, reader.runs.id_in_use()
        self._run_species = reader.runs.species_ids(self._run_id) if self._run_id else ()
        self._deployments = self.book.deployments()
        self._names = reader.recordings.names()
        self._species = reader.species.all()
        self._lists, self._labels = _lists_by_recording(reader), _labels_by_recording(reader)
        self._columns = reader.segments.origin_columns()
        self._fields = [field.name for field in reader.custom_fields.all()]
        self._notes, self._stamps = reader.recordings.notes(), reader.runs.stamps()

    def of(self, recording: Recording) -> Iterator[Annotation]:
        reader, run_id = self._reader, self._run_id
        name, labels = self._names[recording.id], self._labels.get(recording.id, {})
        lists = self._lists.get(recording.id, {})
        recorder = self.book.metadata.get(recording.id, RecorderMetadata())
        site = self.book.site_of(recording.id)
        location = site if site and site.latitude_deg is not None else recorder
        full = reader.scores.table(run_id, recording.id) if run_id else None
        columns = self._run_species if full else ()
        positions = reader.segments.positions(recording.id)
        keys = [extent.segment_id for extent in positions]
        scores = reader.scores.proposals(run_id, recording.id, as_ids(keys))
        origins = reader.segments.origins(keys) if self._columns else {}
        notes = reader.segments.notes(keys)
        values = reader.custom_fields.values(keys) if self._fields else {}
        readings = reader.labels.readings_in(recording.id)
        detections = detections_by_segment(reader.detections.of(recording.id))
        for position, beside in zip(positions, _segments_beside(positions, full), strict=True):
            label, score = labels.get(position.segment_id), scores.get(position.segment_id)
            found = detections.get(position.segment_id, [])
            detection = found[0] if found else None
            displayed = _displayed_species(label, score)
            species = self._species[displayed] if displayed is not None else None
            rival, rival_p = _runner_up(score, displayed)
            probability = _probability(label, score, displayed, detection, full, columns)
            origin = origins.get(position.segment_id)
            none = score.none_probability if score is not None else None
            animal = score.animal_probability if score is not None else None
            span_s = _span_at(lists, (position.box.onset_s + position.box.offset_s) / 2)
            yield Annotation(
                recording=name,
                segment_id=id_text(position.segment_id),
                start_s=position.box.onset_s,
                end_s=position.box.offset_s,
                low_hz=position.box.low_hz,
                high_hz=position.box.high_hz,
                species=species.name if species is not None else "",
                scientific_name=species.scientific_name if species is not None else "",
                probability=probability,
                status=_status(label, score),
                mode=_mode(label, score),
                runner_up=self._species[rival].name if rival is not None else "",
                runner_up_probability=rival_p,
                list_species=tuple(
                    sorted(self._species[key].name for key in lists.get(span_s, ()))
                ),
                list_start_s=span_s[0] if span_s else None,
                list_end_s=span_s[1] if span_s else None,
                reviewer=label.provenance.name if label else "",
                reviewed_at=label.provenance.at if label else None,
                model_run=self._run_stamp(label, score),
                start_clock=clock(recording, position.box.onset_s),
                none_probability=none,
                probability_if_call=_probability_if_call(
                    displayed, probability, animal, beside, columns
                ),
                call_probability=score.call_probability if score is not None else None,
                animal_probability=animal,
                recording_duration_s=recording.duration_s,
                recording_rate_hz=recording.sample_rate_hz,
                channel=_channel(position, recording),
                site=site.name if site else "",
                deployment=self._deployments.get(recording.id, ""),
                latitude_deg=location.latitude_deg,
                longitude_deg=location.longitude_deg,
                elevation_m=site.elevation_m if site else None,
                device=recorder.device,
                serial=recorder.serial,
                certainty=(label.certainty or "") if label else "",
                call_type=label.call_type if label else "",
                rejected_species=self._rejected_name(label),
                note=_note_as_remark(notes.get(position.segment_id)),
                recording_note=_note_as_remark(self._notes.get(recording.id)),
                readings=tuple(map(self._reading, readings.get(position.segment_id, ()))),
                found=_detection(detection) if detection is not None else None,
                also_found=tuple(map(_detection, found[1:])),
                extra={key: _origin_cell(origin, key) for key in self._columns}
                | {key: values.get(position.segment_id, {}).get(key, "") for key in self._fields},
                table=origin.program.name if origin is not None else "",
            )

    def _run_stamp(self, label: Label | None, score: SegmentScore | None) -> str:
        if score is not None and score.mode is not Mode.PROGRAM:
            return self._stamp(score.run_id)
        return self._stamp(label.provenance.run_id if label is not None else None)

    def _stamp(self, run_id: RunId | None) -> str:
        """Return how a run is named, without its time if it is not in the project; "" for None."""
        return self._stamps.get(run_id, id_text(run_id)) if run_id else ""

    def _rejected_name(self, label: Label | None) -> str | None:
        if label is None or label.state is not LabelState.REJECTED:
            return None
        return self._name(label)

    def _name(self, label: Label) -> str:
        return self._species[label.species_id].name if label.species_id is not None else ""

    def _reading(self, label: Label) -> SecondReading:
        made = label.provenance
        return SecondReading(
            status=label.state.value,
            species=self._name(label),
            reviewer=made.name,
            reviewed_at=made.at,
            certainty=label.certainty or "",
            call_type=label.call_type,
            model_run=self._stamp(made.run_id),
        )


_Span = tuple[float, float] | None


def _lists_by_recording(
    reader: ProjectReader,
) -> dict[RecordingId, dict[_Span, dict[SpeciesId, None]]]:
    """Return the species present in the lists of each recording, by span; None: of all of it."""
    lists: dict[RecordingId, dict[_Span, dict[SpeciesId, None]]] = defaultdict(dict)
    for species_list in reader.lists.every():
        if species_list.state is not ListState.POSSIBLE:
            species = lists[species_list.recording_id].setdefault(species_list.span_s, {})
            species.update(dict.fromkeys(species_list.present))
    return lists


def _span_at(spans: Iterable[_Span], middle_s: float) -> _Span:
    """Return the window of a time with a list; None for the whole recording."""
    within = (span for span in spans if span is not None and span[0] <= middle_s < span[1])
    return min(within, key=lambda span: span[1] - span[0], default=None)


def detections_by_segment(
    detections: Iterable[Detection],
) -> dict[SegmentId, list[Detection]]:
    """Return the detections of each segment, the highest score first."""
    by_segment: dict[SegmentId, list[Detection]] = defaultdict(list)
    for detection in sorted(detections, key=lambda detection: -(detection.score or 0.0)):
        if detection.segment_id is not None:
            by_segment[detection.segment_id].append(detection)
    return dict(by_segment)


def _detection(detection: Detection) -> ProgramDetection:
    return ProgramDetection(detection.program, detection.name, detection.score)


def _note_as_remark(note: Note | None) -> Remark | None:
    return Remark(note.text, note.provenance.name, note.provenance.at) if note else None


def _origin_cell(origin: Origin | None, name: str) -> str:
    return str(origin.row.get(name, "")) if origin is not None else ""


def clock(recording: Recording, onset_s: float) -> datetime | None:
    """Return the time of day of a segment, if known and valid."""
    if recording.started_at is None:
        return None
    try:
        return recording.started_at + timedelta(seconds=onset_s)
    except OverflowError:
        return None


def _labels_by_recording(reader: ProjectReader) -> dict[RecordingId, dict[SegmentId, Label]]:
    labels = reader.labels.all()
    owners = reader.segments.recordings_of(list(labels))
    out: dict[RecordingId, dict[SegmentId, Label]] = defaultdict(dict)
    for segment, label in labels.items():
        if segment not in owners:  # rows that contradict each other
            raise ProjectFileError(
                "{path} is damaged. Keep the file as it is and open a backup of it.",
                path=reader.path,
            )
        out[owners[segment]][segment] = label
    return out


def _displayed_species(label: Label | None, score: SegmentScore | None) -> SpeciesId | None:
    if label is not None:
        return None if label.state is LabelState.REJECTED else label.species_id
    return score.species_id if score is not None else None


def _status(label: Label | None, score: SegmentScore | None) -> str:
    if label is not None:
        return label.state.value
    return PREDICTED if score is not None else UNLABELLED


def _mode(label: Label | None, score: SegmentScore | None) -> str:
    if score is None or (label is not None and label.state is LabelState.CORRECTED):
        return MANUAL if label is not None else ""
    return score.mode.value


def _probability(
    label: Label | None,
    score: SegmentScore | None,
    displayed: SpeciesId | None,
    detection: Detection | None,
    full: ScoreTable | None,
    columns: Sequence[SpeciesId],
) -> float | None:
    """Return the model's probability of the species shown; else a program's score."""
    if score is None or (label is not None and label.state is LabelState.REJECTED):
        return None
    if score.mode is Mode.PROGRAM:
        return detection.score if detection is not None and displayed == score.species_id else None
    if displayed == score.species_id:
        return score.probability
    if displayed == score.runner_up_id:
        return score.runner_up_probability
    if full is None or displayed not in columns:
        return None
    row = row_of(full.segment_ids, score.segment_id)
    return float(np.float64(full.probabilities[row, columns.index(displayed)]))


def _channel(position: SegmentPosition, recording: Recording) -> int | None:
    """Return the channel of a segment, from 1; None if not of one alone."""
    channel = recording.channel if position.channel is None else position.channel
    return None if channel is None else channel + 1 or None


def _segments_beside(
    positions: Sequence[SegmentPosition], table: ScoreTable | None
) -> Iterator[_Beside]:
    """Yield the simultaneous segments for each index, in order of onset."""
    if table is None or table.animal_probability is None:
        yield from repeat(None, len(positions))
        return
    row_of = {key: row for row, key in enumerate(table.segment_ids.tolist())}
    rows = np.array([row_of.get(position.segment_id, -1) for position in positions])
    onsets_s = np.array([position.box.onset_s for position in positions])
    offsets_s = np.array([position.box.offset_s for position in positions])
    latest_s = np.maximum.accumulate(offsets_s)
    for i, (onset_s, offset_s) in enumerate(zip(onsets_s, offsets_s, strict=True)):
        first = np.searchsorted(latest_s, onset_s, "right")
        end = np.searchsorted(onsets_s, offset_s)
        beside = rows[first:end][offsets_s[first:end] > onset_s]
        beside = beside[(beside >= 0) & (beside != rows[i])]
        yield (
            table.animal_probability[beside].max(initial=0.0),
            table.probabilities[beside].max(axis=0, initial=0.0),
        )


def _probability_if_call(
    species: SpeciesId | None,
    probability: float | None,
    animal: float | None,
    beside: _Beside,
    columns: Sequence[SpeciesId],
) -> float | None:
    """Return the probability of the species given that a call sounds at the segment's time.

    That call is the segment itself or, if it is not an animal's sound, the likeliest overlapping
    one.
    """
    if species is None or probability is None or animal is None or beside is None:
        return None
    call, same = beside
    right = probability + (1.0 - animal) * float(same[columns.index(species)])
    total = animal + (1.0 - animal) * float(call)
    return min(right / total, 1.0) if total else None


def _runner_up(
    score: SegmentScore | None, displayed: SpeciesId | None
) -> tuple[SpeciesId | None, float | None]:
    """Return the second candidate; None if it has no support."""
    if score is None:
        return None, None
    rival, p = score.species_id, score.probability
    if displayed == rival:
        rival, p = score.runner_up_id, score.runner_up_probability
    return (rival if p > 0 else None), p


def _notes_left(reader: ProjectReader, written: Container[str]) -> tuple[Message, ...]:
    """Return the number of notes on recordings without a row."""
    names = reader.recordings.names()
    n_left = sum(names[key] not in written for key in reader.recordings.notes())
    return Message.if_any(
        "note on a recording without exported segments: %Ln recording",
        "notes on recordings without exported segments: %Ln recordings",
        n_left,
    )


def _count_records(
    records: Iterable[Annotation], by_status: Counter[str], written: set[str]
) -> Iterator[Annotation]:
    """Yield records, counting them by status and registering their recordings."""
    for record in records:
        written.add(record.recording)
        by_status[record.status] += 1
        by_status[_UNNAMED] += not record.species
        yield record
