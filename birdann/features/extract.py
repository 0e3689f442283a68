"""Masks and a spectrogram to one vector per mask."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from birdann.core.geometry import Mask
from birdann.dsp.spectrogram import Spectrogram
from birdann.features.hja38 import Hja38Params, hja38_features, whitened_image
from birdann.features.regions import Regions
from birdann.features.schema import FeatureSchema, schema_of

Float32Array = npt.NDArray[np.float32]


def extract(
    spectrogram: Spectrogram,
    masks: Sequence[Mask],
    schema: str,
    *,
    variants: Hja38Params | None = None,
) -> Float32Array:
    """Describe every mask by one vector.

    Parameters
    ----------
    spectrogram
        A stretch of a recording that holds all masks; its quiet moments tell the noise.
    masks
        On the spectrogram's grid, frames counted from the start of the recording.
    schema
        Name (``"hja38"``) or key (``"hja38/1"``) of the schema.
    variants
        For ``"hja38"``: deviations from the default definition.

    Returns
    -------
    float32 (n, d)
        Finite whatever the sound is.

    Raises
    ------
    KeyError
        If there is no such schema.
    ValueError
        If a mask lies on another grid or outside the spectrogram.
    """
    chosen = schema_of(schema)
    return with_context(
        local_features(spectrogram, masks, chosen, variants=variants), masks, chosen
    )


def local_features(
    spectrogram: Spectrogram,
    masks: Sequence[Mask],
    schema: FeatureSchema,
    *,
    variants: Hja38Params | None = None,
) -> Float32Array:
    """Return what can be told of each mask without knowing the recording's other masks."""
    if not masks:
        return np.zeros((0, len(schema)), dtype=np.float32)
    grid = spectrogram.layout.grid
    if any(mask.grid != grid for mask in masks):
        raise ValueError("masks and spectrogram lie on different grids")
    n_bins, n_frames = spectrogram.magnitude.shape
    regions = Regions.of(
        masks, first_frame=spectrogram.first_frame, n_bins=n_bins, n_frames=n_frames
    )
    params = variants or Hja38Params()
    image = whitened_image(spectrogram.magnitude, eight_bit=params.eight_bit)
    return hja38_features(image, regions, grid, params)


def with_context(
    local: Float32Array, masks: Sequence[Mask], schema: FeatureSchema
) -> Float32Array:
    """Complete local features by what the recording's other masks tell."""
    return local
