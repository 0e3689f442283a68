"""Edits of species lists of recordings and windows, and of windows."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands.base import Command, counted_label
from birdann.app.commands.species import add_species
from birdann.core.errors import ListsError
from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.labels import ListKey, ListState, Species, SpeciesList, TagState, WindowChoice
from birdann.core.message import Message
from birdann.core.provenance import person_provenance
from birdann.core.windows import (
    CrossingSpansError,
    LabelledSpans,
    Span,
    round_span,
    window_in_words,
)
from birdann.store import Project, ProjectReader, Transaction

_ASSUMED = "lists_are"


@dataclass(slots=True)
class ListEdit(Command):
    """Changes lists of recordings and windows."""

    @property
    @abstractmethod
    def _recording_ids(self) -> Sequence[RecordingId]:
        """The recordings whose lists change."""

    label = counted_label("Tag %Ln recording", "Tag %Ln recordings", of="_recording_ids")
    sized_by: ClassVar[tuple[str, ...]] = ("_recording_ids",)

    def _write(
        self,
        tx: Transaction,
        lists: Sequence[SpeciesList],
        by: str,
        removed: Sequence[ListKey] = (),
    ) -> None:
        """Set lists and remove others."""
        before = tx.lists.of_keys([*removed, *(species_list.key for species_list in lists)])
        made = person_provenance(by)
        for recording, span_s, observer in removed:
            gone = SpeciesList(recording_id=recording, span_s=span_s, observer=observer)
            tx.lists.set(gone, None)
        for species_list in lists:
            tx.lists.set(species_list, made)
        refuse_crossing(
            tx,
            {
                species_list.recording_id
                for species_list in lists
                if species_list.span_s is not None
            },
        )
        changed = {
            species
            for species_list in lists
            for species in species_list.tags.keys() | before[species_list.key].tags.keys()
            if species_list.tags.get(species) is not before[species_list.key].tags.get(species)
        }
        self._set_subject(tx, (recording for recording, *_ in before), changed)

    def _changes(self, *others: Kind) -> ChangeSet:
        return ChangeSet.of(Kind.LISTS, *others, recordings=self._recording_ids)


@dataclass(slots=True)
class SetSpeciesLists(ListEdit):
    """Replace the lists of any number of recordings."""

    name: ClassVar[str] = "set species lists"
    lists: Sequence[SpeciesList]  # The new lists.
    new_species: Sequence[Species] = ()  # Species to add first.
    unused_species: Sequence[SpeciesId] = ()  # Species to remove, as nothing refers to them.
    source: str = ""  # Source of the lists, if not the observer.

    @property
    def _recording_ids(self) -> Sequence[RecordingId]:
        return list(dict.fromkeys(species_list.recording_id for species_list in self.lists))

    def do(self, tx: Transaction) -> ChangeSet:
        add_species(tx, self.new_species)
        self._write(tx, self.lists, self.source or tx.actor)
        tx.species.remove(self.unused_species)
        kinds = (Kind.SPECIES,) if self.new_species or self.unused_species else ()
        return self._changes(*kinds)


@dataclass(slots=True)
class AcceptSuggestedTags(ListEdit):
    """Tag species as present in many recordings and windows.

    Existing tags are kept.
    """

    name: ClassVar[str] = "tag heard"
    tags: Sequence[tuple[RecordingId, Span | None, SpeciesId]]

    @property
    def _recording_ids(self) -> Sequence[RecordingId]:
        return list(dict.fromkeys(recording for recording, *_ in self.tags))

    def do(self, tx: Transaction) -> ChangeSet:
        lists = tx.lists.of_keys((recording, span_s, "") for recording, span_s, _ in self.tags)
        for recording, span_s, species in self.tags:
            one = lists[recording, span_s, ""]
            if species not in one.tags:
                lists[one.key] = set_tag(one, species, TagState.PRESENT)
        self._write(tx, list(lists.values()), tx.actor)
        return self._changes()


@dataclass(slots=True)
class TagRecordings(ListEdit):
    """Tag species in recordings; other tags are kept.

    Applied to the lists at execution, so that concurrent edits are not overwritten.
    """

    name: ClassVar[str] = "tag recordings"
    recording_ids: Sequence[RecordingId]
    tags: Mapping[SpeciesId, TagState | None]  # State of each species; None removes the tag.
    first: ListState = ListState.INCOMPLETE  # State of a previously untagged list.
    new_species: Sequence[Species] = ()  # Species to add first, unless the name exists.
    only_untagged: bool = False  # Whether existing tags are kept.
    span_s: Span | None = None  # Window of the lists; None for whole recordings.

    @property
    def _recording_ids(self) -> Sequence[RecordingId]:
        return self.recording_ids

    def do(self, tx: Transaction) -> ChangeSet:
        known = {species.id: tx.species.find_by_name(species.name) for species in self.new_species}
        added = [species for species in self.new_species if known[species.id] is None]
        add_species(tx, added)
        lists = tx.lists.of_keys((key, self.span_s, "") for key in self.recording_ids)
        for tagged, state in self.tags.items():
            same = known.get(tagged)
            species_id = same.id if same is not None else tagged
            for key, species_list in lists.items():
                if not (self.only_untagged and species_id in species_list.tags):
                    lists[key] = set_tag(species_list, species_id, state, first=self.first)
        self._write(tx, list(lists.values()), tx.actor)
        return self._changes(*((Kind.SPECIES,) if added else ()))


@dataclass(slots=True)
class SetListState(ListEdit):
    """Set lists complete or incomplete; tags are kept.

    ``UNTAGGED`` resets lists without tags.
    """

    name: ClassVar[str] = "set list state"
    recording_ids: Sequence[RecordingId]
    state: ListState
    span_s: Span | None = None

    @property
    def _recording_ids(self) -> Sequence[RecordingId]:
        return self.recording_ids

    def do(self, tx: Transaction) -> ChangeSet:
        lists = tx.lists.of_keys((key, self.span_s, "") for key in self.recording_ids)
        changed = {
            key: replace(species_list, state=self.state)
            for key, species_list in lists.items()
            if self.state is not ListState.UNTAGGED or not species_list.tags
        }
        self._write(tx, list(changed.values()), tx.actor)
        return self._changes()


@dataclass(slots=True)
class AssumeLists(Command):
    """Set the default state of new lists, and the state of incomplete ones begun before."""

    name: ClassVar[str] = "assume lists"
    state: ListState
    begun: Sequence[ListKey] = ()

    @property
    def label(self) -> Message:
        if self.state is ListState.COMPLETE:
            return Message("New lists are complete")
        return Message("New lists are incomplete")

    def do(self, tx: Transaction) -> ChangeSet:
        tx.settings.set(_ASSUMED, self.state.value)
        begun = tx.lists.of_keys(self.begun).values() if self.state is ListState.COMPLETE else ()
        changed = [
            species_list for species_list in begun if species_list.state is ListState.INCOMPLETE
        ]
        for species_list in changed:
            tx.lists.set(replace(species_list, state=self.state), person_provenance(tx.actor))
        recordings = list(dict.fromkeys(species_list.recording_id for species_list in changed))
        kinds = (Kind.LISTS,) if changed else ()
        return ChangeSet.of(Kind.SETTINGS, *kinds, recordings=recordings)


def assumed_lists(project: Project | ProjectReader) -> ListState | None:
    """Return the default state of new lists, or None."""
    stored = project.settings.get(_ASSUMED)
    known = (ListState.COMPLETE, ListState.INCOMPLETE)
    return next((state for state in known if state.value == stored), None)


def set_tag(
    current: SpeciesList,
    species_id: SpeciesId,
    state: TagState | None,
    *,
    first: ListState = ListState.INCOMPLETE,
) -> SpeciesList:
    """Return a list with one tag set, or removed (None).

    ``first`` is the state of a previously untagged list. Without its last tag a list is untagged
    again.
    """
    tags: Mapping[SpeciesId, TagState]
    if state is None:
        tags = {s: t for s, t in current.tags.items() if s != species_id}
    else:
        tags = {**current.tags, species_id: state}
    list_state = first if current.state is ListState.UNTAGGED else current.state
    return replace(current, state=list_state if tags else ListState.UNTAGGED, tags=tags)


def refuse_crossing(tx: Transaction, recording_ids: Iterable[RecordingId]) -> None:
    """Refuse partly overlapping windows."""
    for recording, lists in tx.lists.windows(list(recording_ids)).items():
        try:
            LabelledSpans.of(lists)
        except CrossingSpansError as error:
            raise crossing(tx.recordings.names()[recording], error) from error


def crossing(recording: str, error: CrossingSpansError) -> ListsError:
    """Return the error for two partly overlapping windows."""
    first, second = map(window_in_words, error.spans)
    return ListsError(
        "{recording}: the windows {first} and {second} overlap. Put one inside the other, or "
        "change a border.",
        recording=recording,
        first=first,
        second=second,
    )


def untagged(recording_id: RecordingId) -> SpeciesList:
    """Return an untagged list."""
    return SpeciesList(recording_id=recording_id)


@dataclass(slots=True)
class ChangeWindows(ListEdit):
    """Add and remove windows with their lists, as one step."""

    name: ClassVar[str] = "change windows"
    lists: Sequence[SpeciesList]  # Lists of the new windows.
    removed: Sequence[ListKey]
    doing: Message  # Text of the undo menu.

    @classmethod
    def add(
        cls,
        recording_id: RecordingId,
        spans: Sequence[Span],
        choice: WindowChoice = WindowChoice.AT_WILL,
    ) -> Self:
        """Return the command that adds windows without a list."""
        lists = [
            SpeciesList(recording_id=recording_id, span_s=round_span(span), choice=choice)
            for span in spans
        ]
        return cls(lists, (), Message.counted("Add %Ln window", "Add %Ln windows", len(lists)))

    @classmethod
    def remove(cls, lists: Sequence[SpeciesList]) -> Self:
        doing = Message.counted("Remove %Ln window", "Remove %Ln windows", len(lists))
        return cls((), [species_list.key for species_list in lists], doing)

    @classmethod
    def move(cls, lists: Sequence[SpeciesList], span: Span) -> Self:
        """Return the command that moves the borders of a window, given by its lists."""
        moved = [replace(species_list, span_s=round_span(span)) for species_list in lists]
        return cls(moved, [species_list.key for species_list in lists], Message("Move window"))

    @classmethod
    def split(cls, lists: Sequence[SpeciesList], at_s: float) -> Self:
        """Return the command that splits a window, given by its lists, in two.

        A window with a list is kept around its untagged halves, as it is unknown which species
        occur in which half.
        """
        (start_s, end_s) = lists[0].span_s or (at_s, at_s)
        halves = [
            replace(
                species_list,
                span_s=round_span(span),
                state=ListState.UNTAGGED,
                tags={},
                listed_by="",
            )
            for species_list in lists[:1]
            for span in ((start_s, at_s), (at_s, end_s))
        ]
        is_tagged = any(species_list.state is not ListState.UNTAGGED for species_list in lists)
        removed = () if is_tagged else [species_list.key for species_list in lists]
        return cls(halves, removed, Message("Split window"))

    @classmethod
    def join(cls, first: SpeciesList, second: SpeciesList) -> Self:
        """Return the command that joins two consecutive windows.

        The joint list contains the species of both, and is complete if both are.
        """
        if first.span_s is None or second.span_s is None:
            raise ListsError("A recording as a whole cannot be joined with a window.")
        named = dict.fromkeys([*first.tags, *second.tags])
        tags = {key: _join_tags(first.tag_of(key), second.tag_of(key)) for key in named}
        states = {first.state, second.state}
        state = (
            first.state
            if len(states) == 1
            else ListState.INCOMPLETE
            if tags
            else ListState.UNTAGGED
        )
        span = min(first.span_s[0], second.span_s[0]), max(first.span_s[1], second.span_s[1])
        by = first.listed_by if first.listed_by == second.listed_by else ""
        joined = replace(first, span_s=round_span(span), state=state, tags=tags, listed_by=by)
        return cls([joined], [first.key, second.key], Message("Join windows"))

    sized_by = ("lists", "removed")

    @property
    def label(self) -> Message:
        return self.doing

    @property
    def _recording_ids(self) -> Sequence[RecordingId]:
        list_keys = [*(species_list.key for species_list in self.lists), *self.removed]
        return list(dict.fromkeys(list_key[0] for list_key in list_keys))

    def do(self, tx: Transaction) -> ChangeSet:
        """Change the windows."""
        removed = set(self.removed)
        for list_key, before in tx.lists.of_keys(each.key for each in self.lists).items():
            is_there = (
                tx.lists.provenance(*list_key) is not None
                or before.state is not ListState.UNTAGGED
            )
            if is_there and list_key not in removed:
                raise ListsError("There is already a window at this time. Choose another time.")
        self._write(tx, self.lists, tx.actor, self.removed)
        return self._changes()


def _join_tags(one: TagState | None, other: TagState | None) -> TagState:
    """Return the tag of a species in a joint list: present if either list says so."""
    if TagState.PRESENT in (one, other):
        return TagState.PRESENT
    return one if one is not None and one is other else TagState.UNSURE
