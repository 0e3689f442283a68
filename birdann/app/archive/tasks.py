"""Tasks of an archive's workers: segment sound, and label segments.

Both are functions with picklable arguments. Segments are kept in shared files; labelling uses the
desktop's steps on a temporary project, and writes tables into the results folder.
"""

import hashlib
import os
import re
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field, replace
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, TypeAlias
from urllib.parse import quote

from birdann import __version__
from birdann.analysis.networks import Network
from birdann.app.archive.networks import (
    archived_detections,
    is_network,
    network_from_description,
    run_of,
)
from birdann.app.archive.sources import SourceFile
from birdann.app.commands import AddRecordings
from birdann.app.exchange.evidence import import_evidence
from birdann.app.exchange.export_filter import ExportFilter, apply_filter
from birdann.app.exchange.exporting import annotations, with_measures
from birdann.app.learning.calls import set_min_call_probability
from birdann.app.learning.model_files import ModelFile, store_model
from birdann.app.learning.predicting import predict
from birdann.app.maintenance.adding import recording_of
from birdann.app.reports import Failure
from birdann.app.segmenting.joining import join_fragments
from birdann.app.segmenting.saving import SegmentWriter
from birdann.app.segmenting.unfinished import PartStore
from birdann.app.segmenting.worker_tasks import DescribeTask, StoredParts, describe_section
from birdann.app.segmenting.workers import THREAD_SETTINGS, no_memory_message
from birdann.app.session import Session
from birdann.core.errors import (
    ArchiveError,
    AudioError,
    BirdannError,
    ProjectFileError,
    WriteError,
)
from birdann.core.files import disk
from birdann.core.ids import RecordingId, content_id, id_of_text
from birdann.core.message import Message
from birdann.core.progress import silent
from birdann.core.recording import RecorderMetadata, Recording
from birdann.dsp.audio import AudioReader
from birdann.dsp.identity import VerifiedSoundFile
from birdann.formats.calls_parquet import (
    ArchivedCall,
    Scores,
    call_cells,
    calls_schema,
    clock_cells,
    recordings_schema,
    write_parquet,
)
from birdann.store import Project, ProjectReader

if TYPE_CHECKING:
    import pyarrow as pa

    from birdann.models.base import InstanceAnnotator

MODEL_NAME, UNFINISHED, CALLS, RECORDINGS = (
    "model.birdann-model",
    "unfinished",
    "calls",
    "recordings",
)
PARTS_PER_SECTION = 12
"""Parts of five minutes of a long recording that one task works on."""
NO_DATE = "unknown"
"""Hive's own word for no value keeps Arrow from opening an archive in which no day is known."""
_MAX_ESCAPED = 200
_Model: TypeAlias = "tuple[ModelFile, InstanceAnnotator] | Network"
_NOT_IN_NAMES = re.compile(r'[\x00-\x1f\x7f"#%*/:<=>?\\|]')
"""Characters with a meaning of their own in file systems or names of partitions."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ArchivePlan:
    """What is done with every recording of an archive, from the first to the last."""

    has_measurements: bool = False  # Whether calls are measured.
    min_score: float = 0.05  # Minimum score.
    # Whether the fragments of calls are joined; None: except in ultrasound, as in `birdann run`.
    joins_fragments: bool | None = None
    # Table, or folder of tables, of detectors' scores that count as evidence; "" for none. Every
    # task reads it, so that it has the same name on all machines.
    detections: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class ArchiveSettings:
    """Settings of all tasks of an archive."""

    folder: str  # Results folder, with the same name on all machines.
    model_sha256: str
    plan: ArchivePlan = field(default_factory=ArchivePlan)
    version: str = __version__  # Version of birdann; others refuse.


@dataclass(frozen=True, slots=True)
class OutlineTask:
    """Some short recordings, or a section of a long one."""

    settings: ArchiveSettings
    files: tuple[SourceFile, ...]
    # section, n_sections: Section of the recording; 0 of 0 before it was examined.
    section: int = 0
    n_sections: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Outlined:
    """Result of one recording, or of a section of it."""

    file: SourceFile
    # recording, metadata, warnings: Facts of its file; None if unreadable.
    recording: Recording | None = None
    metadata: RecorderMetadata = field(default_factory=RecorderMetadata)
    warnings: tuple[str, ...] = ()
    n_sections: int = 1  # Number of sections; more than 1 if nothing was done yet for that reason.
    stored: StoredParts | None = None  # Stored segments, if finished.
    detected: tuple[ArchivedCall, ...] = ()  # Detections by a network.
    failure: str = ""  # Reason of the failure, or "".


@dataclass(frozen=True, slots=True)
class LabelTask:
    """Segmented recordings of one folder."""

    settings: ArchiveSettings
    outlined: tuple[Outlined, ...]

    @property
    def name(self) -> str:
        """The name of its tables, 16 hexadecimal digits."""
        paths = "\n".join(result.file.path for result in self.outlined)
        return blake2b(os.fsencode(paths), digest_size=8).hexdigest()


class ResultTable(NamedTuple):
    """A table of calls: path below the results folder, hash, number of rows."""

    name: str
    sha256: str
    n_rows: int


# --- outlining ---------------------------------------------------------------------------


def outline(task: OutlineTask) -> list[Outlined]:
    """Segment and describe some recordings; failures are included."""
    model = _load_worker_model(task.settings)
    return [_outline_file(task, model, file) for file in task.files]


def _outline_file(task: OutlineTask, model: _Model, file: SourceFile) -> Outlined:
    try:
        return _found_in(task, model, file)
    except WriteError:
        raise
    except BirdannError as error:
        if os.path.exists(file.path):
            return Outlined(file=file, failure=str(error))
        gone = Message(
            "{path} is missing. Restore it, then repeat the command.",
            path=file.path,
        )
        return Outlined(file=file, failure=gone)
    except MemoryError:
        return Outlined(file=file, failure=no_memory_message(file.path))


def _found_in(task: OutlineTask, model: _Model, file: SourceFile) -> Outlined:
    from birdann.analysis.parts import part_count

    key = RecordingId(content_id(file.path))
    recording, metadata, warnings = recording_of(Path(file.path), file.path, key)
    outlined = Outlined(file=file, recording=recording, metadata=metadata, warnings=warnings)
    if isinstance(model, Network):
        detected = archived_detections(model, file, recording, task.settings.plan.min_score)
        return replace(outlined, detected=detected)
    describing = _describe_task(task.settings, model[0], recording)
    with AudioReader(describing.sound) as reader:
        n_parts = part_count(reader, describing.segmenter)
        n_sections = task.n_sections or -(-n_parts // PARTS_PER_SECTION)
        if n_sections > 1 and not task.n_sections:
            return replace(outlined, n_sections=n_sections)
        section = replace(describing, section=task.section, n_sections=n_sections)
        assert describing.store is not None
        stored = describe_section(section, describing.store, reader, n_parts, silent)
    return replace(outlined, n_sections=n_sections, stored=stored)


def _describe_task(
    settings: ArchiveSettings, held: ModelFile, recording: Recording
) -> DescribeTask:
    params, schema = held.params_of()(recording), held.run.feature_schema
    kept_for = (__version__, params.digest(), schema, recording.path, recording.content_hash)
    digest = blake2b(repr(kept_for).encode(), digest_size=16).hexdigest()
    return DescribeTask(
        recording_id=recording.id,
        sound=VerifiedSoundFile(
            Path(recording.path), recording.size_bytes, recording.content_hash
        ),
        n_frames=recording.n_frames,
        segmenter=params,
        schema=schema,
        store=PartStore(Path(settings.folder, UNFINISHED, digest)),
    )


# --- labelling ---------------------------------------------------------------------------


def label(task: LabelTask) -> list[Failure]:
    """Label some recordings, and write their tables; return those to segment again.

    The table of recordings is written last and marks them finished. Repetition writes the same
    under the same names.
    """
    ready = _load_worker_model(task.settings)
    recordings = {o.recording.id: o for o in task.outlined if o.recording is not None}
    if isinstance(ready, Network):
        detected = {key: recording.detected for key, recording in recordings.items()}
        _write_tables(task, recordings, detected, {}, run_of(ready))
        return []
    held, model = ready
    plan = task.settings.plan
    with _temporary_project() as project:
        session = Session(project, reviewer="birdann")
        store_model(session, held, held.run.id)
        set_min_call_probability(session, held.min_call_probability)
        failures = _add_outlines(session, task, held)
        if plan.detections:
            import_evidence(session, [plan.detections])
        predict(session, run_id=held.run.id, model=model)
        if (
            plan.joins_fragments is not False and project.runs.id_in_use() is not None
        ):  # some are named
            all_rates = plan.joins_fragments is True
            join_fragments(session, joins_ultrasound=all_rates, backs_up=False)
        with project.reader() as reader, reader.snapshot():
            calls = _calls(project, reader, task, failures)
            if calls:
                segmentations = reader.recordings.segmentations()
                facts = {
                    key: (len(reader.segments.positions(key)), segmentations[key].notes)
                    for key in calls
                }
                _write_tables(
                    task, {key: recordings[key] for key in calls}, calls, facts, held.run.stamp
                )
    return list(failures.values())


@contextmanager
def _temporary_project() -> Iterator[Project]:
    try:
        with (
            tempfile.TemporaryDirectory(
                prefix="birdann-archive-", ignore_cleanup_errors=True
            ) as folder,
            Project.create(Path(folder, "recordings.birdann")) as project,
        ):
            yield project
    except (ProjectFileError, OSError) as error:
        raise WriteError(
            "The folder for temporary files, {folder}, cannot be written ({reason}). Make "
            "room there, or name another folder as TMPDIR, and give the same command again: "
            "what is done is kept.",
            folder=tempfile.tempdir or os.environ.get("TMPDIR", "/tmp"),
            reason=error.__cause__ or error,
        ) from error


def _add_outlines(
    session: Session, task: LabelTask, held: ModelFile
) -> dict[RecordingId, Failure]:
    """Add recordings and segments to a project; return the failures."""
    pairs = [(o.recording, o) for o in task.outlined if o.recording is not None]
    session.project.allowed_sound_folders.allow(Path(o.file.path) for o in task.outlined)
    session.execute(
        AddRecordings(
            [recording for recording, _ in pairs],
            {recording.id: o.metadata for recording, o in pairs if o.metadata},
        )
    )
    writer, failures = SegmentWriter(session, replaces=False), dict[RecordingId, Failure]()
    for recording, o in pairs:
        if o.stored is None:
            continue
        try:
            writer.write_parts(_describe_task(task.settings, held, recording), o.stored, silent)
        except AudioError as error:
            failures[recording.id] = Failure(path=recording.path, message=str(error))
    return failures


def _calls(
    project: Project,
    reader: ProjectReader,
    task: LabelTask,
    failures: dict[RecordingId, Failure],
) -> dict[RecordingId, list[ArchivedCall]]:
    """Return the calls of each recording as the desktop would export them; adds failures."""
    recordings = reader.recordings.all()
    names = reader.recordings.names()
    by_name = {names[recording.id]: recording for recording in recordings}
    files = {o.recording.id: o.file for o in task.outlined if o.recording is not None}
    calls: dict[RecordingId, list[ArchivedCall]] = {
        recording.id: [] for recording in recordings if recording.id not in failures
    }
    rows = apply_filter(reader, ExportFilter()).select_records(annotations(reader))
    unread: list[Failure] = []
    if task.settings.plan.has_measurements:
        rows = with_measures(rows, project, reader, unread, None)
    scores: dict[int, Scores] = {}
    current = None
    for row in rows:
        recording = by_name[row.recording]
        if recording.id != current:
            current, scores = (
                recording.id,
                _scores(reader, recording.id, task.settings.plan.min_score),
            )
        content = (row.start_s, row.end_s, row.low_hz, row.high_hz)
        calls[recording.id].append(
            ArchivedCall(
                recording=recording.path,
                call_id=files[recording.id].call_id(recording.content_hash, *content),
                call=row,
                scores=scores.get(id_of_text(row.segment_id) or 0, ()),
            )
        )
    by_path = {recording.path: recording.id for recording in recordings}
    for failure in unread:  # its calls have no measures
        failures[by_path[failure.path]] = failure
        del calls[by_path[failure.path]]
    return calls


def _scores(reader: ProjectReader, key: RecordingId, least: float) -> dict[int, Scores]:
    """Return species and scores of a recording's segments above a minimum, highest first."""
    run_id = reader.runs.id_in_use()
    table = reader.scores.table(run_id, key) if run_id is not None else None
    if run_id is None or table is None:
        return {}
    all_species = reader.species.all()
    names = [all_species[species_id].name for species_id in reader.runs.species_ids(run_id)]
    scores: dict[int, Scores] = {}
    for segment_id, row in zip(
        table.segment_ids.tolist(), table.probabilities.tolist(), strict=True
    ):
        named_scores = [pair for pair in zip(names, row, strict=True) if pair[1] >= least]
        scores[segment_id] = sorted(named_scores, key=lambda pair: -pair[1])
    return scores


def _write_tables(
    task: LabelTask,
    recordings: Mapping[RecordingId, Outlined],
    calls: Mapping[RecordingId, Sequence[ArchivedCall]],
    facts: Mapping[RecordingId, tuple[int, tuple[str, ...]]],
    run: str,
) -> None:
    """Write a table of calls for each site and date, then that of the recordings.

    Parameters
    ----------
    facts
        Number of segments, and notes on the recording, where it was segmented.
    """
    ids_by_site_and_day: dict[tuple[str, str], list[RecordingId]] = defaultdict(list)
    for key, recording in recordings.items():
        ids_by_site_and_day[recording.file.site, date_of(recording)].append(key)
    tables = [
        _write_table(
            task,
            f"{CALLS}/site={_escape_site(site)}/date={date}",
            (call_cells(call) for key in keys for call in calls[key]),
            calls_schema(),
        )
        for (site, date), keys in sorted(ids_by_site_and_day.items())
    ]
    rows = (
        _recording_cells(recording, len(calls[key]), *facts.get(key, (0, ())), run)
        for key, recording in recordings.items()
    )
    _write_table(task, RECORDINGS, rows, recordings_schema(tables))


def _write_table(
    task: LabelTask, below: str, rows: Iterator[dict[str, object]], schema: "pa.Schema"
) -> ResultTable:
    """Write a table into the results folder, if it exists: a share may be unmounted."""
    top = Path(task.settings.folder)
    path = top / below / f"{task.name}.parquet"
    with translate_folder_errors(top):
        os.stat(top / MODEL_NAME)
        path.parent.mkdir(parents=True, exist_ok=True)
        with disk.replace_file(path) as temporary:
            n_rows = write_parquet(rows, schema, temporary)
            with temporary.open("rb") as file:
                sha256 = hashlib.file_digest(file, "sha256").hexdigest()
        for folder in path.parents[
            1 : len(path.relative_to(top).parts)
        ]:  # new ones have names, too
            disk.sync(folder)
        os.stat(top / MODEL_NAME)
    return ResultTable(path.relative_to(top).as_posix(), sha256, n_rows)


def _escape_site(site: str) -> str:
    """Return a site as a folder name, in ASCII if short enough."""
    escaped = quote(site, safe="")
    if len(escaped) <= _MAX_ESCAPED:
        return escaped
    return _NOT_IN_NAMES.sub(lambda match: quote(match[0], safe=""), site)


def date_of(outlined: Outlined) -> str:
    """Return the day on which a recording starts by its recorder's clock, as a partition."""
    at = outlined.recording.started_at if outlined.recording is not None else None
    return at.date().isoformat() if at is not None else NO_DATE


def _recording_cells(
    outlined: Outlined, n_calls: int, n_segments: int, notes: Sequence[str], run: str
) -> dict[str, object]:
    recording, metadata, date = outlined.recording, outlined.metadata, date_of(outlined)
    if recording is None:
        raise ValueError("a recording that was not read has no row")
    return {
        "recording": recording.path,
        "site": outlined.file.site,
        "date": None if date == NO_DATE else date,
        **clock_cells(recording.started_at),
        "duration_s": recording.duration_s,
        "sample_rate_hz": recording.sample_rate_hz,
        "n_channels": recording.n_channels,
        "size_bytes": recording.size_bytes,
        "content_hash": recording.content_hash,
        "modified_ns": outlined.file.mtime_ns,
        "n_segments": n_segments,
        "n_calls": n_calls,
        "notes": [str(note) for note in dict.fromkeys((*outlined.warnings, *notes))],
        "latitude_deg": metadata.latitude_deg,
        "longitude_deg": metadata.longitude_deg,
        "device": metadata.device or None,
        "serial": metadata.serial or None,
        "model_run": run,
    }


def translate_folder_errors(folder: Path | str) -> AbstractContextManager[None]:
    """Translate errors of writing a results folder."""
    return WriteError.on_os_error(
        "The folder {folder} cannot be written ({reason}). See that its disk is there and has "
        "room, and give the same command again: what is done is kept.",
        folder=folder,
    )


# --- what each worker needs once -----------------------------------------------------------


def _load_worker_model(settings: ArchiveSettings) -> _Model:
    """Return the model, with this process set up as the workers of the desktop are."""
    from threadpoolctl import threadpool_limits

    if settings.version != __version__:
        raise ArchiveError(
            "A worker has birdann {theirs}, and this command is birdann {ours}. Install the "
            "same version on all machines.",
            theirs=__version__,
            ours=settings.version,
        )
    os.environ.update(dict.fromkeys(THREAD_SETTINGS, "1"))
    threadpool_limits(1)
    path = os.path.join(settings.folder, MODEL_NAME)
    with ArchiveError.on_os_error(
        "A worker cannot read {path} ({reason}); the folder of results has to lie where all "
        "machines see it under the same name.",
        path=path,
    ):
        os.stat(path)  # of every task: the folder may lie on a share that is gone
        return _model(path, settings.model_sha256)


@lru_cache(maxsize=2)
def _model(path: str, sha256: str) -> _Model:
    data = Path(path).read_bytes()
    if hashlib.sha256(data).hexdigest() != sha256:
        raise ArchiveError(
            "{path} is not the model of this archive. Restore that model, or choose another "
            "folder.",
            path=path,
        )
    if is_network(data):
        return network_from_description(data)
    held = ModelFile.read(path)
    return held, held.model()
