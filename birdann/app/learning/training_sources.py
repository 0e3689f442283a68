"""Training sources: a folder of clips named by species or with boxes, or another project."""

import os
import re
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from birdann.app.commands.training_sources import (
    AddTrainingSource,
    ReferenceClip,
    TrainingSource,
    encode_bags,
    training_sources,
)
from birdann.app.learning.boxed_clips import BoxedClip, boxed_clips
from birdann.app.learning.training import default_schema
from birdann.app.learning.training_data import gather_training
from birdann.app.maintenance.adding import find_audio, recording_of
from birdann.app.maintenance.allowed_folders import allow_folders
from birdann.app.reports import Failure, Report, new_species, report_field
from birdann.app.segmenting.segmenters import used_segmenter
from birdann.app.segmenting.worker_tasks import DescribeTask, describe
from birdann.app.segmenting.workers import run_recordings
from birdann.app.session import Session
from birdann.app.species_source import species_matcher
from birdann.core.bags import UNKNOWN, Bags, Supervision
from birdann.core.errors import AudioError, NothingToLearnError
from birdann.core.geometry import TimeFreqBox
from birdann.core.ids import SpeciesId, new_id
from birdann.core.labels import Species
from birdann.core.message import Message
from birdann.core.progress import Progress, part, silent
from birdann.dsp.identity import VerifiedSoundFile
from birdann.features.schema import contrast_db
from birdann.store import Project, ProjectReader

if TYPE_CHECKING:
    from birdann.analysis.parts import RecordingDescription

MAX_SEGMENTS = 40_000
"""Segments that are kept of what is started from: of more, those of recordings drawn at random."""
_MAX_CLIPS = 3
"""Calls of each species to compare others with, each of another clip."""
_BEHIND_A_NAME = re.compile(r"[\s_\-.(]*\(?\d[\d\s_\-.():;,]*(?:[kKmM]?[hH]z|[sS])?\)?$")


@dataclass(frozen=True, slots=True, kw_only=True)
class TrainingSourceReport(Report):
    """Result of adding a training source."""

    source: TrainingSource
    new_species: tuple[str, ...] = new_species()  # Names that are new to the project.
    without_segments: tuple[str, ...] = report_field(
        "No segments found in %Ln file.",
        "No segments found in %Ln files.",
        title=Message("Without segments"),
    )
    unused_boxes: int = report_field(
        "No segment was found in %Ln box.", "No segments were found in %Ln boxes.", default=0
    )
    own_recordings: int = report_field(
        "%Ln recording is already in this project and was skipped. Merge the projects to import "
        "its list.",
        "%Ln recordings are already in this project and were skipped. Merge the projects to "
        "import their lists.",
        default=0,
    )
    failures: tuple[Failure, ...] = report_field(
        "%Ln file could not be used.",
        "%Ln files could not be used.",
        failed=lambda n: Message.counted(
            "%Ln file could not be used:", "%Ln files could not be used:", n
        ),
    )

    def opening(self) -> list[str]:
        """Return what was added."""
        one = self.source
        return [
            Message(
                "Training source “{name}” added: {segments} segments of {species} species in "
                "{recordings} recordings. Train to use it.",
                name=one.name,
                segments=f"{one.segments:,}",
                species=len(one.species_ids),
                recordings=f"{one.recordings:,}",
            )
        ]


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class _SourceBags:
    """Bags of a source, with the names of their classes."""

    bags: Bags
    supervision: Supervision
    names: tuple[str, ...]
    # Species, file and box of the calls to compare others with.
    clips: tuple[tuple[str, VerifiedSoundFile, TimeFreqBox], ...] = ()
    without_segments: tuple[str, ...] = ()
    unused_boxes: int = 0
    own_recordings: int = 0
    failures: tuple[Failure, ...] = ()


def add_training_source(
    session: Session,
    path: str | os.PathLike[str],
    *,
    jobs: int = 1,
    progress: Progress = silent,
) -> TrainingSourceReport:
    """Add clips or another project as training source, in one step of undo.

    Each clip in a folder has one species: the name of its sub-folder, or else its own name without
    trailing numbers; underscores are read as spaces, unless the project's names contain them.
    Clips are segmented and described like the project's recordings. Where the folder has annotation
    sets of xeno-canto, a segment has the species in whose boxes it lies. Of another project, lists and
    labels of recordings with the same features are used, except recordings that are also in this
    project, as training data must not be used for testing.

    Parameters
    ----------
    path
        A folder of clips, or a project.
    jobs
        Number of processes that describe clips.
    """
    source = Path(os.path.abspath(path))
    with session.project.reader() as reader:
        schema = default_schema(reader)
        known = [species.name for species in reader.species.in_use()]
    if source.is_dir():
        material = _read_clips(
            session.project, source, schema, known, jobs, part(progress, 0.0, 0.95)
        )
    else:
        material = _read_project(session.project, source, schema)
    progress(0.95, Message("Saving results"))
    matcher = species_matcher(session.project)
    names = [matcher.species_of(name) for name in material.names]
    material = _merge_same_names(material, names)
    ids = session.project.species.ids_by_name()
    new = [
        Species(id=SpeciesId(new_id()), name=species)
        for species in material.names
        if species not in ids
    ]
    ids |= {species.name: species.id for species in new}
    there = training_sources(session.project)
    name = source.name
    if any(known.name == name for known in there):
        name = f"{source.parent.name}/{name}"
    clips = [
        ReferenceClip(
            species_id=ids[matcher.species_of(species)],
            path=str(sound.path),
            size_bytes=sound.size_bytes,
            content_hash=sound.content_hash,
            box=box,
        )
        for species, sound, box in material.clips
    ]
    species_ids = [ids[species] for species in material.names]
    added = TrainingSource.of(name, schema, material.bags, species_ids, clips)
    content = encode_bags(material.bags, material.supervision)
    for each_source in there:
        if session.project.settings.get(each_source.key) == content:
            raise NothingToLearnError(
                "“{name}” is already a training source.", name=each_source.name
            )
    session.execute(AddTrainingSource(added, content, new))
    if clips:
        allow_folders(session.project, [source])
    progress(1.0, Message("Done"))
    return TrainingSourceReport(
        source=added,
        new_species=tuple(species.name for species in new),
        without_segments=material.without_segments,
        unused_boxes=material.unused_boxes,
        own_recordings=material.own_recordings,
        failures=material.failures,
    )


def _merge_same_names(source: _SourceBags, names: Sequence[str]) -> _SourceBags:
    """Return the bags under other names; classes that share a name are merged."""
    distinct = tuple(dict.fromkeys(names))
    column = np.array([distinct.index(name) for name in names], dtype=np.int64)
    member = np.zeros((len(names), len(distinct)), dtype=np.bool_)
    member[np.arange(len(names)), column] = True
    supervision = source.supervision
    present = supervision.Y @ member
    return replace(
        source,
        names=distinct,
        supervision=replace(
            supervision,
            Y=present,
            absent=~(~supervision.absent @ member) & ~present,
            y=np.where(supervision.y >= 0, column[np.maximum(supervision.y, 0)], supervision.y),
            rejected=~(~supervision.rejected @ member),
            possible=(supervision.possible @ member) & ~present,
        ),
    )


def _draw_recordings(source: _SourceBags) -> _SourceBags:
    """Return all recordings, or a random subset with at most `MOST_SEGMENTS` segments."""
    bags = source.bags
    if bags.n_instances <= MAX_SEGMENTS:
        return source
    order = np.random.default_rng(0).permutation(len(bags))
    kept = np.sort(order[np.cumsum(bags.sizes[order]) <= MAX_SEGMENTS])
    return replace(source, bags=bags.take(kept), supervision=source.supervision.take(kept, bags))


# --- another project -------------------------------------------------------------------------


def _read_project(project: Project, path: Path, schema: str) -> _SourceBags:
    with Project.open(path, read_only=True) as other, other.reader() as reader:
        _require_same_schema(reader, path, schema)
        data = gather_training(reader, schema)
        sound = {recording.id: recording.content_hash for recording in reader.recordings.all()}
    known = {recording.content_hash for recording in project.recordings.all()}
    kept = np.array(
        [
            i
            for i, recording_id in enumerate(data.recording_ids)
            if sound[recording_id] not in known
        ],
        np.int64,
    )
    if not len(kept):
        raise NothingToLearnError(
            "{path} contains only recordings of this project. Merge the two projects instead "
            "(File > Merge with another project…).",
            path=path,
        )
    return _draw_recordings(
        _SourceBags(
            bags=data.bags.take(kept),
            supervision=data.supervision.take(kept, data.bags),
            names=data.species_names,
            own_recordings=len(data.recording_ids) - len(kept),
        )
    )


def _require_same_schema(reader: ProjectReader, path: Path, schema: str) -> None:
    schemas = reader.features.schemas()
    if schemas and schema not in schemas:
        raise NothingToLearnError(
            "{path} has other features ({theirs}) than this project ({ours}). Segment its "
            "recordings again with these features first.",
            path=path,
            theirs=", ".join(schemas),
            ours=schema,
        )


# --- a folder of clips -----------------------------------------------------------------------


def _read_clips(
    project: Project,
    folder: Path,
    schema: str,
    known: Sequence[str],
    jobs: int,
    progress: Progress,
) -> _SourceBags:
    from birdann.analysis.parts import RecordingDescription

    files, failures, passed_over = find_audio([folder])
    failures += [Failure(path=left.path, message=left.message) for left in passed_over]
    boxed = boxed_clips(files, folder, failures)
    species = {
        path: boxed[path].boxes[0].species
        if path in boxed
        else species_of_clip(path, folder, known)
        for path in files
    }
    failures += [
        Failure(
            path=str(path),
            message=Message(
                "{path}: no species. Put it in a folder named after the species.",
                path=path,
            ),
        )
        for path, name in species.items()
        if not name
    ]
    tasks = _tasks(project, [path for path in files if species[path]], schema, failures)
    jobs = min(jobs, len(tasks))
    described: dict[Path, RecordingDescription] = {}
    with closing(run_recordings(tasks, describe, progress, jobs=jobs)) as outcomes:
        for [finished] in outcomes:
            path = finished.task.sound.path
            if isinstance(finished.result, RecordingDescription):
                described[path] = finished.result
            else:
                failures.append(Failure(path=str(path), message=finished.failure))
    described_paths = [path for path in files if path in described and len(described[path].masks)]
    if not described_paths:
        raise NothingToLearnError(_why_nothing(folder, failures))
    names, bags, supervision = _label_clips(folder, described_paths, described, species, boxed)
    return _draw_recordings(
        _SourceBags(
            bags=bags,
            supervision=supervision,
            names=tuple(names),
            clips=_clips(schema, tasks, described, species, boxed),
            unused_boxes=sum(
                boxed[path].n_unused(described[path].boxes) for path in described if path in boxed
            ),
            without_segments=tuple(
                path.name for path in files if path in described and path not in described_paths
            ),
            failures=tuple(failures),
        )
    )


def _label_clips(
    folder: Path,
    paths: Sequence[Path],
    described: Mapping[Path, "RecordingDescription"],
    species: Mapping[Path, str],
    boxed: Mapping[Path, BoxedClip],
) -> tuple[list[str], Bags, Supervision]:
    """Return the classes, bags and supervision of clips: by their name or by their boxes."""
    labels = {
        path: boxed[path].species_of(described[path].boxes)
        if path in boxed
        else [""] * len(described[path].boxes)
        for path in paths
    }
    listed = {
        path: set(labels[path]) - {""} if path in boxed else {species[path]} for path in paths
    }
    names = sorted(set().union(*listed.values()))
    if not names:
        raise NothingToLearnError(
            "No segments found in the boxes of {folder}. Check that its annotation sets belong to "
            "its sound files.",
            folder=folder,
        )
    bags = Bags.from_list([described[path].features for path in paths])
    present = np.array([[name in listed[path] for name in names] for path in paths])
    supervision = Supervision.complete(present, bags.n_instances)
    is_open = np.array([path in boxed and not boxed[path].is_complete for path in paths])
    column = {name: k for k, name in enumerate(names)}
    in_order = [column.get(name, UNKNOWN) for path in paths for name in labels[path]]
    return (
        names,
        bags,
        replace(
            supervision,
            absent=supervision.absent & ~is_open[:, None],
            is_complete=~is_open,
            y=np.array(in_order, np.int64),
        ),
    )


_CLEAR_WITHIN_DB = 6.0
"""That much less contrast than its clearest call may one have that others are compared with."""


def _clips(
    schema: str,
    tasks: Sequence[DescribeTask],
    described: Mapping[Path, "RecordingDescription"],
    species: Mapping[Path, str],
    boxed: Mapping[Path, BoxedClip],
) -> tuple[tuple[str, VerifiedSoundFile, TimeFreqBox], ...]:
    """Return the longest clear call of each species in its first clips."""
    clips: dict[str, list[tuple[str, VerifiedSoundFile, TimeFreqBox]]] = {}
    for task in tasks:
        path = task.sound.path
        if path not in described:
            continue
        outlines = described[path].boxes
        names = (
            boxed[path].species_of(outlines) if path in boxed else [species[path]] * len(outlines)
        )
        contrast = contrast_db(schema, described[path].features)
        for name in dict.fromkeys(names):
            own = [k for k, other in enumerate(names) if name and other == name]
            least_db = max((contrast[k] for k in own), default=0.0) - _CLEAR_WITHIN_DB
            clear = [outlines[k] for k in own if contrast[k] >= least_db]
            if clear:
                longest = max(clear, key=lambda box: box.duration_s)
                clips.setdefault(name, []).append((name, task.sound, longest))
    return tuple(clip for of_species in clips.values() for clip in of_species[:_MAX_CLIPS])


def _why_nothing(folder: Path, failures: Sequence[Failure]) -> str:
    if not failures:
        return Message(
            "No segments found in the clips of {folder}. Choose a folder with one sub-folder of "
            "clips per species.",
            folder=folder,
        )
    if len(failures) == 1:
        return failures[0].message
    return Message(
        "None of {number} files in {folder} could be used. The first: {first}",
        number=f"{len(failures):,}",
        folder=folder,
        first=failures[0].message,
    )


def species_of_clip(path: Path, folder: Path, known: Sequence[str] = ()) -> str:
    """Return the species of a clip: its first sub-folder, else its name without numbers.

    "" for none. Of its own name, the longest prefix that is a ``known`` species takes precedence.
    """
    within = path.relative_to(folder)
    if len(within.parts) > 1:
        return _match_underscores(within.parts[0], known).strip()
    stem = _underscores_to_spaces(path.stem)
    begins = [
        name
        for name in known
        if stem.casefold().startswith(_underscores_to_spaces(name).casefold())
    ]
    if begins:
        return max(begins, key=len)
    return _BEHIND_A_NAME.sub("", _match_underscores(path.stem, known)).strip(" _-.")


def _match_underscores(name: str, known: Sequence[str]) -> str:
    """Return a name without underscores, unless the project's names contain them."""
    has_underscores = any("_" in name for name in known) and not any(" " in name for name in known)
    return name if has_underscores else _underscores_to_spaces(name)


def _underscores_to_spaces(name: str) -> str:
    return name.replace("_", " ")


def _tasks(
    project: Project, files: Sequence[Path], schema: str, failures: list[Failure]
) -> list[DescribeTask]:
    params_of = used_segmenter(project)
    tasks = []
    for path in files:
        try:
            recording, _, _ = recording_of(path, path.as_posix())
        except AudioError as error:
            failures.append(Failure(path=str(path), message=str(error)))
            continue
        tasks.append(
            DescribeTask(
                recording_id=recording.id,
                sound=VerifiedSoundFile(path, recording.size_bytes, recording.content_hash),
                n_frames=recording.n_frames,
                segmenter=params_of(recording),
                schema=schema,
            )
        )
    return tasks
