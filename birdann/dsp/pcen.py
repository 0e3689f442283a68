"""Spectrogram tiles after per-channel energy normalisation (PCEN).

Each bin is divided by its own slow mean and compressed, so that intermittent wind and streams
fade, and near and far calls have similar brightness: Wang et al. 2017, "Trainable frontend for
robust and far-field keyword spotting"; settings for outdoor sound of Lostanlen et al. 2019,
"Per-channel energy normalization: why and how", with a slower mean that preserves whistles.
"""

import numpy as np

from birdann.core.arrays import Float32Array, Int64Array
from birdann.dsp.audio import SampleSource
from birdann.dsp.spectrogram import Layout, Magnitudes
from birdann.dsp.tiles import DIRECT_LEVEL, TileMaker, power_of_pixels

TIME_CONSTANT_S = 0.4
_GAIN, _BIAS, _POWER = 0.8, 10.0, 0.25
_RUN_UP = 4.0
"""Time constants heard before the first frame: the same picture, wherever a tile begins."""
_LARGEST = 2.5
"""PCEN of loud calls in a quiet wood: this and greater values are drawn as the brightest."""


class PcenTileMaker(TileMaker):
    """PCEN tiles of one source. Not thread-safe.

    Values are not levels: 0..255 is the square root of PCEN, up to that of loud calls.
    """

    def __init__(
        self, source: SampleSource, layout: Layout, *, direct_level: int = DIRECT_LEVEL
    ) -> None:
        super().__init__(source, layout, direct_level=direct_level)
        n_frames = TIME_CONSTANT_S / layout.grid.hop_s
        self._smoothing = (np.sqrt(1 + 4 * n_frames**2) - 1) / (2 * n_frames**2)
        self._n_run_up = round(_RUN_UP * n_frames)

    def _power(self, first_frame: int, n_frames: int) -> Magnitudes:
        import librosa

        start = max(0, first_frame - self._n_run_up)
        stop, batch = first_frame + n_frames, self._transform.batch_frames
        parts = [
            np.sqrt(super(PcenTileMaker, self)._power(at, min(batch, stop - at)))
            for at in range(start, stop, batch)
        ]
        magnitudes = np.concatenate(parts)
        # A median: a call just before must not darken what follows, here and not in the next tile.
        typical = np.median(magnitudes[: self._n_run_up + 1], axis=0, keepdims=True)
        normalised: Float32Array = librosa.pcen(
            magnitudes,
            gain=_GAIN,
            bias=_BIAS,
            power=_POWER,
            b=self._smoothing,
            axis=0,
            zi=(1 - self._smoothing) * typical,
        )[first_frame - start :]
        values = 255 * np.sqrt(np.clip(normalised / _LARGEST, 0, 1))
        return power_of_pixels(values)

    def _sample_frames(self, middles: Int64Array) -> Magnitudes:
        count = self.FRAMES_PER_SAMPLE
        return np.stack([self._power(int(m), count).max(axis=0) for m in middles])
