"""Bags and supervision of a project."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace

import numpy as np

from birdann.app.commands.training_sources import read_source, training_sources
from birdann.app.learning.evidence import DetectorEvidence
from birdann.app.learning.window_bags import make_window_bags
from birdann.core.arrays import Int64Array
from birdann.core.bags import LARGEST_FEATURE, UNKNOWN, Bags, Evidence, Supervision
from birdann.core.errors import NothingToLearnError
from birdann.core.ids import Ids, RecordingId, SegmentId, SpeciesId
from birdann.core.labels import Label, LabelState, ListState, SpeciesList
from birdann.core.message import Message, listed_briefly
from birdann.core.validation import Answer, counted_answers
from birdann.core.windows import WHOLE, Span
from birdann.store import FeatureTable, ProjectReader

_MAX_NAMES = 6
_MAX_DETECTED = 3_000
"""Recordings that are learned from by detections alone; more would not fit into one training."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class LabelledBags:
    """Windows as bags, with their supervision."""

    bags: Bags
    supervision: Supervision
    # recording_ids, spans, segment_ids: Recordings and times of bags and the segments of
    # instances, in order; training sources have none and come last. A joined segment is
    # represented by its fragments.
    recording_ids: tuple[RecordingId, ...]
    spans: tuple[Span, ...]
    segment_ids: Ids
    species_ids: tuple[SpeciesId, ...]  # The classes, in column order.
    species_names: tuple[str, ...]
    notes: tuple[str, ...]  # Warnings on the input.
    started: tuple[str, ...] = ()  # Training sources, a sentence each.

    def window_of(self, bag: int) -> Span | None:
        """Return the window of a bag; None for the part outside all windows."""
        return None if self.spans[bag] == WHOLE else self.spans[bag]


def gather_training(reader: ProjectReader, schema_key: str) -> LabelledBags:
    """Return every recording with segments and with lists, labels or evidence of detectors."""
    lists, everything = reader.lists.windows(), reader.labels.all()
    labels = effective_labels(reader, everything)
    names = reader.species.names()
    if not reader.recordings.paths():
        raise NothingToLearnError("The project has no recordings. Add some first.")
    listed = {
        r
        for r, window_lists in lists.items()
        if any(li.state is not ListState.UNTAGGED for li in window_lists)
    }
    evidence = DetectorEvidence(reader)
    detected = evidence.recordings(at_most=_MAX_DETECTED)
    with_truth = listed | set(reader.segments.recordings_of(list(labels)).values())
    wanted = with_truth.union(detected)
    table, n_odd = remove_non_finite(reader.features.instances(schema_key, sorted(wanted)))
    if not len(table.X):
        raise _nothing_to_learn_error(reader, schema_key, listed, wanted, n_odd)
    windows = make_window_bags(table, lists, reader)
    species_ids = _classes(
        [
            species_list
            for r in dict.fromkeys(windows.recording_ids)
            for species_list in lists.get(r, ())
        ],
        [labels[s] for s in table.segment_ids.tolist() if s in labels],
        names,
        evidence.species(detected),
    )
    if not species_ids:
        raise NothingToLearnError(
            "Every species list is empty. Tag at least one recording with a species."
        )
    verdicts = _verdicts(reader, windows.table.segment_ids, species_ids)
    supervision = replace(windows.supervise(species_ids, labels), verdicts=verdicts)
    species_names = tuple(names[s] for s in species_ids)
    n_ignored = len(everything) - len(labels)
    bags = windows.with_evidence(evidence, species_ids).bags
    notes = [
        *_notes_on_lists(supervision, species_names),
        *_notes_on_names(supervision, species_names, bags.evidence),
        *_notes_on_unused(
            n=sum(len(label.contradicting) for label in windows.labels),
            n_without=len(listed - set(windows.recording_ids)),
            n_odd=n_odd,
            n_conflicts=n_ignored,
        ),
    ]
    return LabelledBags(
        bags=bags,
        supervision=supervision,
        recording_ids=windows.recording_ids,
        spans=windows.spans,
        segment_ids=windows.table.segment_ids,
        species_ids=species_ids,
        species_names=species_names,
        notes=tuple(notes),
    )


def _verdicts(
    reader: ProjectReader, segment_ids: Ids, species_ids: Sequence[SpeciesId]
) -> Int64Array:
    """Return the answers of validation samples on segments, latest first; see `Supervision`."""
    index_of = {species: j + 1 for j, species in enumerate(species_ids)}
    signs = {Answer.YES: 1, Answer.NO: -1}
    verdicts: dict[SegmentId | None, int] = {}
    for sample in reversed(reader.samples.all()):
        answers = counted_answers(reader.samples.answers(sample.id))
        for item in reader.samples.items(sample.id):
            sign = signs.get(answers.get(item.place, Answer.UNSURE), 0)
            if sign:
                verdicts[item.segment_id] = sign * index_of.get(item.species_id, 0)
    return np.array([verdicts.get(segment_id, 0) for segment_id in segment_ids.tolist()], np.int64)


def with_sources(
    reader: ProjectReader, schema_key: str, labelled: LabelledBags | None
) -> LabelledBags | None:
    """Return a project's own recordings, followed by those of training sources.

    The classes are those of both, without species no longer in use.

    Parameters
    ----------
    labelled
        The project's recordings; None without training data.

    Returns
    -------
    LabelledBags or None
        ``labelled`` itself without compatible training sources.
    """
    started = training_sources(reader)
    usable = [source for source in started if source.feature_schema == schema_key]
    notes = [
        Message(
            "Training source “{name}” has other features ({theirs}) and is not used. Add it "
            "again.",
            name=source.name,
            theirs=source.feature_schema,
        )
        for source in started
        if source.feature_schema != schema_key
    ]
    if labelled is not None and notes:
        labelled = replace(labelled, notes=(*labelled.notes, *notes))
    if not usable:
        return labelled
    names = {species.id: species.name for species in reader.species.in_use()}
    named = {
        species_id for each in usable for species_id in each.species_ids if species_id in names
    }
    if labelled is not None:
        names |= dict(zip(labelled.species_ids, labelled.species_names, strict=True))
        named |= set(labelled.species_ids)
    classes = tuple(sorted(named, key=lambda species_id: (names[species_id], species_id)))
    parts = []
    if labelled is not None:
        stated = reorder_columns(labelled.supervision, labelled.species_ids, classes)
        own = evidence_in_columns(labelled.bags, labelled.species_ids, classes)
        parts.append((own, stated))
    for each in usable:
        bags, stated = read_source(reader, each)
        parts.append((bags, reorder_columns(stated, each.species_ids, classes)))
    return LabelledBags(
        bags=_joined_bags([bags for bags, _ in parts]),
        supervision=_joined_supervision([stated for _, stated in parts]),
        recording_ids=labelled.recording_ids if labelled else (),
        spans=labelled.spans if labelled else (),
        segment_ids=labelled.segment_ids if labelled else np.empty(0, np.int64),
        species_ids=classes,
        species_names=tuple(names[species_id] for species_id in classes),
        notes=labelled.notes if labelled else tuple(notes),
        started=tuple(
            Message(
                "Training source “{name}”: {segments} segments in {recordings} recordings.",
                name=source.name,
                segments=f"{source.segments:,}",
                recordings=f"{source.recordings:,}",
            )
            for source in usable
        ),
    )


def reorder_columns(
    supervision: Supervision, before: Sequence[SpeciesId], after: Sequence[SpeciesId]
) -> Supervision:
    """Return supervision with other classes as columns.

    Species not in a complete list are absent, also new classes. A label that is no longer a class
    becomes unknown.
    """
    index_of = {species: j for j, species in enumerate(after)}
    kept = np.array([j for j, species in enumerate(before) if species in index_of], np.int64)
    column = np.array([index_of[before[j]] for j in kept.tolist()], np.int64)
    n_bags, n_rows, n_classes = len(supervision.Y), len(supervision.y), len(after)
    present, possible = (np.zeros((n_bags, n_classes), np.bool_) for _ in range(2))
    absent = np.repeat(supervision.is_complete[:, None], n_classes, axis=1)
    rejected = np.zeros((n_rows, n_classes), np.bool_)
    present[:, column], absent[:, column] = supervision.Y[:, kept], supervision.absent[:, kept]
    possible[:, column] = supervision.possible[:, kept]
    rejected[:, column] = supervision.rejected[:, kept]
    to_column = np.full(len(before), UNKNOWN, np.int64)
    to_column[kept] = column
    new_column = np.append(to_column + 1, 0)  # of UNKNOWN, −1: none
    return replace(
        supervision,
        Y=present,
        absent=absent,
        y=np.where(supervision.y >= 0, to_column[np.maximum(supervision.y, 0)], supervision.y),
        rejected=rejected,
        possible=possible,
        verdicts=np.sign(supervision.verdicts) * new_column[np.abs(supervision.verdicts) - 1],
    )


def evidence_in_columns(
    bags: Bags, before: Sequence[SpeciesId], after: Sequence[SpeciesId]
) -> Bags:
    """Return bags whose evidence has other classes as columns."""
    new_column = {species: j for j, species in enumerate(after)}
    column_of = np.array([new_column.get(species, UNKNOWN) for species in before], np.int64)
    return replace(
        bags,
        evidence=tuple(part.with_columns(column_of, bags.n_instances) for part in bags.evidence),
    )


def _joined_bags(parts: Sequence[Bags]) -> Bags:
    sizes = np.concatenate([part.sizes for part in parts])
    X = np.concatenate([part.X for part in parts])
    n_columns = 1 + max((part.columns.max(initial=0) for part in parts[0].evidence), default=0)
    evidence = tuple(part.with_columns(np.arange(n_columns), len(X)) for part in parts[0].evidence)
    return Bags(X, np.concatenate([[0], np.cumsum(sizes)]), evidence)


def _joined_supervision(parts: Sequence[Supervision]) -> Supervision:
    n_bags, n_rows, n_groups = 0, 0, 0
    placed = []
    for supervision in parts:
        groups, guests = (
            supervision.groups + n_groups,
            supervision.guests + np.array([n_bags, n_rows]),
        )
        placed.append(replace(supervision, groups=groups, guests=guests))
        n_bags, n_rows = n_bags + len(supervision.Y), n_rows + len(supervision.y)
        n_groups = int(groups.max(initial=n_groups - 1)) + 1
    joined = {
        field.name: np.concatenate([getattr(supervision, field.name) for supervision in placed])
        for field in fields(Supervision)
    }
    return Supervision(**joined)


def _nothing_to_learn_error(
    reader: ProjectReader,
    schema_key: str,
    tagged: set[RecordingId],
    wanted: set[RecordingId],
    n_odd: int,
) -> NothingToLearnError:
    if n_odd:
        return NothingToLearnError(
            "Every segment of the tagged recordings has an invalid feature. Check "
            "the sound files (birdann check), or tag other recordings."
        )
    if schema_key not in reader.features.schemas():
        return NothingToLearnError("The project has no segments. Segment the recordings first.")
    if not wanted:
        return NothingToLearnError(
            "No recording has a species list. Tag some recordings, or import lists, first."
        )
    return NothingToLearnError(
        "No tagged recording has segments ({n_tagged} tagged). Segment them first, or tag "
        "recordings that have segments.",
        n_tagged=len(tagged),
    )


def remove_non_finite(table: FeatureTable) -> tuple[FeatureTable, int]:
    """Return a table without rows with NaN or too large values, and the number removed."""
    good = (np.abs(table.X) < LARGEST_FEATURE).all(axis=1)
    return table.rows(np.flatnonzero(good)), int((~good).sum())


def effective_labels(
    reader: ProjectReader, labels: Mapping[SegmentId, Label]
) -> dict[SegmentId, Label]:
    """Return the effective labels: without unresolved contradictions."""
    open_ones = {contradiction.segment_id for contradiction in reader.labels.contradictions()}
    return {key: label for key, label in labels.items() if key not in open_ones}


def _classes(
    lists: Iterable[SpeciesList],
    labels: Iterable[Label],
    names: dict[SpeciesId, str],
    detected: set[SpeciesId],
) -> tuple[SpeciesId, ...]:
    present = {species for species_list in lists for species in species_list.present} | detected
    present |= {
        label.species_id
        for label in labels
        if label.species_id is not None and label.state is not LabelState.REJECTED
    }
    return tuple(sorted(present, key=lambda s: (names[s], s)))


def _notes_on_lists(supervision: Supervision, names: Sequence[str]) -> list[str]:
    present = supervision.Y
    notes: list[str] = []
    if len(names) == 1:
        notes.append(
            Message(
                "Only one species is known ({species}). Its calls cannot be separated from those of "
                "other species.",
                species=names[0],
            )
        )
    everywhere = [n for j, n in enumerate(names) if present[:, j].all()]
    if everywhere and len(present) > 1:
        notes.append(
            Message(
                "In every list: {names}. Tag recordings without these species to improve "
                "training.",
                names=", ".join(everywhere),
            )
        )
    return notes


def _notes_on_names(
    supervision: Supervision, names: Sequence[str], evidence: Sequence[Evidence]
) -> list[str]:
    """Say if detections name less than half of the listed species: they may use other names."""
    detected = {j for part in evidence for j in part.columns.tolist()}
    named = np.flatnonzero(supervision.Y.any(axis=0)).tolist()
    unheard = [names[j] for j in named if j not in detected]
    if not detected or 2 * len(unheard) <= len(named):
        return []
    return [
        Message(
            "Listed species without detections: {n} of {every} ({names}). If the detections have "
            "other names for them, merge these in Project > Species.",
            n=f"{len(unheard):,}",
            every=f"{len(named):,}",
            names=listed_briefly(unheard, _MAX_NAMES),
        )
    ]


def _notes_on_unused(**counts: int) -> list[str]:
    """Say what of the statements was left out, or overruled another."""
    notes = {
        "n": Message(
            "Species of windows that the list around the window excludes: {n}. The windows were "
            "used. Correct one of the lists."
        ),
        "n_without": Message(
            "Tagged recordings without segments, not used for training: {n_without}."
        ),
        "n_odd": Message("Segments excluded because of an invalid feature: {n_odd}."),
        "n_conflicts": Message(
            "Labels that contradict a species list and were not used: {n_conflicts}. Resolve "
            "them with Find possible list errors."
        ),
    }
    return [
        note.with_values(**{name: counts[name]}) for name, note in notes.items() if counts[name]
    ]
