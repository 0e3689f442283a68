"""Two people's projects of the same recordings, brought together in a new file.

Long: a merge is one thing, of which every step needs what those before it found.
"""

import os
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from pathlib import Path, PurePosixPath
from typing import Any

from birdann.app.commands.lists import (
    AcceptSuggestedTags,
    SetListState,
    SetSpeciesLists,
    TagRecordings,
)
from birdann.app.commands.recordings import SetStarts
from birdann.app.commands.segments import JoinSegments, Resegment
from birdann.app.commands.settings import KEPT_LISTED_SPECIES, kept_listed_species
from birdann.app.commands.species import AddSpecies, MergeSpecies, RemoveSpecies, RenameSpecies
from birdann.app.exchange.same_sounds import paired_outlines
from birdann.app.reports import MergeReport
from birdann.core.errors import ProjectFileError
from birdann.core.ids import RecordingId, SegmentId, SpeciesId
from birdann.core.labels import Label, LabelState, Note, Species
from birdann.core.message import Message
from birdann.core.progress import Progress, silent
from birdann.core.provenance import Maker, Provenance
from birdann.core.recording import Recording
from birdann.core.statements import Statement, joined, joined_lists, joined_notes
from birdann.store import Deletion, LogEntry, Project, ProjectTables
from birdann.store.copies import IDENTIFIER
from birdann.store.merging import Pair, paired
from birdann.store.project import identity

_OF_LISTS = frozenset(
    one.name
    for one in (TagRecordings, AcceptSuggestedTags, SetListState, SetSpeciesLists, MergeSpecies)
)
_OF_STARTS = frozenset({SetStarts.name})
_OF_NAMES = frozenset(one.name for one in (RenameSpecies, AddSpecies, RemoveSpecies))
_BY_MACHINE = frozenset({JoinSegments.name, Resegment.name})
"""Edits in which a person says nothing of the segments that go."""
_MIN_ID = 1 << 20


def merge_projects(
    first: Path,
    second: Path,
    target: Path,
    *,
    actor: str,
    progress: Progress = silent,
) -> MergeReport:
    """Write what two projects hold to a third; what both say differently stays as two readings.

    Recordings are the same by their content; segments by their identifier, or where two were
    outlined apart by their overlap. Which of the two is the first makes no difference to what
    people said.

    Parameters
    ----------
    actor
        Who merges them, for the edit log.

    Raises
    ------
    ProjectFileError
        If one of them cannot be read, both are one file or have nothing to do with each other,
        or the third cannot be written or is there already. Nothing is changed or left then.
    """
    _refuse(first, second, target)
    with (
        Project.open(first, read_only=True) as ours,
        Project.open(second, read_only=True) as theirs,
    ):
        _must_be_related(ours, theirs)
        progress(0.0, Message("Copying {name}", name=first.name))
        with paired(ours, theirs, Path(os.path.abspath(target)), actor=actor) as pair:
            report = _Merging(pair, ours, theirs, progress).merge()
            pair.log_seconds_edits()
            pair.tx.edit_log.append(
                actor,
                "merge projects",
                {"first": first.name, "second": second.name, **report.arguments()},
            )
    progress(1.0, Message("Done"))
    return replace(report, path=target)


def _refuse(first: Path, second: Path, target: Path) -> None:
    """Raise for what is wrong with the names, before anything is read."""
    if (one := identity(first)) is not None and one == identity(second):
        raise ProjectFileError(
            "{second} is the same file as {first}; name two.", second=second, first=first
        )
    if os.path.lexists(target):
        raise ProjectFileError(
            "{file} exists already, and is kept; choose another name.", file=target
        )
    if not Path(os.path.abspath(target)).parent.is_dir():
        raise ProjectFileError(
            "The folder {parent} does not exist.", parent=target.absolute().parent
        )


def _must_be_related(ours: Project, theirs: Project) -> None:
    if ours.settings.get(IDENTIFIER) == theirs.settings.get(IDENTIFIER):
        return
    mine, others = ({_content(r) for r in one.recordings.all()} for one in (ours, theirs))
    if mine.isdisjoint(others):
        raise ProjectFileError(
            "{first} and {second} have no recording in common, so there is nothing to merge; "
            "choose two projects of the same recordings.",
            first=ours.path,
            second=theirs.path,
        )


def _content(recording: Recording) -> tuple[str, int]:
    return recording.content_hash, recording.size_bytes


@dataclass(slots=True)
class _Edits:
    """What one of two people did that the other's project does not know of.

    Attributes
    ----------
    last_at
        By kind of edit and identifier, when it was touched last.
    by
        By identifier the last edit that named it.
    """

    log: Sequence[LogEntry]
    last_at: dict[frozenset[str], dict[int, Any]] = field(default_factory=dict, init=False)
    by: dict[int, LogEntry] = field(default_factory=dict, init=False)

    def __post_init__(self) -> None:
        kinds = (_OF_LISTS, _OF_STARTS, _OF_NAMES)
        self.last_at = {kind: {} for kind in kinds}
        for entry in self.log:
            ids = set(_identifiers(entry.arguments))
            self.by.update(dict.fromkeys(ids, entry))
            command = entry.command.removeprefix("undo ")
            for kind in kinds:
                if command in kind:
                    self.last_at[kind].update(dict.fromkeys(ids, entry.at))

    def hidden_by_machine(self, key: int) -> bool:
        """Whether what hid a segment was a search, or the joining of pieces."""
        entry = self.by.get(key)
        return entry is not None and entry.command.removeprefix("undo ") in _BY_MACHINE

    def recordings(self, reads: ProjectTables) -> set[int]:
        """Return the recordings in which the person did anything."""
        named = [SegmentId(key) for key in self.by]
        return {*named, *reads.segments.recordings_of(named).values()}

    def merged_species(self) -> dict[int, int]:
        """Return which species were merged into which others."""
        found: dict[int, int] = {}
        for entry in self.log:
            match entry.arguments:
                case {"species": int(one), "into": int(other)}:
                    if entry.command == "merge species":
                        found[one] = other
                    elif entry.command == "undo merge species":
                        found.pop(one, None)
        return found


def _identifiers(value: object) -> Iterable[int]:
    """Yield the numbers in data of JSON that can be identifiers."""
    match value:
        case dict():
            for key, one in value.items():
                if isinstance(key, str) and key.isdigit():
                    yield int(key)
                yield from _identifiers(one)
        case list():
            for one in value:
                yield from _identifiers(one)
        case int() if value > _MIN_ID:
            yield value


@dataclass(slots=True)
class _Merging:
    """One merge, step by step."""

    pair: Pair
    ours: Project
    theirs: Project
    progress: Progress
    report: MergeReport = field(default_factory=MergeReport, init=False)
    species: dict[int, int] = field(default_factory=dict, init=False)
    recordings: dict[int, int] = field(default_factory=dict, init=False)
    mine: _Edits = field(init=False)
    others: _Edits = field(init=False)

    def merge(self) -> MergeReport:
        """Do all of it."""
        pair = self.pair
        self.mine = _Edits(pair.own_log(of_second=False))
        self.others = _Edits(pair.own_log(of_second=True))
        self._tell(0.1, Message("Comparing species"))
        self._match_species()
        self._tell(0.15, Message("Comparing recordings"))
        self._match_recordings()
        self._tell(0.25, Message("Copying what only one of them holds"))
        before = pair.tx.overview.counts()
        pair.take(self.species, self.recordings)
        pair.merge_samples(self.species, self.theirs.name)
        self._tell(0.5, Message("Comparing labels"))
        self._merge_segments()
        self._tell(0.9, Message("Comparing species lists"))
        self._merge_lists()
        self._merge_notes_and_starts()
        self._keep_species()
        after = pair.tx.overview.counts()
        self._note(
            n_segments=after.segments - before.segments,
            n_labels=after.reviewed - before.reviewed,
            n_disagreements=len(pair.tx.labels.disagreements()),
        )
        return self.report

    def _tell(self, share: float, text: str) -> None:
        self.progress(share, text)

    def _note(self, **counts: object) -> None:
        self.report = replace(self.report, **counts)  # type: ignore[arg-type]

    # --- species -------------------------------------------------------------------------------

    def _match_species(self) -> None:
        """Find which species of the second are which of the first, and add the others.

        One that was merged into another in one of the projects is that other in both.
        """
        tx, second = self.pair.tx, self.pair.second
        ours, theirs = tx.species.all(), second.species.all()
        in_use = {one.id for one in tx.species.in_use()}
        in_use_there = {one.id for one in second.species.in_use()}
        merged = {
            key: into
            for edits, used in ((self.mine, in_use), (self.others, in_use_there))
            for key, into in edits.merged_species().items()
            if key not in used and into in ours.keys() | theirs.keys()
        }
        renamed = {
            key: theirs[key].name
            for key in ours.keys() & theirs.keys()
            if ours[key].name != theirs[key].name and self._second_was_later(key, _OF_NAMES)
        }
        by_name: dict[str, SpeciesId] = {}
        for key in sorted(in_use, key=lambda one: (one not in renamed, one)):
            if (same := by_name.setdefault(renamed.get(key, ours[key].name), key)) != key:
                merged[key] = same
        for key in in_use_there - ours.keys():
            if (same := by_name.get(theirs[key].name, key)) != key:
                merged[key] = same
        ends = {key: _end_of(key, merged) for key in ours.keys() | theirs.keys()}
        new = [one for key, one in theirs.items() if key not in ours and ends[key] == key]
        tx.species.put(new, removed=True)
        self.pair.remap_species({key: ends[key] for key in ours if ends[key] != key})
        to_name = [key for key in renamed if key in in_use and ends[key] == key]
        tx.species.set_removed(to_name, True)  # names may change places
        tx.species.put([one for one in new if one.id in in_use_there])
        tx.species.put([Species(id=key, name=renamed[key]) for key in to_name])
        self.species = {key: ends[key] for key in theirs}
        self._note(renamed=tuple(sorted(f"{ours[k].name} → {renamed[k]}" for k in to_name)))

    def _second_was_later(self, key: int, kind: frozenset[str]) -> bool:
        """Whether the second project touched something last that both hold."""
        mine, others = self.mine.last_at[kind].get(key), self.others.last_at[kind].get(key)
        return others is not None and (mine is None or others > mine)

    def _keep_species(self) -> None:
        """Bring species back into use that something names by now."""
        tx = self.pair.tx
        named = self.pair.species_in_statements()
        in_use = tx.species.in_use()
        used, names = {one.id for one in in_use}, {one.name for one in in_use}
        for key, one in tx.species.all().items():
            if key in named and key not in used and one.name not in names:
                tx.species.put([one])
                names.add(one.name)

    # --- recordings ----------------------------------------------------------------------------

    def _match_recordings(self) -> None:
        """Find which recordings are the same by their content, and add the others."""
        tx, second = self.pair.tx, self.pair.second
        mine = [*tx.recordings.all(), *tx.recordings.all(removed=True)]
        others = [*second.recordings.all(), *second.recordings.all(removed=True)]
        is_out = self.pair.removed_recordings(of_second=True)
        is_out_here = self.pair.removed_recordings(of_second=False)
        by_id = {one.id: one for one in mine}
        by_content: dict[tuple[str, int], list[Recording]] = defaultdict(list)
        for one in mine:
            by_content[_content(one)].append(one)
        taken = {one.id for one in others if one.id in by_id}
        paths = {one.path for one in mine if one.id not in is_out_here}
        touched, touched_there = self.mine.recordings(tx), self.others.recordings(second)
        new: list[Recording] = []
        moved: list[str] = []
        returned: list[RecordingId] = []
        gone: list[RecordingId] = []
        for one in others:
            same = by_id.get(one.id) or self._same_sound(one, by_content, taken)
            if same is not None:
                taken.add(same.id)
                self.recordings[one.id] = same.id
                is_kept = same.id in touched if one.id in is_out else one.id in touched_there
                if (same.id in is_out_here) != (one.id in is_out):
                    (returned if is_kept else gone).append(same.id)
                continue
            path = one.path
            if one.id not in is_out:
                path = _free_path(one.path, paths, self.theirs.name)
                paths.add(path)
                moved += [path] if path != one.path else []
            new.append(replace(one, path=path))
            self.recordings[one.id] = one.id
        tx.recordings.put([one for one in new if one.id not in is_out])
        tx.recordings.put([one for one in new if one.id in is_out], removed=True)
        tx.recordings.set_removed(gone, True)
        back = [key for key in returned if key in is_out_here]
        for key in back:
            if (path := _free_path(by_id[key].path, paths, self.ours.name)) != by_id[key].path:
                moved.append(path)
                tx.recordings.put([replace(by_id[key], path=path)], removed=True)
            paths.add(path)
        tx.recordings.set_removed(back, False)
        self._match_sites()
        self._note(
            n_recordings=len(new) - sum(one.id in is_out for one in new),
            n_returned=len(returned),
            other_sound=tuple(moved),
        )

    @staticmethod
    def _same_sound(
        one: Recording,
        by_content: Mapping[tuple[str, int], Sequence[Recording]],
        taken: set[RecordingId],
    ) -> Recording | None:
        alike = [other for other in by_content.get(_content(one), ()) if other.id not in taken]
        name = PurePosixPath(one.path).name
        return min(
            alike,
            key=lambda other: (PurePosixPath(other.path).name != name, other.id),
            default=None,
        )

    def _match_sites(self) -> None:
        tx, second = self.pair.tx, self.pair.second
        ours = {one.name: one.id for one in tx.sites.all()}
        known = set(ours.values())
        theirs = {one.id: one for one in second.sites.all()}
        tx.sites.put(
            [one for one in theirs.values() if one.id not in known and one.name not in ours]
        )
        by_name = {one.name: one.id for one in tx.sites.all()}
        placed = tx.sites.of_recordings()
        found = {
            RecordingId(self.recordings[key]): by_name.get(theirs[site].name, site)
            for key, site in second.sites.of_recordings().items()
        }
        tx.sites.place({key: site for key, site in found.items() if key not in placed})

    # --- segments ------------------------------------------------------------------------------

    def _merge_segments(self) -> None:
        tx = self.pair.tx
        shared = self.pair.shared_segments()
        keys = [key for key, _, _ in shared]
        ours, theirs = self._said(tx.labels, keys), self._said_by_second(keys)
        mine_only = self.pair.only_in_first()
        notes = self.pair.second.segments.notes(keys)
        own_notes = tx.segments.notes(keys)
        changed: dict[SegmentId, Statement] = {}
        hidden: list[SegmentId] = []
        restored: dict[SegmentId, Statement] = {}
        yielding: dict[SegmentId, Statement] = {}
        spoken: dict[SegmentId, Statement] = {}
        for key, here, there in shared:
            a, b = ours.get(key, Statement()), theirs.get(key, Statement())
            changed[key] = joined(a, b)
            if bool(here) == bool(there):
                continue
            speaking, other, edits = (b, a, self.mine) if here else (a, b, self.others)
            has_news = notes.get(key) != own_notes.get(key) or not speaking.all <= other.all
            deleted_by = edits.by.get(key)  # None where the other brought it back
            by_machine = edits.hidden_by_machine(key)
            if by_machine and not here:  # what took its place in the second may not have come
                yielding[key] = spoken[key] = changed.pop(key)
            elif deleted_by is None or (
                has_news and (by_machine or not _is_nothing(speaking.label))
            ):
                del changed[key]
                reading = None if deleted_by is None or by_machine else _deletion(key, deleted_by)
                disputed = joined(Statement(reading, other.all), speaking)
                (restored if here else yielding)[key] = disputed
                spoken[key] = replace(speaking, readings=speaking.readings | other.all)
            elif not here:
                hidden.append(key)
        self._set(changed, ours)
        tx.segments.set_deletion(hidden, Deletion.BY_PERSON)
        self._merge_overlapping(mine_only, restored, yielding, spoken)
        for key in keys:
            self._join_note(key, own_notes.get(key), notes.get(key))
        self._settle_joined()

    def _said(self, labels: Any, keys: Iterable[SegmentId]) -> dict[SegmentId, Statement]:  # noqa: ANN401
        keys = list(keys)
        counted, readings = labels.of(keys), labels.readings(keys)
        return {
            key: Statement(counted.get(key), frozenset(readings.get(key, ())))
            for key in counted.keys() | readings.keys()
        }

    def _said_by_second(self, keys: Iterable[SegmentId]) -> dict[SegmentId, Statement]:
        """Return what the second says, of the species as they are called by now."""

        def named(label: Label) -> Label:
            if label.species_id is None:
                return label
            return replace(label, species_id=SpeciesId(self.species[label.species_id]))

        return {
            key: Statement(
                named(said.label) if said.label is not None else None,
                frozenset(map(named, said.readings)),
            )
            for key, said in self._said(self.pair.second.labels, keys).items()
        }

    def _set(
        self, said: Mapping[SegmentId, Statement], before: Mapping[SegmentId, Statement]
    ) -> None:
        """Write what is said of segments, where it is not so already."""
        changed = {key: one for key, one in said.items() if one != before.get(key, Statement())}
        tx = self.pair.tx
        self.pair.forget_statements(changed)
        tx.labels.set([one.label for one in changed.values() if one.label is not None])
        tx.labels.add_readings([one for each in changed.values() for one in each.readings])

    def _merge_overlapping(
        self,
        mine_only: set[SegmentId],
        restored: Mapping[SegmentId, Statement],
        yielding: Mapping[SegmentId, Statement],
        spoken: Mapping[SegmentId, Statement],
    ) -> None:
        """Make one of segments that were outlined apart.

        What one person deleted and the other spoke of gives way to what the first outlined in
        its place; where there is nothing, it comes back.

        Parameters
        ----------
        restored, yielding
            What is said of those that were deleted in the first, and in the second, if they stay.
        spoken
            What is said of them but for the deletion.
        """
        tx, new = self.pair.tx, self.pair.new_segments()
        tx.segments.set_deletion(restored, Deletion.NONE)
        by_person = self.pair.outlined_by_people()
        disputed = {**restored, **yielding}
        kept: dict[SegmentId, SegmentId] = {}
        said: dict[SegmentId, Statement] = {}
        of_both = sorted(set(self.recordings.values()))
        for i, recording in enumerate(of_both):
            self._tell(0.55 + 0.35 * i / len(of_both), Message("Comparing outlines"))
            places = tx.segments.places(RecordingId(recording))
            boxes = {one.segment_id: one.box for one in places}
            mine = [key for key in boxes if key in mine_only or key in yielding]
            others = [key for key in boxes if key in new or key in restored]
            if not mine or not others:
                continue
            told = self._said(tx.labels, [*mine, *others])
            told |= {key: spoken[key] for key in (*mine, *others) if key in spoken}
            for pair in paired_outlines(boxes, mine, others, told, disputed.keys()):
                stays, goes = sorted(
                    pair, key=lambda key: (key in disputed, key not in by_person, key)
                )
                kept[goes] = stays
                said[stays] = joined(
                    told.get(stays, Statement()), told.get(goes, Statement()).of(stays)
                )
        left = {key: one for key, one in disputed.items() if key not in kept}
        self._set({**left, **said}, {})
        notes = tx.segments.notes([*kept, *kept.values()])
        for goes, stays in kept.items():
            self._join_note(stays, notes.get(stays), notes.get(goes))
        tx.segments.set_deletion(kept, Deletion.BY_PERSON)
        self.pair.point_to(kept)
        tx.scores.outdate_where_missing(self.pair.segments_near_new_ones())
        n_restored = sum(not self.others.hidden_by_machine(key) for key in left)
        self._note(n_overlapping=len(kept), n_restored=n_restored)

    def _settle_joined(self) -> None:
        """Show a call or the pieces that it was joined of, where one project shows it and one these.

        The call stays if somebody spoke of it, and has then what was said of its pieces.
        """
        tx, pair = self.pair.tx, self.pair
        shown = pair.joined_with_pieces()
        every = [*shown, *chain.from_iterable(shown.values())]
        told, notes = self._said(tx.labels, every), tx.segments.notes(every)
        fixed = [key for key in shown if key in told or key in notes or pair.is_asked(key)]
        said, kept = dict[SegmentId, Statement](), dict[SegmentId, SegmentId]()
        for whole in fixed:
            for piece in shown[whole]:
                before = said.get(whole, told.get(whole, Statement()))
                said[whole] = joined(before, told.get(piece, Statement()).of(whole))
                self._join_note(whole, tx.segments.notes([whole]).get(whole), notes.get(piece))
                kept[piece] = whole
        self._set(said, told)
        tx.segments.set_deletion(kept, Deletion.BY_PERSON)
        pair.point_to(kept)
        apart = [key for key in shown if key not in said]
        tx.segments.set_deletion(apart, Deletion.BY_PERSON)
        tx.segments.set_deletion(pair.pieces_left(apart), Deletion.NONE)

    # --- lists, notes, starts ------------------------------------------------------------------

    def _merge_lists(self) -> None:
        tx, second = self.pair.tx, self.pair.second
        theirs = second.lists.all()
        spans = {(one.recording_id, one.span_s): one for one in second.lists.of_spans()}
        own_spans = {(one.recording_id, one.span_s): one for one in tx.lists.of_spans()}
        ours = tx.lists.all()
        differing: list[str] = []
        for key, one in [
            *((k, v) for k, v in theirs.items()),
            *((k[0], v) for k, v in spans.items()),
        ]:
            here = RecordingId(self.recordings[key])
            span = one.span_s
            theirs_here = replace(
                one,
                recording_id=here,
                tags={SpeciesId(self.species[s]): state for s, state in one.tags.items()},
            )
            mine = ours.get(here) if span is None else own_spans.get((here, span))
            made = second.lists.provenance(key, span)
            if mine is None:
                tx.lists.set(theirs_here, made)
                continue
            if (mine.state, dict(mine.tags)) == (theirs_here.state, dict(theirs_here.tags)):
                continue
            own_made = tx.lists.provenance(here, span)
            joint = self._joined_list(key, here, mine, theirs_here)
            if (joint.state, dict(joint.tags)) == (mine.state, dict(mine.tags)):
                continue
            tx.lists.set(joint, _later(own_made, made))
            if dict(joint.tags) not in (dict(mine.tags), dict(theirs_here.tags)):
                differing.append(tx.recordings.one(here).name)
        self._note(differing_lists=tuple(sorted(set(differing))))
        kept = [
            (self.recordings.get(recording, recording), self.species.get(species, species))
            for one in (self.ours, self.theirs)
            for recording, species in kept_listed_species(one)
        ]
        if kept:
            tx.settings.set(KEPT_LISTED_SPECIES, sorted(set(kept)))

    def _joined_list(self, key: int, here: int, mine: Any, theirs: Any) -> Any:  # noqa: ANN401
        """Return the list of whoever changed it since, else one of both."""
        was_mine = here in self.mine.last_at[_OF_LISTS]
        was_theirs = key in self.others.last_at[_OF_LISTS]
        if was_mine != was_theirs:
            return mine if was_mine else theirs
        return joined_lists(mine, theirs)

    def _merge_notes_and_starts(self) -> None:
        tx, second = self.pair.tx, self.pair.second
        mine = tx.recordings.notes()
        for key, note in second.recordings.notes().items():
            here = RecordingId(self.recordings[key])
            joint = joined_notes(mine.get(here), note)
            if joint != mine.get(here):
                tx.recordings.set_note(here, joint)
        ours = {one.id: one for one in tx.recordings.all()}
        starts = {}
        for one in second.recordings.all():
            here = RecordingId(self.recordings[one.id])
            same = ours.get(here)
            if same is None or one.started_at is None or one.started_at == same.started_at:
                continue
            if same.started_at is None or self._second_was_later(one.id, _OF_STARTS):
                starts[here] = (one.started_at, one.started_at_source)
        tx.recordings.set_starts(starts)

    def _join_note(self, key: SegmentId, mine: Note | None, theirs: Note | None) -> None:
        joint = joined_notes(mine, theirs)
        if joint != mine:
            self.pair.tx.segments.set_notes({key: joint})


def _end_of(key: SpeciesId, merged: Mapping[int, int]) -> SpeciesId:
    """Return what a species was merged into in the end."""
    seen = {key}
    while (after := merged.get(key)) is not None and after not in seen:
        key = SpeciesId(after)
        seen.add(key)
    return key


def _free_path(path: str, taken: set[str], name: str) -> str:
    """Return a path under which no other sound is known."""
    place, n = PurePosixPath(path), 1
    while path in taken:
        folder = name if n == 1 else f"{name} {n}"
        path, n = str(place.parent / folder / place.name), n + 1
    return path


def _is_nothing(label: Label | None) -> bool:
    """Whether a label says that there is no call, as a deletion does."""
    return label is not None and label.meaning == (True, None)


def _deletion(key: SegmentId, entry: LogEntry) -> Label:
    """Return the reading that a deletion is: somebody said that there is no such call."""
    return Label(
        segment_id=key,
        state=LabelState.REJECTED,
        species_id=None,
        provenance=Provenance(maker=Maker.PERSON, name=entry.actor, at=entry.at),
    )


def _later(a: Provenance | None, b: Provenance | None) -> Provenance | None:
    known = [one for one in (a, b) if one is not None]
    return max(known, key=lambda one: (one.at, one.name), default=None)
