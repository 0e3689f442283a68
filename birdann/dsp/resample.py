"""Resampling by position, independent of the order of reads."""

from math import gcd

import numpy as np

from birdann.dsp.audio import Samples, SampleSource

_CHUNK_FRAMES = 1 << 16
_MARGIN_FRAMES = 2048


class ResampledSource:
    """A ``SampleSource`` converted by soxr (its "HQ" quality, linear phase).

    The output is computed in fixed chunks, each with a margin, so that it does not depend on
    earlier reads. Chunk borders agree to -100 dB.
    """

    def __init__(self, source: SampleSource, sample_rate_hz: int) -> None:
        self._source = source
        self.sample_rate_hz = sample_rate_hz
        common = gcd(source.sample_rate_hz, sample_rate_hz)
        self._unit_in = source.sample_rate_hz // common
        self._unit_out = sample_rate_hz // common
        self.n_frames = (source.n_frames * self._unit_out + self._unit_in // 2) // self._unit_in
        self._chunks: dict[int, Samples] = {}

    def read(self, start_frame: int, n_frames: int) -> Samples:
        """Return float32 (n,) from ``start_frame``; fewer than asked for at the end."""
        stop_frame = min(self.n_frames, start_frame + n_frames)
        if stop_frame <= start_frame:
            return np.zeros(0, dtype=np.float32)
        first, last = start_frame // _CHUNK_FRAMES, (stop_frame - 1) // _CHUNK_FRAMES
        joined = np.concatenate([self._chunk(index) for index in range(first, last + 1)])
        offset = first * _CHUNK_FRAMES
        return joined[start_frame - offset : stop_frame - offset]

    def _chunk(self, index: int) -> Samples:
        if index not in self._chunks:
            while len(self._chunks) > 1:
                self._chunks.pop(next(iter(self._chunks)))
            self._chunks[index] = self._convert(index)
        return self._chunks[index]

    def _convert(self, index: int) -> Samples:
        """Return one chunk; its input starts where input and output samples coincide."""
        import soxr

        start = index * _CHUNK_FRAMES
        stop = min(self.n_frames, start + _CHUNK_FRAMES)
        lead = -(-_MARGIN_FRAMES // min(self._unit_in, self._unit_out))
        first_unit = max(0, start // self._unit_out - lead)
        last_unit = -(-stop // self._unit_out) + lead
        first_in = first_unit * self._unit_in
        samples = self._source.read(first_in, last_unit * self._unit_in - first_in)
        converted = soxr.resample(samples, self._unit_in, self._unit_out, quality="HQ")
        cut = start - first_unit * self._unit_out
        out = np.zeros(stop - start, dtype=np.float32)
        block = converted[cut : cut + len(out)]
        out[: len(block)] = block
        return out


def with_rate(source: SampleSource, sample_rate_hz: int) -> SampleSource:
    """Return the source itself if it has that rate, else a ``ResampledSource``."""
    if source.sample_rate_hz == sample_rate_hz:
        return source
    return ResampledSource(source, sample_rate_hz)
