"""How the picture is drawn at one moment, for drawing it once more on paper."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from birdann.dsp.spectrogram import SpectrogramParams
    from birdann.gui.spectrogram.scales import FrequencyScale


@dataclass(frozen=True, slots=True, kw_only=True)
class ShownPicture:
    """What the eye sees of the sound.

    Attributes
    ----------
    params, channel, pcen
        What the picture is made of, see ``Rendering``.
    color_map
        One of ``COLOR_MAPS``.
    limits
        Values of tiles, 0..255, drawn as the quietest and the loudest.
    offsets
        What is taken from each bin's values, int16 (n_bins,); None: nothing.
    scale
        The frequency axis.
    """

    params: SpectrogramParams
    channel: int | None
    pcen: bool
    color_map: str
    limits: tuple[float, float]
    offsets: npt.NDArray[np.int16] | None
    scale: FrequencyScale
