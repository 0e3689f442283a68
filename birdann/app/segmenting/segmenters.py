"""Choice of segmenter and settings, stored for later edits."""

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict
from functools import partial
from typing import TYPE_CHECKING, Any

from birdann.app.changes import ChangeSet, Kind
from birdann.app.session import Session
from birdann.core.errors import ModelError, ProjectFileError
from birdann.core.ids import RecordingId
from birdann.core.message import Message
from birdann.core.recording import Recording
from birdann.core.strokes import TrainedSegmenter
from birdann.features.schema import DEFAULT_SCHEMA, schema_of
from birdann.store import Project, Transaction

if TYPE_CHECKING:
    from collections.abc import Callable

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
        return lambda recording: automatic_params(recording).at(unit)
    if project is not None and name == FOREST:
        params = forest_params(project)
    else:
        params = preset_params(name).at(unit)
    return lambda _recording: params


def used_segmenter(project: Project) -> "Callable[[Recording], SegmenterParams]":
    """Return a function to the settings of most recordings of a project.

    Those of `AUTOMATIC` if none was segmented, or the settings are no longer valid.
    """
    from birdann.segmentation.presets import PRESETS, Unit

    notes = Counter(one.segmenter for one in project.recordings.segmentations().values())
    known = [preset.at(unit) for preset in PRESETS.values() for unit in Unit]
    if any(one.name == FOREST for one in project.segmenters.all()):
        known.append(forest_params(project))
    for note, _ in notes.most_common(1):
        for params in known:
            if describe_segmenter(params) == note:
                return partial(_always, params)
    return segmenter_of(project, AUTOMATIC)


def _always(params: "SegmenterParams", _recording: Recording) -> "SegmenterParams":
    return params


def automatic_params(recording: Recording) -> "SegmenterParams":
    """Return the preset for a recording's sample rate."""
    from birdann.segmentation.presets import PRESETS, preset_for

    return PRESETS[preset_for(recording.sample_rate_hz)]


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
            "No forest segmenter has been trained in {path} yet; paint some calls or "
            "confirm some segments, and train it (birdann train-segmenter).",
            path=project.path,
        )
    try:
        params = forest_of(trained.spectrogram, project.segmenters.model_bytes(trained.id))
        if params.segmenter.digest() != trained.digest:
            raise ValueError(Message("its trees are not those that were stored"))
    except (ValueError, TypeError) as error:
        raise ModelError(
            "The forest segmenter stored in {path} cannot be used ({reason}); train it again.",
            path=project.path,
            reason=error,
        ) from error
    return params


def forest_of(spectrogram: Mapping[str, Any], data: bytes) -> "SegmenterParams":
    """Return a stored forest, with its spectrogram."""
    from birdann.dsp.spectrogram import SpectrogramParams
    from birdann.segmentation.forest.segmenter import PackedForest
    from birdann.segmentation.presets import SegmenterParams

    params = SpectrogramParams(**spectrogram)
    if params.window_s > _MAX_WINDOW_S:
        raise ValueError(Message("a window of more than 10 s"))
    return SegmenterParams(spectrogram=params, segmenter=PackedForest(data), follows_near=True)


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
    from birdann.dsp.spectrogram import SpectrogramParams

    segmentation = project.recordings.segmentation(recording_id)
    if segmentation is None:
        return automatic_params(project.recordings.one(recording_id)).spectrogram
    try:
        params = SpectrogramParams(**json.loads(segmentation.segmenter)["spectrogram"])
        if params.window_s > _MAX_WINDOW_S:
            raise ValueError(Message("a window of more than 10 s"))
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise ProjectFileError(
            "{path} does not say how a recording was segmented ({reason}); segment the "
            "recording again.",
            path=project.path,
            reason=error,
        ) from error
    return params


def schema_of_recording(project: Project, recording_id: RecordingId) -> str:
    """Return the key of the feature schema of a recording's segments."""
    segmentation = project.recordings.segmentation(recording_id)
    if segmentation is not None:
        return segmentation.feature_schema
    schemas = project.features.schemas()
    return next(iter(schemas), schema_of(DEFAULT_SCHEMA).key)
