"""Writing imported annotations into a project, without duplicates on repeated imports."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from birdann.app.commands import (
    ImportedStatements,
    ImportLabels,
    ImportSegments,
    NoteRecording,
    SetSpeciesLists,
)
from birdann.app.commands.species import AddSpecies, SetScientificName
from birdann.app.exchange.row_statements import RowStatements, detections_of, note_provenance
from birdann.app.exchange.segment_matcher import SegmentMatcher
from birdann.app.segmenting.outlines import can_be_drawn, draw_all
from birdann.app.session import Session
from birdann.core.errors import OutlineError
from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import (
    RecordingId,
    SegmentId,
    SpeciesId,
    content_id,
    id_of_text,
    new_id,
)
from birdann.core.labels import (
    Certainty,
    LabelState,
    ListState,
    Species,
    SpeciesList,
    TagState,
)
from birdann.core.message import Message, prefix_with_name
from birdann.core.progress import Progress, iterate_with_progress, part
from birdann.core.recording import EACH_CHANNEL, Recording
from birdann.formats.records import PREDICTED, Annotation, ProgramDetection
from birdann.formats.segments_csv import SegmentsCsv
from birdann.store import Deletion

_OURS = SegmentsCsv.program
_BEYOND_S = 0.05
"""How far beyond the ends of a recording a segment may reach without a word."""
_BEYOND_HZ = 1.0
_MAX_MEASURED = 5_000
"""Of larger tables only labels are measured; detections once they are labelled."""
_NOT_DELETED = {Deletion.NONE, Deletion.BY_UNDO}
_ROWS_A_STEP = 1_000
"""Rows between two calls of ``progress``."""
_MAX_AT_ONCE = 5_000
"""Segments that are added in one step, so that memory is bounded."""


_New = dict[SegmentId, tuple[Annotation, TimeFreqBox, ImportedStatements]]
"""Rows of new segments, with their boxes and what they say."""


@dataclass(slots=True)
class Importing:
    """Writes matched annotations into the project.

    The identifier of a segment is derived from its row, so that a repeated import (for instance
    after an interruption) finds existing segments, even if they were changed or deleted since, and
    leaves them. Only undone imports are restored.
    """

    session: Session
    # Maps a name, with other names of its row, to a species; "" for none.
    name_of: Callable[[str, Sequence[str]], str]
    notes: list[str]
    new_species: list[str] = field(default_factory=list)
    n_segments: int = 0
    n_labelled: int = 0
    n_readings: int = 0  # Other observers' and earlier labels.
    n_lists: int = 0
    n_known: int = 0  # Annotations that existed already.
    n_edited: int = 0  # Those among them that were deleted or reshaped since.
    n_unmeasured: int = 0  # Detections whose features are measured once they are labelled.
    # Project settings, stored and undone with the next segments.
    settings: Mapping[str, object] = field(default_factory=dict)
    _statements: RowStatements = field(init=False)
    # Segments that earlier imports labelled.
    _labelled_before: set[SegmentId] = field(init=False, default_factory=set)

    def __post_init__(self) -> None:
        project = self.session.project
        self._statements = RowStatements(
            reviewer=self.session.reviewer,
            name_of=self.name_of,
            species=project.species.ids_by_name(),
            fields={
                custom_field.name.casefold(): custom_field
                for custom_field in project.custom_fields.all()
            },
            notes=self.notes,
        )

    def add_species(
        self,
        in_lists: Mapping[RecordingId, Sequence[Annotation]],
        in_boxes: Mapping[RecordingId, Sequence[Annotation]],
    ) -> None:
        """Add species for unknown names.

        Except names from refused rows, and names that a person corrected.
        """
        rows = [
            row
            for group in in_lists.values()
            for row in group
            if row.status != LabelState.REJECTED
        ]
        unlisted: list[str] = []
        pairs: list[tuple[Annotation, ProgramDetection]] = []
        for recording_id, group in in_boxes.items():
            recording = self.session.project.recordings.one(recording_id)
            placed = [row for row, _ in placed_rows(recording, group, [])]
            rows += placed
            unlisted += [row.rejected_species or "" for row in placed]
            unlisted += [reading.species for row in placed for reading in row.readings]
            pairs += [(row, detection) for row in placed for detection in detections_of(row)]
        names = dict.fromkeys(
            [
                *(self.name_of(row.species, row.other_names) for row in rows),
                *(self.name_of(name, ()) for name in unlisted),
                *(self._statements.found_name(row, detection) for row, detection in pairs),
            ]
        )
        self.new_species = [n for n in names if n and n not in self._statements.species]
        scientific = {
            self.name_of(row.species, row.other_names): row.scientific_name
            for row in rows
            if row.scientific_name
        }
        new = [
            Species(
                id=SpeciesId(new_id()), name=species, scientific_name=scientific.get(species, "")
            )
            for species in self.new_species
        ]
        self._statements.species.update({s.name: s.id for s in new})
        if new:
            self.session.execute(AddSpecies(new))
        for species in self.session.project.species.in_use():
            if not species.scientific_name and (taught := scientific.get(species.name)):
                self.session.execute(SetScientificName(species.id, taught))

    def lists(self, annotations: Mapping[RecordingId, Sequence[Annotation]]) -> None:
        """Add the species named in each recording to its list."""
        changed: list[SpeciesList] = []
        for before in self.session.project.lists.all(list(annotations)).values():
            tags = dict(before.tags)
            for row in annotations[before.recording_id]:
                if row.species and row.status != LabelState.REJECTED:
                    species = self._statements.species[self.name_of(row.species, row.other_names)]
                    self.n_known += species in before.tags
                    is_unsure = row.certainty == Certainty.POSSIBLE
                    tag = TagState.UNSURE if is_unsure else TagState.PRESENT
                    if species not in before.tags and tags.get(species) is not TagState.PRESENT:
                        tags[species] = tag
            state = before.state
            if state is ListState.UNTAGGED:
                state = ListState.INCOMPLETE
            if (tags, state) != (dict(before.tags), before.state):
                changed.append(
                    SpeciesList(recording_id=before.recording_id, state=state, tags=tags)
                )
        if changed:
            self.session.execute(SetSpeciesLists(changed, source="imported annotations"))
        self.n_lists = len(changed)

    def notes_on_recordings(self, annotations: Mapping[RecordingId, Sequence[Annotation]]) -> None:
        """Import notes on recordings that have none."""
        has_note = self.session.project.recordings.notes()
        for key, rows in annotations.items():
            noted = next((row for row in rows if row.recording_note is not None), None)
            if noted is None or (remark := noted.recording_note) is None:
                continue
            if key not in has_note:
                made = note_provenance(remark, self._statements.provenance(noted))
                self.session.execute(NoteRecording(key, remark.text, made))
            elif has_note[key].text != remark.text:
                name = self.session.project.recordings.one(key).name
                self.notes.append(
                    Message(
                        "{name}: its note differs from the one in the project, which is kept.",
                        name=name,
                    )
                )

    def segments(
        self, annotations: dict[RecordingId, list[Annotation]], progress: Progress
    ) -> None:
        """Create and label segments of each recording's annotations, which are then dropped."""
        measures_all = sum(map(len, annotations.values())) <= _MAX_MEASURED
        imports = ImportSegments.name, ImportLabels.name
        self._labelled_before = self.session.project.edit_log.labelled_by(imports)
        for recording_id, within in iterate_with_progress(list(annotations), progress):
            rows = annotations.pop(recording_id)
            recording = self.session.project.recordings.one(recording_id)
            placed = list(placed_rows(recording, rows, self.notes))
            for row, _ in placed:
                self._note_what_was_cut(recording, row)
            top_hz = recording.sample_rate_hz / 2
            n_above = sum((row.high_hz or 0.0) > top_hz + _BEYOND_HZ for row, _ in placed)
            self.notes += Message.if_any(
                "{recording}: %Ln annotation reaches above half the sample rate ({top_hz} Hz) "
                "and was cut there.",
                "{recording}: %Ln annotations reach above half the sample rate ({top_hz} Hz) "
                "and were cut there.",
                n_above,
                recording=recording.name,
                top_hz=f"{top_hz:g}",
            )
            self._note_low_bands(recording, placed)
            new = self._unknown(recording, placed, part(within, 0.0, 0.5))
            self._outline(recording, new, part(within, 0.5, 1.0), measures_all=measures_all)

    def _note_low_bands(
        self, recording: Recording, placed: Sequence[tuple[Annotation, TimeFreqBox]]
    ) -> None:
        """Note bands so low that their numbers would fit the recording as kilohertz."""
        below_hz = recording.sample_rate_hz / 2 / 1000
        n_low = sum(row.high_hz is not None and row.high_hz <= below_hz for row, _ in placed)
        self.notes += Message.if_any(
            "{recording}: %Ln annotation lies below {below_hz} Hz. Was it in kilohertz?",
            "{recording}: %Ln annotations lie below {below_hz} Hz. Were they in kilohertz?",
            n_low,
            recording=recording.name,
            below_hz=f"{below_hz:g}",
        )

    def _note_what_was_cut(self, recording: Recording, row: Annotation) -> None:
        beyond_s = row.end_s - recording.duration_s
        if beyond_s <= _BEYOND_S and row.start_s >= -_BEYOND_S:
            return
        where = Message(
            "{recording} at {start_s} s: it",
            recording=recording.name,
            start_s=f"{row.start_s:.3f}",
        )
        if beyond_s > _BEYOND_S:
            self.notes.append(
                Message(
                    "{where} ends {beyond_s} s after the recording and was cut there.",
                    where=where,
                    beyond_s=f"{beyond_s:.3f}",
                )
            )
        if row.start_s < -_BEYOND_S:
            self.notes.append(
                Message("{where} starts before the recording and was cut there.", where=where)
            )

    def _unknown(
        self,
        recording: Recording,
        placed: Sequence[tuple[Annotation, TimeFreqBox]],
        progress: Progress,
    ) -> _New:
        """Return rows of new segments; known but unlabelled segments are labelled."""
        project = self.session.project
        joined = project.segments.fragment_ids(recording.id)
        wholes = {fragment: whole for whole, fragments in joined.items() for fragment in fragments}
        known = SegmentMatcher(
            {
                position.segment_id: position.box.clip_to(
                    recording.duration_s, recording.sample_rate_hz / 2
                )
                for position in project.segments.positions(recording.id)
            },
            project.labels.all(recording.id),
            project.labels.readings_in(recording.id),
            project.detections.of(recording.id),
            wholes,
            project.segments.separate_fragment_ids(recording.id),
        )
        named = [SegmentId(id_of_text(row.segment_id) or 0) for row, _ in placed]
        keys = [row_id(recording, row) for row, _ in placed]
        deletions = project.segments.deletions([*keys, *named])
        new: _New = {}
        extended: dict[SegmentId, ImportedStatements] = {}
        for n_done, (key, named_id, (row, box)) in enumerate(
            zip(keys, named, placed, strict=True)
        ):
            if n_done % _ROWS_A_STEP == 0:
                progress(n_done / len(placed), Message("Outlining {name}", name=recording.name))
            deletion = deletions.get(key, Deletion.BY_UNDO)
            is_proposal = not (self._statements.label(key, row) or row.note or row.readings)
            is_gone = deletion not in _NOT_DELETED or (
                is_proposal
                and named_id not in wholes
                and deletions.get(named_id, Deletion.NONE) not in _NOT_DELETED
            )
            self.n_known += key in new or is_gone
            self.n_edited += is_gone
            if key in new:
                first, box, imported = new[key]
                imported = _combine_statements(imported, self._statements.of(recording, key, row))
                new[key] = first, box, imported
            if key in new or is_gone:
                continue
            is_known = deletion is Deletion.NONE
            if is_known and row.reviewed_at is None:  # what was taken back since stays so
                is_told = key in self._labelled_before
                row = replace(row, status=PREDICTED if is_told else row.status, note=None)
            meant = [key] if is_known else self._matching_segments(known, key, row, box)
            if meant:
                self.n_known += 1
                self._extend(extended, known, recording, meant, row, is_known=is_known)
            else:
                new[key] = row, box, self._statements.of(recording, key, row)
        self._store_statements(extended, known)
        return new

    def _matching_segments(
        self, known: SegmentMatcher, key: SegmentId, row: Annotation, box: TimeFreqBox
    ) -> Sequence[SegmentId]:
        """Return the known segments that a row means."""
        label = self._statements.label(key, row)
        is_named = label is not None and label.state is not LabelState.REJECTED
        species = label.species_id if label is not None and is_named else None
        proposed = self._statements.species_of(row, row.found) if row.found is not None else None
        return known.matching_segments(row, box, species, proposed)

    def _extend(
        self,
        extended: dict[SegmentId, ImportedStatements],
        known: SegmentMatcher,
        recording: Recording,
        meant: Iterable[SegmentId],
        row: Annotation,
        *,
        is_known: bool,
    ) -> None:
        """Add to ``extended`` what a row says of known segments."""
        is_ours = row.found is not None and row.found.program.name == _OURS and not is_known
        for same in meant:
            imported, earlier = self._statements.of(recording, same, row), extended.get(same)
            label = next(iter(imported.labels), None)
            if label is not None and known.register_label(label, set(imported.readings)):
                extended[same] = (
                    imported if earlier is None else _combine_statements(imported, earlier)
                )
            else:
                is_signed = row.reviewer and row.reviewed_at is not None
                aside = imported.labels if known.differs(label) and is_signed else ()
                imported = replace(
                    imported,
                    labels=(),
                    readings=[*aside, *imported.readings],
                    detections=imported.detections[1:] if is_ours else imported.detections,
                )
                extended[same] = (
                    imported if earlier is None else _combine_statements(earlier, imported)
                )
            row = replace(row, note=None, found=None, also_found=())  # once is enough

    def _store_statements(
        self, rows: Mapping[SegmentId, ImportedStatements], known: SegmentMatcher
    ) -> None:
        """Import labels of existing segments."""
        statements = self._concatenate_statements(rows.values())
        has_note = self.session.project.segments.notes(list(rows))
        has_fields = self.session.project.custom_fields.values(list(rows))
        statements = replace(
            statements,
            readings=[
                reading for reading in statements.readings if not known.has_reading(reading)
            ],
            notes={key: note for key, note in statements.notes.items() if key not in has_note},
            detections=[
                detection
                for detection in statements.detections
                if detection.id not in known.detections
            ],
            origins={},
            fields={
                key: values for key, values in statements.fields.items() if key not in has_fields
            },
        )
        changed = dict.fromkeys(
            [
                *(label.segment_id for label in (*statements.labels, *statements.readings)),
                *statements.notes,
                *statements.fields,
                *(
                    detection.segment_id
                    for detection in statements.detections
                    if detection.segment_id is not None
                ),
            ]
        )
        if changed:
            self.session.execute(ImportLabels(list(changed), statements))
            self.n_labelled += len(statements.labels)
            self.n_readings += len(statements.readings)

    def _concatenate_statements(
        self, imported: Iterable[ImportedStatements]
    ) -> ImportedStatements:
        rows = list(imported)
        return ImportedStatements(
            labels=[label for row in rows for label in row.labels],
            readings=[reading for row in rows for reading in row.readings],
            notes={key: note for row in rows for key, note in row.notes.items()},
            detections=[detection for row in rows for detection in row.detections],
            origins={key: origin for row in rows for key, origin in row.origins.items()},
            fields={key: values for row in rows for key, values in row.fields.items()},
            settings=self.settings,
        )

    def _outline(
        self, recording: Recording, new: _New, progress: Progress, *, measures_all: bool
    ) -> None:
        boxes = [box for _, box, _ in new.values()]
        fits = can_be_drawn(self.session, recording.id, boxes)
        for (row, _, _), is_kept in zip(new.values(), fits, strict=True):
            if not is_kept:
                why = ValueError(Message("it is too long for an outline"))
                self.notes.append(omission_text(recording, row, why))
        new = {
            key: outline
            for (key, outline), is_kept in zip(new.items(), fits, strict=True)
            if is_kept
        }
        later = sorted(  # rows near each other in the file of the project go there together
            key for key, (_, _, imported) in new.items() if not (measures_all or imported.labels)
        )
        self.n_unmeasured += len(later)
        now = new.keys() - set(later)
        self._add(recording, {key: outline for key, outline in new.items() if key in now})
        for i in range(0, len(later), _MAX_AT_ONCE):
            progress(i / len(later), Message("Outlining {name}", name=recording.name))
            keys = later[i : i + _MAX_AT_ONCE]
            self._add(recording, {key: new[key] for key in keys}, measures=False)

    def _add(self, recording: Recording, new: _New, *, measures: bool = True) -> None:
        """Add segments in one step of undo."""
        if not new:
            return
        boxes = [box for _, box, _ in new.values()]
        try:
            channels = [_channel(recording, row) for row, _, _ in new.values()]
            drawn = draw_all(
                self.session, recording.id, boxes, list(new), channels, measures=measures
            )
        except OutlineError as error:
            self.notes.append(prefix_with_name(recording.name, str(error)))
            return
        statements = self._concatenate_statements(imported for _, _, imported in new.values())
        self.session.execute(ImportSegments(drawn.new, statements))
        self.n_labelled += len(statements.labels)
        self.n_readings += len(statements.readings)
        self.n_segments += len(new)


def _channel(recording: Recording, row: Annotation) -> int | None:
    """Return the channel of a row, from 0, where each is searched by itself."""
    channel = row.channel or 0
    is_apart = recording.channel == EACH_CHANNEL and 1 <= channel <= recording.n_channels
    return channel - 1 if is_apart else None


def _combine_statements(
    first: ImportedStatements, second: ImportedStatements
) -> ImportedStatements:
    """Return what a row says, and another row for the same sound where the first says nothing."""
    known = {detection.id for detection in first.detections}
    return replace(
        first,
        labels=first.labels or second.labels,
        notes={**second.notes, **first.notes},
        readings=list(dict.fromkeys([*first.readings, *second.readings])),
        detections=[*first.detections, *(x for x in second.detections if x.id not in known)],
    )


def row_id(recording: Recording, row: Annotation) -> SegmentId:
    """Return the identifier of a row's segment, the same on every import."""
    hertz = (None if hz is None else round(hz, 3) for hz in (row.low_hz, row.high_hz))
    times_s = round(row.start_s, 6), round(row.end_s, 6)
    channel = _channel(recording, row)
    apart = () if channel is None else (channel,)
    return SegmentId(content_id(recording.id, *times_s, *hertz, row.species, *apart))


def placed_rows(
    recording: Recording, rows: Iterable[Annotation], notes: list[str]
) -> Iterator[tuple[Annotation, TimeFreqBox]]:
    """Yield rows with their boxes; those without one are noted and left out."""
    for row in rows:
        try:
            box = box_of(row, recording.duration_s, recording.sample_rate_hz / 2)
        except ValueError as error:
            notes.append(omission_text(recording, row, error))
        else:
            yield row, box


def omission_text(recording: Recording, row: Annotation, error: ValueError) -> str:
    """Return why a row is omitted."""
    return Message(
        "{recording} at {start_s} s: {reason}.",
        recording=recording.name,
        start_s=f"{row.start_s:.3f}",
        reason=error,
    )


def box_of(row: Annotation, duration_s: float, top_hz: float) -> TimeFreqBox:
    """Return the annotation's box, up to the ends of the band where it has no frequencies."""
    if row.start_s == row.end_s:
        raise ValueError(Message("it is a point in time, not a stretch"))
    low_hz = 0.0 if row.low_hz is None else row.low_hz
    high_hz = top_hz if row.high_hz is None else row.high_hz
    onset_s, offset_s = max(0.0, row.start_s), min(duration_s, row.end_s)
    low_hz, high_hz = max(0.0, low_hz), min(top_hz, high_hz)
    if onset_s >= offset_s or low_hz >= high_hz:
        raise ValueError(Message("it lies outside the recording or has no extent"))
    return TimeFreqBox(onset_s=onset_s, offset_s=offset_s, low_hz=low_hz, high_hz=high_hz)
