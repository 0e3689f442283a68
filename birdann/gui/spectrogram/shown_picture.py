"""The rendering of the visible spectrogram, for figures."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from birdann.dsp.spectrogram import SpectrogramParams
from birdann.gui.spectrogram.scales import FrequencyScale


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownPicture:
    """Rendering of the visible spectrogram."""

    # params, channel, pcen: As in ``Rendering``.
    params: SpectrogramParams
    channel: int | None
    pcen: bool
    color_map: str  # One of ``COLOR_MAPS``.
    limits: tuple[float, float]  # Tile values, 0..255, of the ends of the colour map.
    # Subtracted from each bin, int16 (n_bins,); None for nothing.
    offsets: npt.NDArray[np.int16] | None
    scale: FrequencyScale  # The frequency axis.
