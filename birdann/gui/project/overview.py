"""Snapshot of the whole project: recordings, queue, counts; read in the background."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import PurePosixPath

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands import assumed_lists
from birdann.app.exchange.thresholds import threshold_rows, thresholds_in_use
from birdann.app.learning.calls import min_call_probability, min_probability
from birdann.app.reviewing.first_questions import first_questions
from birdann.app.species_source import expected_species
from birdann.core.custom_fields import field_texts as fields_in_words
from birdann.core.ids import RecordingId, SegmentId, SpeciesId
from birdann.core.labels import Detail, Label, LabelState, ListState, SpeciesList, TagState
from birdann.core.predictions import ModelRun, ScoreColumns
from birdann.gui.item_models.queue_data import NO_QUEUE, QueueData
from birdann.gui.item_models.recordings import RecordingRow, n_listed
from birdann.gui.project.recording_view import SpeciesBook, order_by_use
from birdann.gui.text.names import CommonEnds
from birdann.store import (
    Counts,
    Deletion,
    Project,
    ProjectReader,
    ProjectTables,
)
from birdann.store.tables.lists import Lists

MAX_ROWS_AT_ONCE = 40
"""After an edit of more recordings the project is read again."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Overview:
    """Data of the whole project for the panels.

    ``assumed`` is the kind of list that a first tag creates; None if not chosen yet. ``is_whole``
    is False while ``queue`` and ``new_labels``, the slowest to read, are pending.
    """

    book: SpeciesBook
    rows: tuple[RecordingRow, ...]
    quick: tuple[SpeciesId, ...]
    queue: QueueData
    counts: Counts
    run: ModelRun | None
    assumed: ListState | None = None
    new_labels: frozenset[SegmentId] = frozenset()
    is_whole: bool = True


@dataclass(frozen=True, slots=True)
class ListsOfRecording:
    """The list of a recording as a whole, and all lists of its windows."""

    own: SpeciesList
    others: tuple[SpeciesList, ...]

    @property
    def combined(self) -> SpeciesList:
        """Its own list; that of all species of the others if it is untagged."""
        if self.own.state is not ListState.UNTAGGED:
            return self.own
        tags = {s: TagState.PRESENT for species_list in self.others for s in species_list.present}
        return replace(self.own, tags=tags)


def load_overview(
    project: Project,
    recent: Sequence[SpeciesId] = (),
    *,
    with_queue: bool = True,
) -> Overview:
    """Read the whole project, or all but its segments; for a background thread."""
    with project.reader() as reader, reader.snapshot():
        book = SpeciesBook.of(reader)
        recordings = {recording.id: recording for recording in reader.recordings.all()}
        lists = lists_of_recordings(reader.lists)
        statuses = reader.overview.statuses()
        lost = project.missing_sound(recordings.values())
        sites = _sites(reader)
        notes = {key: note.text for key, note in reader.recordings.notes().items()}
        of_segments = segment_notes(reader)
        rows = []
        for key, recording in recordings.items():
            status = statuses[key]
            row = RecordingRow(
                id=key,
                name=recording.name,
                location=sites.get(key) or PurePosixPath(recording.path).parent.name,
                duration_s=recording.duration_s,
                started_at=recording.started_at,
                n_segments=status.n_segments if status.is_segmented or status.n_segments else None,
                n_labelled=status.n_reviewed,
                lost=lost.get(key),
                note=notes.get(key, ""),
                segment_notes=of_segments.get(key, ()),
            )
            rows.append(tagged_row(row, lists[key], book))
        run = reader.runs.run_in_use() or reader.runs.latest()
        overview = Overview(
            book=book,
            rows=tuple(rows),
            quick=tuple(
                order_by_use([listed.combined for listed in lists.values()], book.in_use, recent)
            ),
            queue=NO_QUEUE,
            counts=reader.overview.counts(),
            run=run,
            assumed=assumed_lists(reader),
            is_whole=False,
        )
        return _complete(overview, reader) if with_queue else overview


def complete_overview(project: Project, overview: Overview) -> Overview:
    """Return an overview with its missing segments; for a background thread."""
    with project.reader() as reader, reader.snapshot():
        return _complete(overview, reader)


def _complete(overview: Overview, reader: ProjectReader) -> Overview:
    return replace(
        overview,
        queue=_queue(reader, overview),
        new_labels=_new_labels(reader, overview.run),
        is_whole=True,
    )


def read_predictions(
    project: Project, data: QueueData, recording_ids: Iterable[RecordingId]
) -> list[ScoreColumns] | None:
    """Return the present predictions for recordings; None if the run is not the given one.

    For a background thread.
    """
    with project.reader() as reader, reader.snapshot():
        run_id = reader.runs.id_in_use()
        if run_id is None or run_id != data.run_id:
            return None
        return [
            reader.scores.proposals(run_id, key, data.segments_of(key)) for key in recording_ids
        ]


def segment_notes(
    reader: ProjectTables, recording_id: RecordingId | None = None
) -> dict[RecordingId, tuple[str, ...]]:
    """Return the notes on segments by recording, of all recordings or of one."""
    if recording_id is not None:
        notes = reader.segments.notes_in(recording_id)
    else:
        notes = reader.segments.notes(reader.segments.ids_with_notes())
    deleted = reader.segments.deletions(list(notes))
    notes = {key: note for key, note in notes.items() if deleted[key] is Deletion.NONE}
    texts: dict[RecordingId, list[str]] = defaultdict(list)
    for key, owner in reader.segments.recordings_of(list(notes)).items():
        texts[owner].append(notes[key].text)
    return {key: tuple(notes_of_recording) for key, notes_of_recording in texts.items()}


def lists_of_recordings(
    lists: Lists, recording_ids: Sequence[RecordingId] | None = None
) -> dict[RecordingId, ListsOfRecording]:
    """Return the lists of all or some recordings."""
    others = lists.windows(recording_ids)
    return {
        key: ListsOfRecording(own, others.get(key, ()))
        for key, own in lists.all(recording_ids).items()
    }


def tagged_row(row: RecordingRow, lists: ListsOfRecording, book: SpeciesBook) -> RecordingRow:
    """Return a row with other species lists."""
    windows = [
        species_list
        for species_list in lists.others
        if species_list.span_s is not None and not species_list.observer
    ]
    listed, n_windows = n_listed(windows)
    return replace(
        row,
        species=_possible_species(lists.combined, book),
        list_state=lists.own.state,
        n_listed=listed,
        n_windows=n_windows,
    )


def _possible_species(species_list: SpeciesList, book: SpeciesBook) -> tuple[str, ...]:
    """Return the species that may be present; unsure ones end with a "?"."""
    unsure = (key for key, tag in species_list.tags.items() if tag is TagState.UNSURE)
    return (
        *(book.name(key) for key in species_list.present),
        *(f"{book.name(key)}?" for key in unsure),
    )


def rows_after(
    overview: Overview,
    rows: Mapping[RecordingId, RecordingRow],
    project: Project,
    changes: ChangeSet,
    book: SpeciesBook,
) -> list[RecordingRow]:
    """Return the rows of some recordings after a light edit of them."""
    changed = []
    for key in [key for key in changes.recordings if key in rows][:MAX_ROWS_AT_ONCE]:
        row = rows[key]
        if Kind.LABELS in changes.kinds:
            row = replace(row, n_labelled=overview.queue.n_labelled(key))
            edited = changes.segments
            if row.segment_notes or edited is None or overview.queue.noted.intersection(edited):
                row = replace(row, segment_notes=segment_notes(project, key).get(key, ()))
        if Kind.LISTS in changes.kinds:
            row = tagged_row(row, lists_of_recordings(project.lists, [key])[key], book)
        changed.append(row)
    return changed


def update_counts(counts: Counts, n_newly_tagged: int, queue: QueueData) -> Counts:
    """Return the counts with newly tagged recordings, and labels as in memory."""
    labels = queue.label_counts()
    tagged = {
        Detail.CERTAINTY: any(certainty for certainty, _ in queue.details.values()),
        Detail.CALL_TYPE: any(call_type for _, call_type in queue.details.values()),
        Detail.REJECTED: labels[LabelState.REJECTED] > 0,
        Detail.NOTE: bool(queue.noted),
    }
    return replace(
        counts,
        details=(counts.details - tagged.keys()).union(
            species_list for species_list in tagged if tagged[species_list]
        ),
        tagged=counts.tagged + n_newly_tagged,
        confirmed=labels[LabelState.CONFIRMED],
        corrected=labels[LabelState.CORRECTED],
        rejected=labels[LabelState.REJECTED],
    )


def is_newer(label: Label | None, run: ModelRun | None) -> bool:
    """Whether a label is newer than a run; False without a run."""
    return label is not None and run is not None and label.provenance.at > run.created_at


def _new_labels(reader: ProjectReader, run: ModelRun | None) -> frozenset[SegmentId]:
    if run is None:
        return frozenset()
    return frozenset(key for key, label in reader.labels.all().items() if is_newer(label, run))


def _sites(reader: ProjectReader) -> dict[RecordingId, str]:
    """Return the names of the sites of recordings, where known."""
    names = {site.id: site.name for site in reader.sites.all()}
    return {key: names[site] for key, site in reader.sites.list_by_recording().items()}


def _queue(reader: ProjectReader, overview: Overview) -> QueueData:
    table, paths, book = reader.overview.segments(), reader.recordings.paths(), overview.book
    starts = {row.id: row.started_at for row in overview.rows}
    sites = _sites(reader)
    names = [PurePosixPath(paths[key]).name for key in table.recording_ids]
    run_id = reader.runs.id_in_use()
    thresholds = thresholds_in_use(reader, table, run_id)
    return QueueData(
        table=table,
        recording_names=names,
        ends=CommonEnds.of(names),
        species_names=[book.name(key) for key in table.species_ids],
        species_codes=[book.codes.get(key, "") for key in table.species_ids],
        species_colors=[book.color(key) for key in table.species_ids],
        starts=[starts.get(key) for key in table.recording_ids],
        sites=[sites.get(key, "") for key in table.recording_ids],
        expected_species=expected_species(reader),
        run_id=run_id,
        min_call_probability=min_call_probability(reader),
        min_probability=min_probability(reader),
        thresholds=thresholds,
        threshold_words=[row.text() for row in threshold_rows(reader, thresholds)],
        details=reader.labels.details(),
        fields=fields_in_words(reader.custom_fields.values()),
        noted=reader.segments.ids_with_notes(),
        disputed=frozenset(reader.labels.disagreements()),
        first=first_questions(reader, table),
    )


class UnlearnedLabels:
    """Labels that are newer than the run shown, and those removed after it learned from them.

    Attributes
    ----------
    removed
        When the label of a segment was removed that the run shown had learned.
    """

    def __init__(self) -> None:
        self._newer: set[SegmentId] = set()
        self.removed: dict[SegmentId, datetime] = {}

    def __len__(self) -> int:
        return len(self._newer)

    def reset(self, overview: Overview) -> None:
        """Follow another read of the project, perhaps with another run."""
        self._newer, run = set(overview.new_labels), overview.run
        self.removed = {key: at for key, at in self.removed.items() if run and run.created_at < at}

    def update(self, overview: Overview, labels: Mapping[SegmentId, Label | None]) -> None:
        table, rows = overview.queue.table, overview.queue.row_of.find(labels).tolist()
        for (key, label), row in zip(labels.items(), rows, strict=True):
            if label is not None:
                self.removed.pop(key, None)
            elif overview.run and row >= 0 <= table.label[row] and key not in self._newer:
                self.removed[key] = datetime.now(UTC)
        overview.queue.set_labels(labels)
        newer = {key for key, label in labels.items() if is_newer(label, overview.run)}
        self._newer = (self._newer - labels.keys()) | newer
