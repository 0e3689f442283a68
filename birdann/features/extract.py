"""One feature vector per mask of a spectrogram."""

from collections.abc import Sequence

import numpy as np

from birdann.core.arrays import Float32Array, FloatArray, Int64Array
from birdann.core.geometry import Grid, Mask, channels_of, extents
from birdann.dsp.spectrogram import Spectrogram
from birdann.features.context import context_columns
from birdann.features.hja38 import (
    hja38_features,
    texture_columns,
    whiten_magnitude,
)
from birdann.features.regions import Regions
from birdann.features.rhythm import envelope_columns, rhythm_columns
from birdann.features.schema import FeatureSchema, schema_of
from birdann.features.spectrum import pitch_columns, spectrum_columns
from birdann.features.traces import Traces


def extract(spectrogram: Spectrogram, masks: Sequence[Mask], schema: str) -> Float32Array:
    """Return one feature vector per mask: float32 (n, d), finite.

    Raises KeyError if there is no such schema; ValueError if a mask lies on another grid or
    outside the spectrogram.

    Parameters
    ----------
    spectrogram
        A stretch of a recording that contains all masks; its quiet frames give the noise.
    masks
        On the spectrogram's grid, frames counted from the start of the recording.
    schema
        Name (``"hja38"``) or key (``"hja38/1"``) of the schema.
    """
    chosen = schema_of(schema)
    return with_context(local_features(spectrogram, masks, chosen), masks, chosen)


def local_features(
    spectrogram: Spectrogram, masks: Sequence[Mask], schema: FeatureSchema
) -> Float32Array:
    """Return the features of each mask that do not depend on other masks."""
    if not masks:
        return np.zeros((0, schema.n_local), dtype=np.float32)
    grid = spectrogram.layout.grid
    if any(mask.grid != grid for mask in masks):
        raise ValueError("masks and spectrogram lie on different grids")
    n_bins, n_frames = spectrogram.magnitude.shape
    regions = Regions.of(
        masks, first_frame=spectrogram.first_frame, n_bins=n_bins, n_frames=n_frames
    )
    magnitude = np.ascontiguousarray(spectrogram.magnitude, dtype=np.float32)
    image, loudness = whiten_magnitude(magnitude)
    if schema.name == "hja38":
        return hja38_features(image, regions, grid)
    traces = Traces.trace_masks(magnitude, loudness, regions, grid)
    columns = spectrum_columns(traces) | pitch_columns(traces)
    columns |= envelope_columns(traces) | rhythm_columns(traces)
    columns |= texture_columns(image, regions)
    return _stack_columns(columns, schema.names[: schema.n_local])


def with_context(
    local: Float32Array, masks: Sequence[Mask], schema: FeatureSchema
) -> Float32Array:
    """Complete local features, (n, n_local), by context features: float32 (n, d).

    ``masks`` are all masks of the recording, in the order of the rows.
    """
    return with_context_at(local, middles_of(masks), schema, channels_of([m.grid for m in masks]))


def with_context_at(
    local: Float32Array, middles_s: FloatArray, schema: FeatureSchema, channels: Int64Array
) -> Float32Array:
    """As ``with_context``, for masks with the given middle times and channels, (n,).

    Those of a channel are apart from those of another.
    """
    if not schema.n_context:
        return local
    if len(present := np.unique(channels)) > 1:
        out = np.empty((len(local), len(schema.names)), dtype=np.float32)
        for channel in present:
            same = channels == channel
            among = same | (channels < 0) | (channel < 0)
            same_channel = np.full(among.sum(), channel)
            out[same] = with_context_at(local[among], middles_s[among], schema, same_channel)[
                same[among]
            ]
        return out
    names = schema.names
    if not len(middles_s):
        return np.zeros((0, len(names)), dtype=np.float32)
    columns = dict(zip(names, local.T.astype(np.float64), strict=False))
    context = context_columns(middles_s, columns)
    return np.concatenate([local, _stack_columns(context, names[schema.n_local :])], axis=1)


def middles_of(masks: Sequence[Mask]) -> FloatArray:
    """Return float64 (n,): the middle time of each mask."""
    return middles_within(masks[0].grid, extents(masks)) if masks else np.zeros(0)


def middles_within(grid: Grid, reach: Int64Array) -> FloatArray:
    """As ``middles_of``, for masks of one grid with the extents ``reach``, (n, 4)."""
    return grid.first_frame_s + (reach[:, 0] + reach[:, 1] - 1) / 2 * grid.hop_s


def _stack_columns(columns: dict[str, FloatArray], names: Sequence[str]) -> Float32Array:
    return np.array([columns[name] for name in names], dtype=np.float32).T.copy()
