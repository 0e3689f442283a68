"""Segments of two projects, and all that was said of them, written to the project of both."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import reduce
from operator import or_

from birdann.app.exchange.merged_outlines import (
    HIDDEN_BY_MACHINE,
    KnownOutline,
    Side,
    arranged,
    noted_of,
    together,
)
from birdann.core.ids import RecordingId, SegmentId, SpeciesId
from birdann.core.labels import Label, LabelState, Species
from birdann.core.message import Message
from birdann.core.statements import Removal, Shown, statements_of
from birdann.store import Deletion, ProjectTables
from birdann.store.merging import Pair


@dataclass(slots=True)
class _Result:
    """What the project of both has of the segments in question."""

    deletions: dict[SegmentId, Deletion] = field(default_factory=dict)
    shown: dict[SegmentId, Shown] = field(default_factory=dict)
    # By each that is not shown since another outlines the same sound, that other.
    kept: dict[SegmentId, SegmentId] = field(default_factory=dict)
    facts: dict[int, object] = field(default_factory=dict)  # What is noted for further merges.
    outlines: dict[SegmentId, KnownOutline] = field(default_factory=dict)

    def put(self, key: SegmentId, deletion: Deletion, shown: Shown) -> None:
        self.deletions[key], self.shown[key] = deletion, shown


def merge_segments(
    pair: Pair, recordings: Iterable[RecordingId], mine: Side, others: Side
) -> dict[str, object]:
    """Show one outline of each sound in some recordings, with all that was said of it.

    Returns
    -------
    dict
        What the report says of it, by its attributes.
    """
    pieces: dict[SegmentId, list[SegmentId]] = defaultdict(list)
    for row in pair.rows("segment_piece"):
        pieces[row["segment"]].append(row["piece"])
    result = _Result()
    for recording in recordings:
        outlines, apart = together(recording, mine, others)
        at = max(x.searched_at.get(recording, "") for x in (mine, others))
        groups = arranged(outlines, pieces, apart)
        for stays, group in groups.shown.items():
            statements = reduce(or_, (outlines[key].said for key in group))
            result.put(stays, Deletion.NONE, statements.shown_at(stays))
            for key in group[1:]:
                result.put(key, Deletion.AS_ANOTHER, Shown())
                result.kept[key] = stays
        for key, one in outlines.items():
            if key not in result.deletions:
                states = {x.deletions.get(key) for x in (mine, others)}
                hidden = Deletion.BY_UNDO if Deletion.BY_UNDO in states else Deletion.BY_MACHINE
                is_deleted = one.said.is_deleted
                result.put(
                    key, Deletion.BY_PERSON if is_deleted else hidden, one.said.shown_at(key)
                )
            stays = result.kept.get(key, key)
            is_plain = len(groups.shown.get(stays, ())) < 2 and _is_plain(key, one, result)
            result.facts[key] = None if is_plain else noted_of(one, stays, at)
        result.outlines |= outlines
        pairs = {"apart": sorted(apart), "by_chance": sorted(groups.by_chance)}
        result.facts[recording] = pairs if any(pairs.values()) else None
    _store(pair, result, mine, others)
    return _counted(pair.tx, result, mine, others)


def _is_plain(key: SegmentId, one: KnownOutline, result: _Result) -> bool:
    """Whether what a project shows of a segment says all that a further merge needs."""
    if result.shown[key].label is None and any(isinstance(x, Label) for x in one.said.standing):
        return False  # they may agree once species are merged
    is_seen = one.is_valid == (result.deletions[key] not in HIDDEN_BY_MACHINE)
    removals = {x for x in one.said.made if isinstance(x, Removal)}
    standing = removals & one.said.standing
    is_deleted = result.deletions[key] is Deletion.BY_PERSON
    return is_seen and one.said == statements_of(
        result.shown[key], standing if is_deleted else (), removals - standing
    )


def _store(pair: Pair, result: _Result, mine: Side, others: Side) -> None:
    tx = pair.tx
    by_deletion: dict[Deletion, list[SegmentId]] = defaultdict(list)
    changed: dict[SegmentId, Shown] = {}
    for key, deletion in result.deletions.items():
        if deletion is not mine.deletions.get(key, others.deletions.get(key)):
            by_deletion[deletion].append(key)
        shown = result.shown[key]
        if any(key in x.deletions and x.shown.get(key, Shown()) != shown for x in (mine, others)):
            changed[key] = shown
    pair.forget_statements(changed)
    tx.labels.set([one.label for one in changed.values() if one.label is not None])
    tx.labels.add_readings([x for one in changed.values() for x in one.readings])
    tx.segments.set_notes({key: one.note for key, one in changed.items() if one.note is not None})
    for deletion, keys in by_deletion.items():
        tx.segments.set_deletion(keys, deletion)
    pair.point_to(result.kept)
    tx.scores.outdate_where_missing(
        key for key, one in result.deletions.items() if one is Deletion.NONE
    )
    noted = pair.facts(of_second=False)
    pair.set_facts({key: x for key, x in result.facts.items() if x is not None or key in noted})


def _counted(tx: ProjectTables, result: _Result, mine: Side, others: Side) -> dict[str, object]:
    """Return what came, went and stayed."""
    before, there = (
        {key for key, one in x.deletions.items() if one is Deletion.NONE} for x in (mine, others)
    )
    now = {key for key, one in result.deletions.items() if one is Deletion.NONE}
    instead = {stays for key, stays in result.kept.items() if key in before}
    gone = {
        key: side.shown[key]
        for side in (mine, others)
        for key, one in result.deletions.items()
        if one is Deletion.BY_PERSON
        and side.deletions.get(key) is Deletion.NONE
        and key in side.shown
    }
    return {
        "n_segments": len(now - before - instead),
        "n_overlapping": sum(not (key in before and key in there) for key in result.kept),
        "n_restored": sum(
            any(x.deletions.get(key) is Deletion.BY_PERSON for x in (mine, others)) for key in now
        ),
        "deleted": tuple(sorted(_gone(tx, gone, result.outlines))),
    }


def _gone(
    tx: ProjectTables, gone: Mapping[SegmentId, Shown], outlines: Mapping[SegmentId, KnownOutline]
) -> Iterator[str]:
    """Yield labels and notes of segments that were deleted in one project."""
    species, paths = tx.species.all(), tx.recordings.paths()
    owners = tx.segments.recordings_of(gone)
    for key, shown in gone.items():
        if owners[key] not in paths:  # the recording is named instead
            continue
        removals = {
            x.provenance.name for x in outlines[key].said.standing if isinstance(x, Removal)
        }
        labels = [*([shown.label] if shown.label else ()), *shown.readings]
        words = [(_word(one, species), one.provenance.name) for one in labels]
        words += [(f"“{shown.note.text}”", shown.note.provenance.name)] if shown.note else []
        for what, author in words:
            yield Message(
                "{recording}, {onset} s: {label} ({observer}); deleted by {names}",
                recording=paths[owners[key]],
                onset=f"{outlines[key].box.onset_s:.2f}",
                label=what,
                observer=author,
                names=", ".join(sorted(removals)),
            )


def _word(label: Label, species: Mapping[SpeciesId, Species]) -> str:
    if label.species_id is None:
        return Message("noise")
    name = species[label.species_id].name
    return Message("not {species}", species=name) if label.state is LabelState.REJECTED else name
