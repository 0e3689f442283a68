"""Naming species and listing them for recordings."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands.base import Command, counted
from birdann.core.errors import ListsError
from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.labels import ListState, Species, SpeciesList, TagState
from birdann.core.provenance import Provenance, by_person
from birdann.store import Transaction


@dataclass(slots=True)
class AddSpecies(Command):
    """Name new species."""

    name: ClassVar[str] = "add species"
    species: Sequence[Species]

    @property
    def label(self) -> str:
        """What the undo menu says."""
        if len(self.species) == 1:
            return f"Add species “{self.species[0].name}”"
        return f"Add {len(self.species)} species"

    def arguments(self) -> dict[str, object]:
        """Return what the edit log keeps."""
        return {"species": _log(self.species)}

    def do(self, tx: Transaction) -> ChangeSet:
        """Add them."""
        _add(tx, self.species)
        return ChangeSet.of(Kind.SPECIES)

    def undo(self, tx: Transaction) -> ChangeSet:
        """Take them out of use."""
        tx.set_species_removed([s.id for s in self.species], True)
        return ChangeSet.of(Kind.SPECIES)


@dataclass(slots=True)
class RenameSpecies(Command):
    """Call a species by another name; everything that refers to it follows."""

    name: ClassVar[str] = "rename species"
    species_id: SpeciesId
    new_name: str
    _old_name: str = field(default="", init=False)

    @property
    def label(self) -> str:
        """What the undo menu says."""
        return f"Rename species to “{self.new_name}”"

    def arguments(self) -> dict[str, object]:
        """Return what the edit log keeps."""
        return {"species": self.species_id, "name": self.new_name}

    def do(self, tx: Transaction) -> ChangeSet:
        """Rename it."""
        self._old_name = tx.all_species()[self.species_id].name
        return self._rename(tx, self.new_name)

    def undo(self, tx: Transaction) -> ChangeSet:
        """Give the old name back."""
        return self._rename(tx, self._old_name)

    def _rename(self, tx: Transaction, name: str) -> ChangeSet:
        _refuse_taken(tx, Species(id=self.species_id, name=name))
        tx.put_species([Species(id=self.species_id, name=name)])
        return ChangeSet.of(Kind.SPECIES)


@dataclass(slots=True)
class SetSpeciesLists(Command):
    """Say what is heard in recordings: one step for one recording or for thousands.

    Attributes
    ----------
    lists
        The new lists, each replacing the one that its recording has.
    new_species
        Species to be named first, because the lists mention them.
    source
        Where the lists come from, if not from the reviewer.
    """

    name: ClassVar[str] = "set species lists"
    lists: Sequence[SpeciesList]
    new_species: Sequence[Species] = ()
    source: str = ""
    _before: dict[RecordingId, tuple[SpeciesList, Provenance | None]] = field(
        default_factory=dict, init=False
    )

    @property
    def label(self) -> str:
        """What the undo menu says."""
        return f"Tag {counted(len(self.lists), 'recording')}"

    def arguments(self) -> dict[str, object]:
        """Return what the edit log keeps."""
        lists = [
            {
                "recording": li.recording_id,
                "state": li.state,
                "tags": {str(s): t.value for s, t in li.tags.items()},
            }
            for li in self.lists
        ]
        return {"lists": lists, "new_species": _log(self.new_species), "source": self.source}

    def do(self, tx: Transaction) -> ChangeSet:
        """Set the lists."""
        ids = [li.recording_id for li in self.lists]
        before = tx.species_lists(ids)
        self._before = {i: (before[i], tx.list_provenance(i)) for i in ids}
        _add(tx, self.new_species)
        made = by_person(self.source or tx.actor)
        for species_list in self.lists:
            tx.set_species_list(species_list, made)
        return self._changes()

    def undo(self, tx: Transaction) -> ChangeSet:
        """Give the old lists back."""
        for species_list, made in self._before.values():
            tx.set_species_list(species_list, made)
        tx.set_species_removed([s.id for s in self.new_species], True)
        return self._changes()

    def _changes(self) -> ChangeSet:
        kinds = {Kind.LISTS, Kind.SPECIES} if self.new_species else {Kind.LISTS}
        return ChangeSet.of(*kinds, recordings=(li.recording_id for li in self.lists))


def set_tag(current: SpeciesList, species_id: SpeciesId, state: TagState | None) -> SpeciesList:
    """Return a list with one tag set, or removed (None).

    A list that nobody has touched becomes "complete" with the first tag: whoever tags a
    recording says what is heard in it. Removing the last tag leaves an empty complete list
    ("no species"); ``untagged`` takes the whole list back.
    """
    tags: Mapping[SpeciesId, TagState]
    if state is None:
        tags = {s: t for s, t in current.tags.items() if s != species_id}
    else:
        tags = {**current.tags, species_id: state}
    list_state = ListState.COMPLETE if current.state is ListState.UNTAGGED else current.state
    return SpeciesList(recording_id=current.recording_id, state=list_state, tags=tags)


def untagged(recording_id: RecordingId) -> SpeciesList:
    """Return the list of a recording of which nobody has said anything."""
    return SpeciesList(recording_id=recording_id)


def _add(tx: Transaction, species: Sequence[Species]) -> None:
    for one in species:
        _refuse_taken(tx, one)
    tx.put_species(species)


def _refuse_taken(tx: Transaction, species: Species) -> None:
    known = tx.species_named(species.name)
    if known is not None and known.id != species.id:
        raise ListsError(f"There is already a species called “{species.name}”.")


def _log(species: Sequence[Species]) -> list[dict[str, str]]:
    return [{"id": s.id, "name": s.name} for s in species]
