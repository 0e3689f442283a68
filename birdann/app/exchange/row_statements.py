"""What a row of an import says of its segment, in the project's terms."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from birdann.app.commands import ImportedStatements
from birdann.core.custom_fields import CustomField, FieldError
from birdann.core.detections import Detection, DetectionId
from birdann.core.ids import RunId, SegmentId, SpeciesId, content_id, id_of_text
from birdann.core.labels import Certainty, Label, LabelState, Note
from birdann.core.message import prefix_with_name
from birdann.core.provenance import Origin, Program, Provenance, person_provenance
from birdann.core.recording import Recording
from birdann.formats.authorship import SAID
from birdann.formats.columns import CHANNEL
from birdann.formats.records import Annotation, ProgramDetection, Remark, SecondReading


@dataclass(slots=True)
class RowStatements:
    """Turns rows into labels, notes, detections and values of custom fields."""

    reviewer: str  # Who imports: author of what has none.
    # Maps a name, with other names of its row, to a species; "" for none.
    name_of: Callable[[str, Sequence[str]], str]
    species: dict[str, SpeciesId]  # By name; grows with the import.
    fields: Mapping[str, CustomField]  # By folded name.
    notes: list[str]  # What cannot be read is added.

    def of(self, recording: Recording, key: SegmentId, row: Annotation) -> ImportedStatements:
        """Return what a row says of a segment."""
        values, extra = self._field_values(recording, row)
        label, note = self.label(key, row), row.note
        return ImportedStatements(
            labels=[label] if label is not None else [],
            readings=[self._reading(key, reading) for reading in row.readings],
            notes={
                key: Note(text=note.text, provenance=note_provenance(note, self.provenance(row)))
            }
            if note is not None
            else {},
            detections=[
                self._detection(recording, key, row, detection) for detection in detections_of(row)
            ],
            origins={key: Origin(program=Program(name=row.table), row=extra)} if extra else {},
            fields={key: values} if values else {},
        )

    def _field_values(
        self, recording: Recording, row: Annotation
    ) -> tuple[dict[int, str], dict[str, str]]:
        """Return the values of custom fields, and what other columns a row has."""
        values: dict[int, str] = {}
        extra = dict(row.extra)
        if recording.n_channels == 1 and extra.get(CHANNEL) == "1":
            del extra[CHANNEL]
        for name, value in dict(extra).items():
            if custom_field := self.fields.get(name.casefold()):
                try:
                    values[custom_field.id] = custom_field.normalise(value)
                    del extra[name]
                except FieldError as error:
                    self.notes.append(prefix_with_name(recording.name, str(error)))
        return {key: value for key, value in values.items() if value}, extra

    def _reading(self, key: SegmentId, reading: SecondReading) -> Label:
        run = id_of_text(reading.model_run)
        made = person_provenance(reading.reviewer, run_id=RunId(run) if run is not None else None)
        return Label(
            segment_id=key,
            state=LabelState(reading.status),
            species_id=self.species.get(self.name_of(reading.species, ())),
            certainty=_certainty(reading.certainty),
            call_type=reading.call_type,
            provenance=replace(made, at=reading.reviewed_at),
        )

    def _detection(
        self, recording: Recording, key: SegmentId, row: Annotation, detection: ProgramDetection
    ) -> Detection:
        """Return a program's detection, with an identifier from segment and program."""
        program = detection.program
        has_band = row.low_hz is not None and row.high_hz is not None and row.low_hz <= row.high_hz
        return Detection(
            id=DetectionId(content_id(key, program.name, program.version, detection.name)),
            recording_id=recording.id,
            program=program,
            onset_s=row.start_s,
            offset_s=row.end_s,
            band_hz=(row.low_hz, row.high_hz) if has_band else None,  # type: ignore[arg-type]
            name=detection.name,
            species_id=self.species_of(row, detection),
            score=detection.score,
            segment_id=key,
        )

    def species_of(self, row: Annotation, detection: ProgramDetection) -> SpeciesId | None:
        """Return the species of a detection, or None."""
        return self.species.get(self.found_name(row, detection))

    def found_name(self, row: Annotation, detection: ProgramDetection) -> str:
        """Return the project's name for a detection's."""
        return self.name_of(
            detection.name, row.other_names if detection.name == row.species else ()
        )

    def provenance(self, row: Annotation) -> Provenance:
        """Return author and time of a row; the importing observer if it has none."""
        if row.reviewed_at is None and not row.reviewer:
            return person_provenance(self.reviewer)
        run = id_of_text(row.model_run) if row.status == LabelState.CONFIRMED else None
        made = person_provenance(row.reviewer, run_id=RunId(run) if run is not None else None)
        return made if row.reviewed_at is None else replace(made, at=row.reviewed_at)

    def label(self, key: SegmentId, row: Annotation) -> Label | None:
        """Return a person's label; None for a program's detection.

        Rejections are imported only if the row names the rejected species.
        """
        if row.status not in SAID:
            return None
        if row.status == LabelState.REJECTED:
            if row.rejected_species is None:
                return None
            species = self.species.get(self.name_of(row.rejected_species, ()))
        elif not row.species:
            return None
        else:
            species = self.species[self.name_of(row.species, row.other_names)]
        return Label(
            segment_id=key,
            state=LabelState(row.status),
            species_id=species,
            certainty=_certainty(row.certainty),
            call_type=row.call_type,
            provenance=self.provenance(row),
        )


def detections_of(row: Annotation) -> tuple[ProgramDetection, ...]:
    """Return all detections that a row has."""
    return (row.found, *row.also_found) if row.found is not None else row.also_found


def note_provenance(remark: Remark, made: Provenance) -> Provenance:
    """Return author and time of a note; by default those of the row."""
    made = replace(made, run_id=None)
    return made if remark.at is None else replace(made, name=remark.author, at=remark.at)


def _certainty(text: str) -> Certainty | None:
    """Return the certainty; None if it is not one of birdann's terms."""
    return Certainty(text) if text in set(Certainty) else None
