"""Transforms of frames side by side, against numpy's in double precision."""

import numpy as np
import pytest

from birdann.dsp._fourier import LANES, tables_of, write_power


@pytest.mark.parametrize("n_fft", [2, 4, 6, 10, 16, 18, 50, 64, 120, 384, 720, 768, 1500])
@pytest.mark.parametrize(("n_frames", "hop"), [(LANES, 3), (3 * LANES - 1, 7)])
def test_agrees_with_numpy(n_fft, n_frames, hop):
    rng = np.random.default_rng(n_fft)
    window = rng.uniform(0.5, 1.0, max(1, n_fft - 3)).astype(np.float32)
    samples = rng.normal(size=(n_frames - 1) * hop + len(window)).astype(np.float32)
    frames = np.lib.stride_tricks.sliding_window_view(samples, len(window))[::hop]
    spectra = np.fft.rfft(frames.astype(np.float64) * window, n_fft).T
    for n_bins in (n_fft // 2 + 1, n_fft // 4 + 1):
        out = np.empty((n_bins, n_frames), dtype=np.float32)
        expected = np.abs(spectra[:n_bins])
        for takes_roots, values in ((True, expected), (False, expected**2)):
            write_power(samples, window, hop, tables_of(n_fft), out, takes_roots)
            np.testing.assert_allclose(out, values, rtol=1e-5, atol=1e-6 * values.max())


def test_silence_beside_sound_stays_silent():
    samples = np.zeros(64 * LANES, dtype=np.float32)
    samples[: 32 * LANES] = np.random.default_rng(0).normal(size=32 * LANES)
    out = np.empty((33, LANES), dtype=np.float32)
    write_power(samples, np.ones(64, dtype=np.float32), 64, tables_of(64), out, True)
    assert out[:, : LANES // 2].all()
    assert not out[:, LANES // 2 :].any()
