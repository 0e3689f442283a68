"""What is done with each kind of input: all that the program does with one of its files."""

from collections.abc import Callable, Iterable
from pathlib import Path

from birdann.app.exchange.exporting import annotations
from birdann.app.learning.training_data import gather_training
from birdann.app.segmenting.segmenters import forest_params, spectrogram_of
from birdann.app.settings import SETTINGS, Settings
from birdann.core.errors import BirdannError
from birdann.dsp.audio import AudioReader, probe
from birdann.dsp.identity import content_hash
from birdann.formats.call_times import read_call_times
from birdann.formats.checklists import read_checklist
from birdann.formats.recorder import read_metadata
from birdann.formats.registry import FORMATS, format_of
from birdann.formats.species_lists import read_species_lists
from birdann.models import persistence
from birdann.segmentation.forest.segmenter import ForestSegmenter
from birdann.store import Project
from birdann.store.examination import apply_repairs, examine

_READ_FRAMES = 1 << 16


def read_sound(path: Path) -> None:
    """Probe and hash it, and decode its beginning and its end."""
    read_metadata(path)
    content_hash(path)
    probe(path)
    with AudioReader(path) as reader:
        reader.read(0, _READ_FRAMES)
        reader.read(max(0, reader.n_frames - 100), 200)


def read_notes(path: Path) -> None:
    """Read what a recorder noted, in a sound file or beside one."""
    read_metadata(path)
    if path.suffix == ".xml":
        read_metadata(path.with_name(path.name.removesuffix(".xml").removesuffix(".log") + ".wav"))


def read_lists(path: Path) -> None:
    """Read a table of species lists."""
    read_species_lists(path)


def read_table(path: Path) -> list[BirdannError]:
    """Read a table as what it seems to be, and as everything that it is not.

    Returns
    -------
    list of BirdannError
        Why it is none of those that it is not.
    """
    readers = [file_format for file_format in FORMATS.values() if file_format.capabilities.reads]
    errors = _errors_of(
        [
            lambda: read_call_times(path),
            lambda: read_checklist(path),
            *((lambda one=one: list(one.read(path))) for one in readers),
        ]
    )
    list(format_of(path).read(path))
    return errors


def read_settings(path: Path) -> None:
    """Read all settings; a spoiled file is never an obstacle."""
    settings = Settings(path)
    for key in SETTINGS:
        settings.get(key)
    settings.recent_projects()
    settings.set("theme", "dark")


def read_model(path: Path) -> None:
    """Unpack a stored model or segmenter."""
    data = path.read_bytes()
    if path.suffix == ".segmenter":
        ForestSegmenter.from_bytes(data)
    else:
        persistence.from_bytes(data)


def read_project(path: Path) -> None:
    """Read everything in it as the program does, examine it, mend it, and write to it."""
    with Project.open(path, read_only=True) as project:
        errors = _errors_of([*_reading(project), lambda: examine(path)])
    with Project.open(path) as project:
        errors += _errors_of([lambda: apply_repairs(project), lambda: _set(project)])
    if errors:
        raise errors[0]


def _reading(project: Project) -> list[Callable[[], object]]:
    return [
        project.overview.counts, project.overview.statuses, project.overview.segments, project.lists.all,
        project.labels.all, project.strokes.all, project.recordings.problems, project.recordings.metadata,
        project.edit_log.latest, project.runs.id_in_use, lambda: project.settings.get("shown_run"),
        lambda: _segmenters(project), lambda: _recordings(project), lambda: _runs(project),
        lambda: _learning(project), lambda: _exporting(project),
    ]  # fmt: skip


def _segmenters(project: Project) -> None:
    if project.segmenters.all():
        forest_params(project)


def _recordings(project: Project) -> None:
    project.unallowed_folders()
    for recording in project.recordings.all():
        project.segments.of(recording.id)
        project.missing_sound([recording])
        spectrogram_of(project, recording.id)


def _runs(project: Project) -> None:
    for run in project.runs.all():
        persistence.from_bytes(project.runs.model_bytes(run.id))
        for recording in project.recordings.all():
            project.scores.table(run.id, recording.id)
            project.scores.best(run.id, recording.id)


def _learning(project: Project) -> None:
    with project.reader() as reader:
        for key in reader.features.schemas():
            gather_training(reader, key)


def _exporting(project: Project) -> None:
    with project.reader() as reader:
        for _ in annotations(reader):
            pass


def _set(project: Project) -> None:
    with project.transaction("set") as tx:
        tx.settings.set("k", 1)


def _errors_of(steps: Iterable[Callable[[], object]]) -> list[BirdannError]:
    errors = []
    for step in steps:
        try:
            step()
        except BirdannError as error:
            errors.append(error)
    return errors
