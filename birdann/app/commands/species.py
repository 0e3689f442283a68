"""Adding, renaming and merging species."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands.base import Command, counted_label, named_label
from birdann.core.errors import ListsError
from birdann.core.ids import SpeciesId
from birdann.core.labels import Alias, AliasKind, Label, Species, SpeciesList, TagState
from birdann.core.message import Message
from birdann.core.statements import unanimous_label
from birdann.formats.checklists import SpeciesName
from birdann.store import Project, ProjectReader, ProjectTables, Transaction

CHECKLIST_KEY = "species_names"


@dataclass(slots=True)
class AddSpecies(Command):
    """Add species."""

    name: ClassVar[str] = "add species"
    species: Sequence[Species]

    @property
    def label(self) -> Message:
        if len(self.species) == 1:
            return Message("Add species “{name}”", name=self.species[0].name)
        return Message.counted("Add %Ln species", "Add %Ln species", len(self.species))

    def do(self, tx: Transaction) -> ChangeSet:
        add_species(tx, self.species)
        return ChangeSet.of(Kind.SPECIES)


@dataclass(slots=True)
class RenameSpecies(Command):
    """Rename a species.

    Later imports still map its former name to it.
    """

    name: ClassVar[str] = "rename species"
    species_id: SpeciesId
    new_name: str

    label = named_label("Rename species to “{name}”", of="new_name")

    def do(self, tx: Transaction) -> ChangeSet:
        before = tx.species.all()[self.species_id]
        renamed = replace(before, name=self.new_name)
        _refuse_taken(tx, renamed)
        tx.species.put([renamed])
        if before.name != self.new_name:
            tx.species.add_aliases([Alias(self.species_id, AliasKind.SYNONYM, before.name)])
        return ChangeSet.of(Kind.SPECIES)


@dataclass(slots=True)
class RemoveSpecies(Command):
    """Remove species that no list and no label refers to."""

    name: ClassVar[str] = "remove species"
    species_ids: Sequence[SpeciesId]

    label = counted_label("Remove %Ln species", "Remove %Ln species", of="species_ids")

    def do(self, tx: Transaction) -> ChangeSet:
        used = {key for species_list in _every_list(tx) for key in species_list.tags}
        statements = [*_every_label(tx), *_every_reading(tx)]
        used |= {
            statement.species_id for statement in statements if statement.species_id is not None
        }
        for key in self.species_ids:
            if key in used:
                name = tx.species.all()[key].name
                raise ListsError(
                    "“{name}” is used in lists or labels. Merge it with another species instead.",
                    name=name,
                )
        tx.detections.set_species(dict.fromkeys(tx.detections.find_by_species(self.species_ids)))
        tx.species.remove(self.species_ids)
        return ChangeSet.of(Kind.SPECIES)


TAG_STRENGTH = (TagState.ABSENT, TagState.UNSURE, TagState.PRESENT)
"""Of two tags of what turns out to be one species the later here counts."""


@dataclass(slots=True)
class MergeSpecies(Command):
    """Merge a species into another, in lists, labels and readings.

    Where a list contains both, "present" takes precedence over "unsure", and that over "absent".
    Authors and times are kept. Observers who differed only by the two names then agree, and their
    label becomes effective. Scores are unchanged until the next training.
    """

    name: ClassVar[str] = "merge species"
    species_id: SpeciesId
    into: SpeciesId
    into_name: str

    label = named_label("Merge a species with “{name}”", of="into_name")

    def do(self, tx: Transaction) -> ChangeSet:
        tx.species.note_merged(self.species_id, self.into)
        lists = [
            species_list
            for species_list in _every_list(tx)
            if self.species_id in species_list.tags
        ]
        for species_list in lists:
            tx.lists.set(self._merge_tags(species_list), tx.lists.provenance(*species_list.key))
        labels = [label for label in _every_label(tx) if label.species_id == self.species_id]
        readings = [
            reading for reading in _every_reading(tx) if reading.species_id == self.species_id
        ]
        named = {label.segment_id for label in (*labels, *readings)}
        tx.labels.set([replace(label, species_id=self.into) for label in labels])
        disputed = named.intersection(tx.labels.disagreements())
        tx.labels.remove_readings(readings)
        tx.labels.add_readings([replace(reading, species_id=self.into) for reading in readings])
        settled = [
            label
            for key in disputed.difference(tx.labels.disagreements())
            if (label := unanimous_label(tx.labels.readings([key])[key])) is not None
        ]
        tx.labels.remove_readings(settled)
        tx.labels.set(settled)
        detections = tx.detections.find_by_species([self.species_id])
        tx.detections.set_species(dict.fromkeys(detections, self.into))
        tx.species.remove([self.species_id])
        touched = {
            *tx.segments.recordings_of(named).values(),
            *(species_list.recording_id for species_list in lists),
        }
        return ChangeSet.of(Kind.SPECIES, Kind.LISTS, Kind.LABELS, recordings=touched)

    def _merge_tags(self, species_list: SpeciesList) -> SpeciesList:
        tags = {key: state for key, state in species_list.tags.items() if key != self.species_id}
        tag = species_list.tags[self.species_id]
        tags[self.into] = max(tag, tags.get(self.into, tag), key=TAG_STRENGTH.index)
        return replace(species_list, tags=tags)


@dataclass(slots=True)
class PartSpecies(Command):
    """Undo an earlier merge of a species.

    Lists, labels, readings and detections that referred to it then, and refer to the other now,
    are restored. Where a list contained both, both get its present tag.
    """

    name: ClassVar[str] = "part species"
    species_id: SpeciesId
    species_name: str

    label = named_label("Separate species “{name}”", of="species_name")

    def do(self, tx: Transaction) -> ChangeSet:
        _refuse_taken(tx, tx.species.all()[self.species_id])
        if tx.species.part(self.species_id) is None:
            raise ListsError("“{name}” is not merged with a species.", name=self.species_name)
        touched = [recording.id for recording in tx.recordings.all()]
        return ChangeSet.of(Kind.SPECIES, Kind.LISTS, Kind.LABELS, recordings=touched)


@dataclass(slots=True)
class SetScientificName(Command):
    """Set the scientific name of a species; "" removes it."""

    name: ClassVar[str] = "set scientific name"
    species_id: SpeciesId
    scientific_name: str

    label = named_label("Set scientific name to “{name}”", of="scientific_name")

    def do(self, tx: Transaction) -> ChangeSet:
        one = tx.species.all()[self.species_id]
        tx.species.put([replace(one, scientific_name=self.scientific_name.strip())])
        return ChangeSet.of(Kind.SPECIES)


def _every_list(tx: Transaction) -> list[SpeciesList]:
    """Return all lists, including those of removed recordings, which may be restored."""
    removed = [recording.id for recording in tx.recordings.all(removed=True)]
    return [*tx.lists.every(), *tx.lists.every(removed)]


def _every_label(tx: Transaction) -> list[Label]:
    out = tx.recordings.all(removed=True)
    return [
        *tx.labels.all().values(),
        *(label for r in out for label in tx.labels.all(r.id).values()),
    ]


def _every_reading(tx: Transaction) -> list[Label]:
    return [reading for each in tx.labels.all_readings().values() for reading in each]


def checklist(project: Project | ProjectReader | ProjectTables) -> tuple[SpeciesName, ...]:
    """Return the imported checklist of a project."""
    stored = project.settings.get(CHECKLIST_KEY, [])
    rows = stored if isinstance(stored, Sequence) and not isinstance(stored, str) else []
    return tuple(
        SpeciesName(str(name), str(scientific), tuple(codes), tuple(synonyms))
        for name, scientific, codes, synonyms in rows
    )


def add_species(tx: Transaction, species: Sequence[Species]) -> None:
    """Add species whose names are not taken, with scientific names by the checklist."""
    for each_species in species:
        _refuse_taken(tx, each_species)
    scientific = {entry.name: entry.scientific_name for entry in checklist(tx)} if species else {}
    tx.species.put(
        replace(
            each_species,
            scientific_name=each_species.scientific_name or scientific.get(each_species.name, ""),
        )
        for each_species in species
    )


def _refuse_taken(tx: Transaction, species: Species) -> None:
    known = tx.species.find_by_name(species.name)
    if known is not None and known.id != species.id:
        raise ListsError("There is already a species called “{name}”.", name=species.name)
