"""Import of species lists from a table."""

import os
from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import product
from pathlib import Path

from birdann.app.commands.lists import SetSpeciesLists
from birdann.app.exchange.file_matching import match_files
from birdann.app.exchange.list_spans import divide_windows, is_of_other_clock, spans_of
from birdann.app.learning.predicting import Rescorer
from birdann.app.reports import (
    MAX_SPECIES_NAMED,
    ListsReport,
    Report,
    lines_under_heading,
    new_species,
    report_field,
)
from birdann.app.session import Session
from birdann.app.species_matching import SpeciesMatcher, has_parts
from birdann.app.species_source import species_matcher
from birdann.core.errors import ListsError
from birdann.core.ids import RecordingId, SpeciesId, new_id
from birdann.core.labels import ListKey, ListState, Species, SpeciesList, TagState
from birdann.core.message import Message, listed_briefly
from birdann.core.progress import Progress, part, silent
from birdann.core.recording import Recording
from birdann.core.windows import span_name
from birdann.formats.doubts import without_doubt
from birdann.formats.entries import names_in
from birdann.formats.file_labels import FileLabels, RowKind
from birdann.formats.species_lists import read_species_lists
from birdann.store import Project, ProjectReader


class ExistingListPolicy(StrEnum):
    """How to treat existing lists."""

    ADD = "add"  # it gets the species that it does not name; what it says stays
    REPLACE = "replace"
    KEEP = "keep"  # only recordings without a list get one


class BlankPolicy(StrEnum):
    """Meaning of a blank cell: an empty one, or one with a word like "none"."""

    UNTAGGED = "untagged"  # no one listened: the recording keeps the list that it has
    WRITTEN = "written"  # no birds where a word such as "none" says so, else untagged
    NO_BIRDS = "no-birds"  # listened, nothing present


@dataclass(frozen=True, slots=True, kw_only=True)
class ListChoices:
    """How a table of species lists is read."""

    complete: bool = True  # Whether species that are not in a list are absent.
    # How to treat existing lists; None replaces only those that came from a file.
    existing: ExistingListPolicy | None = None
    blank: BlankPolicy = BlankPolicy.UNTAGGED  # Meaning of a cell without species.


USUAL = ListChoices()

_FROM_FILES = ("file ", "imported ")
"""How sources of lists begin that no person typed."""
_MAX_COLUMNS_NAMED = 5


@dataclass(frozen=True, slots=True, kw_only=True)
class ListChange:
    """Change of a recording's list, as displayed; "" for no list."""

    recording: str
    before: str
    after: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ListsOutcome(Report):
    """Effect of an import with certain choices."""

    n_no_birds: int = report_field("%Ln list becomes “no birds”.", "%Ln lists become “no birds”.")
    # n_first, n_changed, n_same: Number of new, changed and unchanged lists.
    n_first: int = report_field("%Ln new list.", "%Ln new lists.")
    n_changed: int = report_field("%Ln list changes.", "%Ln lists change.")
    n_same: int = report_field("%Ln list unchanged.", "%Ln lists unchanged.")
    by_hand: tuple[str, ...] = report_field(
        "%Ln of those that change was tagged by hand.",
        "%Ln of those that change were tagged by hand.",
        title=Message("Tagged by hand"),
    )
    n_tags_lost: int = report_field("%Ln tag is replaced.", "%Ln tags are replaced.")
    new_species: tuple[str, ...] = new_species()
    unused_species: tuple[str, ...] = report_field(
        say=lambda names: Message(
            "No longer used and removed: {names}.",
            names=listed_briefly(list(names), MAX_SPECIES_NAMED),
        )
    )
    # Changed lists, those of recordings with an existing list first.
    changes: tuple[ListChange, ...]
    notes: tuple[str, ...]  # On irregularities of the table, and how they are interpreted.

    def lines(self) -> list[str]:
        """Return the whole report; changes come last."""
        rows = [
            f"{change.recording}: {change.before} → {change.after}"
            for change in self.changes
            if change.before
        ]
        return [*Report.lines(self), *self.notes, *lines_under_heading(Message("Changes"), rows)]


class ReadLists:
    """A table of species lists matched with a project, before the import.

    Attributes
    ----------
    detections_of
        The score column, or a name with a score, if the table is a program's; "" for a person's.
    n_blank
        Recordings with a blank cell.
    n_written
        Those of them with a word such as "none".
    outcomes
        Of ``preview_lists``.
    """

    def __init__(self, project: Project, path: Path) -> None:
        with project.reader() as reader:
            table = read_species_lists(path, reader.species.ids_by_name())
        self.path, self.detections_of, self._table_notes = path, table.scores_in, table.notes
        self._unread_species = table.unread_species
        with project.reader() as reader, reader.snapshot():
            recordings = reader.recordings.all()
            self._species = reader.species.ids_by_name()
            self._names = reader.species.names()
            self._table_names = reader.recordings.names()
            self.matches = match_files(table.files, recordings)
            if table.files and not (self.matches.found or self.matches.ambiguous):
                raise ListsError(
                    "{path} contains none of the project's recordings (first file: “{file}”). Add "
                    "the recordings first, or compare the file names.",
                    path=path,
                    file=table.files[0].file,
                )
            by_id = {recording.id: recording for recording in recordings}
            self._entries = _assign_lists(reader, path, self.matches.found, by_id)
            self._is_of_other_clock = any(
                is_of_other_clock(entry, by_id[key]) for (key, *_), entry in self._entries.items()
            )
            self.before = reader.lists.of_keys(self._entries)
            self._by_hand = {
                key
                for key, species_list in self.before.items()
                if species_list.state is not ListState.UNTAGGED and _is_typed(reader, key)
            }
            # what is named by anything that a table cannot change
            self._used = {
                key
                for species_list in reader.lists.every()
                if species_list.key not in self.before
                for key in species_list.tags
            }
            labelled = (label.species_id for label in reader.labels.all().values())
            self._used |= {key for key in labelled if key is not None}
            self.matcher = species_matcher(reader, by_spelling=False)
        self._recordings = by_id
        self.outcomes: dict[ListChoices, ListsOutcome] = {}
        self._unsure: dict[str, None] = {}
        for entry in self._entries.values():
            entry.tags = self._with_doubts(entry.tags)
        # Names of several parts come last, so that they ask whichever row is the first.
        written = dict.fromkeys(name for entry in self._entries.values() for name in entry.tags)
        for name in sorted(written, key=has_parts):
            self.matcher.species_of(name)
        for entry in self._entries.values():
            entry.tags = _map_species(entry.tags, self.matcher)

        blanks = [entry for entry in self._entries.values() if entry.kind is RowKind.BLANK]
        self.n_blank, self.n_written = (
            len(blanks),
            sum(entry.says_none for entry in blanks),
        )

    def command(self, choices: ListChoices) -> SetSpeciesLists:
        """Return the edit that imports the table; unchanged lists are left out."""
        new = _new_species(self._entries.values(), self._species)
        ids = {**self._species, **{species.name: species.id for species in new}}
        is_complete = choices.complete and self.may_be_complete
        lists = []
        for key, entry in self._entries.items():
            is_blank = entry.kind is RowKind.BLANK
            is_none = choices.blank is BlankPolicy.NO_BIRDS or (
                choices.blank is BlankPolicy.WRITTEN and entry.says_none
            )
            if is_blank and (not is_none or self.detections_of):
                continue
            state = entry.state or (
                ListState.COMPLETE if is_complete or is_blank else ListState.INCOMPLETE
            )
            if entry.is_part and not is_blank:  # in which part a species was heard is not known
                if state is ListState.INCOMPLETE:
                    continue
                state = ListState.POSSIBLE
            species_list = replace(
                self.before[key],
                state=state,
                tags={ids[name]: tag for name, tag in entry.tags.items()},
                listed_by="" if key[-1] else entry.observer,
            )
            after = _apply_policy(self.before[key], species_list, choices.existing)
            if after != self.before[key]:
                lists.append(after)
        named = {key for each_list in lists for key in each_list.tags}
        changed = {each_list.key for each_list in lists}
        kept = {
            k
            for key, each_list in self.before.items()
            if key not in changed
            for k in each_list.tags
        }
        dropped = {k for key in changed for k in self.before[key].tags}
        return SetSpeciesLists(
            lists,
            new_species=[species for species in new if species.id in named],
            unused_species=sorted(dropped - named - kept - self._used),
            source=f"file {self.path.name}",
        )

    def n_untagged(self, blank: BlankPolicy) -> int:
        """Return the number of recordings with a blank cell that stay unchanged."""
        n_none = {BlankPolicy.UNTAGGED: 0, BlankPolicy.WRITTEN: self.n_written}
        return self.n_blank - n_none.get(blank, self.n_blank)

    def outcome(self, choices: ListChoices) -> ListsOutcome:
        """Return the effect of importing with these choices."""
        command = self.command(choices)
        names = {**self._names, **{species.id: species.name for species in command.new_species}}
        others = [
            species_list
            for species_list in command.lists
            if self.before[species_list.key].state is not ListState.UNTAGGED
        ]
        lost = [
            key
            for species_list in others
            for key, tag in self.before[species_list.key].tags.items()
            if species_list.tags.get(key) is not tag
        ]
        return ListsOutcome(
            n_first=len(command.lists) - len(others),
            n_changed=len(others),
            n_same=len(self.before) - len(command.lists) - self.n_untagged(choices.blank),
            by_hand=tuple(
                self._name(species_list)
                for species_list in others
                if species_list.key in self._by_hand
            ),
            n_tags_lost=len(lost),
            n_no_birds=sum(
                species_list.state is ListState.COMPLETE and not species_list.tags
                for species_list in command.lists
            ),
            new_species=tuple(species.name for species in command.new_species),
            unused_species=tuple(sorted(names[key] for key in command.unused_species)),
            changes=tuple(
                ListChange(
                    recording=self._name(species_list),
                    before=_list_text(self.before[species_list.key], names),
                    after=_list_text(species_list, names),
                )
                for species_list in sorted(
                    command.lists,
                    key=lambda species_list: (
                        self.before[species_list.key].state is ListState.UNTAGGED
                    ),
                )
            ),
            notes=self.notes,
        )

    def _name(self, species_list: SpeciesList) -> str:
        """Return the name of a list's recording, and the time of its window."""
        return span_name(self._table_names[species_list.recording_id], species_list.span_s)

    def _with_doubts(self, tags: Mapping[str, TagState]) -> dict[str, TagState]:
        """Return the tags of each name in a cell, with “Wren?” as an unsure Wren.

        The name of a species is as it is.
        """
        doubts: dict[str, TagState] = {}
        for written, tag in tags.items():
            is_known = self.matcher.is_known(written)
            for single in (written,) if is_known else names_in(written):
                name, certainty = without_doubt(single)
                if not certainty or self.matcher.is_known(single):
                    doubts[single] = tag
                    continue
                self._unsure[single] = None
                doubts.setdefault(name, TagState.UNSURE if tag is TagState.PRESENT else tag)
        return doubts

    @property
    def may_be_complete(self) -> bool:
        """Whether the table is a person's, and every species column is readable."""
        return not self.detections_of and not self._unread_species

    @property
    def n_unplaced(self) -> int:
        """Number of files of the table that are not in the project, or ambiguous."""
        return len(self.matches.unmatched) + len(self.matches.ambiguous)

    @property
    def n_without(self) -> int:
        """Number of recordings that are not in the table."""
        return len(self._recordings) - len(self.matches.found)

    @property
    def notes(self) -> tuple[str, ...]:
        """Sentences on irregularities and how they were interpreted."""
        names = dict.fromkeys(
            [*self._species, *(n for entry in self._entries.values() for n in entry.tags)]
        )
        notes = [*self._table_notes, *_differing_in_case(names)]
        if self._is_of_other_clock:
            note = Message(
                "Only the table or only the recordings have time zones. Their times were compared "
                "without zones."
            )
            notes.append(note)
        joined = [name for name in names if "," in name and name not in self._species]
        if joined:
            note = Message(
                "Names with a comma, read as one species: {names}. Write “;” between species."
            )
            quoted = [f"“{name}”" for name in joined]
            notes.append(note.with_values(names=listed_briefly(quoted, _MAX_COLUMNS_NAMED)))
        if self._unsure:
            note = Message("Read as unsure: {names}.")
            quoted = [f"“{name}”" for name in self._unsure]
            notes.append(note.with_values(names=listed_briefly(quoted, _MAX_COLUMNS_NAMED)))
        if similar := [
            ", ".join((one.written, *one.candidates)) for one in self.matcher.questions
        ]:
            note = Message(
                "Similar names, kept as separate species: {names}. If one is misspelt, merge them "
                "in Project > Species."
            )
            notes.append(note.with_values(names=listed_briefly(similar, MAX_SPECIES_NAMED, "; ")))
        notes += Message.if_any(
            "%Ln window continues in the next recording. Its species are possible in each "
            "part and required in none; of an incomplete list nothing is imported.",
            "%Ln windows continue in the next recording. Their species are possible in each "
            "part and required in none; of incomplete lists nothing is imported.",
            len({entry.line for entry in self._entries.values() if entry.is_part}),
        )
        if self._unread_species:
            note = Message(
                "Columns with values that cannot be read: {names}. All lists are imported as "
                "incomplete.",
                names=listed_briefly(self._unread_species, _MAX_COLUMNS_NAMED),
            )
            notes.insert(0, note)
        if self.detections_of:  # first: a window shows two
            note = Message(
                "The table contains detections of a program (“{detections_of}”). Its lists "
                "are imported as incomplete. To import the detections themselves, use "
                "Import annotations.",
                detections_of=self.detections_of,
            )
            notes.insert(0, note)
        return tuple(notes)


def preview_lists(
    project: Project, table_path: str | os.PathLike[str], *, progress: Progress = silent
) -> ReadLists:
    """Read a table of species lists, with the effects of all possible choices."""
    path = Path(table_path)
    progress(0.0, Message("Reading {name}", name=path.name))
    read = ReadLists(project, path)
    blanks = tuple(BlankPolicy) if read.n_blank else (BlankPolicy.UNTAGGED,)
    ways = list(product(ExistingListPolicy, (True, False), blanks))
    for i, (existing, complete, blank) in enumerate(ways):
        progress(0.4 + 0.6 * i / len(ways), Message("Comparing lists"))
        choices = ListChoices(existing=existing, complete=complete, blank=blank)
        read.outcomes[choices] = read.outcome(choices)
    return read


def import_lists(
    session: Session,
    table_path: str | os.PathLike[str],
    choices: ListChoices = USUAL,
    *,
    progress: Progress = silent,
) -> ListsReport:
    """Import a table of species lists, in one step of undo.

    A name that the checklist gives for another species, such as its code, is mapped to that
    species; names that differ in spelling are kept separate. Species no longer in use are removed.
    Detections of a program never make a complete list.
    """
    path = Path(table_path)
    progress(0.0, Message("Reading {name}", name=path.name))
    read = ReadLists(session.project, path)
    progress(0.5, Message("Setting lists"))
    outcome = read.outcome(choices)
    if choices.existing is None and outcome.by_hand:
        raise ListsError(
            Message.counted(
                "{path} differs from existing tags in %Ln recording ({first}). Choose whether to "
                "add to its list, replace or keep it (--existing add, replace or keep).",
                "{path} differs from existing tags in %Ln recordings (first: {first}). Choose "
                "whether to add to their lists, replace or keep them (--existing add, replace "
                "or keep).",
                len(outcome.by_hand),
                path=path,
                first=outcome.by_hand[0],
            )
        )
    command = read.command(choices)
    if command.lists:
        session.project.back_up()
        session.execute(command)
        Rescorer().rescore(session, progress=part(progress, 0.6, 1.0))
    progress(1.0, Message("Done"))
    return ListsReport(
        tagged=tuple(dict.fromkeys(species_list.recording_id for species_list in command.lists)),
        new_species=outcome.new_species,
        unused_species=outcome.unused_species,
        same=outcome.n_same,
        unmatched=tuple(read.matches.unmatched),
        ambiguous=tuple(read.matches.ambiguous),
        without_list=read.n_without,
        taken=tuple(read.matcher.matches),
        notes=read.notes,
        blank=read.n_untagged(choices.blank),
        no_birds=outcome.n_no_birds,
    )


def _is_typed(reader: ProjectReader, list_key: ListKey) -> bool:
    made = reader.lists.provenance(*list_key)
    return made is None or not made.name.startswith(_FROM_FILES)


def _apply_policy(
    before: SpeciesList, new: SpeciesList, existing: ExistingListPolicy | None
) -> SpeciesList:
    replaces = existing in {None, ExistingListPolicy.REPLACE}
    if before.state is ListState.UNTAGGED or replaces:
        return new
    if existing is ExistingListPolicy.KEEP:
        return before
    return replace(before, tags={**new.tags, **before.tags})


def _list_text(species_list: SpeciesList, names: Mapping[SpeciesId, str]) -> str:
    """Return a list for display; an incomplete one ends with dots."""
    if species_list.state is ListState.UNTAGGED:
        return ""
    marks = {TagState.PRESENT: "", TagState.UNSURE: "?", TagState.ABSENT: " –"}
    if species_list.state is ListState.COMPLETE and not species_list.tags:
        return Message("No birds")
    species = ", ".join(f"{names[key]}{marks[tag]}" for key, tag in species_list.tags.items())
    return f"{species or '–'}{' …' if species_list.state is ListState.INCOMPLETE else ''}"


def _map_species(tags: Mapping[str, TagState], matcher: SpeciesMatcher) -> dict[str, TagState]:
    """Return tags with mapped species; of two tags for one species, presence prevails."""
    renamed: dict[str, TagState] = {}
    for name, tag in tags.items():
        species = matcher.species_of(name)
        if renamed.get(species) is not TagState.PRESENT:
            renamed[species] = tag
    return renamed


def _assign_lists(
    reader: ProjectReader,
    path: Path,
    found: Mapping[RecordingId, list[FileLabels]],
    recordings: Mapping[RecordingId, Recording],
) -> dict[ListKey, FileLabels]:
    """Return the entries by the list that each is: the observer's own, unless another has it."""
    observers = {
        (species_list.recording_id, species_list.span_s): species_list.listed_by
        for species_list in reader.lists.every(list(found))
        if species_list.listed_by
    }
    labels_of_list: dict[ListKey, FileLabels] = {}
    parts = divide_windows(
        path, found, list(recordings.values()), reader.sites.list_by_recording()
    )
    for key, entries in parts.items():
        for span, entry in zip(spans_of(path, entries, recordings[key]), entries, strict=True):
            is_own = observers.setdefault((key, span), entry.observer) == entry.observer
            labels_of_list[key, span, "" if is_own else entry.observer] = entry
    return labels_of_list


def _new_species(entries: Iterable[FileLabels], known: dict[str, SpeciesId]) -> list[Species]:
    names = dict.fromkeys(name for entry in entries for name in entry.tags)
    return [Species(id=SpeciesId(new_id()), name=name) for name in names if name not in known]


def _differing_in_case(names: Iterable[str]) -> list[str]:
    groups: dict[str, list[str]] = defaultdict(list)
    for name in names:
        groups[name.casefold()].append(name)
    return [
        Message(
            "These names differ only in capitalization and are kept as separate species: {names}.",
            names=", ".join(sorted(group)),
        )
        for group in groups.values()
        if len(group) > 1
    ]
