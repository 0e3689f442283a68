"""The whole project at one moment: recordings, questions, counts; read in the background."""

from collections.abc import Sequence
from dataclasses import dataclass

from birdann.core.ids import RecordingId, SpeciesId
from birdann.core.labels import SpeciesList
from birdann.core.predictions import ModelRun
from birdann.core.recording import Recording
from birdann.gui.guidance import Progress
from birdann.gui.item_models.queue import QueueData
from birdann.gui.item_models.recordings import RecordingRow
from birdann.gui.recording_view import SpeciesBook, order_by_use
from birdann.store import Counts, Project, ProjectReader, RecordingStatus


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Overview:
    """What the panels show of the whole project."""

    book: SpeciesBook
    rows: tuple[RecordingRow, ...]
    quick: tuple[SpeciesId, ...]
    queue: QueueData
    counts: Counts
    run: ModelRun | None
    labels_since_training: int

    @property
    def progress(self) -> Progress:
        """How far the project has come."""
        return progress_of(self.counts, self.run is not None, self.labels_since_training)


def progress_of(counts: Counts, is_trained: bool, labels_since_training: int) -> Progress:
    """Return how far a project has come, for advice on the next step."""
    return Progress(
        n_recordings=counts.recordings,
        n_segmented=counts.segmented,
        n_tagged=counts.tagged,
        n_segments=counts.segments,
        n_reviewed=counts.reviewed,
        is_trained=is_trained,
        labels_since_training=labels_since_training,
    )


def load_overview(project: Project, recent: Sequence[SpeciesId] = ()) -> Overview:
    """Read the whole project; for a background thread."""
    with project.reader() as reader:
        book = SpeciesBook.of(reader)
        recordings = {one.id: one for one in reader.recordings()}
        lists = reader.species_lists()
        statuses = reader.recording_statuses()
        missing = {key for key, one in recordings.items() if not project.audio_path(one).exists()}
        rows = tuple(
            recording_row(one, statuses[key], lists[key], book, missing=key in missing)
            for key, one in recordings.items()
        )
        run = reader.latest_run()
        return Overview(
            book=book,
            rows=rows,
            quick=tuple(order_by_use(list(lists.values()), book.in_use, recent)),
            queue=_queue(reader, recordings, book),
            counts=reader.counts(),
            run=run,
            labels_since_training=labels_since(reader, run),
        )


def recording_row(
    recording: Recording,
    status: RecordingStatus,
    species_list: SpeciesList,
    book: SpeciesBook,
    *,
    missing: bool,
) -> RecordingRow:
    """Return what the list shows of one recording."""
    return RecordingRow(
        id=recording.id,
        name=recording.name,
        duration_s=recording.duration_s,
        started_at=recording.started_at,
        species=tuple(book.name(key) for key in species_list.present),
        list_state=species_list.state,
        n_segments=status.n_segments if status.is_segmented or status.n_segments else None,
        n_labelled=status.n_reviewed,
        missing=missing,
    )


def labels_since(reader: Project | ProjectReader, run: ModelRun | None) -> int:
    """Return how many labels are newer than the last training."""
    if run is None:
        return 0
    return sum(label.provenance.at > run.created_at for label in reader.labels().values())


def _queue(
    reader: ProjectReader, recordings: dict[RecordingId, Recording], book: SpeciesBook
) -> QueueData:
    table = reader.segment_table()
    return QueueData(
        table=table,
        recording_names=[recordings[key].name for key in table.recording_ids],
        species_names=[book.name(key) for key in table.species_ids],
        species_colors=[book.color(key) for key in table.species_ids],
    )
