"""Writing annotations of other programs into a project, each once however often it is read."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from birdann.app.commands import ImportSegments, LabelSegments, SetSpeciesLists
from birdann.app.commands.species import AddSpecies
from birdann.app.segmenting.outlines import draw_all
from birdann.app.session import Session
from birdann.core.errors import OutlineError
from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import RecordingId, SegmentId, SpeciesId, content_id, id_of_text, new_id
from birdann.core.labels import Label, LabelState, ListState, Species, SpeciesList, TagState
from birdann.core.progress import Progress
from birdann.core.recording import Recording
from birdann.formats.records import Annotation
from birdann.store import Deletion

_BY_PEOPLE = frozenset({"confirmed", "corrected"})
_BEYOND_S = 0.05
"""How far beyond the ends of a recording a segment may reach without a word."""
_SAME_S, _SAME_HZ = 1e-3, 1.0
"""How far the edges of one and the same box may lie apart, by the digits that formats keep."""


@dataclass(slots=True)
class Importing:
    """Writes matched annotations into the project.

    A box has its identifier from what its row says, so that a file that is read again, for
    instance since the first time was interrupted, finds its boxes there: as they were drawn,
    or changed or deleted since, which is left so. Only what was undone comes back.

    Attributes
    ----------
    name_of
        Which species an annotation names; "" for none.
    n_known
        Annotations that were there already.
    n_edited
        Those among them that were deleted or given another outline since.
    """

    session: Session
    name_of: Callable[[Annotation], str]
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

        Rows that will be refused, or that say what a sound is not, make none.
        """
        rows = [row for group in in_lists.values() for row in group if row.status != "rejected"]
        for recording_id, group in in_boxes.items():
            recording = self.session.project.recordings.one(recording_id)
            rows += [row for row in group if _has_place(recording, row)]
        names = dict.fromkeys(map(self.name_of, rows))
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
                if row.species and row.status != "rejected":
                    species = self._species[self.name_of(row)]
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
            progress(i / len(found), f"Outlining {recording.name}")
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
                self.notes.append(f"{recording.name} at {row.start_s:.3f} s: {error}.")
                continue
            placed.append((row, box))
            self._note_what_was_cut(recording, row)
        return placed

    def _note_what_was_cut(self, recording: Recording, row: Annotation) -> None:
        where = f"{recording.name} at {row.start_s:.3f} s: it"
        beyond_s = row.end_s - recording.duration_s
        if beyond_s > _BEYOND_S:
            self.notes.append(
                f"{where} ends {beyond_s:.3f} s after the recording and was cut there."
            )
        if row.start_s < -_BEYOND_S:
            self.notes.append(f"{where} starts before the recording and was cut there.")

    def _unknown(
        self, recording: Recording, placed: Sequence[tuple[Annotation, TimeFreqBox]]
    ) -> dict[SegmentId, tuple[Annotation, TimeFreqBox]]:
        """Return what is new under its identifier; what is known but not labelled is labelled."""
        project = self.session.project
        known = _Known(
            {place.segment_id: place.box for place in project.segments.places(recording.id)},
            project.labels.all(recording.id),
        )
        keys = [row_id(recording, row) for row, _ in placed]
        deletions = project.segments.deletions(keys)
        new: dict[SegmentId, tuple[Annotation, TimeFreqBox]] = {}
        to_label: dict[SpeciesId, list[SegmentId]] = defaultdict(list)
        for key, (row, box) in zip(keys, placed, strict=True):
            deletion = deletions.get(key, Deletion.BY_UNDO)
            if key in new or deletion is not Deletion.BY_UNDO:
                self.n_known += 1
                self.n_edited += deletion is Deletion.BY_PERSON
                continue
            species = self._said(row)
            same = known.same(row, box, species)
            if same is None:
                new[key] = row, box
                continue
            self.n_known += 1
            if species is not None and known.takes(same, species):
                to_label[species].append(same)
        for species, ids in to_label.items():
            self.session.execute(LabelSegments(ids, LabelState.CORRECTED, species))
            self.n_labelled += len(ids)
        return new

    def _said(self, row: Annotation) -> SpeciesId | None:
        """Return the species that a person gave; None where a machine proposed it."""
        is_said = row.status in _BY_PEOPLE or (not row.status and row.probability is None)
        return self._species[self.name_of(row)] if row.species and is_said else None

    def _outline(
        self, recording: Recording, new: Mapping[SegmentId, tuple[Annotation, TimeFreqBox]]
    ) -> None:
        if not new:
            return
        boxes = [box for _, box in new.values()]
        try:
            drawn = draw_all(self.session, recording.id, boxes, list(new))
        except OutlineError as error:
            self.notes.append(f"{recording.name}: {error}")
            return
        said = {key: self._said(row) for key, (row, _) in new.items()}
        species = {key: one for key, one in said.items() if one is not None}
        self.session.execute(ImportSegments(drawn.new, species, self.session.reviewer))
        self.n_labelled += len(species)
        self.n_segments += len(new)


class _Known:
    """The segments of a recording, found by their boxes."""

    def __init__(
        self, boxes: Mapping[SegmentId, TimeFreqBox], labels: Mapping[SegmentId, Label]
    ) -> None:
        self._boxes = boxes
        self._labelled = {
            key: None if label.state is LabelState.REJECTED else label.species_id
            for key, label in labels.items()
        }
        self._by_onset: dict[int, list[SegmentId]] = defaultdict(list)
        for key, box in boxes.items():
            self._by_onset[round(box.onset_s / _SAME_S)].append(key)

    def same(
        self, row: Annotation, box: TimeFreqBox, species: SpeciesId | None
    ) -> SegmentId | None:
        """Return the segment that a row speaks of: by its identifier, or by box and species.

        One that a person gave another species is not meant; one that a person rejected is, and
        one without a label.
        """
        named = id_of_text(row.segment_id)
        if named is not None and SegmentId(named) in self._boxes:
            return SegmentId(named)
        place = round(box.onset_s / _SAME_S)
        near = (key for i in (-1, 0, 1) for key in self._by_onset.get(place + i, ()))
        alike = [key for key in near if _is_same(self._boxes[key], box)]
        agreeing = [
            key
            for key in alike
            if species is None or self._labelled.get(key, species) in {species, None}
        ]
        return min(agreeing, key=lambda key: key not in self._labelled, default=None)

    def takes(self, key: SegmentId, species: SpeciesId) -> bool:
        """Note a label and return True, unless the segment has one already."""
        if key in self._labelled:
            return False
        self._labelled[key] = species
        return True


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


def box_of(row: Annotation, duration_s: float, top_hz: float) -> TimeFreqBox:
    """Return the annotation's box; the whole band where it names no frequencies.

    Raises
    ------
    ValueError
        If it lies outside the recording or has no extent.
    """
    if row.start_s == row.end_s:
        raise ValueError("it is a point in time, not a stretch")
    low_hz, high_hz = row.low_hz, row.high_hz
    if low_hz is None or high_hz is None:
        low_hz, high_hz = 0.0, top_hz
    onset_s, offset_s = max(0.0, row.start_s), min(duration_s, row.end_s)
    low_hz, high_hz = max(0.0, low_hz), min(top_hz, high_hz)
    if onset_s >= offset_s or low_hz >= high_hz:
        raise ValueError("it lies outside the recording or has no extent")
    return TimeFreqBox(onset_s=onset_s, offset_s=offset_s, low_hz=low_hz, high_hz=high_hz)
