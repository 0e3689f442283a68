"""Choice of segmenter and settings, stored for later edits, and their preview."""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from birdann.app.changes import ChangeSet, Kind
from birdann.app.commands.segments import Outlines, Resegment
from birdann.app.segmenting.worker_tasks import DescribeTask
from birdann.app.session import Session
from birdann.core.errors import ModelError, ProjectFileError
from birdann.core.geometry import Mask, TimeFreqBox, are_separate
from birdann.core.ids import RecordingId
from birdann.core.message import Message
from birdann.core.progress import Progress, silent
from birdann.core.provenance import Maker
from birdann.core.recording import Recording
from birdann.core.segment import Segment, segments_of_shapes
from birdann.core.strokes import TrainedSegmenter
from birdann.features.schema import DEFAULT_SCHEMA, schema_of
from birdann.store import Project, ProjectTables, Transaction

if TYPE_CHECKING:
    from collections.abc import Callable

    from birdann.analysis.parts import RecordingDescription
    from birdann.dsp.spectrogram import SpectrogramParams
    from birdann.segmentation.presets import SegmenterParams, Unit


AUTOMATIC = "automatic"
"""Stands for the preset that suits a recording's sample rate."""

FOREST = "forest"
"""Name of the segmenter that is trained in the project."""

USES_AUTOMATIC = "uses_automatic"
"""In the report of a forest: whether ``AUTOMATIC`` outlines better what it was taught, and is used."""

WITHOUT_UNIT = ("exact HJA/MLSP", FOREST)
"""Searches that outline what they outline."""

_BEFORE_UNIT = ", "
_UNIT = "unit"
"""Setting of a project: the grain that was asked for last."""
_MAX_WINDOW_S = 10.0


def search_name(preset: str, unit: str | None) -> str:
    """Return the notation (see ``segmenter_of``) of a preset with a unit; None for its default."""
    return preset if unit is None else f"{preset}{_BEFORE_UNIT}{unit}"


def preset_and_unit(name: str) -> "tuple[str, Unit | None]":
    """Return preset and unit of a notation."""
    from birdann.segmentation.presets import Unit

    preset, _, unit = name.partition(_BEFORE_UNIT)
    try:
        return preset, Unit(unit) if unit else None
    except ValueError:
        raise ProjectFileError(
            "Unknown unit “{unit}”. Choose from: {names}.", unit=unit, names=", ".join(Unit)
        ) from None


def remembered_unit(project: Project) -> "Unit | None":
    """Return the unit last used in a project, or None."""
    from birdann.segmentation.presets import Unit

    saved = project.settings.get(_UNIT)
    return Unit(saved) if isinstance(saved, str) and saved in set(Unit) else None


def remember_unit(session: Session, segmenter: "str | SegmenterParams") -> None:
    """Store the unit of a notation in the project, if it has one."""
    unit = preset_and_unit(segmenter)[1] if isinstance(segmenter, str) else None
    if unit is None or unit is remembered_unit(session.project):
        return

    def write(tx: Transaction) -> ChangeSet:
        tx.settings.set(_UNIT, unit)
        return ChangeSet.of(Kind.SETTINGS)

    session.apply("remember unit", {_UNIT: unit}, write)


def default_search(project: Project, preferred: str) -> str:
    """Return the user's default segmenter, with the unit of the project.

    Invalid preferences are ignored.
    """
    try:
        preset, unit = preset_and_unit(preferred)
    except ProjectFileError:
        preset, unit = AUTOMATIC, None
    if preset in WITHOUT_UNIT:
        return preset
    return search_name(preset, remembered_unit(project) or unit)


def segmenter_of(
    project: Project | None, segmenter: "str | SegmenterParams"
) -> "Callable[[Recording], SegmenterParams]":
    """Return a function from recordings to segmentation settings.

    Parameters
    ----------
    project
        Gives forest and unit; None if the name includes the unit.
    segmenter
        ``AUTOMATIC``, a preset's name, or ``FOREST`` for the one trained in the project, each
        optionally with a unit (``search_name``), or settings. The default unit is the last used.
    """
    if not isinstance(segmenter, str):
        return lambda _recording: segmenter
    name, unit = preset_and_unit(segmenter)
    if project is not None:
        unit = unit or remembered_unit(project)
    if project is not None and name == FOREST and (newest := _newest_forest(project)):
        name = AUTOMATIC if newest.report.get(USES_AUTOMATIC) else FOREST
    if name == AUTOMATIC:
        return lambda recording: automatic_params(recording).with_unit(unit)
    if project is not None and name == FOREST:
        params = forest_params(project)
    else:
        params = preset_params(name).with_unit(unit)
    return lambda _recording: params


def used_segmenter(project: Project) -> "Callable[[Recording], SegmenterParams]":
    """Return a function to the settings of most recordings of a project.

    Those of `AUTOMATIC` if none was segmented, or the settings are no longer valid.
    """
    from birdann.segmentation.presets import PRESETS, Unit

    notes = Counter(
        segmentation.segmenter for segmentation in project.recordings.segmentations().values()
    )
    known = [preset.with_unit(unit) for preset in PRESETS.values() for unit in Unit]
    if any(segmenter.name == FOREST for segmenter in project.segmenters.all()):
        known.append(forest_params(project))
    for note, _ in notes.most_common(1):
        for params in known:
            if describe_segmenter(params) == note:
                return lambda _recording: params
    return segmenter_of(project, AUTOMATIC)


def automatic_params(recording: Recording) -> "SegmenterParams":
    """Return the preset for a recording's sample rate."""
    from birdann.segmentation.presets import PRESETS, preset_for

    return PRESETS[preset_for(recording.sample_rate_hz)]


def is_for_bats(params: "SegmenterParams") -> bool:
    """Return whether settings are those of the preset for bats, in any unit."""
    from birdann.segmentation.presets import PRESETS

    return params.segmenter == PRESETS["bats"].segmenter


def preset_params(name: str) -> "SegmenterParams":
    """Return the settings of a preset."""
    from birdann.segmentation.presets import PRESETS

    if name not in PRESETS:
        raise ProjectFileError(
            "Unknown preset “{name}”. Choose from: {automatic}, {names}.",
            name=name,
            automatic=AUTOMATIC,
            names=", ".join(PRESETS),
        )
    return PRESETS[name]


def _newest_forest(project: Project) -> TrainedSegmenter | None:
    return next((t for t in project.segmenters.all() if t.name == FOREST), None)


def forest_params(project: Project) -> "SegmenterParams":
    """Return the latest forest trained in a project, with its spectrogram."""
    trained = _newest_forest(project)
    if trained is None:
        raise ModelError(
            "No forest segmenter has been trained in {path} yet. Paint some calls or "
            "confirm some segments, and train it (birdann train-segmenter).",
            path=project.path,
        )
    try:
        params = forest_of(trained.spectrogram, project.segmenters.model_bytes(trained.id))
        if params.segmenter.digest() != trained.digest:
            raise ValueError(Message("its trees are not those that were stored"))
    except (ValueError, TypeError) as error:
        raise ModelError(
            "The forest segmenter stored in {path} cannot be used ({reason}). Train it again.",
            path=project.path,
            reason=error,
        ) from error
    return params


def forest_of(spectrogram: Mapping[str, Any], data: bytes) -> "SegmenterParams":
    """Return a stored forest, with its spectrogram."""
    from birdann.segmentation.forest.segmenter import PackedForest
    from birdann.segmentation.presets import SegmenterParams

    return SegmenterParams(
        spectrogram=_stored_spectrogram(spectrogram),
        segmenter=PackedForest(data),
        follows_near=True,
    )


def _stored_spectrogram(values: Mapping[str, Any]) -> "SpectrogramParams":
    """Return stored settings (ValueError or TypeError if invalid)."""
    from birdann.dsp.spectrogram import SpectrogramParams

    params = SpectrogramParams(**values)
    if params.window_s > _MAX_WINDOW_S:
        raise ValueError(Message("a window of more than 10 s"))
    return params


@lru_cache(maxsize=16)
def describe_segmenter(params: "SegmenterParams") -> str:
    """Return settings as stored in the project file."""
    return json.dumps(
        {
            "segmenter": params.segmenter.name,
            "digest": params.digest(),
            "unit": params.unit,
            "spectrogram": asdict(params.spectrogram),
        }
    )


def spectrogram_of(project: Project, recording_id: RecordingId) -> "SpectrogramParams":
    """Return the spectrogram settings of the grid of a recording's outlines."""
    segmentation = project.recordings.segmentation(recording_id)
    if segmentation is None:
        return automatic_params(project.recordings.one(recording_id)).spectrogram
    try:
        return _stored_spectrogram(json.loads(segmentation.segmenter)["spectrogram"])
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise ProjectFileError(
            "{path} does not say how a recording was segmented ({reason}). Segment the "
            "recording again.",
            path=project.path,
            reason=error,
        ) from error


def schema_of_recording(project: Project, recording_id: RecordingId) -> str:
    """Return the key of the feature schema of a recording's segments."""
    segmentation = project.recordings.segmentation(recording_id)
    if segmentation is not None:
        return segmentation.feature_schema
    return project_schema(project)


def project_schema(tables: ProjectTables) -> str:
    """Return the key of the feature schema of most segments."""
    return next(iter(tables.features.schemas()), schema_of(DEFAULT_SCHEMA).key)


SAME_SHARE = 0.5
"""Overlap from which on two outlines are of one sound."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SegmentationPreview:
    """Result of segmenting a recording, before it is applied."""

    recording_id: RecordingId
    masks: tuple[Mask, ...]  # The new outlines.
    command: Resegment  # Replaces all other segments by the new outlines.


def preview_segmentation(
    session: Session,
    recording_id: RecordingId,
    *,
    segmenter: str = FOREST,
    progress: Progress = silent,
) -> SegmentationPreview:
    """Segment a recording without changing the project.

    Outlines of which at least half lies in kept segments are left out.

    Parameters
    ----------
    segmenter
        "automatic", the name of a preset, or "forest" for the one trained in the project.
    progress
        Receives the completed fraction; may raise to cancel.

    Returns
    -------
    SegmentationPreview
        With the command that applies it.
    """
    from birdann.analysis.pipeline import describe_recording

    project = session.project
    recording = project.recordings.one(recording_id)
    params = segmenter_of(project, segmenter)(recording)
    schema_key = schema_of_recording(project, recording_id)
    task = DescribeTask(
        recording_id=recording_id,
        sound=project.audio_path(recording),
        n_frames=recording.n_frames,
        segmenter=params,
        schema=schema_key.partition("/")[0],
    )
    description = describe_recording(
        task.sound, segmenter=params, schema=task.schema, progress=progress
    )
    kept = _kept_segments(project, recording_id)
    outlines = zip(description.masks, description.boxes, strict=True)
    new = [n for n, outline in enumerate(outlines) if not _is_among(*outline, kept)]
    stay = {s.id for s in kept}
    command = Resegment(
        [s.id for s in project.segments.of(recording_id) if s.id not in stay],
        _outlines(task, description, new),
        recording_id=recording_id,
        segmenter=describe_segmenter(params),
        notes=description.notes,
    )
    return SegmentationPreview(
        recording_id=recording_id,
        masks=tuple(description.masks[n] for n in new),
        command=command,
    )


def masks_in_view(
    session: Session,
    recording_id: RecordingId,
    between_s: tuple[float, float],
    *,
    segmenter: str,
    progress: Progress = silent,
) -> tuple[Mask, ...]:
    """Return the new outlines that segmentation would find in a part of a recording."""
    from birdann.analysis.pipeline import outlines_between

    project = session.project
    recording = project.recordings.one(recording_id)
    outlines = outlines_between(
        project.audio_path(recording),
        between_s,
        segmenter=segmenter_of(project, segmenter)(recording),
        progress=progress,
    )
    kept = _kept_segments(project, recording_id)
    return tuple(
        outline.mask for outline in outlines if not _is_among(outline.mask, outline.box, kept)
    )


def _kept_segments(project: Project, recording_id: RecordingId) -> list[Segment]:
    """Return the drawn and labelled segments of a recording."""
    labels = project.labels.all(recording_id)
    segments = project.segments.of(recording_id)
    return [s for s in segments if s.id in labels or s.provenance.maker is Maker.PERSON]


def _outlines(
    task: DescribeTask, description: "RecordingDescription", chosen: Sequence[int]
) -> Outlines:
    """Return selected results as segments with features."""
    shapes = [(description.masks[n], description.boxes[n]) for n in chosen]
    segments = segments_of_shapes(task.recording_id, shapes, task.provenance)
    features = description.features[list(chosen)]
    return Outlines(segments, schema_key=schema_of(task.schema).key, features=features)


def _is_among(mask: Mask, box: TimeFreqBox, segments: Sequence[Segment]) -> bool:
    """Whether most of a box lies in the box of one of the segments, in no other channel."""
    shared = (
        box.intersection(segment.box)
        for segment in segments
        if not are_separate(mask.grid.channel, segment.mask.grid.channel)
    )
    return any(
        each_box is not None and each_box.area >= SAME_SHARE * box.area for each_box in shared
    )
