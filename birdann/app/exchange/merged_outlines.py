"""Segments of two projects of one recording, and all that was said of them, as one."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import reduce
from operator import or_
from typing import Any

import numpy as np

from birdann.app.exchange.same_things import OF_OUTLINES, KnownEdits
from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import RecordingId, SegmentId, SpeciesId
from birdann.core.labels import Label, LabelState, Note, Species
from birdann.core.message import Message
from birdann.core.provenance import Maker, Provenance
from birdann.core.statements import (
    Removal,
    SegmentState,
    Statement,
    Statements,
    statement_of,
    statement_values,
    statements_of,
)
from birdann.store import Deletion, ProjectTables
from birdann.store.merging import Pair

MIN_OVERLAP = 0.5
"""Intersection over union from which two outlines are of one sound."""

SegmentPair = tuple[SegmentId, SegmentId]
"""SegmentPair segments, the smaller identifier first."""


def overlap_fractions(boxes: Mapping[SegmentId, TimeFreqBox]) -> dict[SegmentPair, float]:
    """Return which outlines overlap enough to be of one sound, and how far, 0..1."""
    keys = sorted(boxes, key=lambda key: boxes[key].onset_s)
    sides = np.array([boxes[key].limits for key in keys]).reshape(-1, 4)
    onsets, offsets, low, high = sides.T
    areas = (offsets - onsets) * (high - low)
    ends = np.searchsorted(onsets, offsets)
    overlaps: dict[SegmentPair, float] = {}
    for i in range(len(keys)):
        after = slice(i + 1, int(ends[i]))
        width_s = np.minimum(offsets[i], offsets[after]) - onsets[after]
        height_hz = np.minimum(high[i], high[after]) - np.maximum(low[i], low[after])
        both = np.clip(width_s, 0.0, None) * np.clip(height_hz, 0.0, None)
        with np.errstate(invalid="ignore"):
            shares = both / (areas[i] + areas[after] - both)
        for j in np.flatnonzero(shares >= MIN_OVERLAP).tolist():
            one, other = keys[i], keys[i + 1 + j]
            overlaps[min(one, other), max(one, other)] = float(shares[j])
    return overlaps


def group_by_sound(
    overlaps: Mapping[SegmentPair, float],
    apart: Set[SegmentPair],
    have_different_meanings: Callable[[SegmentId, SegmentId], bool],
) -> list[set[SegmentId]]:
    """Return groups of outlines that are of one sound: each overlaps each (complete linkage).

    Parameters
    ----------
    apart
        Outlines that someone saw beside each other, which are of two sounds.
    have_different_meanings
        Whether two have different labels; those that agree come first, then the most similar.
    """
    edges = {pair: fraction for pair, fraction in overlaps.items() if pair not in apart}
    groups: dict[SegmentId, set[SegmentId]] = {}
    for one, other in sorted(
        edges, key=lambda pair: (have_different_meanings(*pair), -edges[pair], pair)
    ):
        mine, others = groups.get(one, {one}), groups.get(other, {other})
        if mine is not others and all(
            (min(a, b), max(a, b)) in edges for a in mine for b in others
        ):
            together = mine | others
            groups.update(dict.fromkeys(together, together))
    return list({id(group): group for group in groups.values()}.values())


_SEGMENTS = (
    "SELECT segment.id, segment.recording, onset_s, offset_s, low_hz, high_hz, deleted, "
    "provenance.at, maker = 'run' AND segment_origin.segment IS NULL FROM segment "
    "JOIN provenance ON provenance.pk = segment.made "
    "LEFT JOIN segment_origin ON segment_origin.segment = segment.id "
    "WHERE segment.recording IN (%s)"
)

HIDDEN_BY_MACHINE = frozenset({Deletion.BY_MACHINE, Deletion.BY_UNDO})
"""How segments are hidden that no one refused."""
_NOTHING = Statements()
_UNKNOWN = Provenance(maker=Maker.PERSON, name="", at=datetime.fromtimestamp(0, UTC))
"""Author of a deletion that is not in the log."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownOutline:
    """A segment with all that was said of it."""

    box: TimeFreqBox
    # Whether a search found it, or joined it of what it found; else a person drew it or it was
    # read from a table.
    is_found: bool
    is_valid: bool  # Whether no search or joining replaced it, and its making was not undone.
    statements: Statements
    is_asked: bool  # Whether a sample asks about it.

    @property
    def is_shown(self) -> bool:
        """Whether a project shows it, beside what others it may have."""
        return self.statements.has_label_or_note or (
            self.is_valid and not self.statements.is_deleted
        )

    @property
    def is_disputed(self) -> bool:
        """Whether it is only shown for what was said of it."""
        return not self.is_valid or any(isinstance(x, Removal) for x in self.statements.standing)


@dataclass(slots=True)
class ProjectState:
    """The recordings in question, as one of two projects has them."""

    # What it shows of segments of which anything was said, or that are deleted.
    states: dict[SegmentId, SegmentState] = field(default_factory=dict)
    # By segment, whether and how it is hidden.
    deletions: dict[SegmentId, Deletion] = field(default_factory=dict)
    outlines: dict[RecordingId, dict[SegmentId, KnownOutline]] = field(default_factory=dict)
    # By recording, when its outlines were found, searched again or joined last.
    searched_at: dict[RecordingId, str] = field(default_factory=dict)
    # By recording, outlines that overlap and that someone saw beside each other.
    apart: dict[RecordingId, set[SegmentPair]] = field(default_factory=dict)


def project_state(
    tables: ProjectTables,
    recordings: Sequence[RecordingId],
    edits: KnownEdits,
    facts: Mapping[int, Any],
    species: Mapping[SpeciesId, SpeciesId],
) -> ProjectState:
    """Return what a project knows of the segments of some recordings.

    Parameters
    ----------
    facts
        What earlier merges noted.
    species
        Those that others took the place of.
    """
    state = ProjectState()
    rows = {row[0]: row for row in tables.rows.all_in(_SEGMENTS, recordings)}
    labels, readings = tables.labels.of(rows), tables.labels.readings(rows)
    notes = tables.segments.notes(rows)
    asked = {key for (key,) in tables.rows.all("SELECT segment FROM validation_item")}
    for key, row in rows.items():
        state.deletions[key] = Deletion(row[6])
        is_deleted = state.deletions[key] is Deletion.BY_PERSON
        if is_deleted or key in labels or key in readings or key in notes:
            state.states[key] = SegmentState(
                labels.get(key), frozenset(readings.get(key, ())), notes.get(key), is_deleted
            )
    statements = _statements(state, edits, facts, species)
    state.searched_at = _segmentation_times(tables, edits)
    for key, row in rows.items():
        noted = facts.get(key, {})
        deletion = state.deletions.get(noted.get("kept", key), Deletion.BY_MACHINE)
        valid, at = noted.get("is_valid", (False, None))
        if at != state.searched_at.get(row[1], ""):  # searched since
            valid = deletion not in HIDDEN_BY_MACHINE
        state.outlines.setdefault(row[1], {})[key] = KnownOutline(
            box=TimeFreqBox.from_limits(row[2:6]),
            is_found=bool(row[8]),
            is_valid=valid,
            statements=statements[key],
            is_asked=key in asked,
        )
    for recording, outlines in state.outlines.items():
        noted = facts.get(recording, {})
        known, by_chance = (set(map(tuple, noted.get(x, ()))) for x in ("apart", "by_chance"))
        there = {k: x.box for k, x in outlines.items() if state.deletions[k] is Deletion.NONE}
        state.apart[recording] = known | (overlap_fractions(there).keys() - by_chance)
    return state


def _segmentation_times(tables: ProjectTables, edits: KnownEdits) -> dict[RecordingId, str]:
    # of removed recordings too, which the other project may have in use
    times = {
        RecordingId(key): at
        for key, at in tables.rows.all("SELECT recording, at FROM segmentation")
    }
    named = edits.ids_named_by(OF_OUTLINES)
    owners = tables.segments.recordings_of([SegmentId(key) for key in named])
    for key, at in named.items():
        recording = owners.get(SegmentId(key), RecordingId(key))
        times[recording] = max(at, times.get(recording, ""))
    return times


def _statements(
    state: ProjectState,
    edits: KnownEdits,
    facts: Mapping[int, Any],
    species: Mapping[SpeciesId, SpeciesId],
) -> dict[SegmentId, Statements]:
    groups: dict[SegmentId, dict[SegmentId, Statements]] = {}
    for thing, noted in facts.items():
        key = SegmentId(thing)
        if key in state.deletions and "said" in noted:
            made, replaced = (
                frozenset(statement_of(key, values) for values in noted[name])
                for name in ("said", "replaced")
            )
            groups.setdefault(SegmentId(noted["kept"]), {})[key] = Statements(made, replaced)
    grouped = {key for group in groups.values() for key in group}
    statements = {
        key: _statements_unmerged(key, state, edits)
        for key in state.deletions
        if key not in grouped
    }
    for kept, group in groups.items():
        statements |= _statements_since_merge(kept, group, state, edits, species)
    return statements


def _statements_unmerged(key: SegmentId, state: ProjectState, edits: KnownEdits) -> Statements:
    """Return what was said of a segment that no merge put together."""
    segment_state = state.states.get(key, SegmentState())
    removals, standing = (
        {Removal(key, made) for made in removed} for removed in edits.removals(key)
    )
    if segment_state.is_deleted:
        deleted = standing or {Removal(key, _UNKNOWN)}
        return statements_of(segment_state, deleted, removals - deleted)
    return (
        statements_of(segment_state, (), removals) if key in state.states or removals else _NOTHING
    )


def _statements_since_merge(
    kept: SegmentId,
    group: Mapping[SegmentId, Statements],
    state: ProjectState,
    edits: KnownEdits,
    species: Mapping[SpeciesId, SpeciesId],
) -> dict[SegmentId, Statements]:
    """Return what was said of segments that a merge put together, and of them as one since."""
    noted = reduce(or_, group.values()).state_of(kept)
    group = {key: outline.with_species(species) for key, outline in group.items()}
    then = reduce(or_, group.values())
    before, now = then.state_of(kept), state.states.get(kept, SegmentState())
    if now in (before, noted.with_species(species)):
        return group
    news = _statements_unmerged(kept, state, edits)

    def is_outdated(statement: Statement) -> bool:
        if now.is_deleted or isinstance(statement, Removal):
            return True
        if isinstance(statement, Note):
            return now.note not in (before.note, statement)
        return now.label not in (before.label, replace(statement, segment_id=kept))

    replaced = (news.replaced - then.made) | {
        statement for statement in then.made if is_outdated(statement)
    }
    made = {
        statement
        for statement in news.made
        if statement in replaced or statement not in (before.label, before.note)
    }
    statements = {
        key: Statements(outline.made, outline.replaced | (outline.made & replaced))
        for key, outline in group.items()
    }
    statements[kept] = statements.get(kept, _NOTHING) | Statements(
        frozenset(made), frozenset(made & replaced)
    )
    for removal in news.standing if now.is_deleted else ():
        for key in group:
            statements[key] |= Statements(frozenset({Removal(key, removal.provenance)}))
    return statements


def outlines_of_both(
    recording: RecordingId, one: ProjectState, other: ProjectState
) -> tuple[dict[SegmentId, KnownOutline], set[SegmentPair]]:
    """Return the outlines of both, and which of them are of two sounds.

    Of what searches found those count that the later one left, of what people drew all.
    """
    mine, others = (state.outlines.get(recording, {}) for state in (one, other))
    at, other_at = (state.searched_at.get(recording, "") for state in (one, other))
    outlines: dict[SegmentId, KnownOutline] = {}
    for key in mine.keys() | others.keys():
        a, b = mine.get(key), others.get(key)
        known = a or b
        assert known is not None
        counting = [a, b]
        if known.is_found and at != other_at:
            counting = [a if at > other_at else b]
        outlines[key] = replace(
            known,
            is_valid=any(x.is_valid for x in counting if x is not None),
            statements=(a.statements if a else _NOTHING) | (b.statements if b else _NOTHING),
            is_asked=any(x.is_asked for x in (a, b) if x is not None),
        )
    return outlines, one.apart.get(recording, set()) | other.apart.get(recording, set())


@dataclass(frozen=True, slots=True)
class Arranged:
    """Which outlines of a recording are shown."""

    # Those that are; each with those in whose place it is shown, itself first.
    groups: dict[SegmentId, list[SegmentId]]
    # Outlines that are shown beside each other although they overlap, which no one has seen.
    by_chance: set[SegmentPair]


def arrange_outlines(
    outlines: Mapping[SegmentId, KnownOutline],
    fragments: Mapping[SegmentId, Sequence[SegmentId]],
    apart: set[SegmentPair],
) -> Arranged:
    """Decide which outlines of a recording are shown; one of each sound.

    A call that fragments were joined to stays if someone spoke of it; else the fragments do, if
    someone spoke of one. A person's outline comes before a search's.
    """
    visible = {key for key, outline in outlines.items() if outline.is_shown}
    kept: dict[SegmentId, SegmentId] = {}
    for whole in sorted(visible & fragments.keys()):
        parts = [fragment for fragment in fragments[whole] if fragment in outlines]
        there = [part for part in parts if part in visible and part not in kept]
        if there and (outlines[whole].statements.has_label_or_note or outlines[whole].is_asked):
            kept.update(dict.fromkeys(there, whole))
        elif there:
            visible.discard(whole)
            visible |= {part for part in parts if not outlines[part].statements.is_deleted}
    left = visible - kept.keys()
    overlaps = overlap_fractions({key: outlines[key].box for key in left})
    disputed = {key for key in left if outlines[key].is_disputed}
    candidates = {
        pair: fraction for pair, fraction in overlaps.items() if not disputed.issuperset(pair)
    }
    meanings = {key: outlines[key].statements.state_of(key).label for key in left}

    def have_different_meanings(a: SegmentId, b: SegmentId) -> bool:
        one, other = meanings[a], meanings[b]
        return one is None or other is None or one.meaning != other.meaning

    for group in group_by_sound(candidates, apart, have_different_meanings):
        stays = min(group, key=lambda key: (key in disputed, outlines[key].is_found, key))
        kept.update(dict.fromkeys(group - {stays}, stays))
    groups = {key: [key] for key in sorted(visible - kept.keys())}
    for key in sorted(kept):
        groups[_final_segment(key, kept)].append(key)
    return Arranged(groups, {pair for pair in overlaps if kept.keys().isdisjoint(pair)} - apart)


def _final_segment(key: SegmentId, kept: Mapping[SegmentId, SegmentId]) -> SegmentId:
    while key in kept:
        key = kept[key]
    return key


def noted_of(outline: KnownOutline, kept: SegmentId, searched_at: str) -> dict[str, object]:
    """Return what a merge notes of a segment.

    Parameters
    ----------
    kept
        What is shown in its place, or itself.
    searched_at
        When the recording was searched last: for so long its being valid is known.
    """
    made, replaced = outline.statements.made, outline.statements.replaced
    return {
        "said": sorted(map(statement_values, made), key=repr),
        "replaced": sorted(map(statement_values, replaced), key=repr),
        "kept": kept,
        "is_valid": [outline.is_valid, searched_at],
    }


@dataclass(slots=True)
class _Result:
    """The merged project's deletions, shown and hidden outlines, and facts for further merges."""

    deletions: dict[SegmentId, Deletion] = field(default_factory=dict)
    states: dict[SegmentId, SegmentState] = field(default_factory=dict)
    # By each that is not shown since another outlines the same sound, that other.
    kept: dict[SegmentId, SegmentId] = field(default_factory=dict)
    facts: dict[int, object] = field(default_factory=dict)  # What is noted for further merges.
    outlines: dict[SegmentId, KnownOutline] = field(default_factory=dict)

    def set_state(self, key: SegmentId, deletion: Deletion, state: SegmentState) -> None:
        self.deletions[key], self.states[key] = deletion, state


def merge_segments(
    pair: Pair, recordings: Iterable[RecordingId], mine: ProjectState, others: ProjectState
) -> dict[str, object]:
    """Show one outline of each sound in some recordings, with all that was said of it.

    Returns
    -------
    dict
        What the report says of it, by its attributes.
    """
    fragments: dict[SegmentId, list[SegmentId]] = defaultdict(list)
    for row in pair.rows("segment_fragment"):
        fragments[row["segment"]].append(row["fragment"])
    result = _Result()
    for recording in recordings:
        outlines, apart = outlines_of_both(recording, mine, others)
        at = max(x.searched_at.get(recording, "") for x in (mine, others))
        groups = arrange_outlines(outlines, fragments, apart)
        for stays, group in groups.groups.items():
            statements = reduce(or_, (outlines[key].statements for key in group))
            result.set_state(stays, Deletion.NONE, statements.state_of(stays))
            for key in group[1:]:
                result.set_state(key, Deletion.AS_ANOTHER, SegmentState())
                result.kept[key] = stays
        for key, outline in outlines.items():
            if key not in result.deletions:
                states = {x.deletions.get(key) for x in (mine, others)}
                hidden = Deletion.BY_UNDO if Deletion.BY_UNDO in states else Deletion.BY_MACHINE
                is_deleted = outline.statements.is_deleted
                result.set_state(
                    key,
                    Deletion.BY_PERSON if is_deleted else hidden,
                    outline.statements.state_of(key),
                )
            stays = result.kept.get(key, key)
            is_plain = len(groups.groups.get(stays, ())) < 2 and _is_plain(key, outline, result)
            result.facts[key] = None if is_plain else noted_of(outline, stays, at)
        result.outlines |= outlines
        pairs = {"apart": sorted(apart), "by_chance": sorted(groups.by_chance)}
        result.facts[recording] = pairs if any(pairs.values()) else None
    _store(pair, result, mine, others)
    return _count_changes(pair.tx, result, mine, others)


def _is_plain(key: SegmentId, outline: KnownOutline, result: _Result) -> bool:
    """Whether what a project shows of a segment says all that a further merge needs."""
    if result.states[key].label is None and any(
        isinstance(x, Label) for x in outline.statements.standing
    ):
        return False  # they may agree once species are merged
    is_seen = outline.is_valid == (result.deletions[key] not in HIDDEN_BY_MACHINE)
    removals = {x for x in outline.statements.made if isinstance(x, Removal)}
    standing = removals & outline.statements.standing
    is_deleted = result.deletions[key] is Deletion.BY_PERSON
    return is_seen and outline.statements == statements_of(
        result.states[key], standing if is_deleted else (), removals - standing
    )


def _store(pair: Pair, result: _Result, mine: ProjectState, others: ProjectState) -> None:
    tx = pair.tx
    by_deletion: dict[Deletion, list[SegmentId]] = defaultdict(list)
    changed: dict[SegmentId, SegmentState] = {}
    for key, deletion in result.deletions.items():
        if deletion is not mine.deletions.get(key, others.deletions.get(key)):
            by_deletion[deletion].append(key)
        segment_state = result.states[key]
        if any(
            key in x.deletions and x.states.get(key, SegmentState()) != segment_state
            for x in (mine, others)
        ):
            changed[key] = segment_state
    pair.forget_statements(changed)
    tx.labels.set([outline.label for outline in changed.values() if outline.label is not None])
    tx.labels.add_readings([x for outline in changed.values() for x in outline.readings])
    tx.segments.set_notes(
        {key: outline.note for key, outline in changed.items() if outline.note is not None}
    )
    for deletion, keys in by_deletion.items():
        tx.segments.set_deletion(keys, deletion)
    pair.point_to(result.kept)
    tx.scores.outdate_where_missing(
        key for key, deletion in result.deletions.items() if deletion is Deletion.NONE
    )
    noted = pair.facts(of_second=False)
    pair.set_facts({key: x for key, x in result.facts.items() if x is not None or key in noted})


def _count_changes(
    tx: ProjectTables, result: _Result, mine: ProjectState, others: ProjectState
) -> dict[str, object]:
    """Return what came, went and stayed."""
    before, there = (
        {key for key, deletion in x.deletions.items() if deletion is Deletion.NONE}
        for x in (mine, others)
    )
    now = {key for key, deletion in result.deletions.items() if deletion is Deletion.NONE}
    instead = {stays for key, stays in result.kept.items() if key in before}
    gone = {
        key: state.states[key]
        for state in (mine, others)
        for key, deletion in result.deletions.items()
        if deletion is Deletion.BY_PERSON
        and state.deletions.get(key) is Deletion.NONE
        and key in state.states
    }
    return {
        "n_segments": len(now - before - instead),
        "n_overlapping": sum(not (key in before and key in there) for key in result.kept),
        "n_restored": sum(
            any(x.deletions.get(key) is Deletion.BY_PERSON for x in (mine, others)) for key in now
        ),
        "deleted": tuple(sorted(_lost_statements(tx, gone, result.outlines))),
    }


def _lost_statements(
    tx: ProjectTables,
    gone: Mapping[SegmentId, SegmentState],
    outlines: Mapping[SegmentId, KnownOutline],
) -> Iterator[str]:
    """Yield labels and notes of segments that were deleted in one project."""
    species, paths = tx.species.all(), tx.recordings.paths()
    owners = tx.segments.recordings_of(gone)
    for key, segment_state in gone.items():
        if owners[key] not in paths:  # the recording is named instead
            continue
        removals = {
            x.provenance.name for x in outlines[key].statements.standing if isinstance(x, Removal)
        }
        labels = [*([segment_state.label] if segment_state.label else ()), *segment_state.readings]
        words = [(_label_text(label, species), label.provenance.name) for label in labels]
        words += (
            [(f"“{segment_state.note.text}”", segment_state.note.provenance.name)]
            if segment_state.note
            else []
        )
        for what, author in words:
            yield Message(
                "{recording}, {onset} s: {label} ({observer}); deleted by {names}",
                recording=paths[owners[key]],
                onset=f"{outlines[key].box.onset_s:.2f}",
                label=what,
                observer=author,
                names=", ".join(sorted(removals)),
            )


def _label_text(label: Label, species: Mapping[SpeciesId, Species]) -> str:
    if label.species_id is None:
        return Message("noise")
    name = species[label.species_id].name
    return Message("not {species}", species=name) if label.state is LabelState.REJECTED else name
