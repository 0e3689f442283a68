"""Naming species, making one of two, and listing them for recordings."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import ClassVar

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands.base import Command, Subject
from birdann.core.detections import DetectionId
from birdann.core.errors import ListsError
from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.labels import Label, ListState, Species, SpeciesList, TagState
from birdann.core.message import Message
from birdann.core.provenance import Provenance, by_person
from birdann.core.statements import Statement, joined
from birdann.store import Project, ProjectReader, Transaction

_ASSUMED = "lists_are"


@dataclass(slots=True)
class AddSpecies(Command):
    """Name new species."""

    name: ClassVar[str] = "add species"
    species: Sequence[Species]

    @property
    def label(self) -> Message:
        """What the undo menu says."""
        if len(self.species) == 1:
            return Message("Add species “{name}”", name=self.species[0].name)
        return Message.counted("Add %Ln species", "Add %Ln species", len(self.species))

    def arguments(self) -> dict[str, object]:
        """Return what the edit log keeps."""
        return {"species": _log(self.species)}

    def do(self, tx: Transaction) -> ChangeSet:
        """Add them."""
        _add(tx, self.species)
        return ChangeSet.of(Kind.SPECIES)

    def undo(self, tx: Transaction) -> ChangeSet:
        """Take them out of use."""
        tx.species.set_removed([s.id for s in self.species], True)
        return ChangeSet.of(Kind.SPECIES)


@dataclass(slots=True)
class RenameSpecies(Command):
    """Call a species by another name; everything that refers to it follows."""

    name: ClassVar[str] = "rename species"
    species_id: SpeciesId
    new_name: str
    _old_name: str = field(default="", init=False)

    @property
    def label(self) -> Message:
        """What the undo menu says."""
        return Message("Rename species to “{name}”", name=self.new_name)

    def arguments(self) -> dict[str, object]:
        """Return what the edit log keeps."""
        return {"species": self.species_id, "name": self.new_name}

    def do(self, tx: Transaction) -> ChangeSet:
        """Rename it."""
        self._old_name = tx.species.all()[self.species_id].name
        return self._rename(tx, self.new_name)

    def undo(self, tx: Transaction) -> ChangeSet:
        """Give the old name back."""
        return self._rename(tx, self._old_name)

    def _rename(self, tx: Transaction, name: str) -> ChangeSet:
        _refuse_taken(tx, Species(id=self.species_id, name=name))
        tx.species.put([Species(id=self.species_id, name=name)])
        return ChangeSet.of(Kind.SPECIES)


@dataclass(slots=True)
class RemoveSpecies(Command):
    """Take species out of use that no list and no label names."""

    name: ClassVar[str] = "remove species"
    species_ids: Sequence[SpeciesId]
    _found: dict[DetectionId, SpeciesId] = field(default_factory=dict, init=False)

    @property
    def label(self) -> Message:
        """What the undo menu says."""
        return Message.counted("Remove %Ln species", "Remove %Ln species", len(self.species_ids))

    def arguments(self) -> dict[str, object]:
        """Return what the edit log keeps."""
        return {"species": list(self.species_ids)}

    def do(self, tx: Transaction) -> ChangeSet:
        """Take them out of use."""
        used = {key for one in _every_list(tx) for key in one.tags}
        said = [*_every_label(tx), *_every_reading(tx)]
        used |= {one.species_id for one in said if one.species_id is not None}
        for key in self.species_ids:
            if key in used:
                name = tx.species.all()[key].name
                raise ListsError(
                    "“{name}” is named by lists or labels; merge it with another species instead.",
                    name=name,
                )
        self._found = tx.detections.of_species(self.species_ids)
        tx.detections.set_species(dict.fromkeys(self._found))
        tx.species.set_removed(self.species_ids, True)
        return ChangeSet.of(Kind.SPECIES)

    def undo(self, tx: Transaction) -> ChangeSet:
        """Take them into use again."""
        tx.species.set_removed(self.species_ids, False)
        tx.detections.set_species(dict(self._found))
        return ChangeSet.of(Kind.SPECIES)


_STRENGTH = (TagState.ABSENT, TagState.UNSURE, TagState.PRESENT)
"""Of two tags of what turns out to be one species the later here counts."""


@dataclass(slots=True)
class MergeSpecies(Command):
    """Make one species of two: lists, labels and readings that name the one then name the other.

    Where a list names both, "present" outweighs "unsure", and that "absent". Who said what and
    when stays. People who disagreed only by the two names agree then, and their label counts.
    Scores stay as the model gave them, until it is trained again.
    """

    name: ClassVar[str] = "merge species"
    species_id: SpeciesId
    into: SpeciesId
    into_name: str
    _lists: list[tuple[SpeciesList, Provenance | None]] = field(default_factory=list, init=False)
    _labels: list[Label] = field(default_factory=list, init=False)
    _readings: list[Label] = field(default_factory=list, init=False)
    _agreed: list[Label] = field(default_factory=list, init=False)
    _label_owners: frozenset[RecordingId] = field(default=frozenset(), init=False)
    _found: dict[DetectionId, SpeciesId] = field(default_factory=dict, init=False)

    @property
    def label(self) -> Message:
        """What the undo menu says."""
        return Message("Merge a species with “{name}”", name=self.into_name)

    def arguments(self) -> dict[str, object]:
        """Return what the edit log keeps."""
        return {"species": self.species_id, "into": self.into}

    def do(self, tx: Transaction) -> ChangeSet:
        """Name the other species instead."""
        lists = [one for one in _every_list(tx) if self.species_id in one.tags]
        self._lists = [(one, tx.lists.provenance(one.recording_id, one.span_s)) for one in lists]
        for one, made in self._lists:
            tx.lists.set(self._merged(one), made)
        self._labels = [one for one in _every_label(tx) if one.species_id == self.species_id]
        self._readings = [one for one in _every_reading(tx) if one.species_id == self.species_id]
        named = {one.segment_id for one in (*self._labels, *self._readings)}
        self._label_owners = frozenset(tx.segments.recordings_of(named).values())
        tx.labels.set([replace(one, species_id=self.into) for one in self._labels])
        disputed = named.intersection(tx.labels.disagreements())
        self._replace_readings(tx, [replace(one, species_id=self.into) for one in self._readings])
        self._agreed = [
            label
            for key in disputed.difference(tx.labels.disagreements())
            if (label := _agreed(tx.labels.readings([key])[key])) is not None
        ]
        tx.labels.remove_readings(self._agreed)
        tx.labels.set(self._agreed)
        self._found = tx.detections.of_species([self.species_id])
        tx.detections.set_species(dict.fromkeys(self._found, self.into))
        tx.species.set_removed([self.species_id], True)
        return self._changes()

    def undo(self, tx: Transaction) -> ChangeSet:
        """Make two species of them again."""
        tx.species.set_removed([self.species_id], False)
        for one, made in self._lists:
            tx.lists.set(one, made)
        tx.labels.clear([one.segment_id for one in self._agreed])
        tx.labels.add_readings(self._agreed)
        tx.labels.set(self._labels)
        self._replace_readings(tx, self._readings)
        tx.detections.set_species(dict(self._found))
        return self._changes()

    @staticmethod
    def _replace_readings(tx: Transaction, readings: Sequence[Label]) -> None:
        """Write readings in the place of those of the same authors and times."""
        tx.labels.remove_readings(readings)
        tx.labels.add_readings(readings)

    def _merged(self, one: SpeciesList) -> SpeciesList:
        tags = {key: state for key, state in one.tags.items() if key != self.species_id}
        said = one.tags[self.species_id]
        tags[self.into] = max(said, tags.get(self.into, said), key=_STRENGTH.index)
        return replace(one, tags=tags)

    def _changes(self) -> ChangeSet:
        touched = self._label_owners.union(one.recording_id for one, _ in self._lists)
        return ChangeSet.of(Kind.SPECIES, Kind.LISTS, Kind.LABELS, recordings=touched)


@dataclass(slots=True)
class _ListEdit(Command):
    """Changes the lists of recordings and can put back what was there."""

    _before: dict[RecordingId, tuple[SpeciesList, Provenance | None]] = field(
        default_factory=dict, init=False
    )
    _subject: Subject = field(default_factory=Subject, init=False)

    @property
    @abstractmethod
    def _recording_ids(self) -> Sequence[RecordingId]:
        """The recordings whose lists change."""

    @property
    def label(self) -> Message:
        """What the undo menu says."""
        return Message.counted("Tag %Ln recording", "Tag %Ln recordings", self.size)

    @property
    def subject(self) -> Subject:
        """The one species and the one recording, where it is one."""
        return self._subject

    @property
    def size(self) -> int:
        """How many lists there are to write."""
        return len(self._recording_ids)

    def undo(self, tx: Transaction) -> ChangeSet:
        """Give the old lists back."""
        for species_list, made in self._before.values():
            tx.lists.set(species_list, made)
        return self._changes()

    def _write(self, tx: Transaction, lists: Mapping[RecordingId, SpeciesList], by: str) -> None:
        """Set lists, noting what was there before."""
        before = tx.lists.all(list(lists))
        self._before = {key: (before[key], tx.lists.provenance(key)) for key in lists}
        made = by_person(by)
        for one in lists.values():
            tx.lists.set(one, made)
        self._subject = self._about(tx, lists)

    def _about(self, tx: Transaction, lists: Mapping[RecordingId, SpeciesList]) -> Subject:
        changed = {
            species
            for key, one in lists.items()
            for species in one.tags.keys() | self._before[key][0].tags.keys()
            if one.tags.get(species) is not self._before[key][0].tags.get(species)
        }
        species = tx.species.all()[changed.pop()].name if len(changed) == 1 else ""
        if len(lists) != 1:
            return Subject(species=species)
        recording = tx.recordings.one(next(iter(lists)))
        return Subject(species=species, recording=recording.name, recording_id=recording.id)

    def _changes(self, *others: Kind) -> ChangeSet:
        return ChangeSet.of(Kind.LISTS, *others, recordings=self._recording_ids)


@dataclass(slots=True)
class SetSpeciesLists(_ListEdit):
    """Say all that is heard in recordings: one step for one recording or for thousands.

    Attributes
    ----------
    lists
        The new lists, each replacing the one that its recording has.
    new_species
        Species to be named first, because the lists mention them.
    unused_species
        Species to be taken out of use, because nothing names them any more.
    source
        Where the lists come from, if not from the reviewer.
    """

    name: ClassVar[str] = "set species lists"
    lists: Sequence[SpeciesList]
    new_species: Sequence[Species] = ()
    unused_species: Sequence[SpeciesId] = ()
    source: str = ""

    @property
    def _recording_ids(self) -> Sequence[RecordingId]:
        return [one.recording_id for one in self.lists]

    def arguments(self) -> dict[str, object]:
        """Return what the edit log keeps."""
        lists = [
            {
                "recording": li.recording_id,
                "state": li.state,
                "tags": _log_tags(li.tags),
            }
            for li in self.lists
        ]
        return {
            "lists": lists,
            "new_species": _log(self.new_species),
            "unused_species": list(self.unused_species),
            "source": self.source,
        }

    def do(self, tx: Transaction) -> ChangeSet:
        """Set the lists."""
        _add(tx, self.new_species)
        self._write(tx, {one.recording_id: one for one in self.lists}, self.source or tx.actor)
        tx.species.set_removed(self.unused_species, True)
        return self._changes(*self._species_kind())

    def undo(self, tx: Transaction) -> ChangeSet:
        """Give the old lists back."""
        tx.species.set_removed(self.unused_species, False)
        _ListEdit.undo(self, tx)
        tx.species.set_removed([s.id for s in self.new_species], True)
        return self._changes(*self._species_kind())

    def _species_kind(self) -> tuple[Kind, ...]:
        return (Kind.SPECIES,) if self.new_species or self.unused_species else ()


@dataclass(slots=True)
class AcceptSuggestedTags(_ListEdit):
    """Say of many recordings, of each its own species, that they are there: one step.

    What a list says of a species already stays.
    """

    name: ClassVar[str] = "tag heard"
    pairs: Sequence[tuple[RecordingId, SpeciesId]]

    @property
    def _recording_ids(self) -> Sequence[RecordingId]:
        return list(dict.fromkeys(recording for recording, _ in self.pairs))

    def arguments(self) -> dict[str, object]:
        """Return what the edit log keeps."""
        return {"pairs": [list(pair) for pair in self.pairs]}

    def do(self, tx: Transaction) -> ChangeSet:
        """Tag them."""
        lists = tx.lists.all(list(self._recording_ids))
        for recording, species in self.pairs:
            if species not in lists[recording].tags:
                lists[recording] = set_tag(lists[recording], species, TagState.PRESENT)
        self._write(tx, lists, tx.actor)
        return self._changes()


@dataclass(slots=True)
class TagRecordings(_ListEdit):
    """Say of species whether recordings hold them; all else that their lists say stays.

    The lists are those of the moment when it is done: tags given while another edit waits for
    its turn do not overwrite each other.

    Attributes
    ----------
    tags
        What is said of each species; None takes back what was said.
    first
        What the first tag makes of a list that nobody has touched.
    new_species
        Species to be named first; one whose name is taken by then is that species.
    only_untagged
        Whether species of which a list says something already keep it.
    """

    name: ClassVar[str] = "tag recordings"
    recording_ids: Sequence[RecordingId]
    tags: Mapping[SpeciesId, TagState | None]
    first: ListState = ListState.INCOMPLETE
    new_species: Sequence[Species] = ()
    only_untagged: bool = False
    _added: Sequence[SpeciesId] = field(default=(), init=False)

    @property
    def _recording_ids(self) -> Sequence[RecordingId]:
        return self.recording_ids

    def arguments(self) -> dict[str, object]:
        """Return what the edit log keeps."""
        return {
            "recordings": list(self.recording_ids),
            "tags": _log_tags(self.tags),
            "first": self.first,
            "new_species": _log(self.new_species),
            "only_untagged": self.only_untagged,
        }

    def do(self, tx: Transaction) -> ChangeSet:
        """Tag them."""
        known = {one.id: tx.species.named(one.name) for one in self.new_species}
        added = [one for one in self.new_species if known[one.id] is None]
        tx.species.put(added)
        self._added = [one.id for one in added]
        lists = tx.lists.all(list(self.recording_ids))
        for said, state in self.tags.items():
            same = known.get(said)
            species_id = same.id if same is not None else said
            for key, one in lists.items():
                if not (self.only_untagged and species_id in one.tags):
                    lists[key] = set_tag(one, species_id, state, first=self.first)
        self._write(tx, lists, tx.actor)
        return self._changes(*self._species_kind())

    def undo(self, tx: Transaction) -> ChangeSet:
        """Give the old lists back."""
        _ListEdit.undo(self, tx)
        tx.species.set_removed(self._added, True)
        return self._changes(*self._species_kind())

    def _species_kind(self) -> tuple[Kind, ...]:
        return (Kind.SPECIES,) if self._added else ()


@dataclass(slots=True)
class SetListState(_ListEdit):
    """Say what the lists of recordings are: complete, or at least what they name; tags stay.

    ``UNTAGGED`` takes back what was said of lists without a tag; others stay as they are.
    """

    name: ClassVar[str] = "set list state"
    recording_ids: Sequence[RecordingId]
    state: ListState

    @property
    def _recording_ids(self) -> Sequence[RecordingId]:
        return self.recording_ids

    def arguments(self) -> dict[str, object]:
        """Return what the edit log keeps."""
        return {"recordings": list(self.recording_ids), "state": self.state}

    def do(self, tx: Transaction) -> ChangeSet:
        """Note it in the lists."""
        lists = tx.lists.all(list(self.recording_ids))
        changed = {
            key: replace(one, state=self.state)
            for key, one in lists.items()
            if self.state is not ListState.UNTAGGED or not one.tags
        }
        self._write(tx, changed, tx.actor)
        return self._changes()


@dataclass(slots=True)
class AssumeLists(Command):
    """Say what the project's lists are unless a person says otherwise of one: complete or not.

    It decides what the first tag makes of a recording's list; lists that are there stay.
    """

    name: ClassVar[str] = "assume lists"
    state: ListState
    _before: object = field(default=None, init=False)

    @property
    def label(self) -> Message:
        """What the undo menu says."""
        if self.state is ListState.COMPLETE:
            return Message("New lists are complete")
        return Message("New lists name at least what is heard")

    def arguments(self) -> dict[str, object]:
        """Return what the edit log keeps."""
        return {"state": self.state}

    def do(self, tx: Transaction) -> ChangeSet:
        """Note it in the project."""
        self._before = tx.settings.get(_ASSUMED)
        tx.settings.set(_ASSUMED, self.state.value)
        return ChangeSet.of(Kind.SETTINGS)

    def undo(self, tx: Transaction) -> ChangeSet:
        """Note what was there before."""
        tx.settings.set(_ASSUMED, self._before)
        return ChangeSet.of(Kind.SETTINGS)


def assumed_lists(project: Project | ProjectReader) -> ListState | None:
    """Return what a first tag makes of a list; None while nobody has said."""
    said = project.settings.get(_ASSUMED)
    known = (ListState.COMPLETE, ListState.INCOMPLETE)
    return next((state for state in known if state.value == said), None)


def set_tag(
    current: SpeciesList,
    species_id: SpeciesId,
    state: TagState | None,
    *,
    first: ListState = ListState.INCOMPLETE,
) -> SpeciesList:
    """Return a list with one tag set, or removed (None).

    ``first`` is what the first tag makes of a list that nobody has touched; to say that nothing
    else is heard is for people. Without its last tag a list is as if nobody had touched it.
    """
    tags: Mapping[SpeciesId, TagState]
    if state is None:
        tags = {s: t for s, t in current.tags.items() if s != species_id}
    else:
        tags = {**current.tags, species_id: state}
    if not tags:
        return untagged(current.recording_id)
    list_state = first if current.state is ListState.UNTAGGED else current.state
    return SpeciesList(recording_id=current.recording_id, state=list_state, tags=tags)


def untagged(recording_id: RecordingId) -> SpeciesList:
    """Return the list of a recording of which nobody has said anything."""
    return SpeciesList(recording_id=recording_id)


def _every_list(tx: Transaction) -> list[SpeciesList]:
    """Return all lists, those of recordings that were taken out too: they may come back."""
    out = [one.id for one in tx.recordings.all(removed=True)]
    spans = [one for key in out for one in tx.lists.of_spans(key)]
    return [*tx.lists.all().values(), *tx.lists.all(out).values(), *tx.lists.of_spans(), *spans]


def _every_label(tx: Transaction) -> list[Label]:
    out = tx.recordings.all(removed=True)
    return [*tx.labels.all().values(), *(one for r in out for one in tx.labels.all(r.id).values())]


def _every_reading(tx: Transaction) -> list[Label]:
    return [one for each in tx.labels.all_readings().values() for one in each]


def _agreed(readings: Sequence[Label]) -> Label | None:
    """Return the label that counts of readings that say the same."""
    return reduce(joined, map(Statement, readings)).label


def _add(tx: Transaction, species: Sequence[Species]) -> None:
    for one in species:
        _refuse_taken(tx, one)
    tx.species.put(species)


def _refuse_taken(tx: Transaction, species: Species) -> None:
    known = tx.species.named(species.name)
    if known is not None and known.id != species.id:
        raise ListsError("There is already a species called “{name}”.", name=species.name)


def _log_tags(tags: Mapping[SpeciesId, TagState | None]) -> dict[str, str | None]:
    return {str(key): state.value if state is not None else None for key, state in tags.items()}


def _log(species: Sequence[Species]) -> list[dict[str, object]]:
    return [{"id": s.id, "name": s.name} for s in species]
