"""Loading compiled functions before the first recording."""

from collections.abc import Callable

import numpy as np

from birdann.analysis.compiling import on_compiling
from birdann.core.arrays import Float32Array
from birdann.dsp.audio import ArraySource
from birdann.dsp.spectrogram import spectrogram
from birdann.features.context import context_columns
from birdann.features.extract import extract
from birdann.features.schema import DEFAULT_SCHEMA, schema_of
from birdann.segmentation.presets import DEFAULT_PRESET, PRESETS

_RATE_HZ = 48_000
_LENGTH_S = 2.0


def load_kernels() -> bool:
    """Load the compiled functions by describing synthetic sound.

    Returns whether all are loaded: stops if one would have to be compiled, which takes seconds and
    cannot be interrupted.
    """
    return _is_done_uncompiled(_describe)


def load_joining_kernels() -> bool:
    """Load the functions that join the parts of a long recording, in the same way."""
    names = schema_of(DEFAULT_SCHEMA).names
    columns = {name: np.ones(1) for name in names}
    return _is_done_uncompiled(lambda: context_columns(np.ones(1), columns))


def _describe() -> None:
    params, source = PRESETS[DEFAULT_PRESET], ArraySource(_calls(), _RATE_HZ)
    calls = spectrogram(source, params.spectrogram)
    masks = [outline.mask for outline in params.outlines(calls, source)]
    extract(calls, masks, DEFAULT_SCHEMA)


def _is_done_uncompiled(work: Callable[[], object]) -> bool:
    """Run some work unless it requires compilation; return whether it was done."""
    try:
        with on_compiling(_refuse):
            work()
    except _NotCompiledError:
        return False
    return True


class _NotCompiledError(Exception):
    """A function has not been compiled yet."""


def _refuse() -> None:
    raise _NotCompiledError


def _calls() -> Float32Array:
    """Return two falling calls in noise, and a raindrop."""
    rng = np.random.default_rng(0)
    samples = rng.normal(0.0, 1e-3, round(_LENGTH_S * _RATE_HZ))
    t = np.arange(round(0.2 * _RATE_HZ)) / _RATE_HZ
    call = 0.1 * np.hanning(len(t)) * np.sin(2 * np.pi * (5000.0 - 4000.0 * t) * t)
    for start_s in (0.5, 1.2):
        start = round(start_s * _RATE_HZ)
        samples[start : start + len(call)] += call
    drop = round(_RATE_HZ * 1.0)
    samples[drop : drop + _RATE_HZ // 200] += rng.normal(0.0, 0.1, _RATE_HZ // 200)
    return samples.astype(np.float32)
