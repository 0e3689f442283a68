"""The segmenter of the HJA and MLSP-2013 data sets, with a threshold instead of the forest."""

from dataclasses import asdict, dataclass
from typing import ClassVar

import numpy as np

from birdann.core.geometry import Mask
from birdann.core.ids import settings_digest
from birdann.dsp.noise import QUIET_SHARE, whiten
from birdann.dsp.spectrogram import Spectrogram
from birdann.segmentation.components import blur, large_components


@dataclass(frozen=True, slots=True, kw_only=True)
class WhitenedSegmenter:
    """Outlines sounds in the whitened 8-bit image of Pterodactyl 0.1.

    Image, noise filter, blur and size limits are those of the program that made the two data sets
    (Briggs 2013); its unpublished trained forest is replaced by a threshold on the filtered and
    blurred image.
    """

    # Power over the noise of the quietest fifth of the frames. The filter divides by a sum over
    # those frames, so the image threshold depends on their number.
    contrast_db: float = 5.0

    name: ClassVar[str] = "whitened"

    def digest(self) -> str:
        """Return a short hash of the settings."""
        return settings_digest({"name": self.name, **asdict(self)})

    def segment(self, spectrogram: Spectrogram) -> list[Mask]:
        """Return the masks of large enough components, by frequency.

        The spectrogram is of a whole recording, ``birdann.dsp.spectrogram.HJA_MLSP`` for the exact
        data sets. Magnitudes that are not finite count as silence.
        """
        if not spectrogram.n_frames:
            return []
        image = whiten(zero_non_finite(spectrogram.magnitude))
        n_quiet = np.ceil(QUIET_SHARE * spectrogram.n_frames)
        # The image holds square roots of magnitudes: a quarter of the decibels of power.
        minimum = min(1.0, 10 ** (self.contrast_db / 40) / np.sqrt(n_quiet))
        is_call = (blur(image) >= minimum) & (image > 0).any()
        return large_components(is_call, spectrogram.layout.grid, spectrogram.first_frame)


def zero_non_finite(magnitude: np.typing.NDArray[np.float32]) -> np.typing.NDArray[np.float32]:
    """Return magnitudes (n_bins, n_frames) with non-finite ones set to 0."""
    if np.isfinite(magnitude.sum(dtype=np.float64)):
        return magnitude
    return np.nan_to_num(magnitude, nan=0.0, posinf=0.0, neginf=0.0)
