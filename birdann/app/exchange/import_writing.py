"""Writing annotations of other programs into a project, each once however often it is read."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import partial

from birdann.app.commands import ImportLabels, ImportSegments, SetSpeciesLists, Told
from birdann.app.commands.species import AddSpecies
from birdann.app.segmenting.outlines import draw_all
from birdann.app.session import Session
from birdann.core.detections import Detection, DetectionId
from birdann.core.errors import OutlineError
from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import (
    RecordingId,
    RunId,
    SegmentId,
    SpeciesId,
    content_id,
    id_of_text,
    new_id,
)
from birdann.core.labels import (
    Certainty,
    Label,
    LabelState,
    ListState,
    Note,
    Species,
    SpeciesList,
    TagState,
)
from birdann.core.message import Message, about
from birdann.core.progress import Progress
from birdann.core.provenance import Origin, Program, Provenance, by_person
from birdann.core.recording import Recording
from birdann.formats.records import PREDICTED, Annotation, Found
from birdann.formats.segments_csv import SegmentsCsv
from birdann.store import Deletion

_BEYOND_S = 0.05
"""How far beyond the ends of a recording a segment may reach without a word."""
_SAME_S, _SAME_HZ = 1e-3, 1.0
"""How far the edges of one and the same box may lie apart, by the digits that formats keep."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Said:
    """What a row says that a person said, as in ``Label``."""

    state: LabelState
    species_id: SpeciesId | None
    certainty: Certainty | None = None
    call_type: str = ""


@dataclass(slots=True)
class Importing:
    """Writes matched annotations into the project.

    A box has its identifier from what its row says, so that a file that is read again, for
    instance since the first time was interrupted, finds its boxes there: as they were drawn,
    or changed or deleted since, which is left so. Only what was undone comes back.

    Attributes
    ----------
    name_of
        Which species a name means, which may have other names in the same row; "" for none.
    n_known
        Annotations that were there already.
    n_edited
        Those among them that were deleted or given another outline since.
    """

    session: Session
    name_of: Callable[[str, Sequence[str]], str]
    notes: list[str]
    new_species: list[str] = field(default_factory=list)
    n_segments: int = 0
    n_labelled: int = 0
    n_lists: int = 0
    n_known: int = 0
    n_edited: int = 0
    _species: dict[str, SpeciesId] = field(init=False)

    def __post_init__(self) -> None:
        self._species = {s.name: s.id for s in self.session.project.species.in_use()}

    def add_species(
        self,
        in_lists: Mapping[RecordingId, Sequence[Annotation]],
        in_boxes: Mapping[RecordingId, Sequence[Annotation]],
    ) -> None:
        """Make species of the names that the project does not know yet.

        Rows that will be refused make none, and no list gets what a sound is not, or what a
        program called a sound of which a person said something else.
        """
        rows = [
            row
            for group in in_lists.values()
            for row in group
            if row.status != LabelState.REJECTED
        ]
        unlisted: list[str] = []
        for recording_id, group in in_boxes.items():
            recording = self.session.project.recordings.one(recording_id)
            placed = [row for row in group if _has_place(recording, row)]
            rows += placed
            unlisted += [row.rejected_species or "" for row in placed]
            unlisted += [row.found.name for row in placed if row.found is not None]
        names = dict.fromkeys(
            [
                *(self.name_of(row.species, row.other_names) for row in rows),
                *(self.name_of(name, ()) for name in unlisted),
            ]
        )
        self.new_species = [n for n in names if n and n not in self._species]
        new = [Species(id=SpeciesId(new_id()), name=name) for name in self.new_species]
        self._species.update({s.name: s.id for s in new})
        if new:
            self.session.execute(AddSpecies(new))

    def lists(self, found: Mapping[RecordingId, Sequence[Annotation]]) -> None:
        """Add the species that are named in each recording to its list."""
        changed: list[SpeciesList] = []
        for before in self.session.project.lists.all(list(found)).values():
            tags = dict(before.tags)
            for row in found[before.recording_id]:
                if row.species and row.status != LabelState.REJECTED:
                    species = self._species[self.name_of(row.species, row.other_names)]
                    self.n_known += species in before.tags
                    tags.setdefault(species, TagState.PRESENT)
            state = before.state
            if state is ListState.UNTAGGED:
                state = ListState.AT_LEAST
            if (tags, state) != (dict(before.tags), before.state):
                changed.append(
                    SpeciesList(recording_id=before.recording_id, state=state, tags=tags)
                )
        if changed:
            self.session.execute(SetSpeciesLists(changed, source="imported annotations"))
        self.n_lists = len(changed)

    def segments(
        self, found: Mapping[RecordingId, Sequence[Annotation]], progress: Progress
    ) -> None:
        """Outline and label each recording's annotations."""
        for i, (recording_id, rows) in enumerate(found.items()):
            recording = self.session.project.recordings.one(recording_id)
            progress(i / len(found), Message("Outlining {name}", name=recording.name))
            self._outline(recording, self._unknown(recording, self._placed(recording, rows)))

    def _placed(
        self, recording: Recording, rows: Iterable[Annotation]
    ) -> list[tuple[Annotation, TimeFreqBox]]:
        """Return the rows with their boxes; those that have none are noted and left out."""
        placed: list[tuple[Annotation, TimeFreqBox]] = []
        for row in rows:
            try:
                box = box_of(row, recording.duration_s, recording.sample_rate_hz / 2)
            except ValueError as error:
                self.notes.append(said_of(recording, row, error))
                continue
            placed.append((row, box))
            self._note_what_was_cut(recording, row)
        return placed

    def _note_what_was_cut(self, recording: Recording, row: Annotation) -> None:
        where = Message(
            "{recording} at {start_s} s: it",
            recording=recording.name,
            start_s=f"{row.start_s:.3f}",
        )
        beyond_s = row.end_s - recording.duration_s
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
        self, recording: Recording, placed: Sequence[tuple[Annotation, TimeFreqBox]]
    ) -> dict[SegmentId, tuple[Annotation, TimeFreqBox]]:
        """Return what is new under its identifier; what is known but not labelled is labelled."""
        project = self.session.project
        known = _Known(
            {place.segment_id: place.box for place in project.segments.places(recording.id)},
            project.labels.all(recording.id),
            project.detections.of(recording.id),
        )
        keys = [row_id(recording, row) for row, _ in placed]
        deletions = project.segments.deletions(keys)
        new: dict[SegmentId, tuple[Annotation, TimeFreqBox]] = {}
        to_tell: dict[SegmentId, Annotation] = {}
        for key, (row, box) in zip(keys, placed, strict=True):
            deletion = deletions.get(key, Deletion.BY_UNDO)
            if key in new or deletion is not Deletion.BY_UNDO:
                self.n_known += 1
                self.n_edited += deletion is Deletion.BY_PERSON
                if deletion is Deletion.NONE and row.found is not None:
                    to_tell.setdefault(key, replace(row, status=PREDICTED, note=""))
                continue
            said = self._said(row)
            is_named = said is not None and said.state is not LabelState.REJECTED
            species = said.species_id if said and is_named else None
            same = known.same(row, box, species, proposed=self._found_species(row))
            if same is None:
                new[key] = row, box
                continue
            self.n_known += 1
            if said is not None and known.takes(same, species):
                to_tell[same] = row
            elif row.found is not None and row.found.program.name != SegmentsCsv.program:
                to_tell.setdefault(same, replace(row, status=PREDICTED))
        self._tell(recording, to_tell, known)
        return new

    def _tell(
        self, recording: Recording, rows: Mapping[SegmentId, Annotation], known: "_Known"
    ) -> None:
        """Take over what rows tell of segments that are there."""
        if not rows:
            return
        told = self._told(recording, rows)
        has_note = self.session.project.segments.notes(list(rows))
        told = replace(
            told,
            notes={key: note for key, note in told.notes.items() if key not in has_note},
            detections=[one for one in told.detections if one.id not in known.detections],
            origins={},
        )
        changed = dict.fromkeys(
            [
                *(one.segment_id for one in told.labels),
                *told.notes,
                *(one.segment_id for one in told.detections if one.segment_id is not None),
            ]
        )
        if changed:
            self.session.execute(ImportLabels(list(changed), told))
            self.n_labelled += len(told.labels)

    def _told(self, recording: Recording, rows: Mapping[SegmentId, Annotation]) -> Told:
        """Return what rows tell of their segments."""
        labels: list[Label] = []
        notes: dict[SegmentId, Note] = {}
        detections: list[Detection] = []
        origins: dict[SegmentId, Origin] = {}
        for key, row in rows.items():
            said, made = self._said(row), self._made(row)
            if said is not None:
                labels.append(Label(segment_id=key, provenance=made, **asdict(said)))
            if row.note:
                notes[key] = Note(text=row.note, provenance=made)
            if row.found is not None:
                detections.append(self._detection(recording, key, row, row.found))
            if row.extra:
                origins[key] = Origin(program=Program(name=row.table), row=row.extra)
        return Told(labels, notes, detections, origins)

    def _detection(
        self, recording: Recording, key: SegmentId, row: Annotation, found: Found
    ) -> Detection:
        """Return what a program found; it has its identifier from its segment and its name."""
        program = found.program
        has_band = row.low_hz is not None and row.high_hz is not None and row.low_hz <= row.high_hz
        return Detection(
            id=DetectionId(content_id(key, program.name, program.version, found.name)),
            recording_id=recording.id,
            program=program,
            onset_s=row.start_s,
            offset_s=row.end_s,
            band_hz=(row.low_hz, row.high_hz) if has_band else None,  # type: ignore[arg-type]
            name=found.name,
            species_id=self._found_species(row),
            score=found.score,
            segment_id=key,
        )

    def _found_species(self, row: Annotation) -> SpeciesId | None:
        """Return the species that a program called a sound."""
        if row.found is None:
            return None
        others = row.other_names if row.found.name == row.species else ()
        return self._species.get(self.name_of(row.found.name, others))

    def _made(self, row: Annotation) -> Provenance:
        """Return who said what a row says, and when; whoever reads it, where it does not tell."""
        if row.reviewed_at is None and not row.reviewer:
            return by_person(self.session.reviewer)
        run = id_of_text(row.model_run) if row.status == LabelState.CONFIRMED else None
        made = by_person(row.reviewer, run_id=RunId(run) if run is not None else None)
        return made if row.reviewed_at is None else replace(made, at=row.reviewed_at)

    def _said(self, row: Annotation) -> _Said | None:
        """Return what a person said; None where a machine proposed it.

        That a sound is not something is taken over only where the row tells what it is not.
        """
        said = partial(_Said, certainty=_certainty(row.certainty), call_type=row.call_type)
        if row.status == LabelState.REJECTED:
            if row.rejected_species is None:
                return None
            species = self._species.get(self.name_of(row.rejected_species, ()))
            return said(state=LabelState.REJECTED, species_id=species)
        is_reviewed = row.status in {LabelState.CONFIRMED, LabelState.CORRECTED}
        if not row.species or not (is_reviewed or (not row.status and row.probability is None)):
            return None
        state = LabelState(row.status) if is_reviewed else LabelState.CORRECTED
        species = self._species[self.name_of(row.species, row.other_names)]
        return said(state=state, species_id=species)

    def _outline(
        self, recording: Recording, new: Mapping[SegmentId, tuple[Annotation, TimeFreqBox]]
    ) -> None:
        if not new:
            return
        boxes = [box for _, box in new.values()]
        try:
            drawn = draw_all(self.session, recording.id, boxes, list(new))
        except OutlineError as error:
            self.notes.append(about(recording.name, str(error)))
            return
        told = self._told(recording, {key: row for key, (row, _) in new.items()})
        self.session.execute(ImportSegments(drawn.new, told))
        self.n_labelled += len(told.labels)
        self.n_segments += len(new)


class _Known:
    """The segments of a recording, found by their boxes."""

    def __init__(
        self,
        boxes: Mapping[SegmentId, TimeFreqBox],
        labels: Mapping[SegmentId, Label],
        detections: Iterable[Detection],
    ) -> None:
        self._boxes = boxes
        self._labelled = {
            key: None if label.state is LabelState.REJECTED else label.species_id
            for key, label in labels.items()
        }
        self.detections: set[DetectionId] = set()
        self._found: dict[SegmentId, set[SpeciesId | None]] = defaultdict(set)
        for one in detections:
            self.detections.add(one.id)
            if one.segment_id is not None:
                self._found[one.segment_id].add(one.species_id)
        self._by_onset: dict[int, list[SegmentId]] = defaultdict(list)
        for key, box in boxes.items():
            self._by_onset[round(box.onset_s / _SAME_S)].append(key)

    def same(
        self,
        row: Annotation,
        box: TimeFreqBox,
        species: SpeciesId | None,
        proposed: SpeciesId | None,
    ) -> SegmentId | None:
        """Return the segment that a row speaks of: by its identifier, or by box and species.

        One that a person gave another species is not meant, nor for a proposal one that was
        found as another; one that a person rejected is, and one without a label.

        Parameters
        ----------
        species, proposed
            What a person says that it is, and what a program does.
        """
        named = id_of_text(row.segment_id)
        if named is not None and SegmentId(named) in self._boxes:
            return SegmentId(named)
        place = round(box.onset_s / _SAME_S)
        near = (key for i in (-1, 0, 1) for key in self._by_onset.get(place + i, ()))
        alike = [key for key in near if _is_same(self._boxes[key], box)]
        named_so = species if species is not None else proposed
        agreeing = [key for key in alike if self._agrees(key, named_so)]
        if species is None and proposed is not None:
            agreeing = [key for key in agreeing if proposed in self._found.get(key, {proposed})]
        return min(
            agreeing,
            key=lambda key: (key not in self._labelled, named_so not in self._found.get(key, ())),
            default=None,
        )

    def _agrees(self, key: SegmentId, species: SpeciesId | None) -> bool:
        return species is None or self._labelled.get(key, species) in {species, None}

    def takes(self, key: SegmentId, species: SpeciesId | None) -> bool:
        """Note a label and return True, unless the segment has one already."""
        if key in self._labelled:
            return False
        self._labelled[key] = species
        return True


def _certainty(text: str) -> Certainty | None:
    """Return how sure a person was; None where that is not said in birdann's words."""
    return Certainty(text) if text in set(Certainty) else None


def _is_same(a: TimeFreqBox, b: TimeFreqBox) -> bool:
    return (
        max(abs(a.onset_s - b.onset_s), abs(a.offset_s - b.offset_s)) <= _SAME_S
        and max(abs(a.low_hz - b.low_hz), abs(a.high_hz - b.high_hz)) <= _SAME_HZ
    )


def row_id(recording: Recording, row: Annotation) -> SegmentId:
    """Return the identifier of the segment that a row becomes, the same whenever it is read."""
    hertz = (None if hz is None else round(hz, 3) for hz in (row.low_hz, row.high_hz))
    times_s = round(row.start_s, 6), round(row.end_s, 6)
    return SegmentId(
        content_id(recording.former_id or recording.id, *times_s, *hertz, row.species)
    )


def _has_place(recording: Recording, row: Annotation) -> bool:
    try:
        box_of(row, recording.duration_s, recording.sample_rate_hz / 2)
    except ValueError:
        return False
    return True


def said_of(recording: Recording, row: Annotation, error: ValueError) -> str:
    """Return why a row is left out."""
    return Message(
        "{recording} at {start_s} s: {reason}.",
        recording=recording.name,
        start_s=f"{row.start_s:.3f}",
        reason=error,
    )


def box_of(row: Annotation, duration_s: float, top_hz: float) -> TimeFreqBox:
    """Return the annotation's box; the whole band where it names no frequencies.

    Raises
    ------
    ValueError
        If it lies outside the recording or has no extent.
    """
    if row.start_s == row.end_s:
        raise ValueError(Message("it is a point in time, not a stretch"))
    low_hz, high_hz = row.low_hz, row.high_hz
    if low_hz is None or high_hz is None:
        low_hz, high_hz = 0.0, top_hz
    onset_s, offset_s = max(0.0, row.start_s), min(duration_s, row.end_s)
    low_hz, high_hz = max(0.0, low_hz), min(top_hz, high_hz)
    if onset_s >= offset_s or low_hz >= high_hz:
        raise ValueError(Message("it lies outside the recording or has no extent"))
    return TimeFreqBox(onset_s=onset_s, offset_s=offset_s, low_hz=low_hz, high_hz=high_hz)
